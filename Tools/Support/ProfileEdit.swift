import Domain
import Turkish

/// A change of the profile, held against what is known and what can be.
struct ProfileEdit {
  let before: JSON
  /// This year.
  let year: Int

  /// Letters of a text and entries of a list, so that a profile fits into what a model is told.
  private static let (longest, most) = (80, 30)

  /// The values that become others, null for those that go; fails where one cannot be meant.
  func changed(by new: JSON, removing gone: [String]) throws(ToolFailure) -> JSON {
    var changed: [JSON.Member] = []
    var found = gone.isEmpty
    for field in ProfileForm.fields {
      let value = try checked(new[field.name], of: field, removing: gone, &found)
      if let value, value != before[field.name] ?? .null {
        changed.append(.init(field.name, value))
      }
    }
    guard found || !changed.isEmpty else { throw .notFound(Texts.notInProfile(gone)) }
    try check(years: .object(changed))
    return .object(changed)
  }

  /// Which of these some list of the profile had.
  func held(_ names: [String]) -> [String] {
    let known = ProfileForm.fields.flatMap { before[$0.name]?.array ?? [] }.compactMap(\.string)
    return names.filter { name in known.contains { Self.areSame(name, $0) } }
  }

  private func checked(
    _ value: JSON?, of field: EntryField, removing gone: [String], _ found: inout Bool
  ) throws(ToolFailure) -> JSON? {
    if case .list = field.property.kind {
      return try list(value, of: field, removing: gone, &found)
    }
    switch value {
    case .string(let text):
      guard let kept = text.unlessEmpty else { return .null }
      return .string(try short(kept, field))
    case .number(let number):
      if let range = field.amount?.range, !range.contains(number) {
        throw .invalid(Texts.outOfRange(field.label, number, field.amount?.unit ?? "", range))
      }
      return value
    default: return value
    }
  }

  /// The list with what is new at its end and without what is gone; nil where nothing is said of it.
  private func list(
    _ value: JSON?, of field: EntryField, removing gone: [String], _ found: inout Bool
  ) throws(ToolFailure) -> JSON? {
    let old = (before[field.name]?.array ?? []).compactMap(\.string)
    var kept = old.filter { known in !gone.contains { Self.areSame($0, known) } }
    found = found || kept.count < old.count
    for text in (value?.array ?? []).compactMap({ $0.string?.unlessEmpty }) {
      guard !kept.contains(where: { Self.areSame($0, text) }) else { continue }
      kept.append(try short(text, field))
    }
    guard kept.count <= Self.most else { throw .invalid(Texts.tooMany(field.label, Self.most)) }
    guard kept != old else { return nil }
    return kept.isEmpty ? .null : .texts(kept)
  }

  private static func areSame(_ one: String, _ two: String) -> Bool {
    Turkish.fold(one) == Turkish.fold(two)
  }

  private func short(_ text: String, _ field: EntryField) throws(ToolFailure) -> String {
    guard text.count <= Self.longest else {
      throw .invalid(Texts.tooLong(field.label, Self.longest))
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func check(years changed: JSON) throws(ToolFailure) {
    func value(_ name: JSON.Key) -> JSON? { changed[name] ?? before[name] }
    let born = value(.birthYear)?.number
    if let born, !(Double(year - 120)...Double(year)).contains(born) {
      throw .invalid(
        Texts.impossibleYear(ProfileForm[.birthYear]?.label ?? "", born, year - 120, year))
    }
    if let told = value(.diagnosedYear)?.number {
      let first = born.map { Int($0) } ?? year - 120
      guard (Double(first)...Double(year)).contains(told) else {
        throw .invalid(
          Texts.impossibleYear(ProfileForm[.diagnosedYear]?.label ?? "", told, first, year))
      }
    }
    if let due = changed[.dueDate]?.string, CivilDay(text: due) == nil {
      throw .invalid(Texts.notADay(due))
    }
    if value(.pregnant)?.bool == true, value(.sex)?.string == "male" {
      throw .invalid(Texts.pregnantMan)
    }
  }
}
