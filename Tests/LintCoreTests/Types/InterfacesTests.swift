import Testing

@testable import LintCore

@Suite struct InterfacesTests {
    /// If this fails, run `scripts/generate.sh`.
    @Test func theBinaryHoldsTheInterfacesAsTheyAre() throws {
        try expect(EmbeddedInterfaces.systems, below: "Sources/LintCore/Generated/Interfaces/")
        try expect(EmbeddedInterfaces.libraries, below: "Sources/LintCore/Types/Interfaces/Libraries/")
    }

    private func expect(_ embedded: [(module: String, text: StaticString)], below folder: String) throws {
        #expect(try embedded.map { $0.module + ".swiftinterface" } == ProjectFolder.files(below: folder, endingWith: ".swiftinterface"))
        for (module, text) in embedded {
            let file = try ProjectFolder.text(of: folder + module + ".swiftinterface")
            #expect(text.description == file, "\(module) differs from its file")
        }
    }

    @Test func everyInterfaceParses() {
        for (module, text) in EmbeddedInterfaces.all {
            #expect(Parser.parse(SourceFile(path: module, text: text.description)).errorCount == 0, "\(module)")
        }
    }

    /// One member per line, so that a declaration is found, shown and compared as one line.
    @Test func everyMemberStandsOnALineOfItsOwn() {
        for (module, text) in EmbeddedInterfaces.all {
            for line in text.description.split(separator: "\n") {
                let indentation = line.prefix { $0 == " " }.count
                #expect(indentation % 4 == 0, "\(module): \(line)")
            }
        }
    }

    /// What `InterfaceIndex` is made by.
    @Test func everyDeclarationStandsWhereItIsLookedFor() {
        for (module, text) in EmbeddedInterfaces.all {
            let source = SourceFile(path: module, text: text.description)
            let lines = LineTable(source)
            withTree(source) { tree in
                for node in tree.root.descendants {
                    guard let body = node.child(.body), TypeDecl(node) != nil else { continue }
                    let start = lines.lineAndUTF8Column(at: node.range.startOffset)
                    let end = lines.lineAndUTF8Column(at: body.range.endOffset - 1)
                    #expect(start.line == end.line || start.utf8Column == end.utf8Column, "\(module): \(node.text.prefix(80))")
                }
            }
        }
    }

    /// Which words of a declaration may name types is told by their first letters.
    @Test func everyTypeStartsWithACapital() {
        for (module, text) in EmbeddedInterfaces.all {
            withTree(SourceFile(path: module, text: text.description)) { tree in
                for node in tree.root.descendants {
                    switch node.kind {
                    case .struct, .class, .enum, .actor, .protocol, .typealias, .associatedtype:
                        let name = node.child(.name)?.nameText ?? ""
                        #expect(name.drop { $0 == "_" }.first?.isUppercase ?? false, "\(module): \(name)")
                    default: break
                    }
                }
            }
        }
    }
}
