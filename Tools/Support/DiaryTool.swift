package import Domain

/// A tool that records one kind of diary entry as its form declares it.
///
/// Its arguments, their checks and how the entry is told come from the form; a tool adds what its kind
/// alone needs.
package protocol DiaryTool: Tool where Arguments == EntryArguments {
  static var form: EntryForm { get }
  /// The values as they are kept; fails where they cannot be meant.
  static func checked(_ values: JSON, in context: ToolContext) throws(ToolFailure) -> JSON

  var records: Records { get }
  init(records: Records)

  /// What the answer tells besides the entry itself.
  func more(about entry: Entry, in context: ToolContext) throws(ToolFailure) -> [JSON.Member]
}

extension DiaryTool {
  package static var writes: Bool { true }
  package static var schema: ToolSchema {
    ToolSchema(properties: form.fields.map(\.property) + [.at, .person, .note])
  }

  package static func checked(
    _ values: JSON, in context: ToolContext
  ) throws(ToolFailure) -> JSON { values }

  package func more(
    about entry: Entry, in context: ToolContext
  ) throws(ToolFailure) -> [JSON.Member] { [] }

  package func call(
    _ arguments: EntryArguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let entry = try kept(arguments, in: context)
    return entry.json(in: context).appending(try more(about: entry, in: context))
  }

  /// Stores the entry.
  func kept(
    _ arguments: EntryArguments, in context: ToolContext
  ) throws(ToolFailure) -> Entry {
    let values = try Self.checked(try Self.form.checked(arguments.values, in: context), in: context)
    let entry = Entry(
      kind: Self.form.kind, at: try context.pastMoment(arguments.at, for: "at"), values: values,
      note: arguments.note?.unlessEmpty, subject: Person(arguments.person).subject)
    let change = context.change(Self.name, Texts.brief(entry))
    return try stored { try records.entries.add(entry, change) }
  }
}

/// The arguments of a diary tool: the fields of its form, when and whose.
package struct EntryArguments: Decodable, Sendable {
  /// The fields, named as the contract's arguments.
  package var values: JSON
  package var at: String?
  package var person: String?
  package var note: String?

  package init(from decoder: any Decoder) throws {
    let all = try JSON(from: decoder)
    (at, person, note) = (all[.at]?.string, all[.person]?.string, all[.note]?.string)
    values = .object((all.members ?? []).filter { !["at", "person", "note"].contains($0.key) })
  }
}

extension EntryForm {
  /// The values trimmed and as they are kept; fails where one cannot be meant.
  func checked(_ values: JSON, in context: ToolContext) throws(ToolFailure) -> JSON {
    var kept: [JSON.Member] = []
    for field in fields {
      guard let value = values[field.name], let checked = try field.checked(value, in: context)
      else {
        if field.property.isRequired { throw .invalid(Texts.emptyName) }
        continue
      }
      kept.append(.init(field.name, checked))
    }
    return .object(kept)
  }
}

extension EntryField {
  /// The value as it is kept; nil where nothing is left of it.
  fileprivate func checked(_ value: JSON, in context: ToolContext) throws(ToolFailure) -> JSON? {
    switch (property.kind, value) {
    case (.text, .string(let text)):
      return text.unlessEmpty.map { .string(synonyms[Texts.bare($0)] ?? $0) }
    case (.moment, .string(let text)):
      return try context.moment(text, for: name).map { .string(context.text($0.date)) }
    case (_, .number(let number)):
      if let range = amount?.range, !range.contains(number) {
        throw .invalid(Texts.outOfRange(label, number, amount?.unit ?? "", range))
      }
      return value
    default: return value
    }
  }
}
