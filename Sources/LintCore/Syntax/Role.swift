/// Which child of its parent a node is, so that views of the tree never count positions.
enum Role: UInt8, Sendable, CaseIterable {
    case none
    case attribute, modifier, name, genericParameters, inheritance, genericWhere, parameters, effects, result, body
    case accessors, pattern, type, initialValue, defaultValue, rawValue, member, statement
    case condition, thenBody, elseBody, subject, sequence, guardCondition, label
    case base, callee, argument, trailingClosure, genericArguments, key, value, element
    case left, right, operand, capture, signature, segment, component
}
