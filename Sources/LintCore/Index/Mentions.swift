/// What the code of one file calls, changes and reads, by name, in the order of the file.
struct FileMentions: Sendable {
    struct Mention: Sendable {
        let name: Name
        let node: NodeID
    }

    /// See `Mentions`, which has the places of each by name.
    enum Kind: Int, CaseIterable {
        case calls, initializersAsFunctions, assignments, mutations, parts, others, memberBindings, bindings, writtenKeyPaths, members, keyPaths
    }

    /// By the raw value of the kind.
    private var lists: [[Mention]] = Array(repeating: [], count: Kind.allCases.count)
    /// Those that are given to a call alone, which may write through them, and those that are kept, each with what is called.
    var otherKeyPaths: [(callee: Name, mention: Mention)] = []
    /// What is declared to take or to keep a key path that can be written through.
    var keyPathWriters: Set<Name> = []
    var writesThroughKeyPaths = false

    subscript(kind: Kind) -> [Mention] { lists[kind.rawValue] }

    mutating func append(_ mention: Mention, to kind: Kind) { lists[kind.rawValue].append(mention) }
}

/// What the code of a project calls, changes and reads, by name: who makes a view, who uses a helper, who may assign a property.
/// Names alone: what has the same name may be meant.
///
/// Every clause of `#if` counts, so that it is the same for every build of the files.
final class Mentions: Sendable {
    /// Calls, by what is called.
    let calls: PlacesByName
    /// `Row.init` as a function, which whoever is handed it calls: by the name of the type.
    let initializersAsFunctions: PlacesByName
    /// `x = …` and `x += …`, by what is assigned to.
    let assignments: PlacesByName
    /// What is changed in part or handed on to be changed, by its own name: `items` of `items[0] = x` and of `items.first = x`,
    /// `$items`, `&items`, `items.toggle()`.
    let mutations: PlacesByName
    /// Who may change a variable other than by `x = …`.
    let writes: Writes
    /// `a.x` and `A.X`, by the member.
    let members: PlacesByName
    /// `\A.x.y`, by each of its members; those that cannot be told by the empty name.
    let keyPaths: PlacesByName
    /// The files in whose code a name stands.
    let spelled: PlacesByName

    struct Writes: Sendable {
        /// `x.a = …`: a part of it.
        let parts: PlacesByName
        /// `x -= …`, `&x`, `x.toggle()`.
        let others: PlacesByName
        /// `$model.x`, a binding to a member.
        let memberBindings: PlacesByName
        /// `$x`: a binding, and in a class the publisher of a `@Published` property.
        let bindings: PlacesByName
        /// `\.x` where a value is given with it, `copy(\.x, to: 1)`, `assign(to: \.x, on: self)`, or where the project writes through
        /// it: `bump(\.x)`. The calls; of a key path that is kept first, itself.
        let keyPaths: PlacesByName
    }

    /// - Parameters:
    ///   - units: those of a program, of which the project's count.
    ///   - nameCount: how many names the program has.
    init(_ units: [Program.Unit], nameCount: Int) {
        let files = units.enumerated().filter { !$0.element.isInterface }.map { unit, file in (unit: Int32(unit), facts: file.facts, names: file.names) }
        func places(_ kind: FileMentions.Kind) -> PlacesByName {
            PlacesByName(nameCount: nameCount) { add in
                for file in files {
                    for mention in file.facts.mentions[kind] {
                        add(file.names[Int(mention.name.index)], CodePlace(unit: file.unit, node: mention.node))
                    }
                }
            }
        }
        calls = places(.calls)
        initializersAsFunctions = places(.initializersAsFunctions)
        assignments = places(.assignments)
        mutations = places(.mutations)
        members = places(.members)
        keyPaths = places(.keyPaths)
        // Whether a key path may be written through hangs on what other files declare.
        let writesThroughKeyPaths = files.contains { $0.facts.mentions.writesThroughKeyPaths }
        let writers = Set(files.flatMap { file in file.facts.mentions.keyPathWriters.map { file.names[Int($0.index)] } })
        let written = PlacesByName(nameCount: nameCount) { add in
            for file in files {
                let others = file.facts.mentions.otherKeyPaths.filter { callee, _ in
                    callee == .known(.empty) ? writesThroughKeyPaths : writers.contains(file.names[Int(callee.index)])
                }
                let all = file.facts.mentions[.writtenKeyPaths] + others.map(\.mention)
                for mention in others.isEmpty ? all : all.sorted(by: { $0.node.index < $1.node.index }) {
                    add(file.names[Int(mention.name.index)], CodePlace(unit: file.unit, node: mention.node))
                }
            }
        }
        writes = Writes(
            parts: places(.parts), others: places(.others), memberBindings: places(.memberBindings), bindings: places(.bindings),
            keyPaths: written)
        spelled = PlacesByName(nameCount: nameCount) { add in
            for file in files {
                let place = CodePlace(unit: file.unit, node: .root)
                for name in file.facts.spelledKnown { add(name, place) }
                for index in NameTable.knownCount..<file.facts.spelledCount { add(file.names[index], place) }
            }
        }
    }
}
