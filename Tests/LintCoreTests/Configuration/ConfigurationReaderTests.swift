import Foundation
import Testing

@testable import LintCore

@Suite struct ConfigurationReaderTests {
    private static let options: [String: [RuleOption]] = [
        "foreach-hash-id": [RuleOption(name: "lists", kind: .names, summary: "lists"), .exclude], "id-modifier-random": [.exclude],
    ]

    private static let known = KnownRules(options: options, families: ["ids": ["foreach-hash-id", "id-modifier-random"]])

    private func read(_ text: String, at place: ConfigurationReader.Place = .project) throws(ConfigurationError) -> Configuration {
        try ConfigurationReader.read(
            SourceFile(path: "c.json", text: text), folder: "/project", rules: Self.known, at: place)
    }

    private func problems(_ text: String, at place: ConfigurationReader.Place = .project) -> [String] {
        do {
            _ = try read(text, at: place)
            return []
        } catch {
            return error.problems.map(\.text)
        }
    }

    @Test func everyKeyIsRead() throws {
        let configuration = try read("""
            {
                // Where to look.
                "$schema": "https://example.com/schema.json",
                "include": ["Sources/", "./App"], "exclude": ["**/*.generated.swift"],
                "rules": { "foreach-hash-id": "off", "id-modifier-random": { "severity": "warning", "exclude": ["/Old"] } },
                "interfaces": ["Interfaces/Lottie.swift", "/opt/Kit.swiftinterface"],
                "platform": "macOS", "sdk": 26, "deploymentTarget": "14.10", "defines": ["PRO"],
                "pedantic": true, "failOn": "warning", "baseline": "baseline.json",
            }
            """)
        #expect(configuration.include?.map(\.value) == ["Sources/", "/App"])
        #expect(configuration.exclude.map(\.value) == ["**/*.generated.swift"])
        #expect(configuration.rules.mapValues(\.level?.value) == ["foreach-hash-id": .off, "id-modifier-random": .fixed(.warning)])
        #expect(configuration.rules["id-modifier-random"]?.options.mapValues(\.value) == ["exclude": ["/Old"]])
        #expect(configuration.interfaces.map(\.value) == ["/project/Interfaces/Lottie.swift", "/opt/Kit.swiftinterface"])
        #expect(configuration.profileSettings == ProfileSettings(
            platform: .macOS, sdk: 26, deploymentTarget: OSVersion(14, 10), defines: ["PRO"]))
        #expect(configuration.pedantic?.value == true)
        #expect(configuration.failOn?.value == .warning)
        #expect(configuration.baseline?.value == "/project/baseline.json")
        #expect(configuration.source.text(in: try #require(configuration.sdk).range) == "26")
    }

    @Test func anEmptyConfigurationDecidesNothing() throws {
        let configuration = try read("{}")
        #expect(configuration.include == nil)
        #expect(configuration.rules.isEmpty && configuration.exclude.isEmpty && configuration.defines.isEmpty)
        #expect(configuration.profileSettings == ProfileSettings())
        #expect(configuration.pathFilter.isEverything)
    }

    @Test(arguments: [
        (#""auto""#, .auto), (#""off""#, .off), (#""error""#, .fixed(.error)), (#"{ "severity": "note" }"#, .fixed(.note)),
        (#"{ "severity": { "atMost": "warning" } }"#, .atMost(.warning)), (#"{ "atLeast": "warning" }"#, .atLeast(.warning)),
    ] as [(String, RuleLevel)])
    func aLevelIsAWordOrABound(text: String, level: RuleLevel) throws {
        #expect(try read("{ \"rules\": { \"foreach-hash-id\": \(text) } }").rules["foreach-hash-id"]?.level?.value == level)
    }

    @Test func aBoundLetsEvidenceDecideBelowOrAboveIt() {
        #expect(Severity.allCases.map(RuleLevel.atMost(.warning).severity) == [.note, .warning, .warning])
        #expect(Severity.allCases.map(RuleLevel.atLeast(.warning).severity) == [.warning, .warning, .error])
        #expect(Severity.allCases.map(RuleLevel.auto.severity) == Severity.allCases)
        #expect(Severity.allCases.map(RuleLevel.fixed(.note).severity) == [.note, .note, .note])
    }

    @Test(arguments: [
        #"{ "rules": { "ids": { "severity": "note", "exclude": ["/Old"] }, "foreach-hash-id": "error" } }"#,
        #"{ "rules": { "foreach-hash-id": "error", "ids": { "severity": "note", "exclude": ["/Old"] } } }"#,
    ])
    func aRuleCountsMoreThanItsFamily(text: String) throws {
        let rules = try read(text).rules
        #expect(rules.mapValues(\.level?.value) == ["foreach-hash-id": .fixed(.error), "id-modifier-random": .fixed(.note)])
        #expect(rules.values.allSatisfy { $0.options["exclude"]?.value == ["/Old"] })
    }

    @Test func ANumberIsAVersionAsItIsWritten() throws {
        #expect(try read(#"{ "deploymentTarget": 17.10 }"#).deploymentTarget?.value == OSVersion(17, 10))
        #expect(try read(#"{ "sdk": "18.2" }"#).sdk?.value == 18)
    }

    @Test(arguments: [
        ("[]", "1:1", "a configuration is an object, not a list"),
        (#"{ "exlude": [] }"#, "1:3", "unknown key 'exlude'; did you mean 'exclude'?"),
        (#"{ "colour": 1 }"#, "1:3", "unknown key 'colour'"),
        (#"{ "rules": { "foreach-hash": "off" } }"#, "1:14", "unknown rule 'foreach-hash'; did you mean 'foreach-hash-id'?"),
        (#"{ "rules": { "foreach-hash-id": "warn" } }"#, "1:33",
         "'foreach-hash-id' is 'auto', 'off', 'note', 'warning' or 'error', not 'warn'"),
        (#"{ "rules": { "foreach-hash-id": { "atMost": "warn" } } }"#, "1:45", "'atMost' is 'note', 'warning' or 'error', not 'warn'"),
        (#"{ "rules": { "foreach-hash-id": { "severity": {} } } }"#, "1:47",
         "'severity' is 'auto', 'off', 'note', 'warning' or 'error', or an object with one of 'atMost' and 'atLeast'"),
        (#"{ "rules": { "idz": "off" } }"#, "1:14", "unknown rule 'idz'; did you mean 'ids'?"),
        (#"{ "rules": { "ids": { "lists": ["a"] } } }"#, "1:23", "unknown option 'lists' of 'ids'"),
        (#"{ "rules": { "foreach-hash-id": true } }"#, "1:33",
         "'foreach-hash-id' is 'auto', 'off', 'note', 'warning' or 'error', or an object with one of 'atMost' and 'atLeast', not true or false"),
        (#"{ "rules": { "foreach-hash-id": { "severty": "off" } } }"#, "1:35",
         "unknown option 'severty' of 'foreach-hash-id'; did you mean 'severity'?"),
        (#"{ "rules": { "foreach-hash-id": { "list": [] } } }"#, "1:35",
         "unknown option 'list' of 'foreach-hash-id'; did you mean 'lists'?"),
        (#"{ "rules": { "id-modifier-random": { "lists": [] } } }"#, "1:38", "unknown option 'lists' of 'id-modifier-random'"),
        (#"{ "rules": { "foreach-hash-id": { "lists": "a" } } }"#, "1:44", "'lists' is a list of strings, not a string"),
        (#"{ "rules": { "foreach-hash-id": { "lists": ["A.b", "a b"] } } }"#, "1:52", "'a b' cannot be the name of a declaration"),
        (#"{ "rules": { "foreach-hash-id": { "lists": ["A..b"] } } }"#, "1:45", "'A..b' cannot be the name of a declaration"),
        (#"{ "rules": { "foreach-hash-id": { "exclude": ["!a"] } } }"#, "1:47",
         "a glob cannot be taken back with '!'; write narrower globs"),
        (#"{ "rules": [] }"#, "1:12", "'rules' is an object, not a list"),
        (#"{ "include": "Sources" }"#, "1:14", "'include' is a list of strings, not a string"),
        (#"{ "exclude": ["a", 1] }"#, "1:20", "'exclude' is a list of strings, not of a number"),
        (#"{ "exclude": ["!a"] }"#, "1:15", "a glob cannot be taken back with '!'; write narrower globs"),
        (#"{ "exclude": ["/"] }"#, "1:15", "'/' matches no path"),
        (#"{ "exclude": [""] }"#, "1:15", "'exclude' holds an empty string"),
        (#"{ "platform": "macosx" }"#, "1:15",
         "'platform' is 'ios', 'maccatalyst', 'macos', 'tvos', 'watchos' or 'visionos', not 'macosx'; did you mean 'macos'?"),
        (#"{ "sdk": 19 }"#, "1:10", "'sdk' is one of 13, 14, 15, 16, 17, 18, 26, 27, not 19"),
        (#"{ "sdk": true }"#, "1:10", "'sdk' is one of 13, 14, 15, 16, 17, 18, 26, 27, not true or false"),
        (#"{ "deploymentTarget": "v17" }"#, "1:23", "'deploymentTarget' is a version such as 17.4, not 'v17'"),
        (#"{ "defines": ["A=1"] }"#, "1:15", "'A=1' cannot be the name of a flag"),
        (#"{ "pedantic": "yes" }"#, "1:15", "'pedantic' is true or false, not a string"),
        (#"{ "failOn": "eror" }"#, "1:13", "'failOn' is 'error', 'warning', 'note' or 'never', not 'eror'; did you mean 'error'?"),
        (#"{ "baseline": "" }"#, "1:15", "'baseline' is empty"),
        (#"{ "sdk": 18, "sdk": 18 }"#, "1:14", "'sdk' is given twice"),
        (#"{ "platform": null }"#, "1:15", "'platform' is a string, not null"),
    ])
    func aMistakeIsNamedWithItsPlace(text: String, place: String, message: String) {
        #expect(problems(text) == ["c.json:\(place): error: \(message)"])
    }

    @Test func allMistakesAreToldInTheOrderOfTheirPlaces() {
        #expect(problems("{\n  \"sdk\": 5,\n  \"é\": 1, \"pedantc\": true\n  \"rules\": {},\n}") == [
            "c.json:2:10: error: 'sdk' is one of 13, 14, 15, 16, 17, 18, 26, 27, not 5",
            "c.json:3:3: error: unknown key 'é'",
            "c.json:3:12: error: unknown key 'pedantc'; did you mean 'pedantic'?",
            "c.json:4:3: error: ',' is missing",
        ])
    }

    @Test func aFolderDecidesNothingAboutTheProject() throws {
        let text = #"{ "failOn": "note", "pedantic": true, "sdk": "many" }"#
        let home = "it belongs into 'above.json'"
        #expect(problems(text, at: .folder(ofProject: "above.json")) == [
            "c.json:1:3: error: 'failOn' is about the whole project; \(home)",
            "c.json:1:39: error: 'sdk' is about the whole project; \(home)",
        ])
        #expect(problems(text, at: .folder(ofProject: nil))[0].hasSuffix("a .identity-lint.json at the root of the project"))
        // A submodule is a project of its own, and only a part of this one.
        let other = try read(text, at: .otherProject)
        #expect(other.failOn == nil && other.pedantic?.value == true)
    }

    @Test func theTemplateShowsEveryKeyAndDecidesNothing() throws {
        let template = ConfigurationTemplate.text
        let lines = template.split(separator: "\n").map(String.init)
        let examples = lines.filter { $0.hasPrefix("    // \"") }
        #expect(examples.count == ConfigurationKey.allCases.count)
        let read = { (text: String) throws(ConfigurationError) in
            try ConfigurationReader.read(SourceFile(path: "c", text: text), folder: "/", rules: RuleRegistry.known)
        }
        let nothing = try read(template)
        #expect(nothing.include == nil && nothing.rules.isEmpty && nothing.failOn == nil)
        let everything = try read(template.replacingOccurrences(of: "    // \"", with: "    \""))
        #expect(everything.include != nil && everything.rules.count == 4 && everything.failOn != nil && everything.baseline != nil)
    }

    @Test func thePageNamesEveryKeyAndItsExampleIsRight() throws {
        let page = try ProjectFolder.text(of: "docs/configuration.md")
        for key in ConfigurationKey.allCases { #expect(page.contains("\n| `\(key.rawValue)` |"), "\(key)") }
        let examples = page.components(separatedBy: "```json\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
        #expect(examples.count == 3)
        for example in examples {
            let read = try ConfigurationReader.read(SourceFile(path: "c", text: example), folder: "/", rules: RuleRegistry.known)
            #expect(read.rules.count == 2)
        }
        // Every option, with the rules that take it.
        let names = Set(RuleRegistry.infos.flatMap(\.options).map(\.name))
        for name in names {
            let takers = RuleRegistry.infos.filter { $0.options.contains { $0.name == name } }.map { "`\($0.id)`" }
            let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `\(name)` |") })
            let told = row.components(separatedBy: " | ")[1].components(separatedBy: ", ")
            #expect(Set(told) == Set(takers), "\(name)")
        }
    }
}
