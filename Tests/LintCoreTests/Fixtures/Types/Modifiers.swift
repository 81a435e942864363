import SwiftUI

// Modifiers on views.

struct V: View { var body: some View { Text("v") } }

struct Layouts: View {
    var body: some View {
        V().padding()
        V().padding(8)
        V().padding(.horizontal)
        V().padding(.top, 4)
        V().padding([.leading, .trailing], 4)
        V().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        V().frame(width: 10)
        V().frame(width: 10, height: 20, alignment: .top)
        V().frame(maxWidth: .infinity)
        V().frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: 10, alignment: .leading)
        V().fixedSize()
        V().fixedSize(horizontal: true, vertical: false)
    }
}

struct Places: View {
    var body: some View {
        V().offset(x: 1, y: 2)
        V().offset(CGSize(width: 1, height: 2))
        V().position(x: 1, y: 2)
        V().position(CGPoint(x: 1, y: 2))
        V().layoutPriority(1)
        V().zIndex(2)
        V().aspectRatio(contentMode: .fit)
        V().aspectRatio(1.5, contentMode: .fill)
        V().scaledToFit()
        V().ignoresSafeArea()
        V().ignoresSafeArea(.keyboard, edges: .bottom)
        V().alignmentGuide(.leading) { d in d[.trailing] }
    }
}

struct Effects: View {
    var body: some View {
        V().opacity(0.5)
        V().hidden()
        V().blur(radius: 2)
        V().brightness(0.1)
        V().contrast(0.1)
        V().saturation(0.1)
        V().grayscale(0.1)
        V().hueRotation(.degrees(10))
        V().colorInvert()
        V().colorMultiply(.red)
        V().blendMode(.multiply)
        V().shadow(radius: 2)
        V().shadow(color: .black, radius: 2, x: 1, y: 1)
    }
}

struct Transforms: View {
    var body: some View {
        V().rotationEffect(.degrees(3))
        V().rotationEffect(Angle(radians: 1), anchor: .top)
        V().scaleEffect(2)
        V().scaleEffect(x: 1, y: 2)
        V().scaleEffect(CGSize(width: 1, height: 1))
        V().rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        V().compositingGroup()
        V().drawingGroup()
    }
}

struct Clips: View {
    var body: some View {
        V().clipped()
        V().clipShape(Circle())
        V().clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
        V().clipShape(.capsule)
        V().cornerRadius(4)
        V().mask { Circle() }
        V().mask(Circle())
        V().mask(alignment: .top) { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
        V().contentShape(Rectangle())
        V().contentShape(.rect)
    }
}

struct Borders: View {
    var body: some View {
        V().border(.red)
        V().border(Color.red, width: 2)
        V().border(.tertiary)
    }
}

struct Styles: View {
    let on: Bool
    var body: some View {
        V().foregroundColor(.red)
        V().foregroundColor(on ? .red : nil)
        V().foregroundStyle(.red)
        V().foregroundStyle(on ? .red : .blue)
        V().foregroundStyle(on ? Color.red : Color.primary)
        V().foregroundStyle(.secondary)
        V().foregroundStyle(.red.opacity(0.5))
        V().foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        V().foregroundStyle(.red, .blue)
        V().foregroundStyle(Color("brand"))
        V().tint(.red)
        V().tint(on ? .red : .blue)
        V().accentColor(.red)
    }
}

struct Fonts: View {
    let on: Bool
    var body: some View {
        V().font(.title)
        V().font(.system(size: 12, weight: .bold, design: .rounded))
        V().font(on ? .title : .body)
        V().font(nil)
        V().bold()
        V().italic()
        V().fontWeight(.semibold)
        V().fontDesign(.monospaced)
        V().monospacedDigit()
        V().underline()
        V().strikethrough(on, color: .red)
        V().kerning(1)
        V().textCase(.uppercase)
    }
}

struct Lines: View {
    var body: some View {
        V().lineLimit(2)
        V().lineLimit(nil)
        V().lineLimit(1...3)
        V().lineSpacing(2)
        V().multilineTextAlignment(.center)
        V().minimumScaleFactor(0.5)
        V().truncationMode(.middle)
        V().allowsTightening(true)
        V().textSelection(.enabled)
        V().dynamicTypeSize(.large)
        V().imageScale(.large)
        V().symbolRenderingMode(.hierarchical)
        V().symbolVariant(.fill)
    }
}

struct Lives: View {
    let name: String
    var body: some View {
        V().onAppear { print("in") }
        V().onAppear(perform: nil)
        V().onDisappear { print("out") }
        V().task { await Task.yield() }
        V().task(id: name) { await Task.yield() }
        V().task(priority: .low) { }
        V().onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in }
    }
}

