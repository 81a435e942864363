/// `explain` for people: what ends the view first, then one heading a question, one line an answer.
struct ExplainTextReporter: Reporter {
    let report: ExplainReport

    func write(to output: inout OutputBuffer) {
        line("\(report.view)  \(report.place.columnText)", 0, to: &output)
        if let instead = report.instead { line(instead, 0, to: &output) }
        if !report.others.isEmpty { line(heading(ofOthers: report.places) + report.others.joined(separator: ", "), 0, to: &output) }
        if report.instances.count == 1 {
            let instance = report.instances[0]
            line(report.headline(of: instance), 0, to: &output)
            output.newline()
            for section in sections(of: instance) { write(section, to: &output) }
        } else {
            let count = report.instances.count
            let views = report.isOneView ? "one view, led to in \(count) ways: identity and state are the same"
                : report.isOneInEachRun ? "in \(count) places, of which each run of the app shows one" : "\(count) views: each has an identity and state of its own"
            line("written once, and " + views, 0, to: &output)
            // What ends all of them, or else one.
            let headlines = report.instances.map(report.headline).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            line((headlines.count == 1 ? "" : "copy 1 ") + headlines[0], 0, to: &output)
            writeCopies(isEndTold: headlines.count == 1, to: &output)
        }
        guard !report.findings.isEmpty else { return }
        output.newline()
        line("findings about it", 0, to: &output)
        for remark in report.findings { write(remark, to: &output) }
    }

    private func heading(ofOthers kind: ExplainReport.Others) -> String {
        switch kind {
        case .onLine: "also on this line: "
        case .ofHelper: "also given here: "
        case .ofPlace: "also meant: "
        }
    }

    private func write(_ remark: ExplainReport.Remark, to output: inout OutputBuffer) {
        let finding = remark.finding
        line("\(finding.severity.rawValue) [\(finding.ruleID)]: \(finding.message.headline)  // \(report.text(of: remark.place))", 1, to: &output)
        line("help: " + finding.message.help, 2, to: &output)
        if let evidence = finding.evidence { line("evidence: " + evidence.words, 2, to: &output) }
    }

    private func line(_ text: String, _ depth: Int, to output: inout OutputBuffer) {
        output.append(repeating: UInt8(ascii: " "), count: 2 * depth)
        output.append(PrintableText.escaped(text) + "\n")
    }

    // MARK: Copies

    /// What is the same for all is told once, and of the copies what tells them apart.
    ///
    /// - Parameter isEndTold: whether the same ends all, which was said.
    private func writeCopies(isEndTold: Bool, to output: inout OutputBuffer) {
        let copies = report.instances.map { sections(of: $0) }
        let paths = report.instances.map { $0.path.map(report.text) }
        let common = paths.dropFirst().reduce(paths[0]) { shared, path in Array(zip(shared, path).prefix { $0 == $1 }.map(\.0)) }
        let shared = copies[0].dropFirst().filter { section in copies.allSatisfy { $0.contains(section) } }
        output.newline()
        line(copies[0][0].heading, 0, to: &output)
        for step in common { line(step, 1, to: &output) }
        for section in shared { write(section, to: &output) }
        var told: [(sections: [Section], headline: String, copies: [Int])] = []
        for index in copies.indices {
            let own = copies[index].dropFirst().filter { !shared.contains($0) }
            let headline = report.headline(of: report.instances[index])
            if let same = told.firstIndex(where: { $0.sections == own && $0.headline == headline }) {
                told[same].copies.append(index)
            } else {
                told.append((own, headline, [index]))
            }
        }
        for group in told {
            output.newline()
            for copy in group.copies {
                let rest = paths[copy].dropFirst(common.count).joined(separator: " > ")
                line("\(report.isOneView ? "way" : "copy") \(copy + 1)" + (rest.isEmpty ? "" : ": " + rest), 0, to: &output)
            }
            if !isEndTold { line(group.headline, 1, to: &output) }
            for section in group.sections { write(section, indent: 1, to: &output) }
        }
    }

    // MARK: Sections

    private struct Section: Equatable {
        let heading: String
        var lines: [Line]
    }

    private struct Line: Equatable {
        let text: String
        var depth = 1
    }

    private func write(_ section: Section, indent: Int = 0, to output: inout OutputBuffer) {
        line(section.heading, indent, to: &output)
        for entry in section.lines { line(entry.text, indent + entry.depth, to: &output) }
    }

