import SwiftUI

// Navigation, tabs, toolbars and presentation.

struct Detail: View {
    let name: String
    var body: some View { Text(name) }
}

struct Stack: View {
    var body: some View {
        NavigationStack {
            Text("root").navigationTitle("Title")
        }
    }
}

struct StackWithPath: View {
    @State private var path: [String] = []
    @State private var erased = NavigationPath()
    var body: some View {
        NavigationStack(path: $path) { Text("root") }
        NavigationStack(path: $erased) { Text("a"); Text("b") }
    }
}

struct Destinations: View {
    @State private var shown = false
    @State private var chosen: String?
    let names: [String]
    var body: some View {
        NavigationStack {
            List(names, id: \.self) { name in
                NavigationLink(name, value: name)
            }
            .navigationDestination(for: String.self) { Detail(name: $0) }
            .navigationDestination(isPresented: $shown) { Detail(name: "x") }
            .navigationTitle("Names")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

struct LinksOfNavigation: View {
    let name: String
    var body: some View {
        NavigationLink("Title") { Detail(name: "a") }
        NavigationLink { Detail(name: name) } label: { Text("b"); Image(systemName: "x") }
        NavigationLink(value: 3) { Text("three") }
        NavigationLink("four", value: 4)
        NavigationLink(name, destination: Detail(name: name))
        NavigationLink(destination: Detail(name: name)) { Text("old") }
    }
}

struct SplitTwo: View {
    @State private var chosen: String?
    let names: [String]
    var body: some View {
        NavigationSplitView {
            List(names, id: \.self, selection: $chosen) { Text($0) }
        } detail: {
            if let chosen { Detail(name: chosen) } else { Text("Choose") }
        }
    }
}

struct SplitThree: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            Text("a")
        } content: {
            Text("b").bold()
        } detail: {
            Color.red
        }
    }
}

struct OldNavigation: View {
    var body: some View {
        NavigationView {
            List { Text("a") }
                .navigationBarTitle("Title")
        }
        .navigationViewStyle(.stack)
    }
}

struct Tabs: View {
    var body: some View {
        TabView {
            Detail(name: "a").tabItem { Label("A", systemImage: "a") }
            Detail(name: "b").tabItem { Text("B"); Image(systemName: "b") }.badge(3)
        }
    }
}

struct TabsWithSelection: View {
    enum Tab { case home, settings }
    @State private var tab = Tab.home
    @State private var page: Int?
    var body: some View {
        TabView(selection: $tab) {
            Detail(name: "a").tabItem { Label("A", systemImage: "a") }.tag(Tab.home)
            Detail(name: "b").tag(Tab.settings)
        }
        TabView(selection: $page) { Text("0").tag(0) }
            .tabViewStyle(.page)
    }
}

struct PagesOfLoop: View {
    var body: some View {
        TabView { ForEach(0..<3) { Text("\($0)") } }
            .tabViewStyle(.page(indexDisplayMode: .never))
    }
}

struct ToolbarOfOne: View {
    var body: some View {
        Text("a").toolbar { ToolbarItem { Button("b") { } } }
    }
}

struct ToolbarOfTwo: View {
    var body: some View {
        Text("a").toolbar {
            ToolbarItem(placement: .topBarLeading) { EditButton() }
            ToolbarItem(placement: .principal) { Text("t").bold() }
        }
    }
}

struct ToolbarOfGroup: View {
    var body: some View {
        Text("a").toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("a") { }
                Spacer()
                Button("b") { }
            }
        }
    }
}

struct ToolbarWithBranch: View {
    let on: Bool
    var body: some View {
        Text("a").toolbar {
            if on { ToolbarItem { Text("x") } }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { } }
        }
    }
}

struct ToolbarOfViews: View {
    var body: some View {
        Text("a").toolbar { Button("b") { } }
    }
}

struct ToolbarOfViewsWithBranch: View {
    let on: Bool
    var body: some View {
        Text("a").toolbar { Button("b") { }; if on { Text("c") } }
    }
}

struct ToolbarSettings: View {
    var body: some View {
        Text("a")
            .toolbar(.hidden, for: .navigationBar)
            .toolbarBackground(.visible, for: .tabBar)
            .toolbarRole(.editor)
            .navigationBarBackButtonHidden(true)
    }
}

struct Alerts: View {
    @State private var shown = false
    @State private var item: String?
    var body: some View {
        Text("a")
            .alert("Title", isPresented: $shown) { Button("OK") { } }
            .alert("Title", isPresented: $shown) { Button("OK") { } } message: { Text("why") }
            .alert("Title", isPresented: $shown, presenting: item) { item in Button(item) { } } message: { Text($0) }
            .alert("Title", isPresented: $shown) { }
    }
}

struct Dialogs: View {
    @State private var shown = false
    var body: some View {
        Text("a")
            .confirmationDialog("Title", isPresented: $shown) {
                Button("Delete", role: .destructive) { }
                Button("Keep") { }
            }
            .confirmationDialog("Title", isPresented: $shown, titleVisibility: .visible) {
                Button("Delete") { }
            } message: {
                Text("why")
            }
    }
}

struct Picked: Identifiable { let id: Int }

struct Sheets: View {
    @State private var shown = false
    @State private var picked: Picked?
    var body: some View {
        Text("a")
            .sheet(isPresented: $shown) { Detail(name: "x") }
            .sheet(item: $picked) { picked in Text("\(picked.id)").padding() }
            .sheet(isPresented: $shown, onDismiss: { }) { if shown { Text("b") } }
            .fullScreenCover(isPresented: $shown) { Color.red }
            .fullScreenCover(item: $picked) { Text("\($0.id)") }
    }
}

struct SheetContent: View {
    @State private var shown = false
    var body: some View {
        Button("Open") { shown = true }
            .sheet(isPresented: $shown) {
                NavigationStack { Text("in sheet") }
                    .presentationDetents([.medium, .large])
                    .presentationDragIndicator(.visible)
                    .interactiveDismissDisabled()
            }
    }
}

struct Popovers: View {
    @State private var shown = false
    @State private var picked: Picked?
    var body: some View {
        Text("a")
            .popover(isPresented: $shown) { Text("b") }
            .popover(item: $picked, arrowEdge: .top) { Text("\($0.id)") }
    }
}

struct Inspectors: View {
    @State private var shown = false
    var body: some View {
        Text("a").inspector(isPresented: $shown) { Text("b"); Text("c") }
    }
}

struct Searching: View {
    @State private var text = ""
    var body: some View {
        NavigationStack {
            List { Text("a") }
                .searchable(text: $text, prompt: "Find")
        }
    }
}
