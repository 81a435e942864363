import SwiftUI

struct View1: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).cornerRadius(isOn ? 4 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View2: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).minimumScaleFactor(isOn ? 0.5 : 1)
        Toggle("On", isOn: $isOn)
    }
}

struct View3: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).lineSpacing(isOn ? 4 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View4: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).kerning(isOn ? 1 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View5: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).tracking(isOn ? 1 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View6: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).layoutPriority(isOn ? 1 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View7: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).font(isOn ? .title : nil)
        Toggle("On", isOn: $isOn)
    }
}

struct View8: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).fontWeight(isOn ? .bold : nil)
        Toggle("On", isOn: $isOn)
    }
}

struct View9: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).fontDesign(isOn ? .rounded : nil)
        Toggle("On", isOn: $isOn)
    }
}

struct View10: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).foregroundColor(isOn ? .red : nil)
        Toggle("On", isOn: $isOn)
    }
}

struct View11: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).lineLimit(isOn ? 2 : nil)
        Toggle("On", isOn: $isOn)
    }
}

struct View12: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).textCase(isOn ? .uppercase : nil)
        Toggle("On", isOn: $isOn)
    }
}

struct View13: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).multilineTextAlignment(isOn ? .center : .leading)
        Toggle("On", isOn: $isOn)
    }
}

struct View14: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).truncationMode(isOn ? .head : .tail)
        Toggle("On", isOn: $isOn)
    }
}

struct View15: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).scrollDisabled(isOn)
        Toggle("On", isOn: $isOn)
    }
}

struct View16: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).allowsHitTesting(!isOn)
        Toggle("On", isOn: $isOn)
    }
}
