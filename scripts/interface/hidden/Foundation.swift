import Foundation

// What Foundation declares on Apple's systems alone.

public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) { _trap() }
    public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool { _trap() }
}

public struct URLRequest {}

public final class URLCache: @unchecked Sendable {
    public static var shared: URLCache { _trap() }
}

extension AttributedString {
    public struct MarkdownParsingOptions {
        public enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    }
}
