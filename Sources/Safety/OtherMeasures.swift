/// What a number beside a glucose word can measure instead, and how values are spoken.
extension SaidReadings {
  /// What in the same clause makes a moving number something else than glucose.
  static let rivals = [
    "kilo", "tansiyon", "nabz", "nabiz", "nabi", "ates", "karbonhidrat", "kalori", "adim", "fiyat",
    "agirl", "bel", "tarti", "oksijen", "satur", "dolar", "sicakl", "hava", "lira", "pil", "sarj",
    "hba", "a1c", "kolesterol", "trigliserid", "trigliserit", "ldl", "hdl", "ferritin", "demir",
    "kreatinin", "tsh", "insulinim", "insulini",
    "protein", "unite", "doz", "yasim", "keton", "kat", "numara", "sira", "kisi",
  ]

  /// Short names of other values of a laboratory, and of kinds.
  static let names: Set<String> = [
    "tip", "tur", "ure", "urik", "b", "d", "alt", "ast", "crp", "gfr",
  ]

  /// Whether the number is a difference, no value: `25 arttı`, `20 düştü`.
  func isDifference(_ value: Double, at index: Int) -> Bool {
    guard words[index].suffix.isEmpty else { return false }
    let next = text(index + 1)
    if ["artt", "artm", "yukseldi", "azald"].contains(where: next.hasPrefix) { return true }
    // People also leave the ending out: "şekerim 45 düştü" is rather a value.
    return ["dustu", "dusmus"].contains(next) && value <= 30
  }

  /// What the words before it add to a number: `bir yirmi` after the cue is 120.
  func hundreds(before value: Double, at index: Int) -> Double {
    guard (10...99).contains(value), value == value.rounded(), index > 1,
      let first = words[index - 1].value, (1...9).contains(first), first == first.rounded(),
      words[index - 1].suffix.isEmpty, words[index - 1].clause == words[index].clause,
      isCue(words[index - 2])
    else { return 0 }
    return first * 100
  }

  /// Whether the number measures something else after a value that stands by its cue:
  /// `şekerim 118 demirim 45`.
  func isOfAnotherMeasure(_ index: Int) -> Bool {
    let before = text(index - 1)
    guard index > 1, words[index - 1].value == nil, !isCue(words[index - 1]) else { return false }
    if Self.names.contains(before) { return true }
    guard before.hasSuffix("im") || before.hasSuffix("um"),
      !["dim", "dum", "tim", "tum", "yim", "yum", "rim", "rum", "sim", "sum", "benim"]
        .contains(where: before.hasSuffix),
      circumstances.person(at: index - 1) == nil || circumstances.person(at: index - 2) != nil
    else { return false }
    return words.indices.prefix(index).dropFirst().contains { place in
      words[place].value != nil && words[place].clause == words[index].clause
        && isCue(words[place - 1])
    }
  }

  // MARK: Slips of the pen

  private static let writing = ["yaz", "gir", "de", "diy", "soyle", "tusla"]
  private static let intended = ["acakken", "ecekken", "icakken", "ucakken", "acagima", "ecegime"]
  private static let planned = ["acaktim", "ecektim", "icaktim", "ucaktim", "acaktik", "ecektik"]
  private static let wrote: Set<String> = ["dim", "dik", "misim", "misiz"]

  /// Whether it was written where another number was meant: `140 yazacakken 40 yazdım`.
  ///
  /// Not `140'ı yazacakken şekerim 42'ye indi`, nor `yatacakken 42 çıktı`.
  func isMistyped(_ index: Int) -> Bool {
    words.indices.prefix(index).contains { place in
      words[place].sentence == words[index].sentence
        && (isWritten(index) && (text(place) == "yerine" || isMeant(place, Self.planned))
          || isMeant(place, Self.intended) && !isNews(index, since: place))
        && words[max(0, place - 3)..<place].contains {
          $0.value != nil && $0.sentence == words[place].sentence
        }
    }
  }

  /// Whether the number is the one that should have been written: `40 yerine 140 yazmışım`.
  func isMeantInstead(_ index: Int) -> Bool {
    words.indices.contains { place in
      place > index && words[place].sentence == words[index].sentence && words[place].value != nil
        && isWritten(place)
    }
  }

  private func isMeant(_ place: Int, _ endings: [String]) -> Bool {
    Self.writing.contains(where: text(place).hasPrefix)
      && endings.contains(where: text(place).hasSuffix)
  }

  /// Whether somebody wrote the number: `40 yazdım`, `40 demişim`.
  private func isWritten(_ index: Int) -> Bool {
    [text(index + 1), text(index + 2)].contains { word in
      Self.writing.contains { stem in
        word.hasPrefix(stem) && Self.wrote.contains(String(word.dropFirst(stem.count)))
      }
    }
  }

  /// Whether the number came out or has a glucose word of its own after `place`.
  private func isNews(_ index: Int, since place: Int) -> Bool {
    words[place..<index].contains(where: isCue) || moves(at: index + 1)
      || ["oldu", "geldi"].contains(text(index + 1))
  }
}
