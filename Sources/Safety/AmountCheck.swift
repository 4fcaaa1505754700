import Analysis
import Domain
import Turkish

/// Holds how much of one thing a call would write against what was said of it.
struct AmountCheck {
  let words: ThreadWords
  let foods: FoodTable
  let shown: String
  let name: [String]
  /// The amounts that may be meant: none that counts another thing of the call, and none from before
  /// the last message that says how much of this one.
  let amounts: [ThreadWords.Amount]
  /// The newest amount that was said of it.
  let own: ThreadWords.Amount?
  /// What is told anew, so that no record of before vouches for it.
  private let anew: Anew
  /// Whether the newest message makes a part of it the whole: `tamamını yedim`.
  private let isWhole: Bool

  private enum Anew {
    case nothing
    /// The open matter tells how much of it.
    case quantity
    /// A correction of this one thing says its amount: what is recorded is what is wrong.
    case all
  }

  /// Where `corrects` is set a record is changed, whose amount only the newest message that says one can
  /// tell.
  init(
    _ words: ThreadWords, foods: FoodTable, name: String, others: [String], person: String? = nil,
    isDose: Bool = false, corrects: Bool = false
  ) {
    self.words = words
    self.foods = foods
    shown = name
    let parts = ThreadWords.words(of: name)
    isWhole = corrects && words.now.has("amountCheck.whole")
    self.name = parts
    let siblings = others.map { ThreadWords.words(of: $0).filter { !parts.contains($0) } }
    let recorded = corrects ? words.recordedWords(besides: parts) : []
    func isFree(_ amount: ThreadWords.Amount) -> Bool {
      if amount.figure.countsNoThing || amount.isReplaced || amount.figure.isOfNutrient {
        return false
      }
      if amount.figure.isOfOther(than: nil), !(isDose && amount.isOfPills) { return false }
      if amount.isOfOther(than: person) || amount.isInName(parts) { return false }
      if isDose, let next = amount.after.first, foods.estimate(FoodMention(name: next), []) != nil {
        return false
      }
      if isDose, amount.isOfOtherDrug(than: parts) { return false }
      // `muz 2 taneydi` says nothing of the apple beside it.
      if amount.counts(recorded), !amount.counts(parts) { return false }
      if corrects, amount.isOf(recorded), !amount.isOf(parts) { return false }
      if amount.isBehind, siblings.contains(where: amount.counts), !amount.counts(parts) {
        return false
      }
      guard let other = siblings.compactMap(amount.distance).min() else { return true }
      return amount.distance(to: parts).map { $0 <= other } ?? false
    }
    let entries = isDose ? words.entriesOfDoses : words.entries
    let place = entries.lastIndex { entry in
      entry.amounts.contains { isFree($0) && (corrects && $0.isDefinite || $0.counts(parts)) }
    }
    let own = place.flatMap { place in
      entries[place].amounts.last {
        isFree($0) && (corrects || $0.counts(parts)) && $0.isDefinite
      }
    }
    self.own = own
    let isNew = own != nil && (place ?? 0) >= words.start
    anew = !isNew || corrects && !others.isEmpty ? .nothing : corrects ? .all : .quantity
    // Beside an amount of its own a number of other things tells nothing: `3 arkadaş 1 kahve içtik`.
    let hasOwn = own != nil && !corrects && !words.entries.contains { $0.said.isShared }
    let said = entries[(place ?? 0)...].flatMap(\.amounts).filter {
      isFree($0) && !(hasOwn && $0.countsOther(than: parts))
    }
    // `2. yi yedim ama 3 ceviz`: what is told oneself is not as it was proposed.
    let isTold = own != nil && place == entries.indices.last
    let offered = words.offers.flatMap(\.amounts).filter { amount in
      isFree(amount) && !(isTold && amount.counts(parts))
    }
    amounts = said + offered
  }

  var figures: [Figure] { amounts.map(\.figure) }
  private var bag: Said { Said(figures: figures) }

  // MARK: Foods

