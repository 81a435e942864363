/// A value of a JSON document and where it stands. Made by `JSONReader`.
struct JSONValue {
    indirect enum Content {
        /// As written: a version such as `17.10` is not the number 17.1.
        case number(String)
        case string(String)
        case boolean(Bool)
        case null
        case array([JSONValue])
        case object([JSONMember])
    }

    let content: Content
    let range: ByteRange

    /// What it is, as a sentence names it.
    var kindName: String {
        switch content {
        case .number: "a number"
        case .string: "a string"
        case .boolean: "true or false"
        case .null: "null"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// A key of an object, with its value.
struct JSONMember {
    let key: String
    let keyRange: ByteRange
    let value: JSONValue
}

/// Something wrong at one place of a document.
struct JSONProblem: Hashable {
    let offset: Int
    let message: String
}
