import SwiftUI

// The views of the founding articles, one `struct T<n>` per row of their table of types.

struct HogeView: View { var body: some View { Text("hoge") } }
struct CounterView: View { @State private var count = 0; var body: some View { Text("\(count)") } }
struct BoundCounter: View { @Binding var count: Int; var body: some View { Text("\(count)") } }
struct HeavyView: View { var adding: Int; var body: some View { Text("\(adding)") } }
struct ErrorStateView: View { var body: some View { Text("error") } }
struct MainScreen: View { var body: some View { Text("main") } }
struct LoginScreen: View { var body: some View { Text("login") } }
struct HomeScreen: View { var body: some View { Text("home") } }
struct PostScreen: View { var body: some View { Text("post") } }

enum Kind { case a, b, c }
enum UIState { case idle, loading, success, failure }
enum LoadA { case idle, loading(String?), success(String), failure }
enum LoadB { case idle, initialLoading, success(String), reLoading(String), failure }

extension View {
    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
    @ViewBuilder func `if`<First: View, Second: View>(
        _ condition: Bool, then: (Self) -> First, else other: (Self) -> Second
    ) -> some View {
        if condition { then(self) } else { other(self) }
    }
    func extend<Content: View>(@ViewBuilder transform: (Self) -> Content) -> some View { transform(self) }
    func _highlightViewIdentityChanged() -> some View { modifier(HighlightViewIdentityChanged()) }
    func _printViewIdentityChanged(_ name: String) -> some View { modifier(PrintViewIdentityChanged(name: name)) }
}

struct HighlightViewIdentityChanged: ViewModifier {
    @State private var color = Color.red
    func body(content: Content) -> some View { content.background(color) }
}

struct PrintViewIdentityChanged: ViewModifier {
    let name: String
    func body(content: Content) -> some View { content.onAppear { print(name) } }
}

enum Breed { case bulldog, pomeranian, borderCollie, other }
struct Dog: Identifiable { var id = UUID(); var isGood = true; var breed = Breed.bulldog }
struct AdoptionDirectory: View { @Binding var selection: [Dog]; var body: some View { Text("adopt") } }
struct DogList: View { let dogs: [Dog]; init(_ dogs: [Dog]) { self.dogs = dogs }; var body: some View { Text("dogs") } }
struct PawView: View { var tint: Color; var body: some View { Image(systemName: "pawprint").foregroundColor(tint) } }
struct BulldogView: View { var body: some View { Text("bulldog") } }
struct PomeranianView: View { var body: some View { Text("pomeranian") } }
struct BorderCollieView: View { var body: some View { Text("collie") } }
struct SheepView: View { var body: some View { Text("sheep") } }
struct UnknownBreedView: View { var body: some View { Text("?") } }
struct Mic {}
struct MicView: View { let mic: Mic; init(_ mic: Mic) { self.mic = mic }; var body: some View { Text("mic") } }
struct CatRecorder: View { var body: some View { Text("cat") } }
extension View { func nightTimeStyle() -> some View { opacity(0.8) } }
struct HeaderView: View { let dog: Dog; init(_ dog: Dog) { self.dog = dog }; var body: some View { Text("header") } }
struct Pet: Identifiable { var id = UUID(); var databaseID = 0 }
struct PetView: View { let pet: Pet; init(_ pet: Pet) { self.pet = pet }; var body: some View { Text("pet") } }
struct Treat { var name = ""; var serialNumber = 0; var expiryDate = Date() }
struct TreatCell: View { let treat: Treat; init(_ treat: Treat) { self.treat = treat }; var body: some View { Text("treat") } }
struct ExpirationModifier: ViewModifier {
    let date: Date
    func body(content: Content) -> some View { content.opacity(date < .now ? 0.3 : 1) }
}

struct ChildView: View {
    @State var count: Int
    var isOn: Bool
    init(count: Int, isOn: Bool) {
        self.count = count
        self.isOn = isOn
    }
    var body: some View {
        VStack {
            Text("IsOn: \(isOn)")
            Text("Count: \(count)").bold()
            Button("Increment") { count += 1 }.buttonStyle(.borderedProminent)
        }
        .padding(30)
        .border(.red, width: 2)
    }
}

