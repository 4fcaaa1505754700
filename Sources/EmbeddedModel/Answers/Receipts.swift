package import Domain
package import struct Foundation.Date
import Turkish

extension EmbeddedModel {
  /// One line of what a call has written, from its result alone; nil for what writes nothing.
  ///
  ///     "✓ Kahvaltı: 2 yumurta, 1 dilim ekmek · 24,4 g · #12"
  package func receipt(
    of result: ToolResult, for call: ToolCall, now: Date, zone: Zone
  ) -> String? {
    guard result.isOK, let value = result.value else { return nil }
    return AnswerWriter(now: now, zone: zone).receipt(of: value, for: call)
  }

  /// A result that people read whole, in our words; nil for all others.
  package func shown(_ result: ToolResult, now: Date, zone: Zone) -> String? {
    guard ToolDeclaration.of(result.name)?.isShown == true, let value = result.value else {
      return nil
    }
    return AnswerWriter(now: now, zone: zone).recipe(value)
  }
}

/// What was written, in one line, whoever asked for it.
extension AnswerWriter {
  func receipt(of value: JSON, for call: ToolCall) -> String? {
    guard let parts = receiptParts(value, call) else { return nil }
    let lines = parts.filter { !$0.isEmpty }.joined(separator: " · ")
    let line = lines.split(whereSeparator: \.isNewline).joined(separator: " ")
    return Texts.receiptMark + Turkish.capitalised(line)
  }

  private func receiptParts(_ value: JSON, _ call: ToolCall) -> [String]? {
    if call.name != "undo", let summary = value[.summary]?.string {
      // All that the records tell of a write whose result was lost.
      return [Texts.written(summary)]
    }
    switch call.name {
    case "logMeal", "repeatMeal": return [mealLine(value), carbsLine(value), number(value[.meal])]
    case "updateMeal" where value[.deleted] == nil:
      return [Texts.corrected(mealLine(value)), carbsLine(value), number(value[.meal])]
    case "deleteMeal", "updateMeal":
      let meals = value[.deleted]?.array ?? [value]
      return [Texts.erased(meals.map(mealLine).joined(separator: "; "))]
        + meals.map { number($0[.meal]) }
    case "logGlucose": return [entry(typed(value, "glucose")), number(value[.reading])]
    case "updateEntry": return [Texts.corrected(entry(value)), id(of: value)]
    case "deleteEntry": return [Texts.erased(entry(value)), id(of: value)]
    case "addToShoppingList":
      return [Texts.listed((value[.added]?.array ?? []).map(amount).joined(separator: ", "))]
    case "updatePantry":
      let stock = stock(value)
      return stock.isEmpty ? nil : stock
    case "updateShoppingList":
      return [Texts.list((value[.changes]?.array ?? []).compactMap(\.string))] + stock(value)
    case "setTarget": return [target(value, call.arguments)]
    case "setMeasure": return [Texts.measure(call.arguments)]
    case "updateProfile": return [Texts.profileLine(value[.changed] ?? [:])]
    case "writeNote":
      let content = value[.content]?.string ?? call.arguments[.content]?.string ?? ""
      return [Texts.note(content), number(value[.note])]
    case "undo": return [Texts.takenBack(value[.summary]?.string ?? "")]
    case let name where ToolVerb(of: name) == .log:
      let kind = kind(of: name)
      return [entry(value[.type] == nil ? typed(value, kind) : value)] + untold(value, kind)
        + [id(of: value)]
    default: return kitchenParts(value, call)
    }
  }

  /// What a write has put at hand at home, or taken out there.
  private func stock(_ value: JSON) -> [String] {
    let kept = (value[.kept]?.array ?? []).map(amount)
    let gone = (value[.gone]?.array ?? []).compactMap(\.string)
    return [
      kept.isEmpty ? "" : Texts.atHandLine(kept), gone.isEmpty ? "" : Texts.usedUpLine(gone),
    ].filter { !$0.isEmpty }
  }