  func differences(of item: JSON, isList: Bool) -> [Difference] {
    var found: [Difference] = []
    let unit = item[.unit]?.string
    if let missing = missing(in: item) { found.append(missing) }
    if let quantity = item[.quantity]?.number, !isSaid(quantity, unit), !isWeighed(item) {
      found.append(difference([NumberText.plain(quantity, decimals: 2), unit ?? ""]))
    }
    if let quantity = item[.quantity]?.number, found.isEmpty, let piece = ownPiece(than: unit) {
      let amount = NumberText.plain(quantity, decimals: 2)
      found.append(
        Difference(thing: shown, said: "\(amount) \(piece)", written: "\(amount) \(unit ?? "")"))
    }
    if let grams = item[.grams]?.number, !isSaid(grams: grams, of: item) {
      found.append(difference([NumberText.plain(grams), "g"]))
    }
    let unsaid = ["carbs", "calories", "protein", "fat", "fiber"].compactMap { key in
      item[JSON.Key(key)]?.number.flatMap { value in
        isSaid(value, nutrient: key, of: item)
          ? nil
          : "\(NumberText.plain(value)) \(key == "calories" ? "kcal" : "g \(Texts.values[key] ?? key)")"
      }
    }
    if !unsaid.isEmpty {
      found.append(Difference(thing: shown, said: nil, written: unsaid.joined(separator: ", ")))
    }
    return found
  }

  /// The amount that was said of a food which a call counts without any: `2 dilim börek yedim`.
  private func missing(in item: JSON) -> Difference? {
    guard anew == .quantity, let own, own.figure.low != 1, own.belongs(to: name),
      ![.quantity, .grams, .carbs, .recipe].contains(where: { item[$0] != nil })
    else { return nil }
    return Difference(thing: shown, said: own.text, written: Texts.noAmount)
  }

  /// The dose that was said of a drug which a call writes without any.
  func missingDose() -> Difference? {
    guard anew == .quantity, let own, own.belongs(to: name) else { return nil }
    return Difference(thing: shown, said: own.text, written: Texts.noAmount)
  }

  func differences(ofDose dose: Double, unit: String) -> [Difference] {
    if bag.holds(dose) || isRecorded(dose, "dose") { return [] }
    // `3 tane 500lük` is one sum for tablets; units of insulin are never reckoned.
    if unit != EntryForm.insulinUnit, said.contains(where: { $0.has("amountCheck.times") }),
      isProduct(dose, of: figures)
    {
      return []
    }
    return [difference([NumberText.plain(dose, decimals: 2), unit])]
  }

  private func difference(_ written: [String]) -> Difference {
    Difference(
      thing: shown, said: (own ?? amounts.last { $0.isDefinite })?.text,
      written: written.filter { !$0.isEmpty }.joined(separator: " "))
  }

  private func isSaid(_ quantity: Double, _ unit: String?) -> Bool {
    if quantity == 0 { return true }
    if quantity == 1, isWhole || own == nil || own?.figure.low == 1 { return true }
    let factor = unit.map { Turkish.fold($0) }.flatMap(Unit.named)?.factor ?? 1
    return bag.holds(quantity, factor: factor) || bag.holds(quantity) || isFraction(quantity)
      || isDerived(quantity, from: figures, byHundred: false) || isRecorded(quantity, "quantity")
  }

  /// 0,33 for `üçte bir`.
  private func isFraction(_ quantity: Double) -> Bool {
    figures.contains { quantity.isWritten(of: $0.low) }
  }

  /// The piece that was said where a call counts whole ones: `iki kare çikolata` are no two bars.
  private func ownPiece(than unit: String?) -> String? {
    guard let piece = own?.after.first, piece.fits("amountCheck.pieces"),
      unit.map({ Turkish.fold($0).fits("amount.pieces") }) == true,
      Turkish.fold(unit ?? "") != piece,
      !name.contains(piece)
    else { return nil }
    return piece
  }

  /// `protein bar 45 g`: one piece of the weight that was said.
  private func isWeighed(_ item: JSON) -> Bool {
    guard let grams = item[.grams]?.number, item[.quantity]?.number == 1 else { return false }
    return own?.figure.dimension == .mass && bag.holds(grams, as: [.mass])
  }

  private func isSaid(grams: Double, of item: JSON) -> Bool {
    if bag.holds(grams, as: [.mass, .volume, .count]) || isRecorded(grams, "grams") { return true }
    if isDerived(grams, from: figures) { return true }
    // How much the said pieces weigh is for the table to say; a guess near it differs in words only.
    let quantity = item[.quantity]?.number ?? own?.figure.low
    let unit = item[.unit]?.string ?? own?.figure.unit
    guard let quantity,
      let house = foods.estimate(
        FoodMention(name: shown, quantity: quantity, unit: unit, grams: nil), [])
    else { return false }
    return house.range?.contains(grams) == true || abs(house.grams - grams) <= house.grams * 0.35
  }

  // MARK: MealEstimator

