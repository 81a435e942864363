/// One version of a Core Data model, and the classes that Xcode generates for its entities.
///
/// Objects are optional there, whatever the model says (Apple, "Generating code": `place: String?` beside `magnitude: Float`).
struct DataModel {
    private struct Entity {
        let className: String
        let parent: String?
        /// Whether the class is generated as well as what extends it.
        let declaresClass: Bool
        let line: Int
        var endLine: Int
        var properties: [(line: Int, name: String, type: String)] = []
    }

    private var entities: [Entity] = []
    private var lineCount = 0

    /// The folder of a model's versions, `Main.xcdatamodeld`, and that of one version.
    static let ending = ".xcdatamodeld", versionEnding = ".xcdatamodel"

    /// The file of a version that says what is in it.
    static let contents = "contents"

    /// The name of the version that counts, as `.xccurrentversion` says.
    static func currentVersion(_ bytes: [UInt8]) -> String? {
        let tags = XMLTags(bytes)
        var isNamed = false
        for tag in tags where !tag.closes {
            if tag.name == "string", isNamed { return tags.text(from: tag.endOffset) }
            isNamed = tag.name == "key" && tags.text(from: tag.endOffset) == "_XCCurrentVersionName"
        }
        return nil
    }

    /// - Parameter contents: of the file.
    init(_ contents: [UInt8]) {
        let tags = Array(XMLTags(contents))
        guard tags.first(where: { $0.name == "model" })?["sourceLanguage"] == "Swift" else { return }
        var classes: [String: String] = [:]
        for tag in tags where tag.name == "entity" && !tag.closes {
            if let name = tag["name"] { classes[name] = tag["representedClassName"].map(Self.plainName) }
        }
        var isInside = false
        for tag in tags {
            lineCount = tag.line
            switch (tag.name, tag.closes) {
            case ("entity", false):
                isInside = false
                guard let entity = Self.entity(tag, classes) else { continue }
                entities.append(entity)
                isInside = !tag.isEmpty
            case ("entity", true):
                if isInside { entities[entities.count - 1].endLine = tag.line }
                isInside = false
            case ("attribute", false), ("relationship", false):
                guard isInside, let name = tag["name"] else { continue }
                let type = tag.name == "attribute" ? Self.type(ofAttribute: tag) : Self.type(ofRelationship: tag, classes)
                if let type { entities[entities.count - 1].properties.append((tag.line, name, type)) }
            default: break
            }
        }
    }

    private static func entity(_ tag: XMLTags.Tag, _ classes: [String: String]) -> Entity? {
        let kind = tag["codeGenerationType"]
        guard kind == "class" || kind == "category", let className = tag["name"].flatMap({ classes[$0] }), !className.isEmpty else { return nil }
        let parent = tag["parentEntity"].map { classes[$0] ?? root }
        return Entity(className: className, parent: parent, declaresClass: kind == "class", line: tag.line, endLine: tag.line)
    }

    // MARK: Types

    private static let root = "NSManagedObject"

    /// `.Item` is one of the module.
    private static func plainName(_ name: String) -> String { String(name.drop { $0 == "." }) }

    private static func type(ofAttribute tag: XMLTags.Tag) -> String? {
        guard let kind = tag["attributeType"] else { return nil }
        if kind == "Transformable" {
            let name = plainName(tag["customClassName"] ?? "")
            return (name.isEmpty ? "NSObject" : name) + "?"
        }
        if let object = objects[kind], tag["usesScalarValueType"] != "YES" { return object + "?" }
        // Xcode says of every number which one it is.
        switch tag["usesScalarValueType"] {
        case "YES": return scalars[kind]
        case "NO": return scalars[kind].map { _ in "NSNumber?" }
        default: return nil
        }
    }

    private static let objects = [
        "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL", "Decimal": "NSDecimalNumber",
    ]

    private static let scalars = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float", "Boolean": "Bool",
        "Date": "TimeInterval",
    ]

    private static func type(ofRelationship tag: XMLTags.Tag, _ classes: [String: String]) -> String? {
        if tag["toMany"] == "YES" { return tag["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?" }
        return tag["destinationEntity"].map { (classes[$0] ?? root) + "?" }
    }

    // MARK: Swift

    /// What Xcode generates, without the accessors of relationships; nil where it generates nothing. Each declaration stands on
    /// the line of the model that it comes from.
    ///
    /// - Parameter isDeclared: whether the code declares a class of a name: that one counts.
    func swift(_ isDeclared: (String) -> Bool) -> String? {
        let entities = entities.filter { !$0.declaresClass || !isDeclared($0.className) }
        guard !entities.isEmpty else { return nil }
        var lines: [[String]] = Array(repeating: [], count: lineCount + 1)
        lines[0] = ["import CoreData", "import Foundation"]
        for entity in entities {
            let name = entity.className
            if entity.declaresClass { lines[entity.line].append("@objc(\(name)) public class \(name): \(entity.parent ?? Self.root) {}") }
            if entity.parent == nil { lines[entity.line].append("extension \(name): Identifiable {}") }
            let request = "NSFetchRequest<\(name)>"
            lines[entity.line].append("extension \(name) { @nonobjc public class func fetchRequest() -> \(request) { \(request)(entityName: \"\(name)\") }")
            for (line, property, type) in entity.properties { lines[line].append("@NSManaged public var `\(property)`: \(type)") }
            lines[entity.endLine].append("}")
        }
        return lines.map { $0.joined(separator: "; ") }.joined(separator: "\n") + "\n"
    }
}
