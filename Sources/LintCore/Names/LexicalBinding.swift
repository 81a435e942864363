/// A name that a block, closure or parameter list brings into a body.
struct LexicalBinding {
    enum Origin {
        /// `let x = value`; nil where no value is written. A capture with a value, `[x = value]`, is one too.
        case variable(value: Node?)
        /// `if let x = subject`, `case .some(let x) = subject` and the patterns of a `switch` over it.
        case pattern(subject: Node?)
        /// `if let x`, which names what an outer `x` holds.
        case shorthand(Node)
        /// `for x in sequence`.
        case loop(sequence: Node?)
        /// A parameter of a closure, by its place; `$0` is one without a name.
        case closureParameter(closure: Node, index: Int)
        /// A parameter of a function, initializer or subscript.
        case functionParameter(function: Node, parameter: Node)
        /// What an accessor is given: `newValue`, `oldValue`, or the name that is written behind `set`.
        case accessorParameter(accessor: Node)
        /// `error`, or what the pattern of a `catch` binds.
        case caughtError(catch: Node)
        /// A function inside a function.
        case function(Node)
        /// A type or an alias of one inside a function.
        case type(Node)
    }

    let origin: Origin
    /// The name or pattern that brings it in; for `$0` the closure, for `error`, `newValue` and `oldValue` what implies them.
    let declaration: Node
    /// What of it the name stands for: `$model` of `@Bindable var model` is its projection.
    var projection = Projection.none
}

extension LexicalBinding.Origin {
    /// Whether it holds what it was declared with for good.
    var isLet: Bool {
        guard case .variable(let value?) = self, let statement = value.ancestors.first(where: { $0.kind == .var }) else { return true }
        return VariableDecl(statement)?.isLet ?? true
    }
}
