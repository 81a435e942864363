import Testing

@testable import LintCore

@Suite struct InterfacesTests {
    private static let folder = "Sources/LintCore/Types/Interfaces/"

    /// If this fails, run `scripts/generate-interface.sh`.
    @Test func theBinaryHoldsTheInterfacesAsTheyAre() throws {
        let paths = try ProjectFolder.files(below: Self.folder, endingWith: ".swiftinterface")
        #expect(EmbeddedInterfaces.all.map { $0.module + ".swiftinterface" } == paths)
        for (module, text) in EmbeddedInterfaces.all {
            let file = try ProjectFolder.text(of: Self.folder + module + ".swiftinterface")
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
}
