import Analysis
import Turkish

// Insulin and drugs taken wrongly: what needs numbers and an eye on who did what.
extension EmergencyScene {
  var isTooMuchInsulin: Bool {
    if holds(Phrases.insulinOfAChild) { return true }
    guard isOfInsulin else { return false }
    let kept = Terms.list("overdoseRules.kept")
    if utterance.has(anyPrefix: kept) { return false }
    return places(Phrases.tooMuch).contains { isOneStatement($0) && !isSpread($0) } || isSwapped
      || isMisread || isHuge
  }

  /// `Bugün iki kere vurdum, sabah ve akşam`: as often as planned.
  private func isSpread(_ range: ClosedRange<Int>) -> Bool {
    let mistakes = Terms.list("overdoseRules.mistakes")
    guard Terms.list("overdoseRules.isSpread").contains(utterance.text(at: range.lowerBound)),
      !utterance.has(anyPrefix: mistakes), !holds(Phrases.help)
    else { return false }
    let meals: Set<String> = Terms.set("overdoseRules.meals")
    return utterance.has(meals)
      || utterance.words.indices.contains { place in
        utterance.text(at: place) == "sabah"
          && (place + 1...place + 2).contains {
            Terms.list("overdoseRules.isSpread.2").contains(utterance.text(at: $0))
          }
      }
  }

  private var isOfInsulin: Bool {
    if isBareMisread { return true }
    if utterance.words.contains(where: { isInjected($0.text) || Self.dosing.hasStem(of: $0.text) })
    {
      return true
    }
    let hasNumber = utterance.words.contains { $0.value != nil }
    return utterance.has(Terms.set("overdoseRules.isOfInsulin"))
      || hasNumber && utterance.has(Terms.set("overdoseRules.isOfInsulin.2"))
  }

  /// Whether no other statement ends inside: not `iki kere ölçtüm sonra insülin yaptım`.
  private func isOneStatement(_ range: ClosedRange<Int>) -> Bool {
    let inside = utterance.words[range].dropFirst().dropLast()
    return !inside.contains {
      VerbEnding.isFinite($0.text) && !Phrases.injectedWords.contains($0.text)
        && !$0.text.hasPrefix("unut")
    } && utterance.words[range.lowerBound].clause == utterance.words[range.upperBound].clause
  }

  /// `Şekerim 56 oldu, az önce novorapid yaptım`.
  var hasJustInjected: Bool {
    isOfInsulin && injects && utterance.has(Terms.set("overdoseRules.hasJustInjected"))
  }

  private var injects: Bool { utterance.has(Phrases.injectingWords) }

  private func isInsulin(_ word: String) -> Bool {
    word != "unite" && (isInjected(word) || Self.sorts.hasStem(of: word))
  }

  private func isInjected(_ word: String) -> Bool {
    Drugs.isInsulin(word) || Self.injectables.hasStem(of: word)
  }

  private static let injectables = Beginnings(Phrases.injectables)
  private static let sorts = Beginnings(Phrases.sorts)
  private static let dosing = Beginnings(Terms.list("overdoseRules.dosing"))

