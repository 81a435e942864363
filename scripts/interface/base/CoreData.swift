@_exported import Foundation

protocol NSFetchRequestResult {
}

class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, Identifiable {
    init(context moc: NSManagedObjectContext)
    var objectID: NSManagedObjectID { get }
    var managedObjectContext: NSManagedObjectContext? { get }
    var hasChanges: Bool { get }
    var isDeleted: Bool { get }
}

class NSManagedObjectID: NSObject {
}

class NSManagedObjectContext: NSObject {
    var hasChanges: Bool { get }
    func save() throws
    func delete(_ object: NSManagedObject)
    func insert(_ object: NSManagedObject)
    func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult
    func rollback()
    func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T
}

class NSEntityDescription: NSObject {
    class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
}

class NSFetchRequest<ResultType>: NSObject where ResultType: NSFetchRequestResult {
    init(entityName: String)
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var fetchLimit: Int
}

class NSPersistentContainer: NSObject {
    init(name: String)
    var viewContext: NSManagedObjectContext { get }
}

class NSPersistentCloudKitContainer: NSPersistentContainer {
}
