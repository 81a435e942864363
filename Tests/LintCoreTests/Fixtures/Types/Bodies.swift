import SwiftUI

// Bodies that are stored, inherited or returned in clauses of `#if`, and builders that a project extends.

struct StoredBody: View {
    let body = Text("a")
}

struct StoredChoice: View {
    let body: _ConditionalContent<Text, Image?>
}

struct StoredLayers: View {
    let body = Text("a").padding().background(Color.red)
}

protocol Screen: View {
    associatedtype Content: View
    @ViewBuilder var content: Content { get }
}

extension Screen {
    var body: some View { content.padding() }
}

struct HomeScreen: Screen {
    let isOn: Bool
    var content: some View {
        if isOn { Text("a") } else { Image("b") }
    }
}

protocol Plain: View where Body == Text {}

extension Plain {
    var body: Text { Text("x") }
}

struct PlainScreen: Plain {}

struct OptionalBody: View {
    var body: (some View)? {
        Section { Text("a") }
    }
}

struct ReturnBehindFlag: View {
    var body: some View {
        #if NEVER_SET
        return Text("a")
        #endif
        Text("b")
        Image("c")
    }

    @ViewBuilder var built: some View {
        #if NEVER_SET
        return Text("a")
        #endif
        Text("b")
        Image("c")
    }

    @ViewBuilder var nested: some View {
        #if NEVER_SET
        #if OTHER
        return Text("a")
        #endif
        #else
        Text("b")
        #endif
        Image("c")
    }
}

struct EmptyGroups: View {
    var body: some View {
        Group {}
        Color.clear
    }

    var padded: some View { Group {}.padding(12) }

    @ViewBuilder func chosen(_ kind: Int) -> some View {
        switch kind {
        case 0: Text("a")
        default: Group {}
        }
    }
}

extension ViewBuilder {
    static func buildOptional<V: View>(_ view: V?) -> Group<V?> { Group { view } }
}

struct OwnOptional: View {
    let isOn: Bool
    var body: some View {
        if isOn { Text("a") }
    }
}

struct WrittenBranches: View {
    var body: some View {
        typealias Either = _ConditionalContent<Text, Image>
        return ViewBuilder.buildEither(first: Text("a")) as Either
    }
}

struct PartsInLayers: View {
    var body: some View { Image("x").background { part }.accessibilityLabel("x") }
    var covered: some View { Image("x").overlay(part).accessibilityHidden(true) }
    var twice: some View { Image("x").accessibilityLabel("x").accessibilityHidden(true).background { part }.accessibilityLabel("y") }
    var part: some View { Text("a").padding() }
}
