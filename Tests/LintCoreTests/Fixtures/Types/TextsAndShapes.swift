import SwiftUI

// Where a method keeps the type: `Text`, `Image`, `Color`, shapes, gradients, accessibility.

struct TextKeeps: View {
    var body: some View {
        Text("a").bold()
        Text("a").italic().underline().strikethrough()
        Text("a").font(.title).fontWeight(.bold)
        Text("a").foregroundColor(.red)
        Text("a").foregroundStyle(.red)
        Text("a").foregroundStyle(.secondary)
        Text("a").kerning(1).tracking(2).baselineOffset(3)
        Text("a").monospacedDigit().fontDesign(.serif)
        Text("a").bold(false).italic(true)
    }
}

struct TextLoses: View {
    let on: Bool
    var body: some View {
        Text("a").padding().bold()
        Text("a").bold().padding().italic()
        Text("a").lineLimit(1).font(.title)
        Text("a").multilineTextAlignment(.leading)
        Text("a").opacity(0.5).foregroundColor(.red)
        Text("a").foregroundStyle(on ? .red : .blue).padding()
        Text("a").textCase(.uppercase).fontWeight(.bold)
        Text("a").id(1).bold()
    }
}

struct TextSums: View {
    let name: String
    var body: some View {
        Text("a") + Text("b")
        Text("a") + Text(name).bold() + Text("c").foregroundColor(.red)
        (Text("a") + Text("b")).font(.title)
        (Text("a") + Text("b")).padding()
        Text("\(Image(systemName: "x")) and \(Text("b").bold())")
    }
}

struct TextBroken: View {
    let words: [String]
    var body: some View {
        words.reduce(Text("")) { $0 + Text($1) }
        words.map { Text($0) }.reduce(Text(""), +)
    }
}

struct TextHelper: View {
    let on: Bool
    var body: some View {
        title
        title.bold()
        emphasised("x").padding()
        styled.fontWeight(on ? .bold : .regular)
    }
    var title: Text { Text("t") }
    func emphasised(_ text: String) -> Text { Text(text).italic() }
    var styled: some View { Text("s").font(.body) }
}

extension Text {
    func heading() -> Text { font(.headline).bold() }
    func card() -> some View { font(.body).padding() }
    static func star() -> Text { Text("*") }
}

struct TextExtensions: View {
    var body: some View {
        Text("a").heading()
        Text("a").heading().underline()
        Text("a").card()
        Text.star().bold()
    }
}

struct Images: View {
    var body: some View {
        Image("a")
        Image(systemName: "star").resizable()
        Image(systemName: "star").resizable().scaledToFit()
        Image(systemName: "star").resizable().aspectRatio(contentMode: .fill).frame(width: 10)
        Image(systemName: "star").renderingMode(.template).foregroundColor(.red)
        Image("a").interpolation(.high).antialiased(true)
        Image(systemName: "star").font(.title)
        Image(systemName: "star").symbolRenderingMode(.multicolor)
        Image(systemName: "star").imageScale(.large)
        Image(decorative: "a").resizable(resizingMode: .tile)
        Image(systemName: "star").foregroundStyle(.tint)
        Image("a", bundle: .main).padding()
        Image(systemName: "wifi", variableValue: 0.3)
    }
}

struct ColorViews: View {
    let on: Bool
    var body: some View {
        Color.red
        Color("brand")
        Color(red: 1, green: 0, blue: 0)
        Color(white: 0.5).opacity(0.2)
        Color.red.opacity(0.5).ignoresSafeArea()
        Color.clear.frame(height: 1)
        (on ? Color.red : Color.blue).padding()
        Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
    }
}

struct Gradients: View {
    var body: some View {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom).ignoresSafeArea()
        RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 10)
        AngularGradient(colors: [.red], center: .center)
    }
}

struct ShapeViews: View {
    var body: some View {
        Circle()
        Rectangle().frame(width: 10)
        Capsule().padding()
        Ellipse().opacity(0.5)
        RoundedRectangle(cornerRadius: 3)
        RoundedRectangle(cornerRadius: 3, style: .continuous)
        UnevenRoundedRectangle(topLeadingRadius: 3)
    }
}

