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
}
