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
    guard word.utf8.count >= leastLetters, beginnings.contains(Sound.beginning(of: word)) else {
      return nil
    }
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
  private static let names: [[UInt8]: (String, Sound)] = Dictionary(
    WordSets.list("drug.misspelt").map { (Sound($0), $0) }
      .filter { $0.0.consonants.count >= leastConsonants }
      .map { ($0.0.consonants, ($0.1, $0.0)) }
  ) { first, _ in first }

  /// How the names begin: this is asked of every word.
  private static let beginnings = Set(
    (WordSets.list("drug.misspelt") + heard.keys).map(Sound.beginning))
}

/// The consonants of a word, and the vowels between them.
private struct Sound {
  private(set) var consonants: [UInt8] = []
  private var gaps: [[UInt8]] = [[]]

  init(_ word: String) {
    var before: UInt8 = 0
    for letter in word.utf8 {
      defer { before = letter }
      if letter == before { continue }
      if !consonants.isEmpty, Self.isWeak(letter) {
        if letter.isVowel { gaps[gaps.count - 1].append(letter) }
      } else {
        let sounds = consonants.isEmpty ? [letter] : Self.sounds(of: letter)
        consonants += sounds
        gaps += sounds.map { _ in [] }
      }
    }
  }

  /// The first letter and the two sounds behind it, as one number.
  static func beginning(of word: String) -> UInt32 {
    var (key, count) = (UInt32(0), 0)
    var before: UInt8 = 0
    for letter in word.utf8 {
      defer { before = letter }
      if letter == before || count > 0 && isWeak(letter) { continue }
      let sound = count == 0 ? letter : alike(letter)
      key = key << 8 | UInt32(sound)
      count += 1
      if count == 3 { break }
    }
    return key
  }

  /// How many vowels are others, or stand where the name has none; those left out count for nothing.
  func strays(from name: Sound) -> Int {
    zip(gaps, name.gaps).count { own, other in !own.isEmpty && own != other }
  }

  /// What is left out, or heard as part of a vowel.
  private static func isWeak(_ letter: UInt8) -> Bool {
    letter.isVowel || letter == UInt8(ascii: "y") || letter == UInt8(ascii: "h")
  }

  private static func sounds(of letter: UInt8) -> [UInt8] {
    letter == UInt8(ascii: "x")
      ? [UInt8(ascii: "k"), UInt8(ascii: "s")] : [alike(letter)]
  }

  /// What is heard alike, or typed for each other.
  private static func alike(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "c"), UInt8(ascii: "q"), UInt8(ascii: "g"), UInt8(ascii: "x"):
      UInt8(ascii: "k")
    case UInt8(ascii: "w"), UInt8(ascii: "b"): UInt8(ascii: "v")
    case UInt8(ascii: "t"): UInt8(ascii: "d")
    case UInt8(ascii: "z"): UInt8(ascii: "s")
    default: letter
    }
  }
}
