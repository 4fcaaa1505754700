import Analysis
import Turkish

/// In which language an answer is, as far as it matters: Turkish or not.
package enum AnswerLanguage {
  /// Whether the text is Turkish, with or without its own letters; nil where it is too short to say.
  ///
  ///     AnswerLanguage.isTurkish("Bugun 120 gram karbonhidrat aldiniz.")  // true
  ///     AnswerLanguage.isTurkish("You had 120 grams of carbs today.")     // false
  ///     AnswerLanguage.isTurkish("Metformin 1000 mg")                     // nil
  ///
  /// Code, links, names and figures do not count. A Turkish answer with foreign words in it is Turkish.
  package static func isTurkish(_ text: String) -> Bool? {
    let prose = prose(of: text)
    if let foreign = isForeignScript(prose) { return foreign ? false : nil }
    var balance = Balance()
    var previous = ""
    for token in Turkish.tokens(of: prose) {
      guard token.kind == .word else {
        previous = token.kind == .mark ? previous : ""
        continue
      }
      balance.weigh(token, after: previous)
      previous = token.folded
    }
    return balance.verdict
  }

  /// The text without code, links and addresses.
  private static func prose(of text: String) -> String {
    var out = ""
    for (place, part) in text.components(cutBy: "```").enumerated() where place % 2 == 0 {
      for (inner, piece) in part.components(cutBy: "`").enumerated() where inner % 2 == 0 {
        out += piece + " "
      }
    }
    return withoutTitles(out).split(whereSeparator: \.isWhitespace)
      .filter { !$0.contains("://") && !$0.contains("@") && !$0.hasPrefix("www.") }
      .joined(separator: " ")
  }

  /// Without what stands between “ ”, as the title of an article does.
  private static func withoutTitles(_ text: String) -> String {
    var out = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: { "“„«".contains($0) }) {
      out += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(where: { "”“»".contains($0) }) else { break }
      rest = rest[rest.index(after: end)...]
    }
    return out + rest
  }

  /// True for a text mostly in another script, false for one without letters, nil for Latin letters.
  private static func isForeignScript(_ text: String) -> Bool? {
    var (latin, other) = (0, 0)
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      if scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value) {
        latin += 1
      } else {
        // One sign of Chinese or Korean is about a word.
        other += scalar.value >= 0x2E80 ? 3 : 1
      }
    }
    if latin + other == 0 { return false }
    return other > 3 && other * 2 > latin ? true : nil
  }

  /// Signs for Turkish against signs for anything else.
  private struct Balance {
    var turkish = 0.0
    var foreign = 0.0
    var words = 0

    var verdict: Bool? {
      let most = max(turkish, foreign)
      guard most >= 2 || most >= 1 && words <= 4 && min(turkish, foreign) == 0 else { return nil }
      if turkish >= foreign { return turkish == foreign ? nil : true }
      return false
    }

    mutating func weigh(_ token: Token, after previous: String) {
      let word = token.folded
      words += 1
      if word.fits("answerLanguage.sharedWords") { return }
      if word.fits("answerLanguage.turkishWords") { return turkish += 1 }
      if word.fits("answerLanguage.foreignWords") { return foreign += 1 }
      let letters = token.text.unicodeScalars
      if letters.contains(where: { "şŞğĞıİ".unicodeScalars.contains($0) }) {
        turkish += 1
      } else if letters.contains(where: { "äßñãõøåæœłżąęčšžéèêàóáú¿¡ô".unicodeScalars.contains($0) }
      ) {
        foreign += 1
      } else if !token.suffix.isEmpty, token.suffix.count < 6, token.suffix != "s" {
        turkish += 0.7
      } else if word.count > 4, word.fits("answerLanguage.endings") {
        turkish += 0.8
      } else if word.count > 4, word.fits("answerLanguage.foreignEndings") {
        foreign += 0.5
      } else if word.contains("w") || word.contains("th") || word.contains("q") {
        foreign += 0.3
      }
    }

  }
}

extension String {
  fileprivate func components(cutBy mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let place = rest.firstRange(of: mark) {
      parts.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return parts + [String(rest)]
  }
}
