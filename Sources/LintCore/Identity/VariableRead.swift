/// A variable that code reads, led back through locals, parameters and computed properties to where it is stored.
struct VariableRead {
    /// The stored property or global; nil for what comes from elsewhere: a parameter that nobody filled, an unknown name.
    let declaration: DeclarationID?
    /// As the code speaks of it, without `self`: `model`, `isLoading`.
    let path: [String]
    /// Whether it is one element of what is read, as in a row of a `ForEach`.
    let isElement: Bool
    /// Whether the value decides by itself: any change of it is a change of the expression.
    let isBare: Bool
    /// Whether it is the binding that is handed on, `$isOn`, and not what it leads to.
    var isProjection = false
    /// Where it is read, for the question how often it changes.
    let reference: ScopedNode

    var text: String { path.joined(separator: ".") }

    /// Whether a change of a variable is seen by this read: of the same one, of a part of it or of what it is part of.
    func sees(_ variable: DeclarationID, _ changed: [String]) -> Bool {
        guard declaration == variable else { return false }
        return zip(path, changed).allSatisfy { $0 == $1 }
    }
}

extension [VariableRead] {
    /// Each variable once, in the order in which they are met.
    var unique: [VariableRead] {
        var found: [VariableRead] = []
        for read in self {
            guard let index = found.firstIndex(where: { $0.declaration == read.declaration && $0.path == read.path }) else {
                found.append(read)
                continue
            }
            found[index].isProjection = found[index].isProjection && read.isProjection
        }
        return found
    }

    /// The value is read of all that was found since.
    mutating func markAsValues(from start: Int) {
        for index in start..<count { self[index].isProjection = false }
    }
}
