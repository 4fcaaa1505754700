import Analysis
import Turkish

// Insulin and drugs taken wrongly: what needs numbers and an eye on who did what.
extension EmergencyScene {
  var isTooMuchInsulin: Bool {
    if holds(.insulinOfAChild) { return true }
    guard isOfInsulin else { return false }
    if utterance.has("overdoseRules.kept") { return false }
    return places(.tooMuch).contains { isOneStatement($0) && !isSpread($0) } || isSwapped
      || isMisread || isHuge
  }

  /// `Bugün iki kere vurdum, sabah ve akşam`: as often as planned.
  func isSpread(_ range: ClosedRange<Int>) -> Bool {
    guard utterance.fits(range.lowerBound, "overdoseRules.isSpread"),
      !utterance.has("overdoseRules.mistakes"), !holds(.help)
    else { return false }
    return utterance.has("overdoseRules.meals")
      || utterance.words.indices.contains { place in
        utterance.fits(place, "word.morning")
          && (place + 1...place + 2).contains {
            utterance.fits($0, "overdoseRules.isSpread.2")
          }
      }
  }

  var isOfInsulin: Bool {
    if isBareMisread { return true }
    if utterance.words.contains(where: {
      isInjected($0.text) || $0.text.fits("overdoseRules.dosing")
    }) {
      return true
    }
    let hasNumber = utterance.words.contains { $0.value != nil }
    return utterance.has("overdoseRules.isOfInsulin")
      || hasNumber && utterance.has("overdoseRules.isOfInsulin.2")
  }

  /// Whether no other statement ends inside: not `iki kere ölçtüm sonra insülin yaptım`.
  func isOneStatement(_ range: ClosedRange<Int>) -> Bool {
    let inside = utterance.words[range].dropFirst().dropLast()
    return !inside.contains {
      VerbEnding.isFinite($0.text) && !EmergencyPhrases.injectedWords.contains($0.text)
        && !$0.text.fits("stem.forget")
    } && utterance.words[range.lowerBound].clause == utterance.words[range.upperBound].clause
  }

  /// `Şekerim 56 oldu, az önce novorapid yaptım`.
  var hasJustInjected: Bool {
    isOfInsulin && injects && utterance.has("overdoseRules.hasJustInjected")
  }

  /// `Bir saat önce 14 novorapid yapmıştım`, `amaryl aldım`: what may be bringing the glucose down now, where
  /// nothing else explains the sign (`soğuktan titriyorum`) and no good value is told.
  var tookLowering: Bool {
    utterance.words.contains {
      Drugs.isInsulin($0.text) || $0.text.fits("drug.secretagogue")
        || $0.text.fits("lowering.injection")
    } && utterance.has("lowering.taken") && !utterance.has("lowering.left")
      && !utterance.words.contains { ($0.value ?? 0) >= 70 }
  }

  var injects: Bool { utterance.has(EmergencyPhrases.injectingWords) }

  private func isInsulin(_ word: String) -> Bool {
    !word.fits("unit.insulin") && (isInjected(word) || word.fits("overdosePhrases.sorts"))
  }

  func isInjected(_ word: String) -> Bool {
    Drugs.isInsulin(word) || word.fits("overdosePhrases.injectables")
  }

  /// `lantus yerine novorapid vurdum`, `6 yerine 60 ünite`, `lantusu novorapid sanıp vurdum`.
  private var isSwapped: Bool {
    guard injects, !utterance.has("overdoseRules.isSwapped")
    else {
      return false
    }
    let words = utterance.words
    return words.indices.contains { index in
      let isInstead = words[index].text.fits("word.instead")
      guard
        isInstead
          || words[index].text.fits("overdoseRules.isSwapped.2"),
        index > 0, !assertions.isElsewhere(index)
      else { return false }
      let (before, after) = (words[max(0, index - 3)..<index], words[(index + 1)...].prefix(4))
      if !isInstead {
        return before.contains { isInsulin($0.text) }
          && (before.filter { isInsulin($0.text) }.count > 1
            || after.contains { isInsulin($0.text) })
      }
      // "hızlı insülini lantus yerine yaptım"
      if isInsulin(words[index - 1].text),
        before.dropLast().contains(where: { isInsulin($0.text) }),
        after.first.map({ EmergencyPhrases.injectingWords.contains($0.text) }) == true
      {
        return true
      }
      if before.contains(where: { isInsulin($0.text) }),
        after.contains(where: { isInsulin($0.text) })
      {
        return true
      }
      return isMore(after.first { $0.value != nil }?.value, than: words[index - 1].value)
        || isMore(
          after.first { $0.value != nil }?.value, than: before.last { $0.value != nil }?.value)
        || isMore(
          words[..<(index - 1)].last { $0.value != nil }?.value, than: words[index - 1].value)
          && before.contains { VerbEnding.isFinite($0.text) || $0.text.fits("ending.reported") }
    }
  }

