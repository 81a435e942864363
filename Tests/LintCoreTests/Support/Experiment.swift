/// A view of one of the articles that the project grew out of, what happens to it there, and what the article says that people see.
struct Experiment: Sendable {
    /// What people see, as something that `explain` and `trace` can be asked about. Views are meant by their names, all that are written
    /// in the body.
    enum Observation: Sendable {
        /// Each change gives the view a new identity.
        case ends(String)
        /// The view keeps its identity.
        case stays(String)
        /// A row: only another id gives it a new identity.
        case goesByID(String)
        /// The view keeps its identity and gets other values: its body is called.
        case isUpdated(String)
        /// The view keeps its identity and its body is not called.
        case rests(String)
        /// `CounterView.count` starts again with its first value.
        case loses(String)
        case keeps(String)
        case losesNothing
        /// These modifiers run what they are given again, and no others.
        case runsAgain([String])
        /// What each of the two says in so many words; nil where it has nothing to say.
        case says(explain: String?, trace: String?)
        /// What `Self._printChanges()` prints in the view.
        case prints(String, begun: String, given: String, own: [String])
    }

    /// The type of the screen.
    let name: String
    let state: String
    let body: String
    /// What a button does.
    let action: String
    /// The variable that changes; nil where what changes is none.
    let change: String?
    var values: (from: String, to: String)?
    /// What the article says.
    let says: String
    let observations: [Observation]

    init(
        _ name: String, _ state: String, _ body: String, _ action: String, change: String?, from: String? = nil, to: String? = nil, says: String,
        _ observations: Observation...
    ) {
        self.name = name
        self.state = state
        self.body = body
        self.action = action
        self.change = change
        if let from, let to { values = (from, to) }
        self.says = says
        self.observations = observations
    }

    var code: String {
        """
        import SwiftUI
        struct \(name): View {
            \(state)
            var body: some View {
                VStack {
                    \(body)
                    Button("change") { \(action) }
                }
            }
        }

        """
    }

    /// The views that the article speaks of.
    var watched: [String] {
        observations.compactMap { observation in
            switch observation {
            case .ends(let view), .stays(let view), .goesByID(let view), .isUpdated(let view), .rests(let view), .prints(let view, _, _, _): view
            case .loses, .keeps, .losesNothing, .runsAgain, .says: nil
            }
        }
    }
}
