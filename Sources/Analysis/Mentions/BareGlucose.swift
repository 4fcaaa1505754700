import Domain
import Turkish

/// Readings without a word for glucose: `meyve suyu içtim hâlâ 46`, `43 geldi`, `şkerim 42`.
///
/// A number counts only where nothing stands beside it but words of time, of falling and of worry.
struct BareGlucose {
  let utterance: Utterance
  let assertions: AssertionReader
  /// Whether glucose was the talk just before.
  let follows: Bool
  /// Where signs of a low stand.
  var signs: Set<Int> = []

  private var words: [Utterance.Word] { utterance.words }

  /// The values in their order, of whatever time.
  func mentions() -> [ValueMention] {
    words.indices.compactMap { index in
      guard words[index].kind == .number || words[index].kind == .word,
        let value = words[index].value, let unit = unit(of: value),
        !words[index].suffix.fits("bareReadings.notValues"),
        !isFever(value, at: index), !utterance.fits(index + 1, "bareReadings.spans"),
        isMisspelt(beside: index) || isAlone(index) || isUnowned(index) || isBeforeDose(index)
      else { return nil }
      let next = utterance.text(at: index + 1)
      let isUnder = next.fits("stem.below") || next.fits("word.below")
      var mention = ValueMention(isUnder ? value - 1 : value, unit, at: index, assertions)
      // "bebek 38 insülin 1 verdim": of somebody whom no record can name.
      let isOfStranger =
        index > 0 && mention.person == nil && isBeforeDose(index)
        && AssertionReader.isPerson(words[index - 1].text)
      mention.isExact = !isUnder && !isOfStranger
      return mention
    }
  }

  /// mg/dL for 20 to 69, mmol/L for a decimal from 1.5 to 3.8 beside signs.
  private func unit(of value: Double) -> GlucoseUnit? {
    if value == value.rounded() { return (20..<70).contains(value) ? .mgdL : nil }
    return !signs.isEmpty && (1.5..<3.9).contains(value) ? .mmolL : nil
  }

  /// `ateşi düştü, 37 oldu`: degrees Celsius.
  private func isFever(_ value: Double, at index: Int) -> Bool {
    signs.isEmpty && (34...43).contains(value)
      && words[..<index].contains { word in
        word.sentence == words[index].sentence && word.fits("temperature.of")
      }
  }

  // MARK: Unowned

  /// Whether signs of a low are told and nothing beside the number owns it: `38 yazıyo elm titryo`.
  private func isUnowned(_ index: Int) -> Bool {
    guard !signs.isEmpty || follows || isShown(index) else { return false }
    let before = utterance.text(at: index - 1)
    let isFirst = index == 0 || words[index - 1].sentence != words[index].sentence
    if !isFirst,
      words[index - 1].value != nil || before.fits("bareReadings.owners")
        || MeasureNames.isOne(before) || CuedGlucose.isRival(before) || Drugs.isDrug(before)
        || words[index - 1].kind == .mark
    {
      return false
    }
    let next = index + 1
    guard words.indices.contains(next), words[next].clause == words[index].clause else {
      return true
    }
    if CuedGlucose.isMeasure(words[next].text) || words[next].value != nil { return false }
    return signs.contains(next) || signs.contains(next + 1) && words[next].text.count < 4
      || isNeutral(next)
      || utterance.fits(next, "bareReadings.shown")
  }

  /// `38 yazdı`, `alet 44 diyor`: a meter shows it, and nothing else that shows numbers is named.
  private func isShown(_ index: Int) -> Bool {
    guard words[index].value ?? 99 < 54,
      utterance.fits(index + 1, "bareReadings.displays"),
      !utterance.has("bareReadings.otherDisplays")
    else { return false }
    let before = utterance.text(at: index - 1)
    return index == 0 || words[index - 1].sentence != words[index].sentence
      || before.fits("bareReadings.meters") || isNeutral(index - 1)
  }

  // MARK: Before a dose

