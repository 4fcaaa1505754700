import Analysis
import Domain
import Foundation
import Turkish

/// Turns tool results into a Turkish answer.
///
/// Every figure that it writes stands in a result of the turn.
struct AnswerWriter {
  let now: Date
  let zone: Zone
  /// What alone of the results was asked for.
  var asked = Asked()
  var manner = Manner.plain

  /// The answer to the calls and results of a turn, in the order of the calls.
  func answer(to turn: [Message]) -> String {
    var results: [String: ToolResult] = [:]
    for result in turn.flatMap(\.results) { results[result.id] = result }
    var parts: [String] = []
    if let fact = asked.profile {
      return profile(fact, turn.flatMap(\.calls).compactMap { results[$0.id]?.value })
    }
    let periods = turn.flatMap(\.calls).filter { $0.name == "getGlucose" }
      .compactMap { results[$0.id]?.value }
    if let text = compared(periods) ?? mealsCompared(periods) {
      return told(text, of: periods[0])
    }
    let foods = turn.flatMap(\.calls).filter { $0.name == "lookupFood" }
      .compactMap { results[$0.id]?.value }
    if let comparison = FoodComparison(foods, asked: asked) { parts.append(comparison.text) }
    // "tarifi ver, kaydet": what is kept by then needs no offer to keep it.
    let isKept = results.values.contains { $0.name == "saveRecipe" && $0.isOK }
    let isBought = results.values.contains { $0.name == "addToShoppingList" && $0.isOK }
    for call in turn.flatMap(\.calls) {
      guard var result = results[call.id] else { continue }
      if isKept, call.name == "generateRecipe" {
        result.value = result.value?.setting(.saved, to: .bool(true))
      }
      if isBought, call.name == "generateRecipe" {
        result.value = result.value?.setting(.added, to: .bool(true))
      }
      let text = part(
        for: call, result, variant: turn.count + call.id.utf8.reduce(0) { $0 + Int($1) })
      if !text.isEmpty, !parts.contains(text) { parts.append(text) }
    }
    if let together = together(foods) { parts.append(together) }
    return parts.joined(separator: "\n\n")
  }

  /// Tools that look at days which a question names.
  private static let ofStretches: Set = ["getGlucose", "getDay", "getMeals", "getNutrition"]

  private func part(for call: ToolCall, _ result: ToolResult, variant: Int) -> String {
    if let failure = result.failure {
      // What a tool says of its arguments is told to models, and no answer to a question.
      let isOfArguments =
        failure.code == "invalidArguments" && Self.ofStretches.contains(call.name)
      return isOfArguments ? Texts.unreadStretch : failure.message
    }
    guard let value = result.value else { return "" }
    switch call.name {
    case "logMeal", "repeatMeal": return mealLogged(value, variant)
    case "updateMeal": return mealUpdated(value)
    case "deleteMeal": return mealDeleted(value)
    case "getMeals": return told(meals(value, call.arguments), of: value)
    case "getDay": return told(asked.topic.map { entries(value, of: $0) } ?? day(value), of: value)
    case "getNutrition": return told(totals(value), of: value)
    case "lookupFood": return food(value)
    case "setTarget": return targetSet(value, call.arguments)
    case "getTargets": return targets(value)
    case "updateProfile":
      let gone = value[.removed]?.array?.compactMap(\.string) ?? []
      return Texts.profileKept(value[.changed] ?? [:], of: value[.profile] ?? [:], gone: gone)
    case "getProfile":
      return asked.isOfMedicines
        ? Texts.medicines(value[.profile]) : Texts.profile(value[.profile] ?? [:])
    case "getNotes": return notes(value)
    case "addToShoppingList": return added(value)
    case "getShoppingList": return list(value)
    case "getPantry": return atHand(value)
    case "updatePantry": return pantryChanged(value)
    case "updateShoppingList": return listChanged(value)
    case "logGlucose": return glucoseLogged(value)
    case "getGlucose": return told(glucose(value, call.arguments), of: value)
    case "recallConversations": return recalled(value)
    case "writeNote":
      let content = value[.content]?.string ?? call.arguments[.content]?.string ?? ""
      return call.arguments[.type]?.string == "reminder"
        ? Texts.notedReminder(content) : Texts.noted(content)
    case "searchPubMed": return research(value)
    case "searchWeb": return web(value)
    case "undo":
      return Texts.undone(
        value[.summary]?.string ?? "", at: value[.at] == nil ? nil : moment(value[.at]))
    case "setMeasure": return Texts.measureSet(call.arguments)
    case "updateEntry": return entryUpdated(value)
    case "deleteEntry": return Texts.deleted(entry(value))
    default: return kitchenPart(for: call, value) ?? entryLogged(value)
    }
  }

