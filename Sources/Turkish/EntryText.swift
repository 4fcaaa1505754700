package import Domain

/// A diary entry in words, as its form tells it.
///
///     EntryText(.activity, ["kind": "yürüyüş", "minutes": 25]).values  // "yürüyüş, 25 dakika"
package struct EntryText {
  private let form: EntryForm
  private let entry: JSON
  private let moment: (JSON) -> String

  /// An entry of a form; `moment` tells the day and clock of an instant, where a template names `at`.
  package init(_ form: EntryForm, _ entry: JSON, moment: @escaping (JSON) -> String = { _ in "" }) {
    self.form = form
    self.entry = entry
    self.moment = moment
  }

  /// What the entry holds.
  package var values: String { filled(form.values[...]) ?? "" }

  /// The entry as a line of its day.
  package var line: String { filled((form.line ?? form.values)[...]) ?? "" }

  /// What is answered once it is kept.
  package var answer: String { Turkish.capitalised(filled(form.answer[...]) ?? "") }

  /// The template with its fields filled in; nil where one has no value.
  private func filled(_ template: Substring) -> String? {
    var (out, rest) = ("", template)
    while let letter = rest.first {
      rest.removeFirst()
      guard letter == "{" || letter == "[" else {
        out.append(letter)
        continue
      }
      let inside = rest.prefix { $0 != (letter == "{" ? "}" : "]") }
      rest = rest.dropFirst(inside.count + 1)
      if letter == "[" {
        out += filled(inside) ?? ""
      } else {
        guard let value = value(String(inside)) else { return nil }
        out += value
      }
    }
    return out
  }

  /// The first of the fields that has a value: `name|kind`.
  private func value(_ placeholder: String) -> String? {
    placeholder.split(separator: "|").lazy.compactMap { field(String($0)) }.first
  }

  private func field(_ placeholder: String) -> String? {
    let name = Turkish.lowercased(String(placeholder.prefix(1))) + placeholder.dropFirst()
    guard let said = said(name) else { return nil }
    guard name != placeholder, form[name]?.common.contains(said) != true else { return said }
    return Turkish.capitalised(said)
  }

  private func said(_ name: String) -> String? {
    guard let value = entry[name] else { return nil }
    if name == "at" { return moment(value) }
    let field = form[name]
    switch value {
    case .string(let text): return field?.words[text] ?? text
    case .bool(let isSet): return isSet ? field?.words["true"] : nil
    case .number(let number):
      return field?.amount.map { amount(number, $0) } ?? NumberText.plain(number)
    default: return nil
    }
  }

  /// `25 dakika`, `7 saat 30 dakika`, `120/80 mmHg`, `%7,2`.
  private func amount(_ number: Double, _ amount: EntryAmount) -> String {
    if amount.dimension == .time, amount.factor == 60 {
      return DateText.duration(minutes: number * 60)
    }
    let second = amount.pair.flatMap { entry[$0]?.number }
    let figure = [number, second].compactMap(\.self)
      .map { NumberText.plain($0, decimals: amount.decimals) }.joined(separator: "/")
    let unit = amount.unitField.flatMap { entry[$0]?.string } ?? amount.unit
    if unit == "%" { return "%\(figure)" }
    return unit.isEmpty ? figure : "\(figure) \(unit)"
  }
}
