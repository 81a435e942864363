/// What can be said of a declaration of a library beside its type: how SwiftUI or another library behaves that no signature tells.
///
/// A fact stands in the attribute `@identity(…)` of the declaration in its interface: `@identity(lazy, keeps: scroll)`. The raw value is how
/// it is written there (docs/writing-an-interface.md).
enum Fact: String, CaseIterable, Sendable {
    // MARK: Views

    /// What a view keeps by itself as long as its identity lasts: a `KeptState`.
    case keeps
    /// The platforms on which it keeps that only with a style on it that says so.
    case exceptOn
    /// The label of an argument by which whoever makes the view keeps that instead; `List.selection` is that of a list in it.
    case heldBy
    /// Of a modifier, which `KeptState` of the view that it is on somebody else keeps by it.
    case holds
    /// What it remembers of views that it no longer shows: a `RememberedViews`.
    case remembers
    /// Has a value of `Layout` that `AnyLayout` can choose instead of a branch.
    case arranges
    /// Shows the views that it is given around or beside one another.
    case contains
    /// Builds what it holds when that comes into sight.
    case lazy
    /// Makes a view of each element of the data that it is given.
    case rows
    /// Takes columns, and shows each of them in all of its rows.
    case columns
    /// What it shows stands in the rows of the view with columns around it.
    case column
    /// Shows one element in the columns of the view around it.
    case row
    /// Of the list around it, what it shows are rows as well.
    case section
    /// Adds nothing around the views that it is given: they stand where it stands.
    case transparent
    /// Of a type, a layer around one view, the first of its arguments, which keeps what the view keeps; a modifier is the last.
    case layer
    /// Of a type, those of its generic parameters that are shown where it stands; without, all that are views.
    case shows
    /// Of a type, stands for a view that is given elsewhere; a `Placeholder` where it is known for what it is there.
    case placeholder
    /// Shows the first of its views for which there is room.
    case fits
    /// The label of the argument by whose loading one of its contents is shown.
    case phases
    /// Says that something is under way.
    case progress
    /// Hides the type of the view that it is given.
    case erases
    /// Of a type, is one of the views that are its arguments.
    case chooses
    /// Shows views over one another, or what it is given over all else.
    case covers
    /// On what is shown over other views, lets those be used meanwhile.
    case uncovers
    /// Has the view in it asked for `==`.
    case compares
    /// Shows the views that it is given as items to choose from.
    case items
    /// Writes what people enter to the binding that it is given.
    case edits
    /// Shows nothing of its own: it takes room, divides or fills.
    case blank
    /// Is given its room by stacks before or after other views: it fills what is left, or has a priority of its own.
    case claims
    /// Takes no views: there is nothing below it that could be lost.
    case leaf

    // MARK: Modifiers

    /// Shows its content in a place of its own, and by a decision of its own; where not all of it, by the parameters that take it.
    case presents
    /// What it shows is pushed onto the navigation around it: a `Destination`.
    case navigates
    /// What it shows is told apart by an id, and goes with that.
    case byID
    /// What makes the modifier do nothing: `none`, a `NeutralForm`, or the values of arguments as code, `"0"` or `"radius: 0"`.
    case neutral
    /// Its neutral form does nothing wherever the view stands, whatever is set around it.
    case everywhere
    /// Lays its view out by itself, so that stacks around do not see what room that claims.
    case confines
    /// Two that differ in the argument are of two types.
    case distinct
    /// Written where a new identity is wanted, or the end of one is to be seen: a `Mark`.
    case marks
    /// The system on which the layers were seen that its result names; another may have others.
    case seen
    /// Takes the view out of sight and keeps its place.
    case hides
    /// Adds views to the one that it is called on, and leaves that as it is.
    case decorates
    /// Says one thing of its own to the views inside, so that its place among others that do is not seen.
    case orderless
    /// Prints why a view is drawn again.
    case traces
    /// Shows what a value is made of.
    case inspects
    /// Changes nothing that can be seen where the view stands.
    case unseen
    /// Leaves the view as it is, whatever it is given: it watches, shows something else or says how changes look.
    case watches
    /// What it does when what it is given is another: a `Notice`.
    case notices
    /// The environment value that it derives from the one around it.
    case writes
    /// The environment value that it puts in the place of the one around it.
    case sets
    /// Gives the environment value that an argument names, or an object by its type: a `Provision`.
    case provides
    /// The labels of the arguments whose value its closure is called with; empty where the value comes from elsewhere.
    case hands
    /// What comes, goes or moves in it is seen to do so.
    case animates
    /// What of a shape it decides: a `Drawing`.
    case draws
    /// The environment values by which a view draws itself.
    case reads
    /// When the function that it is given runs: a `RunningTime`, of one argument `"label: time"`.
    case runs

    // MARK: Property wrappers and protocols

    /// Where the value of a property with this wrapper lives: a `WrapperKind`.
    case storage
    /// What conforms wraps a view of UIKit, AppKit or WatchKit, made by the function that is named.
    case platformView
    /// The function by which what conforms gives a view that is made already its new values.
    case updatedBy
    /// What the compiler writes for what conforms, of what that stores: a `DerivedCode`.
    case derived

