import Domain
import Turkish

// What pages of the web say, as theirs.
extension AnswerWriter {
  func web(_ value: JSON) -> String {
    let results = value[.results]?.array ?? []
    let query = SourceText.plain(value[.query]?.string ?? "")
    let subject = SourceText.plain(value[.subject]?.string ?? "")
    guard !results.isEmpty else { return TextsWeb.nothing(query) }
    let facts = value[.facts]?.array ?? []
    let isFood = value[.query]?.string != value[.subject]?.string
    guard !facts.isEmpty else {
      return [
        isFood ? TextsWeb.noFigures(subject) : TextsWeb.found(subject),
        pages(results, withWords: !isFood),
        TextsWeb.sent(query),
      ].joined(separator: "\n\n")
    }
    let used = Set(facts.compactMap { $0[.number]?.number })
    let shown = results.filter { used.contains($0[.number]?.number ?? 0) }
    return [
      TextsWeb.figures(subject), facts.map(line).joined(separator: "\n"),
      spread(facts) ?? TextsWeb.whose, TextsWeb.howToEat, SourceText.heading, pages(shown),
      TextsWeb.sent(query),
    ].joined(separator: "\n\n")
  }

  private func line(_ fact: JSON) -> String {
    let basis =
      switch fact[.basis]?.string {
      case "100g": TextsWeb.per100g
      case "100ml": TextsWeb.per100ml
      default:
        TextsWeb.perPortion(
          fact[.portionAmount]?.number.map {
            NumberText.plain($0) + " " + (fact[.portionUnit]?.string ?? "g")
          })
      }
    var figures = ["**\(grams(fact[.carbs])) karbonhidrat**"]
    if let calories = fact[.calories]?.number {
      figures.append("\(NumberText.plain(calories)) kcal")
    }
    for (key, name) in TextsWeb.nutrients {
      if fact[key]?.number != nil { figures.append("\(grams(fact[key])) \(name)") }
    }
    return "- \(basis) \(figures.joined(separator: ", ")) [\(Int(fact[.number]?.number ?? 0))]"
  }

  /// What must be said where pages tell very different figures for the same weight.
  private func spread(_ facts: [JSON]) -> String? {
    let values = facts.filter { $0[.basis]?.string == "100g" }.compactMap { $0[.carbs]?.number }
    guard values.count > 1, let low = values.min(), let high = values.max(), high - low > 5,
      high > low * 1.25
    else { return nil }
    return TextsWeb.differ(NumberText.range(low, high)) + " " + TextsWeb.whose
  }

  private func pages(_ results: [JSON], withWords: Bool = false) -> String {
    results.map { result in
      let title = SourceText.plain(result[.title]?.string ?? "")
      let words = withWords ? SourceText.plain(result[.snippet]?.string ?? "") : ""
      let said = words.isEmpty ? "" : " “\(words.prefix(160))”"
      return
        "- [\(Int(result[.number]?.number ?? 0))] \(title).\(said) · \(result[.url]?.string ?? "")"
    }.joined(separator: "\n")
  }
}
