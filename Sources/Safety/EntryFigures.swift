import Analysis
import Domain
import Turkish

import struct Foundation.Date

// The figures of an entry, held against those that were said.
extension ContentCheck {
  /// The figures of an entry: a reading, minutes, a weight.
  func numbers(of call: ToolCall) -> [Difference] {
    let tool = Provenance.recordTool(of: call)
    let figures = (words.entries + words.offers).flatMap(\.amounts).map(\.figure)
      .filter { !$0.isOfOther(than: tool) }
    let hours = words.entries.map { $0.said.about(tool) }
    let bag = Said(figures: figures)
    let facts = words.evidence.hasOutside ? [] : words.evidence.results
    if let pair = MeasuredPair(words).difference(of: call) { return [pair] }
    if let wished = WishedFigures(words).difference(of: call) { return [wished] }
    if let drink = otherDrink(of: call) { return [drink] }
    let all = Said(figures: (words.entries + words.offers).flatMap(\.amounts).map(\.figure))
    return Provenance.numbers(in: call.arguments, key: "").compactMap { number in
      if let stale = stale(number, of: call) { return stale }
      let dimension = Provenance.dimension(of: number, by: tool)
      let isOwn = { (said: Said) in
        Provenance.isSaid(number, by: tool, in: said.measuring(dimension, besides: call))
      }
      if isOwn(bag) || hours.contains(where: isOwn) { return nil }
      if number.key == "text",
        all.holds(number.value) || hours.contains(where: { $0.tells(clock: number.value) })
      {
        return nil
      }
      if facts.contains(where: { Self.holds($0, number.value) }) { return nil }
      // `Mercimek Köftesi (4 kişilik)` stands in the recipe that is kept.
      if call.name == "saveRecipe", let text = call.arguments[.text]?.string,
        FigureReader.figures(in: text).contains(where: { $0.low == number.value })
      {
        return nil
      }
      if isReckoned(number, from: hours) || isMultiple(number, call) || isNight(number, call) {
        return nil
      }
      let isYear = Provenance.years.contains(number.key)
      let value = isYear ? "\(Int(number.value))" : NumberText.plain(number.value, decimals: 2)
      let label = Texts.fields[number.key] ?? ""
      return Difference(
        thing: label, said: isYear ? nil : near(number, call),
        written: value)
    }
  }

  /// A figure of a matter that is written already, where the open one tells another of its kind: `şekerim
  /// 180` was kept, and `şimdi şekerim 140` would be kept as 180.
  private func stale(_ number: Provenance.Number, of call: ToolCall) -> Difference? {
    // What was said before an equal call that was carried out is no evidence any more; its result is.
    let isDone =
      words.evidence.sayings.contains { $0.doneSince.contains(call.name) }
      || words.evidence.results.contains { Self.holds($0, number.value) }
    guard isDone, ToolVerb(of: call.name) == .log, number.key != "text",
      let said = near(number, call)
    else { return nil }
    let open = words.open(for: call.name) + words.offers.suffix(words.isAgreeing ? 1 : 0)
    let isOpen = open.contains { entry in
      Provenance.isSaid(number, by: call.name, in: Said(figures: entry.amounts.map(\.figure)))
        || Provenance.isSaid(number, by: call.name, in: entry.said.about(call.name))
    }
    if isOpen || isMultiple(number, call) || isReckoned(number, from: open.map(\.said)) {
      return nil
    }
    return Difference(
      thing: Texts.fields[number.key] ?? "", said: said,
      written: NumberText.plain(number.value, decimals: 2))
  }

