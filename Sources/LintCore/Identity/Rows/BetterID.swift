/// What else in a type could tell its values apart.
enum BetterID {
    /// Members that people read, and that two elements may have alike.
    static let readableNames = ["name", "title", "label", "displayName", "text", "description", "category"]

    /// The name of a property that identifies a value better than its name does; nil where the type has none.
    static func name(in type: DeclarationID, _ model: IdentityModel) -> String? {
        let own = model.name(of: type)
        let typed = own.prefix(1).lowercased() + own.dropFirst()
        let names = ["id", "uuid", "guid", "identifier", "serialNumber", "databaseID", "tagID", typed + "ID", typed + "Id", "url"]
        return names.first { name in
            let members = model.program.members(of: type, named: model.program.name(spelled: name))
            return members.contains { member in
                guard model.program.isInstanceVariable(member) else { return false }
                let type = model.evaluator.valueType(of: member)
                return !model.evaluator.isUnknown(type) && model.evaluator.unwrapped(type) == nil
            }
        }
    }

    static func has(_ type: DeclarationID, _ model: IdentityModel) -> Bool { name(in: type, model) != nil }
}
