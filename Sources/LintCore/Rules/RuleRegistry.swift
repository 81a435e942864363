/// Every rule there is, in the order of the catalogue.
public enum RuleRegistry {
    static let all: [any Rule] = [
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
        BranchSameViewRule(),
    ]

    public static let infos: [RuleInfo] = all.map { type(of: $0).info }
}