struct T1: View {
    var body: some View { VStack { HogeView(); HogeView() } }
}

struct T2: View {
    var body: some View { VStack { HogeView(); HogeView() }.onAppear { print(type(of: self.body)) } }
}

struct T3: View {
    @State var condition = true
    var body: some View { if condition { HogeView() } else { HogeView() } }
}

struct T4: View {
    @State var condition = true
    var content: some View { HogeView() }
    var body: some View { if condition { content } else { content } }
}

struct T5: View {
    let kind: Kind
    var body: some View { switch kind { case .a: HogeView(); case .b: HogeView(); case .c: HogeView() } }
}

struct T6: View {
    let kind: Kind
    var body: some View { switch kind { case .a, .b: HogeView(); case .c: HogeView() } }
}

struct T7: View {
    let kind: Kind
    var body: some View { switch kind { case .a, .b, .c: HogeView() } }
}

struct T8: View {
    @State var condition = true
    var body: some View { if condition { CounterView().foregroundColor(.blue).fontWeight(.bold) } else { CounterView().foregroundColor(.red) } }
}

struct T9: View {
    @State var condition = true
    var body: some View { CounterView().foregroundColor(condition ? .blue : .red).fontWeight(condition ? .bold : .regular) }
}

struct T10: View {
    @State var condition = true
    var body: some View { CounterView().if(condition) { view in view.foregroundColor(.blue).fontWeight(.bold) } else: { view in view.foregroundColor(.red) } }
}

struct T11: View {
    @State var condition = true
    var body: some View { CounterView().extend { if condition { $0.foregroundColor(.blue).fontWeight(.bold) } else { $0.foregroundColor(.red) } } }
}

struct T12: View {
    @State var condition = true
    var body: some View { CounterView().if(condition) { $0.foregroundColor(.blue) } }
}

struct T13: View {
    let uiState: UIState
    var body: some View { switch uiState { case .idle: ProgressView(); case .loading: ProgressView(); case .success: Text("success"); case .failure: ErrorStateView() } }
}

struct T14: View {
    let uiState: UIState
    var body: some View { switch uiState { case .idle, .loading: ProgressView(); case .success: Text("success"); case .failure: ErrorStateView() } }
}

struct T15: View {
    var body: some View { Text("Hello World").id(1) }
}

struct T16: View {
    @State var id = 0
    var body: some View { VStack { CounterView().id(id); Button { id += 1 } label: { Text("change id") } } }
}

struct T17: View {
    @State var id = 0
    var body: some View { CounterView().onAppear { print("appear") }.onDisappear { print("disappear") }.id(id) }
}

struct T18: View {
    @State var id = 0
    var body: some View { CounterView().id(id).onAppear { print("appear") }.onDisappear { print("disappear") } }
}

struct T19: View {
    @State var condition = true
    var body: some View { if condition { CounterView().foregroundColor(.red) } else { CounterView().foregroundColor(.yellow) } }
}

struct T20: View {
    @State var condition = true
    var body: some View { if condition { CounterView().id(1) } else { CounterView().id(1) } }
}

struct T21: View {
    @State var condition = true
    @State var adding = 0
    var body: some View { if condition { HeavyView(adding: adding) } else { HeavyView(adding: adding) } }
}

struct T22: View {
    @State var condition = true
    @State var adding = 0
    var body: some View { HeavyView(adding: adding).id(adding) }
}

struct T23: View {
    @State var numbers = [0, 1]
    var body: some View { VStack { ForEach(numbers, id: \.self) { number in CounterView() } } }
}

struct T24: View {
    @State var numbers = [0, 1]
    var body: some View { VStack { CounterView().id(numbers[0]); CounterView().id(numbers[1]) } }
}

struct T25: View {
    @State var id = 0
    var body: some View { List { CounterView().id(id); Text("id: \(id)") } }
}

struct T26: View {
    @State var messages = ["a"]
    @State var message = ""
    var body: some View { List { ForEach(messages, id: \.self) { Text($0) }; TextField("new message", text: $message) } }
}

struct T27: View {
    @State var messages = ["a"]
    @State var message = ""
    var body: some View { List { ForEach(messages.indices, id: \.self) { Text(messages[$0]) }; TextField("new message", text: $message) } }
}

