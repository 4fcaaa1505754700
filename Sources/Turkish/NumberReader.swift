/// Single numbers: digits, words, fractions, vague words.
extension NumberReader {
  /// A number that begins at `place`, without ranges.
  func single(at place: Int) -> NumberReading? {
    guard place < tokens.count else { return nil }
    switch tokens[place].kind {
    case .number: return digits(at: place)
    case .fraction: return writtenFraction(at: place)
    case .word: return words(at: place)
    case .mark: return negative(at: place) ?? leadingComma(at: place)
    case .date: return tokens[place].folded.contains(".") ? digits(at: place) : nil
    case .clock: return nil
    }
  }

  // MARK: Digits

  private func digits(at place: Int) -> NumberReading? {
    guard var value = Digits.value(of: tokens[place].folded) else { return nil }
    var end = place + 1
    if let spoken = spokenDecimal(value, at: place) { return spoken }
    if let (scaled, after) = shortScale(value, at: end) {
      (value, end) = (scaled, after)
    } else if tokens[place].suffix.isEmpty, end < tokens.count {
      if tokens[end].kind == .fraction, value == value.rounded(),
        let part = Digits.fraction(tokens[end].folded)
      {
        value += part
        end += 1
      } else if tokens[end].kind == .word, let (composed, after, word) = scale(value, at: end) {
        var reading = exact(place..<after, composed)
        if let word { apply(word, to: &reading) }
        return reading
      }
    }
    var reading = exact(place..<end, value)
    takeSuffix(of: place, end: end, &reading)
    return reading
  }

  /// `2 nokta 5`, `6 virgül 4`, as a telephone writes down what it hears.
  private func spokenDecimal(_ whole: Double, at place: Int) -> NumberReading? {
    guard tokens[place].suffix.isEmpty, whole == whole.rounded(), whole < 100,
      place + 2 < tokens.count,
      tokens[place + 1].folded == "nokta" || tokens[place + 1].folded == "virgul",
      tokens[place + 2].kind == .number, tokens[place + 2].folded.allSatisfy(\.isNumber),
      let part = Digits.value(of: tokens[place].folded + "," + tokens[place + 2].folded)
    else { return nil }
    var reading = exact(place..<place + 3, part)
    takeSuffix(of: place + 2, end: place + 3, &reading)
    return reading
  }

  /// A suffix after an apostrophe, or glued to the digits (`8de`, `2li`, `4.`).
  private func takeSuffix(of place: Int, end: Int, _ reading: inout NumberReading) {
    var text = tokens[place].suffix
    if text.isEmpty, end < tokens.count, tokens[end].isGlued {
      if tokens[end].kind == .word, NumberSuffix.of(tokens[end].folded) != nil, !isUnit(end) {
        text = tokens[end].folded
        reading.tokens = place..<end + 1
      } else if tokens[end].folded == ".", end == 1, tokens.count == 2, place == 0 {
        reading.tokens = place..<end + 1
        reading.kind = .ordinal
      }
    } else if text.isEmpty, end < tokens.count, isApartEnding(end, of: tokens[place].folded) {
      text = tokens[end].folded
      reading.tokens = place..<end + 1
    }
    guard !text.isEmpty else { return }
    reading.suffix = text
    reading.form = NumberSuffix.of(text) ?? NumberSuffix.of(Self.unplural(text)) ?? .none
    reading.kind = Self.kind(reading.form)
  }

  /// `lerde` → `de`: glucose "in the 180s".
  private static func unplural(_ text: String) -> String {
    text.hasPrefix("ler") || text.hasPrefix("lar") ? String(text.dropFirst(3)) : text
  }

  /// A one-letter litre or the like that could be a suffix.
  private func isUnit(_ place: Int) -> Bool {
    tokens[place].folded == "l" || tokens[place].folded == "lt"
  }

  /// `100K`, `3M`, `1200b`.
  private func shortScale(_ value: Double, at place: Int) -> (Double, Int)? {
    guard place < tokens.count, tokens[place].isGlued, tokens[place].kind == .word else {
      return nil
    }
    switch tokens[place].text {
    case "K", "k", "b", "B": return (value * 1000, place + 1)
    case "M": return (value * 1_000_000, place + 1)
    default: return nil
    }
  }

