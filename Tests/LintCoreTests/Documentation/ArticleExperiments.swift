/// The experiments of the articles that the project grew out of, by article and in their order.
enum ArticleExperiments {
    /// Views that the experiments share.
    static let views = #"""
        import SwiftUI

        struct CounterView: View {
            @State var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        struct BoundCounter: View {
            @Binding var count: Int
            var body: some View { Button("\(count)") { count += 1 } }
        }
        struct HogeView: View { var body: some View { Text("hoge") } }
        struct HeavyView: View {
            let adding: Int
            var body: some View {
                ScrollView(.horizontal) { HStack { ForEach(0..<10_000, id: \.self) { Text("\($0 + adding)") } } }
            }
        }
        struct Row: View {
            let text: String
            @State var draft = ""
            var body: some View { TextField(text, text: $draft) }
        }
        struct ErrorStateView: View { var body: some View { Text("error") } }
        enum Kind { case a, b, c }
        enum LoadState { case idle, loading, success, failure }

        extension View {
            @ViewBuilder func `if`<C: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> C) -> some View {
                if condition { transform(self) } else { self }
            }
            func extend<C: View>(@ViewBuilder transform: (Self) -> C) -> some View { transform(self) }
            @ViewBuilder func overlay<C: View>(if condition: Bool, content: C) -> some View {
                if condition { self.overlay { content } } else { self }
            }
        }

        struct MessageCounter: View {
            let message: String
            @State var count = 0
            var body: some View { Button("\(message) \(count)") { count += 1 } }
        }
        struct TextView: View { let text: String; var body: some View { Text(text) } }
        struct FlagChild: View { let flag: Bool; let message: String; var body: some View { Text(message) } }

        struct ChildView: View {
            @State var count: Int
            var isOn: Bool
            init(count: Int, isOn: Bool) { self.count = count; self.isOn = isOn }
            var body: some View { VStack { Text("IsOn: \(isOn)"); Text("Count: \(count)").bold(); Button("Increment") { count += 1 } } }
        }

        final class Microphone: ObservableObject {}
        struct CatRecorder: View {
            @State var title = ""
            @StateObject var mic = Microphone()
            var body: some View { TextField("Title:", text: $title) }
        }
        extension View { func nightTimeStyle() -> some View { opacity(0.8) } }
        struct PawView: View { var tint: Color; var body: some View { Image(systemName: "pawprint").foregroundColor(tint) } }
        enum Breed { case bulldog, borderCollie }
        struct Dog { var name = ""; var breed = Breed.bulldog; var isGood = true }
        struct DogView: View {
            @Binding var dog: Dog
            let treat: String
            var body: some View { VStack { NameView(name: dog.name); PawView(tint: .green); Button(treat) { dog.isGood = true } } }
        }
        struct NameView: View { let name: String; var body: some View { Text(name) } }
        struct BulldogView: View { @State var isAwake = false; var body: some View { Toggle("awake", isOn: $isAwake) } }
        struct BorderCollieView: View { @State var isAwake = false; var body: some View { Toggle("awake", isOn: $isAwake) } }
        struct SheepView: View { var body: some View { Text("sheep") } }
        struct Pet { var name: String; var databaseID: Int }
        struct RandomPet: Identifiable { var name: String; var id: UUID { UUID() } }
        struct Treat { var name: String; var serialNumber: Int; var expiryDate: Date }
        struct ExpirationModifier: ViewModifier {
            var date: Date
            func body(content: Content) -> some View { if date < .now { content.opacity(0.3) } else { content } }
        }