    // MARK: Values

    /// Gives another value at each call: a `Freshness`.
    case fresh
    /// Of a type, values have names that generated code declares, as members of the type itself.
    case named
    /// Holds the view that somebody outside of SwiftUI shows: another value updates that.
    case hosts
    /// How often what it holds, or what a type or one of its values tells, is another: a `Changing`.
    case changes
    /// Reads what it is called on and what it is given, and nothing else.
    case computes
    /// Its bytes say all of a value: two are equal where these are.
    case plain
    /// Two that stand for different things may be equal: `number` of what counts, else `value`.
    case repeats
    /// Gives the elements of the receiver or of its argument, in their order.
    case keepsOrder
    /// Gives the places of the elements, alone or beside them.
    case places
    /// Gives some elements of the receiver, in their order.
    case filters
    /// Gives the elements in another order: a `Reordering`.
    case reorders
    /// Gives what its closure makes of each element.
    case maps
    /// Called, closes what the view is shown in whose code calls it.
    case closes
    /// Writes the setting that the argument of this label names.
    case stores
    /// Says how much the receiver holds: a `Counting`.
    case counts
    /// Changes the receiver: it `adds` elements, `removes` them or `moves` them.
    case mutates
    /// Looks whether there is an element, or where.
    case searches
}

/// What a view keeps by itself, as `keeps` names it.
enum KeptState: String, CaseIterable, Sendable {
    case focus, scroll, page, path, disclosure, region, image, document, playback
}

/// Views that are remembered although they are not shown, as `remembers` names them.
enum RememberedViews: String, CaseIterable, Sendable {
    /// All that it may show.
    case hidden
    /// Perhaps the state that the last one had (observed, never promised).
    case last
}

/// What a view that is given elsewhere is there for, as `placeholder` names it.
enum Placeholder: String, CaseIterable, Sendable {
    /// A text or a symbol, as a rule.
    case label
    case content
}

/// What is pushed onto a navigation, as `navigates` names it.
enum Destination: String, CaseIterable, Sendable {
    /// By the path of the navigation around.
    case path
    /// By the view itself.
    case itself
}

/// How an environment value is given, as `provides` names it.
enum Provision: String, CaseIterable, Sendable {
    /// In the place of the one around.
    case whole
    /// By changing the one around.
    case part
}

/// What a modifier does with another value, as `notices` names it.
enum Notice: String, CaseIterable, Sendable {
    /// It begins its task again.
    case restarts
    /// It calls its function.
    case calls
}

/// What a modifier decides of a shape, as `draws` names it.
enum Drawing: String, CaseIterable, Sendable {
    /// What of it is drawn.
    case shape
    /// In which colour.
    case colour
}

/// How a modifier is written so that it does nothing, where no value of an argument says so, as `neutral` names it.
enum NeutralForm: String, CaseIterable, Sendable {
    /// It can only be there or not.
    case none
    /// Its closure gives no views.
    case content
    /// Its closure does nothing.
    case callback
    /// Its closure gives, or leaves, what is there without it.
    case result
    /// Another modifier writes the same value, or does not.
    case transform
}

/// What a modifier is written for, as `marks` names it.
enum Mark: String, CaseIterable, Sendable {
    /// Another value is another view.
    case identity
    /// How a view comes, goes or becomes another is to be seen.
    case motion
}

/// When a function runs that a call is given, as `runs` names it.
enum RunningTime: String, CaseIterable, Sendable {
    /// During the call.
    case now
    /// Once, soon after the call.
    case soon
    /// While something is drawn or measured, as often as that takes.
    case draw
    /// Its content is made for each element, or when the space, the time or the data is known, and not with the body.
    case later
    /// When the view appears.
    case appear
    /// When the view disappears.
    case disappear
    /// When a value changes or something is announced.
    case change
    /// When the view was measured or the pointer came near: as soon as the view is there.
    case measure
    /// When somebody does something.
    case event

    /// Those of functions that outlive their call and give no views.
    static let ofActions: [RunningTime] = [.soon, .appear, .disappear, .change, .measure, .event]
}

/// What another value at each call is good for, as `fresh` names it.
enum Freshness: String, CaseIterable, Sendable {
    /// To tell things apart.
    case random
    /// The same for all that are made in one go.
    case time
}

/// How often another value comes, as `changes` names it.
enum Changing: String, CaseIterable, Sendable {
    /// Not while the program runs.
    case never
    /// Seldom, and with it the whole look.
    case rare
    /// Any time.
    case possible
}

/// In what other order elements come, as `reorders` names it.
enum Reordering: String, CaseIterable, Sendable {
    /// Whatever order they had.
    case sorted
    case reversed
    /// By chance, another one at each call.
    case shuffled
    /// By a generator that the call is given.
    case seeded
}

/// What a member says of how much a collection holds, as `counts` names it.
enum Counting: String, CaseIterable, Sendable {
    /// Whether that is nothing.
    case none
    /// One of the elements, `nil` where there is none.
    case one
    /// How many there are.
    case all
}

/// What the compiler writes of stored properties, as `derived` names it.
enum DerivedCode: String, CaseIterable, Sendable { case decoding, encoding, comparison }