  /// The choices of an entry that its line leaves out: `şiddet: hafif`.
  private func untold(_ value: JSON, _ kind: String) -> [String] {
    guard let form = EntryForm.of(EntryKind(rawValue: kind)) else { return [] }
    guard let line = form.line else { return [] }
    return form.fields.compactMap { field in
      guard form.values.contains("{\(field.name)}"), !line.contains("{\(field.name)}"),
        let word = value[JSON.Key(field.name)]?.string.flatMap({ field.words[$0] })
      else { return nil }
      return "\(field.label): \(word)"
    }
  }

  /// Of recipes, labels and products.
  private func kitchenParts(_ value: JSON, _ call: ToolCall) -> [String]? {
    let name = value[.name]?.string ?? ""
    let changes = (value[.changes]?.array ?? []).compactMap(\.string)
    switch call.name {
    case "saveRecipe": return [Texts.recipeLine(name)]
    case "scanLabel" where value[.found] != nil: return nil
    case "scanLabel":
      let carbs = value[.per100]?[.carbs]
      return [
        Texts.labelLine(value[.product]?[.name]?.string),
        carbs?.number == nil
          ? Texts.carbsUnknown
          : Texts.inHundred(
            grams(carbs), isLiquid: value[.per100Unit]?.string == Measure.milliliter.rawValue),
      ]
    case "updateRecipe":
      return [Texts.recipeChangedLine(name, changes)]
    case "setFavorite":
      return [
        Texts.favoriteLine(
          name, call.arguments[.favorite] != .bool(false))
      ]
    case "updateProduct":
      return [Texts.productLine(value[.product]?[.name]?.string, changes)]
    case "deleteFromArchive": return [Texts.erased(value[.name]?.string ?? Texts.record)]
    default: return [Texts.written, id(of: value)]
    }
  }

  /// `Kahvaltı: 2 yumurta, 1 dilim ekmek`, with its time where that is not now.
  private func mealLine(_ meal: JSON) -> String {
    let items = (meal[.items]?.array ?? []).map(amount).joined(separator: ", ")
    let isNow = date(meal[.eatenAt]).map { abs($0.timeIntervalSince(now)) < 30 * 60 } ?? true
    let when = isNow ? "" : " (\(moment(meal[.eatenAt])))"
    let whose = whose(meal).map { " (\($0.dative))" }
    return "\(Texts.mealName(meal[.mealType]?.string))\(whose ?? "")\(when): \(items)"
  }

  /// `24,4 g`, or that it is not known.
  private func carbsLine(_ meal: JSON) -> String {
    let items = meal[.items]?.array ?? []
    let unknown = items.filter { $0[.carbs]?.number == nil }.compactMap { $0[.name]?.string }
    guard unknown.count < items.count else { return Texts.carbsUnknown }
    let known = grams(meal[.totals]?[.carbs])
    return unknown.isEmpty ? known : Texts.without(known, unknown)
  }

  private func target(_ value: JSON, _ arguments: JSON) -> String {
    let kind = arguments[.kind]?.string ?? ""
    let target = (value[.targets]?.array ?? []).first { $0[.kind]?.string == kind } ?? arguments
    return "\(Texts.targetName(kind)): \(Texts.targetValue(target, kind))"
  }

  private func typed(_ value: JSON, _ type: String) -> JSON {
    value.setting(.type, to: .string(type))
  }

  private func kind(of tool: String) -> String {
    Turkish.lowercased(String(tool.dropFirst(3)))
  }

  private func id(of value: JSON) -> String {
    number(value[.entry] ?? value[.reading] ?? value[.meal] ?? value[.note])
  }

  /// `#12`; nothing where a record has no number.
  private func number(_ id: JSON?) -> String {
    id?.number.map { "#" + NumberText.plain($0) } ?? ""
  }
}
