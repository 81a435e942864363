/// What is known of libraries without their source: the interfaces that come with the tool, and those that people give.
struct InterfaceLibrary: Sendable {
    /// The interface of one module.
    struct Interface: Sendable {
        let module: String
        let tree: SyntaxTree
        /// Whether it came with the tool: nobody can open it to look up a place.
        let isEmbedded: Bool
    }

    /// Read from files; each takes the place of the one of its module that comes with the tool.
    let given: [Interface]
    let jobs: Int

    /// The given interfaces, and the embedded ones of `modules` and of what they hand on. Those of the standard library and
    /// of SwiftUI are always among them: modules that cannot be read hand SwiftUI on, too.
    func interfaces(importedBy modules: Set<String>, _ timings: inout Timings) -> [Interface] {
        let replaced = Set(given.map(\.module))
        let handedOn = given.reduce(into: modules) { $0.formUnion(Self.importedModules(of: $1.tree)) }
        var wanted = handedOn.union(["Swift", "SwiftUI"])
        var found: [Interface] = []
        var known = replaced
        while true {
            let next = EmbeddedInterfaces.all.filter { wanted.contains($0.module) && !known.contains($0.module) }
            guard !next.isEmpty else { break }
            let read = ParallelMap.map(next, jobs: jobs) { [isTimed = timings.isOn] module, text in
                var timings = Timings(isOn: isTimed)
                let source = text.withUTF8Buffer { SourceFile(path: module + ".swiftinterface", bytes: $0) }
                let tree = FilePipeline.tree(of: source, &timings)
                return (interface: Interface(module: module, tree: tree, isEmbedded: true), timings: timings)
            }
            for (interface, spent) in read {
                found.append(interface)
                known.insert(interface.module)
                wanted.formUnion(Self.importedModules(of: interface.tree))
                timings.add(spent)
            }
        }
        return found.sorted { $0.module < $1.module } + given
    }

    /// The modules that a file imports, in any clause of `#if`.
    static func importedModules(of tree: SyntaxTree) -> Set<String> {
        var modules: Set<String> = []
        var pending = Array(tree.root.children)
        while let node = pending.popLast() {
            if node.kind == .ifConfig {
                for clause in node.children(.element) { pending += clause.children(.statement) }
            } else if let module = ImportDecl(node)?.module {
                modules.insert(module)
            }
        }
        return modules
    }

    /// An interface as it stands in a file. The compiler's own say in a comment at the start whose they are; any other is
    /// that of the module it is called after.
    static func interface(_ source: SourceFile) -> Interface {
        let tree = Parser.parse(source)
        var module = String(source.path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
        for comment in tree.comments.prefix(8) {
            let words = source.text(in: comment.range).split(separator: " ")
            guard words.contains("swift-module-flags:"), let option = words.firstIndex(of: "-module-name") else { continue }
            if option + 1 < words.count { module = String(words[option + 1]) }
        }
        return Interface(module: module, tree: tree, isEmbedded: false)
    }
}
