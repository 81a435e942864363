/// The rooms of LintCore and what each may use; docs/architecture.md says why.
enum RoomLines {
    /// What each room may name, besides what those may name in turn.
    static let allowedRooms: [String: Set<String>] = [
        "Generated": [],
        "Output": [],
        "Source": [],
        "Findings": ["Source"],
        "Syntax": ["Source", "Output"],
        "Parser": ["Syntax"],
        "Facts": ["Syntax"],
        "Build": ["Syntax"],
        "Index": ["Facts", "Build"],
        "Types": ["Index"],
        "Names": ["Types"],
        "Flow": ["Names"],
        "Identity": ["Flow"],
        "Rules": ["Identity", "Findings", "Generated"],
        "Configuration": ["Findings", "Build", "Repository"],
        "Reporting": ["Findings", "Source", "Output"],
        "Repository": ["Source"],
        "Engine": [
            "Generated", "Source", "Findings", "Syntax", "Parser", "Facts", "Build", "Index", "Types", "Names", "Flow", "Identity", "Rules", "Configuration",
            "Reporting", "Repository", "Output",
        ],
        "Fixes": ["Engine"],
    ]

    /// The version stands beside the rooms, so that every room may name it.
    static let sharedFiles: Set<String> = ["ToolVersion.swift"]

    /// The rooms that `room` may use, and those that they may use.
    static func withinReach(of room: String) -> Set<String> {
        var reached: Set<String> = []
        var pending = Array(allowedRooms[room] ?? [])
        while let next = pending.popLast() {
            if reached.insert(next).inserted { pending += allowedRooms[next] ?? [] }
        }
        return reached
    }
}
