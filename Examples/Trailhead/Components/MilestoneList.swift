import SwiftUI

struct MilestoneList: View {
    let milestones: [Milestone]

    var body: some View {
        ForEach(milestones) { milestone in
            LabeledContent(milestone.title) {
                Text(milestone.reachedAt, style: .date)
            }
        }
    }
}
