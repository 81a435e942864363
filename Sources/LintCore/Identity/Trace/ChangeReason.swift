/// Why a change does to a view what it does, or why that is not known. Texts are names, or spelled as in the source.
indirect enum ChangeReason: Hashable {
    /// What a view is given, as far as it is named.
    enum Given: Hashable {
        /// Empty for an argument without label.
        case input(String)
        /// The one thing that a view of SwiftUI shows.
        case shown
        /// The views in it.
        case content
        /// What the view itself puts into a property.
        case property(String)
    }

    // MARK: Another identity

    /// Any of these happens at a step; each time, or where what is computed comes out otherwise.
    case ends([IdentityEnding], isCertain: Bool)
    /// The view around is another one.
    case with(String)
    /// A container shows content of this name at another place, at each change or perhaps.
    case moves(slot: String, in: String, isCertain: Bool)
    case rowOfEdited(EditedRow)

    /// What code may do that is told of the change.
    case afterwards([Consequence], ChangeReason)

    // MARK: Another value

    /// What a view or modifier is given reads a variable.
    case reads(input: String, String, isElement: Bool = false)
    case calledWith(String, String)
    case calledAnew(slot: String, by: String)
    /// A function that a caller gives, whatever it gives.
    case calledAgain(String)
    case choice(String)
    case givenChanges
    case contentChanges
    case fresh(Given, FreshValue.Kind)
    /// A closure cannot be compared.
    case closure(Given)
    case renewed(property: String, of: String)

    // MARK: An equal value

    /// With what a modifier does that leaves the view as it is.
    case nothingChanges(ChangeReason?)
    /// A modifier around it alone reads what changes.
    case around(ChangeReason)
    case notices(modifier: String, isRestarted: Bool)
    case leftOut(String)
    case sameObject(String)
    case startValue(Given, of: String)

    // MARK: A body that runs

    /// By variables that change.
    case runs([String])
    /// Without a body, the view itself reads it.
    case body(reads: String, hasBody: Bool)
    case bodyReadsMembers(of: String, hasBody: Bool)
    case contentReads(String, makers: [String])
    case observes(String)
    case environment(String)
    /// A view of SwiftUI is drawn by a value of the environment.
    case drawnBy(String)
    /// What a body hears of an object comes from the one that exists once under this name.
    case ofObject(String, ChangeReason)

    // MARK: A body that does not run

    /// - Parameter inRow: whether that holds for a row of data that stays, and not for a new one.
    case rests(String, inRow: Bool = false)
    case notObserved(String)
    /// - Parameter platform: the one whose build is meant, where that of another one has code that names it.
    case notRead(String, on: Platform? = nil)
    /// Nobody is told, as the object has it.
    case silent(String)

    // MARK: Not known

    case unread(UnreadView)
    case unreadInput(of: String, String)
    /// What a view of another library than SwiftUI keeps of what it is given, which may equal nothing.
    case unreadStorage(of: String)
    case unreadModifier(String, String)
    case unreadChoice(String)
    /// What was not read is given a function.
    case closureOfUnread
    /// What was not read is handed what this names.
    case handedToUnread(String, taker: String)
    case perhapsFresh(Given, FreshValue.Kind)
    /// A new array, whose elements perhaps nothing compares.
    case elements(Given)
    case perhapsSameObject(String)
    /// An object announces changes by itself, as it has it, perhaps this one.
    case perhapsAnnounced(String)
    case perhapsRuns(String)
    /// What makes the content in which it is read is called later.
    case readLater(String, makers: [String])
    /// Whose body runs and makes the view again, with a binding to what changes: the binding is another value then.
    case madeAgain(by: String, with: String)
    /// What happens if the body of a view runs, which is not certain.
    case ifBodyRuns(of: String, ChangeReason)
    /// Parts of the body were not parsed.
    case cutOff
}
