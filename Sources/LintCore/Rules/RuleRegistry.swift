/// Every rule there is, in the order of the catalogue.
public enum RuleRegistry {
    static let all: [any Rule] = [
        ExplicitIDAcrossBranchesRule(),
        BranchRedactedRule(),
        BranchHiddenRule(),
        ConditionalDecorationHelperRule(),
        ConditionalModifierHelperRule(),
        ConditionalModifierCallRule(),
        TransformClosureBranchRule(),
        BranchWrapsContentRule(),
        BranchContainerSwitchRule(),
        SwitchMergeableCasesRule(),
        BranchSameViewRule(),
        BranchSameTypeRule(),
        BranchScopeTooWideRule(),
        StatefulViewInBranchRule(),
        ViewThatFitsStateRule(),
        AnimationNeverChangesRule(),
        AnyViewBranchesRule(),
        AnyViewReturnTypeRule(),
        AnyViewRowRule(),
        ForEachIndexIDRule(),
        ForEachSelfIDRule(),
        ForEachNameIDRule(),
        ForEachPartIDRule(),
        ForEachRandomIDRule(),
        ForEachDynamicRangeRule(),
        ForEachHashIDRule(),
        ForEachRowBranchRule(),
        ForEachModifierRule(),
        IdentifiableRandomIDRule(),
        IdentifiableHashIDRule(),
        EphemeralIdentifiableRule(),
        DecodedRandomIDRule(),
        IDModifierRandomRule(),
        IDModifierVolatileRule(),
        IDModifierOrderRule(),
        ObservedObjectInlineRule(),
        ObjectMadeInBodyRule(),
        UnobservedObjectRule(),
        ObjectThrownAwayRule(),
        StateFromInitRule(),
        StateLoadedOnceRule(),
        StateSetInInitRule(),
        AppearResetsEditsRule(),
        CoordinatorKeepsCopyRule(),
        PlatformViewSetOnceRule(),
        SelectionKeepsStateRule(),
        EquatableHintRule(),
        IdentityDebugAidRule(),
    ]

    public static let infos: [RuleInfo] = all.map { type(of: $0).info } + SuppressionInfos.all

    /// By the id of each rule: what it takes beside a severity.
    public static let options: [String: [RuleOption]] = Dictionary(
        infos.map { ($0.id, $0.options + [.exclude]) }, uniquingKeysWith: { first, _ in first })

    public static let known = KnownRules(options: options, families: Dictionary(grouping: infos, by: \.family.name).mapValues { $0.map(\.id) })
}
