@_exported import ActivityKit
@_exported import SwiftUI

protocol Widget {
    associatedtype Body: WidgetConfiguration
    var body: Self.Body { get }
    init()
}

protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    var body: Self.Body { get }
}

extension Never: WidgetConfiguration {
}

protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder var body: Self.Body { get }
    init()
}

@resultBuilder
struct WidgetBundleBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: Widget
    static func buildBlock() -> some Widget
    static func buildBlock<Content>(_ content: Content) -> some Widget where Content: Widget
    @_disfavoredOverload static func buildBlock<each C>(_ content: repeat each C) -> some Widget where repeat each C: Widget
    static func buildOptional(_ widget: (any Widget)?) -> some Widget
    static func buildLimitedAvailability(_ widget: some Widget) -> any Widget
}

protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

struct TimelineEntryRelevance: Hashable {
    init(score: Float, duration: TimeInterval = 0)
}

struct Timeline<EntryType> where EntryType: TimelineEntry {
    init(entries: [EntryType], policy: TimelineReloadPolicy)
}

struct TimelineReloadPolicy: Equatable {
    static let atEnd: TimelineReloadPolicy
    static let never: TimelineReloadPolicy
    static func after(_ date: Date) -> TimelineReloadPolicy
}

protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Self.Context) -> Self.Entry
    func getSnapshot(in context: Self.Context, completion: @escaping (Self.Entry) -> Void)
    func getTimeline(in context: Self.Context, completion: @escaping (Timeline<Self.Entry>) -> Void)
}

protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Self.Context) -> Self.Entry
    func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
    func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
}

struct TimelineProviderContext {
    let family: WidgetFamily
    let isPreview: Bool
    let displaySize: CGSize
}

enum WidgetFamily: Int, CaseIterable, Hashable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline
}

struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
    typealias Body = Never
    init<Provider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Provider: TimelineProvider
}

struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration where Content: View {
    typealias Body = Never
    init<Provider>(kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Intent == Provider.Intent, Provider: AppIntentTimelineProvider
}

struct ActivityConfiguration<Attributes>: WidgetConfiguration {
    typealias Body = Never
    init<Content>(for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content, dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland) where Content: View
}

struct ActivityViewContext<Attributes> where Attributes: ActivityAttributes {
    var activityID: String { get }
    var attributes: Attributes { get }
    var state: Attributes.ContentState { get }
    var isStale: Bool { get }
}

struct DynamicIsland {
    init<Expanded, CompactLeading, CompactTrailing, Minimal>(@DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>, @ViewBuilder compactLeading: @escaping () -> CompactLeading, @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal) where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View
    func widgetURL(_ url: URL?) -> DynamicIsland
    func keylineTint(_ color: Color?) -> DynamicIsland
}

struct DynamicIslandExpandedContent<Content> where Content: View {
}

@resultBuilder
struct DynamicIslandExpandedContentBuilder {
    static func buildBlock<Content>(_ content: Content) -> DynamicIslandExpandedContent<Content> where Content: View
    @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> where repeat each Content: View
}

struct DynamicIslandExpandedRegion<Content>: View where Content: View {
    typealias Body = Never
    init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content)
}

struct DynamicIslandExpandedRegionPosition: Hashable {
    static let leading: DynamicIslandExpandedRegionPosition
    static let trailing: DynamicIslandExpandedRegionPosition
    static let center: DynamicIslandExpandedRegionPosition
    static let bottom: DynamicIslandExpandedRegionPosition
}

struct WidgetPreviewContext: PreviewContext {
    typealias Key = Never
    init(family: WidgetFamily)
}

protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    var body: Self.Body { get }
    init()
}

protocol ControlWidgetConfiguration {
}

struct AppIntentControlConfiguration<Configuration, Content>: ControlWidgetConfiguration {
}

struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
}

struct ControlWidgetButton<Label, ActionLabel, Action>: View where Label: View, ActionLabel: View {
    typealias Body = Never
}

struct ControlWidgetToggle<Label, ValueLabel, Action>: View where Label: View, ValueLabel: View {
    typealias Body = Never
}

extension WidgetConfiguration {
    func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration
    @_disfavoredOverload func configurationDisplayName<S>(_ displayName: S) -> some WidgetConfiguration where S: StringProtocol
    func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration
    func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration
    @_disfavoredOverload func description<S>(_ description: S) -> some WidgetConfiguration where S: StringProtocol
    func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
    func contentMarginsDisabled() -> some WidgetConfiguration
    func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration
    func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration
    func onBackgroundURLSessionEvents(matching identifier: String, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void) -> some WidgetConfiguration
}

struct WidgetLocation: Hashable {
    static let homeScreen: WidgetLocation
    static let lockScreen: WidgetLocation
    static let standBy: WidgetLocation
}

extension EnvironmentValues {
    var widgetFamily: WidgetFamily { get }
    var widgetRenderingMode: WidgetRenderingMode { get set }
    var showsWidgetContainerBackground: Bool { get }
}

struct WidgetRenderingMode: Equatable {
    static var fullColor: WidgetRenderingMode { get }
    static var accented: WidgetRenderingMode { get }
    static var vibrant: WidgetRenderingMode { get }
}
