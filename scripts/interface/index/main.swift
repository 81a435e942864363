import Foundation

// Writes where the declarations of embedded interfaces stand, what they are called and what they mention, as tables of numbers.
// Usage: index INTERFACE…    (in the order in which they are embedded)

var tables = Tables()
for path in CommandLine.arguments.dropFirst() {
    let url = URL(fileURLWithPath: path)
    do {
        tables.add(Outline(Array(try Data(contentsOf: url))), module: url.deletingPathExtension().lastPathComponent)
    } catch {
        FileHandle.standardError.write(Data("index: \(path): \(error.localizedDescription)\n".utf8))
        exit(2)
    }
}
print(tables.source(), terminator: "")