  private func writtenFraction(at place: Int) -> NumberReading? {
    guard let value = Digits.fraction(tokens[place].folded) else { return nil }
    var reading = exact(place..<place + 1, value)
    takeSuffix(of: place, end: place + 1, &reading)
    return reading
  }

  /// `-5` as the whole text; elsewhere a dash is a bullet or a range.
  private func negative(at place: Int) -> NumberReading? {
    guard place == 0, tokens[place].folded == "-", tokens.count > 1,
      let reading = single(at: 1), reading.tokens.upperBound == tokens.count, reading.low > 0
    else { return nil }
    var negated = exact(0..<tokens.count, -reading.low)
    negated.suffix = reading.suffix
    return negated
  }

  /// `,77` at the start.
  private func leadingComma(at place: Int) -> NumberReading? {
    guard tokens[place].folded == ",", place == 0, tokens.count > 1, tokens[1].kind == .number,
      tokens[1].isGlued, let value = Digits.value(of: "0," + tokens[1].folded)
    else { return nil }
    return exact(0..<2, value)
  }

  // MARK: Words

  private func words(at place: Int) -> NumberReading? {
    if tokens[place].folded == "eksi" || tokens[place].folded == "negatif" {
      guard let reading = single(at: place + 1), reading.low > 0, reading.kind == .exact else {
        return nil
      }
      return exact(place..<reading.tokens.upperBound, -reading.low)
    }
    guard let whole = composed(at: place) else { return nil }
    return decimal(whole) ?? mixed(whole) ?? whole
  }

  private func composed(at place: Int) -> NumberReading? {
    var composer = NumberComposer()
    var end = place
    var last: NumberWord?
    var isAmbiguous = false
    while end < tokens.count, let word = NumberWord(tokens[end]) {
      var trial = composer
      guard word.roots.allSatisfy({ trial.add($0) }) else { break }
      // "bir bin", "tek yüz": the second word is no number then.
      composer = trial
      last = word
      end += 1
      isAmbiguous =
        end - place == 1 && word.roots.count == 1
        && (word.roots[0].isAmbiguous || tokens[place].folded == "besin")
      if !word.suffixText.isEmpty || !tokens[end - 1].suffix.isEmpty { break }
    }
    guard let last, !composer.isEmpty else { return nil }
    var reading = exact(place..<end, composer.value)
    reading.isAmbiguousWord = isAmbiguous
    apply(last, to: &reading)
    let written = tokens[place].folded
    reading.isPronounLike = Self.pronouns.contains(written) && end - place == 1
    reading.isArticle = end - place == 1 && (written == "bir" || written == "bi")
    if let form = NumberSuffix.of(tokens[end - 1].suffix), reading.suffix.isEmpty {
      reading.suffix = tokens[end - 1].suffix
      reading.form = form
      reading.kind = Self.kind(form)
    }
    return reading
  }

  private static let pronouns: Set<String> = ["onu", "ona", "onda", "ondan", "onun", "onla"]

  private func apply(_ word: NumberWord, to reading: inout NumberReading) {
    reading.suffix = word.suffixText
    reading.form = word.suffix
    reading.kind = Self.kind(word.suffix)
  }

  private static func kind(_ form: NumberSuffix) -> NumberReading.Kind {
    switch form.derivation {
    case .ordinal: .ordinal
    case .distributive: .distributive
    default: .exact
    }
  }

