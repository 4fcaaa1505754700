import Analysis
import Domain
import Turkish

/// Holds the drug of a call, its dose and its unit against what was said.
struct DrugCheck {
  private let words: ThreadWords
  private let foods: FoodTable

  init(_ words: ThreadWords, foods: FoodTable) {
    self.words = words
    self.foods = foods
  }

  func differences(of arguments: JSON) -> [Difference] {
    let name = arguments[.name]?.string ?? ""
    var found: [Difference] = []
    if !name.isEmpty, !isNamed(name) {
      found.append(.init(thing: "", said: nil, written: name))
    }
    let check = AmountCheck(
      words, foods: foods, name: name, others: [], person: arguments[.person]?.string, isDose: true)
    guard let dose = arguments[.dose]?.number else {
      // `metformin 1000` may be the name of the tablet.
      let isInName = name.contains(where: \.isNumber)
      return found + [isInName ? nil : check.missingDose()].compactMap(\.self)
    }
    let unit = arguments[.unit]?.string ?? ""
    if !isEach(dose) { found += check.differences(ofDose: dose, unit: unit) }
    if found.isEmpty, let said = Self.otherUnit(than: unit, of: dose, in: check.amounts) {
      let written = "\(NumberText.plain(dose, decimals: 2)) \(unit)"
      found.append(.init(thing: name, said: said, written: written))
    }
    if found.isEmpty, !unit.isEmpty, !isSaid(unit: unit, of: name) {
      found.append(.init(thing: name, said: nil, written: unit))
    }
    return found
  }

  /// The unit that was said with a dose, where a call counts it otherwise: `2 tablet` are no 2 mg.
  private static func otherUnit(
    than unit: String, of dose: Double, in amounts: [ThreadWords.Amount]
  ) -> String? {
    let said = amounts.filter { $0.figure.low == dose && $0.figure.dimension != nil }
    guard let measure = Unit.named(Turkish.fold(unit))?.dimension, let last = said.last,
      said.allSatisfy({ ($0.figure.dimension == .mass) != (measure == .mass) })
    else { return nil }
    return last.text
  }

  /// Whether it was said by its name, or in general where no other drug was named.
  private func isNamed(_ name: String) -> Bool {
    let parts = ThreadWords.words(of: name)
    guard parts.allSatisfy({ $0.fits("contentCheck.isGeneric") }) else {
      return words.names(name, loosely: true) && !parts.contains(where: isOther)
    }
    let said = words.open(for: "logMedication").flatMap(\.said.words)
    if parts.contains(where: { part in said.contains { Said.isSame(part, $0) } }) { return true }
    let isInsulin = parts.contains { Drugs.isInsulin($0) }
    return !said.contains { word in
      !word.fits("contentCheck.isGeneric") && Drugs.isMedicine(word)
        && !(isInsulin && Drugs.isInsulin(word))
    }
  }

  /// Whether so much was said of each of several drugs: `glifor ve ramipril birer tane`.
  private func isEach(_ dose: Double) -> Bool {
    let each = WordSets.list("drugCheck.each").map { $0.split(separator: " ").map(String.init) }
    let said = words.open(for: "logMedication").last?.said.words ?? []
    return each.contains { $0.count == 2 && Double($0[1]) == dose && said.contains($0[0]) }
  }

  /// Whether the words that sound like a drug are names of other drugs: `novorapid`, and not Novomix.
  private func isOther(_ part: String) -> Bool {
    guard Self.isKnown(part) else { return false }
    let alike = words.entries.flatMap(\.said.words).filter { Said.isAlike(part, $0) }
    return !alike.isEmpty && alike.allSatisfy { Self.isKnown($0) && !Self.isSpelling($0, of: part) }
  }

  private static func isKnown(_ word: String) -> Bool {
    Drugs.isNamed(word) || Drugs.isMedicine(word)
  }

  /// Whether a word is a drug's name with an ending, in short, or with a letter or two changed.
  private static func isSpelling(_ word: String, of name: String) -> Bool {
    if Said.isSame(name, word) || word.hasPrefix(name) || name.hasPrefix(word) { return true }
    let start = zip(word, name).prefix { $0 == $1 }.count
    let end = zip(word.reversed(), name.reversed()).prefix { $0 == $1 }.count
    return start + end >= max(word.count, name.count) - 2
  }

  /// Whether a unit was said, or is the one in which such a drug is always measured.
  private func isSaid(unit: String, of name: String) -> Bool {
    let isOfInsulin = isUnits(unit)
    let isInsulin = ThreadWords.words(of: name).contains { Drugs.isInsulin($0) }
    if isOfInsulin == isInsulin { return true }
    let said = words.entries.flatMap { $0.said.words + $0.said.figures.map(\.unit) }
    guard isOfInsulin else {
      return said.contains { $0 == Turkish.fold(unit) || Said.isSame(Turkish.fold(unit), $0) }
    }
    return said.contains(where: isUnits)
  }

  private func isUnits(_ unit: String) -> Bool {
    let folded = Turkish.fold(unit)
    return folded.hasPrefix(Turkish.fold(EntryForm.insulinUnit))
      || folded.fits("contentCheck.units")
  }
}
