import SwiftUI

// Blocks: declarations, `do`, `#if`, `return`, and where a builder comes from.

struct A: View { var body: some View { Text("a") } }
struct B: View { var body: some View { Text("b") } }
struct C: View { var body: some View { Text("c") } }
struct D: View { var body: some View { Text("d") } }

struct EmptyBody: View { var body: some View { } }

struct OneInBody: View { var body: some View { A() } }

struct TwoInBody: View { var body: some View { A(); B() } }

struct TwelveInBody: View {
    var body: some View {
        A()
        B()
        C()
        D()
        A()
        B()
        C()
        D()
        A()
        B()
        C()
        D()
    }
}

struct Parenthesised: View { var body: some View { (A()) } }

struct Lets: View {
    let names: [String]
    var body: some View {
        let count = names.count
        let (first, last) = (names.first ?? "", names.last ?? "")
        Text("\(count)")
        Text(first + last)
    }
}

struct OnlyLet: View {
    var body: some View {
        let _ = print("evaluated")
    }
}

struct LetVoidCall: View {
    var body: some View {
        let _ = print("evaluated")
        A()
    }
}

struct Vars: View {
    let n: Int
    var body: some View {
        var text: String { "n is \(n)" }
        let title: String
        let wide: Bool = n > 3, tall = n < 3
        Text(text).bold(wide || tall)
    }
}

struct LocalView: View {
    var body: some View {
        let label = Text("x").padding()
        HStack {
            label
            label.opacity(0.5)
        }
    }
}

struct LocalComputedView: View {
    let on: Bool
    var body: some View {
        var row: Text { Text("row").bold() }
        VStack {
            row
            if on { row.padding() }
        }
    }
}

struct LetFromIf: View {
    let on: Bool
    var body: some View {
        let title = if on { "on" } else { "off" }
        let size: CGFloat = switch on { case true: 12; case false: 14 }
        Text(title).font(.system(size: size))
    }
}

struct LetFromIfIsView: View {
    let on: Bool
    var body: some View {
        let view = if on { Text("on") } else { Text("off").bold() }
        view.padding()
    }
}

struct DoBlock: View {
    var body: some View {
        do {
            A()
            B()
        }
        C()
    }
}

struct DoOne: View {
    var body: some View {
        do { A() }
    }
}

struct DoEmpty: View {
    var body: some View {
        A()
        do { }
    }
}

struct NestedBlocks: View {
    let on: Bool
    var body: some View {
        if on {
            do {
                A()
                if !on { B() }
            }
        }
        D()
    }
}

struct InactiveClause: View {
    var body: some View {
        A()
        #if NEVER_DEFINED
        B()
        #endif
        C()
    }
}

struct ElseClause: View {
    var body: some View {
        A()
        #if NEVER_DEFINED
        B()
        #else
        C()
        D()
        #endif
    }
}

struct OnlyInactiveClause: View {
    var body: some View {
        #if NEVER_DEFINED
        B()
        #endif
    }
}

struct NestedClauses: View {
    let on: Bool
    var body: some View {
        if on {
            #if NEVER_DEFINED
            A()
            #elseif !NEVER_DEFINED
            B()
            #if NEVER_DEFINED
            C()
            #endif
            #endif
        } else {
            D()
        }
    }
}

struct PostfixClause: View {
    var body: some View {
        A()
            .padding()
            #if NEVER_DEFINED
            .opacity(0.5)
            #endif
            .clipped()
    }
}

struct PostfixElseClause: View {
    var body: some View {
        A()
            #if NEVER_DEFINED
            .opacity(0.5)
            #else
            .padding()
            .hidden()
            #endif
    }
}

struct ExplicitReturn: View {
    var body: some View {
        return A()
    }
}

struct ReturnAfterStatements: View {
    let names: [String]
    var body: some View {
        let joined = names.joined()
        print(joined)
        return Text(joined)
    }
}

struct ReturnInBranches: View {
    let on: Bool
    var body: some View {
        if on { return Text("on") } else { return Text("off").bold() }
    }
}

struct ReturnAfterGuard: View {
    let name: String?
    var body: some View {
        guard let name else { return AnyView(A()) }
        return AnyView(Text(name))
    }
}

struct ReturnAfterLocalFunction: View {
    var body: some View {
        func twice(_ n: Int) -> Int { n * 2 }
        return Text("\(twice(2))")
    }
}

struct ReturnInClosure: View {
    var body: some View {
        VStack { return A() }
    }
}

struct ReturnInRow: View {
    let names: [String]
    var body: some View {
        ForEach(names, id: \.self) { name in
            let upper = name.uppercased()
            return Text(upper).bold()
        }
    }
}

struct ReturnInNestedClosureOnly: View {
    let names: [String]
    var body: some View {
        let lengths = names.map { name in return name.count }
        Text("\(lengths.count)")
        A()
    }
}

struct ExplicitGetter: View {
    let on: Bool
    var body: some View {
        get {
            if on { A() } else { B() }
        }
    }
}

struct ConcreteBody: View {
    var body: VStack<TupleView<(Text, Text)>> {
        VStack {
            Text("a")
            Text("b")
        }
    }
}

struct ConcreteText: View {
    var body: Text { Text("a") }
}

struct PlainProperty: View {
    let on: Bool
    var body: some View { plain }
    var plain: some View {
        if on { A() } else { A() }
    }
}

struct BuilderProperty: View {
    let on: Bool
    var body: some View { built }
    @ViewBuilder var built: some View {
        if on { A() } else { A() }
    }
}

struct PlainSwitchProperty: View {
    let n: Int
    var body: some View { VStack { plain; built } }
    var plain: some View {
        switch n {
        case 0: Text("zero")
        case 1: Text("one").italic()
        default: Text("many")
        }
    }
    @ViewBuilder var built: some View {
        switch n {
        case 0: Text("zero")
        case 1: Text("one").italic()
        default: Text("many")
        }
    }
}

struct PropertyWithReturn: View {
    var body: some View { part }
    var part: some View {
        let title = "part"
        return Text(title).padding()
    }
}

struct InExtension {
    let on: Bool
}

extension InExtension: View {
    var body: some View {
        if on { A() } else { B() }
    }
}

struct BodyBeforeConformance {
    let on: Bool
    var body: some View {
        if on { A() } else { A() }
    }
}

extension BodyBeforeConformance: View {}

struct BodyBesideConformance: View {
    let on: Bool
}

extension BodyBesideConformance {
    var body: some View {
        if on { B() } else { B() }
    }
}

protocol Page: View { var title: String { get } }

struct ThroughRefinement: Page {
    let title: String
    var body: some View {
        Text(title)
        A()
    }
}

struct BuilderSubscript: View {
    var body: some View { self[0] }
    @ViewBuilder subscript(n: Int) -> some View {
        if n == 0 { A() } else { B() }
    }
}

struct NotABuilderClosure: View {
    let on: Bool
    func make<V: View>(_ content: () -> V) -> V { content() }
    func build<V: View>(@ViewBuilder _ content: () -> V) -> V { content() }
    var body: some View {
        make { if on { A() } else { A() } }
        build { if on { A() } else { A() } }
    }
}

struct FatalBody: View {
    var body: some View { fatalError() }
}
