/// What a node of the tree is. The case name is the kind that `syntax` prints.
enum SyntaxKind: UInt8, Sendable, CaseIterable {
    case sourceFile
    /// Tokens that recovery skipped: only where the source is wrong.
    case error

    // Declarations
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
    case `func`, `init`, `deinit`, `subscript`, accessor
    case `var`, `case`, `typealias`, `associatedtype`, `import`, macro, `operator`, precedenceGroup
    case ifConfig, ifConfigClause, poundDirective

    // Parts of declarations
    case name, attribute, modifier, memberBlock, accessorBlock, patternBinding, enumElement
    case genericParameterClause, genericParameter, genericWhereClause, requirement
    case inheritanceClause, parameterClause, parameter, effects

    // Statements
    case codeBlock, `if`, `switch`, switchCase, caseItem, `for`, `while`, `repeat`, `guard`, `do`, `catch`
    case `defer`, `return`, `throw`, `break`, `continue`, `fallthrough`, yield, then, discard, labeled
    case conditionList, bindingCondition, patternCondition, availabilityCondition

    // Patterns
    case identifierPattern, wildcardPattern, tuplePattern, valueBindingPattern, isPattern

    // Expressions
    case identifier, wildcard, integer, float, boolean, `nil`, string, interpolation, regex
    case editorPlaceholder
    case array, dictionary, dictionaryElement, tuple, closure, captureList, capture, closureSignature
    case call, subscriptCall, argument, memberAccess, implicitMember, optionalChain, forceUnwrap, genericSpecialization
    case prefixOperator, postfixOperator, `inout`, operatorReference
    case binary, assignment, ternary, `is`, `as`
    case `try`, await, unsafe, consume, copy, borrow, packElement, packExpansion
    case keyPath, keyPathComponent, macroExpansion, typeExpression

    // Types
    case identifierType, memberType, optionalType, implicitlyUnwrappedType, arrayType, inlineArrayType, dictionaryType
    case tupleType, tupleTypeElement, functionType, compositionType, someType, anyType, metatypeType, suppressedType
    case packExpansionType, packElementType, attributedType, genericArgumentClause
}
