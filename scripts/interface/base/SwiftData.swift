@_exported import Foundation
@_exported import Observation

protocol PersistentModel: AnyObject, Hashable, Identifiable, Observable {
    var persistentModelID: PersistentIdentifier { get }
    var modelContext: ModelContext? { get }
    var hasChanges: Bool { get }
    var isDeleted: Bool { get }
}

extension PersistentModel {
    typealias ID = PersistentIdentifier
    var id: PersistentIdentifier { get }
}

struct PersistentIdentifier: Codable, Comparable, Hashable, Identifiable, Sendable {
    typealias ID = PersistentIdentifier.ID_
    struct ID_: Hashable {
    }
    var id: PersistentIdentifier.ID_ { get }
}

@attached(member, conformances: Observable, PersistentModel)
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
macro Model() = #externalMacro(module: "SwiftDataMacros", type: "PersistentModelMacro")

@attached(peer)
macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) = #externalMacro(module: "SwiftDataMacros", type: "AttributePropertyMacro")

@attached(peer)
macro Relationship(_ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil) = #externalMacro(module: "SwiftDataMacros", type: "RelationshipPropertyMacro")

@attached(peer)
macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "TransientPropertyMacro")

class Schema {
    class Attribute {
        struct Option {
            static var unique: Schema.Attribute.Option { get }
            static var externalStorage: Schema.Attribute.Option { get }
            static var spotlight: Schema.Attribute.Option { get }
        }
    }
    class Relationship {
        struct Option {
            static var unique: Schema.Relationship.Option { get }
        }
        enum DeleteRule {
            case noAction, nullify, cascade, deny
        }
    }
    init(_ types: [any PersistentModel.Type])
}

struct ModelConfiguration {
    init(isStoredInMemoryOnly: Bool)
    init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true)
}

class ModelContainer {
    init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws
    init(for schema: Schema, configurations: [ModelConfiguration]) throws
    var mainContext: ModelContext { get }
}

class ModelContext {
    init(_ container: ModelContainer)
    var hasChanges: Bool { get }
    var autosaveEnabled: Bool
    func insert<T>(_ model: T) where T: PersistentModel
    func delete<T>(_ model: T) where T: PersistentModel
    func delete<T>(model: T.Type, where predicate: Predicate<T>? = nil) throws where T: PersistentModel
    func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel
    func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int where T: PersistentModel
    func save() throws
    func rollback()
}

struct FetchDescriptor<T> where T: PersistentModel {
    var predicate: Predicate<T>?
    var sortBy: [SortDescriptor<T>]
    var fetchLimit: Int?
    init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [])
}

@propertyWrapper
struct Query<Element, Result>: DynamicProperty where Element: PersistentModel {
    var wrappedValue: Result { get }
    var modelContext: ModelContext { get }
    var fetchError: (any Error)? { get }
}

extension Query where Result == [Element] {
    init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation = .default)
    init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil)
    init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation = .default) where Value: Comparable
    init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil) where Value: Comparable
    init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, transaction: Transaction? = nil) where Value: Comparable
    init(_ descriptor: FetchDescriptor<Element>, animation: Animation)
    init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil)
}

extension EnvironmentValues {
    var modelContext: ModelContext { get set }
}
