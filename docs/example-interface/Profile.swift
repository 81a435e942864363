import Design
import SwiftUI

struct Profile: View {
    @State private var isNew = false

    var body: some View {
        VStack {
            Toggle("New", isOn: $isNew)
            if isNew {
                Card(title: "Me") { Text("Ada") }.padding()
            } else {
                Card(title: "Me") { Text("Ada") }
            }
        }
        .ribbon("beta")
    }
}
