import Foundation

// Writes an interface as a source file that compiles.
// Usage: bodies INTERFACE SOURCE [-D FLAG]…

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
    FileHandle.standardError.write(Data("usage: bodies INTERFACE SOURCE [-D FLAG]…\n".utf8))
    exit(2)
}
let target = arguments.filter { $0.hasPrefix("TARGET_") }.compactMap { Double($0.dropFirst(7)) }.max() ?? 17
let interface = try String(contentsOfFile: arguments[1], encoding: .utf8)
try BodyInserter.source(from: interface, targetVersion: target + 0.99)
    .write(toFile: arguments[2], atomically: true, encoding: .utf8)
