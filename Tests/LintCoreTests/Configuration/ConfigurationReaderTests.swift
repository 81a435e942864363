import Testing

@testable import LintCore

@Suite struct ConfigurationReaderTests {
    private func read(_ text: String) throws(ConfigurationError) -> Configuration {
        try ConfigurationReader.read(
            SourceFile(path: "c.json", text: text), folder: "/project", ruleIDs: ["foreach-hash-id", "id-modifier-random"])
    }

    private func problems(_ text: String) -> [String] {
        do {
            _ = try read(text)
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
                "rules": { "foreach-hash-id": "off", "id-modifier-random": { "severity": "warning" } },
                "interfaces": ["Interfaces/Lottie.swift", "/opt/Kit.swiftinterface"],
                "platform": "macOS", "sdk": 26, "deploymentTarget": "14.10", "defines": ["PRO"],
                "pedantic": true, "failOn": "warning", "baseline": "baseline.json",
            }
            """)
        #expect(configuration.include?.map(\.value) == ["Sources/", "/App"])
        #expect(configuration.exclude.map(\.value) == ["**/*.generated.swift"])
        #expect(configuration.rules.mapValues(\.value) == ["foreach-hash-id": .off, "id-modifier-random": .warning])
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
         "'foreach-hash-id' is 'off', 'note', 'warning' or 'error', not 'warn'"),
        (#"{ "rules": { "foreach-hash-id": true } }"#, "1:33",
         "'foreach-hash-id' is 'off', 'note', 'warning' or 'error', not true or false"),
        (#"{ "rules": { "foreach-hash-id": { "severty": "off" } } }"#, "1:35",
         "unknown option 'severty'; did you mean 'severity'?"),
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

    @Test func thePageNamesEveryKeyAndItsExampleIsRight() throws {
        let page = try ProjectFolder.text(of: "docs/configuration.md")
        for key in ConfigurationKey.allCases { #expect(page.contains("\n| `\(key.rawValue)` |"), "\(key)") }
        let example = try #require(page.split(separator: "```json\n").last?.split(separator: "```").first)
        #expect(try read(String(example)).rules.count == 2)
    }
}
