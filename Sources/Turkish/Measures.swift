extension Turkish {
  /// The units of a sentence, from left to right, without overlap.
  ///
  ///     measures(in: tokens(of: "2 su bardağı süt, 40 gramını"))  // su bardağı · gram (accusative)
  ///
  /// A unit that is also a food (`dürüm`) is a candidate only, flagged `isFoodToo`.
  package static func measures(in tokens: [Token]) -> [MeasureReading] {
    var readings: [MeasureReading] = []
    var place = 0
    while place < tokens.count {
      guard tokens[place].kind == .word,
        let reading = MeasureReader(tokens: tokens).reading(at: place)
      else {
        place += 1
        continue
      }
      place = reading.tokens.upperBound
      readings.append(sized(reading, in: tokens, after: readings.last?.tokens.upperBound ?? 0))
    }
    return readings
  }

  /// Adds what size words around the unit say.
  private static func sized(
    _ reading: MeasureReading, in tokens: [Token], after start: Int
  ) -> MeasureReading {
    var reading = reading
    var before = reading.tokens.lowerBound
    if before - 1 > start, tokens[before - 1].folded == "boy" { before -= 1 }
    if before - 1 >= start, let size = MeasureSize.of(tokens[before - 1].folded) {
      reading.size = size
      reading.tokens = before - 1..<reading.tokens.upperBound
    } else if before - 2 >= start, let size = MeasureSize.of(tokens[before - 2].folded),
      size != .medium || before - 2 == 0 || tokens[before - 2].folded == "orta"
    {
      reading.size = size
      reading.sizeTokens = before - 2..<before - 1
    }
    let next = reading.tokens.upperBound
    if next < tokens.count, tokens[next].folded == "dolusu" {
      reading.size = reading.size ?? .full
      reading.tokens = reading.tokens.lowerBound..<next + 1
    }
    return reading
  }
}

/// Finds one unit.
struct MeasureReader {
  let tokens: [Token]

  func reading(at place: Int) -> MeasureReading? {
    compound(at: place) ?? simple(at: place)
  }

  /// `su bardağı`, `yemek kaşığı`, `kibrit kutusu`, `ince belli bardak`.
  private func compound(at place: Int) -> MeasureReading? {
    let isWaisted = place + 1 < tokens.count && tokens[place + 1].folded == "belli"
    let next = place + (isWaisted ? 2 : 1)
    guard next < tokens.count, tokens[next].kind == .word,
      let heads = MeasureWords.compounds[tokens[place].folded],
      let (head, form) = MeasureWords.head(of: tokens[next].folded), let measure = heads[head]
    else { return nil }
    guard
      form.possessor == 3 || form == .bare
        || [.accusative, .instrumental].contains(form.grammaticalCase)
    else {
      return nil
    }
    var reading = MeasureReading(tokens: place..<next + 1, measure: measure)
    reading.form = form
    if form.possessor == 0, form.grammaticalCase == .accusative {
      // The ending of the compound itself: su bardağı.
      reading.form.grammaticalCase = .bare
      reading.form.possessor = 3
    }
    return reading
  }

  private func simple(at place: Int) -> MeasureReading? {
    guard let (word, form) = MeasureWords.word(of: tokens[place]), !isCheese(place) else {
      return nil
    }
    if word.needsNumber || (word.isFoodToo && tokens[place].folded.hasPrefix("durum")) {
      let isSpelled = tokens[place].text.unicodeScalars.contains("ü")
      guard isAfterNumber(place) || (isSpelled && !word.needsNumber) else { return nil }
    }
    var reading = MeasureReading(tokens: place..<place + 1, measure: word.measure)
    reading.form = form
    reading.factor = word.factor
    reading.isGeneric = word.isGeneric
    reading.isFoodToo = word.isFoodToo
    return reading
  }

  /// "2 dil peyniri": a kind of cheese, no slices.
  private func isCheese(_ place: Int) -> Bool {
    tokens[place].folded == "dil" && place + 1 < tokens.count
      && tokens[place + 1].folded.hasPrefix("peynir")
  }

  private func isAfterNumber(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let before = tokens[place - 1]
    switch before.kind {
    case .number, .fraction: return true
    case .word:
      return NumberWord(before) != nil || ["birkac", "bikac"].contains(before.folded)
        || before.folded == "kac"
    default: return false
    }
  }
}
