import Testing

@testable import LintCore

/// Conditions on what does not live in a property wrapper of the view: in stores, and in hosts of UIKit and AppKit.
@Suite struct StateElsewhereTests {
    private static func screen(_ parameter: String, _ condition: String) -> String {
        """
        struct Screen: View {
            \(parameter)
            @State private var text = ""
            var body: some View {
                VStack {
                    if \(condition) { TextField("a", text: $text).opacity(0.4) } else { TextField("a", text: $text) }
                }
            }
        }

        """
    }

    private static let feature = """
        import ComposableArchitecture
        @Reducer struct Feature {
            @ObservableState struct State: Equatable { var isLoading = false }
            enum Action { case tap }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .tap:
                        state.isLoading.toggle()
                        return .none
                    }
                }
            }
        }

        """

    private static func host(_ more: String, _ kind: String = "UIViewController", _ host: String = "UIHostingController") -> String {
        "import UIKit\nfinal class Host: \(kind) { var flag = false; lazy var host = \(host)(rootView: Screen(flag: flag)); \(more) }\n"
    }

    /// The severities of what is found in a file of views beside another one.
    private func severities(_ files: [String: String]) throws -> [String] {
        let outcome = try InspectedProject(files).run("check", ".", "--pedantic")
        return outcome.output.split(separator: "\n").filter { $0.contains("[branch-same-view]") }.map { $0.contains(": warning:") ? "warning" : "note" }
    }

    @Test(arguments: [
        ("let store: StoreOf<Feature>", "store.isLoading", "warning"), ("@Bindable var store: StoreOf<Feature>", "store.isLoading", "warning"),
        ("let store: Store<Feature.State, Feature.Action>", "store.isLoading", "warning"), ("let state: Feature.State", "state.isLoading", "note"),
    ])
    func aReducerWritesWhatAStoreTells(parameter: String, condition: String, severity: String) throws {
        #expect(try severities(["Feature.swift": Self.feature, "Screen.swift": "import ComposableArchitecture\n" + Self.screen(parameter, condition)]) == [severity])
    }

    @Test(arguments: [
        ("func toggle() { flag.toggle(); host.rootView = Screen(flag: flag) }", ["warning"]),
        ("func toggle() { flag.toggle(); host.rootView = Screen(flag: flag).self }", ["warning"]),
        ("func toggle() { flag.toggle() }", ["note"]), ("var shown: Screen?; func toggle() { flag.toggle(); shown = Screen(flag: flag) }", ["note"]),
    ])
    func anotherRootViewUpdatesTheOneThatIsShown(code: String, expected: [String]) throws {
        let files = { ["Screen.swift": Self.screen("let flag: Bool", "flag"), "Host.swift": $0] }
        #expect(try severities(files(Self.host(code))) == expected)
    }

    @Test func aHostThatNothingChangesGivesAConstant() throws {
        #expect(try severities(["Screen.swift": Self.screen("let flag: Bool", "flag"), "Host.swift": Self.host("func show() { host.rootView = Screen(flag: flag) }")]) == [])
    }

    @Test func aHostingConfigurationBuildsViews() throws {
        let cell = """
            import UIKit
            final class Cell: UICollectionViewCell {
                var isOn = false
                func configure() {
                    contentConfiguration = UIHostingConfiguration {
                        if isOn { TextField("a", text: .constant("")).opacity(0.4) } else { TextField("a", text: .constant("")) }
                    }
                }
                func flip() { isOn.toggle(); configure() }
            }
            """
        #expect(try severities(["Cell.swift": cell]) == ["warning"])
    }
}
