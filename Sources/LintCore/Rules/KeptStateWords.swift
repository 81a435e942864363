/// What views keep by themselves, in words.
extension BuiltInState {
    /// As `explain` and `trace` name it: `scroll position`, `whether it is open`.
    var words: String {
        switch self {
        case .library(let kept): kept.words
        case .platformView(let type?, let name): "the `\(type)` behind `\(name)`"
        case .platformView(nil, let name): "the platform view behind `\(name)`"
        }
    }

    /// `its keyboard focus` of a text field, `the keyboard focus in it` of what holds one.
    func words(own: String, in holder: String, isOwn: Bool) -> String {
        switch self {
        case .library(.disclosure): isOwn ? "\(own) open state" : "the open parts in \(holder)"
        case .library(.region), .library(.image), .library(.document), .library(.playback), .platformView: words
        case .library(.focus), .library(.scroll), .library(.page), .library(.path):
            isOwn ? "\(own) \(bareWords)" : "the \(bareWords) in \(holder)"
        }
    }

    private var bareWords: String { words.hasPrefix("its ") ? String(words.dropFirst("its ".count)) : words }

    /// Scroll position and input before all else that views of the library keep.
    var rank: Int {
        switch self {
        case .library(.scroll): 0
        case .library(.focus): 1
        case .library(.page), .library(.path), .library(.disclosure): 2
        case .library(.region), .library(.image), .library(.document), .library(.playback), .platformView: 3
        }
    }
}

extension KeptState {
    fileprivate var words: String {
        switch self {
        case .focus: "keyboard focus"
        case .scroll: "scroll position"
        case .page: "its selected page"
        case .path: "its navigation path"
        case .disclosure: "whether it is open"
        case .region: "the shown region"
        case .image: "the loaded image"
        case .document: "the loaded page"
        case .playback: "what it plays"
        }
    }
}
