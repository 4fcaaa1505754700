/// What a number beside a glucose word can measure instead, and how values are spoken.
extension CuedGlucose {
  static func isRival(_ word: String) -> Bool {
    MeasureNames.isDistinct(word) || word.fits("otherMeasures.shortRivals")
      || word.fits("otherMeasures.rivals")
  }

  /// Whether a word says what the number is, and does not end before it: `kilom 48'e indi`, but not
  /// `vitamin içtim 45'e indi`.
  func isRival(_ place: Int, of index: Int) -> Bool {
    guard rivalMarks[place] else { return false }
    return place > index || !(place..<index).contains { endsStatement($0) }
  }

  private func endsStatement(_ place: Int) -> Bool {
    VerbEnding.isFinite(utterance.text(at: place)) && !isMeasuring(place)
      && !utterance.fits(place, "stem.look")
  }

  /// `Ölçtüm`, which is said of the pulse and of the pressure too.
  private func isMeasuring(_ place: Int) -> Bool { utterance.fits(place, "stem.measure") }

  /// Whether the nearest noun before the number is another measure: `şekerim iyi, kilom 48`,
  /// `tansiyonumu ölçtüm 48 çıktı`.
  func isSubjectElse(_ index: Int) -> Bool {
    var hasMeasured = false
    for place in stride(from: index - 1, through: max(0, index - 5), by: -1) {
      guard words[place].sentence == words[index].sentence else { return false }
      if isMeasuring(place), words[place].clause == words[index].clause {
        hasMeasured = true
      } else if isCue(place) {
        return utterance.fits(place, "stem.sensor") && place > 0 && rivalMarks[place - 1]
      } else if rivalMarks[place] {
        return true
      } else if endsStatement(place) || hasMeasured && words[place].value != nil {
        return false
      }
    }
    return false
  }

  /// Whether the number is a difference, no value: `25 arttı`, `20 düştü`.
  func isDifference(_ value: Double, at index: Int) -> Bool {
    guard words[index].suffix.isEmpty else { return false }
    if utterance.fits(index + 1, "otherMeasures.offset") || isFurther(value, index) { return true }
    let next = utterance.text(at: index + 1)
    if next.fits("otherMeasures.isDifference") { return true }
    // People also leave the ending out: "şekerim 45 düştü" is rather a value.
    return next.fits("otherMeasures.isDifference.2") && value <= 30
  }

  /// Whether it tells how far two values are from each other: `ortalamam 20 mg/dL daha yüksek`.
  ///
  /// "ölçtüm 45 mg/dL daha düşük" is a low.
  private func isFurther(_ value: Double, _ index: Int) -> Bool {
    var place = index + 1
    while utterance.fits(place, "stem.milligram") || utterance.fits(place, "stem.mmol")
      || utterance.fits(place, "unit.volume")
    {
      place += 1
    }
    guard utterance.fits(place, "added.more"), words[place].clause == words[index].clause,
      utterance.fits(place + 1, "otherMeasures.offset")
    else { return false }
    return (place > index + 1 || index == 0 || !isCue(index - 1))
      && words.indices.contains { utterance.fits($0, "added.compared") }
  }

  /// What the words before it add to a number: `bir yirmi` after the cue is 120.
  func hundreds(before value: Double, at index: Int) -> Double {
    guard (10...99).contains(value), value == value.rounded(), index > 1,
      let first = words[index - 1].value, (1...9).contains(first), first == first.rounded(),
      words[index - 1].suffix.isEmpty, words[index - 1].clause == words[index].clause,
      isCue(index - 2)
    else { return 0 }
    return first * 100
  }

  /// Whether the number measures something else after a value that stands by its cue:
  /// `şekerim 118 demirim 45`.
  func isOfAnotherMeasure(_ index: Int) -> Bool {
    let before = utterance.text(at: index - 1)
    if isTaken(index) || words[index].value.map({ $0 > 20 }) == true && Drugs.isDrug(before)
      || Drugs.isMedicine(before)
    {
      return true
    }
    if isNumberOfName(index - 1) || before.fits("ending.my") && isNumberOfName(index - 2) {
      return true
    }
    if index > 0, words[index - 1].value == nil, !isCue(index - 1), MeasureNames.isOne(before) {
      return true
    }
    // "keton ölçtüm 3,1"
    if utterance.fits(index - 2, "stem.ketone"), words[index - 1].value == nil,
      !isCue(index - 1) || isMeasuring(index - 1)
    {
      return true
    }
    guard index > 1, words[index - 1].value == nil, !isCue(index - 1) else { return false }
    if MeasureNames.isOne(before) || before.fits("word.insulin") { return true }
    guard before.fits("ending.mine"),
      !before.fits("otherMeasures.noThing"),
      assertions.person(at: index - 1) == nil || assertions.person(at: index - 2) != nil
    else { return false }
    return utterance.surroundings(of: index)[..<index].indices.contains { place in
      place > 0 && words[place].value != nil && words[place].clause == words[index].clause
        && isCue(place - 1)
    }
  }

  /// `850 aldım`, `16 vurdum`: what is taken or injected, unless the cue stands right before it.
  private func isTaken(_ index: Int) -> Bool {
    guard index == 0 || !isCue(index - 1) else { return false }
    return utterance.fits(index + 1, "otherMeasures.taken")
  }

  /// `B12`, `T4`, which are read as a letter and a number.
  private func isNumberOfName(_ place: Int) -> Bool {
    guard words.indices.contains(place), let value = words[place].value, value < 13 else {
      return false
    }
    return utterance.fits(place - 1, "otherMeasures.isNumberOfName")
  }

  // MARK: Slips of the pen

  /// Whether it was written where another number was meant: `140 yazacakken 40 yazdım`.
  ///
  /// Not `140'ı yazacakken şekerim 42'ye indi`, nor `yatacakken 42 çıktı`.
  func isMistyped(_ index: Int) -> Bool {
    utterance.surroundings(of: index)[..<index].indices.contains { place in
      words[place].value == nil
        && (isWritten(index)
          && (utterance.fits(place, "word.instead")
            || isMeant(place, "otherMeasures.planned"))
          || isMeant(place, "otherMeasures.intended") && !isNews(index, since: place))
        && words[max(0, place - 3)..<place].contains {
          $0.value != nil && $0.sentence == words[place].sentence
        }
    }
  }

  /// Whether the number is the one that should have been written: `40 yerine 140 yazmışım`.
  func isMeantInstead(_ index: Int) -> Bool {
    utterance.surroundings(of: index)[(index + 1)...].indices.contains { place in
      words[place].value != nil && isWritten(place)
    }
  }

  private func isMeant(_ place: Int, _ endings: String) -> Bool {
    !utterance.text(at: place).endings(after: "otherMeasures.writing").isEmpty
      && utterance.text(at: place).fits(endings)
  }

  /// Whether somebody wrote the number: `40 yazdım`, `40 demişim`.
  private func isWritten(_ index: Int) -> Bool {
    [utterance.text(at: index + 1), utterance.text(at: index + 2)].contains { word in
      word.fits("otherMeasures.writing", "otherMeasures.wrote")
    }
  }

  /// Whether the number came out or has a glucose word of its own after `place`.
  private func isNews(_ index: Int, since place: Int) -> Bool {
    (place..<index).contains(where: isCue) || moves(at: index + 1)
      || utterance.fits(index + 1, "otherMeasures.isNews")
  }
}
