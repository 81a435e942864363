@_exported import Foundation
import SwiftUI

// What a fetch request of SwiftUI names is declared there.

extension NSManagedObject {
    convenience init(context moc: NSManagedObjectContext)
    var objectID: NSManagedObjectID { get }
    var managedObjectContext: NSManagedObjectContext? { get }
    var hasChanges: Bool { get }
    var isDeleted: Bool { get }
}

class NSManagedObjectID: NSObject {
}

extension NSManagedObjectContext {
    var hasChanges: Bool { get }
    func save() throws
    func delete(_ object: NSManagedObject)
    func insert(_ object: NSManagedObject)
    func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult
    func rollback()
    func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T
}

extension NSEntityDescription {
    class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
}

class NSPersistentContainer: NSObject {
    init(name: String)
    var viewContext: NSManagedObjectContext { get }
}

class NSPersistentCloudKitContainer: NSPersistentContainer {
}
