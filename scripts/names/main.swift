import Foundation

// Compiled by names.sh with LintCore's sources: counts the names in SwiftUI files that have a meaning.

func percent(_ part: Int, of whole: Int) -> String { String(format: "%.2f %%", whole == 0 ? 100 : 100 * Double(part) / Double(whole)) }

func padded(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }

var folders: [String] = []
var listed: UnknownMeaning?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    guard argument == "--list" else { folders.append(argument); continue }
    let word = arguments.popFirst() ?? ""
    listed = UnknownMeaning.allCases.first { "\($0)" == word }
    if listed == nil {
        FileHandle.standardError.write(Data("reasons: \(UnknownMeaning.allCases.map { "\($0)" }.joined(separator: ", "))\n".utf8))
        exit(2)
    }
}

var total = NameCount()
print(padded("names", 8), padded("known", 8), "          project")
for folder in folders {
    let count = NameCount.of(folder, printing: listed)
    print(padded("\(count.all)", 8), padded("\(count.known)", 8), padded(percent(count.known, of: count.all), 9), folder.split(separator: "/").last.map(String.init) ?? "")
    total.all += count.all
    total.known += count.known
    total.reasons.merge(count.reasons, uniquingKeysWith: +)
}
print(padded("\(total.all)", 8), padded("\(total.known)", 8), padded(percent(total.known, of: total.all), 9), "all")
/// Who would have to do better, so that a name is known.
func kind(of reason: UnknownMeaning) -> String {
    switch reason {
    case .declaredOutside, .byMacro, .macroArgument, .ambiguous: "not read: other libraries, macros, build files"
    case .notCompiled, .outsideMembers: "left out: other builds, previews"
    case .unchecked, .notDeclared, .unknownBase, .unknownContext, .dynamicMember, .inLocalType: "not understood"
    }
}

print("\nwhy the others are not known")
for (kind, number) in Dictionary(total.reasons.map { (kind(of: $0.key), $0.value) }, uniquingKeysWith: +).sorted(by: { $0.value > $1.value }) {
    print(padded("\(number)", 8), padded(percent(number, of: total.all), 9), kind)
}
print()
for (reason, number) in total.reasons.sorted(by: { $0.value == $1.value ? "\($0.key)" < "\($1.key)" : $0.value > $1.value }) {
    print(padded("\(number)", 8), padded(percent(number, of: total.all), 9), reason)
}
