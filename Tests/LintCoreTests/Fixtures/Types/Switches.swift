import SwiftUI

// `switch` in a builder.

struct A: View { var body: some View { Text("a") } }
struct B: View { var body: some View { Text("b") } }
struct C: View { var body: some View { Text("c") } }
struct D: View { var body: some View { Text("d") } }
struct E: View { var body: some View { Text("e") } }
struct F: View { var body: some View { Text("f") } }
struct G: View { var body: some View { Text("g") } }
struct H: View { var body: some View { Text("h") } }
struct I: View { var body: some View { Text("i") } }

enum Nine { case a, b, c, d, e, f, g, h, i }
enum Two { case first, second }
enum Loading<Value> { case idle, running(Double), done(Value), failed(any Error) }

struct CaseOne: View {
    let kind: Two
    var body: some View {
        switch kind {
        case .first, .second: A()
        }
    }
}

struct OnlyDefault: View {
    let n: Int
    var body: some View {
        switch n {
        default: A()
        }
    }
}

struct CasesTwo: View {
    let kind: Two
    var body: some View {
        switch kind {
        case .first: A()
        case .second: B()
        }
    }
}

struct CasesThree: View {
    let n: Int
    var body: some View {
        switch n {
        case 0: A()
        case 1: B()
        default: C()
        }
    }
}

struct CasesFour: View {
    let kind: Nine
    var body: some View {
        switch kind {
        case .a: A()
        case .b: B()
        case .c: C()
        default: D()
        }
    }
}

struct CasesFive: View {
    let kind: Nine
    var body: some View {
        switch kind {
        case .a: A()
        case .b: B()
        case .c: C()
        case .d: D()
        default: E()
        }
    }
}

struct CasesSix: View {
    let kind: Nine
    var body: some View {
        switch kind {
        case .a: A()
        case .b: B()
        case .c: C()
        case .d: D()
        case .e: E()
        case .f, .g, .h, .i: F()
        }
    }
}

struct CasesSeven: View {
    let kind: Nine
    var body: some View {
        switch kind {
        case .a: A()
        case .b: B()
        case .c: C()
        case .d: D()
        case .e: E()
        case .f: F()
        case .g, .h, .i: G()
        }
    }
}

struct CasesEight: View {
    let kind: Nine
    var body: some View {
        switch kind {
        case .a: A()
        case .b: B()
        case .c: C()
        case .d: D()
        case .e: E()
        case .f: F()
        case .g: G()
        case .h, .i: H()
        }
    }
}

struct CasesNine: View {
    let kind: Nine
    var body: some View {
        switch kind {
        case .a: A()
        case .b: B()
        case .c: C()
        case .d: D()
        case .e: E()
        case .f: F()
        case .g: G()
        case .h: H()
        case .i: I()
        }
    }
}

struct UnknownDefault: View {
    let phase: ScenePhase
    var body: some View {
        switch phase {
        case .active: A()
        case .inactive, .background: B()
        @unknown default: C()
        }
    }
}

struct Patterns: View {
    let n: Int
    var body: some View {
        switch n {
        case 0: A()
        case 1, 2, 5...7: B()
        case let x where x < 0: Text("\(x)")
        case 100...: D()
        default: E()
        }
    }
}

struct Bindings: View {
    let state: Loading<String>
    var body: some View {
        switch state {
        case .idle: A()
        case .running(let share): ProgressView(value: share)
        case .done(let text) where text.isEmpty: C()
        case let .done(text): Text(text)
        case .failed: E()
        }
    }
}

struct OptionalPatterns: View {
    let name: String?
    var body: some View {
        switch name {
        case .some(let name): Text(name)
        case nil: A()
        }
    }
}

struct OptionalSugar: View {
    let name: String?
    var body: some View {
        switch name {
        case "x"?: A()
        case let name?: Text(name)
        case .none: B()
        }
    }
}

struct TuplePatterns: View {
    let a: Bool
    let b: Bool
    var body: some View {
        switch (a, b) {
        case (true, true): A()
        case (true, false), (false, true): B()
        case (false, false): C()
        }
    }
}

struct CastPatterns: View {
    let value: Any
    var body: some View {
        switch value {
        case is Int: A()
        case let text as String: Text(text)
        default: C()
        }
    }
}

struct BlocksInCases: View {
    let kind: Two
    var body: some View {
        switch kind {
        case .first:
            A()
            B()
        case .second:
            let title = "second"
            Text(title)
        }
    }
}

struct EmptyCase: View {
    let kind: Two
    var body: some View {
        switch kind {
        case .first: A()
        case .second: let _ = 3
        }
    }
}

struct EmptyViewCase: View {
    let kind: Two
    var body: some View {
        switch kind {
        case .first: A()
        case .second: EmptyView()
        }
    }
}

struct IfInCase: View {
    let n: Int
    let on: Bool
    var body: some View {
        switch n {
        case 0: if on { A() }
        default: B()
        }
    }
}

struct SwitchInCase: View {
    let n: Int
    let kind: Two
    var body: some View {
        switch n {
        case 0:
            switch kind {
            case .first: A()
            case .second: B()
            }
        default: C()
        }
    }
}

struct AvailabilityInCase: View {
    let kind: Two
    var body: some View {
        switch kind {
        case .first: if #available(iOS 18, *) { A() } else { B() }
        case .second: C()
        }
    }
}

struct ConditionalCase: View {
    let n: Int
    var body: some View {
        switch n {
        case 0: A()
        #if NEVER_DEFINED
        case 1: B()
        #endif
        case 2: C()
        default: D()
        }
    }
}

struct SwitchBesideOthers: View {
    let kind: Two
    var body: some View {
        A()
        switch kind {
        case .first: B()
        case .second: C()
        }
        D()
    }
}

struct SwitchInContainers: View {
    let kind: Nine
    var body: some View {
        VStack {
            switch kind {
            case .a: HStack { A(); B() }
            case .b, .c: B()
            default: ForEach(0..<3) { _ in C() }
            }
        }
        .padding()
    }
}

struct SwitchOnSelf: View {
    let kind: Two
    var body: some View { content }

    @ViewBuilder private var content: some View {
        switch self.kind {
        case .first: A().padding()
        case .second: B().opacity(0.5)
        }
    }
}

struct GenericSwitch<Value: View>: View {
    let state: Loading<Value>
    var body: some View {
        switch state {
        case .done(let view): view
        case .idle, .running, .failed: A()
        }
    }
}
