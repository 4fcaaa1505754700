package import Domain

/// What a person said about themselves, in words.
package enum ProfileText {
  /// Each value with its name: `diyabet tip 2`; `gone` stands for a value that was taken away.
  package static func parts(of profile: JSON, gone: String = "") -> [String] {
    ProfileForm.fields.compactMap { field in
      profile[field.name].map { "\(field.label) \(text($0, field) ?? gone)" }
    }
  }

  private static func text(_ value: JSON, _ field: EntryField) -> String? {
    switch value {
    case .string(let text): field.words[text] ?? CivilDay(text: text).map(day) ?? text
    case .bool(let isSet): field.words[isSet ? "true" : "false"]
    case .number(let number):
      [year(number, field), field.amount?.unit ?? ""].joined(separator: " ").trimmed
    case .array(let values): Turkish.list(values.compactMap(\.string))
    default: nil
    }
  }

  /// A day as it is written: `13.03.2027`.
  package static func day(_ day: CivilDay) -> String {
    day.text.split(separator: "-").reversed().joined(separator: ".")
  }

  /// A year is written without a point.
  private static func year(_ number: Double, _ field: EntryField) -> String {
    if case .integer = field.property.kind { return String(Int(number)) }
    return NumberText.plain(number)
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
