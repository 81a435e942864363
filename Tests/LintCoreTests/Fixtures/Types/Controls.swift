import Foundation
import SwiftUI

// Buttons, labels, fields, pickers, indicators.

struct Buttons: View {
    var body: some View {
        Button("Title") { }
        Button("Title", action: { })
        Button("Delete", role: .destructive) { }
        Button("Title", systemImage: "star") { }
        Button { } label: { Text("label") }
        Button(role: .cancel) { } label: { Image(systemName: "x") }
        Button(action: { }) { HStack { Text("a"); Text("b") } }
        Button(action: { }, label: { Label("l", systemImage: "x") })
    }
}

struct ButtonTitles: View {
    let name: String
    func save() { }
    var body: some View {
        Button(name, action: save)
        Button(name.uppercased()) { save() }
        Button("Hello \(name)", action: save)
        Button(LocalizedStringKey("key"), action: save)
    }
}

struct ButtonWithBranches: View {
    @State private var on = false
    var body: some View {
        Button {
            on.toggle()
        } label: {
            if on { Image(systemName: "star.fill") } else { Image(systemName: "star") }
        }
        .buttonStyle(.plain)
    }
}

struct Labels: View {
    let name: String
    var body: some View {
        Label("Title", systemImage: "star")
        Label(name, systemImage: "star")
        Label("Title", image: "asset")
        Label { Text("a").bold() } icon: { Circle().fill(.red) }
        Label { Text("a") } icon: { if name.isEmpty { Image(systemName: "x") } }
    }
}

struct Texts: View {
    let name: String
    let date: Date
    let size: Double
    var body: some View {
        Text("key")
        Text(name)
        Text(verbatim: "verbatim")
        Text("\(name) \(size)")
        Text(date, style: .relative)
        Text(size, format: .number)
        Text(LocalizedStringKey(name))
        Text(name.prefix(3))
    }
}

struct Fields: View {
    @State private var text = ""
    @State private var number = 0.0
    var body: some View {
        TextField("Title", text: $text)
        TextField("Title", text: $text, axis: .vertical)
        TextField("Title", text: $text, prompt: Text("prompt"))
        TextField("Number", value: $number, format: .number)
        TextField(text: $text) { Label("l", systemImage: "x") }
        SecureField("Secret", text: $text)
        TextEditor(text: $text)
    }
}

struct Toggles: View {
    @State private var on = false
    let name: String
    var body: some View {
        Toggle("Title", isOn: $on)
        Toggle(name, isOn: $on)
        Toggle(isOn: $on) { Text("label"); Text("more") }
        Toggle("Title", systemImage: "star", isOn: $on)
    }
}

enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla
    var id: Self { self }
}

struct Pickers: View {
    @State private var flavor = Flavor.vanilla
    @State private var optional: Flavor?
    @State private var text = "x"
    var body: some View {
        Picker("Flavor", selection: $flavor) {
            Text("Chocolate").tag(Flavor.chocolate)
            Text("Vanilla").tag(Flavor.vanilla)
        }
        Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Picker(selection: $text) { Text("x").tag("x") } label: { Image(systemName: "x") }
        Picker(selection: $text, label: Text("old")) { Text("x").tag("x") }
        Picker("Title", systemImage: "x", selection: $optional) {
            ForEach(Flavor.allCases) { flavor in Text(flavor.rawValue).tag(Optional(flavor)) }
        }
    }
}

