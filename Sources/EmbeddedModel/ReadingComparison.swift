import Analysis
import Domain
import Turkish

/// A call of a model beside what the engine reads for the same tool.
struct Comparison {
  let call: ToolCall
  /// The message that both read, and its folded words.
  let text: String
  private let words: [String]
  let request: ModelRequest
  private let foods: FoodTable

  init(call: ToolCall, text: String, request: ModelRequest, foods: FoodTable) {
    (self.call, self.text, self.request, self.foods) = (call, text, request, foods)
    words = Self.words(of: text)
  }

  static func words(of text: String) -> [String] {
    Turkish.tokens(of: text).filter { $0.kind == .word && $0.folded.count > 2 }.map(\.folded)
  }

  /// Whether it records a glucose that is low.
  var isLow: Bool { PlannedCall(call.name, call.arguments).isLow }

  var items: [JSON] { Self.items(of: call.arguments) }

  static func items(of arguments: JSON) -> [JSON] { arguments[.items]?.array ?? [] }

  /// Whether what it writes stands in the message.
  var isAboutWords: Bool {
    items.isEmpty ? true : items.contains { isSaid($0[.name]) }
  }

  private func isSaid(_ name: JSON?) -> Bool {
    Self.words(of: name?.string ?? "").contains { Self.isSame($0, in: words) }
  }

  /// What the call says otherwise than the words do; nil where both agree.
  ///
  /// - Parameter read: The arguments of all calls of the same tool that the engine reads.
  /// - Returns: The first part that differs.
  func difference(from read: [JSON]) -> SecondReading? {
    guard !read.isEmpty else { return nil }
    if let person = otherPerson(in: read) { return person }
    let own = sharing(.person, with: call.arguments, of: read)
    if items.isEmpty { return otherEntry(than: own) }
    return otherMeal(than: sharing(.mealType, with: call.arguments, of: own), all: own)
  }

  /// Those that have the same value of a key as the call, where any has; else all.
  private func sharing(_ key: JSON.Key, with arguments: JSON, of read: [JSON]) -> [JSON] {
    let same = read.filter { $0[key] == arguments[key] }
    return same.isEmpty ? read : same
  }

  /// Whose the record is by the words, where the call takes it for another's.
  private func otherPerson(in read: [JSON]) -> SecondReading? {
    let same = read.filter { read in
      items.isEmpty
        ? Self.isAlike(read, call)
        : Self.items(of: read).contains { own in
          items.contains {
            Self.isAbout(own[.name], $0[.name])
              && (own[.quantity] ?? .null) == ($0[.quantity] ?? .null)
          }
        }
    }
    let persons = same.compactMap { $0[.person]?.string }
    guard let written = call.arguments[.person]?.string else {
      guard persons.count == same.count, let person = persons.first else { return nil }
      return .otherwise(thing: Texts.whose, said: person, written: Texts.writer)
    }
    // "çocuk 1 kase çorba içti", whose name was told before.
    let isUnnamed = persons.first.map { Turkish.fold($0).fits("comparison.someone") } == true
    if isUnnamed, isTalkedOf(written) { return nil }
    // Of whom all is may have been said before; the words must tell at least one person.
    let isHers = persons.contains { Self.isAbout(.string($0), .string(written)) }
    // "hocam 2 simit yedim": who is only spoken to ate nothing.
    let isWriters = persons.isEmpty && isSpokenTo(written)
    guard !same.isEmpty, !isHers, isWriters || read.contains(where: { $0[.person] != nil }) else {
      return nil
    }
    return .otherwise(thing: Texts.whose, said: persons.first ?? Texts.writer, written: written)
  }

  /// Whether a person is only spoken to by somebody who tells of themselves.
  private func isSpokenTo(_ person: String) -> Bool {
    let names = Self.words(of: person)
    let tokens = Turkish.tokens(of: text).filter { $0.kind == .word }
    let tells = tokens.map(\.folded).filter(VerbEnding.isFinite)
    let isOwn =
      tells.isEmpty
      ? tokens.contains { $0.folded.fits("value.own") }
      : tells.allSatisfy(VerbEnding.isFirstPerson)
    return isOwn
      && tokens.contains { token in
        names.contains { Self.isSame($0, in: [token.folded]) }
          && token.suffix.isEmpty && token.folded.fits("comparison.spokenTo")
      }
  }

