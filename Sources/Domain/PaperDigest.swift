import Foundation

// What a paper says of itself, found in its own words.
extension Paper {
  /// The sentence of the abstract that says what came out, as it stands; nil without an abstract.
  ///
  /// The first of the conclusions, else of the results, else the last of the whole.
  package var keySentence: String? {
    let named = { (names: [String]) in
      abstract.first { section in
        names.contains { section.label?.uppercased().contains($0) == true }
      }
    }
    if let told = named(["CONCLUSION", "INTERPRETATION", "AUTHORS' CONCLUSIONS", "SIGNIFICANCE"])
      ?? named(["RESULT", "FINDING"])
    {
      return Self.sentences(of: told.text).first
    }
    let all = Self.sentences(of: abstract.map(\.text).joined(separator: " "))
    return all.last { !Self.isNote($0) } ?? all.last
  }

  /// How many people took part, where the abstract says so plainly: `n = 1,234`, `1234 participants`.
  package var sampleSize: Int? {
    let text = abstractText
    let patterns = [
      /\b[nN]\s?=\s?(\d{1,3}(?:[, ]\d{3})+|\d+)\b/,
      /\b(\d{1,3}(?:[, ]\d{3})+|\d+)\s+(?:participants|patients|adults|people|individuals|subjects|children|women|men)\b/,
    ]
    for pattern in patterns {
      if let match = text.firstMatch(of: pattern) {
        return Int(match.1.filter(\.isNumber))
      }
    }
    return nil
  }

  /// Rights and registrations stand at the end of many abstracts.
  private static func isNote(_ sentence: String) -> Bool {
    let folded = sentence.lowercased()
    return ["copyright", "©", "all rights", "registered", "registration", "trial number", "http"]
      .contains { folded.contains($0) } || sentence.count < 25
  }

  /// A text cut at points before a capital letter; decimals and `et al.` cut nothing.
  package static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    let words = text.split(whereSeparator: \.isWhitespace)
    for (place, word) in words.enumerated() {
      current += (current.isEmpty ? "" : " ") + word
      let next = place + 1 < words.count ? words[place + 1].first : nil
      guard let last = word.last, ".!?".contains(last), next?.isLowercase != true,
        !["al.", "vs.", "i.e.", "e.g.", "approx.", "Dr.", "no.", "Fig."].contains(String(word))
      else { continue }
      sentences.append(current)
      current = ""
    }
    return current.isEmpty ? sentences : sentences + [current]
  }
}
