/// What a name in code means.
enum Meaning {
    /// A variable, a pattern, a loop's element, a caught error or a function or type that a block around declares.
    case local(LexicalBinding)
    /// A parameter of the function, initializer or subscript around, or what an accessor is given.
    case parameter(LexicalBinding)
    /// A parameter of a closure around, `$0` included.
    case closureElement(LexicalBinding)
    /// `self`, of the type around; nil where that was not read.
    case selfValue(DeclarationID?)
    /// A property or global variable of the project.
    case property(DeclarationID, Projection)
    /// A function, initializer or subscript of the project, called or named.
    case function(DeclarationID)
    /// A type or alias of the project.
    case type(DeclarationID)
    /// A case of an enum of the project.
    case enumCase(DeclarationID)
    /// What an interface of a library declares, of whatever kind; `projection` as for a property.
    case library(DeclarationID, Projection)
    /// A generic parameter, or a type that has no declaration: a tuple, a function.
    case genericParameter
    /// A part that the language gives what has it: an element of a tuple, `allCases` of an enum.
    case element
    /// A module: `SwiftUI` of `SwiftUI.Text`.
    case module(Name)
    /// Nothing that can be told, and why.
    case unknown(UnknownMeaning)
}

extension Meaning {
    /// The declaration of the project or of a library that is meant; nil for what a block declares and what is not known.
    var declaration: DeclarationID? {
        switch self {
        case .property(let id, _), .function(let id), .type(let id), .enumCase(let id), .library(let id, _): id
        case .local, .parameter, .closureElement, .selfValue, .genericParameter, .element, .module, .unknown: nil
        }
    }

    /// What the blocks around declare.
    var binding: LexicalBinding? {
        switch self {
        case .local(let found), .parameter(let found), .closureElement(let found): found
        case .selfValue, .property, .function, .type, .enumCase, .library, .genericParameter, .element, .module, .unknown: nil
        }
    }

    /// Meaning of what blocks, closures and parameter lists declare.
    init(_ binding: LexicalBinding) {
        switch binding.origin {
        case .variable, .pattern, .shorthand, .loop, .caughtError, .function, .type: self = .local(binding)
        case .functionParameter, .accessorParameter: self = .parameter(binding)
        case .closureParameter: self = .closureElement(binding)
        }
    }
}