  // MARK: Meals

  private func otherMeal(than own: [JSON], all: [JSON]) -> SecondReading? {
    let known = own.flatMap { Self.items(of: $0) }
    for item in items {
      let same = known.filter { Self.isAbout($0[.name], item[.name]) }
      if same.isEmpty, !known.isEmpty, isSaid(item[.name]) {
        let isElsewhere = all.flatMap { Self.items(of: $0) }.contains {
          Self.isAbout($0[.name], item[.name])
        }
        return isElsewhere ? joined : .unwished
      }
      if let other = otherKind(item, than: same) ?? otherMeasure(item, than: same)
        ?? otherQuantity(item, than: same)
      {
        return other
      }
    }
    if areApart(in: all) { return joined }
    let meals = all.filter { read in items.contains { Self.holds($0, read) } }
    return otherTime(.eatenAt, than: own.count < all.count ? own : meals, all: all)
  }

  private static func holds(_ item: JSON, _ read: JSON) -> Bool {
    items(of: read).contains { isAbout($0[.name], item[.name]) }
  }

  /// Whether two foods of the call stand in meals of different times only: `öğlen 1 tabak fasulye,
  /// akşam da 3 köfte`.
  private func areApart(in all: [JSON]) -> Bool {
    let meals = items.map { item in all.filter { Self.holds(item, $0) } }.filter { !$0.isEmpty }
    return meals.indices.contains { place in
      meals[..<place].contains { others in
        !others.contains { one in meals[place].contains { isOfOneTime(one, $0) } }
      }
    }
  }

  /// Foods of two meals in one.
  private var joined: SecondReading {
    .otherwise(thing: "", said: nil, written: Texts.oneMeal)
  }

  /// A food with other carbohydrates than the one that was said: `kola zero`, and cola would be written.
  private func otherKind(_ item: JSON, than same: [JSON]) -> SecondReading? {
    guard let written = food(item[.name]), !same.isEmpty,
      item[.carbs] == nil, !same.contains(where: { food($0[.name])?.food.id == written.food.id }),
      let said = same.first?[.name]?.string, let other = food(.string(said))
    else { return nil }
    // What the call adds to the words is held against the whole thread elsewhere.
    let kept = Self.words(of: item[.name]?.string ?? "")
    let unwritten = Self.words(of: said).filter { word in
      // `yarım ekmek arası` is what held the rest, and how much of it.
      !word.fits("comparison.holding") && Utterance(word).words.first?.value == nil
        && !kept.contains { $0.hasPrefix(word.dropLast()) || word.hasPrefix($0.dropLast()) }
    }
    let (one, another) = (written.nutrients.carbs, other.nutrients.carbs)
    guard !unwritten.isEmpty, abs(one - another) > max(1, 0.08 * max(one, another)) else {
      return nil
    }
    return .otherwise(thing: Texts.food, said: said, written: item[.name]?.string ?? "")
  }

  /// 100 g of a food of the table.
  private func food(_ name: JSON?) -> FoodEstimate? {
    (name?.string).flatMap { foods.estimate(Domain.FoodMention(name: $0, grams: 100), []) }
  }