        struct HighlightViewIdentityChanged: ViewModifier {
            @State private var loaded = false
            func body(content: Content) -> some View {
                content.overlay { if !loaded { Color.yellow.opacity(0.5) } }.onAppear { withAnimation { loaded = true } }
            }
        }
        extension View { func _highlightViewIdentityChanged() -> some View { modifier(HighlightViewIdentityChanged()) } }
        """#

    static let articles: [(title: String, experiments: [Experiment])] = [
        ("View Identity and redraw", identity + drawing + memory), ("`@State` and View Identity", state),
        ("Demystify SwiftUI (WWDC21, 10022)", talk), ("A modifier that makes identity changes visible", highlight),
    ]

    private static let condition = "@State var condition = true"
    private static let toggle = "condition.toggle()"

    // MARK: View Identity and redraw

    private static let identity = [
        Experiment(
            "WrittenTwice", condition, "if condition { CounterView().foregroundColor(.red) } else { CounterView().foregroundColor(.yellow) }", toggle, change: "condition",
            says: "Each toggle starts `count` at 0, and toggling back does not bring it back.", .ends("CounterView"), .loses("CounterView.count")),
        Experiment(
            "WrittenOnce", condition, "CounterView().foregroundColor(condition ? .red : .yellow)", toggle, change: "condition", says: "One counter changes its color.",
            .stays("CounterView"), .keeps("CounterView.count")),
        Experiment(
            "SharedProperty", condition + "\n    var content: some View { HogeView() }", "if condition { content } else { content }", toggle, change: "condition",
            says: "A property that is used twice is two identities.", .ends("HogeView")),
        Experiment(
            "ThreeCases", "@State var kind = Kind.a", "switch kind { case .a: HogeView(); case .b: HogeView(); case .c: HogeView() }", "kind = .b", change: "kind", from: ".a", to: ".b",
            says: "Written three times, it is three identities.", .ends("HogeView")),
        Experiment(
            "MergedCases", "@State var kind = Kind.a", "switch kind { case .a, .b: CounterView(); case .c: CounterView() }", "kind = .b", change: "kind", from: ".a", to: ".b",
            says: "Cases that are merged are one identity.", .stays("CounterView"), .keeps("CounterView.count")),
        Experiment(
            "OtherCase", "@State var kind = Kind.a", "switch kind { case .a, .b: CounterView(); case .c: CounterView() }", "kind = .c", change: "kind", from: ".a", to: ".c",
            says: "The other case is still another identity.", .ends("CounterView"), .loses("CounterView.count")),
        Experiment(
            "OneBody", "@State var kind = Kind.a", "switch kind { case .a, .b, .c: CounterView() }", "kind = .b", change: "kind",
            says: "A `switch` with one body has no branch.", .stays("CounterView"), .keeps("CounterView.count")),
        Experiment(
            "SpinnerRestarts", "@State var load = LoadState.idle",
            "switch load { case .idle: ProgressView(); case .loading: ProgressView(); case .success: Text(\"success\"); case .failure: ErrorStateView() }", "load = .loading",
            change: "load", from: ".idle", to: ".loading", says: "The spinner starts again.", .ends("ProgressView")),
        Experiment(
            "SpinnerStays", "@State var load = LoadState.idle",
            "switch load { case .idle, .loading: ProgressView(); case .success: Text(\"success\"); case .failure: ErrorStateView() }", "load = .loading", change: "load",
            from: ".idle", to: ".loading", says: "The spinner goes on.", .stays("ProgressView")),
        Experiment(
            "HelperIf", condition, "CounterView().if(condition) { $0.foregroundColor(.blue) }", toggle, change: "condition", says: "A helper hides nothing: `count` is lost.",
            .ends("CounterView"), .loses("CounterView.count")),
        Experiment(
            "ClosureBranch", condition, "CounterView().extend { if condition { $0.foregroundColor(.blue) } else { $0.foregroundColor(.red) } }", toggle, change: "condition",
            says: "A branch in a closure is a branch: `count` is lost.", .ends("CounterView"), .loses("CounterView.count")),
        Experiment(
            "IDChanges", "@State var id = 0", "CounterView().id(id)", "id += 1", change: "id", says: "Each id begins with `count` 0.", .ends("CounterView"), .loses("CounterView.count")),
        Experiment(
            "SameIDTwice", condition, "if condition { CounterView().id(1) } else { CounterView().id(1) }", toggle, change: "condition",
            says: "The same id in both branches does not join them.", .ends("CounterView"), .loses("CounterView.count")),
        Experiment(
            "InsideID", "@State var id = 0", "CounterView().onAppear { print(\"appear\") }.onDisappear { print(\"disappear\") }.id(id)", "id += 1", change: "id",
            says: "Both closures run at each change of `id`.", .ends("CounterView"), .runsAgain(["onAppear", "onDisappear"])),
        Experiment(
            "OutsideID", "@State var id = 0", "CounterView().id(id).onAppear { print(\"appear\") }.onDisappear { print(\"disappear\") }", "id += 1", change: "id",
            says: "Neither closure runs: only what `.id` wraps is new.", .ends("CounterView"), .runsAgain([])),
        Experiment(
            "RowsReversed", "@State var numbers = [1, 2]", "ForEach(numbers, id: \\.self) { _ in CounterView() }", "numbers.reverse()", change: "numbers",
            says: "The counters swap places and each keeps its count.", .goesByID("CounterView"), .says(explain: "rows may change places and keep their state", trace: nil)),
        Experiment(
            "UnrolledReversed", "@State var numbers = [1, 2]", "CounterView().id(numbers[0]); CounterView().id(numbers[1])", "numbers.reverse()", change: "numbers",
            says: "Both counters start again: each id stands in a place of its own.", .ends("CounterView"), .loses("CounterView.count")),
        Experiment(
            "IndexRows", "@State var messages = [\"a\"]", "ForEach(messages.indices, id: \\.self) { Row(text: messages[$0]) }", "messages.insert(\"b\", at: 0)", change: "messages",
            says: "Rows stay where they are and get the text of their neighbor.", .goesByID("Row"), .isUpdated("Row"),
            .says(explain: "told apart by their place: state stays there", trace: nil)),
        Experiment(
            "ContainerSwitch", condition + "\n    @State var count = 0", "if condition { VStack { BoundCounter(count: $count) } } else { HStack { BoundCounter(count: $count) } }", toggle,
            change: "condition", says: "The counter is new, and keeps its count: the state is outside the branch.", .ends("BoundCounter"), .losesNothing),
        Experiment(
            "ListInBranch", "@State var isLoading = false; let datas: [String]", "if isLoading { ProgressView() } else { List(datas, id: \\.self) { Text($0) } }", "isLoading.toggle()",
            change: "isLoading", says: "Each load takes the list and its scroll position.", .ends("List"), .loses("scroll position")),
        Experiment(
            "SpinnerOverList", "@State var isLoading = false; let datas: [String]", "List { ForEach(datas, id: \\.self) { Text($0) } }.overlay { if isLoading { ProgressView() } }",
            "isLoading.toggle()", change: "isLoading", says: "The list stays.", .stays("List"), .keeps("scroll position")),
        Experiment(
            "RedactedBranch", "@State var isLoading = false", "if isLoading { CounterView().redacted(reason: .placeholder) } else { CounterView() }", "isLoading.toggle()", change: "isLoading",
            says: "Skeleton and content are two identities.", .ends("CounterView"), .loses("CounterView.count")),
        Experiment(
            "RedactedAlways", "@State var isLoading = false", "CounterView().redacted(reason: isLoading ? .placeholder : [])", "isLoading.toggle()", change: "isLoading",
            says: "One identity: an empty reason changes nothing.", .stays("CounterView"), .keeps("CounterView.count")),
        Experiment(
            "HiddenBranch", condition, "if condition { CounterView().hidden() } else { CounterView() }", toggle, change: "condition", says: "Hidden or not is two identities.",
            .ends("CounterView"), .loses("CounterView.count")),
        Experiment(
            "OpacityAlways", condition, "CounterView().opacity(condition ? 0 : 1)", toggle, change: "condition", says: "One identity.", .stays("CounterView"), .keeps("CounterView.count")),
        Experiment(
            "OverlayHelper", condition, "CounterView().overlay(if: condition, content: Text(\"on\"))", toggle, change: "condition", says: "What is decorated is another view.",
            .ends("CounterView"), .loses("CounterView.count")),
        Experiment(
            "OverlayBranch", condition, "CounterView().overlay { if condition { Text(\"on\") } }", toggle, change: "condition", says: "Only the overlay comes and goes.",
            .stays("CounterView"), .keeps("CounterView.count"), .ends("Text")),
    ]

    private static let drawing = [
        Experiment(
            "HeavyBranch", condition + "; @State var adding = 0", "if condition { HeavyView(adding: adding) } else { HeavyView(adding: adding) }", toggle, change: "condition",
            says: "All 10,000 texts are made again.", .ends("HeavyView"), .loses("scroll position")),
        Experiment(
            "HeavyID", "@State var adding = 0", "HeavyView(adding: adding).id(adding)", "adding += 1", change: "adding", says: "The same: all 10,000 texts are made again.",
            .ends("HeavyView"), .loses("scroll position")),
        Experiment(
            "HeavyUpdate", "@State var adding = 0", "HeavyView(adding: adding)", "adding += 1", change: "adding", says: "The texts are only updated: 0.54 s instead of 1.43 s.",
            .isUpdated("HeavyView"), .keeps("scroll position")),
        Experiment(
            "FlagChanges", condition, "FlagChild(flag: condition, message: \"Hello\")", toggle, change: "condition", says: "The body of the child is called, and its text is not drawn again.",
            .isUpdated("FlagChild"), .rests("Text")),
        Experiment(
            "EqualValue", "@State var n = 0", "Text(\"\\(n)\"); TextView(text: \"Hello\")", "n += 1", change: "n", says: "The value is equal: `body` is not called.", .rests("TextView")),
        Experiment(
            "PrintedMessage", "@State var message = \"\"", "MessageCounter(message: message); TextView(text: message)", "message += \"a\"", change: "message",
            says: "`MessageCounter: @self changed.` and `TextView: @self changed.`", .isUpdated("MessageCounter"), .isUpdated("TextView"),
            .prints("MessageCounter", begun: "MessageCounter: @self, @identity, _count changed.", given: "MessageCounter: @self changed.", own: ["MessageCounter: _count changed."]),
            .prints("TextView", begun: "TextView: @self changed.", given: "TextView: @self changed.", own: [])),
        Experiment(
            "PrintedBranch", condition + "; let message: String", "if condition { MessageCounter(message: message) } else { MessageCounter(message: message) }", toggle, change: "condition",
            says: "`MessageCounter: @self, @identity, _count changed.`", .ends("MessageCounter"),
            .prints("MessageCounter", begun: "MessageCounter: @self, @identity, _count changed.", given: "MessageCounter: @self changed.", own: ["MessageCounter: _count changed."])),
        Experiment(
            "PrintedTextBranch", condition + "; let message: String", "if condition { TextView(text: message) } else { TextView(text: message) }", toggle, change: "condition",
            says: "`TextView: @self changed.`: without `@State` no `@identity`.", .ends("TextView"),
            .prints("TextView", begun: "TextView: @self changed.", given: "TextView: @self changed.", own: [])),
    ]

    private static let memory = [
        Experiment(
            "FlippedBack", condition, "if condition { CounterView().foregroundColor(.red) } else { CounterView().foregroundColor(.yellow) }",
            "withAnimation(.linear(duration: 1)) { condition.toggle() }", change: "condition", says: "A flip back before the animation ends keeps the count; later it is lost.",
            .ends("CounterView"), .loses("CounterView.count"), .says(explain: "one back before the animation ends may keep the state", trace: nil)),
        Experiment(
            "StaticRow", "@State var id = 0", "List { CounterView().id(id); Text(\"id: \\(id)\") }", "id += 1", change: "id", says: "The next id and back: the count returns.",
            .ends("CounterView"), .says(explain: "`List` with static rows may bring back the state", trace: "`List` may restore the previous state")),
        Experiment(
            "DataRow", "@State var id = 0", "List { ForEach(0..<3) { _ in CounterView().id(id) } }", "id += 1", change: "id", says: "Rows of `ForEach` have no such memory.",
            .ends("CounterView"), .loses("CounterView.count")),
        Experiment(
            "Pages", "@State var tab = 0", "TabView(selection: $tab) { CounterView().tag(0); HogeView().tag(1) }", "tab = 1", change: "tab", says: "Pages that are hidden are kept.",
            .stays("CounterView"), .keeps("CounterView.count"), .says(explain: "`TabView` keeps the pages that are not shown", trace: nil)),
        Experiment(
            "Candidates", "@State var n = 0", "ViewThatFits(in: .horizontal) { HStack { CounterView() }.frame(minWidth: 380); VStack { CounterView() } }", "n += 1", change: nil,
            says: "Each candidate has state of its own, and rotation drops it: there is no cache.", .ends("CounterView"),
            .says(explain: "keeps nothing of a candidate that no longer fits", trace: nil)),
    ]

    // MARK: `@State` and View Identity

    private static let isOn = "@State var isOn = true"
    private static let flip = "isOn.toggle()"

    private static let state = [
        Experiment(
            "PlaceA", isOn, "Section(\"A\") { ChildView(count: 0, isOn: isOn) }", flip, change: "isOn", says: "`init` runs, `isOn` is new, `count` is kept.",
            .isUpdated("ChildView"), .keeps("ChildView.count")),
        Experiment(
            "PlaceB", isOn, "Section(\"B\") { if isOn { ChildView(count: 0, isOn: isOn) } else { ChildView(count: 0, isOn: isOn) } }", flip, change: "isOn", says: "`count` is reset.",
            .ends("ChildView"), .loses("ChildView.count")),
        Experiment(
            "PlaceC", isOn, "Section(\"C\") { ChildView(count: 0, isOn: isOn).id(isOn) }", flip, change: "isOn", says: "`count` is reset.", .ends("ChildView"), .loses("ChildView.count")),
        Experiment(
            "PlaceAInList", isOn, "List { Section(\"A\") { ChildView(count: 0, isOn: isOn) } }", flip, change: "isOn", says: "`count` is kept.", .isUpdated("ChildView"), .keeps("ChildView.count")),
        Experiment(
            "PlaceBInList", isOn, "List { Section(\"B\") { if isOn { ChildView(count: 0, isOn: isOn) } else { ChildView(count: 0, isOn: isOn) } } }", flip, change: "isOn",
            says: "`count` is reset; a flip back brings it back once, and later not.", .ends("ChildView"),
            .says(explain: "`List` with static rows may bring back the state", trace: "`List` may restore the previous state")),
        Experiment(
            "PlaceCInList", isOn, "List { Section(\"C\") { ChildView(count: 0, isOn: isOn).id(isOn) } }", flip, change: "isOn",
            says: "`count` is reset; a flip back brings it back once, and later not.", .ends("ChildView"),
            .says(explain: "`List` with static rows may bring back the state", trace: "`List` may restore the previous state")),
    ]

    // MARK: Demystify SwiftUI

    private static let dog = "@State var dog = Dog()"

    private static let talk = [
        Experiment(
            "TwoPaws", dog, "if dog.isGood { PawView(tint: .green); Spacer() } else { Spacer(); PawView(tint: .red) }", "dog.isGood.toggle()", change: "dog.isGood",
            says: "Two views: one fades out, the other fades in.", .ends("PawView")),
        Experiment(
            "OnePaw", dog, "PawView(tint: dog.isGood ? .green : .red).frame(maxHeight: .infinity, alignment: dog.isGood ? .top : .bottom)", "dog.isGood.toggle()", change: "dog.isGood",
            says: "One view slides and changes its color.", .isUpdated("PawView")),
        Experiment(
            "DayAndNight", "@State var dayTime = true", "if dayTime { CatRecorder() } else { CatRecorder().nightTimeStyle() }", "dayTime.toggle()", change: "dayTime",
            says: "State is made anew for each branch, and freed with it.", .ends("CatRecorder"), .loses("CatRecorder.title"), .loses("CatRecorder.mic")),
        Experiment(
            "DogChanges", dog, "DogView(dog: $dog, treat: \"bone\")", "dog.name = \"b\"", change: "dog", says: "`DogView` and what reads `dog` get a new body, `PawView` does not.",
            .isUpdated("DogView"), .isUpdated("NameView"), .rests("PawView")),
        Experiment(
            "ErasedHelper", dog + "; @State var sheepNearby = false\n" + """
                    var dogView: some View {
                        var view: AnyView
                        if dog.breed == .bulldog {
                            view = AnyView(BulldogView())
                        } else {
                            view = AnyView(BorderCollieView())
                            if sheepNearby { view = AnyView(HStack { view; SheepView() }) }
                        }
                        return view
                    }
                """, "dogView", "sheepNearby.toggle()", change: "sheepNearby", says: "`AnyView` hides the structure: another type inside is another view.", .ends("BorderCollieView")),
        Experiment(
            "BuiltHelper", dog + "; @State var sheepNearby = false\n" + """
                    @ViewBuilder var dogView: some View {
                        if dog.breed == .bulldog { BulldogView() } else { HStack { BorderCollieView(); if sheepNearby { SheepView() } } }
                    }
                """, "dogView", "sheepNearby.toggle()", change: "sheepNearby", says: "The sheep comes and goes beside a collie that stays.", .stays("BorderCollieView"),
            .keeps("BorderCollieView.isAwake"), .ends("SheepView")),
        Experiment(
            "RandomIDs", "@State var pets: [RandomPet] = []", "List { ForEach(pets) { Row(text: $0.name) } }", "pets.append(RandomPet(name: \"a\"))", change: "pets",
            says: "Every row is new at each change of the data.", .ends("Row"), .loses("Row.draft")),
        Experiment(
            "IndexIDs", "@State var pets: [Pet] = []", "List { ForEach(pets.indices, id: \\.self) { Row(text: pets[$0].name) } }", "pets.insert(Pet(name: \"a\", databaseID: 1), at: 0)", change: "pets",
            says: "Every row shows another pet, and the new row appears at the end.", .goesByID("Row"), .isUpdated("Row")),
        Experiment(
            "DatabaseIDs", "@State var pets: [Pet] = []", "List { ForEach(pets, id: \\.databaseID) { Row(text: $0.name) } }", "pets.insert(Pet(name: \"a\", databaseID: 1), at: 0)", change: "pets",
            says: "Only the new row is new.", .goesByID("Row")),
        Experiment(
            "Expiring", "let treats: [Treat]", "ForEach(treats, id: \\.serialNumber) { treat in Row(text: treat.name).modifier(ExpirationModifier(date: treat.expiryDate)) }", "print(1)", change: nil,
            says: "The cell loses its state when the treat expires.", .ends("Row"), .loses("Row.draft")),
    ]

    // MARK: A modifier that makes identity changes visible

    private static let highlight = [
        Experiment(
            "HighlightInside", condition, "List { Text(\"Hello\") }._highlightViewIdentityChanged().if(condition) { $0.foregroundStyle(.blue) }", toggle, change: "condition",
            says: "The whole list flashes at each toggle.", .ends("List"), .ends("HighlightViewIdentityChanged"), .loses("HighlightViewIdentityChanged.loaded")),
        Experiment(
            "HighlightAround", condition, "VStack { Text(\"Hello\").if(condition) { $0.foregroundStyle(.blue) } }._highlightViewIdentityChanged()", toggle, change: "condition",
            says: "Nothing flashes: the modifier sees only the point where it stands.", .ends("Text"), .stays("VStack"), .stays("HighlightViewIdentityChanged"), .keeps("HighlightViewIdentityChanged.loaded")),
        Experiment(
            "HighlightOnText", condition, "VStack { Text(\"Hello\")._highlightViewIdentityChanged().if(condition) { $0.foregroundStyle(.blue) } }", toggle, change: "condition",
            says: "The text flashes.", .ends("Text"), .ends("HighlightViewIdentityChanged"), .loses("HighlightViewIdentityChanged.loaded")),
        Experiment(
            "HighlightBeforeID", "@State var count = 0", "Text(\"\\(count)\")._highlightViewIdentityChanged().id(count)", "count += 1", change: "count", says: "The text flashes at each count.",
            .ends("Text"), .ends("HighlightViewIdentityChanged"), .loses("HighlightViewIdentityChanged.loaded")),
        Experiment(
            "HighlightAfterID", "@State var count = 0", "Text(\"\\(count)\").id(count)._highlightViewIdentityChanged()", "count += 1", change: "count",
            says: "Outside of `.id` it stays quiet.", .ends("Text"), .stays("HighlightViewIdentityChanged"), .keeps("HighlightViewIdentityChanged.loaded")),
    ]
}
