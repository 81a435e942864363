import SwiftUI

// `if` in a builder: chains of every length, conditions of every kind, availability, nesting, empty branches.

struct A: View { var body: some View { Text("a") } }
struct B: View { var body: some View { Text("b") } }
struct C: View { var body: some View { Text("c") } }
struct D: View { var body: some View { Text("d") } }
struct E: View { var body: some View { Text("e") } }
struct F: View { var body: some View { Text("f") } }
struct G: View { var body: some View { Text("g") } }
struct H: View { var body: some View { Text("h") } }
struct I: View { var body: some View { Text("i") } }

struct IfAlone: View {
    let n: Int
    var body: some View {
        if n == 0 { A() }
    }
}

struct IfElse: View {
    let n: Int
    var body: some View {
        if n == 0 { A() } else { B() }
    }
}

struct IfElseSameType: View {
    let on: Bool
    var body: some View {
        if on { A() } else { A() }
    }
}

struct ChainOfTwoOpen: View {
    let n: Int
    var body: some View {
        if n == 0 { A() } else if n == 1 { B() }
    }
}

struct ChainOfThree: View {
    let n: Int
    var body: some View {
        if n == 0 { A() } else if n == 1 { B() } else { C() }
    }
}

struct ChainOfThreeOpen: View {
    let n: Int
    var body: some View {
        if n == 0 { A() } else if n == 1 { B() } else if n == 2 { C() }
    }
}

struct ChainOfFour: View {
    let n: Int
    var body: some View {
        if n == 0 { A() } else if n == 1 { B() } else if n == 2 { C() } else { D() }
    }
}

struct ChainOfFourOpen: View {
    let n: Int
    var body: some View {
        if n == 0 { A() } else if n == 1 { B() } else if n == 2 { C() } else if n == 3 { D() }
    }
}

struct ChainOfFive: View {
    let n: Int
    var body: some View {
        if n == 0 { A() } else if n == 1 { B() } else if n == 2 { C() } else if n == 3 { D() } else { E() }
    }
}

struct ChainOfSix: View {
    let n: Int
    var body: some View {
        if n == 0 { A() } else if n == 1 { B() } else if n == 2 { C() } else if n == 3 { D() } else if n == 4 { E() } else { F() }
    }
}

struct ChainOfSeven: View {
    let n: Int
    var body: some View {
        if n == 0 {
            A()
        } else if n == 1 {
            B()
        } else if n == 2 {
            C()
        } else if n == 3 {
            D()
        } else if n == 4 {
            E()
        } else if n == 5 {
            F()
        } else {
            G()
        }
    }
}

struct ChainOfSevenOpen: View {
    let n: Int
    var body: some View {
        if n == 0 {
            A()
        } else if n == 1 {
            B()
        } else if n == 2 {
            C()
        } else if n == 3 {
            D()
        } else if n == 4 {
            E()
        } else if n == 5 {
            F()
        } else if n == 6 {
            G()
        }
    }
}

struct ChainOfEight: View {
    let n: Int
    var body: some View {
        if n == 0 {
            A()
        } else if n == 1 {
            B()
        } else if n == 2 {
            C()
        } else if n == 3 {
            D()
        } else if n == 4 {
            E()
        } else if n == 5 {
            F()
        } else if n == 6 {
            G()
        } else {
            H()
        }
    }
}

struct ChainOfNine: View {
    let n: Int
    var body: some View {
        if n == 0 {
            A()
        } else if n == 1 {
            B()
        } else if n == 2 {
            C()
        } else if n == 3 {
            D()
        } else if n == 4 {
            E()
        } else if n == 5 {
            F()
        } else if n == 6 {
            G()
        } else if n == 7 {
            H()
        } else {
            I()
        }
    }
}

struct IfLetShort: View {
    let name: String?
    var body: some View {
        if let name { Text(name) }
    }
}

struct IfLetElse: View {
    let name: String?
    var body: some View {
        if let name = name, !name.isEmpty { Text(name) } else { A() }
    }
}

struct IfCase: View {
    enum State { case loaded(String), failed(Int) }
    let state: State
    var body: some View {
        if case .loaded(let text) = state { Text(text) } else if case let .failed(code) = state, code > 3 { B() } else { C() }
    }
}

struct IfTrue: View {
    var body: some View {
        if true { A() } else { B() }
    }
}