  /// Another number of the same measure than the words give this food.
  private func otherQuantity(_ item: JSON, than same: [JSON]) -> SecondReading? {
    guard let quantity = item[.quantity]?.number else { return nil }
    let unit = item[.unit]?.string
    let counted = same.compactMap { read -> (number: Double, unit: String?)? in
      guard let number = read[.quantity]?.number else { return nil }
      return (number, read[.unit]?.string)
    }
    guard counted.count == same.count, let said = counted.first,
      counted.allSatisfy({ known in
        guard let unit else { return true }
        return known.unit.map { Self.isMeasure(unit, $0) } == true
      }),
      !counted.contains(where: { Self.isRounded($0.number, quantity) }),
      counted.reduce(0, { $0 + $1.number }) != quantity, numbers.contains(said.number)
    else { return nil }
    func told(_ number: Double) -> String {
      [NumberText.plain(number, decimals: 2), said.unit ?? ""].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    return .otherwise(
      thing: item[.name]?.string ?? "", said: told(said.number), written: told(quantity))
  }

  /// Whether two amounts are one but for how a third is rounded: 0,67 for `üçte iki`.
  static func isRounded(_ one: Double, _ other: Double) -> Bool {
    one == other || one.isWritten(of: other) || other.isWritten(of: one)
  }

  /// The numbers of the message.
  private var numbers: Set<Double> {
    let tokens = Turkish.tokens(of: text)
    return Set(Turkish.numbers(in: tokens).map(\.low))
  }

  /// The same number of another measure: two whole pizzas for two slices.
  private func otherMeasure(_ item: JSON, than same: [JSON]) -> SecondReading? {
    guard let unit = item[.unit]?.string, let quantity = item[.quantity]?.number else {
      return nil
    }
    let others = same.filter { $0[.quantity]?.number == quantity }.compactMap {
      $0[.unit]?.string
    }
    guard let said = others.first, !others.contains(where: { Self.isMeasure(unit, $0) }),
      !words.contains(Turkish.fold(unit))
    else {
      return nil
    }
    let amount = NumberText.plain(quantity, decimals: 2)
    return .otherwise(
      thing: item[.name]?.string ?? "", said: "\(amount) \(said)", written: "\(amount) \(unit)")
  }

  private static let portions = [Measure.portion.rawValue, "tabak"]

  /// Whether a measure is the same as one that was read; a bare count may be any piece.
  private static func isMeasure(_ written: String, _ read: String) -> Bool {
    let (written, read) = (Turkish.fold(written), Turkish.fold(read))
    if written == read || WordSets.words("amount.pieces").contains(read) { return true }
    if [written, read].allSatisfy(portions.contains) { return true }
    if let one = Unit.named(written), let other = Unit.named(read), one.dimension != .count,
      one.dimension == other.dimension, one.factor == other.factor
    {
      return true
    }
    func noun(_ unit: String) -> Substring { (unit.split(separator: " ").last ?? "").prefix(4) }
    // `bardak` is one of several glasses.
    return noun(written) == noun(read) && !(written.contains(" ") && read.contains(" "))
  }

  /// Whether two records tell of the same thing: a figure that both have, else a name.
  static func isAlike(_ read: JSON, _ call: ToolCall) -> Bool {
    let (one, other) = (figures(in: read), figures(in: call.arguments))
    guard one.isEmpty || other.isEmpty else { return !one.isDisjoint(with: other) }
    return names(in: read).contains { name in
      names(in: call.arguments).contains { isAbout(.string(name), .string($0)) }
    }
  }

  /// Whether a record that was read is what a change would write: a food of it, or its figure.
  static func isOfOne(_ read: JSON, _ change: ToolCall) -> Bool {
    guard change.name == "updateMeal" else { return isAlike(read, change) }
    let arguments = change.arguments
    let names =
      items(of: arguments).map { $0[.name] } + (arguments[.replace]?.array ?? []).map { $0[.to] }
    return items(of: read).contains { item in names.contains { isAbout(item[.name], $0) } }
  }

  /// Whether a record that was read is somebody else's than a change says, or of a meal that it names.
  static func isApart(_ read: JSON, from change: ToolCall) -> Bool {
    (read[.person] == nil) != (change.arguments[.person] == nil)
      || change.name == "updateMeal" && read[.mealType] != nil
        && change.arguments[.replace] != nil
  }

  static func figures(in json: JSON) -> Set<Double> {
    switch json {
    case .number(let value): [value]
    case .array(let values): values.reduce(into: []) { $0.formUnion(figures(in: $1)) }
    case .object(let members): members.reduce(into: []) { $0.formUnion(figures(in: $1.value)) }
    default: []
    }
  }

  private static func names(in arguments: JSON) -> [String] {
    let items = arguments[.items]?.array?.compactMap { $0[.name]?.string } ?? []
    return items + [.name, .kind].compactMap { arguments[$0]?.string }
  }

  static func isAbout(_ left: JSON?, _ right: JSON?) -> Bool {
    let right = words(of: right?.string ?? "")
    return words(of: left?.string ?? "").contains { isSame($0, in: right) }
  }

  static func isSame(_ word: String, in words: [String]) -> Bool {
    words.contains { other in
      other.hasPrefix(word.prefix(max(3, word.count - 2)))
        || word.hasPrefix(other.prefix(max(3, other.count - 2)))
    }
  }
}
