import Analysis
import Turkish

// Tablets of which too many, or the wrong ones, were swallowed.
extension EmergencyScene {
  var isTooManyPills: Bool {
    guard !utterance.has("overdoseRules.bought") else { return false }
    // "doktor çocuğa metformin verdi"
    if holds(.pillsOfAChild), !utterance.has("overdoseRules.isSwapped") { return true }
    if places(.pillsTaken).contains(where: isOneStatement), !utterance.has("overdoseRules.usual") {
      return true
    }
    guard !utterance.has("overdoseRules.isManyPills") else { return false }
    return swallowing.contains { isTooMany(at: $0) || isTooMuch(at: $0) }
  }

  /// Where somebody swallows: `içtim`, `içip`, and where they take, as `aldım` is said of a drug; also in the
  /// morning or the night before, which is not over with it.
  private var swallowing: [Int] {
    let isLately = utterance.has("overdoseRules.lately") && !utterance.has("overdoseRules.longAgo")
    let told = places(.swallowing, even: isLately ? .over : nil).map(\.upperBound)
    return told.filter { !utterance.fits($0, "stem.isDrinking") }
      + utterance.words.indices.filter { place in
        (utterance.fits(place, "overdoseRules.swallowed") || isTaken(place))
          && (!assertions.isElsewhere(place) || isLately && assertions.status(at: place) == .over)
      }
  }

  /// Not at a pharmacy: `2 kutu glifor aldım`.
  private func isTaken(_ verb: Int) -> Bool {
    utterance.fits(verb, "overdoseRules.taken") && !utterance.has("overdoseRules.packs")
      && !utterance.has("overdoseRules.longAgo")
  }

  /// `10 tane diamicron içtim`, `metformin aldım 8 tane`; of drugs without a name only from ten on, because
  /// many people take several in the morning.
  private func isTooMany(at verb: Int) -> Bool {
    let near = max(0, verb - 6)..<min(utterance.words.count, verb + 3)
    guard let place = near.last(where: { counts($0, verb) }),
      let count = utterance.words[place].value, count == count.rounded(), count < 150
    else { return false }
    let least = least(in: utterance.words[near], isTaken: isTaken(verb))
    // "dün 4 bugün 4 metformin": of what is over, only what nobody takes in a day.
    return count >= (assertions.isElsewhere(verb) ? max(least, Self.mostOfADay) : least)
  }

  /// Whether a number counts what is swallowed at a verb: `8 tane`, `8 tablet`, `18 glifor`; not the 60 of
  /// `60 diamicron`, which says how strong the tablet is.
  private func counts(_ place: Int, _ verb: Int) -> Bool {
    let word = utterance.words[place]
    guard let value = word.value, word.kind != .clock, word.suffix.isEmpty, place != verb,
      utterance.words.indices.contains(place + 1),
      word.clause == utterance.words[place + 1].clause, !isOfInsulin(place)
    else { return false }
    if isCounter(place + 1) { return true }
    let next = utterance.text(at: place + 1)
    guard place < verb else { return false }
    let tablet = Tablet(of: next)
    // "45 metformin": 45 may be a reading.
    guard tablet != nil || Drugs.isNamed(next), tablet?.isStrength(value) != true else {
      return false
    }
    return !Drugs.isNamed(next) || value < Self.mostUncounted
  }

  /// From here on a bare number before a drug for diabetes may be a reading of glucose.
  private static let mostUncounted = 40.0
  /// From so many on of one drug it is more than anybody takes in a day.
  private static let mostOfADay = 10.0

  /// From how many on it is too many of the drug that the words name.
  private func least(in words: ArraySlice<Utterance.Word>, isTaken: Bool) -> Double {
    let isNamed = words.contains { word in
      Drugs.isNamed(word.text) || word.fits("overdoseRules.isManyPills.3")
        || word.fits("stem.somebodysPill")
    }
    if utterance.has("overdoseRules.isManyPills.4"), isNamed { return 2 }
    if isNamed { return isTaken ? 6 : 4 }
    if let tablet = words.lazy.compactMap({ Tablet(of: $0.text) }).first { return tablet.tooMany }
    let isDrug = words.contains { Drugs.isDrug($0.text) || Drugs.isMedicine($0.text) }
    return isDrug ? 10 : .infinity
  }

  /// `metformin 5000 içtim`: milligrams far above what a day holds.
  private func isTooMuch(at verb: Int) -> Bool {
    (max(0, verb - 4)..<verb).contains { place in
      let word = utterance.words[place]
      guard let value = word.value, word.kind == .number, word.suffix.isEmpty else { return false }
      let hasUnit = utterance.fits(place + 1, "overdoseRules.milligrams")
      let tablet =
        Tablet(of: utterance.text(at: place - 1))
        ?? (hasUnit ? Tablet(of: utterance.text(at: place + 2)) : nil)
      guard let tablet, hasUnit || place + 1 == verb else { return false }
      return value > tablet.most * Self.farAbove
    }
  }

  /// By how much the most of a day is passed before it is called too much: two doses of a morning may be
  /// told as one.
  private static let farAbove = 1.6

  /// Whether a number is a dose of insulin between two drugs: the 6 of `novorapid 6 lantus 14 yaptım`.
  private func isOfInsulin(_ place: Int) -> Bool {
    if isInjected(utterance.text(at: place + 1)) { return true }
    return place > 0 && isInjected(utterance.text(at: place - 1)) && !isCounter(place + 1)
      && utterance.words.indices.contains(place + 2) && utterance.words[place + 2].value != nil
  }

  private func isCounter(_ place: Int) -> Bool {
    utterance.fits(place, "overdoseRules.isManyPills.2")
      || utterance.fits(place, "stem.pill")
  }
}