struct IfLabelled: View {
    let on: Bool
    var body: some View {
        outer: if on { A() } else { B() }
    }
}

struct IfBlockOfTwo: View {
    let on: Bool
    var body: some View {
        if on {
            A()
            B()
        } else {
            C()
            D()
            E()
        }
    }
}

struct IfBesideOthers: View {
    let on: Bool
    var body: some View {
        A()
        if on { B(); C() }
        D()
    }
}

struct TwoIfsInARow: View {
    let on: Bool
    let off: Bool
    var body: some View {
        if on { A() }
        if off { B() }
    }
}

struct IfInIf: View {
    let a: Bool
    let b: Bool
    var body: some View {
        if a { if b { A() } }
    }
}

struct IfInIfInIf: View {
    let a: Bool
    let b: Bool
    var body: some View {
        if a { if b { if a != b { A() } } }
    }
}

struct IfInElse: View {
    let a: Bool
    let b: Bool
    var body: some View {
        if a { A() } else { if b { B() } else { C() } }
    }
}

struct OpenIfInElse: View {
    let a: Bool
    let b: Bool
    var body: some View {
        if a { A() } else { if b { B() } }
    }
}

struct IfInThen: View {
    let a: Bool
    let b: Bool
    var body: some View {
        if a {
            if b { A() } else { B() }
        } else {
            C()
        }
    }
}

struct SwitchInIf: View {
    let a: Bool
    let n: Int
    var body: some View {
        if a {
            switch n {
            case 0: A()
            case 1: B()
            default: C()
            }
        }
    }
}

struct SwitchInElse: View {
    let a: Bool
    let n: Int
    var body: some View {
        if a {
            A()
        } else {
            switch n {
            case 0: B()
            case 1: C()
            default: D()
            }
        }
    }
}

struct EmptyIf: View {
    let on: Bool
    var body: some View {
        if on { }
    }
}

struct EmptyIfElse: View {
    let on: Bool
    var body: some View {
        if on { } else { }
    }
}

struct EmptyElse: View {
    let on: Bool
    var body: some View {
        if on { A() } else { }
    }
}

struct OnlyLetInIf: View {
    let on: Bool
    var body: some View {
        if on { let _ = 1 }
    }
}

struct AvailableAlone: View {
    var body: some View {
        if #available(iOS 18, *) { A() }
    }
}

struct AvailableElse: View {
    var body: some View {
        if #available(iOS 18, *) { A() } else { B() }
    }
}

struct AvailableAndCondition: View {
    let on: Bool
    var body: some View {
        if #available(iOS 18, *), on { A() } else { B() }
    }
}

struct AvailableChain: View {
    var body: some View {
        if #available(iOS 18, *) { A() } else if #available(iOS 17.4, *) { B() } else { C() }
    }
}

struct AvailableChainOpen: View {
    var body: some View {
        if #available(iOS 18, *) { A() } else if #available(iOS 17.4, *) { B() }
    }
}

struct AvailableSecond: View {
    let on: Bool
    var body: some View {
        if on { A() } else if #available(iOS 18, *) { B() } else { C() }
    }
}

struct AvailableThenCondition: View {
    let on: Bool
    var body: some View {
        if #available(iOS 18, *) { A() } else if on { B() }
    }
}

struct AvailableInside: View {
    let on: Bool
    var body: some View {
        if on { if #available(iOS 18, *) { A() } }
    }
}

struct AvailableWithTwo: View {
    var body: some View {
        if #available(iOS 18, macOS 15, *) {
            A()
            B()
        }
        C()
    }
}

struct UnavailableAlone: View {
    var body: some View {
        if #unavailable(iOS 18) { A() }
    }
}

struct UnavailableElse: View {
    var body: some View {
        if #unavailable(iOS 18) { A() } else { B() }
    }
}

struct UnavailableChain: View {
    let on: Bool
    var body: some View {
        if #unavailable(iOS 18) { A() } else if on { B() } else { C() }
    }
}

struct UnavailableSecond: View {
    let on: Bool
    var body: some View {
        if on { A() } else if #unavailable(iOS 18) { B() } else { C() }
    }
}

struct ConditionsInStack: View {
    let a: Bool
    let b: Int?
    var body: some View {
        VStack {
            if a { A() } else { B(); C() }
            if let b, b > 0 { Text("\(b)") }
            D()
        }
    }
}
