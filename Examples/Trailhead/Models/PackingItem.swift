import Foundation

struct PackingItem: Identifiable, Equatable, Codable {
    let id: UUID
    var title: String
    var count: Int
    var isPacked: Bool

    init(id: UUID = UUID(), title: String, count: Int = 1, isPacked: Bool = false) {
        self.id = id
        self.title = title
        self.count = count
        self.isPacked = isPacked
    }
}

struct PackingSection: Identifiable {
    enum Kind: String, CaseIterable { case clothing, kitchen, safety, extras }

    let kind: Kind
    var items: [PackingItem]

    var id: Kind { kind }
    var isComplete: Bool { items.allSatisfy(\.isPacked) }
}
