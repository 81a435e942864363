import Foundation
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

    /// How often what decides changes, of what is found in a file of views beside another one.
    private func changes(_ files: [String: String]) throws -> [String] {
        let outcome = try InspectedProject(files).run("check", ".", "--pedantic", "--format", "json", "--select", "branch-same-view")
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let findings = document?["findings"] as? [[String: Any]] ?? []
        return findings.compactMap { ($0["evidence"] as? [String: Any])?["change"] as? String }
    }

    @Test(arguments: [
        ("let store: StoreOf<Feature>", "store.isLoading", "possible"), ("@Bindable var store: StoreOf<Feature>", "store.isLoading", "possible"),
        ("let store: Store<Feature.State, Feature.Action>", "store.isLoading", "possible"), ("let state: Feature.State", "state.isLoading", "unknown"),
    ])
    func aReducerWritesWhatAStoreTells(parameter: String, condition: String, change: String) throws {
        #expect(try changes(["Feature.swift": Self.feature, "Screen.swift": "import ComposableArchitecture\n" + Self.screen(parameter, condition)]) == [change])
    }

    @Test(arguments: [
        ("func toggle() { flag.toggle(); host.rootView = Screen(flag: flag) }", ["seen"]),
        ("func toggle() { flag.toggle(); host.rootView = Screen(flag: flag).self }", ["seen"]),
        ("func toggle() { flag.toggle() }", []), ("var shown: Screen?; func toggle() { flag.toggle(); shown = Screen(flag: flag) }", ["unknown"]),
    ])
    func anotherRootViewUpdatesTheOneThatIsShown(code: String, expected: [String]) throws {
        let files = { ["Screen.swift": Self.screen("let flag: Bool", "flag"), "Host.swift": $0] }
        #expect(try changes(files(Self.host(code))) == expected)
    }

    @Test func aHostThatNothingChangesGivesAConstant() throws {
        #expect(try changes(["Screen.swift": Self.screen("let flag: Bool", "flag"), "Host.swift": Self.host("func show() { host.rootView = Screen(flag: flag) }")]) == [])
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
        #expect(try changes(["Cell.swift": cell]) == ["seen"])
    }
}
