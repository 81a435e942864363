import Foundation
import Synchronization

/// What the compiler says of a fixture's members: the type behind each, by the line of its name.
struct CompiledFixture: Sendable {
    /// Types as `print` spells them; layers that the interface hides are `_`.
    let types: [JudgedKey: String]

    /// Compiles the fixture as a module of its own with the probes behind it, and runs that.
    init(_ fixture: TypeFixture, _ interface: SwiftUIInterface) throws {
        let source = Self.source(of: fixture)
        let answers = cacheFolder.appendingPathComponent("answers-\(contentKey([interface.key, source])).txt")
        if let known = try? String(contentsOf: answers, encoding: .utf8) {
            types = Self.types(in: known)
            return
        }
        let scratch = try TemporaryFolder()
        let file = try scratch.write(fixture.name, source)
        let program = scratch.path("program")
        let arguments = ["-swift-version", "5", "-parse-as-library", "-module-name", "Fixture", "-suppress-warnings", "-Onone"]
        try Command.run("swiftc", arguments + interface.compilerArguments + [file.path, "-o", program]).requireSuccess()
        let printed = try Command.run(program, []).requireSuccess().output
        try FileManager.default.createDirectory(at: cacheFolder, withIntermediateDirectories: true)
        try Data(printed.utf8).write(to: answers, options: .atomic)
        types = Self.types(in: printed)
    }

    /// All of them, as many at a time as there are cores.
    static func compile(_ fixtures: [TypeFixture]) -> [Result<CompiledFixture, any Error>] {
        switch SwiftUIInterface.shared {
        case .failure(let error): return fixtures.map { _ in .failure(error) }
        case .success(let interface):
            let results = Mutex<[Int: Result<CompiledFixture, any Error>]>([:])
            DispatchQueue.concurrentPerform(iterations: fixtures.count) { index in
                let result = Result { try CompiledFixture(fixtures[index], interface) }
                results.withLock { $0[index] = result }
            }
            return results.withLock { results in fixtures.indices.compactMap { results[$0] } }
        }
    }

    private static func source(of fixture: TypeFixture) -> String {
        let probes = fixture.members.compactMap(\.probe)
        return """
            \(fixture.text)
            \(TypeProbe.prelude)\(probes.map(\.declaration).joined())
            @main enum TypeProbeProgram {
                @MainActor static func main() {
            \(probes.map { "        \($0.call)" }.joined(separator: "\n"))
                }
            }

            """
    }

    private static func types(in printed: String) -> [JudgedKey: String] {
        var types: [JudgedKey: String] = [:]
        for line in printed.split(separator: "\n") {
            let fields = line.split(separator: "\t", maxSplits: 2).map(String.init)
            guard fields.count == 3, let number = Int(fields[0]) else { continue }
            types[JudgedKey(line: number, name: fields[1])] = TypeSpelling.withoutHiddenLayers(fields[2])
        }
        return types
    }
}

/// What tells the members of a file apart.
struct JudgedKey: Hashable, Sendable {
    /// Of the name.
    let line: Int
    /// Without the types around it and without argument labels.
    let name: String
}

/// How the compiler's spelling and the tool's are brought together.
enum TypeSpelling {
    /// `_` for every type whose name starts with `_Hidden_`, its generic arguments included, and `some View` for what stands
    /// in for an opaque parameter.
    static func withoutHiddenLayers(_ type: String) -> String {
        var result = ""
        var rest = type[...]
        while let start = rest.range(of: "_Hidden_") {
            result += rest[..<start.lowerBound] + "_"
            rest = rest[start.upperBound...].drop { $0.isLetter || $0.isNumber || $0 == "_" }
            if rest.first == "<" { rest = rest.dropFirst(balancedPrefix(of: rest)) }
        }
        return (result + rest).replacingOccurrences(of: ProbeParameter.opaquePrefix, with: "some ")
    }

    /// Whether `pattern` is `type` but for `_` where a whole type stands.
    static func matches(_ pattern: Substring, _ type: Substring) -> Bool {
        var pattern = pattern, type = type
        while let first = pattern.first {
            let standsAlone = first == "_" && (pattern.dropFirst().first.map { !$0.isLetter && $0 != "_" } ?? true)
            if standsAlone {
                pattern = pattern.dropFirst()
                type = type.dropFirst(wholeType(at: type))
            } else {
                guard type.first == first else { return false }
                // A name that only starts alike is another name: `_` stands alone where a name begins.
                let length = first.isLetter || first == "_" ? pattern.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count : 1
                guard type.prefix(length) == pattern.prefix(length) else { return false }
                pattern = pattern.dropFirst(length)
                type = type.dropFirst(length)
            }
        }
        return type.isEmpty
    }

    /// The innermost types where the two differ; those of all elements where both are tuples of the same length.
    static func differences(_ one: Substring, _ other: Substring) -> [(Substring, Substring)] {
        if one == other { return [] }
        let prefix = "TupleView<("
        if one.hasPrefix(prefix), other.hasPrefix(prefix), wholeType(at: one) == one.count, wholeType(at: other) == other.count {
            let elements = (elements(of: one.dropFirst(prefix.count)), elements(of: other.dropFirst(prefix.count)))
            if elements.0.count == elements.1.count { return zip(elements.0, elements.1).flatMap { differences($0, $1) } }
        }
        let common = zip(one, other).prefix { $0 == $1 }.map(\.0)
        let start = (common.lastIndex { "<(, ".contains($0) } ?? -1) + 1
        let rests = (one.dropFirst(start), other.dropFirst(start))
        return [(rests.0.prefix(wholeType(at: rests.0)), rests.1.prefix(wholeType(at: rests.1)))]
    }

    /// The types up to the bracket that closes the list.
    private static func elements(of list: Substring) -> [Substring] {
        var rest = list
        var elements: [Substring] = []
        while true {
            let length = wholeType(at: rest)
            elements.append(rest.prefix(length))
            rest = rest.dropFirst(length)
            guard rest.hasPrefix(", ") else { return elements }
            rest = rest.dropFirst(2)
        }
    }

    /// The length of the type that starts here, up to the comma or bracket that ends it.
    private static func wholeType(at text: Substring) -> Int {
        var length = 0
        var depth = 0
        var previous: Character = " "
        for character in text {
            if "<({".contains(character) { depth += 1 }
            if ")}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
            if depth < 0 || (depth == 0 && character == ",") { break }
            previous = character
            length += 1
        }
        return length
    }

    private static func balancedPrefix(of text: Substring) -> Int {
        var depth = 0
        var length = 0
        var previous: Character = " "
        for character in text {
            length += 1
            if character == "<" { depth += 1 }
            if character == ">", previous != "-" { depth -= 1 }
            if depth == 0 { break }
            previous = character
        }
        return length
    }
}
