/// How a change gets from one view to those below it through the environment.
extension IdentityModel {
    /// The key of `@Environment(\.key)`, or the type of an object that comes by the environment.
    func environmentKey(of property: DeclarationID) -> String? {
        guard let attribute = environmentAttribute(of: property) else { return nil }
        if attribute.name == "EnvironmentObject" {
            return typeName(of: property) ?? program.element(property).child(.type)?.typeName
        }
        guard let value = attribute.node.child(.argument)?.child(.value) else { return nil }
        if let key = KeyPathExpr(value)?.memberNames { return key.joined(separator: ".") }
        return value.kind == .memberAccess ? typeName(of: property) ?? value.child(.base)?.text : nil
    }

    private func environmentAttribute(of property: DeclarationID) -> Attribute? {
        guard program[property].flags.contains(.hasAttributes) else { return nil }
        return program.node(property).attributes.first { $0.name == "Environment" || $0.name == "EnvironmentObject" }
    }

    private func typeName(of property: DeclarationID) -> String? {
        let type = evaluator.valueType(of: property)
        return declaration(of: evaluator.unwrapped(type) ?? type).map(name(of:))
    }

    /// Whether a change of an environment value has the body of the view run that declares this property: of an observable
    /// object, where the view reads it.
    func followsEnvironment(_ property: DeclarationID, in type: DeclarationID) -> Bool {
        guard environmentAttribute(of: property)?.name == "Environment", isObject(property) else { return true }
        return readsMembers(of: property, in: type)
    }

    /// Modifiers that write an environment value which views may read (SwiftUI interface, iOS 18, `EnvironmentValues`).
    private static let writers: [String: String] = [
        ".disabled": "isEnabled", ".font": "font", ".lineLimit": "lineLimit", ".lineSpacing": "lineSpacing",
        ".multilineTextAlignment": "multilineTextAlignment", ".truncationMode": "truncationMode",
        ".minimumScaleFactor": "minimumScaleFactor", ".allowsTightening": "allowsTightening", ".textCase": "textCase",
        ".dynamicTypeSize": "dynamicTypeSize", ".redacted": "redactionReasons", ".controlSize": "controlSize",
        ".imageScale": "imageScale", ".colorScheme": "colorScheme", ".symbolRenderingMode": "symbolRenderingMode",
        ".symbolVariant": "symbolVariants", ".headerProminence": "headerProminence", ".scrollDisabled": "isScrollEnabled",
        ".autocorrectionDisabled": "autocorrectionDisabled", ".backgroundStyle": "backgroundStyle",
        ".contentTransition": "contentTransition", ".keyboardShortcut": "keyboardShortcut", ".refreshable": "refresh",
    ]

    /// What changes in the environment below a view, of what changes in the one around it: its modifiers from the outside in.
    func environmentKeys(
        _ around: Set<String>, through node: IdentityNode, _ reader: VariableReader, _ change: Change
    ) -> Set<String> {
        var keys = around
        var index = 0
        while index < node.modifiers.count {
            let modifier = node.modifiers[index]
            index += 1
            let isSeen = change.isSeen(by: reader.reads(of: modifier.value)) != nil
            switch modifier.name {
            case ".environment", ".transformEnvironment":
                guard let path = KeyPathExpr(modifier.value.node)?.memberNames else {
                    set(objectKey(modifier.value), isSeen, &keys)
                    continue
                }
                guard index < node.modifiers.count, node.modifiers[index].name == modifier.name else { continue }
                let given = change.isSeen(by: reader.reads(of: node.modifiers[index].value)) != nil
                index += 1
                // What is there already stays where it is changed in place.
                if given || modifier.name == ".environment" { set(path.joined(separator: "."), given, &keys) }
            case ".environmentObject": set(objectKey(modifier.value), isSeen, &keys)
            default: if isSeen, let key = Self.writers[modifier.name] { keys.insert(key) }
            }
        }
        return keys
    }

    private func set(_ key: String?, _ isChanged: Bool, _ keys: inout Set<String>) {
        guard let key else { return }
        if isChanged { keys.insert(key) } else { keys.remove(key) }
    }

    /// The type of an object that is put into the environment.
    private func objectKey(_ value: ScopedNode) -> String? {
        typeOfView(value.node, in: value.scope.unit).flatMap(declaration(of:)).map(name(of:))
    }
}