struct Sliders: View {
    @State private var value = 0.5
    @State private var count = 1
    var body: some View {
        Slider(value: $value)
        Slider(value: $value, in: 0...10, step: 1)
        Slider(value: $value, in: 0...1) { Text("label") }
        Slider(value: $value, in: 0...1) { Text("label") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
        Stepper("Count", value: $count)
        Stepper("Count", value: $count, in: 0...10)
        Stepper(value: $count) { Text("\(count)").bold() }
        Stepper("Count") { count += 1 } onDecrement: { count -= 1 }
    }
}

struct Dates: View {
    @State private var date = Date.now
    var body: some View {
        DatePicker("When", selection: $date)
        DatePicker("When", selection: $date, displayedComponents: [.date])
        DatePicker("When", selection: $date, in: Date.now...)
        DatePicker(selection: $date) { Text("When").bold() }
    }
}

struct Colors: View {
    @State private var color = Color.red
    var body: some View {
        ColorPicker("Color", selection: $color)
        ColorPicker(selection: $color) { Image(systemName: "x") }
    }
}

struct Progress: View {
    let share: Double?
    var body: some View {
        ProgressView()
        ProgressView("Loading")
        ProgressView(value: share)
        ProgressView(value: 0.3, total: 2)
        ProgressView("Loading", value: share)
        ProgressView { Text("label").bold() }
        ProgressView(value: 0.5) { Text("label") }
        ProgressView(value: 0.5) { Text("label") } currentValueLabel: { Text("half").bold() }
    }
}

struct Gauges: View {
    let value: Double
    var body: some View {
        Gauge(value: value) { Text("speed") }
        Gauge(value: value, in: 0...10) { Text("speed") } currentValueLabel: { Text("\(value)") }
    }
}

struct Links: View {
    let url: URL
    var body: some View {
        Link("Site", destination: url)
        Link(destination: url) { Label("Site", systemImage: "safari") }
        ShareLink(item: url)
        ShareLink("Share", item: url)
    }
}

struct Menus: View {
    @State private var order = 0
    var body: some View {
        Menu("Actions") {
            Button("a") { }
            Divider()
            Menu("More") { Button("b") { } }
        }
        Menu { Button("a") { } } label: { Image(systemName: "ellipsis") }
        Menu("Primary") { Button("a") { } } primaryAction: { }
        Menu {
            Picker("Order", selection: $order) { Text("0").tag(0) }
        } label: {
            Label("Order", systemImage: "x")
        }
        .menuStyle(.button)
    }
}

struct ContextMenus: View {
    var body: some View {
        Text("a").contextMenu {
            Button("Copy") { }
            Button("Delete", role: .destructive) { }
        }
        Text("b").contextMenu { Button("Copy") { } } preview: { Image("x") }
    }
}

struct Asynchronous: View {
    let url: URL?
    var body: some View {
        AsyncImage(url: url)
        AsyncImage(url: url) { image in image.resizable() } placeholder: { ProgressView() }
        AsyncImage(url: url) { phase in
            if let image = phase.image { image } else if phase.error != nil { Color.red } else { ProgressView() }
        }
    }
}

struct AsynchronousPhases: View {
    let url: URL?
    var body: some View {
        AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
            switch phase {
            case .success(let image): image.resizable().scaledToFit()
            case .failure: Image(systemName: "x")
            case .empty: ProgressView()
            @unknown default: EmptyView()
            }
        }
        .frame(width: 10, height: 10)
    }
}

struct Labeled: View {
    let name: String
    var body: some View {
        LabeledContent("Key", value: name)
        LabeledContent("Key") { Text(name).bold() }
        LabeledContent { Text("v") } label: { Image(systemName: "x") }
    }
}

struct Unavailable: View {
    var body: some View {
        ContentUnavailableView("None", systemImage: "x")
        ContentUnavailableView("None", systemImage: "x", description: Text("why"))
        ContentUnavailableView { Label("None", systemImage: "x") } description: { Text("why") } actions: { Button("Retry") { } }
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "x")
        ContentUnavailableView { Label("None", systemImage: "x") }
        ContentUnavailableView { Text("None") } description: { Text("why") }
        ContentUnavailableView { Text("None") } actions: { Button("Retry") { } }
    }
}

struct SystemButtons: View {
    var body: some View {
        EditButton()
        RenameButton()
    }
}

struct StyledControls: View {
    @State private var on = false
    @State private var text = ""
    var body: some View {
        Button("a") { }.buttonStyle(.bordered)
        Button("b") { }.buttonStyle(.borderedProminent).controlSize(.large).tint(.red)
        Toggle("c", isOn: $on).toggleStyle(.button).labelsHidden()
        TextField("d", text: $text).textFieldStyle(.roundedBorder).submitLabel(.done)
        Label("e", systemImage: "x").labelStyle(.iconOnly)
        ProgressView().progressViewStyle(.circular)
        DatePicker("f", selection: .constant(.now)).datePickerStyle(.graphical)
    }
}
