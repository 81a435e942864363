/// What is to be known of the life of a view beside what ends and updates it.
enum LifetimeNote: Equatable {
    /// It stands where neither the systems that the code runs on nor what is given leads.
    case neverShown
    /// Of a helper or view of this name that no code uses.
    case leftOver(String)
    /// Of one that previews alone use.
    case previewed(String)
    /// Rows change places and keep their state.
    case rowsMove
    /// The ids of rows of this data are places in it.
    case rowsByPlace(String)
    /// An explicit id names a view at its own place alone.
    case idCountsInPlace
    /// A container of this name keeps what it does not show.
    case keepsPages(String)
    /// `ViewThatFits` keeps nothing of what no longer fits.
    case forgetsCandidates
    /// A list with static rows, of this name, may bring state back.
    case restoresRows(String)
    case edited(EditedID)
    /// What this condition decides comes with an animation, and what leaves is there until that ends (article "View Identity and redraw").
    case leavesAnimated(String)
    /// A change of a variable that the body of this view is not told of, and why.
    case unheard(String, in: String, ChangeReason)
    /// It may be updated by what was not read.
    case perhapsUpdated(ChangeReason)
    /// Of a helper that is looked at by itself.
    case eachUse(of: String)

    /// Whether it says that nobody sees the view.
    var isOfAbsence: Bool {
        switch self {
        case .neverShown, .leftOver, .previewed: true
        default: false
        }
    }
}
