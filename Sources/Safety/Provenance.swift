import Analysis
package import Domain
import Turkish

/// Whether a call says what the person's own words say.
///
/// Decides on the words alone, never on what a model thinks of them. In doubt it answers no, and a
/// question with exactly what would be written is put to the person.
package enum Provenance {
  /// Whether the words ask for this write: its kind, its names and its numbers.
  ///
  ///     Provenance.asks(logMeal(["simit"]), in: "Bir simit yedim")             // true
  ///     Provenance.asks(deleteMeal(which: "last"), in: "Bu etikette ne yazıyor?")  // false
  ///
  /// Calls of tools that it does not know, and deletions of more than one record, are never asked for.
  ///
  /// - Parameters:
  ///   - call: What the model wants to do.
  ///   - words: The person's message of this turn.
  ///   - earlier: The person's messages before it, in which a food may be named that is corrected now.
  /// - Returns: Whether it may be done without a question after words from outside have come in.
  package static func asks(
    _ call: ToolCall, in words: String, after earlier: [String] = []
  ) -> Bool {
    guard call.malformed == nil, let rule = WriteRule.rules[call.name] else { return false }
    let said = Said(words)
    guard !said.refuses, rule.isAsked(said, call.arguments), isGrounded(call, in: words) else {
      return false
    }
    let all = Said((earlier + [words]).joined(separator: "\n"))
    return rule.names(in: call.arguments).allSatisfy { name in
      all.names(name, loosely: rule.isLoose)
    }
  }

  /// Whether every number that the call would record was said: in digits, in words, as a half, a range
  /// or in another unit.
  ///
  ///     Provenance.isGrounded(logGlucose(142), in: "Şekerim yüz kırk iki")  // true
  ///     Provenance.isGrounded(logGlucose(110), in: "Şekerimi kaydet")       // false
  ///
  /// A call without numbers is grounded; so is one of a food, where the words hold no other amount.
  package static func isGrounded(_ call: ToolCall, in words: String) -> Bool {
    let said = Said(words)
    let tool = recordTool(of: call)
    return numbers(in: call.arguments, key: "").allSatisfy { isSaid($0, by: tool, in: said) }
  }

  /// Whether the words tell such a deed more than once: `bir bardak daha`, a value or a name said twice.
  package static func isSaidTwice(_ call: ToolCall, in words: String) -> Bool {
    let said = Said(words)
    let items = call.arguments[.items]?.array ?? []
    if said.has(items.isEmpty ? "provenance.twice" : "provenance.twice.meal") { return true }
    // `Öğlen de akşam da bir elma yedim.`
    if Self.meals.count(where: { said.has("write.meal.\($0)") }) > 1 { return true }
    let isCounted =
      items.isEmpty
      ? numbers(in: call.arguments, key: "").contains { number in
        said.figures.count { $0.low == number.value } > 1
      } : items.contains { isCountedTwice($0, in: words) }
    return isCounted
      || WriteRule.rules[call.name]?.names(in: call.arguments).contains { name in
        let parts = ThreadWords.words(of: name)
        return parts.contains { part in said.words.count { Said.isSame(part, $0) } > 1 }
      } == true
  }

  /// Whether the amount of a thing stands there twice, and both may count it: `8de bir elma, 10da bir tane`,
  /// not `bir tabak makarna bir bardak ayran`.
  private static func isCountedTwice(_ item: JSON, in words: String) -> Bool {
    guard let quantity = number(item[.quantity]) else { return false }
    let name = ThreadWords.words(of: item[.name]?.string ?? "")
    return ThreadWords.Entry(words).amounts.count { amount in
      guard amount.figure.low == quantity else { return false }
      let next = amount.after.first {
        !ThreadWords.isMeasure($0) && !$0.fits("provenance.between")
      }
      // `yarısını ben yedim, yarısını kardeşim`
      if let next, next.fits("self.word") || AssertionReader.isPerson(next) { return true }
      if let next, !VerbEnding.isFinite(next) { return name.contains { Said.isSame($0, next) } }
      // `çorba 1 kase, ekmek 1 dilim`: what it counts may stand before it.
      return amount.before.isEmpty
        || amount.before.contains { word in
          name.contains { Said.isSame($0, word) } || VerbEnding.isFinite(word)
        }
    } > 1
  }

  private static let meals: [MealType] = [.breakfast, .lunch, .dinner, .lateSnack]

  /// Whether the words tell one more of the same: `bir elma daha`; not `tekrar yazıyorum: bir elma yedim`.
  package static func isAnother(_ words: String) -> Bool {
    let words = Said(words).words
    return words.indices.contains { place in
      words[place].fits("provenance.another")
        && !(words.dropFirst(place + 1).first?.fits("provenance.sending") ?? false)
    }
  }

  /// The call without the figures of foods that a model took from its memory.
  ///
  /// Removes carbs, calories, protein, fat, fiber and grams from the items of meals unless the person
  /// said them, and an amount where the person said none at all: the food table knows better.
  package static func stripped(_ call: ToolCall, in words: String) -> ToolCall {
    guard call.name == "logMeal" || call.name == "updateMeal",
      case .object(let members) = call.arguments
    else { return call }
    let said = Said(words)
    var call = call
    call.arguments = .object(
      members.map { member in
        guard member.isNamed(.items) || member.isNamed(.replace) else { return member }
        if case .array(let items) = member.value {
          return .init(member.key, .array(items.map { stripped($0, said) }))
        }
        return .init(member.key, stripped(member.value, said))
      })
    return call
  }

  private static func stripped(_ item: JSON, _ said: Said) -> JSON {
    guard case .object(let members) = item else { return item }
    let hasAmount = said.figures.isEmpty == false
    return .object(
      members.filter { member in
        guard let value = number(member.value) else {
          guard member.isNamed(.unit) else { return true }
          return isSaid(unit: member.value.string ?? "", in: said)
            && (hasAmount || number(item[.quantity]) == nil || isOne(item[.quantity]))
        }
        switch member.key {
        case "carbs": return isNutrient(value, member.key, .mass, said)
        case "protein": return isNutrient(value, member.key, .mass, said)
        case "fat": return isNutrient(value, member.key, .mass, said)
        case "fiber": return isNutrient(value, member.key, .mass, said)
        case "calories":
          return isNutrient(value, member.key, .energy, said)
        case "grams": return isWeight(value, said)
        case "quantity": return hasAmount || value <= 1
        default: return true
        }
      })
  }

  /// Whether a measure was said, in any form; pieces and portions need not be.
  private static func isSaid(unit: String, in said: Said) -> Bool {
    let words = Turkish.fold(unit).split(separator: " ").map(String.init)
    guard let noun = words.last, !noun.fits("amount.pieces") else { return true }
    let forms = Set(WordSets.list("unitForm.\(noun)"))
    // `bardağı`, `kaşığı` end otherwise where they stand alone.
    return said.has(forms) || said.has(prefix: [String(noun.prefix(max(3, noun.count - 2)))])
      || said.figures.contains { forms.contains($0.unit) || $0.unit.hasPrefix(noun.prefix(3)) }
  }

  private static func isOne(_ json: JSON?) -> Bool { number(json) == 1 }

  private static func isNutrient(
    _ value: Double, _ key: String, _ dimension: Figure.Dimension, _ said: Said
  ) -> Bool {
    said.has("provenance.nutrient.\(key)") && said.holds(value, as: [dimension])
  }

  private static func isWeight(_ value: Double, _ said: Said) -> Bool {
    said.figures.contains { figure in
      guard figure.dimension == .mass || figure.dimension == .volume, !figure.unit.isEmpty else {
        return false
      }
      return abs(figure.low * figure.factor - value) <= value * 0.005
        || abs(figure.high * figure.factor - value) <= value * 0.005
    }
  }

  // MARK: Numbers

  struct Number {
    var key: String
    var value: Double
    /// The unit that stands beside it.
    var unit: String?
    /// Of what it is one, where a tool keeps several kinds: `ketone`.
    var kind: String?
  }

  private static let ids: Set<JSON.Key> = [
    .meal, .entry, .reading, .conversation, .message, .limit, .item, .id, .recipe,
  ]
  private static let texts: Set<JSON.Key> = [
    .content, .note, .mood, .kind, .name, .title, .person,
  ]

  /// The tool that records what a call writes: `logGlucose` for a correction of a reading.
  static func recordTool(of call: ToolCall) -> String {
    guard call.name == "updateEntry",
      let kind = call.arguments[.which]?.string.flatMap(EntryKind.init(rawValue:)),
      let form = EntryForm.of(kind)
    else { return call.name }
    return form.declaration.name
  }

  /// The numbers of the arguments, those inside of notes too; ids are none.
  static func numbers(
    in json: JSON, key: String, unit: String? = nil, kind: String? = nil
  ) -> [Number] {
    switch json {
    case .number(let value):
      return ids.contains(JSON.Key(key))
        ? [] : [Number(key: key, value: value, unit: unit, kind: kind)]
    case .string(let text):
      if !texts.contains(JSON.Key(key)), let value = number(json), !ids.contains(JSON.Key(key)) {
        return [Number(key: key, value: value, unit: unit, kind: kind)]
      }
      guard texts.contains(JSON.Key(key)) else { return [] }
      // Number words in a text are left alone: `yüz` is a face and a swim too.
      return FigureReader.figures(in: text).filter { text[$0.range].contains(where: \.isNumber) }
        .map { Number(key: "text", value: $0.low, unit: nil) }
    case .array(let values):
      return values.flatMap { numbers(in: $0, key: key, unit: unit, kind: kind) }
    case .object(let members):
      let (unit, kind) = (json[.unit]?.string, json[.kind]?.string)
      return members.flatMap { numbers(in: $0.value, key: $0.key, unit: unit, kind: kind) }
    case .null, .bool: return []
    }
  }

  private static func number(_ json: JSON?) -> Double? {
    switch json {
    case .number(let value): value
    case .string(let text): Double(text.split(separator: ",").joined(separator: "."))
    default: nil
    }
  }

  /// What the figure of an argument measures; nil where it has no unit of its own.
  static func dimension(of number: Number, by tool: String) -> Figure.Dimension? {
    EntryAmount.of(number.key, in: tool)?.figures
  }

  static func isSaid(_ number: Number, by tool: String, in said: Said) -> Bool {
    let value = number.value
    switch number.key {
    case "quantity":
      let factor = number.unit.map { Turkish.fold($0) }.flatMap(Unit.named)?.factor ?? 1
      return value <= 1 && value > 0 && (value == 1 || said.holds(value)) || value == 0
        || said.holds(value, factor: factor)
    case "grams": return said.holds(value, as: [.mass, .volume, .count])
    case "carbs", "protein", "fat", "fiber": return said.holds(value, as: [.mass])
    case "calories": return said.holds(value, as: [.energy])
    default:
      guard let amount = EntryAmount.of(number.key, in: tool) else { return said.holds(value) }
      // Nothing but a pressure is said in tens: a ketone of 0,6 is no 6.
      let isInTens = amount.isSaidInTens && number.kind.map { $0 == pressure } ?? true
      return isSaid(value, as: amount, inTens: isInTens, in: said)
    }
  }

  private static let pressure = "bloodPressure"

  private static func isSaid(
    _ value: Double, as amount: EntryAmount, inTens isInTens: Bool, in said: Said
  ) -> Bool {
    let dimension = amount.figures
    if said.holds(value, as: dimension.map { [$0] }, factor: amount.factor) { return true }
    // A height is said in metres, too.
    if amount.dimension == .length { return said.holds(value / 100) }
    if amount.dimension == .time { return said.spans(value * amount.factor / 60) }
    return isInTens && (said.holds(value / 10) || said.pairs(value))
  }
}

extension EntryAmount {
  /// What figures of it measure; nil where they have no unit of their own.
  fileprivate var figures: Figure.Dimension? {
    switch dimension {
    case .volume: .volume
    case .time: .time
    case .mass: .mass
    case .steps: .steps
    case .energy: .energy
    case .glucose: .glucose
    case .length, .other: nil
    }
  }

  /// What an argument of a tool counts: as the tool's own form tells it, else as the one form that has
  /// such a field.
  fileprivate static func of(_ argument: String, in tool: String) -> EntryAmount? {
    if let form = ToolDeclaration.of(tool)?.form { return form[argument]?.amount }
    if let field = ProfileForm[argument] { return field.amount }
    let found = EntryForm.all.compactMap { $0[argument]?.amount }
    return found.count == 1 ? found[0] : nil
  }
}
