@_exported import SwiftUI

protocol MapContent {
    associatedtype Body: MapContent
    @MapContentBuilder var body: Self.Body { get }
}

extension Never: MapContent {
}

extension Optional: MapContent where Wrapped: MapContent {
}

extension ForEach: MapContent where Content: MapContent {
}

extension ForEach where Content: MapContent {
    init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable
    init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int
}

extension _ConditionalContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {
}

@resultBuilder
struct MapContentBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: MapContent
    static func buildBlock() -> EmptyMapContent
    static func buildBlock<Content>(_ content: Content) -> Content where Content: MapContent
    @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> some MapContent where repeat each Content: MapContent
    static func buildIf<Content>(_ content: Content?) -> Content? where Content: MapContent
    static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: MapContent, FalseContent: MapContent
    static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: MapContent, FalseContent: MapContent
}

struct EmptyMapContent: MapContent {
    typealias Body = Never
}

struct MapContentView<SelectionValue, Content>: View where Content: MapContent {
    typealias Body = Never
}

struct MapSelectableContentView<SelectionValue, Content>: View where Content: MapContent {
    typealias Body = Never
}

struct MapFeature: Hashable, Identifiable {
    var id: AnyHashable { get }
    var title: String? { get }
    var coordinate: CLLocationCoordinate2D { get }
}

struct CLLocationCoordinate2D {
    init(latitude: Double, longitude: Double)
    var latitude: Double
    var longitude: Double
}

struct MKCoordinateRegion {
    init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)
    init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double)
    var center: CLLocationCoordinate2D
    var span: MKCoordinateSpan
}

struct MKCoordinateSpan {
    init(latitudeDelta: Double, longitudeDelta: Double)
}

struct Marker<Label>: MapContent where Label: View {
    typealias Body = Never
    init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label)
}

extension Marker where Label == Text {
    init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
    @_disfavoredOverload init<S>(_ title: S, coordinate: CLLocationCoordinate2D) where S: StringProtocol
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
    @_disfavoredOverload init<S>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) where S: StringProtocol
}

struct Annotation<Label, Content>: MapContent where Label: View, Content: View {
    typealias Body = Never
    init(coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}

extension Annotation where Label == Text {
    init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content)
    @_disfavoredOverload init<S>(_ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) where S: StringProtocol
}

struct MapPolyline: MapContent {
    typealias Body = Never
    init(coordinates: [CLLocationCoordinate2D])
}

struct MapCircle: MapContent {
    typealias Body = Never
    init(center: CLLocationCoordinate2D, radius: Double)
}

struct MapPolygon: MapContent {
    typealias Body = Never
    init(coordinates: [CLLocationCoordinate2D])
}

struct UserAnnotation<Content>: MapContent {
    typealias Body = Never
    init() where Content == Never
}

extension MapContent {
    func tint<S>(_ tint: S) -> some MapContent where S: ShapeStyle
    func foregroundStyle<S>(_ content: S) -> some MapContent where S: ShapeStyle
    func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent where S: ShapeStyle
    func tag<V>(_ tag: V) -> some MapContent where V: Hashable
    func annotationTitles(_ visibility: Visibility) -> some MapContent
    func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent
}

enum MKOverlayLevel {
    case aboveRoads, aboveLabels
}

struct MapCameraPosition: Equatable {
    static var automatic: MapCameraPosition { get }
    static func region(_ region: MKCoordinateRegion) -> MapCameraPosition
    static func camera(_ camera: MapCamera) -> MapCameraPosition
    static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition
}

struct MapCamera: Hashable {
    init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0)
}

struct MapCameraBounds {
}

struct MapInteractionModes: OptionSet {
    let rawValue: UInt
    static let all: MapInteractionModes
    static let pan: MapInteractionModes
    static let zoom: MapInteractionModes
    static let rotate: MapInteractionModes
    static let pitch: MapInteractionModes
}

struct MapStyle {
    static var standard: MapStyle { get }
    static var imagery: MapStyle { get }
    static var hybrid: MapStyle { get }
}
