/// A type taken apart, a line for each part, with what the source says of it. Made by `TypeTreeBuilder`.
struct TypeTree {
    struct Line {
        let depth: Int
        /// The name of a type whose arguments follow one level deeper, or a whole type.
        let text: String
        let remarks: [Remark]
    }

    /// What a line is besides its type.
    struct Remark {
        enum Kind {
            /// A branch, by its label.
            case branch(String)
            /// What stands behind `some` in a declaration, by its name.
            case helper(String)
            /// Why it is not known.
            case unknown(String)
            /// What it rests on that was not read.
            case assumed(String)
        }

        let kind: Kind
        let place: SourcePlace
    }

    var lines: [Line] = []
}

/// A place in a file of a program; `unit` is -1 where there is none to name.
struct SourcePlace: Hashable {
    let unit: Int32
    let offset: Int
}
