extension ReportedRule {
    /// Every rule as reports tell of it; pages are literals, so this costs nothing that counts.
    static let catalogue: [ReportedRule] = RuleRegistry.infos.map { info in
        ReportedRule(id: info.id, summary: info.summary, severity: info.severity, page: RuleCatalogue.page(of: info.id) ?? "")
    }
}