struct T28: View {
    let loadA: LoadA
    var body: some View { switch loadA { case .idle: EmptyView(); case .loading(let text): if let text { Text(text) }; case .success(let text): Text(text); case .failure: ErrorStateView() } }
}

struct T29: View {
    let loadA: LoadA
    let isLoading: Bool
    var body: some View { VStack { switch loadA { case .idle, .loading(nil): EmptyView(); case .success(let text), .loading(let text?): Text(text); case .failure: ErrorStateView() } }.overlay { if isLoading { ProgressView() } } }
}

struct T30: View {
    let loadB: LoadB
    var body: some View { switch loadB { case .idle, .initialLoading: EmptyView(); case .success(let text), .reLoading(let text): Text(text); case .failure: ErrorStateView() } }
}

struct T31: View {
    let isLoading: Bool
    let datas: [String]
    var body: some View { if isLoading { ProgressView() } else { List(datas, id: \.self) { Text($0) } } }
}

struct T32: View {
    let isLoading: Bool
    let datas: [String]
    var body: some View { List { if isLoading { ProgressView() } else { ForEach(datas, id: \.self) { Text($0) } } } }
}

struct T33: View {
    let isLoading: Bool
    let datas: [String]
    var body: some View { List { ForEach(datas, id: \.self) { Text($0) } }.overlay { if isLoading { ProgressView() } } }
}

struct T34: View {
    @State var condition = true
    @State var count = 0
    var body: some View { if condition { VStack { Text("counter"); BoundCounter(count: $count) } } else { HStack { Text("counter"); BoundCounter(count: $count) } } }
}

struct T35: View {
    let isLogin: Bool
    var body: some View { if isLogin { MainScreen() } else { LoginScreen() } }
}

struct T36: View {
    var body: some View { TabView { HomeScreen(); PostScreen() } }
}

struct T37: View {
    var body: some View { ViewThatFits(in: .horizontal) { HStack { Text("counter"); CounterView() }.frame(minWidth: 380); VStack { Text("counter"); CounterView() } } }
}

struct T38: View {
    @State var condition = true
    var body: some View { if condition { Text("aaa").onDrag { NSItemProvider() } } else { Text("aaa") } }
}

struct T39: View {
    let isLoading: Bool
    let stub: String
    let data: String
    @ViewBuilder func pair(_ d: String) -> some View { Text(d); Text(d) }
    var body: some View { List { if isLoading { pair(stub).redacted(reason: .placeholder) } else { pair(data) } } }
}

struct T40: View {
    let isLoading: Bool
    let stub: String
    let data: String
    @ViewBuilder func pair(_ d: String) -> some View { Text(d); Text(d) }
    var body: some View { List { pair(isLoading ? stub : data).redacted(reason: isLoading ? .placeholder : []) } }
}

struct T41: View {
    @State var condition = true
    var body: some View { if condition { Text("hoge").hidden() } else { Text("hoge") } }
}

struct T42: View {
    @State var condition = true
    var body: some View { Text("hoge").opacity(condition ? 0 : 1) }
}

struct T43: View {
    @State var condition = true
    var body: some View { HogeView().overlay { if condition { Text("on") } } }
}

struct T44: View {
    let isOn: Bool
    var body: some View { if isOn { ChildView(count: 0, isOn: isOn) } else { ChildView(count: 0, isOn: isOn) } }
}

struct T45: View {
    let isOn: Bool
    var body: some View { ChildView(count: 0, isOn: isOn).id(isOn) }
}

struct T46: View {
    @State var rescueDogs: [Dog] = []
    var body: some View { if rescueDogs.isEmpty { AdoptionDirectory(selection: $rescueDogs) } else { DogList(rescueDogs) } }
}

struct T47: View {
    let dog: Dog
    var body: some View { VStack { if dog.isGood { PawView(tint: .green); Spacer() } else { Spacer(); PawView(tint: .red) } } }
}

struct T48: View {
    let dog: Dog
    var body: some View { PawView(tint: dog.isGood ? .green : .red).frame(maxHeight: .infinity, alignment: dog.isGood ? .top : .bottom) }
}

