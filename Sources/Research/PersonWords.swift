import Analysis
import Tables
import Turkish

/// Words that are about people and must not leave the house: given names in any form, words for kin, and
/// names that are words too (`Nar`, `Demir`) where they stand beside one.
struct PersonWords: Sendable {
  static var shared: PersonWords { held.value }
  private static let held = Lazy { PersonWords() }

  private var namesakes: Set<String> = []
  private var own = PhraseIndex()

  private init() {
    for kin in KinWords.own { own.add(kin, entry: 0, .noun) }
    TableText.forEachRow(of: "Research/web") { row in
      let words = row[1].listed()
      if row[0] == "namesake" { namesakes.formUnion(words.map(Turkish.fold)) }
      guard row[0] == "own" else { return }
      for word in words where !word.contains(" ") { own.add(word, entry: 0, .noun) }
    }
  }

  /// Whether a folded word is a given name, also where an ending has softened it: `zeynebin`.
  func isName(_ word: String) -> Bool {
    if GivenNames.has(word) { return true }
    let letters = Array(word)
    for place in letters.indices.dropFirst(2) {
      guard let hard = Self.hard[letters[place]], place + 1 < letters.count,
        letters.count - place < 6, letters[place + 1].isVowel
      else { continue }
      if GivenNames.isName(String(letters[..<place]) + hard) { return true }
    }
    return false
  }

  /// Whether a folded word is the second of a compound, and no name: `suyu` of `elma suyu`.
  func isOfCompound(_ word: String) -> Bool {
    Self.compoundEndings.contains { ending in
      word.hasSuffix(ending) && namesakes.contains(String(word.dropLast(ending.count)))
    }
  }

  private static let compoundEndings = WordSets.list("web.compound")

  private static let hard: [Character: String] = ["b": "p", "d": "t", "g": "k"]

  /// Whether a folded word speaks of the person or their people: `benim`, `annem`, `kızı`.
  func isOwn(_ word: String) -> Bool { !own.matches(in: [own.readings(of: word)], at: 0).isEmpty }

  /// The places of words that are part of a person's name though they mean something else too.
  ///
  /// `knows` says whether a word means something by itself.
  func namesakes(
    in words: [(text: String, folded: String)], knows: (Int) -> Bool
  ) -> Set<Int> {
    var found: Set<Int> = []
    let isWritten = { (place: Int) in
      words.indices.contains(place) && words[place].text.first?.isUppercase == true
        && words[place].text.count > 1
    }
    for place in words.indices where namesakes.contains(words[place].folded) {
      let isAfter = place > 0 && (isName(words[place - 1].folded) || found.contains(place - 1))
      let isBeside = [place - 1, place + 1].contains { other in
        isWritten(place) && words.indices.contains(other)
          && (isOwn(words[other].folded) || isName(words[other].folded)
            || isWritten(other) && !knows(other))
      }
      if isAfter || isBeside { found.insert(place) }
    }
    return found
  }
}