struct Fills: View {
    let on: Bool
    var body: some View {
        Circle().fill(.red)
        Circle().fill(on ? .red : .blue)
        Circle().fill(Color.red.gradient)
        Circle().fill(.red).frame(width: 10)
        Circle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        Circle().fill(.ultraThinMaterial)
        Circle().fill()
        Circle().foregroundStyle(.red)
        Circle().foregroundColor(.red)
    }
}

struct Strokes: View {
    var body: some View {
        Circle().stroke()
        Circle().stroke(lineWidth: 2)
        Circle().stroke(.red)
        Circle().stroke(.red, lineWidth: 2)
        Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 1))
        Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [2]))
        Circle().strokeBorder(.red)
        Circle().strokeBorder(.red, lineWidth: 2)
        RoundedRectangle(cornerRadius: 2).strokeBorder()
        Circle().fill(.red).stroke(.blue)
        Circle().stroke(.blue).fill(.red)
    }
}

struct ShapeChains: View {
    var body: some View {
        Circle().trim(from: 0, to: 0.5)
        Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)
        Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2).rotationEffect(.degrees(-90))
        Circle().inset(by: 2)
        Circle().inset(by: 2).fill(.red)
        Rectangle().rotation(.degrees(45))
        Rectangle().rotation(.degrees(45)).fill(.red)
        Rectangle().scale(2).stroke(.red)
        Rectangle().size(width: 1, height: 2)
        Rectangle().offset(x: 1, y: 2)
        Rectangle().offset(x: 1, y: 2).fill(.red)
        Rectangle().rotationEffect(.degrees(45))
        Circle().opacity(0.5)
    }
}

struct Wave: Shape {
    var phase: Double
    var animatableData: Double { get { phase } set { phase = newValue } }
    func path(in rect: CGRect) -> Path { Path() }
}

struct OwnShapes: View {
    var body: some View {
        Wave(phase: 1)
        Wave(phase: 1).fill(.red)
        Wave(phase: 1).stroke(.red, lineWidth: 3).padding()
        Text("a").clipShape(Wave(phase: 2))
        Path { path in path.move(to: .zero) }
        Path { path in path.addLine(to: .zero) }.stroke(.red)
    }
}

struct ShapeHelpers: View {
    let on: Bool
    var body: some View {
        outline
        outline.fill(.red)
        rounded(4).stroke(.red)
        filled(rounded(2))
        erased.fill(.red)
    }
    var outline: some Shape { RoundedRectangle(cornerRadius: 3).inset(by: 1) }
    func rounded(_ radius: CGFloat) -> some InsettableShape { RoundedRectangle(cornerRadius: radius) }
    func filled(_ shape: some Shape) -> some View { shape.fill(.blue) }
    var erased: AnyShape { on ? AnyShape(Circle()) : AnyShape(Rectangle()) }
}

extension Shape {
    func card<S: ShapeStyle>(_ style: S) -> some View { fill(style).shadow(radius: 2) }
}

struct ShapeExtensions: View {
    var body: some View {
        Circle().card(.red)
        Rectangle().card(.secondary)
        Wave(phase: 0).card(Color.blue)
    }
}

struct AccessibilityMerges: View {
    var body: some View {
        Text("a").accessibilityLabel("b")
        Text("a").accessibilityLabel("b").bold()
        Text("a").padding().accessibilityLabel("b").accessibilityHint("c")
        Image("a").accessibilityLabel("b").accessibilityHidden(true)
        Divider().accessibilityLabel("a").accessibilityValue("b").padding().accessibilityHint("c").accessibilityIdentifier("d")
    }
}

struct StyleValues: View {
    let on: Bool
    var style: AnyShapeStyle { on ? AnyShapeStyle(.red) : AnyShapeStyle(.blue.gradient) }
    var brand: Color { .red }
    var body: some View {
        Divider().foregroundStyle(style)
        Divider().foregroundStyle(brand)
        Divider().background(brand)
        Divider().background(brand.opacity(0.2))
        Divider().overlay(brand)
    }
}
