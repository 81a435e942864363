import Testing

@testable import LintCore

/// Parameters, requirements, packs and value generics.
@Suite struct GenericsTests {
    @Test(arguments: [
        (
            "func f<A, B: C, each D>() where A == B.E, A: F {}",
            #"(func (name "f") (genericParameterClause (genericParameter (name "A")) (genericParameter (name "B") (identifierType "C")) (genericParameter (name "D"))) (parameterClause "()") (genericWhereClause (requirement (identifierType "A") (memberType .E (identifierType "B"))) (requirement (identifierType "A") (identifierType "F"))) (codeBlock "{}"))"#
        ),
        (
            "struct S<let n: Int> {}",
            #"(struct (name "S") (genericParameterClause (genericParameter (name "n") (identifierType "Int"))) (memberBlock "{}"))"#
        ),
        (
            "extension V where N == 3, 4 == M {}",
            #"(extension (identifierType "V") (genericWhereClause (requirement (identifierType "N") (integer "3")) (requirement (integer "4") (identifierType "M"))) (memberBlock "{}"))"#
        ),
        (
            "func f(_ a: repeat each A) -> (repeat each A) {}",
            #"(func (name "f") (parameterClause (parameter (name "_") (name "a") (packExpansionType (packElementType (identifierType "A"))))) (tupleType (tupleTypeElement (packExpansionType (packElementType (identifierType "A"))))) (codeBlock "{}"))"#
        ),
        (
            "protocol P<A>: Q { associatedtype A: B = C where A: D }",
            #"(protocol (name "P") (genericParameterClause (genericParameter (name "A"))) (inheritanceClause (identifierType "Q")) (memberBlock (associatedtype (name "A") (inheritanceClause (identifierType "B")) (identifierType "C") (genericWhereClause (requirement (identifierType "A") (identifierType "D"))))))"#
        ),
    ] as [(String, String)])
    func genericClausesNameParametersAndRequirements(source: String, tree: String) { assertTree(source, tree) }
}
