import Foundation
import SwiftUI

// Overloads that differ in a generic parameter, an optional or a closure, and arguments that fit several of them.

struct Tints: View {
    let on: Bool
    let tone: Color?
    var body: some View {
        Divider().tint(nil)
        Divider().tint(.red)
        Divider().tint(Color.red)
        Divider().tint(tone)
        Divider().tint(.none)
        Divider().tint(.some(.red))
        Divider().tint(.init("x"))
        Divider().tint(tone ?? .red)
    }
}

struct TernaryTints: View {
    let on: Bool
    let tone: Color
    var body: some View {
        Divider().tint(on ? .red : .blue)
        Divider().tint(on ? .red : .accentColor)
        Divider().tint(on ? .accentColor : .red)
        Divider().tint(on ? .accentColor : .accentColor)
        Divider().tint(on ? .red : .secondary)
        Divider().tint(on ? .secondary : .red)
        Divider().tint(on ? .secondary : .primary)
        Divider().tint(on ? tone : .accentColor)
        Divider().tint(on ? .red.opacity(1) : .blue)
        Divider().tint(on ? .init("x") : .red)
    }
}

struct TintsBesideNil: View {
    let on: Bool
    let tone: Color
    var body: some View {
        Divider().tint(on ? .red : nil)
        Divider().tint(on ? nil : .red)
        Divider().tint(on ? tone : nil)
        Divider().tint(on ? .accentColor : nil)
        Divider().tint(on ? .some(.red) : nil)
        Divider().tint(on ? .red : .none)
        Divider().tint(on ? (on ? .red : .blue) : nil)
        Divider().tint(on ? .red : on ? nil : .accentColor)
        Divider().tint(on ? .red : on ? .secondary : .accentColor)
    }
}

func shade<S: ShapeStyle>(_ style: S?) -> Int { 1 }
@_disfavoredOverload func shade(_ style: Color?) -> String { "" }
func tone<S: ShapeStyle>(_ style: S) -> Int { 1 }
@_disfavoredOverload func tone(_ style: Color) -> String { "" }

extension View {
    func held<T>(_ value: T) -> some View { padding() }
    func held<T>(_ value: T?) -> some View { opacity(1) }
    func held<T>(_ value: [T]) -> some View { hidden() }
    func given(_ take: (Int) -> Void) -> some View { padding() }
    func given(_ take: (String) -> Void) -> some View { opacity(1) }
    func mapped<T>(_ make: (Int) -> T) -> some View { padding() }
    func mapped<T>(_ make: (String) -> T) -> some View { opacity(1) }
    func made(_ make: () -> Int) -> some View { padding() }
    func made(_ make: () -> String) -> some View { opacity(1) }
    func told<T>(_ take: (T) -> Void) -> ModifiedContent<Self, Told<T>> { modifier(Told()) }
}

struct Told<T>: ViewModifier { func body(content: Content) -> some View { content } }

struct Shades: View {
    let on: Bool
    var body: some View {
        Divider().id(shade(nil))
        Divider().id(shade(on ? .red : nil))
        Divider().id(shade(on ? Color.red : nil))
        Divider().id(shade(on ? .red : .accentColor))
        Divider().id(tone(on ? .red : .blue))
        Divider().id(tone(.accentColor))
        Divider().id(tone(on ? .red : .accentColor))
    }
}

struct Holders: View {
    let on: Bool
    let maybe: Int?
    let numbers: [Int]
    var body: some View {
        Divider().held(1)
        Divider().held(maybe)
        Divider().held([1])
        Divider().held(on ? 1 : nil)
        Divider().held(numbers)
        Divider().held([maybe])
        Divider().held("x")
    }
}

struct ToldByClosures: View {
    var body: some View {
        Divider().given { (x: Int) in }
        Divider().given { (x: String) in }
        Divider().mapped { (x: Int) in 1 }
        Divider().mapped { (x: String) -> Int in 1 }
        Divider().made { () -> String in let a = "x"; return a }
        Divider().made { () -> Int in 1 }
        Divider().told { (x: Double) in }
    }
}
