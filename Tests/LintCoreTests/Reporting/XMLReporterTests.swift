import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import LintCore

/// What an XML parser sees of a report.
private final class XMLElements: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""

        subscript(_ attribute: String) -> String? { attributes[attribute] }
    }

    private(set) var all: [Element] = []
    private var open: [Int] = []

    init(_ document: String) throws {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func named(_ name: String) -> [Element] { all.filter { $0.name == name } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
        open.append(all.count)
        all.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let index = open.last { all[index].text += text }
    }
}

@Suite struct XMLReporterTests {
    /// Every scalar of the first 256, and those that XML does not know among the others.
    private static let hostile: String = {
        var text = "]]><!-- & \"quoted\" 'so' --><x a=\"b\">"
        for value in (0..<0x100) + [0x2028, 0x202E, 0xFFFD, 0xFFFE, 0xFFFF, 0x1F600] {
            if let scalar = Unicode.Scalar(UInt32(value)) { text.unicodeScalars.append(scalar) }
        }
        return text
    }()

    /// What of it can be told in XML 1.0.
    private static let told: String = {
        var text = ""
        for scalar in hostile.unicodeScalars where scalar == "\t" || scalar == "\n" || scalar == "\r" || scalar.value >= 0x20 {
            if scalar.value != 0xFFFE, scalar.value != 0xFFFF { text.unicodeScalars.append(scalar) }
        }
        return text
    }()

    private static var fixture: ReportFixture {
        var fixture = ReportFixture()
        fixture.add("A.swift", "é x", at: "x", .error, rule: "one-rule")
        fixture.add("A.swift", "é x", at: "é", .note, rule: "two-rule")
        fixture.add(hostile, "x", at: "x", message: Message(stringLiteral: hostile))
        return fixture
    }

    @Test func checkstyleSortsFindingsByFile() throws {
        let elements = try XMLElements(Self.fixture.render(.checkstyle))
        #expect(elements.all[0].name == "checkstyle")
        #expect(elements.all[0]["version"] == "4.3")
        #expect(elements.named("file").map { $0["name"] } == ["A.swift", Self.told])
        let errors = elements.named("error")
        #expect(errors.map { $0["severity"] } == ["error", "info", "warning"])
        #expect(errors.map { $0["line"] } == ["1", "1", "1"])
        #expect(errors.map { $0["column"] } == ["4", "1", "1"])
        #expect(errors[0]["source"] == "identity-lint.one-rule")
        #expect(errors[0]["message"] == "something is wrong; mend it")
        #expect(errors[2]["message"] == Self.told + "; mend it")
    }

    @Test func anEmptyCheckstyleReportIsADocument() throws {
        #expect(try XMLElements(ReportFixture().render(.checkstyle)).all.map(\.name) == ["checkstyle"])
    }

    @Test func junitCountsEveryFindingAsAFailedTest() throws {
        let elements = try XMLElements(Self.fixture.render(.junit))
        let root = try #require(elements.named("testsuites").first)
        #expect([root["tests"], root["failures"], root["errors"]] == ["3", "3", "0"])
        let suites = elements.named("testsuite")
        #expect(suites.map { $0["name"] } == ["A.swift", Self.told])
        #expect(suites.map { $0["tests"] } == ["2", "1"])
        #expect(suites.map { $0["failures"] } == ["2", "1"])
        let cases = elements.named("testcase")
        #expect(cases.map { $0["name"] } == ["one-rule at 1:4", "two-rule at 1:1", "some-rule at 1:1"])
        #expect(cases.map { $0["classname"] } == ["A.swift", "A.swift", Self.told])
        let failures = elements.named("failure")
        #expect(failures.map { $0["type"] } == ["error", "note", "warning"])
        #expect(failures[0].text == "A.swift:1:4: error: something is wrong; mend it [one-rule]")
        #expect(failures[2]["message"] == Self.told)
        #expect(failures[2].text == "\(Self.told):1:1: warning: \(Self.told); mend it [some-rule]")
    }

    @Test func aCleanJUnitReportHasATestThatPasses() throws {
        let elements = try XMLElements(ReportFixture().render(.junit))
        #expect(elements.all.map(\.name) == ["testsuites", "testsuite", "testcase"])
        #expect(elements.all.prefix(2).map { $0["tests"] } == ["1", "1"])
        #expect(elements.all.prefix(2).map { $0["failures"] } == ["0", "0"])
    }
}