  /// `45 novorapid 6 yaptım`, `48 6 ünite humalog vurdum`: a rapid insulin has its dose beside it, and the
  /// number before it is none; not `22 novorapid 8 humalog`.
  private func isBeforeDose(_ index: Int) -> Bool {
    guard index == 0 || words[index - 1].sentence != words[index].sentence || isNeutral(index - 1),
      words[index].suffix.isEmpty || words[index].suffix.fits("bareReadings.past")
        || words[index].suffix.fits("bareReadings.at"),
      words.indices.contains(index + 2), words[index + 2].sentence == words[index].sentence
    else { return false }
    func isRapid(_ place: Int) -> Bool {
      utterance.fits(place, "bareReadings.injected") && Drugs.isInsulin(utterance.text(at: place))
    }
    func isDose(_ place: Int) -> Bool {
      words.indices.contains(place) && words[place].value != nil && words[place].kind == .number
        && words[place].suffix.isEmpty && !utterance.fits(place + 1, "bareReadings.hour")
    }
    if isRapid(index + 1), isDose(index + 2) {
      let next = utterance.fits(index + 3, "bareReadings.doseUnits") ? index + 4 : index + 3
      return !Drugs.isInsulin(utterance.text(at: next))
        && !utterance.fits(next, "bareReadings.doseUnits")
    }
    return isDose(index + 1) && utterance.fits(index + 2, "bareReadings.doseUnits")
      && isRapid(index + 3)
  }

  // MARK: Misspelt

  private func isMisspelt(beside index: Int) -> Bool {
    let next = utterance.text(at: index + 1)
    guard !CuedGlucose.isMeasure(next) else { return false }
    return [index - 1, index - 2, index + 1].contains { place in
      guard words.indices.contains(place), words[place].sentence == words[index].sentence,
        words[place].value == nil
      else { return false }
      if place == index - 1, utterance.fits(place, "bareReadings.short") { return true }
      guard place != index - 2 || utterance.fits(index - 1, "bareReadings.neutral") else {
        return false
      }
      return SugarWord.isMisspelt(words[place].text)
    }
  }

  // MARK: Alone

  /// Whether nothing is said around the number that it could count.
  private func isAlone(_ index: Int) -> Bool {
    let number = words[index].sentence
    var window: [Utterance.Word] = []
    var place = index - 1
    while words.indices.contains(place), words[place].sentence == number, isNeutral(place) {
      window.append(words[place])
      place -= 1
    }
    // What was eaten, drunk or waited for before may end where the window begins.
    guard !words.indices.contains(place) || words[place].sentence != number || ends(place) else {
      return false
    }
    place = index + 1
    while words.indices.contains(place), words[place].sentence == number,
      !isOver(index)
        || words[place].clause == words[index].clause && place == index + 1
          && isNeutral(place)
    {
      guard isNeutral(place) || utterance.fits(place, "word.what") else { return false }
      window.append(words[place])
      place += 1
    }
    if follows || isOver(index) { return true }
    return window.contains { word in word.fits("bareReadings.hints") }
  }

  /// `45ti`, `demin 45ti`: the number ends its statement.
  private func isOver(_ index: Int) -> Bool {
    words[index].suffix.fits("bareReadings.past")
      && index > 0 && utterance.fits(index - 1, "bareReadings.ends")
  }

  private func isNeutral(_ place: Int) -> Bool {
    let word = words[place]
    if word.kind == .mark { return false }
    if word.value != nil { return isWaiting(place) || word.fits("word.two") }
    return word.fits("bareReadings.neutral") || AssertionReader.isPerson(word.text)
      || word.fits("bareReadings.neutralStems") || isWaiting(place)
  }

  /// `15 dakika sonra`, `yarım saat geçti`.
  private func isWaiting(_ place: Int) -> Bool {
    if utterance.fits(place, "bareReadings.spans") {
      let next = utterance.text(at: place + 1)
      return next.fits("bareReadings.isWaiting")
    }
    return words[place].value != nil && place + 2 < words.count
      && utterance.fits(place + 1, "bareReadings.spans")
      && utterance.fits(place + 2, "bareReadings.isWaiting")
  }

  private func ends(_ place: Int) -> Bool {
    let text = words[place].text
    if words[place].value != nil {
      let next = utterance.text(at: place + 1)
      return words[place].suffix.fits("bareReadings.past") || next.fits("bareReadings.past")
        || place > 0 && utterance.fits(place - 1, "bareReadings.ends")
    }
    return VerbEnding.isFinite(text) || text.fits("bareReadings.ends.2")
  }
}

/// The word that most readings begin with, as hasty fingers type it.
package enum SugarWord {
  private static let forms = WordSets.list("bareReadings.forms")

  /// Whether one slip of a finger, or left-out vowels, make `sekerim` of the folded word.
  package static func isMisspelt(_ word: String) -> Bool {
    guard word.count >= 4, word.count <= 9, !word.fits("bareReadings.others"), !forms.contains(word)
    else {
      return false
    }
    if word.first == "s", word.filter({ !"ei".contains($0) }).fits("word.bonesOfMySugar") {
      return true
    }
    return forms.contains { Array(word.utf8)[...].isOneEdit(from: Array($0.utf8)[...]) }
  }
}
