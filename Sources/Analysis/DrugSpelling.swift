import Turkish

/// Names of drugs as they are heard or typed in haste: `diyamikron`, `novrapid`, `metfrmin`.
///
/// A name is known by its consonants, where those that sound alike count as one, and most of its vowels. Vowels
/// are what people leave out and write as they hear them.
enum DrugSpelling {
  /// The drug that a folded word is meant to be, with its ending; nil for other words and for names that are
  /// spelled as they are.
  ///
  ///     correction(of: "diyamikronu")  // "diamicronu"
  static func correction(of word: String) -> String? {
    guard word.utf8.count >= leastLetters, let first = word.utf8.first, initials.contains(first)
    else { return nil }
    if let name = name(of: word) { return name + ending(of: word, after: name) }
    return endings.lazy.compactMap { ending -> String? in
      guard word.hasSuffix(ending) else { return nil }
      let stem = String(word.dropLast(ending.count))
      return stem.utf8.count >= leastLetters ? name(of: stem).map { $0 + ending } : nil
    }.first
  }

  private static func name(of word: String) -> String? {
    if let name = heard[word] { return name }
    let sound = Sound(word)
    guard let (name, own) = names[sound.consonants], name != word,
      sound.strays(from: own) < (name.utf8.count > longName ? 3 : 2)
    else { return nil }
    return name
  }

  private static let leastLetters = 4
  private static let leastConsonants = 4
  /// Of a name with more letters two vowels may be others, of a shorter one a single vowel.
  private static let longName = 7
  /// Endings with a consonant, the longest first.
  private static let endings = WordSets.list("drug.endings").sorted { $0.count > $1.count }

  /// A vowel behind the consonants is the accusative or the dative of a name that ends in one of them.
  private static func ending(of word: String, after name: String) -> String {
    guard let last = word.last, last.isVowel, name.last?.isVowel == false else { return "" }
    return String(last)
  }

  /// Names that sound as others do not: `tujeo` of Toujeo.
  private static let heard: [String: String] = Dictionary(
    WordSets.list("drug.heard").compactMap { pair in
      let words = pair.split(separator: " ").map(String.init)
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  ) { first, _ in first }

  /// The names that no common word sounds like, by their consonants.
  private static let names: [String: (String, Sound)] = Dictionary(
    WordSets.list("drug.misspelt").map { (Sound($0), $0) }
      .filter { $0.0.consonants.count >= leastConsonants }
      .map { ($0.0.consonants, ($0.1, $0.0)) }
  ) { first, _ in first }

  private static let initials = Set(
    (Array(heard.keys) + names.values.map(\.0)).compactMap(\.utf8.first))
}

/// The consonants of a word, and the vowels between them.
private struct Sound {
  private(set) var consonants = ""
  private var gaps = [""]

  init(_ word: String) {
    var before: Character?
    for letter in word.replacing("ph", with: "f").replacing("x", with: "ks") {
      defer { before = letter }
      guard letter != before else { continue }
      if letter.isVowel && !consonants.isEmpty || letter == "y" && !consonants.isEmpty
        || letter == "h" && before != nil
      {
        if letter.isVowel { gaps[gaps.count - 1].append(letter) }
        continue
      }
      consonants.append(consonants.isEmpty ? letter : Self.alike[letter] ?? letter)
      gaps.append("")
    }
  }

  /// How many vowels are others, or stand where the name has none; those left out count for nothing.
  func strays(from name: Sound) -> Int {
    zip(gaps, name.gaps).count { own, other in !own.isEmpty && own != other }
  }

  /// What is heard alike, or typed for each other.
  private static let alike: [Character: Character] = [
    "c": "k", "q": "k", "g": "k", "w": "v", "b": "v", "t": "d", "z": "s",
  ]
}