struct Changes: View {
    @State private var count = 0
    @State private var name: String?
    var body: some View {
        V().onChange(of: count) { }
        V().onChange(of: count) { old, new in print(old, new) }
        V().onChange(of: count, initial: true) { }
        V().onChange(of: name) { _, _ in }
        V().onChange(of: [count, 1]) { }
    }
}

struct Gestures: View {
    @GestureState private var drag = CGSize.zero
    var body: some View {
        V().onTapGesture { }
        V().onTapGesture(count: 2) { }
        V().onLongPressGesture { }
        V().onLongPressGesture(minimumDuration: 1) { }
        V().gesture(TapGesture())
        V().gesture(TapGesture().onEnded { })
        V().gesture(DragGesture().onChanged { _ in }.onEnded { _ in })
        V().gesture(DragGesture(minimumDistance: 3).updating($drag) { value, state, _ in state = value.translation })
        V().simultaneousGesture(LongPressGesture())
        V().highPriorityGesture(TapGesture(count: 2))
        V().allowsHitTesting(false)
    }
}

struct Animations: View {
    @State private var on = false
    var body: some View {
        V().animation(.default, value: on)
        V().animation(.easeInOut(duration: 1), value: on)
        V().animation(nil, value: on)
        V().transition(.opacity)
        V().transition(.move(edge: .top).combined(with: .opacity))
        V().transition(.asymmetric(insertion: .scale, removal: .slide))
        V().contentTransition(.numericText())
        V().transaction { $0.animation = nil }
    }
}

struct Matched: View {
    @Namespace private var space
    var body: some View {
        V().matchedGeometryEffect(id: "x", in: space)
        V().matchedGeometryEffect(id: 1, in: space, properties: .frame, anchor: .top, isSource: false)
    }
}

struct Tags: View {
    let name: String
    var body: some View {
        V().tag(1)
        V().tag(name)
        V().id(1)
        V().id(name)
        V().tag(1).id("x")
        V().itself
    }
}

extension View { var itself: some View { self } }

struct Same: View, Equatable {
    let name: String
    var body: some View { Text(name) }
}

struct Equatables: View {
    var body: some View {
        Same(name: "a").equatable()
        EquatableView(content: Same(name: "b"))
    }
}

struct Environments: View {
    @State private var model = Model()
    final class Model: ObservableObject { }
    var body: some View {
        V().environment(\.colorScheme, .dark)
        V().environment(\.locale, .current)
        V().environment(\.font, .title)
        V().environment(\.layoutDirection, .rightToLeft)
        V().environment(\.lineLimit, 3)
        V().environmentObject(model)
        V().preferredColorScheme(.dark)
        V().disabled(true)
        V().redacted(reason: .placeholder)
        V().privacySensitive()
        V().unredacted()
    }
}

struct RowKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    var row: Int {
        get { self[RowKey.self] }
        set { self[RowKey.self] = newValue }
    }
}

struct OwnEnvironment: View {
    var body: some View {
        V().environment(\.row, 3)
        V().transformEnvironment(\.row) { $0 += 1 }
    }
}

