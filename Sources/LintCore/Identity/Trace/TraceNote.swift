/// What is to be known of a view beside what a change does to it.
enum TraceNote: Equatable {
    /// A row of a list that may bring back the state which it left last.
    case restored
    /// Where it is not recreated it stays, perhaps with another value, and keeps this state of its own and of the views in it.
    case stays(isUpdated: Bool, keeping: [DeclarationID])
    /// One of the rows of data that changed.
    case rowOfData
    /// It was not there before the change.
    case begins
    /// It need not be there just now.
    case perhapsHidden
    /// Of its pages, it makes one when that is shown first.
    case makesPage
    case holdsItself
    /// The views in it were told further up.
    case repeated
    /// It may be a row that the change ends.
    case rowOfEdited(EditedRow)
    case unread(UnreadView)

    var isOfStay: Bool { if case .stays = self { true } else { false } }
}
