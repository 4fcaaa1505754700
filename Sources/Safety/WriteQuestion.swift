package import Domain
import Turkish

extension Provenance {
  /// The question before a write that nobody is known to have asked for, with all that it would write.
  ///
  ///     Provenance.question(for: logGlucose(110))
  ///
  ///
  /// Values are defused, on one line and cut to a length that can be read.
  package static func question(for call: ToolCall) -> String {
    Texts.unaskedWrite(told(of: call))
  }

  /// The question whether what the house itself understood shall be written, after a model has only
  /// said that it was.
  package static func offer(of call: ToolCall) -> String { Texts.offeredWrite(told(of: call)) }

  /// The question whether what was told besides shall be written, where a model left it out.
  package static func offerToo(_ call: ToolCall) -> String { Texts.leftOutWrite(told(of: call)) }

  /// What a call would write: `öğün kaydetme (neler: 2 dilim ekmek)`.
  package static func told(of call: ToolCall) -> String {
    let name = Texts.writes[call.name] ?? Texts.unknownWrite(shown(call.name, limit: 40))
    let parts = parts(of: call.arguments, form: ToolDeclaration.of(call.name)?.form)
    var told = parts.prefix(12).joined(separator: ", ")
    if parts.count > 12 { told += Texts.andMore(parts.count - 12) }
    return told.isEmpty ? name : "\(name) (\(told))"
  }

  /// Fields that hold a year.
  static let years: Set<String> = ["birthYear", "diagnosedYear"]

  private static func parts(of json: JSON, form: EntryForm?) -> [String] {
    guard case .object(let members) = json else { return json == .null ? [] : [value(json)] }
    return members.filter { $0.value != .null }.map { member in
      let field = form?[member.key]
      let label = field?.label ?? Texts.fields[member.key] ?? shown(member.key, limit: 24)
      let unit = field?.amount.flatMap { $0.unit.isEmpty || $0.unitField != nil ? nil : $0.unit }
      // A year has no mark of thousands.
      let year =
        years.contains(member.key)
        ? member.value.number.flatMap { Int(exactly: $0) }.map(String.init) : nil
      return "\(label): "
        + [year ?? value(member.value), unit].compactMap(\.self).joined(separator: " ")
    }
  }

  /// How much of a thing: `2 dilim`; nothing where no number is said.
  private static func amount(in members: [JSON.Member]) -> [String] {
    func known(_ key: JSON.Key) -> JSON? {
      members.first { $0.isNamed(key) && $0.value != .null }?.value
    }
    guard let quantity = known(.quantity) else { return [] }
    return [quantity, known(.unit)].compactMap { $0.map(value) }
  }

  private static func value(_ json: JSON) -> String {
    switch json {
    case .null: return "–"
    case .bool(let value): return value ? Texts.yes : Texts.no
    case .number(let value): return NumberText.plain(value, decimals: 2)
    case .string(let text): return Texts.values[text] ?? moment(text) ?? shown(text, limit: 160)
    case .array(let values):
      return values.prefix(12).map(value).joined(separator: "; ")
        + (values.count > 12 ? Texts.andMore(values.count - 12) : "")
    case .object(let members):
      let name = members.first { $0.isNamed(.name) }?.value.string
      let amount = name == nil ? [] : amount(in: members)
      let rest = members.filter { member in
        !member.isNamed(.name) && member.value != .null
          && !(!amount.isEmpty && [.quantity, .unit].contains { member.isNamed($0) })
      }.map { member in
        let label = Texts.fields[member.key] ?? shown(member.key, limit: 24)
        return "\(label) \(value(member.value))"
      }
      guard let name else { return rest.joined(separator: ", ") }
      return (amount + [shown(name, limit: 80)]).joined(separator: " ")
        + (rest.isEmpty ? "" : " [" + rest.joined(separator: ", ") + "]")
    }
  }

  /// An instant as people write it: `20 Kasım 22.00`; nil for any other text.
  private static func moment(_ text: String) -> String? {
    guard text.utf8.count > 10, text.utf8.count < 30,
      let time = CivilTime(parsing: text, in: .fixed(0))
    else { return nil }
    return "\(DateText.date(time.day, today: time.day)) \(DateText.clock(time))"
  }

  /// A foreign text on one line, safe to show; what is left out is told by `…`.
  private static func shown(_ text: String, limit: Int) -> String {
    let line = UntrustedText.defused(text).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    return line.count <= limit ? line : line.prefix(limit) + "…"
  }
}