  /// `iki virgül beş`, `sıfır virgül yetmiş yedi`.
  private func decimal(_ whole: NumberReading) -> NumberReading? {
    let next = whole.tokens.upperBound
    guard whole.suffix.isEmpty, next + 1 < tokens.count, whole.low == whole.low.rounded(),
      tokens[next].folded == "virgul" || tokens[next].folded == "nokta",
      let part = composed(at: next + 1) ?? digits(at: next + 1), part.low >= 0
    else { return nil }
    var (digitsValue, factor) = (part.low, 1.0)
    if digitsValue >= 1000 {
      // "iki virgül iki milyon": the last word scales the whole.
      factor = digitsValue >= 1_000_000 ? 1_000_000 : 1000
      digitsValue /= factor
    }
    guard digitsValue == digitsValue.rounded() else { return nil }
    var divisor = 10.0
    while divisor <= digitsValue { divisor *= 10 }
    var reading = exact(
      whole.tokens.lowerBound..<part.tokens.upperBound, (whole.low + digitsValue / divisor) * factor
    )
    reading.suffix = part.suffix
    reading.form = part.form
    return reading
  }

  /// `iki 1/2`.
  private func mixed(_ whole: NumberReading) -> NumberReading? {
    let next = whole.tokens.upperBound
    guard whole.suffix.isEmpty, next < tokens.count, tokens[next].kind == .fraction,
      whole.low == whole.low.rounded(), whole.low < 100,
      let part = Digits.fraction(tokens[next].folded)
    else { return nil }
    return exact(whole.tokens.lowerBound..<next + 1, whole.low + part)
  }

  private func exact(_ range: Range<Int>, _ value: Double) -> NumberReading {
    NumberReading(tokens: range, low: value, high: value, kind: .exact)
  }

  // MARK: Vague

  /// `biraz`, `birkaç`, `bol`: as a multiple of a usual portion, or a count.
  func vague(at place: Int) -> NumberReading? {
    guard tokens[place].kind == .word else { return nil }
    let word = tokens[place].folded
    var end = place + 1
    let bounds: (Double, Double)
    if (word == "bir" || word == "bi"), end < tokens.count,
      let pair = Self.afterOne[tokens[end].folded]
    {
      bounds = pair
      end += 1
    } else if let pair = Self.vagueWords[word] {
      bounds = pair
    } else {
      return nil
    }
    if Self.needsNoun.contains(word), modifies(place, end) { return nil }
    var reading = NumberReading(tokens: place..<end, low: bounds.0, high: bounds.1, kind: .vague)
    reading.isAmbiguousWord = word == "az" || word == "bol"
    if word.hasPrefix("birkacin") {
      reading.form = NumberSuffix(grammaticalCase: .accusative, isPossessive: true)
    }
    return reading
  }

  /// `az yağlı`, `bol köpüklü`, `az önce`, `en az`, `daha az` are no amounts.
  private func modifies(_ place: Int, _ end: Int) -> Bool {
    if place > 0, ["en", "daha", "cok", "pek"].contains(tokens[place - 1].folded) { return true }
    guard end < tokens.count else { return false }
    let next = tokens[end].folded
    return Self.afterLittle.contains(next)
      || [Self.li, "lu", "mis", "mus", "siz", "suz"].contains { next.hasSuffix($0) }
  }

  private static let li = "li"
  private static let afterLittle: Set<String> = [
    "once", "evvel", "sonra", "daha", "kaldi", "kalsin", "biraz", "sekerli", "oncesi", "olsun",
  ]
  private static let needsNoun: Set<String> = ["az", "bol", "biraz", "cok"]
  private static let afterOne: [String: (Double, Double)] = [
    "kac": (2, 4), "kactane": (2, 4), "miktar": (0.25, 0.75), "suru": (4, 8), "az": (0.25, 0.75),
    "nebze": (0.1, 0.4), "kacini": (2, 4),
  ]
  private static let vagueWords: [String: (Double, Double)] = [
    "biraz": (0.25, 0.75), "birazcik": (0.2, 0.6), "az": (0.25, 0.75), "azicik": (0.1, 0.5),
    "azcik": (0.1, 0.5), "bol": (1, 2), "bolca": (1, 2), "birkac": (2, 4), "birkactane": (2, 4),
    "bikac": (2, 4), "bikactane": (2, 4),
    "birkaci": (2, 4), "birkacini": (2, 4), "ufacik": (0.25, 0.5), "minicik": (0.2, 0.5),
    "biras": (0.25, 0.75),
  ]
}
