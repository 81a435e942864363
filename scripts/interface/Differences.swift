import Foundation

/// Members whose result depends on SDK, deployment target or run-time OS (sdk-differences.tsv), by their own text.
struct Difference {
    let flag: String
    /// Whether the table's row holds the spelling from the boundary on; else the one before it.
    let isNewer: Bool
    let member: String
    let result: String
    let otherResult: String

    func matches(_ text: String) -> Bool { text.contains("func \(member)") && text.contains(result) }
    func replacement(_ text: String) -> String { text.replacingOccurrences(of: result, with: otherResult) }

    static let all: [Difference] = [
        Difference(
            flag: "OS_26", isNewer: false, member: "onTapGesture(count: Int = 1, perform",
            result: "AddGestureModifier<_EndedGesture<TapGesture>>", otherResult: "TapGestureModifier"
        ),
        Difference(
            flag: "SDK_18", isNewer: true, member: "tag<",
            result: "ModifiedContent<ModifiedContent<Self, _TraitWritingModifier<TagValueTraitKey<V>>>, _TraitWritingModifier<TagValueTraitKey<Optional<V>>>>",
            otherResult: "ModifiedContent<Self, _TraitWritingModifier<TagValueTraitKey<V>>>"
        ),
        Difference(
            flag: "OS_16", isNewer: true, member: "navigationBarHidden",
            result: "ToolbarAppearanceModifier", otherResult: "_PreferenceWritingModifier<NavigationBarHiddenKey>"
        ),
        Difference(
            flag: "OS_17", isNewer: true, member: "sheet<",
            result: "<Content, NullSheetAnchor<SheetPreference.Key>>", otherResult: "<Content>"
        ),
        // Which system came first with `HelpView` is not known: iOS 18 has it.
        Difference(
            flag: "OS_18", isNewer: true, member: "help", result: "HelpView<Self>",
            otherResult: "ModifiedContent<Self, some ViewModifier>"
        ),
        Difference(
            flag: "OS_26", isNewer: false, member: "task(priority", result: "_TaskModifier", otherResult: "_TaskModifier2"
        ),
        Difference(
            flag: "OS_26", isNewer: false, member: "task<T>(id value: T, priority",
            result: "_TaskValueModifier<T>", otherResult: "_TaskValueModifier2<T>"
        ),
    ]
}
