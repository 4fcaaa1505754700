import Analysis
import Domain
import Turkish

/// Where the figures come from that were told last, and why an effect was told.
struct FigureSources {
  let dialogue: Dialogue
  /// The foods whose figures are asked for; all where none is named.
  let foods: [String]

  private static let most = 12

  /// The sources of the newest result that has figures.
  var text: String {
    for step in dialogue.steps {
      if let value = step.result.value, let told = source(of: step.call.name, value) { return told }
    }
    return Texts.nothingSaid
  }

  private func source(of tool: String, _ value: JSON) -> String? {
    switch tool {
    case "logMeal", "updateMeal", "repeatMeal": return lines(value[.items]?.array ?? [])
    case "getMeals", "getDay":
      return lines((value[.meals]?.array ?? []).flatMap { $0[.items]?.array ?? [] })
    case "lookupFood": return lookedUp(value)
    case "getGlucose", "logGlucose":
      let sources = value[.source]?.string?.split(separator: ",").map { $0.trimmed } ?? []
      return foods.isEmpty ? Texts.glucoseSource(sources) : nil
    case "getNutrition": return Texts.ofRecords
    case "scanLabel", "updateProduct": return Texts.ofLabel
    case "generateRecipe", "updateRecipe", "saveRecipe": return Texts.ofRecipe
    case "setTarget", "getTargets", "updateEntry": return Texts.ofYourself
    default: return ToolVerb(of: tool) == .log ? Texts.ofYourself : nil
    }
  }

  /// A line for each food; nil where none has a source.
  private func lines(_ items: [JSON]) -> String? {
    let wanted = items.filter { item in
      foods.isEmpty || foods.contains { isNamed($0, item[.name]?.string ?? "") }
    }
    var seen: Set<String> = []
    let lines = wanted.compactMap { item -> String? in
      guard let name = item[.name]?.string, let source = item[.source]?.string else { return nil }
      let basis = item[.basis]?.string.map { "; \($0)" } ?? ""
      let line = "- \(name): \(Self.told(source))\(basis)"
      return seen.insert(line).inserted ? line : nil
    }
    guard !lines.isEmpty else { return nil }
    return ([Texts.sources, ""] + lines.prefix(Self.most)).joined(separator: "\n")
  }

  private func isNamed(_ food: String, _ name: String) -> Bool {
    let (food, name) = (Turkish.fold(food), Turkish.fold(name))
    return name.contains(food) || food.contains(name)
  }

  private func lookedUp(_ value: JSON) -> String? {
    guard let source = value[.source]?.string else { return nil }
    let name = value[.name]?.string ?? ""
    guard foods.isEmpty || foods.contains(where: { isNamed($0, name) }) else { return nil }
    let index = value[.glycemicIndexSource]?.string.map { "; " + Texts.indexSource(Self.told($0)) }
    return "\(Turkish.capitalised(name)): \(Self.told(source))\(index ?? "")."
  }

  /// A source of the food table in words.
  static func told(_ source: String) -> String {
    if source.hasPrefix("USDA SR28") { return "ABD Tarım Bakanlığı besin tablosu (\(source))" }
    if source.hasPrefix("USDA") { return "ABD Tarım Bakanlığı (\(source))" }
    return source
  }

  /// Why the effect of the newest meal was told as it was.
  var effect: String {
    let tools = ["logMeal", "updateMeal", "repeatMeal"]
    guard let meal = dialogue.steps.first(where: { tools.contains($0.call.name) })?.result.value,
      let impact = meal[.impact], let carbs = meal[.totals]?[.carbs]?.number
    else { return Texts.noEffect }
    if let low = meal[.againstLow] {
      return Texts.lowReason(Texts.againstLow(low[.value]?.number, low[.unit]?.string))
    }
    let level = Texts.levelName(impact[.level]?.string)
    guard let load = meal[.glycemicLoad]?.number else { return Texts.amountReason(carbs, level) }
    let lines = (meal[.items]?.array ?? []).compactMap { item -> String? in
      guard let name = item[.name]?.string, let index = item[.glycemicIndex]?.number,
        let carbs = item[.carbs]?.number
      else { return nil }
      return Texts.loadLine(name, index, carbs)
    }
    let parts = lines.isEmpty ? [] : [lines.joined(separator: "\n")]
    return ([Texts.loadIntroduction] + parts + [Texts.loadSum(load, level)])
      .joined(separator: "\n\n")
  }
}

extension AnswerWriter {
  /// The notes, newest first.
  func notes(_ value: JSON) -> String {
    let notes = lines(ofNotes: value[.notes])
    if !notes.isEmpty { return notes }
    let others = lines(ofNotes: value[.others])
    guard let query = value[.query]?.string, !others.isEmpty else { return Texts.noNotes }
    return Texts.noNotes(of: query) + "\n\n" + others
  }

  private func lines(ofNotes notes: JSON?) -> String {
    (notes?.array ?? []).map {
      "- \(Turkish.capitalised(moment($0[.at]))): \($0[.content]?.string ?? "")"
    }
    .joined(separator: "\n")
  }
}
