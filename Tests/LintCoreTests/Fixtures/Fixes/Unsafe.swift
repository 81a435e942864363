import SwiftUI

struct View1: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).cornerRadius(4)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View2: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).minimumScaleFactor(0.5)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View3: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).lineSpacing(4)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View4: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).kerning(1)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View5: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).tracking(1)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View6: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).layoutPriority(1)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View7: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).font(.title)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View8: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).fontWeight(.bold)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View9: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).fontDesign(.rounded)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View10: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).foregroundColor(.red)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View11: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).lineLimit(2)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View12: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).textCase(.uppercase)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View13: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).multilineTextAlignment(.center)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View14: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).truncationMode(.head)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View15: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).scrollDisabled(true)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View16: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).allowsHitTesting(false)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}
