import Foundation

// Writes one .swiftinterface per module from the fact tables and the hand-written base files.
// Usage: generate FACTS BASE OUTPUT

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
    FileHandle.standardError.write(Data("usage: generate FACTS BASE OUTPUT\n".utf8))
    exit(2)
}
let facts = try FactTables(folder: arguments[1])
let interfaces = try InterfaceBuilder(facts: facts, baseFolder: arguments[2]).build()
for (module, text) in interfaces {
    try text.write(toFile: "\(arguments[3])/\(module).swiftinterface", atomically: true, encoding: .utf8)
}