  /// `8 yapacaktım 80 yaptım`: doses without a name, because nothing else is counted.
  private var isBareMisread: Bool {
    return utterance.words.indices.contains { place in
      place > 0 && utterance.words[place - 1].value != nil
        && utterance.fits(place, "overdoseRules.meant")
        && utterance.words.indices.contains(place + 2) && utterance.words[place + 1].value != nil
        && EmergencyPhrases.injectingWords.contains(utterance.text(at: place + 2))
    }
  }

  private func isMore(_ taken: Double?, than meant: Double?) -> Bool {
    guard let taken, let meant else { return false }
    return taken > meant * 1.2
  }

  /// `4 ünite yapacaktım 14 yaptım`, `5 yapacakken 50 vurdum`, `4 yapacağıma 40 yapmışım`.
  private var isMisread: Bool {
    guard injects else { return false }
    let meant = WordSets["overdoseRules.meant"]
    return utterance.words.indices.contains { index in
      let word = utterance.words[index].text
      guard meant.fits(word),
        word.fits("overdoseRules.isMisread"),
        !assertions.isElsewhere(index)
      else { return false }
      return isOtherInsulin(after: index)
        || isMore(
          utterance.words[index...].first { $0.value != nil }?.value,
          than: utterance.words[..<index].last { $0.value != nil }?.value)
    }
  }

  /// `5 levemir yapacağıma 5 ünite novorapid yapmışım`: a rapid insulin in place of the one that was meant.
  private func isOtherInsulin(after index: Int) -> Bool {
    let meant = utterance.words[..<index].suffix(4).filter { Drugs.isInsulin($0.text) }
    return !meant.isEmpty
      && utterance.words[(index + 1)...].prefix(5).contains { word in
        word.text.fits("overdosePhrases.rapid") && Drugs.isInsulin(word.text)
          && !meant.contains { $0.text.prefix(4) == word.text.prefix(4) }
      }
  }

  /// Units that nobody injects at once: from 100 on, of a rapid insulin from 60 on.
  private var isHuge: Bool {
    guard injects || utterance.has("overdoseRules.given") else { return false }
    let isRapid = utterance.has("overdosePhrases.rapid")
    return utterance.words.indices.contains { index in
      guard let value = utterance.words[index].value, !assertions.isElsewhere(index) else {
        return false
      }
      let next = utterance.text(at: index + 1)
      // "şekerim 142, novorapid 6 ünite": a reading before the drug, whose dose stands behind it.
      let isReading =
        utterance.fits(index - 1, "saidReadings.cues")
        || (index + 2...index + 3).contains { place in
          utterance.words.indices.contains(place) && utterance.words[place].value != nil
        }
      let isDose =
        next.fits("stem.insulinUnit") || next.fits("overdoseRules.isHuge")
        || isInjected(next) && !isReading || isBehindInsulin(index)
      return isDose && !next.fits("stem.ofUnits") && value >= (isRapid ? 60 : 100)
    }
  }

  /// `novorapid 90 verdim`: between the insulin and the verb; not the 300 of `toujeo 300 yaptım 20 ünite`,
  /// which says how strong it is.
  private func isBehindInsulin(_ index: Int) -> Bool {
    let next = utterance.text(at: index + 1)
    guard Drugs.isInsulin(utterance.text(at: index - 1)), utterance.words[index].kind == .number,
      utterance.words[index].suffix.isEmpty,
      EmergencyPhrases.injectingWords.contains(next) || next.fits("overdoseRules.given")
    else { return false }
    return utterance.words[index].value.map(Self.strengths.contains) != true
      || !utterance.words.contains { (1..<100).contains($0.value ?? 0) }
  }

  /// Units in a millilitre of the insulins that are sold, which stand in their names.
  private static let strengths: Set<Double> = [100, 200, 300]
}