    /// The way to the view is the first.
    private func sections(of instance: ExplainReport.Instance) -> [Section] {
        var sections = [
            Section(heading: "identity, in \(instance.member)", lines: instance.path.map { Line(text: report.text(of: $0)) }),
            section("explicit ids", instance.explicitIDs, isRead: instance.isRead),
            section("state of its own", instance.ownState.map { report.text(of: $0) } + instance.sharedState.map { report.text(of: $0) + ", an object that others may hold, too" } + [instance.ownBuiltInState].compactMap { $0 }.map { "\($0), kept by SwiftUI" }, isRead: instance.isRead),
        ]
        // Of the kind around it, as in a row that holds rows.
        var below = instance.stateBelow.map { report.text(of: $0) + ($0.view == instance.madeView ? ", of the `\($0.view)` inside `\(report.view)`" : "") } + instance.builtInState.filter { $0 != instance.ownBuiltInState }.map { "\($0), kept by SwiftUI" }
        if !instance.isComplete { below.append("and that of views that were not read") }
        sections.append(section("state below", below))
        let presented = instance.presentedState.map(report.text) + instance.presentedBuiltInState.map { "\($0), kept by SwiftUI" }
        if !presented.isEmpty { sections.append(section("state of what it presents", presented.prefix(Self.listedEach) + (presented.count > Self.listedEach ? ["and \(presented.count - Self.listedEach) more"] : []))) }
        var told: Set<String> = []
        sections.append(Section(heading: "its lifetime ends when", lines: instance.ends.flatMap { lines(of: $0, at: 1, &told) } + ([instance.owner] + [report.unread(around: instance)].compactMap { $0 }).map { Line(text: $0) }))
        if !instance.makers.isEmpty || !instance.makersAreComplete, let first = instance.makers.first?.made ?? instance.madeView {
            var lines: [Line] = []
            var places = 0
            for (index, maker) in instance.makers.enumerated() {
                // What a helper shows twice stands in one place of the code.
                func isAlike(_ other: ExplainReport.Maker) -> Bool { other.made == maker.made && other.member == maker.member && other.place == maker.place }
                if instance.makers[..<index].contains(where: isAlike) { continue }
                places += 1
                if places > Self.listedMakers { continue }
                let copies = instance.makers.count(where: isAlike)
                lines.append(Line(text: report.text(of: maker, first: first) + (copies > 1 ? ", as \(copies) views" : "")))
                for end in maker.ends { lines += self.lines(of: end, at: 2, &told, leading: "ends when ") }
            }
            if places > Self.listedMakers { lines.append(Line(text: "and at \(places - Self.listedMakers) more places, which `--format json` lists")) }
            if !instance.makersAreComplete { lines.append(Line(text: "and code that was not read")) }
            sections.append(Section(heading: "`\(first)` is made in", lines: lines))
        }
        if !instance.constants.isEmpty { sections.append(section("never ends it", instance.constants.map { report.text(ofConstant: $0) })) }
        let own = instance.ownInputs.map { "its own " + report.text(of: $0) }
        let eachRun = [instance.eachRun].compactMap { $0 }.map { "each run of the body around it: " + $0 }
        sections.append(section("only updates it", instance.inputs.filter { !$0.isAround }.map { report.text(of: $0) } + own + eachRun))
        let around = instance.inputs.filter(\.isAround)
        if !around.isEmpty { sections.append(section("only updates what is around it", around.map { report.text(of: $0) })) }
        if !instance.work.isEmpty {
            sections.append(section("runs again with a new identity", instance.work.map { work in "`\(work.modifier)`" + (work.place.map { ", " + report.text(of: $0) } ?? "") }))
        }
        if let prints = instance.prints {
            sections.append(Section(heading: "`Self._printChanges()` \(prints.isCertain ? "prints" : "may print")", lines: lines(of: prints)))
        }
        if !instance.notes.isEmpty { sections.append(section("worth knowing", instance.notes)) }
        return sections
    }

    private func section(_ heading: String, _ lines: [String], isRead: Bool = true) -> Section {
        Section(heading: heading, lines: (lines.isEmpty ? [isRead ? "none" : "not known"] : lines).map { Line(text: $0) })
    }