  /// Another drink than water, of which the amount was said: `2 bardak ayran`.
  private func otherDrink(of call: ToolCall) -> Difference? {
    guard call.name == "logWater", let value = call.arguments[.milliliters]?.number else {
      return nil
    }
    let said = words.open(for: call.name).flatMap(\.amounts).filter { amount in
      Said(figures: [amount.figure]).holds(value, as: [.volume])
    }
    let others = said.filter { amount in
      guard let drink = amount.after.first(where: { !ThreadWords.isMeasure($0) }),
        !VerbEnding.isFinite(drink)
      else { return false }
      return !([amount.figure.unit] + amount.after).contains { $0.fits("entryFigures.water") }
        && foods.estimate(FoodMention(name: drink, grams: 100), []) != nil
    }
    guard let other = others.last, others.count == said.count else { return nil }
    let drink = other.after.first { !ThreadWords.isMeasure($0) } ?? ""
    return Difference(
      thing: Texts.values[EntryKind.water.rawValue] ?? "", said: "\(other.text) \(drink)",
      written: "\(NumberText.plain(value)) ml")
  }

  /// `10'ar dakikadan 3 kere`.
  private func isMultiple(_ number: Provenance.Number, _ call: ToolCall) -> Bool {
    words.open(for: call.name).contains { entry in
      let figures = entry.amounts.map(\.figure)
      return entry.said.has("amountCheck.times")
        && figures.indices.contains { first in
          figures.indices.contains { second in
            guard first != second else { return false }
            var copy = figures[first]
            copy.low *= figures[second].low
            copy.high = copy.low
            return Provenance.isSaid(number, by: call.name, in: Said(figures: [copy]))
          }
        }
    }
  }

  /// The hours between going to bed and getting up, which are held against the words themselves.
  private func isNight(_ number: Provenance.Number, _ call: ToolCall) -> Bool {
    let moments = [JSON.Key.bedtime, .wakeTime].compactMap { key in
      call.arguments[key]?.string.flatMap { CivilTime(parsing: $0, in: words.evidence.zone) }
    }
    guard call.name == "logSleep", number.key == JSON.Key.hours.text, moments.count == 2 else {
      return false
    }
    return abs(moments[1].date.timeIntervalSince(moments[0].date) / 3600 - number.value) < 0.02
  }

  /// A year that follows from a number of years that was said, and the date of a day that was named.
  private func isReckoned(_ number: Provenance.Number, from said: [Said]) -> Bool {
    let (now, zone) = (words.evidence.now, words.evidence.zone)
    if Provenance.years.contains(number.key) {
      let age = Double(zone.civil(at: now).day.parts.year) - number.value
      return said.contains { $0.holds(age) || $0.holds(age - 1) }
    }
    guard number.key == "text" else { return false }
    return words.open(for: "writeNote").contains { entry in
      Turkish.times(in: Turkish.tokens(of: entry.text), now: now, zone: zone).contains { time in
        // A bare weekday is read as the one that has been.
        guard let day = time.moment(now: now, zone: zone).map({ zone.civil(at: $0.date).day })
        else { return false }
        return [day, day + 7].contains { Double($0.parts.day) == number.value }
      }
    }
  }

  private static func holds(_ json: JSON, _ value: Double) -> Bool {
    switch json {
    case .number(let number): number == value
    case .array(let values): values.contains { holds($0, value) }
    case .object(let members): members.contains { holds($0.value, value) }
    default: false
    }
  }

  /// The figure of the same kind that was said instead.
  private func near(_ number: Provenance.Number, _ call: ToolCall) -> String? {
    let said = words.open(for: call.name).flatMap(\.amounts).filter { amount in
      var copy = number
      copy.value = amount.figure.low
      return !amount.figure.isArticle && amount.figure.low != number.value
        && Provenance.isSaid(copy, by: call.name, in: Said(figures: [amount.figure]))
    }
    let dimension = Provenance.dimension(of: number, by: Provenance.recordTool(of: call))
    let own = said.filter { dimension != nil && $0.figure.dimension == dimension }
    // `0,9` for 9 is nearer than the value of another test beside it.
    let shifted = said.filter { Self.digits($0.figure.low) == Self.digits(number.value) }
    return (own.last ?? shifted.last ?? said.last)?.text
  }

  /// The digits of a number without its decimal mark and the zeros around them: `9` for 0,9.
  private static func digits(_ value: Double) -> String {
    let digits = NumberText.plain(value, decimals: 3).filter(\.isNumber)
    let start = digits.drop { $0 == "0" }
    return String(start.reversed().drop { $0 == "0" }.reversed())
  }
}
