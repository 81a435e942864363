// The toolchain's SwiftParser under the same conditions as our parser: one core, from memory, best of N.
import Foundation
import SwiftParser

let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
let rounds = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 3
let files = list.split(separator: "\n").compactMap { FileManager.default.contents(atPath: String($0)).map { [UInt8]($0) } }
let byteCount = files.reduce(0) { $0 + $1.count }

var seconds = Double.infinity
for _ in 0..<rounds {
    var statements = 0
    let elapsed = ContinuousClock().measure {
        for file in files {
            file.withUnsafeBufferPointer { statements += SwiftParser.Parser.parse(source: $0).statements.count }
        }
    }
    precondition(files.isEmpty || statements > 0, "the work is not optimised away")
    seconds = min(seconds, Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18)
}
print("SwiftParser\t\(seconds)\t\(byteCount)\t\(files.count) files")
