/// `explain` for other tools: one document, schema version 1.
struct ExplainJSONReporter: Reporter {
    let report: ExplainReport

    func write(to output: inout OutputBuffer) {
        var json = JSONWriter()
        json.beginObject()
        json.breakLine(indent: 2)
        json.field("version", 1)
        json.breakLine(indent: 2)
        json.field("view", report.view)
        json.writePlace(report.place)
        json.breakLine(indent: 2)
        write("instead", report.instead, to: &json)
        json.breakLine(indent: 2)
        json.field("isOneView", report.isOneView)
        json.field("isOneInEachRun", report.isOneInEachRun)
        json.breakLine(indent: 2)
        json.key("instances")
        json.beginArray()
        for instance in report.instances { write(instance, to: &json) }
        json.breakLine(indent: 2)
        json.endArray()
        json.breakLine(indent: 2)
        json.key("findings")
        json.beginArray()
        for remark in report.findings { write(remark, to: &json) }
        json.endArray()
        json.breakLine(indent: 0)
        json.endObject()
        json.endDocument()
        output.append(json.output.bytes)
    }

    private func write(_ instance: ExplainReport.Instance, to json: inout JSONWriter) {
        json.breakLine(indent: 4)
        json.beginObject()
        json.field("member", instance.member)
        json.breakLine(indent: 6)
        json.key("identityPath")
        json.beginArray()
        for step in instance.path { write(step, to: &json) }
        json.endArray()
        json.breakLine(indent: 6)
        json.field("isRead", instance.isRead)
        json.field("explicitIDs", instance.explicitIDs)
        json.field("unreadModifiers", instance.unreadModifiers)
        json.breakLine(indent: 6)
        json.field("ownState", instance.ownState)
        json.field("sharedState", instance.sharedState)
        json.breakLine(indent: 6)
        json.field("stateBelow", instance.stateBelow)
        json.breakLine(indent: 6)
        json.field("builtInState", instance.builtInState)
        json.field("stateIsComplete", instance.isComplete)
        json.breakLine(indent: 6)
        json.field("presentedState", instance.presentedState)
        json.field("presentedBuiltInState", instance.presentedBuiltInState)
        json.breakLine(indent: 6)
        json.field("headline", report.headline(of: instance))
        json.breakLine(indent: 6)
        write("endedBy", instance.ends, to: &json)
        json.breakLine(indent: 6)
        write("neverEndedBy", instance.constants, to: &json)
        json.breakLine(indent: 6)
        json.key("makers")
        json.beginArray()
        for maker in instance.makers { write(maker, to: &json) }
        json.endArray()
        json.field("makersAreComplete", instance.makersAreComplete)
        json.breakLine(indent: 6)
        json.key("runsAgain")
        json.beginArray()
        for work in instance.work {
            json.beginObject()
            json.field("modifier", work.modifier)
            json.writePlace(work.place)
            json.endObject()
        }
        json.endArray()
        json.breakLine(indent: 6)
        json.key("updatedBy")
        json.beginArray()
        for input in instance.inputs {
            json.beginObject()
            json.field("input", input.name)
            json.field("isAround", input.isAround)
            write("prints", input.prints, to: &json)
            write(input.variables, to: &json)
            json.endObject()
        }
        for (index, variable) in instance.ownInputs.enumerated() {
            json.beginObject()
            json.key("input")
            json.null()
            json.field("isAround", false)
            write("prints", instance.prints.flatMap { index < $0.own.count ? $0.own[index].line : nil }, to: &json)
            write([variable], to: &json)
            json.endObject()
        }
        json.endArray()
        json.breakLine(indent: 6)
        write("updatedEachRun", instance.eachRun, to: &json)
        json.breakLine(indent: 6)
        json.field("notes", instance.notes)
        json.endObject()
    }

    private func write(_ remark: ExplainReport.Remark, to json: inout JSONWriter) {
        json.beginObject()
        json.field("rule", remark.finding.ruleID)
        json.field("severity", remark.finding.severity.rawValue)
        json.field("headline", remark.finding.message.headline)
        json.field("help", remark.finding.message.help)
        json.writePlace(remark.place)
        json.write(remark.finding.evidence)
        json.endObject()
    }

    private func write(_ step: ExplainReport.Step, to json: inout JSONWriter) {
        json.beginObject()
        json.field("step", step.text)
        json.writePlace(step.place)
        if let definition = step.definition {
            json.key("definition")
            json.beginObject()
            json.writePlace(definition)
            json.endObject()
        }
        json.endObject()
    }

    private func write(_ name: StaticString, _ ends: [ExplainReport.End], to json: inout JSONWriter) {
        json.key(name)
        json.beginArray()
        for end in ends {
            json.beginObject()
            json.field("reason", end.text)
            json.field("class", end.constancy)
            json.field("isSeen", end.isSeen)
            json.writePlace(end.place)
            write("prints", end.prints, to: &json)
            write(end.variables, to: &json)
            write(end.writes, to: &json)
            json.endObject()
        }
        json.endArray()
    }

    private func write(_ name: StaticString, _ text: String?, to json: inout JSONWriter) {
        json.key(name)
        if let text { json.value(text) } else { json.null() }
    }

    private func write(_ maker: ExplainReport.Maker, to json: inout JSONWriter) {
        json.beginObject()
        json.field("made", maker.made)
        json.field("member", maker.member)
        json.writePlace(maker.place)
        json.field("isShown", maker.isShown)
        json.field("isRuledOut", maker.isRuledOut)
        json.field("steps", maker.steps)
        write("endedBy", maker.ends, to: &json)
        json.endObject()
    }

    private func write(_ writes: [ExplainReport.Write], to json: inout JSONWriter) {
        json.key("writes")
        json.beginArray()
        for write in writes {
            json.beginObject()
            json.field("variable", write.variable)
            json.writePlace(write.place)
            self.write("owner", write.owner, to: &json)
            json.field("isSeenMeanwhile", write.isSeenTogether)
            json.key("occasions")
            json.beginArray()
            for occasion in write.occasions {
                json.beginObject()
                json.field("kind", occasion.kind.rawValue)
                json.field("name", occasion.name)
                json.writePlace(occasion.place)
                json.endObject()
            }
            json.endArray()
            json.endObject()
        }
        json.endArray()
    }

    private func write(_ variables: [ExplainReport.Variable], to json: inout JSONWriter) {
        json.key("variables")
        json.beginArray()
        for variable in variables {
            json.beginObject()
            json.field("name", variable.text)
            json.field("class", variable.constancy)
            json.key("declared")
            if let declared = variable.declared { json.value(declared) } else { json.null() }
            json.writePlace(variable.place, hasColumn: false)
            json.endObject()
        }
        json.endArray()
    }
}
