import Turkish

/// A word of a name, as it was written and folded.
struct NameWord {
  /// In lower case, for people.
  var text: String
  var folded: String

  /// The words of a name; what is no letter, figure or % parts them.
  static func words(of name: String) -> [NameWord] {
    name.split { !($0.isLetter || $0.isNumber || $0 == "%") }.map {
      NameWord(text: Turkish.lowercased(String($0)), folded: Turkish.fold(String($0)))
    }
  }
}

/// Finds the row whose name a run of words is, inflected or not.
///
/// `mercimek çorbasından`, `mercimek çorba` and `ekmeği` are names; `baldır` is not bal, because a
/// name is no sentence, and `şekerli` not şeker.
struct NameReader {
  private let keys: NameKeys
  private let owners: [Int32]

  init(contents: FoodContents) {
    keys = contents.keys
    owners = contents.owners
  }

  /// The number of the row, nil where no name is exactly meant.
  func line(named words: some Collection<NameWord>) -> Int? {
    let name = Array(words.map(\.folded).joined(separator: " ").utf8)
    if let line = line(name[...]) { return line }
    let last = (name.lastIndex(of: UInt8(ascii: " ")) ?? -1) + 1
    guard (2...40).contains(name.count - last) else { return nil }
    let isCompound = last > 0
    let word = Array(name[last...])
    for length in stride(from: word.count, to: 1, by: -1) {
      for stem in stems(of: word, length, isCompound: isCompound) {
        if let line = line((name[..<last] + stem)[...]), isName(word, stem: length) { return line }
      }
    }
    return nil
  }

  /// The row that alone has the name but for one letter of one word.
  ///
  /// The word has five letters or more, and `isStrange` holds of it.
  ///
  ///     line(misspelt: words of "mercmek çorbası", where: …)  // mercimek çorbası
  func line(misspelt words: [NameWord], where isStrange: (NameWord) -> Bool) -> Int? {
    for place in words.indices where words[place].folded.utf8.count >= 5 && isStrange(words[place])
    {
      let before = Array(words[..<place].map { $0.folded + " " }.joined().utf8)
      let after = Array(words[(place + 1)...].map { " " + $0.folded }.joined().utf8)
      let word = Array(words[place].folded.utf8)
      var found: Set<Int32> = []
      for number in 0..<keys.count {
        let name = keys[number]
        let rest = before.count + after.count
        guard abs(name.count - rest - word.count) <= 1, name.count > rest,
          name.starts(with: before), name.suffix(after.count).elementsEqual(after)
        else { continue }
        let other = name.dropFirst(before.count).dropLast(after.count)
        if other.first == word.first, word[...].isOneEdit(from: other) {
          found.insert(owners[number])
        }
      }
      if found.count == 1 { return found.first.map(Int.init) }
    }
    return nil
  }

  private func line(_ name: ArraySlice<UInt8>) -> Int? {
    keys.number(of: name).map { Int(owners[$0]) }
  }

  /// Whether what follows the stem leaves a noun that names a thing.
  private func isName(_ word: [UInt8], stem: Int) -> Bool {
    guard let form = NounSuffixes.form(of: word, stem: stem) else { return false }
    switch form.grammaticalCase {
    case .locative, .equative: return false
    case .genitive where stem < 4, .dative where stem < 4: return false
    default: break
    }
    if form.derivation == .diminutive && stem < 4 { return false }
    return (form.derivation == nil || form.derivation == .diminutive)
      && form.copula == .none && !form.isRelative
  }

  /// What the first letters of a word can stand for: `ekmeg` for ekmek, `corba` for çorbası too.
  private func stems(of word: [UInt8], _ length: Int, isCompound: Bool) -> [[UInt8]] {
    let stem = Array(word[..<length])
    var stems = length == word.count ? [] : [stem]
    if length < word.count, word[length].isVowel, length > 2,
      let hard = Self.hardened[stem[length - 1]]
    {
      stems.append(stem.dropLast() + [hard])
    }
    guard isCompound, length > 2 || stem == Array("su".utf8) else { return stems }
    // The compound suffix that was left out: mercimek çorba, elma suyu.
    if stem[length - 1].isVowel {
      for vowel in "iu".utf8 { stems.append(stem + [UInt8(ascii: "s"), vowel]) }
      if stem == Array("su".utf8) { stems.append(Array("suyu".utf8)) }
    } else {
      for vowel in "iu".utf8 {
        stems.append(stem + [vowel])
        if let soft = Self.softened[stem[length - 1]] {
          stems.append(stem.dropLast() + [soft, vowel])
        }
      }
    }
    return stems
  }

  private static let hardened = Dictionary(uniqueKeysWithValues: zip("gbd".utf8, "kpt".utf8))
  private static let softened = Dictionary(uniqueKeysWithValues: zip("kpt".utf8, "gbd".utf8))
}
