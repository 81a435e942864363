import SwiftUI

// Stacks, grids, scroll views and other containers.

struct Stacks: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack { Text("a"); Spacer(); Text("b") }
            ZStack(alignment: .topTrailing) { Color.red; Text("c") }
            Divider()
        }
    }
}

struct StackOfOne: View { var body: some View { HStack(spacing: 0) { Text("a") } } }

struct StackOfNone: View { var body: some View { VStack { } } }

struct LazyStacks: View {
    let names: [String]
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
                ForEach(names, id: \.self) { Text($0) }
            }
        }
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack { ForEach(names, id: \.self) { name in Text(name).padding() } }
        }
    }
}

struct Grids: View {
    let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 80))]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 10) {
                ForEach(0..<12) { n in Text("\(n)") }
            }
            LazyHGrid(rows: [GridItem(.fixed(20))]) { Text("row") }
        }
    }
}

struct GridOfRows: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
            GridRow {
                Text("a")
                Text("b").gridCellColumns(2)
            }
            Divider()
            GridRow(alignment: .top) { Text("c").gridColumnAlignment(.trailing) }
        }
    }
}

struct Groups: View {
    let on: Bool
    var body: some View {
        Group {
            if on { Text("on") } else { Text("off").bold() }
        }
        .font(.title)
        Group { Text("a"); Text("b") }
    }
}

struct Geometry: View {
    var body: some View {
        GeometryReader { proxy in
            Text("\(proxy.size.width)")
                .frame(width: proxy.size.width / 2, height: proxy.size.height)
                .position(x: proxy.frame(in: .local).midX, y: 10)
        }
    }
}

struct GeometryWithLet: View {
    var body: some View {
        GeometryReader { geometry in
            let width = geometry.size.width
            HStack(spacing: 0) {
                Color.red.frame(width: width * 0.3)
                Color.blue
            }
        }
        .frame(height: 200)
    }
}

struct Readers: View {
    let names: [String]
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                ForEach(names, id: \.self) { name in Text(name).id(name) }
                Button("Up") { withAnimation { proxy.scrollTo(names.first, anchor: .top) } }
            }
        }
    }
}

struct Fitting: View {
    var body: some View {
        ViewThatFits {
            HStack { Text("wide"); Text("line") }
            VStack { Text("tall"); Text("column") }
            Text("short")
        }
    }
}

struct FittingInOneAxis: View {
    var body: some View { ViewThatFits(in: .vertical) { Text("a"); EmptyView() } }
}

struct Boxes: View {
    var body: some View {
        GroupBox("Title") { Text("inside") }
        GroupBox { Text("a"); Text("b") } label: { Label("box", systemImage: "shippingbox") }
        GroupBox { Text("bare") }
    }
}

struct Timelines: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            Text(context.date, style: .time)
        }
    }
}

struct AnimatedTimeline: View {
    var body: some View {
        TimelineView(.animation) { timeline in
            let seconds = timeline.date.timeIntervalSinceReferenceDate
            Circle().opacity(seconds.truncatingRemainder(dividingBy: 1))
        }
    }
}

struct Canvases: View {
    var body: some View {
        Canvas { context, size in
            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
        }
        .frame(width: 100, height: 50)
    }
}

struct Controls: View {
    var body: some View {
        ControlGroup {
            Button("a") { }
            Button("b") { }
        }
    }
}

struct Disclosures: View {
    @State private var open = false
    var body: some View {
        DisclosureGroup("More") { Text("hidden") }
        DisclosureGroup("More", isExpanded: $open) { Text("a"); Text("b") }
        DisclosureGroup { Text("c") } label: { Label("d", systemImage: "x") }
        DisclosureGroup(isExpanded: $open) { Text("c") } label: { Text("d").bold() }
    }
}

struct LayoutsAsContainers: View {
    let wide: Bool
    var body: some View {
        let layout = wide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
        layout {
            Text("a")
            Text("b")
        }
    }
}

struct Row: Layout {
    var gap: CGFloat = 0
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { }
}

struct OwnLayout: View {
    var body: some View {
        Row { Text("a"); Text("b") }
        Row(gap: 4) { Text("c") }
    }
}

struct Separators: View {
    var body: some View {
        HStack { Spacer(minLength: 10); Divider(); Spacer() }
        EmptyView()
    }
}

struct Deep: View {
    let on: Bool
    let names: [String]
    var body: some View {
        ScrollView {
            VStack {
                ForEach(names, id: \.self) { name in
                    HStack {
                        if on {
                            Image(systemName: "star")
                        }
                        VStack(alignment: .leading) {
                            Text(name).font(.headline)
                            Text(name.uppercased()).font(.subheadline).foregroundStyle(.secondary)
                        }
                        Spacer()
                    }
                    .padding(.horizontal)
                }
            }
        }
        .background(Color.gray)
    }
}

struct Backgrounds: View {
    let on: Bool
    var body: some View {
        Text("a")
            .background { Color.red }
            .background(alignment: .bottom) { if on { Rectangle() } }
            .background(Color.blue)
            .background(.thinMaterial)
            .background(.red, in: Capsule())
            .background(in: RoundedRectangle(cornerRadius: 4))
            .background(Circle().fill(.red), alignment: .leading)
    }
}

struct Overlays: View {
    let on: Bool
    var body: some View {
        Text("a")
            .overlay { Color.red }
            .overlay(alignment: .top) { if on { Text("b") } else { Divider() } }
            .overlay(Text("c"))
            .overlay(Circle().stroke(.red), alignment: .top)
            .overlay(.green, in: Circle())
    }
}

struct Insets: View {
    var body: some View {
        ScrollView { Text("a") }
            .safeAreaInset(edge: .bottom) { Button("b") { } }
            .safeAreaInset(edge: .leading, alignment: .top, spacing: 2) { Text("c") }
    }
}
