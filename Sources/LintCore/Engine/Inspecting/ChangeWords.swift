/// Why a change does something to a view, as `trace` says it, and `explain` of what updates the view.
extension ChangeReason {
    var words: String {
        switch self {
        case .ends(let endings, let isCertain): (isCertain ? "" : "where ") + endings.map(\.words).joined(separator: " or ")
        case .with(let view): "with `\(view)`"
        case .moves(let slot, let view, let isCertain): "\(isCertain ? "" : "where ")`\(view)` shows its `\(slot)` at another place"
        case .rowOfEdited(let row): row.words
        case .afterwards(let found, let why): Self.list(Set(found.map(\.modifier)).sorted()) + " may then set " + Set(found.map { "`\($0.path.joined(separator: "."))`" }).sorted().shortened.sentence + ": " + why.words

        case .reads("", let text, let isElement): "it shows \(isElement ? "an element of " : "")`\(text)`"
        case .reads(let input, let text, let isElement): "`\(input)` reads \(isElement ? "an element of " : "")`\(text)`"
        case .calledWith(let name, let text): "`\(name)` is called with `\(text)`"
        case .calledAnew(let slot, let view): "`\(view)` calls `\(slot)` with something else"
        case .calledAgain(let name): "`\(name)` is called again, and may give another value"
        case .choice(let text): "`\(text)` chooses what it is given"
        case .givenChanges: "what is given changes"
        case .contentChanges: "its content changes"
        case .fresh(let given, let made): "\(given.words) \(made.words)"
        case .closure(let given): "\(given.words) is \(FreshValue.Kind.function)"
        case .elements(let given): "\(given.words) holds a new array, whose elements SwiftUI may not compare"
        case .renewed(let property, let view): "`\(property)` is another one in each `\(view)`"

        case .nothingChanges(let beside): "nothing that it is given changes" + (beside.map { "; " + $0.words } ?? "")
        case .around(let layer): "its value is equal; \(layer.words) around it"
        case .notices(let modifier, let isRestarted): "`\(modifier)` on it \(isRestarted ? "starts again" : "is told")"
        case .leftOut(let name): "its `==` leaves `\(name)` out"
        case .sameObject(let name): "its `\(name)` is the same object"
        case .startValue(let given, let property): "\(given.words) only says what its `\(property)` starts with"

        case .runs(let names): "\(names.map { "`\($0)`" }.shortened.sentence) \(names.count == 1 ? "changes" : "change"): its body runs"
        case .body(let text, let hasBody): "\(Self.reader(hasBody)) `\(text)`"
        case .bodyReadsMembers(let name, let hasBody): "\(Self.reader(hasBody)) members of `\(name)`"
        case .contentReads(let text, let makers): "the content of \(Self.list(makers)) in its body reads `\(text)`"
        case .observes(let name): "it observes `\(name)`"
        case .environment(let name): "it reads `\(name)` of the environment"
        case .drawnBy(let key): "it draws by `\(key)` of the environment"
        case .ofObject(let name, let heard): "\(heard.words), of `\(name)`"

        case .rests(let view, let inRow): "the body of `\(view)` does not run\(inRow ? " in a row that stays" : "")"
        case .notObserved(let text): "it does not observe `\(text)`"
        case .notRead(let text, let platform): "its body does not read `\(text)`" + (platform.map { " in a build for \($0.displayName)" } ?? "")
        case .silent(let why): why

        case .unread(let view): view.words
        case .unreadStorage(let view): "what `\(view)` keeps was not read, and may equal nothing"
        case .unreadInput(let view, let text): "what `\(view)` is given of `\(text)` was not read"
        case .unreadModifier(let modifier, let text): "what `\(modifier)` does with `\(text)` was not read"
        case .unreadChoice(let text): "`\(text)` chooses what it is given, which was not read"
        case .closureOfUnread: "perhaps, as it was not read and is given a closure"
        case .handedToUnread(let text, let taker): "what `\(taker)` does with `\(text)` was not read: the body may not run"
        case .perhapsFresh(let given, let made): "\(given.words) may be another value each time: if it is made again, it \(made.words)"
        case .perhapsSameObject(let name): "its `\(name)` may be the same object"
        case .perhapsAnnounced(let why): "\(why), perhaps this one"
        case .perhapsRuns(let why): "\(why): its body may not run"
        case .readLater(let text, let makers): "`\(text)` is read in the content of \(Self.list(makers)), which is made later: its body may not run"
        case .madeAgain(let maker, let text): "its body does not read it, but that of `\(maker)` runs, which gives it `\(text)`"
        case .ifBodyRuns(let view, let why): "if the body of `\(view)` runs, \(why.words)"
        case .cutOff: "its body is nested too deep to be read as a whole"
        }
    }

    private static func reader(_ hasBody: Bool) -> String { hasBody ? "its body reads" : "it reads" }

    /// "`List` and `ForEach`"
    private static func list(_ makers: [String]) -> String { makers.map { "`\($0)`" }.sentence }
}

extension ChangeReason.Given {
    fileprivate var words: String {
        switch self {
        case .input(let name): name.isEmpty ? "what it is given" : "`\(name)`"
        case .shown: "what it shows"
        case .content: "its content"
        case .property(let name): "its `\(name)`"
        }
    }
}

extension FreshValue.Kind {
    fileprivate static let function = "a closure, which cannot be compared"

    var words: String {
        switch self {
        case .random(let spelling): "holds a new `\(spelling)` each time"
        case .object: "is another object each time"
        case .holder(let name): "holds another object each time, in its `\(name)`"
        case .functions: "holds " + Self.function
        case .member(let name, let spelling): "holds another `\(name)` each time, a new `\(spelling)`"
        }
    }
}

extension EditedRow {
    var words: String { "as a row of `\(data)` it \(isEach ? "ends" : "may end"): its id is made of this" }
}

extension UnreadView {
    var words: String {
        switch self {
        case .code: "what this gives was not read"
        case .call(let name): "`\(name)` was not read"
        case .made(let name): "what `\(name)` makes is not known"
        case .closure(let name): "what `\(name)` gives is not looked into"
        case .requirement(let name): "each view has a `\(name)` of its own"
        case .bodiless: "it has no body"
        case .helper(let name): "`\(name)` has no body that was read"
        case .recursion(let name): "`\(name)` uses itself"
        case .nesting: "helpers are nested more than \(Limits.nestedHelpers) deep"
        }
    }
}
