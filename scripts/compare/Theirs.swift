import SwiftOperators
import SwiftParser
import SwiftSyntax

/// What SwiftParser finds in one file.
struct Theirs {
    var hasError = false
    /// Sorted.
    var occurrences: [Occurrence] = []
    /// Places that swift-syntax models otherwise on purpose: ours may name them or not.
    var tolerated: Set<Occurrence> = []

    static func parse(_ bytes: [UInt8], foldingOperators: Bool) -> Theirs {
        let tree = bytes.withUnsafeBufferPointer { SwiftParser.Parser.parse(source: $0) }
        guard !tree.hasError else { return Theirs(hasError: true) }
        let collector = Collector(viewMode: .sourceAccurate)
        if foldingOperators {
            var table = OperatorTable.standardOperators
            table.addSourceFile(tree) { _ in }
            collector.walk(table.foldAll(tree) { _ in })
        } else {
            collector.walk(tree)
        }
        return Theirs(occurrences: collector.occurrences.sorted(), tolerated: collector.tolerated)
    }
}

private final class Collector: SyntaxAnyVisitor {
    var occurrences: [Occurrence] = []
    var tolerated: Set<Occurrence> = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.kind == .simpleStringLiteralExpr {
            // `@available(message: "…")`: not an expression there, a string nevertheless.
            tolerated.insert(occurrence(.string, node))
        }
        if let kind = comparedKind(of: node) { occurrences.append(occurrence(kind, node)) }
        return .visitChildren
    }

    private func occurrence(_ kind: ComparedKind, _ node: Syntax) -> Occurrence {
        Occurrence(
            kind: kind, startOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset,
            endOffset: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    private func isBound(_ node: Syntax) -> Bool { node.parent?.parent?.kind == .optionalBindingCondition }

    private func comparedKind(of node: Syntax) -> ComparedKind? {
        switch node.kind {
        case .structDecl: .struct
        case .classDecl: .class
        case .enumDecl: .enum
        case .actorDecl: .actor
        case .protocolDecl: .protocol
        case .extensionDecl: .extension
        case .functionDecl: .func
        case .initializerDecl: .`init`
        case .deinitializerDecl: .deinit
        case .subscriptDecl: .subscript
        case .accessorDecl: .accessor
        case .variableDecl: .var
        case .enumCaseDecl: .case
        case .typeAliasDecl: .typealias
        case .associatedTypeDecl: .associatedtype
        case .importDecl: .import
        case .macroDecl: .macro
        case .operatorDecl: .operator
        case .precedenceGroupDecl: .precedenceGroup
        // A postfix `#if` is an expression that holds its base and an `IfConfigDecl`; ours is one node over both.
        case .ifConfigDecl: node.parent?.kind == .postfixIfConfigExpr ? nil : .ifConfig
        case .postfixIfConfigExpr: .ifConfig
        case .ifExpr: .if
        case .switchExpr: .switch
        case .switchCase: .switchCase
        case .forStmt: .for
        case .whileStmt: .while
        case .repeatStmt: .repeat
        case .guardStmt: .guard
        case .doStmt: .do
        case .deferStmt: .defer
        case .returnStmt: .return
        case .functionCallExpr: .call
        case .subscriptCallExpr: .subscriptCall
        case .memberAccessExpr: node.as(MemberAccessExprSyntax.self)?.base == nil ? .implicitMember : .memberAccess
        case .closureExpr: .closure
        case .keyPathExpr: .keyPath
        case .macroExpansionExpr, .macroExpansionDecl: .macroExpansion
        case .arrayExpr: .array
        case .dictionaryExpr: .dictionary
        // `if let (a, b) = …`: a pattern for us.
        case .tupleExpr: node.parent?.kind == .expressionPattern && isBound(node) ? nil : .tuple
        // `@_cdecl("…")`: what such attributes hold is no expression for us.
        case .stringLiteralExpr: node.parent?.kind == .attribute ? nil : .string
        case .infixOperatorExpr:
            node.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) == true ? .assignment : .binary
        case .ternaryExpr: .ternary
        case .isExpr: .is
        case .asExpr: .as
        default: nil
        }
    }
}
