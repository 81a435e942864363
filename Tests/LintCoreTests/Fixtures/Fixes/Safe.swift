import SwiftUI

struct View1: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).opacity(0.5)
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
            TextField("Name", text: $text).brightness(0.2)
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
            TextField("Name", text: $text).contrast(0.5)
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
            TextField("Name", text: $text).saturation(0.5)
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
            TextField("Name", text: $text).grayscale(1)
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
            TextField("Name", text: $text).zIndex(2)
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
            TextField("Name", text: $text).badge(3)
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
            TextField("Name", text: $text).blur(radius: 4)
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
            TextField("Name", text: $text).shadow(color: .black, radius: 3)
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
            TextField("Name", text: $text).shadow(color: .red, radius: 3, x: 1, y: 1)
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
            TextField("Name", text: $text).rotationEffect(.degrees(90))
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
            TextField("Name", text: $text).scaleEffect(2)
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
            TextField("Name", text: $text).scaleEffect(x: 2, y: 3)
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
            TextField("Name", text: $text).offset(x: 4)
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
            TextField("Name", text: $text).offset(x: 4, y: 5)
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
            TextField("Name", text: $text).redacted(reason: .placeholder)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View17: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).padding()
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View18: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).padding(8)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View19: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).padding(.horizontal)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View20: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).padding(.top, 8)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View21: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).padding([.top, .leading])
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View22: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).frame(width: 40)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View23: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).frame(width: 40, height: 20, alignment: .leading)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View24: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).frame(maxWidth: .infinity)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View25: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).fixedSize()
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View26: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).fixedSize(horizontal: true, vertical: false)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View27: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).ignoresSafeArea()
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View28: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).ignoresSafeArea(edges: .top)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View29: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).ignoresSafeArea(.keyboard, edges: .bottom)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View30: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).disabled(true)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View31: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).disabled(isBusy)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View32: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).disabled(isBusy || text.isEmpty)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View33: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).gesture(TapGesture())
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View34: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).simultaneousGesture(TapGesture())
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View35: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).environment(\.lineLimit, 2)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View36: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).environment(\.isEnabled, false)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View37: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).keyboardShortcut(.defaultAction)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View38: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).keyboardShortcut(KeyboardShortcut("s"))
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View39: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).listRowBackground(Color.red)
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View40: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).overlay { Text("over") }
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View41: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).overlay(alignment: .top) {
                Text("over")
                Text("all")
            }
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View42: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).background { Color.red }
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View43: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).onChange(of: text) { isBusy = true }
        } else {
            TextField("Name", text: $text)
        }
        Toggle("On", isOn: $isOn)
    }
}

struct View44: View {
    @State private var isOn = false
    @State private var isBusy = false
    @State private var text = ""
    var body: some View {
        if isOn {
            TextField("Name", text: $text).onChange(of: text) {
                isBusy = true
                isBusy.toggle()
            }
        } else {
            TextField("Name", text: $text)
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
        if isOn { Text("a").underline() } else { Text("a") }
        if isOn { Text("b").strikethrough(true, color: .red) } else { Text("b") }
        if isOn { Text("c").underline(color: .red) } else { Text("c") }
    }
}
