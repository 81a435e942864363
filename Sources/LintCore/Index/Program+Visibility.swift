/// What a file sees of the declarations of others, and which of several is the nearest.
extension Program {
    /// The top-level declarations of this name that a file sees, nearest first: those of the file, else of its module, else
    /// of other modules of the project, else of libraries.
    func visibleTopLevel(
        named name: Name, from unit: Int32, where isWanted: (Declaration) -> Bool = { _ in true }
    ) -> [DeclarationID] {
        guard let all = topLevel[name] else { return [] }
        var best: [DeclarationID] = []
        var bestRank = Int.max
        for id in all {
            let declaration = self[id]
            guard isWanted(declaration), let rank = distance(of: declaration, from: unit) else { continue }
            if rank < bestRank {
                bestRank = rank
                best = [id]
            } else if rank == bestRank {
                best.append(id)
            }
        }
        guard best.allSatisfy({ self[$0].kind.isNominal || self[$0].kind == .alias }) else { return best }
        if bestRank == 1, units[Int(unit)].isModuleGuessed, best.count < all.count {
            let others = all.filter { isWanted(self[$0]) && isAlternative($0, to: best[0], from: unit) }
            if !others.isEmpty { best = others }
        }
        if bestRank == 1, units[Int(unit)].isModuleGuessed, let library = shadowed(by: best, among: all, from: unit) { return library.filter { isWanted(self[$0]) } }
        // No module has two types of one name: they are of different targets.
        return best.count > 1 ? nearestByFolder(best, from: unit) : best
    }

    /// What protocols of a library mean where one of the project has the name: it shadows them in its module. Where no build file tells
    /// what is one, a folder beside that of the protocol is another.
    private func shadowed(by protocols: [DeclarationID], among all: StableList<DeclarationID>, from unit: Int32) -> [DeclarationID]? {
        let isElsewhere = protocols.allSatisfy { self[$0].kind == .protocol && !isInFolder(of: self[$0].unit, unit) }
        guard isElsewhere, case let others = all.filter({ self[$0].flags.contains(.isInInterface) }), !others.isEmpty else { return nil }
        return others
    }

    /// Whether a file is in the folder of another one, or below.
    private func isInFolder(of other: Int32, _ unit: Int32) -> Bool {
        let depth = units[Int(other)].tree.source.path.utf8.lazy.filter { $0 == FileSystem.slash }.count
        return sharedFolders(unit, other) == depth
    }

    /// How far a declaration is from a file, up to `farthest`; nil where the file does not see it.
    func distance(of declaration: Declaration, from unit: Int32) -> Int? {
        if declaration.unit == unit { return 0 }
        if declaration.flags.contains(.isFilePrivate) { return nil }
        // Asked of each overload: what a unit holds is not taken out and counted for it.
        if declaration.flags.contains(.isInInterface), !units[Int(unit)].isInterface {
            return hasOtherViews[Int(unit)] && units[Int(declaration.unit)].module == moduleOfViews ? nil : 3
        }
        let (own, other) = (Int(unit), Int(declaration.unit))
        let (module, otherModule) = (units[own].module, units[other].module)
        let isInInterface = units[other].isInterface
        if units[own].isInterface == isInInterface, module == otherModule || units[other].otherModules.contains(module) { return 1 }
        if isInInterface { return 3 }
        // Two programs in one repository may each have a type of the same name, and code of a tool that writes Swift may
        // look like a library's. Where nothing nearer has the name, an import that is not seen is assumed.
        guard isSeenByOtherModules(declaration) else { return Self.farthest }
        if imports[own].contains(otherModule) { return 2 }
        return reachableModules[module]?.contains(otherModule) == true ? 4 : Self.farthest
    }

    /// Whether a file may mean a declaration: it stands in the module of the file, or in one that is imported.
    func sees(_ id: DeclarationID, from unit: Int32) -> Bool {
        distance(of: self[id], from: unit) ?? Self.farthest < Self.farthest
    }

