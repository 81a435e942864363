import LintCore

print(RuleRegistry.infos.count)