struct T49: View {
    let dog: Dog
    let sheepNearby: Bool
    var body: some View { view(for: dog) }
    func view(for dog: Dog) -> some View {
        var dogView: AnyView
        if dog.breed == .bulldog {
            dogView = AnyView(BulldogView())
        } else if dog.breed == .pomeranian {
            dogView = AnyView(PomeranianView())
        } else if dog.breed == .borderCollie {
            dogView = AnyView(BorderCollieView())
            if sheepNearby { dogView = AnyView(HStack { dogView; SheepView() }) }
        } else {
            dogView = AnyView(UnknownBreedView())
        }
        return dogView
    }
}

struct T50: View {
    let dog: Dog
    let sheepNearby: Bool
    var body: some View { if dog.breed == .bulldog { BulldogView() } else if dog.breed == .pomeranian { PomeranianView() } else if dog.breed == .borderCollie { HStack { BorderCollieView(); if sheepNearby { SheepView() } } } else { UnknownBreedView() } }
}

struct T51: View {
    let dog: Dog
    let sheepNearby: Bool
    var body: some View { switch dog.breed { case .bulldog: BulldogView(); case .pomeranian: PomeranianView(); case .borderCollie: HStack { BorderCollieView(); if sheepNearby { SheepView() } }; default: UnknownBreedView() } }
}

struct T52: View {
    @State var title = ""
    let mic: Mic
    var body: some View { VStack { TextField("Title:", text: $title); MicView(mic) } }
}

struct T53: View {
    let dayTime: Bool
    var body: some View { if dayTime { CatRecorder() } else { CatRecorder().nightTimeStyle() } }
}

struct T54: View {
    let dog: Dog
    let headerID = 1
    var body: some View { ScrollViewReader { proxy in ScrollView { HeaderView(dog).id(headerID); Text("backstory"); Button("Jump to Top") { proxy.scrollTo(headerID) } } } }
}

struct T55: View {
    var body: some View { ForEach(0..<5) { offset in Text("\(offset)") } }
}

struct T56: View {
    let pets: [Pet]
    var body: some View { List { ForEach(pets) { PetView($0) } } }
}

struct T57: View {
    let pets: [Pet]
    var body: some View { List { ForEach(pets.indices, id: \.self) { PetView(pets[$0]) } } }
}

struct T58: View {
    let pets: [Pet]
    var body: some View { List { ForEach(pets, id: \.databaseID) { PetView($0) } } }
}

struct T59: View {
    let treats: [Treat]
    var body: some View { ForEach(treats, id: \.name) { TreatCell($0) } }
}

struct T60: View {
    let treats: [Treat]
    var body: some View { ForEach(treats, id: \.serialNumber) { TreatCell($0).modifier(ExpirationModifier(date: $0.expiryDate)) } }
}

struct T61: View {
    @State var isOn = true
    var body: some View {
        VStack {
            Toggle("Toggle", isOn: $isOn)
            Section("A") { ChildView(count: 0, isOn: isOn) }
            Section("B") {
                if isOn { ChildView(count: 0, isOn: isOn) } else { ChildView(count: 0, isOn: isOn) }
            }
            Section("C") { ChildView(count: 0, isOn: isOn).id(isOn) }
        }
    }
}

struct T62: View {
    @State var isOn = true
    var body: some View {
        List {
            Toggle("Toggle", isOn: $isOn)
            Section("A") { ChildView(count: 0, isOn: isOn) }
            Section("B") {
                if isOn { ChildView(count: 0, isOn: isOn) } else { ChildView(count: 0, isOn: isOn) }
            }
            Section("C") { ChildView(count: 0, isOn: isOn).id(isOn) }
        }
    }
}

typealias T63 = ChildView

struct T64: View {
    @State var condition = true
    var body: some View { List { Text("Hello"); Button("toggle") { condition.toggle() } }._highlightViewIdentityChanged().if(condition) { $0.foregroundStyle(.blue) } }
}

struct T65: View {
    @State var condition = true
    var body: some View { VStack { Text("Hello")._highlightViewIdentityChanged().if(condition) { $0.foregroundStyle(.blue) }; Button("toggle") { condition.toggle() } }._highlightViewIdentityChanged() }
}

struct T66: View {
    @State var count = 0
    var body: some View { Text("\(count)")._highlightViewIdentityChanged()._printViewIdentityChanged("text \(count)").id(count) }
}