struct SizeKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct Preferences: View {
    var body: some View {
        V().preference(key: SizeKey.self, value: 3)
        V().onPreferenceChange(SizeKey.self) { _ in }
        V().background { GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size.width) } }
        V().overlayPreferenceValue(SizeKey.self) { value in Text("\(value)") }
    }
}

struct Accessibility: View {
    var body: some View {
        V().accessibilityLabel("a")
        V().accessibilityLabel(Text("a")).accessibilityHint("b").accessibilityValue("c")
        V().accessibilityHidden(true).padding().accessibilityAddTraits(.isButton)
        V().accessibilityElement(children: .combine)
        V().accessibilityIdentifier("x")
        V().padding().accessibilityAction { }.accessibilityIdentifier("y")
    }
}

struct Submits: View {
    @State private var text = ""
    @FocusState private var focused: Bool
    @FocusState private var field: Int?
    var body: some View {
        TextField("a", text: $text).onSubmit { }.focused($focused)
        TextField("a", text: $text).focused($field, equals: 1).keyboardType(.emailAddress)
        TextField("a", text: $text).autocorrectionDisabled().textInputAutocapitalization(.never)
        TextField("a", text: $text).textContentType(.password)
    }
}

struct Scrolling: View {
    var body: some View {
        ScrollView { V() }.scrollDisabled(true).scrollIndicators(.hidden)
        ScrollView { V() }.scrollDismissesKeyboard(.interactively).scrollContentBackground(.hidden)
        ScrollView { V() }.scrollTargetBehavior(.paging).contentMargins(10)
        ScrollView { V().containerRelativeFrame(.horizontal) }.scrollClipDisabled()
    }
}

struct Styled: View {
    var body: some View {
        V().buttonStyle(.borderless)
        V().listStyle(.sidebar)
        V().pickerStyle(.menu)
        V().labelStyle(.titleAndIcon)
        V().controlSize(.small)
        V().buttonBorderShape(.capsule)
        V().groupBoxStyle(.automatic)
        V().gaugeStyle(.accessoryCircular)
        V().textFieldStyle(.plain)
        V().toggleStyle(SwitchToggleStyle(tint: .red))
        V().progressViewStyle(.linear)
        V().menuStyle(.borderlessButton)
        V().disclosureGroupStyle(.automatic)
        V().formStyle(.grouped)
        V().labeledContentStyle(.automatic)
        V().indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}

struct LongChain: View {
    @State private var on = false
    var body: some View {
        V()
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(on ? Color.red : Color.blue)
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .shadow(radius: on ? 4 : 0)
            .padding(.horizontal, 16)
            .onTapGesture { withAnimation(.spring()) { on.toggle() } }
            .animation(.default, value: on)
            .accessibilityLabel("chain")
    }
}

struct HoverAndDrag: View {
    var body: some View {
        V().onHover { _ in }
        V().help("help")
        V().hoverEffect(.lift)
        V().draggable("text")
        V().dropDestination(for: String.self) { _, _ in true }
        V().keyboardShortcut("s")
        V().keyboardShortcut(.defaultAction)
        V().sensoryFeedback(.success, trigger: 1)
        V().statusBarHidden()
        V().persistentSystemOverlays(.hidden)
        V().onOpenURL { _ in }
        V().onContinueUserActivity("x") { _ in }
        V().transaction(value: 1) { _ in }
        V().coordinateSpace(.named("x"))
        V().geometryGroup()
        V().containerShape(Circle())
        V().backgroundStyle(.red)
    }
}

struct FormsAndKeyboards: View {
    @State private var text = ""
    var body: some View {
        Form { TextField("a", text: $text) }.formStyle(.grouped)
        Text("b").help("key")
        Text("c").help(Text("text"))
        Text("d").help(text).padding()
        TextField("e", text: $text).keyboardType(.default)
        TextField("f", text: $text).textInputAutocapitalization(.never)
        TextField("g", text: $text).autocapitalization(.none)
    }
}
