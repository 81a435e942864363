import SwiftUI

// Each view holds something that a merge would change or could not express. `--fix` leaves every byte as it is.

struct Draft: View {
    let title: String
    @State private var text = ""
    var body: some View { TextField(title, text: $text) }
}

struct Loader: View {
    @Binding var isOn: Bool
    @State private var text = ""
    var body: some View { TextField("Name", text: $text).onAppear { isOn = true } }
}

struct Refusals: View {
    @State private var isOn = false
    @State private var name: String?
    @State private var count = 0
    @State private var text = ""
    @Namespace private var space
    func ask() -> Bool { count > 0 }

    var body: some View {
        one
        two
        three
        Toggle("On", isOn: $isOn)
        Button("Set") { name = "x"; count += 1 }
    }

    // What begins or ends with the view.
    @ViewBuilder private var one: some View {
        if isOn { Draft(title: "a").opacity(0.5).transition(.slide) } else { Draft(title: "a").transition(.slide) }
        if isOn { Draft(title: "a").opacity(0.5).matchedGeometryEffect(id: 1, in: space) } else { Draft(title: "a").matchedGeometryEffect(id: 1, in: space) }
        if isOn { Draft(title: "a").opacity(0.5).onAppear { count += 1 } } else { Draft(title: "a").onAppear { count += 1 } }
        if isOn { Draft(title: "a").opacity(0.5).task { count += 1 } } else { Draft(title: "a").task { count += 1 } }
        if isOn { Draft(title: "a").opacity(0.5).id(1) } else { Draft(title: "a").id(1) }
        if isOn { Draft(title: "a").opacity(0.5).animation(.default, value: count) } else { Draft(title: "a") }
        if isOn { Loader(isOn: $isOn).opacity(0.5) } else { Loader(isOn: $isOn) }
    }

    // What the branches hold, and what decides.
    @ViewBuilder private var two: some View {
        if isOn {
            let shown = "a"
            Draft(title: shown).opacity(0.5)
        } else {
            let shown = "a"
            Draft(title: shown)
        }
        if let name { Draft(title: name).opacity(0.5) } else { Draft(title: "a") }
        if case .some = name { Draft(title: "a").opacity(0.5) } else { Draft(title: "a") }
        if #available(iOS 99, macOS 99, *) { Draft(title: "a").opacity(0.5) } else { Draft(title: "a") }
        if ask() { Draft(title: "a").opacity(0.5) } else { Draft(title: "a") }
        if isOn { Draft(title: "a").opacity(0.5) } else if count > 1 { Draft(title: "a").opacity(0.2) } else { Draft(title: "a") }
        if isOn { Draft(title: "a").opacity(0.5) }
        if isOn {
            Draft(title: "a").opacity(0.5)
            Draft(title: "b")
        } else {
            Draft(title: "a")
        }
        if isOn {
            #if DEBUG
            Draft(title: "a").opacity(0.5)
            #else
            Draft(title: "a").opacity(0.2)
            #endif
        } else {
            Draft(title: "a")
        }
    }

    // Other roots, other places, values of two types, and modifiers without a value that changes nothing.
    @ViewBuilder private var three: some View {
        if isOn { Text("Sign in").bold() } else { Text(text) }
        if isOn { Image("a").opacity(0.5) } else { Image(systemName: "a") }
        if isOn { Draft(title: "a").padding().opacity(0.5) } else { Draft(title: "a").opacity(0.5).padding() }
        if isOn { Draft(title: "a").foregroundStyle(.red) } else { Draft(title: "a").foregroundStyle(.secondary) }
        if isOn { Draft(title: "a").clipped() } else { Draft(title: "a") }
        if isOn { Draft(title: "a").onTapGesture { count += 1 } } else { Draft(title: "a") }
        if isOn { Draft(title: "a").buttonStyle(.plain) } else { Draft(title: "a") }
        if isOn { Draft(title: "a").shadow(radius: 3) } else { Draft(title: "a") }
        if isOn { Draft(title: "a").padding(.horizontal, 4).padding(.top, 4) } else { Draft(title: "a") }
        if isOn { Draft(title: "a").marked(true) } else { Draft(title: "a") }
    }
}

extension View {
    // One of the project that has the name of another.
    func marked(_ isMarked: Bool) -> some View { overlay { Text("!") } }
    func opacity(_ level: Level) -> some View { background { Color.red } }

    // A helper that calls itself by another condition than the one it is given, and one that is generic.
    @ViewBuilder func `if`<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {
        if condition { transform(self) } else { self }
    }
    @ViewBuilder func unless<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {
        if !condition { transform(self) } else { self }
    }
}

enum Level { case low }

struct Calls: View {
    @State private var isOn = false
    @State private var text = ""
    var body: some View {
        TextField("a", text: $text).unless(isOn) { $0.opacity(0.5) }
        TextField("a", text: $text).if(isOn) { $0.opacity(Level.low) }
        TextField("a", text: $text).if(isOn) { view in view.overlay { view } }
        TextField("a", text: $text).if(isOn) { view in HStack { view } }
        TextField("a", text: $text).if(isOn) { $0.onAppear { isOn = false } }
        Toggle("On", isOn: $isOn)
    }
}

// Ids that somebody asks for, and that are coded or compared.
struct Song: Identifiable {
    let id: Int
    let name: String
}

struct Songs: View {
    @State private var songs: [Song] = []
    @State private var shown: String?
    var body: some View {
        ScrollViewReader { proxy in
            ForEach(songs, id: \.name) { Text($0.name) }
            ForEach(Array(songs.enumerated()), id: \.offset) { _, song in Text(song.name) }
            Button("Last") { songs.removeFirst(); proxy.scrollTo("x") }
        }
    }
}

struct Hit: Hashable, Identifiable {
    var id: Int { hashValue }
    let text: String
}

struct Coded: Codable, Identifiable {
    var id: UUID { UUID() }
    let text: String
}

struct Hits: View {
    let hits: [Hit]
    let coded: [Coded]
    @State private var chosen: Int?
    var body: some View {
        ForEach(hits) { hit in Button(hit.text) { chosen = hit.id } }
        ForEach(coded) { Text($0.text) }
    }
}

// Witnesses, guards, loops and values that are kept.
protocol Screen { func make(_ isOn: Bool) -> AnyView }

struct First: Screen {
    func make(_ isOn: Bool) -> AnyView { isOn ? AnyView(Text("a")) : AnyView(Image("b")) }
}

struct Second: View {
    let isOn: Bool
    func guarded() -> AnyView {
        guard isOn else { return AnyView(Text("off")) }
        print("on")
        return AnyView(Image("on"))
    }
    func looped() -> AnyView {
        for name in ["a", "b"] where isOn { return AnyView(Text(name)) }
        return AnyView(Image("on"))
    }
    func kept() -> [AnyView] { isOn ? [AnyView(Text("a"))] : [AnyView(Image("b"))] }
    func nested(_ depth: Int) -> AnyView {
        if depth > 0 { return AnyView(HStack { nested(depth - 1) }) } else { return AnyView(Text("end")) }
    }
    var body: some View {
        guarded()
        looped()
        kept()[0]
        nested(3)
    }
}