  /// Whether a value is a sum, a difference, a multiple or a part of what was said; `byHundred` where a
  /// figure may be one of 100 g.
  private func isDerived(_ value: Double, from figures: [Figure], byHundred: Bool = true) -> Bool {
    let said = Array(Set(figures.suffix(16).flatMap { [$0.low * $0.factor, $0.low] }))
    if said.contains(where: { part($0, is: value) }) { return true }
    return said.indices.contains { first in
      said.indices.contains { second in
        guard first != second else { return false }
        let (left, right) = (said[first], said[second])
        if isShared, right > 1, Self.isNear(left / right, value) { return true }
        return Self.isNear(left + right, value) || Self.isNear(left - right, value)
          || Self.isNear(left * right, value)
          || byHundred && Self.isNear(left * right / 100, value)
      }
    }
  }

  /// Whether a value is one said number times another.
  private func isProduct(_ value: Double, of figures: [Figure]) -> Bool {
    figures.indices.contains { first in
      figures.indices.contains { second in
        first != second && Self.isNear(figures[first].low * figures[second].low, value)
      }
    }
  }

  private var said: [Said] { words.entries[words.start...].map(\.said) }
  /// `dört kişi bölüştük`.
  private var isShared: Bool { said.contains(where: \.isShared) }

  private func part(_ whole: Double, is value: Double) -> Bool {
    let isHalved = said.contains { $0.has("amountCheck.part") }
    if isHalved, Self.isNear(whole / 2, value) { return true }
    return said.contains { $0.has("amountCheck.part.2") }
      && (Self.isNear(whole / 4, value) || Self.isNear(whole * 0.75, value))
  }

  /// Whether a record of the same name holds the value, or so many times a value of it.
  func isRecorded(_ value: Double, _ key: String) -> Bool {
    let changes = [("amountCheck.part", 0.5), ("amountCheck.double", 2)]
      .filter { change in said.contains { $0.has(change.0) } }.map(\.1)
    let isAnew = anew == .all || anew == .quantity && key == "quantity"
    let asItIs: [Double] = isAnew ? [] : [1]
    let factors = asItIs + changes + figures.map(\.low) + figures.map { $0.low / 100 }
    if key == "dose", !words.pointsBack { return false }
    let more = said.contains { $0.has("amountCheck.more") } ? figures.map(\.low) : []
    return words.evidence.results.contains { result in
      NamedRecord.all(in: result).contains { record in
        isSame(record.name)
          && record.numbers.contains { number in
            (number.key == key || key == "dose" && number.key == "value")
              && (factors.contains { Self.isNear(number.value * $0, value) }
                || more.contains { Self.isNear(number.value + $0, value) })
          }
      }
    }
  }

  private func isSame(_ other: String) -> Bool {
    let other = ThreadWords.words(of: other)
    return name.allSatisfy { word in other.contains { Said.isSame(word, $0) } }
      || !other.isEmpty && other.allSatisfy { word in name.contains { Said.isSame(word, $0) } }
  }

  /// Equal as far as people and labels round.
  static func isNear(_ known: Double, _ value: Double) -> Bool {
    abs(known - value) <= max(abs(value) * 0.025, value < 1 ? 0.01 : 0.051)
  }
}

extension Figure {
  /// Whether it says how much of a nutrient there is, not how much of the food: `60 g karbonhidrat`, `30
  /// karbonhidratlık yulaf`, `250 kalorilik tost`.
  fileprivate var isOfNutrient: Bool {
    dimension == .energy || isOfCarbs || next.fits("stem.carbs")
  }

  /// Whether it measures time, steps or glucose, which is no amount of a thing: `iki saat önce`.
  fileprivate var countsNoThing: Bool {
    dimension == .time || dimension == .steps || dimension == .glucose
  }
}

extension Said {
  /// `dört kişi bölüştük`.
  fileprivate var isShared: Bool { has("amountCheck.shared") }
}

extension ThreadWords {
  /// The words by which other foods of the records are named.
  fileprivate func recordedWords(besides name: [String]) -> [String] {
    evidence.results.flatMap { NamedRecord.all(in: $0) }.flatMap { Self.words(of: $0.name) }
      .filter { word in !name.contains { Said.isSame($0, word) } }
  }

  /// Whether the open matter points at an earlier dose: `dünkü kadar`, `aynısı`.
  fileprivate var pointsBack: Bool {
    open(for: "logMedication").contains {
      $0.said.has("agreement.pointing") || $0.said.has("amountCheck.asBefore")
    }
  }

  /// The messages that can tell a dose: one that is written already belongs to what was done then.
  ///
  /// A dose that is always the same was told once: `her gece lantus 18 yapıyorum`.
  fileprivate var entriesOfDoses: [Entry] {
    guard !pointsBack else { return entries }
    return entries[..<start].filter { $0.said.has("amountCheck.habit") }
      + open(for: "logMedication")
  }
}
