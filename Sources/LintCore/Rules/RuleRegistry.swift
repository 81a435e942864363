/// Every rule there is, in the order of the catalogue.
public enum RuleRegistry {
    static let all: [any Rule] = [
        ForEachHashIDRule(),
        IdentifiableRandomIDRule(),
        IDModifierRandomRule(),
        BranchSameViewRule(),
        ConditionalModifierHelperRule(),
        ConditionalModifierCallRule(),
        TransformClosureBranchRule(),
        ConditionalDecorationHelperRule(),
        AnyViewBranchesRule(),
        AnyViewReturnTypeRule(),
        AnyViewRowRule(),
    ]

    public static let infos: [RuleInfo] = all.map { type(of: $0).info } + SuppressionInfos.all
}