  /// `lantus yerine novorapid vurdum`, `6 yerine 60 ünite`, `lantusu novorapid sanıp vurdum`.
  private var isSwapped: Bool {
    guard injects, !utterance.has(anyPrefix: Terms.list("overdoseRules.isSwapped"))
    else {
      return false
    }
    let words = utterance.words
    return words.indices.contains { index in
      let isInstead = words[index].text == "yerine"
      guard
        isInstead
          || Terms.list("overdoseRules.isSwapped.2").contains(words[index].text),
        index > 0, !assertions.isElsewhere(index)
      else { return false }
      let (before, after) = (words[max(0, index - 3)..<index], words[(index + 1)...].prefix(4))
      if !isInstead {
        return before.contains { isInsulin($0.text) }
          && (before.filter { isInsulin($0.text) }.count > 1
            || after.contains { isInsulin($0.text) })
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
          && before.contains { VerbEnding.isFinite($0.text) || $0.text.hasSuffix("mis") }
    }
  }

  /// `8 yapacaktım 80 yaptım`: doses without a name, because nothing else is counted.
  private var isBareMisread: Bool {
    let meant = Terms.list("overdoseRules.meant")
    return utterance.words.indices.contains { place in
      place > 0 && utterance.words[place - 1].value != nil
        && meant.contains(where: utterance.text(at: place).hasPrefix)
        && utterance.words.indices.contains(place + 2) && utterance.words[place + 1].value != nil
        && Phrases.injectingWords.contains(utterance.text(at: place + 2))
    }
  }

  private func isMore(_ taken: Double?, than meant: Double?) -> Bool {
    guard let taken, let meant else { return false }
    return taken > meant * 1.2
  }

  /// `4 ünite yapacaktım 14 yaptım`, `5 yapacakken 50 vurdum`, `4 yapacağıma 40 yapmışım`.
  private var isMisread: Bool {
    guard injects else { return false }
    let meant = Terms.list("overdoseRules.meant")
    return utterance.words.indices.contains { index in
      let word = utterance.words[index].text
      guard meant.contains(where: word.hasPrefix),
        Terms.list("overdoseRules.isMisread").contains(where: word.hasSuffix),
        !assertions.isElsewhere(index)
      else { return false }
      return isMore(
        utterance.words[index...].first { $0.value != nil }?.value,
        than: utterance.words[..<index].last { $0.value != nil }?.value)
    }
  }

  /// Units that nobody injects at once: from 100 on, of a rapid insulin from 60 on.
  private var isHuge: Bool {
    guard injects else { return false }
    let isRapid = utterance.has(anyPrefix: Phrases.rapid)
    return utterance.words.indices.contains { index in
      guard let value = utterance.words[index].value, !assertions.isElsewhere(index) else {
        return false
      }
      let next = utterance.text(at: index + 1)
      let isDose =
        next.hasPrefix("unite") || Terms.list("overdoseRules.isHuge").contains(next)
        || isInjected(next)
      return isDose && !next.hasPrefix("unitelik") && value >= (isRapid ? 60 : 100)
    }
  }

  // MARK: Drugs

  private func isCounter(_ place: Int) -> Bool {
    Terms.set("overdoseRules.isManyPills.2").contains(utterance.text(at: place))
      || utterance.text(at: place).hasPrefix("hap")
  }

  var isTooManyPills: Bool {
    let bought = Terms.list("overdoseRules.bought")
    if places(Phrases.pillsTaken).contains(where: isOneStatement),
      !utterance.has(anyPrefix: bought)
    {
      return true
    }
    return isManyPills && !utterance.has(anyPrefix: bought)
  }

  /// `10 tane diamicron içtim`; of drugs without a name only from ten on, because many people take
  /// several in the morning.
  private var isManyPills: Bool {
    guard let verb = places(Phrases.swallowing).map(\.upperBound).last,
      !utterance.words[verb].text.hasPrefix("iciyo"),
      !utterance.has(Terms.set("overdoseRules.isManyPills"))
    else { return false }
    let before = utterance.words[max(0, verb - 6)..<verb]
    // The number that counts what is swallowed: "8 tane", "8 tablet", "18 glifor".
    let counted = before.indices.last { place in
      utterance.words[place].value != nil && utterance.words[place].kind != .clock
        && utterance.words[place].suffix.isEmpty
        && utterance.words[place].clause == utterance.words[place + 1].clause
        && (isCounter(place + 1) || Drugs.isNamed(utterance.text(at: place + 1)))
    }
    guard let counted, let count = utterance.words[counted].value, count == count.rounded(),
      count < 150
    else { return false }
    let isNamed = before.contains { word in
      Drugs.isNamed(word.text) || Terms.list("overdoseRules.isManyPills.3").contains(word.text)
        || word.text.hasPrefix("ilacini") || word.text.hasPrefix("hapindan")
        || word.text.hasPrefix("hapini")
    }
    let isDrug = isNamed || before.contains { Drugs.isDrug($0.text) }
    let isMistake = utterance.has(Terms.set("overdoseRules.isManyPills.4"))
    return isDrug && count >= (isMistake ? 2 : isNamed ? 4 : 10)
  }
}
