import Turkish

// Insulin and drugs taken wrongly: what needs numbers and an eye on who did what.
extension EmergencyScene {
  var isTooMuchInsulin: Bool {
    if holds(Phrases.insulinOfAChild) { return true }
    guard isOfInsulin else { return false }
    let kept = [
      "yaz", "girdi", "girmis", "kayd", "kayit", "gunde", "dantel", "oya", "orgu", "dikis",
    ]
    if saying.has(anyPrefix: kept) { return false }
    return places(Phrases.tooMuch).contains { isOneStatement($0) && !isSpread($0) } || isSwapped
      || isMisread || isHuge
  }

  /// `Bugün iki kere vurdum, sabah ve akşam`: as often as planned.
  private func isSpread(_ range: ClosedRange<Int>) -> Bool {
    let mistakes = ["yanlis", "unut", "karis", "galiba", "sanirim", "fazla", "kork"]
    guard ["iki", "2", "uc", "3"].contains(saying.text(at: range.lowerBound)),
      !saying.has(anyPrefix: mistakes), !holds(Phrases.help)
    else { return false }
    let meals: Set<String> = ["ogunlerde", "ogunlerden", "yemeklerde", "yemeklerden"]
    return saying.has(meals)
      || saying.words.indices.contains { place in
        saying.text(at: place) == "sabah"
          && (place + 1...place + 2).contains { ["ogle", "aksam"].contains(saying.text(at: $0)) }
      }
  }

  private var isOfInsulin: Bool {
    if saying.words.contains(where: { isInjected($0.text) || Self.dosing.hasStem(of: $0.text) }) {
      return true
    }
    let hasNumber = saying.words.contains { $0.value != nil }
    return saying.has(["iu"])
      || hasNumber && saying.has(["vurdum", "vurmusum", "basmisim", "bastim"])
  }

  /// Whether no other statement ends inside: not `iki kere ölçtüm sonra insülin yaptım`.
  private func isOneStatement(_ range: ClosedRange<Int>) -> Bool {
    let inside = saying.words[range].dropFirst().dropLast()
    return !inside.contains {
      Verb.isFinite($0.text) && !Phrases.injectedWords.contains($0.text)
        && !$0.text.hasPrefix("unut")
    } && saying.words[range.lowerBound].clause == saying.words[range.upperBound].clause
  }

  private var injects: Bool { saying.has(Phrases.injectingWords) }

  private func isInsulin(_ word: String) -> Bool {
    word != "unite" && (isInjected(word) || Self.sorts.hasStem(of: word))
  }

  private func isInjected(_ word: String) -> Bool {
    Drugs.isInsulin(word) || Self.injectables.hasStem(of: word)
  }

  private static let injectables = Beginnings(Phrases.injectables)
  private static let sorts = Beginnings(Phrases.sorts)
  private static let dosing = Beginnings(["hizli", "kisa", "doz", "pompa"])

  /// `lantus yerine novorapid vurdum`, `6 yerine 60 ünite`, `lantusu novorapid sanıp vurdum`.
  private var isSwapped: Bool {
    guard injects, !saying.has(anyPrefix: ["doktor", "hekim", "hoca", "eczane"])
    else {
      return false
    }
    let words = saying.words
    return words.indices.contains { index in
      let isInstead = words[index].text == "yerine"
      guard
        isInstead
          || ["sanip", "sanarak", "diye", "zannedip", "sandim"].contains(words[index].text),
        index > 0, !circumstances.isElsewhere(index)
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
          && before.contains { Verb.isFinite($0.text) || $0.text.hasSuffix("mis") }
    }
  }

  private func isMore(_ taken: Double?, than meant: Double?) -> Bool {
    guard let taken, let meant else { return false }
    return taken > meant * 1.2
  }

  /// `4 ünite yapacaktım 14 yaptım`, `5 yapacakken 50 vurdum`, `4 yapacağıma 40 yapmışım`.
  private var isMisread: Bool {
    guard injects else { return false }
    let meant = ["yapacak", "yapacag", "vuracak", "vuracag", "basacak", "basacag"]
    return saying.words.indices.contains { index in
      let word = saying.words[index].text
      guard meant.contains(where: word.hasPrefix),
        ["tim", "ken", "gima", "gime", "kti"].contains(where: word.hasSuffix),
        !circumstances.isElsewhere(index)
      else { return false }
      return isMore(
        saying.words[index...].first { $0.value != nil }?.value,
        than: saying.words[..<index].last { $0.value != nil }?.value)
    }
  }

  /// Units that nobody injects at once: from 100 on, of a rapid insulin from 60 on.
  private var isHuge: Bool {
    guard injects else { return false }
    let isRapid = saying.has(anyPrefix: Phrases.rapid)
    return saying.words.indices.contains { index in
      guard let value = saying.words[index].value, !circumstances.isElsewhere(index) else {
        return false
      }
      let next = saying.text(at: index + 1)
      let isDose =
        next.hasPrefix("unite") || ["iu", "u"].contains(next)
        || isInjected(next)
      return isDose && !next.hasPrefix("unitelik") && value <= 400 && value >= (isRapid ? 60 : 100)
    }
  }

  // MARK: Drugs

  var isTooManyPills: Bool {
    let bought = [
      "eczane", "recete", "liste", "vitamin", "omega", "probiyotik", "takviye", "sabah",
    ]
    if places(Phrases.pillsTaken).contains(where: isOneStatement),
      !saying.has(anyPrefix: bought)
    {
      return true
    }
    return isManyPills && !saying.has(anyPrefix: bought)
  }

  /// `10 tane diamicron içtim`; of drugs without a name only from ten on, because many people take
  /// several in the morning.
  private var isManyPills: Bool {
    guard let verb = places(Phrases.swallowing).map(\.upperBound).last,
      !saying.words[verb].text.hasPrefix("iciyo"), !saying.has(["gunde", "gunluk", "haftada"])
    else { return false }
    let before = saying.words[max(0, verb - 6)..<verb]
    let count = before.last { $0.value != nil && $0.kind != .clock }?.value ?? 0
    let isCounted = before.contains {
      ["tane", "adet", "tablet"].contains($0.text) || $0.text.hasPrefix("hap")
    }
    guard isCounted, count == count.rounded(), count < 300 else { return false }
    let isNamed = before.contains { word in
      Drugs.isNamed(word.text) || ["seker", "tansiyon", "kalp", "uyku"].contains(word.text)
        || word.text.hasPrefix("ilacini") || word.text.hasPrefix("hapindan")
        || word.text.hasPrefix("hapini")
    }
    let isDrug = isNamed || before.contains { Drugs.isDrug($0.text) }
    let isMistake = saying.has(["yanlislikla"])
    return isDrug && count >= (isMistake ? 2 : isNamed ? 4 : 10)
  }
}
