import SwiftUI

// Names of the project that SwiftUI has too: the project's win.

struct Button: View {
    let title: String
    var body: some View { Text(title).padding() }
}

struct Card<Content: View>: View {
    let content: Content
    var body: some View { content }
}

enum Design {
    struct Text: View {
        let value: String
        var body: some View { SwiftUI.Text(value).bold() }
    }
    struct Label<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { HStack { content } }
    }
    struct Screen: View {
        var body: some View {
            Text(value: "own")
            Label { Text(value: "own") }
            SwiftUI.Text("theirs")
        }
    }
}

struct UsesButton: View {
    var body: some View {
        Button(title: "own")
        SwiftUI.Button("theirs") { }
    }
}

struct UsesDesign: View {
    var body: some View {
        Design.Text(value: "own")
        Design.Label { Text("theirs") }
        Text("theirs")
        Label("theirs", systemImage: "x")
    }
}

struct UsesDesignExtension: View { var body: some View { Design.make() } }

extension Design {
    static func make() -> some View { Text(value: "in the extension").opacity(0.5) }
}

extension View {
    func opacity(_ amount: Int) -> SwiftUI.Text { SwiftUI.Text("\(amount)") }
    func padding(by amount: CGFloat) -> some View { self.padding(amount).padding(amount) }
}

struct UsesOpacity: View {
    let amount: Int
    let share: Double
    var body: some View {
        Divider().opacity(amount)
        Divider().opacity(share)
        Divider().opacity(0.5)
        Divider().padding(by: 3)
    }
}

struct LocalShadow: View {
    let padding: CGFloat = 3
    var body: some View {
        let title = Text("local")
        title
        Divider().padding(padding)
    }
    var title: Divider { Divider() }
}

struct MemberShadow: View {
    var body: some View {
        spacer
        Spacer()
    }
    var spacer: some View { Divider() }
    struct Spacer: View { var body: some View { Text("own") } }
}

struct ParameterShadow: View {
    let item = Text("property")
    let items = [1, 2]
    var body: some View {
        ForEach(items, id: \.self) { item in Text("\(item)").id(item) }
        item
    }
}

struct NameOfGenericParameter<Text: View>: View {
    let text: Text
    var body: some View { VStack { text } }
}

struct UsesNameOfGenericParameter: View {
    var body: some View { NameOfGenericParameter(text: Divider()) }
}

struct IfLetShadow: View {
    let value: Int?
    var body: some View {
        if let value { Divider().id(value) } else { Divider().id(value) }
    }
}