    /// - Parameter told: the writes that stand further up, which need no line of their own again.
    private func lines(of end: ExplainReport.End, at depth: Int, _ told: inout Set<String>, leading: String = "") -> [Line] {
        var lines = [Line(text: leading + report.text(of: end), depth: depth)]
        // Lines of one function share a line here.
        var alike: [(first: ExplainReport.Write, count: Int)] = []
        for write in end.writes where write.isSeenTogether {
            if let index = alike.firstIndex(where: { $0.first.isAlike(write) }) { alike[index].count += 1 } else { alike.append((write, 1)) }
        }
        let writes = alike.map { report.text(of: $0.first, andMore: $0.count - 1) }.filter { told.insert($0).inserted }
        lines += writes.prefix(Self.listedEach).map { Line(text: $0, depth: depth + 1) }
        let rest = writes.count - min(writes.count, Self.listedEach)
        if rest > 0 { lines.append(Line(text: "and at \(rest) more \(rest == 1 ? "place" : "places")", depth: depth + 1)) }
        let others = report.text(ofOthers: end).flatMap { told.insert($0).inserted ? $0 : nil }
        if let others { lines.append(Line(text: others, depth: depth + 1)) }
        if writes.isEmpty, others == nil, !end.writes.isEmpty { lines.append(Line(text: "written as above", depth: depth + 1)) }
        return lines
    }

    /// Places and properties that are named one by one.
    fileprivate static let listedEach = 4
    /// Of the places where a view is made.
    private static let listedMakers = 24

    private func lines(of prints: ExplainReport.Prints) -> [Line] {
        var lines: [Line] = []
        if prints.begun == prints.given {
            lines.append(Line(text: "`\(prints.given)` when its identity or what it is given changes: without `@State` both look alike"))
        } else {
            lines.append(Line(text: "`\(prints.begun)` when it gets a new identity"))
            lines.append(Line(text: "`\(prints.given)` when only what it is given changes"))
        }
        let own = prints.own.prefix(Self.listedEach).map { Line(text: "`\($0.line)` when its own `\($0.name)` changes") }
        let rest = prints.own.count - own.count
        return lines + own + (rest > 0 ? [Line(text: "and the same for \(rest) more")] : [])
    }
}

/// How `explain` speaks of what it found.
extension ExplainReport {
    /// What ends a view, with the likeliest cause and who has it happen.
    func headline(of instance: Instance) -> String {
        if let told = causes(of: instance).first { return told }
        return (instance.absence.map { $0 + "; else it " } ?? "") + "ends when " + instance.owner + (unread(around: instance).map { "; " + $0 } ?? "")
    }

    /// What is seen to end a view, the likeliest first: what people do in its own body, what closes or leaves what it stands in, what else ends it there, and
    /// the first of what ends each view around it.
    func causes(of instance: Instance) -> [String] {
        func words(_ end: End, place: String = "") -> String {
            end.text + place + (end.writes.first.map { "; " + text(of: $0) + ($0.isSeenTogether ? "" : ", " + Self.notSeen) } ?? "")
        }
        func told(_ maker: Maker, _ end: End) -> String {
            "\(end.isDoubtful ? "may end" : "ends") with `\(maker.made)`, when " + words(end, place: end.place.map { " (\(text(of: $0)))" } ?? "")
        }
        let own = instance.ends.filter(\.isSeen)
        var found = own.filter(\.isLikely).map { "ends when " + words($0) }
        // Of several who make one view the first one counts.
        let chain = instance.makers.reduce(into: [Maker]()) { chain, maker in if !chain.contains(where: { $0.made == maker.made }) { chain.append(maker) } }
        if let (maker, end) = chain.lazy.compactMap({ maker in maker.ends.first { $0.isSeen && $0.isClosing }.map { (maker, $0) } }).first { found.append(told(maker, end)) }
        found += own.filter { !$0.isLikely }.map { ($0.isDoubtful ? "may end when " : "ends when ") + words($0) }
        found += instance.makers.compactMap { maker in maker.ends.first(where: \.isSeen).map { told(maker, $0) } }
        return found.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    }

    /// `` `.visible`, which was not read, may end it sooner ``
    fileprivate func unread(around instance: Instance) -> String? {
        let names = instance.unreadModifiers.map { "`\($0)`" }
        guard let last = names.last else { return nil }
        let named = names.count > 4 ? names[..<3] + ["\(names.count - 3) more"] : names[...]
        let list = named.count == 1 ? last : named.dropLast().joined(separator: ", ") + " and " + named[named.endIndex - 1]
        return "\(list), which \(names.count == 1 ? "was" : "were") not read, may end it sooner"
    }

    /// A line is enough in the file that is asked about.
    func text(of place: ReportPlace) -> String {
        place.path.utf8.elementsEqual(self.place.path.utf8) ? "line \(place.line)" : place.lineText
    }

    func text(of step: Step) -> String {
        var text = step.text
        if let place = step.place { text += "  // " + self.text(of: place) }
        if let definition = step.definition { text += ", declared at " + self.text(of: definition) }
        return text
    }

