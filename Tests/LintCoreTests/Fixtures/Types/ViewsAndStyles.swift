import Foundation
import SwiftUI

// Values that are both a view and a style: `opacity` and `blendMode` are methods of both, and the place decides.

struct StyledStatements: View {
    let on: Bool
    let fade: LinearGradient
    let tone: Color
    var body: some View {
        fade.opacity(0.3)
        tone.blendMode(.multiply)
        if on { fade.opacity(0.2) } else { fade }
        ZStack {
            fade.opacity(0.3).blendMode(.multiply)
            Text("a")
        }
        on ? fade.opacity(0.1) : fade.opacity(0.2)
        tone.opacity(0.5)
    }
}

struct StyledReceivers: View {
    let fade: RadialGradient
    let tone: Color
    var body: some View {
        fade.opacity(0.3).padding()
        fade.opacity(0.3).opacity(0.5).blur(radius: 2)
        fade.opacity(0.3).shadow(radius: 1)
        tone.blendMode(.multiply).ignoresSafeArea()
        tone.shadow(radius: 2)
        tone.opacity(0.3).cornerRadius(3)
    }
}

struct StyledResults: View {
    let fade: LinearGradient
    let tone: Color
    var plain: some View { fade.opacity(0.3) }
    var returned: some View { return tone.blendMode(.multiply) }
    func made() -> some View { fade.opacity(0.3).opacity(0.2) }
    @ViewBuilder func built() -> some View { fade.opacity(0.3) }
    var body: some View {
        plain
        returned
        made()
        built()
    }
}

struct StyledArguments: View {
    let rows: [LinearGradient]
    let fade: LinearGradient
    func same<V: View>(_ view: V) -> V { view }
    func pick<S: ShapeStyle>(_ style: S) -> _ShapeView<Circle, S> { Circle().fill(style) as! _ShapeView<Circle, S> }
    var body: some View {
        same(fade.opacity(1))
        pick(fade.opacity(1))
        Text("a").mask(fade.opacity(1))
        Text("b").background { fade.opacity(0.2) }
        Text("c").background(fade.opacity(0.3)).overlay(fade.opacity(0.4))
        Text("d").background(fade.opacity(0.3).frame(height: 1))
        Button(action: {}) { fade.opacity(0.4) }
        ForEach(rows.indices, id: \.self) { rows[$0].opacity(0.3) }
    }
}

struct StyledFills: View {
    let fade: LinearGradient
    var body: some View {
        Circle().fill(Color.red.opacity(0.5))
        Circle().fill(fade.opacity(0.5)).opacity(0.5)
        Circle().fill(Color.red.blendMode(.multiply))
        Divider().foregroundStyle(Color.red.gradient.opacity(0.4))
        Divider().foregroundStyle(Color.red.opacity(0.3).shadow(.drop(radius: 1)))
        Text("a").background(.regularMaterial.opacity(0.4))
    }
}
