import Foundation
import Testing

/// Whose word counts about a library that the tool knows.
@Suite struct LibraryInterfacesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(".identity-lint.json", "{}")
        try folder.write(
            "Sources/App/Picture.swift",
            """
            import Kingfisher
            import SwiftUI

            struct Picture: View {
                var body: some View { KFImage(nil).resizable() }
                var moving: some View { KFAnimatedImage(nil) }
            }

            """)
    }

    private func types(_ options: String...) throws -> [String] {
        try CLIRunner.run(["type", "Sources/App", "--quiet"] + options, in: folder.url).output.split(separator: "\n").map(String.init)
    }

    @Test func itsInterfaceIsReadWhereAFileImportsIt() throws {
        #expect(try types() == ["Picture.body: KFImage", "Picture.moving: KFAnimatedImage"])
        let source = try folder.text("Sources/App/Picture.swift")
        try folder.write("Sources/App/Picture.swift", source.replacingOccurrences(of: "import Kingfisher\n", with: ""))
        #expect(try types() == ["Picture.body: _", "Picture.moving: _"])
    }

    /// It is for iOS alone: no compiler judges it elsewhere.
    @Test func codeScannerIsKnown() throws {
        try folder.write(
            "Sources/App/Picture.swift",
            """
            import CodeScanner
            import SwiftUI

            struct Scanner: View {
                var body: some View {
                    CodeScannerView(codeTypes: [.qr], scanMode: .oncePerCode) { response in
                        if case .success(let result) = response { print(result.string) }
                    }
                    .padding()
                }
            }

            """)
        #expect(try types() == ["Scanner.body: ModifiedContent<CodeScannerView, _PaddingLayout>"])
    }

    /// Both libraries have the name, and erase a view in debug builds alone.
    @Test(arguments: ["HotSwiftUI", "Inject"])
    func injectionErasesInDebugBuilds(_ module: String) throws {
        try folder.write(
            "Sources/App/Picture.swift",
            """
            import \(module)
            import SwiftUI

            struct Hot: View {
                @ObserveInjection var redraw
                var body: some View { Text("a").enableInjection() }
            }

            """)
        #expect(try types() == ["Hot.body: AnyView"])
    }

    /// A macro says which cases there are; that a store may be missing is said by its state.
    @Test func caseKeyPathsScopeAStore() throws {
        try folder.write(
            "Sources/App/Picture.swift",
            """
            import ComposableArchitecture
            import SwiftUI

            @Reducer struct Child {
                @ObservableState struct State: Equatable {}
                enum Action { case tap }
            }

            @Reducer struct Parent {
                @ObservableState struct State: Equatable {
                    var first = Child.State()
                    var second: Child.State?
                }
                enum Action {
                    case first(Child.Action)
                    case second(Child.Action)
                }
            }

            struct ChildView: View {
                let store: StoreOf<Child>
                var body: some View { Text("a") }
            }

            struct ParentView: View {
                let store: StoreOf<Parent>
                var body: some View {
                    ChildView(store: store.scope(state: \\.first, action: \\.first))
                    if let store = store.scope(state: \\.second, action: \\.second) { ChildView(store: store) }
                }
            }

            """)
        #expect(try types() == ["ChildView.body: Text", "ParentView.body: TupleView<(ChildView, Optional<ChildView>)>"])
    }

    /// The source is that of the version in use; what it lacks is not there.
    @Test func itsSourceInTheProjectCountsInstead() throws {
        let own = """
            import SwiftUI

            public struct KFImage: View {
                public init(_ name: String?) {}
                public func resizable() -> some View { padding() }
                public var body: some View { EmptyView() }
            }

            """
        try folder.write("Packages/Kingfisher/Package.swift", "let package = Package(name: \"Kingfisher\", targets: [.target(name: \"Kingfisher\")])\n")
        try folder.write("Packages/Kingfisher/Sources/Kingfisher/KFImage.swift", own)
        #expect(try types() == ["Picture.body: ModifiedContent<KFImage, _PaddingLayout>", "Picture.moving: _"])
    }

    @Test func anInterfaceThatIsGivenCountsInstead() throws {
        try folder.write(
            "Kingfisher.swiftinterface",
            """
            import SwiftUI

            public struct KFImage: View {
                public init(_ name: String?)
                public func resizable() -> Image
            }

            """)
        #expect(try types("--interface", "Kingfisher.swiftinterface") == ["Picture.body: Image", "Picture.moving: _"])
    }

    /// Facts that are given count as those that come with the tool do.
    @Test func anInterfaceMaySayWhatAViewKeeps() throws {
        try folder.write("Sources/App/Wall.swift", """
            import Panels
            import SwiftUI

            struct Wall: View {
                @State private var isOn = false

                var body: some View {
                    Button("x") { isOn.toggle() }
                    if isOn { Panel { Text("a") } } else { Text("b") }
                }
            }

            """)
        func explained(_ attribute: String) throws -> CLIRunner.Outcome {
            try folder.write("Panels.swiftinterface", """
                import SwiftUI

                \(attribute) public struct Panel<Content: View>: View {
                    public init(@ViewBuilder content: () -> Content)
                }

                """)
            return try CLIRunner.run(["explain", "Sources/App/Wall.swift:9:19", "--interface", "Panels.swiftinterface"], in: folder.url)
        }
        #expect(!(try explained("").output.contains("scroll position")))
        #expect(try explained("@identity(keeps: scroll)").output.contains("scroll position"))
    }

    /// It would be missed in silence.
    @Test func whatAnInterfaceSaysAndIsNoFactIsTold() throws {
        try folder.write("Sources/App/Wall.swift", """
            import Panels
            import SwiftUI

            struct Wall: View {
                @State private var isOn = false

                var body: some View {
                    Button("x") { isOn.toggle() }
                    if isOn { Panel { Text("a") } } else { Text("b") }
                }
            }

            """)
        try folder.write("Panels.swiftinterface", """
            import SwiftUI

            @identity(keep: scroll) public struct Panel<Content: View>: View {
                public init(@ViewBuilder content: () -> Content)
            }

            """)
        let checked = try CLIRunner.run(["check", "Sources/App", "--config", ".identity-lint.json", "--interface", "Panels.swiftinterface"], in: folder.url)
        #expect(checked.errors.contains("Panels.swiftinterface:3:11: note: unknown fact `keep` in `@identity`; did you mean `keeps`?"), "\(checked.errors)")
    }
}
