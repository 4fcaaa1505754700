package import Domain

/// Stores one symptom, with how strong it is, or a bowel movement by the Bristol scale.
///
///     logSymptom(kind: "baş ağrısı", severity: "mild")
///
/// One call a symptom. It records what was said and never says what it may mean.
package struct LogSymptom: Tool {
  package struct Arguments: Decodable, Sendable {
    var kind: String
    var severity: Severity?
    var bristol: Int?
    var urgency: Severity?
    var pain: Severity?
    var blood: Bool?
    var complete: Bool?
    var at: String?
    var note: String?
  }

  package static let name = "logSymptom"
  package static let summary =
    "Bir belirtiyi günlüğe yazar: baş ağrısı, şişkinlik, mide bulantısı, ishal … Her belirti için ayrı "
    + "çağrılır."
  package static let writes = true
  package static let schema = ToolSchema(
    .text("kind", "Belirtinin adı, yalın hâlde; örn. baş ağrısı", required: true),
    .choice("severity", Severity.allCases.map(\.rawValue), "Şiddeti: " + Severity.help),
    .integer("bristol", "Dışkının Bristol tipi", in: 1...7),
    .choice("urgency", Severity.allCases.map(\.rawValue), "Aciliyet hissi: " + Severity.help),
    .choice("pain", Severity.allCases.map(\.rawValue), "Ağrı: " + Severity.help),
    .flag("blood", "Kan görüldü mü"),
    .flag("complete", "Tam boşalma hissi var mı"),
    .at,
    .text("note", "Ek bilgi; başkasının belirtisiyse kimin"))
  package static let brief: ToolBrief? = ToolBrief(
    "duyulan belirtiyi, ağrıyı kaydeder", ["severity"])

  let entries: EntryRecords

  package init(entries: EntryRecords) { self.entries = entries }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard let kind = arguments.kind.unlessEmpty else { throw .invalid(Texts.emptyName) }
    let values = JSON.object([
      "kind": .string(kind), "severity": arguments.severity.map { .string($0.rawValue) },
      "bristol": arguments.bristol.map { .number(Double($0)) },
      "urgency": arguments.urgency.map { .string($0.rawValue) },
      "pain": arguments.pain.map { .string($0.rawValue) },
      "blood": arguments.blood.map(JSON.bool), "complete": arguments.complete.map(JSON.bool),
    ])
    let draft = EntryDraft(kind: .symptom, at: arguments.at, values: values, note: arguments.note)
    return try draft.stored(in: entries, by: Self.name, context: context).json(in: context)
  }
}
