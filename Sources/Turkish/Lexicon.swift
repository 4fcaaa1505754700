/// Known stems, found inside inflected words in one walk.
///
///     lexicon.readings(of: "yumurtalarimi")  // [(entry of "yumurta", plural, my, accusative)]
///
/// A stem is kept with its softened form (`ekmek` → `ekmeg`) and, where the lexicon says so, the form
/// that drops a vowel (`karın` → `karn`). Entries are numbers that the caller gives a meaning.
package struct Lexicon: Sendable {
  /// How the suffixes of a stem are read.
  package enum Inflection: UInt8, Sendable { case noun, verb, none }

  /// A stem found in a word.
  package struct Reading: Sendable, Equatable {
    package var entry: Int32
    package var noun: NounForm?
    package var verb: VerbForm?
    /// Letters of the word that are the stem.
    package var stemLength: Int

    /// Whether the word is the bare stem.
    package var isBare: Bool { noun.map { $0.length == 0 } ?? verb.map { $0.length == 0 } ?? true }
  }

  private struct Node {
    var letter: UInt8
    var child: Int32 = -1
    var sibling: Int32 = -1
    var stems: Int32 = -1
  }

  private struct Stem {
    var entry: Int32
    var inflection: Inflection
    /// A changed stem stands only before a vowel.
    var needsVowel: Bool
    var next: Int32
  }

  private var nodes: [Node] = [Node(letter: 0)]
  private var stems: [Stem] = []
  /// The child of the first node for each letter, because every word passes there.
  private var firsts = [Int32](repeating: -1, count: 256)

  package init() {}

  /// Makes room for so many stems of some letters each.
  mutating func reserve(stems count: Int) {
    stems.reserveCapacity(count)
    nodes.reserveCapacity(count * 2)
  }

  /// Adds a folded word as `entry`.
  package mutating func add(_ word: String, entry: Int32, _ inflection: Inflection) {
    var word = word
    word.withUTF8 { add($0, entry: entry, inflection) }
  }

  /// Adds a folded word, given by its letters, as `entry`.
  mutating func add(_ letters: FoldedLetters, entry: Int32, _ inflection: Inflection) {
    insert(letters, entry, inflection)
    // A final a or e narrows before -yor: zonkla → zonkluyor.
    if inflection == .verb, let last = letters.last, letters.count > 2,
      last == UInt8(ascii: "a") || last == UInt8(ascii: "e")
    {
      insert(
        FoldedLetters(rebasing: letters.dropLast()), entry, inflection, needsVowel: true)
    }
    guard inflection == .noun, let soft = Self.softened(letters) else { return }
    insert(letters, endingIn: soft, entry, inflection, needsVowel: true)
  }

  /// Adds a changed stem (a dropped vowel, a narrowed verb stem) that stands only before a vowel.
  package mutating func add(changed stem: String, entry: Int32, _ inflection: Inflection) {
    var stem = stem
    stem.withUTF8 { insert($0, entry, inflection, needsVowel: inflection == .noun) }
  }

  /// Every stem that a folded word can be an inflected form of, longest stem first.
  package func readings(of word: String) -> [Reading] {
    let letters = Array(word.utf8)
    var found: [Reading] = []
    var node: Int32 = 0
    for place in letters.indices {
      guard let next = child(of: node, letters[place]) else { break }
      node = next
      var stem = nodes[Int(node)].stems
      while stem >= 0 {
        let candidate = stems[Int(stem)]
        if let reading = reading(candidate, letters, place + 1) { found.append(reading) }
        stem = candidate.next
      }
    }
    found.reverse()
    return found
  }

  private func reading(_ stem: Stem, _ letters: [UInt8], _ length: Int) -> Reading? {
    if stem.needsVowel {
      guard length < letters.count, letters[length].isVowel else { return nil }
    }
    switch stem.inflection {
    case .none:
      return length == letters.count
        ? Reading(entry: stem.entry, noun: nil, verb: nil, stemLength: length) : nil
    case .noun:
      return NounSuffixes.form(of: letters, stem: length).map {
        Reading(entry: stem.entry, noun: $0, verb: nil, stemLength: length)
      }
    case .verb:
      guard let form = VerbSuffixes.form(of: letters, stem: length),
        !stem.needsVowel || form.mood == .progressive
      else { return nil }
      return Reading(entry: stem.entry, noun: nil, verb: form, stemLength: length)
    }
  }

  private func child(of node: Int32, _ letter: UInt8) -> Int32? {
    if node == 0 {
      let first = firsts[Int(letter)]
      return first < 0 ? nil : first
    }
    var place = nodes[Int(node)].child
    while place >= 0 {
      if nodes[Int(place)].letter == letter { return place }
      place = nodes[Int(place)].sibling
    }
    return nil
  }

  /// Inserts a stem; `soft` stands for its last letter where that one changes.
  private mutating func insert(
    _ letters: FoldedLetters, endingIn soft: UInt8? = nil, _ entry: Int32,
    _ inflection: Inflection, needsVowel: Bool = false
  ) {
    var node: Int32 = 0
    for place in 0..<letters.count {
      let letter = place == letters.count - 1 ? soft ?? letters[place] : letters[place]
      if let next = child(of: node, letter) {
        node = next
        continue
      }
      let fresh = Int32(nodes.count)
      if node == 0 {
        nodes.append(Node(letter: letter))
        firsts[Int(letter)] = fresh
      } else {
        nodes.append(Node(letter: letter, sibling: nodes[Int(node)].child))
        nodes[Int(node)].child = fresh
      }
      node = fresh
    }
    stems.append(
      Stem(
        entry: entry, inflection: inflection, needsVowel: needsVowel, next: nodes[Int(node)].stems))
    nodes[Int(node)].stems = Int32(stems.count - 1)
  }

  /// The last letter of the stem before a vowel: k→ğ, p→b, t→d (ç→c is no change on folded letters).
  ///
  /// Given to every stem of more than one syllable; a form that Turkish does not have (`sepedi`) is
  /// simply never met. Loans in -t that never soften (saat, tat) are one reason not to demand it.
  private static func softened(_ letters: FoldedLetters) -> UInt8? {
    let soft: UInt8
    switch letters.last {
    case UInt8(ascii: "k"): soft = UInt8(ascii: "g")
    case UInt8(ascii: "p"): soft = UInt8(ascii: "b")
    case UInt8(ascii: "t"): soft = UInt8(ascii: "d")
    default: return nil
    }
    let endsInNK =
      letters.count > 1 && letters.last == UInt8(ascii: "k")
      && letters[letters.count - 2] == UInt8(ascii: "n")
    guard endsInNK || letters.count(where: \.isVowel) > 1 else { return nil }
    return soft
  }
}