  /// Of recipes, labels and products; nil for another call.
  private func kitchenPart(for call: ToolCall, _ value: JSON) -> String? {
    let name = value[.name]?.string ?? ""
    switch call.name {
    case "generateRecipe": return recipe(value)
    case "saveRecipe":
      return ([Texts.recipeKept(name)] + (value[.warnings]?.array ?? []).compactMap(\.string))
        .joined(separator: "\n\n")
    case "updateRecipe": return recipeUpdated(value)
    case "searchArchive": return archive(value, call.arguments)
    case "setFavorite":
      return favoriteSet(value, call.arguments[.favorite] != .bool(false))
    case "deleteFromArchive": return Texts.archiveErased(name)
    case "scanLabel": return label(value)
    case "readMealPhoto": return mealPhoto(value)
    case "updateProduct": return productUpdated(value)
    default: return nil
    }
  }
}

// MARK: Shared pieces

extension AnswerWriter {
  /// An answer about somebody else's records, which says whose they are.
  private func told(_ text: String, of value: JSON) -> String {
    let isOneLine = text.hasPrefix("- ") && !text.contains("\n")
    return whose(value).map { Texts.of($0.dative, isOneLine ? String(text.dropFirst(2)) : text) }
      ?? text
  }
}

extension AnswerWriter {
  /// `12,5 g`; the sign for an unknown figure is a dash.
  func grams(_ value: JSON?) -> String { value?.number.map { "\(NumberText.plain($0)) g" } ?? "—" }

  /// The day and clock of a result's instant, seen from now: `bugün 08.30`, `dün 22.10`.
  func moment(_ value: JSON?) -> String {
    guard let text = value?.string, let time = CivilTime(parsing: text, in: zone) else { return "" }
    return DateText.moment(time.date, now: now, zone: zone)
  }

  /// The first letter in lower case: `Kahvaltı` → `kahvaltı`.
  func lowerFirst(_ text: String) -> String {
    Turkish.lowercased(String(text.prefix(1))) + text.dropFirst()
  }

  /// The instant that a result writes.
  func date(_ value: JSON?) -> Date? {
    value?.string.flatMap { CivilTime(parsing: $0, in: zone)?.date }
  }

  private static let amounts = WordSets.list("amount.inName").map { $0 + " " }

  /// `2 dilim tam buğday ekmeği`; just the name where nothing was counted.
  func amount(_ item: JSON) -> String {
    let name = item[.name]?.string ?? ""
    guard let quantity = item[.quantity]?.number else { return name }
    let said = item[.unit]?.string
    // "biraz bal", "yarım ekmek köfte" tell the amount themselves.
    if quantity == 1, Self.amounts.contains(where: name.hasPrefix) { return name }
    let metric = [Measure.gram, .milliliter].first { $0.rawValue == said }
    let number =
      metric != nil ? NumberText.plain(quantity, decimals: 2) : NumberText.count(quantity)
    guard let unit = said, unit != Measure.piece.rawValue else { return "\(number) \(name)" }
    if let metric { return "\(number) \(metric.symbol) \(name)" }
    let words = name.split(separator: " ", maxSplits: 1)
    if words.count == 2, MeasureSize.of(Turkish.fold(String(words[0])))?.adjective != nil,
      item[.basis]?.string?.contains("(") == true
    {
      // The size belongs to the unit: "1 kalın dilim ekmek".
      return "\(number) \(words[0]) \(unit) \(words[1])"
    }
    return "\(number) \(unit) \(name)"
  }
}
