/// Every rule there is, in the order of the catalogue.
public enum RuleRegistry {
    static let all: [any Rule] = [
        ExplicitIDAcrossBranchesRule(),
        BranchRedactedRule(),
        BranchHiddenRule(),
        BranchWrapsContentRule(),
        BranchContainerSwitchRule(),
        SwitchMergeableCasesRule(),
        BranchSameViewRule(),
        BranchSameTypeRule(),
        BranchScopeTooWideRule(),
        StatefulViewInBranchRule(),
        ViewThatFitsStateRule(),
        ForEachIndexIDRule(),
        ForEachSelfIDRule(),
        ForEachNameIDRule(),
        ForEachRandomIDRule(),
        ForEachDynamicRangeRule(),
        ForEachHashIDRule(),
        ForEachRowBranchRule(),
        IdentifiableRandomIDRule(),
        IdentifiableHashIDRule(),
        EphemeralIdentifiableRule(),
        DecodedRandomIDRule(),
        IDModifierRandomRule(),
        IDModifierVolatileRule(),
        IDModifierOrderRule(),
        ObservedObjectInlineRule(),
        StateFromInitRule(),
        EquatableHintRule(),
        IdentityDebugAidRule(),
    ]

    public static let infos: [RuleInfo] = all.map { type(of: $0).info } + SuppressionInfos.all
}
