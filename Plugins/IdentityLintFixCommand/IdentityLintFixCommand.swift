import PackagePlugin

/// `swift package identity-lint-fix`: applies fixes. A command of its own, so that the other one need not ask for a permission.
@main
struct IdentityLintFixCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try ToolRun(tool: context.tool(named: "identity-lint").url, package: context.package).check(["--fix"] + arguments)
    }
}
