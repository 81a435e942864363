import PackagePlugin

/// `swift package identity-lint`: reports findings and writes nothing.
@main
struct IdentityLintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        if let option = arguments.first(where: { $0 == "--fix" }) {
            return Diagnostics.error("'\(option)' writes to the package: swift package identity-lint-fix")
        }
        try ToolRun(tool: context.tool(named: "identity-lint").url, package: context.package).check(arguments)
    }
}
