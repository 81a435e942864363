import SwiftUI

extension View {
    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }

    @ViewBuilder
    func hidden(_ shouldHide: Bool) -> some View {
        switch shouldHide {
        case true: self.hidden()
        case false: self
        }
    }

    func dimmed(_ isDimmed: Bool) -> some View {
        opacity(isDimmed ? 0.35 : 1)
            .allowsHitTesting(!isDimmed)
    }
}
