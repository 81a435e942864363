/// A variable that code reads, led back through locals, parameters and computed properties to where it is stored.
struct ReadVariable: Equatable {
    /// The stored property or global; nil for what comes from elsewhere: a parameter that nobody filled, an unknown name.
    let declaration: DeclarationID?
    /// As the code speaks of it, without `self`: `model`, `isLoading`.
    let path: [String]
    /// Where it is read, for the question how often it changes.
    let reference: ScopedNode
    /// Whether it is one element of what is read, as in a row of a `ForEach`.
    var isElement = false
    /// Whether the value decides by itself: any change of it is a change of the expression.
    var isBare = false
    /// Whether the expression is all of what the path leads to, and nothing that is made of it.
    var isWhole = false
    /// Whether it is the binding that is handed on, `$isOn`, and not what it leads to.
    var isProjection = false
    /// Where it is asked only whether there is a value: how many parts of the path decide that.
    var presence: Int?
    /// Whether it is asked only which elements there are, and not in what order.
    var isUnordered = false
    /// Whether the last of the path is a method, which is called on the rest.
    var isCall = false

    var text: String { path.joined(separator: ".") + (isCall ? "()" : "") }

    /// Whether a change of a variable is seen by this read: of the same one, of a part of it or of what it is part of.
    func sees(_ variable: DeclarationID, _ changed: [String]) -> Bool {
        guard declaration == variable else { return false }
        // `user != nil` comes out as before where only the name of the user changed.
        if let presence, changed.count > presence { return false }
        return zip(path, changed).allSatisfy { $0 == $1 }
    }
}

extension [ReadVariable] {
    /// Each variable once, in the order in which they are met.
    var unique: [ReadVariable] {
        var found: [ReadVariable] = []
        for read in self {
            guard let index = found.firstIndex(where: { $0.declaration == read.declaration && $0.path == read.path }) else {
                found.append(read)
                continue
            }
            found[index].isProjection = found[index].isProjection && read.isProjection
            found[index].isWhole = found[index].isWhole && read.isWhole
            found[index].isUnordered = found[index].isUnordered && read.isUnordered
            if let presence = found[index].presence { found[index].presence = read.presence.map { Swift.max($0, presence) } }
        }
        return found
    }

    /// The same where the bindings are handed on, or the values are read.
    func asBindings(_ areBindings: Bool) -> [ReadVariable] {
        map { read in
            var read = read
            read.isProjection = areBindings
            return read
        }
    }
}

extension Array: FlowAnswer where Element == ReadVariable {
    static var nothing: [ReadVariable] { [] }
    func joined(with other: [ReadVariable]) -> [ReadVariable] { (self + other).unique }
}

/// How an expression uses what it names.
struct ReadManner: Hashable {
    /// Whether the value decides by itself: any change of it is a change of the expression.
    var isBare = false
    /// Whether no more is asked than whether there is a value: `user != nil`, `if let user`.
    var isPresence = false
    /// Whether it is asked only which elements there are, and not in what order.
    var isUnordered = false

    static let whole = ReadManner(isBare: true)
    static let part = ReadManner()

    /// The manner in which all of what a name stands for is used; of a member, it says nothing about the rest.
    func ofAll(_ path: [String]) -> ReadManner { path.count == 1 ? self : .part }

    var asPart: ReadManner { ReadManner(isPresence: isPresence, isUnordered: isUnordered) }
}

extension Node {
    /// Whether code asks of a reference in it no more than whether there is a value: `a != nil`, `if let a`.
    func asksForPresence(of reference: Node) -> Bool {
        if reference.kind == .bindingCondition { return true }
        var top = reference
        while top.id != id, !top.isMatchedForPresence, let parent = top.parent {
            switch parent.kind {
            case .tuple, .argument: top = parent
            case .bindingCondition: return parent.child(.initialValue)?.id == top.id
            case .binary: return parent.comparesWithNil
            default: return false
            }
        }
        return top.isMatchedForPresence
    }

    var comparesWithNil: Bool {
        let sign = operatorText
        return (sign == "==" || sign == "!=") && [child(.left), child(.right)].contains { $0?.withoutEffects.isAbsence ?? false }
    }

    /// What is compared with `true` or `false`: `isOn` of `isOn == false`.
    var comparedWithBoolean: Node? {
        guard operatorText == "==" || operatorText == "!=", let left = child(.left), let right = child(.right) else { return nil }
        return right.kind == .boolean ? left : left.kind == .boolean ? right : nil
    }

    /// `nil` and `.none`
    var isAbsence: Bool { kind == .nil || kind == .implicitMember && memberName == "none" }
}

extension LexicalBinding.Origin {
    /// The one name outside that it is another name for: of a shorthand `if let user` the condition, `user` of `if let known = user`.
    var outerName: Node? {
        if case .shorthand(let condition) = self { return condition }
        return alias.flatMap { $0.ownPath.count == 1 ? $0.start : nil }
    }

    /// What a local is another name for: `user` of `let known = user`, `if let known = user` and `case let known?`.
    var alias: CodeReference? {
        switch self {
        case .variable(let value?): CodeReference.plain(value)
        case .pattern(let value?) where value.parent.map { $0.kind == .bindingCondition && $0.child(.pattern)?.kind == .identifierPattern } ?? false:
            CodeReference.plain(value)
        case .pattern(let value?) where value.isUnwrappedByPatterns: CodeReference.plain(value)
        default: nil
        }
    }
}
