import Foundation

/// Checks documents by a JSON Schema: the keywords that our schemas use and no others, so that nothing is passed over.
struct JSONSchema {
    struct Invalid: Error {
        let reason: String
    }

    private let root: [String: Any]

    /// - Parameter path: below the folder of the project.
    init(at path: String) throws {
        let document = try JSONSerialization.jsonObject(with: Data(try ProjectFolder.text(of: path).utf8))
        guard let root = document as? [String: Any] else { throw Invalid(reason: "\(path) is no object") }
        self.root = root
    }

    /// What is wrong with a document; empty where it fits.
    ///
    /// - Parameter definition: the schema in `$defs` that it is to fit, that of the whole file by default.
    func violations(in document: String, definition: String? = nil) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(document.utf8), options: .fragmentsAllowed)
        return check(value, definition.map { ["$ref": "#/$defs/\($0)"] } ?? root, "")
    }

    private static let silentKeywords: Set<String> = ["$schema", "$defs", "$id", "title", "description", "default", "examples"]

    private func check(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
        let object = value as? [String: Any]
        return schema.flatMap { keyword, wanted -> [String] in
            switch (keyword, wanted) {
            case ("$ref", let reference as String): return check(value, definition(reference), place)
            case ("type", _):
                let names = wanted as? [String] ?? [wanted as? String ?? ""]
                return names.contains(where: { Self.isOf(value, type: $0) }) ? [] : ["\(place) is no \(names)"]
            case ("const", _): return Self.areEqual(value, wanted) ? [] : ["\(place) is not \(wanted)"]
            case ("enum", let options as [Any]):
                return options.contains(where: { Self.areEqual(value, $0) }) ? [] : ["\(place) is none of \(options)"]
            case ("minimum", let minimum as NSNumber):
                return (value as? NSNumber).map { $0.doubleValue >= minimum.doubleValue } ?? true ? [] : ["\(place) is below \(minimum)"]
            case ("pattern", let pattern as String):
                guard let text = value as? String else { return [] }
                return text.range(of: pattern, options: .regularExpression) != nil ? [] : ["\(place) is not like \(pattern)"]
            case ("required", let names as [String]):
                guard let object else { return [] }
                return names.filter { object[$0] == nil }.map { "\(place).\($0) is missing" }
            case ("properties", let properties as [String: [String: Any]]):
                return (object ?? [:]).flatMap { name, value in
                    properties[name].map { check(value, $0, "\(place).\(name)") } ?? []
                }
            case ("additionalProperties", let isAllowed as Bool) where !isAllowed:
                let known = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
                return (object ?? [:]).keys.filter { !known.contains($0) }.map { "\(place).\($0) is not known" }
            case ("items", let items as [String: Any]):
                return (value as? [Any] ?? []).enumerated().flatMap { check($0.element, items, "\(place)[\($0.offset)]") }
            case ("allOf", let schemas as [[String: Any]]): return schemas.flatMap { check(value, $0, place) }
            case ("oneOf", let schemas as [[String: Any]]):
                let results = schemas.map { check(value, $0, place) }
                let fitting = results.count { $0.isEmpty }
                return fitting == 1 ? [] : ["\(place) fits \(fitting) of \(schemas.count)"] + results.flatMap { $0 }
            default: return Self.silentKeywords.contains(keyword) ? [] : ["the schema uses '\(keyword)', which is not checked"]
            }
        }
    }

    private func definition(_ reference: String) -> [String: Any] {
        let name = String(reference.dropFirst("#/$defs/".count))
        return (root["$defs"] as? [String: Any])?[name] as? [String: Any] ?? ["unresolved reference": reference]
    }

    /// Every key that a schema in `$defs` names in its `properties`.
    func properties(of definition: String) -> Set<String> {
        Set((self.definition("#/$defs/\(definition)")["properties"] as? [String: Any] ?? [:]).keys)
    }

    private static func isOf(_ value: Any, type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "null": value is NSNull
        case "boolean": isBoolean(value)
        case "number": value is NSNumber && !isBoolean(value)
        case "integer": !isBoolean(value) && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
        default: false
        }
    }

    private static func isBoolean(_ value: Any) -> Bool {
        (value as? NSNumber).map { ["c", "B"].contains(String(cString: $0.objCType)) } ?? false
    }

    private static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? String { return left == right as? String }
        guard let left = left as? NSNumber, let right = right as? NSNumber else { return left is NSNull && right is NSNull }
        return isBoolean(left) == isBoolean(right) && left == right
    }
}
