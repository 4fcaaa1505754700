import Domain

/// The values of the entries that are no meals, for correcting them.
enum EntryFields {
  /// The arguments of a schema that give new values.
  static let properties: [ToolSchema.Property] = [
    .text("kind", "Belirti ya da etkinlik için yeni ad; örn. mide bulantısı"),
    .choice("severity", Severity.allCases.map(\.rawValue), "Belirti: " + Severity.help),
    .integer("bristol", "Belirti: Bristol tipi", in: 1...7),
    .choice("urgency", Severity.allCases.map(\.rawValue), "Belirti: aciliyet; " + Severity.help),
    .choice("pain", Severity.allCases.map(\.rawValue), "Belirti: ağrı; " + Severity.help),
    .flag("blood", "Belirti: kan görüldü mü"),
    .flag("complete", "Belirti: tam boşalma hissi"),
    .number("milliliters", "Su: mililitre; örn. 400", in: 1...20_000),
    .number("minutes", "Etkinlik: dakika", in: 0...1440),
    .number("steps", "Etkinlik: adım", in: 0...200_000),
    .number("calories", "Etkinlik: kalori (kcal)", in: 0...20_000),
    .text("name", "İlacın ya da tahlilin adı"),
    .number("dose", "İlaç: miktar, söylendiği gibi", in: 0...100_000),
    .text("unit", "İlacın birimi (örn. ünite) ya da ölçümün birimi (mg/dL, mmol/L)"),
    .text("mood", "Ruh hâli, söylendiği gibi"),
    .number("hours", "Uyku: saat", in: 0...24),
    .moment("bedtime", "Uyku: yatış"),
    .moment("wakeTime", "Uyku: kalkış"),
    .number("kilograms", "Kilo", in: 20...400),
    .number("value", "Şeker ölçümü ya da başka ölçüm: değer", in: 0...1_000_000),
    .number("value2", "Tansiyon: küçük olan", in: 0...1_000_000),
    .choice(
      "sample", Measurement.Sample.allCases.map(\.rawValue), "Keton, tahlil: kan ya da idrar"),
    .choice("context", GlucoseContext.allCases.map(\.rawValue), "Şeker ölçümü: ne zamanki"),
  ]

  /// Fails where a field is none of the entry's kind.
  static func check(_ fields: [JSON.Member], for recorded: Recorded) throws(ToolFailure) {
    let allowed = names(of: recorded)
    let strange = fields.map(\.key).filter { !allowed.contains($0) }
    guard strange.isEmpty else {
      throw .invalid(Texts.fieldsNotOf(recorded.name, strange, allowed: allowed + ["at", "note"]))
    }
  }

  private static func names(of recorded: Recorded) -> [String] {
    guard case .entry(let entry) = recorded else { return ["value", "unit", "context"] }
    return switch entry.kind {
    case .symptom: ["kind", "severity", "bristol", "urgency", "pain", "blood", "complete"]
    case .water: ["milliliters"]
    case .activity: ["kind", "minutes", "steps", "calories"]
    case .medication: ["name", "dose", "unit"]
    case .mood: ["mood"]
    case .sleep: ["hours", "bedtime", "wakeTime"]
    case .weight: ["kilograms"]
    case .measurement: ["value", "value2", "name", "unit", "sample"]
    }
  }

  /// The new values of an entry as it is kept; fails where they cannot be meant.
  static func checked(_ values: JSON, of kind: EntryKind) throws(ToolFailure) -> JSON {
    guard kind == .measurement, let what = values["kind"]?.string.flatMap(Measurement.Kind.init),
      let value = values["value"]?.number
    else { return values }
    let sample = values["sample"]?.string.flatMap(Measurement.Sample.init)
    return try Measurement(
      what, name: values["name"]?.string, value: value, value2: values["value2"]?.number,
      unit: values["unit"]?.string, sample: sample
    ).values
  }
}
