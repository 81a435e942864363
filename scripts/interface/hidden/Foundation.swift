import Foundation

// What Foundation declares on Apple's systems alone.

public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) { _trap() }
    public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool { _trap() }
}

public struct URLRequest {}

extension AttributedString {
    public struct MarkdownParsingOptions {
        public enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    }
}
