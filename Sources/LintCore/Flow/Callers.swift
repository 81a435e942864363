/// A call with the member that it stands in.
struct PlacedCall {
    let node: Node
    let member: DeclarationID
}

/// The calls of a function, those in previews left out.
struct FunctionCalls {
    var calls: [PlacedCall] = []
    /// Whether all calls were understood.
    var isComplete = true
}

extension FlowGraph {
    func calls(of function: DeclarationID) -> FunctionCalls {
        if let found = functionCalls[function] { return found }
        var found = FunctionCalls()
        for place in mentions.calls.places(named: program[function].name) {
            let node = self.node(at: place)
            // Tests and previews are no callers that count; anything else that is not understood is.
            // Where it is not seen another of its name is called.
            if PreviewCode.holds(node) || !program.sees(function, from: place.unit) { continue }
            let member = member(around: node, in: place.unit)
            guard let member, let site = site(ofCall: node, in: place.unit) else {
                // `load()` that another build compiles, in the type itself.
                if let member, !names.isCompiled(node, in: place.unit), node.child(.callee)?.isBareName ?? false, let owner = program.owner(of: function), owner == program.owner(of: member) {
                    found.calls.append(PlacedCall(node: node, member: member))
                } else {
                    found.isComplete = false
                }
                continue
            }
            if site.declaration == function { found.calls.append(PlacedCall(node: node, member: member)) }
        }
        functionCalls[function] = found
        return found
    }

    /// What may make values of a type, by its name, in files that see it.
    func callsNamed(asType type: DeclarationID) -> [CodePlace] {
        mentions.calls.places(named: program[type].name).filter { program.sees(type, from: $0.unit) }
    }

    /// The calls of a function or initializer.
    func callers(of function: DeclarationID) -> FunctionCalls {
        switch program[function].kind {
        case .function: return calls(of: function)
        case .initializer:
            guard let found = program.owner(of: function).map(constructions) else { return FunctionCalls(isComplete: false) }
            return FunctionCalls(calls: found.calls[function] ?? [], isComplete: found.isComplete)
        default: return FunctionCalls(isComplete: false)
        }
    }
}

extension FlowGraph {
    /// Whether a type of the project says that the program starts with it.
    var holdsStart: Bool { !startedModules.isEmpty }

    /// The modules in which a program starts.
    var startedModules: Set<Name> {
        kept(\.startedModulesFound) {
            Set([.struct, .class, .enum].flatMap(program.declarations).filter(isStart).map { program.units[Int(program[$0].unit)].module })
        }
    }

    /// Whether a type says that the program starts with it.
    func isStart(_ type: DeclarationID) -> Bool {
        program[type].flags.contains(.hasAttributes) && program.node(type).attributes.contains { Self.starts.contains($0.name) }
    }

    private static let starts: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
}