    /// Whether one of two declarations of one name is meant because its folder is nearer to a file, where no module holds both. Where
    /// no build file tells what is one module, what is imported counts as well: `iOS/Row.swift` may be of another target than
    /// `macOS/App.swift`, which imports `macOS/Kit/Row.swift`.
    func isAlternative(_ nearer: DeclarationID, to id: DeclarationID, from unit: Int32) -> Bool {
        let distances = (distance(of: self[nearer], from: unit), distance(of: self[id], from: unit))
        guard distances.0 == distances.1 || units[Int(unit)].isModuleGuessed && distances == (2, 1) else { return false }
        return sharedFolders(unit, self[nearer].unit) > sharedFolders(unit, self[id].unit)
    }

    /// The distance of what a file would see only if more were known of how the project is built.
    static let farthest = 5

    /// Whether code that was not read may use it: who imports a library of a package, or what no build file names.
    func isOpenToOthers(_ declaration: Declaration) -> Bool {
        let unit = units[Int(declaration.unit)]
        return (unit.isLibrary || unit.isModuleGuessed) && isSeenByOtherModules(declaration)
    }

    /// Whether it is public, as is what it stands in: a member is no more visible than its type.
    private func isSeenByOtherModules(_ declaration: Declaration) -> Bool {
        guard declaration.parent != .none else { return declaration.flags.contains(.isPublic) || declaration.flags.contains(.isInInterface) }
        let parent = self[declaration.parent]
        let isPublic = declaration.flags.contains(.isPublic) || declaration.kind == .enumCase || parent.kind == .protocol
        guard parent.kind == .extension else { return isPublic && isSeenByOtherModules(parent) }
        guard isPublic || parent.flags.contains(.isPublic) else { return false }
        return extendedType(of: declaration.parent).map { isSeenByOtherModules(self[$0]) } ?? true
    }

    /// Of declarations that no module can hold together, those whose file shares the deepest folder with a file: where no
    /// build file tells targets apart, their folders do (`iOS/Row.swift` and `tvOS/Row.swift`).
    func nearestByFolder(_ ids: [DeclarationID], from unit: Int32) -> [DeclarationID] {
        guard ids.count > 1, !ids.contains(where: { self[$0].flags.contains(.isInInterface) }) else { return ids }
        let depths = ids.map { sharedFolders(unit, self[$0].unit) }
        let deepest = depths.max()!
        return zip(ids, depths).filter { $0.1 == deepest }.map(\.0)
    }

    /// How many folders the paths of two files start with together.
    func sharedFolders(_ left: Int32, _ right: Int32) -> Int {
        var (path, other) = (units[Int(left)].tree.source.path, units[Int(right)].tree.source.path)
        return path.withUTF8 { path in
            other.withUTF8 { other in
                var count = 0
                for index in 0..<min(path.count, other.count) {
                    guard path[index] == other[index] else { break }
                    if path[index] == FileSystem.slash { count += 1 }
                }
                return count
            }
        }
    }

    // MARK: Imports

    /// What each file imports, with what that and the file's own module export.
    func findImports() -> [Set<Name>] {
        guard !exports.isEmpty else { return imports }
        return zip(units, imports).map { unit, imported in
            var result = imported
            var pending = Array(imported.union(exports[unit.module] ?? []))
            while let next = pending.popLast() {
                guard result.insert(next).inserted || imported.contains(next) else { continue }
                pending += (exports[next] ?? []).subtracting(result)
            }
            return result
        }
    }

    func findReachableModules() -> [Name: Set<Name>] {
        var direct: [Name: Set<Name>] = [:]
        for (unit, imported) in zip(units, imports) {
            for module in unit.otherModules.union([unit.module]) { direct[module, default: []].formUnion(imported) }
        }
        return direct.mapValues { imported in
            var result: Set<Name> = []
            var pending = Array(imported)
            while let next = pending.popLast() {
                if result.insert(next).inserted { pending += direct[next] ?? [] }
            }
            return result
        }
    }

    /// The files that import a module which was not read, and none that leads to the one with the library's views: `import SwiftCrossUI`.
    /// What they call a view is that module's.
    func findOtherViews(_ reachable: [Name: Set<Name>]) -> [Bool] {
        zip(units, imports).map { unit, imported in
            !unit.isInterface && imported.contains { !modules.contains($0) }
                && !imported.contains { $0 == moduleOfViews || reachable[$0]?.contains(moduleOfViews) == true }
        }
    }
}