    fileprivate func text(of state: ReportState) -> String {
        "\(state.name), @\(state.wrapper)" + (state.place.map { ", " + text(of: $0) } ?? "")
    }

    fileprivate func text(of variable: Variable) -> String {
        let declared = variable.declared.map { ", \($0)" } ?? ""
        return "`\(variable.text)`" + declared + (variable.place.map { ", " + text(of: $0) } ?? "") + ": " + variable.words
    }

    fileprivate func text(of end: End) -> String {
        let place = (end.place.map { " (\(text(of: $0)))" } ?? "") + (end.isSeen || end.variables.allSatisfy { $0.words == Variable.unchanged } ? "" : ", though nothing that was read makes it happen")
        guard !end.variables.isEmpty else { return end.text + place + (end.constancy == "K5" ? "" : ": " + end.words) }
        return end.text + place + "; " + end.variables.map { text(of: $0) }.joined(separator: "; ")
    }

    /// Variables that change are no reason why something never ends.
    fileprivate func text(ofConstant end: End) -> String {
        let changing = end.variables.filter { !$0.isConstant }
        guard !changing.isEmpty else { return text(of: end) }
        let list = changing.map { "`\($0.text)`" }
        let names = (list.count > 1 ? list.dropLast().joined(separator: ", ") + " and " : "") + list[list.count - 1]
        return end.text + (end.place.map { " (\(text(of: $0)))" } ?? "") + ": while it stands here, no change of \(names) makes it come out otherwise"
    }

    fileprivate func text(of input: Input) -> String {
        let name = input.name.isEmpty ? "" : input.name + " "
        let listed = ExplainTextReporter.listedEach
        let rest = input.variables.count - listed
        return name + input.variables.prefix(listed).map { text(of: $0) }.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
    }

    /// `` `isOn` is written at line 12, in `Button` of `Screen` ``
    ///
    /// - Parameter more: on how many more lines of the same code.
    fileprivate func text(of write: Write, andMore more: Int = 0) -> String {
        let isBound = write.occasions.first?.kind == .binding
        var text = "`\(write.variable)` is \(write.isCall ? "called" : isBound ? "bound" : "written")" + (write.place.map { " at " + self.text(of: $0) } ?? "")
        if more > 0 { text += " and \(more) more \(more == 1 ? "line" : "lines")" }
        // What stands between the code and whoever has it run is left out.
        let occasions = write.occasions.count > 2 ? [write.occasions[0], write.occasions[write.occasions.count - 1]] : write.occasions
        for (index, occasion) in occasions.enumerated() {
            let name = "`\(occasion.name)`"
            let place = index == 0 ? "" : occasion.place.map { " (\(self.text(of: $0)))" } ?? ""
            switch occasion.kind {
            case .binding: text += ", by \(name)"
            case .action, .member: text += (index == 0 ? ", in " : write.occasions.count > 2 ? ", reached from " : ", called in ") + name + place
            }
            if index == 0, let owner = write.owner { text += " of `\(owner)`" }
        }
        if write.occasions.isEmpty, let owner = write.owner { text += ", in `\(owner)`" }
        return text
    }

    private static let notSeen = "not seen to run while it is there"

    /// The places of writes that are not seen to run while the view is there; nil where there are none.
    fileprivate func text(ofOthers end: End) -> String? {
        let places = end.writes.filter { !$0.isSeenTogether }.compactMap(\.place).reduce(into: [ReportPlace]()) { known, place in
            if !known.contains(where: { $0.path == place.path && $0.line == place.line }) { known.append(place) }
        }
        guard let first = places.first else { return nil }
        let listed = places.prefix(ExplainTextReporter.listedEach)
        // A file is named once: `Model.swift:12, 30`.
        let others = zip(listed.dropFirst(), listed).map { place, last in ", " + (place.path == last.path ? "\(place.line)" : text(of: place)) }
        let rest = places.count - listed.count
        return "\(end.writes.contains(where: \.isSeenTogether) ? "also written" : "written"), but \(Self.notSeen): \(text(of: first))" + others.joined() + (rest > 0 ? " and \(rest) more" : "")
    }

    /// - Parameter first: the view that the heading names.
    fileprivate func text(of maker: Maker, first: String) -> String {
        let made = maker.made == first ? "" : "`\(maker.made)` in "
        let steps = maker.steps.isEmpty ? "" : "  [" + maker.steps.joined(separator: ", ") + "]"
        return made + maker.member + (maker.place.map { ", " + text(of: $0) } ?? "") + steps + (maker.isShown ? "" : maker.isRuledOut ? ", in a branch that is never taken" : ", not followed into a body")
    }
}
