import Testing
import Turkish

@Suite("Phrases in inflected text")
struct PhraseIndexTests {
  /// Different words and phrases of one to three words, each with its number.
  private static let phrases: [String] = {
    let syllables = ["ba", "ce", "di", "fo", "gu", "ka", "le", "mi", "no", "ru"]
    var words: [String] = []
    for first in syllables {
      for second in syllables {
        for third in syllables { words.append(first + second + third + "n") }
      }
    }
    return words + zip(words, words.reversed()).map { "\($0) \($1)" }
      + words.indices.dropLast(7).map { "\(words[$0]) \(words[$0 + 3]) \(words[$0 + 7])" }
  }()

  @Test(
    "All are found, whether there was room for them or it had to be made", arguments: [0, 10_000])
  func room(expected: Int) {
    var index = PhraseIndex(phrases: expected)
    for (number, phrase) in Self.phrases.enumerated() {
      index.add(phrase, entry: Int32(number), .noun)
    }
    for (number, phrase) in Self.phrases.enumerated() {
      let words = phrase.split(separator: " ").map(String.init)
      let inflected = words.dropLast() + [(words.last ?? "") + "lardan"]
      for text in [words, Array(inflected)] {
        let matches = index.matches(in: text.map(index.readings), at: 0)
        #expect(
          matches.contains { $0.entry == Int32(number) && $0.count == words.count }, "\(text)")
        #expect(
          matches.allSatisfy { $0.count < words.count || $0.entry == Int32(number) }, "\(text)")
      }
    }
    #expect(index.matches(in: [index.readings(of: "olmayan")], at: 0).isEmpty)
  }
}
