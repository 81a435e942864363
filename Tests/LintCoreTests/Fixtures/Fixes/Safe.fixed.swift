import SwiftUI

struct View1: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).opacity(isOn ? 0.5 : 1)
        Toggle("On", isOn: $isOn)
    }
}

struct View2: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).brightness(isOn ? 0.2 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View3: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).contrast(isOn ? 0.5 : 1)
        Toggle("On", isOn: $isOn)
    }
}

struct View4: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).saturation(isOn ? 0.5 : 1)
        Toggle("On", isOn: $isOn)
    }
}

struct View5: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).grayscale(isOn ? 1 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View6: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).zIndex(isOn ? 2 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View7: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).badge(isOn ? 3 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View8: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).blur(radius: isOn ? 4 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View9: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).shadow(color: isOn ? .black : .clear, radius: 3)
        Toggle("On", isOn: $isOn)
    }
}

struct View10: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).shadow(color: isOn ? .red : .clear, radius: 3, x: 1, y: 1)
        Toggle("On", isOn: $isOn)
    }
}

struct View11: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).rotationEffect(isOn ? .degrees(90) : .zero)
        Toggle("On", isOn: $isOn)
    }
}

struct View12: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).scaleEffect(isOn ? 2 : 1)
        Toggle("On", isOn: $isOn)
    }
}

struct View13: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).scaleEffect(x: isOn ? 2 : 1, y: isOn ? 3 : 1)
        Toggle("On", isOn: $isOn)
    }
}

struct View14: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).offset(x: isOn ? 4 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View15: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).offset(x: isOn ? 4 : 0, y: isOn ? 5 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View16: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).redacted(reason: isOn ? .placeholder : [])
        Toggle("On", isOn: $isOn)
    }
}

struct View17: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).padding(.all, isOn ? nil : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View18: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).padding(isOn ? 8 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View19: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).padding(.horizontal, isOn ? nil : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View20: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).padding(.top, isOn ? 8 : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View21: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).padding([.top, .leading], isOn ? nil : 0)
        Toggle("On", isOn: $isOn)
    }
}

struct View22: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).frame(width: isOn ? 40 : nil)
        Toggle("On", isOn: $isOn)
    }
}

struct View23: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).frame(width: isOn ? 40 : nil, height: isOn ? 20 : nil, alignment: .leading)
        Toggle("On", isOn: $isOn)
    }
}

struct View24: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).frame(maxWidth: isOn ? .infinity : nil)
        Toggle("On", isOn: $isOn)
    }
}

struct View25: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).fixedSize(horizontal: isOn, vertical: isOn)
        Toggle("On", isOn: $isOn)
    }
}

struct View26: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).fixedSize(horizontal: isOn, vertical: false)
        Toggle("On", isOn: $isOn)
    }
}

struct View27: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).ignoresSafeArea(edges: isOn ? .all : [])
        Toggle("On", isOn: $isOn)
    }
}

struct View28: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).ignoresSafeArea(edges: isOn ? .top : [])
        Toggle("On", isOn: $isOn)
    }
}

struct View29: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).ignoresSafeArea(.keyboard, edges: isOn ? .bottom : [])
        Toggle("On", isOn: $isOn)
    }
}

struct View30: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).disabled(isOn)
        Toggle("On", isOn: $isOn)
    }
}

struct View31: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).disabled(isOn && isBusy)
        Toggle("On", isOn: $isOn)
    }
}

struct View32: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).disabled(isOn && (isBusy || text.isEmpty))
        Toggle("On", isOn: $isOn)
    }
}

struct View33: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).gesture(TapGesture(), including: isOn ? .all : .subviews)
        Toggle("On", isOn: $isOn)
    }
}

struct View34: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).simultaneousGesture(TapGesture(), including: isOn ? .all : .subviews)
        Toggle("On", isOn: $isOn)
    }
}

struct View35: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).transformEnvironment(\.lineLimit) { if isOn { $0 = 2 } }
        Toggle("On", isOn: $isOn)
    }
}

struct View36: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).transformEnvironment(\.isEnabled) { if isOn { $0 = false } }
        Toggle("On", isOn: $isOn)
    }
}

struct View37: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).keyboardShortcut(isOn ? .defaultAction : nil)
        Toggle("On", isOn: $isOn)
    }
}

struct View38: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).keyboardShortcut(isOn ? KeyboardShortcut("s") : nil)
        Toggle("On", isOn: $isOn)
    }
}

struct View39: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).listRowBackground(isOn ? Color.red : nil)
        Toggle("On", isOn: $isOn)
    }
}

struct View40: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).overlay { if isOn { Text("over") } }
        Toggle("On", isOn: $isOn)
    }
}

struct View41: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).overlay(alignment: .top) {
            if isOn {
                Text("over")
                Text("all")
            }
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View42: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).background { if isOn { Color.red } }
        Toggle("On", isOn: $isOn)
    }
}

struct View43: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).onChange(of: text) { if isOn { isBusy = true } }
        Toggle("On", isOn: $isOn)
    }
}

struct View44: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).onChange(of: text) {
            guard isOn else { return }
            isBusy = true
            isBusy.toggle()
        }
        Toggle("On", isOn: $isOn)
    }
}

struct TextView: View {
    @State private var isOn = false
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text).overlay { Words(isOn: isOn) }
        Toggle("On", isOn: $isOn)
    }
}

struct Words: View {
    let isOn: Bool
    var body: some View {
        Text("a").underline(isOn)
        Text("b").strikethrough(isOn, color: .red)
        Text("c").underline(isOn, color: .red)
    }
}
