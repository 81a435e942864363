import SwiftUI

// Functions and initializers as values, calls that are told by what stands around them, and what signatures imply.

struct Titled: View {
    let title: String
    var body: some View { Text(title) }
}

struct Mapped: View {
    let first: String?
    let all: [String]
    var body: some View { first.map(Text.init) }
    var own: some View { first.map(Titled.init) }
    var rows: some View { ForEach(all, id: \.self, content: Titled.init) }
    var labelled: some View { first.map(Text.init(verbatim:)) }
}

enum Page: Hashable {
    case settings(_ page: Int = 1)
    case home
}

extension NavigationLink where Destination == Never {
    init(_ title: String, destination: Page) where Label == Text {
        self.init(value: destination) { Text(title) }
    }

    init(_ title: String, icon: String, destination: Page) where Label == SwiftUI.Label<Text, Image> {
        self.init(value: destination) { SwiftUI.Label(title, systemImage: icon) }
    }
}

struct Links: View {
    let page: Page
    var body: some View { NavigationLink("a", destination: page) }
    var leading: some View { NavigationLink("a", destination: .settings(2)) }
    var defaulted: some View { NavigationLink("a", destination: .settings()) }
    var icon: some View { NavigationLink("a", icon: "b", destination: .home) }
}

protocol Action {}

struct Save: Action {}

@resultBuilder struct ActionBuilder {
    static func buildBlock(_ actions: any Action...) -> [any Action] { actions }
}

struct MenuButtons: View {
    let actions: () -> [any Action]
    var body: some View { Text("a") }
}

extension View {
    func menu<Items: View>(@ViewBuilder items: () -> Items) -> some View { overlay(items()) }

    func menu(@ActionBuilder actions: @escaping () -> [any Action]) -> some View {
        menu { MenuButtons(actions: actions) }
    }

    func keep<Value>(_ first: Binding<Value>, _ second: FocusState<Value>.Binding) -> (some View)? {
        onChange(of: first.wrappedValue) { _, value in second.wrappedValue = value }
    }
}

struct Menus: View {
    @State var number: Int? = nil
    @FocusState var focus: Int?
    var body: some View { Text("a").menu { Save() } }
    var shown: some View { Text("a").menu { Text("b") } }
    var kept: some View { Text("a").keep($number, $focus) }
}

protocol Providing<Value> {
    associatedtype Value
    var value: Value { get }
}

struct Expected<Value>: Providing {
    let value: Value
}

struct Show<Value, Content: View>: View {
    let provider: any Providing<Value>
    let content: (Value) -> Content

    init(_ provider: any Providing<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        self.provider = provider
        self.content = content
    }

    var body: some View { content(provider.value) }
}

struct Provided: View {
    let number: Expected<Int>
    let any: any Providing<String>
    var body: some View { Show(number) { Text("\($0)") } }
    var handedOn: some View { Show(any) { Titled(title: $0) } }
}
