/// The folded letters of a word, where they lie.
typealias FoldedLetters = UnsafeBufferPointer<UInt8>

/// Folded words by number; the same letters with another inflection are another word.
struct WordNumbers: Sendable {
  /// A word under its hash.
  private struct Slot: Sendable {
    /// -1 where free.
    var number: Int32 = -1
    var hash: UInt32 = 0
  }

  private var letters: [UInt8] = []
  /// Where each word begins in `letters`; one more than there are words.
  private var starts: [Int32] = [0]
  private var inflections: [Lexicon.Inflection] = []
  /// Open addressing.
  private var slots: [Slot]

  /// Room for the words of about so many phrases, which have many words in common, and for more.
  init(phrases: Int) {
    slots = [Slot](repeating: Slot(), count: phrases.slots)
    starts.reserveCapacity(phrases)
    inflections.reserveCapacity(phrases)
    letters.reserveCapacity(phrases * 6)
  }

  var count: Int { inflections.count }

  /// The letters of a word.
  subscript(number: Int32) -> ArraySlice<UInt8> {
    letters[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
  }

  /// The number of a word, a new one where it is met for the first time.
  mutating func number(
    of word: FoldedLetters, _ inflection: Lexicon.Inflection
  ) -> (id: Int32, isNew: Bool) {
    if count * 2 >= slots.count { grow() }
    let hash = UInt32(truncatingIfNeeded: word.foldedHash) ^ UInt32(inflection.rawValue)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot].number >= 0 {
      let known = slots[slot]
      if known.hash == hash, inflections[Int(known.number)] == inflection,
        isWord(known.number, word)
      {
        return (known.number, false)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = Int32(count)
    slots[slot] = Slot(number: id, hash: hash)
    letters.append(contentsOf: word)
    starts.append(Int32(letters.count))
    inflections.append(inflection)
    return (id, true)
  }

  private func isWord(_ number: Int32, _ word: FoldedLetters) -> Bool {
    let (start, end) = (Int(starts[Int(number)]), Int(starts[Int(number) + 1]))
    guard end - start == word.count else { return false }
    for place in 0..<word.count where letters[start + place] != word[place] { return false }
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for known in old where known.number >= 0 {
      var slot = Int(known.hash) & (slots.count - 1)
      while slots[slot].number >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = known
    }
  }
}

/// From a node of the phrases by a word to the next node.
struct Edges: Sendable {
  private struct Edge: Sendable {
    /// Where it begins; -1 for a free slot.
    var node: Int32 = -1
    var word: Int32 = -1
    /// Where it leads.
    var target: Int32 = -1
  }

  /// Where the edges from the first node lead, by their words, -1 for none: every phrase begins there.
  private var firsts: [Int32]
  /// All others, in open addressing.
  private var slots: [Edge]
  private var count = 0

  /// Room for the edges of about so many phrases, and for more.
  init(phrases count: Int) {
    firsts = [Int32](repeating: -1, count: count)
    slots = [Edge](repeating: Edge(), count: count.slots)
  }

  subscript(node: Int32, word: Int32) -> Int32? {
    if node == 0 {
      let target = word < firsts.count ? firsts[Int(word)] : -1
      return target < 0 ? nil : target
    }
    let edge = slots[place(of: node, word)]
    return edge.node < 0 ? nil : edge.target
  }

  /// Where the edge leads; an edge that is not there yet is added and leads to `new`.
  mutating func target(
    of node: Int32, _ word: Int32, orNew new: Int32
  ) -> (node: Int32, isNew: Bool) {
    if node == 0 { return first(by: Int(word), orNew: new) }
    if count * 4 >= slots.count * 3 { grow() }
    let place = place(of: node, word)
    if slots[place].node >= 0 { return (slots[place].target, false) }
    slots[place] = Edge(node: node, word: word, target: new)
    count += 1
    return (new, true)
  }

  private mutating func first(by word: Int, orNew new: Int32) -> (node: Int32, isNew: Bool) {
    while firsts.count <= word { firsts.append(-1) }
    if firsts[word] >= 0 { return (firsts[word], false) }
    firsts[word] = new
    return (new, true)
  }

  private mutating func grow() {
    let old = slots
    slots = .init(repeating: Edge(), count: old.count * 2)
    for edge in old where edge.node >= 0 { slots[place(of: edge.node, edge.word)] = edge }
  }

  /// The slot of the edge from a node by a word, or the free one where it belongs.
  private func place(of node: Int32, _ word: Int32) -> Int {
    let key = UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
    let mixed = key &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: mixed >> 32) & (slots.count - 1)
    while slots[slot].node >= 0, slots[slot].node != node || slots[slot].word != word {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

extension Int {
  /// How many slots a table of open addressing has for so many things, a power of two.
  fileprivate var slots: Int { 1 << (Int.bitWidth - Swift.max(self, 255).leadingZeroBitCount) }
}

extension UnsafeBufferPointer<UInt8> {
  /// A hash of the letters, never negative, for tables that are built at every start and asked thousands of
  /// times for a sentence: eight letters at a time, mixed by multiplication.
  package var foldedHash: Int {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ piece: UInt64) {
      state = (state ^ piece) &* 0x9E37_79B9_7F4A_7C15
      state ^= state >> 32
    }
    let bytes = UnsafeRawBufferPointer(self)
    var place = 0
    while place + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    var rest: UInt64 = 0
    for letter in bytes[place...] { rest = rest << 8 ^ UInt64(letter) }
    mix(rest)
    return Int(truncatingIfNeeded: (state ^ (state >> 29)) & 0x7FFF_FFFF_FFFF_FFFF)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the letters differ by one changed, added, missing or by two neighbours swapped.
  package func isOneEdit(from other: ArraySlice<UInt8>) -> Bool {
    var (i, j) = (startIndex, other.startIndex)
    while i < endIndex, j < other.endIndex, self[i] == other[j] {
      i += 1
      j += 1
    }
    var (a, b) = (endIndex, other.endIndex)
    while a > i, b > j, self[a - 1] == other[b - 1] {
      a -= 1
      b -= 1
    }
    let (left, right) = (a - i, b - j)
    if left <= 1 && right <= 1 { return left + right > 0 }
    return left == 2 && right == 2 && self[i] == other[j + 1] && self[i + 1] == other[j]
  }
}

extension Turkish {
  /// Calls `body` with the letters of `fold(text)`, without making a text of them.
  package static func withFoldedLetters(
    of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var text = text
    text.withUTF8 { withFoldedLetters(of: $0, body) }
  }

  /// The same of UTF-8 text; fast for Turkish names.
  package static func withFoldedLetters(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { folded in
      if let count = fold(bytes, into: folded) {
        body(UnsafeBufferPointer(rebasing: folded[..<count]))
      } else {
        Array(fold(String(decoding: bytes, as: UTF8.self)).utf8).withUnsafeBufferPointer(body)
      }
    }
  }

  /// Writes the folded letters to a place with room for all bytes and says how many they are; nil where
  /// the text holds other letters than those of Turkish.
  private static func fold(
    _ bytes: UnsafeBufferPointer<UInt8>, into letters: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    var (place, count) = (0, 0)
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        letters[count] = folded(ascii: byte)
        place += 1
      } else if place + 1 < bytes.count, let letter = folded(byte, bytes[place + 1]) {
        letters[count] = letter
        place += 2
      } else {
        return nil
      }
      count += 1
    }
    return count
  }

  private static func folded(ascii byte: UInt8) -> UInt8 {
    switch byte {
    case 0x41...0x5A: byte + 32
    case 0x09...0x0D: UInt8(ascii: " ")
    default: byte
    }
  }

  /// The letters of Turkish that UTF-8 writes with two bytes.
  private static func folded(_ first: UInt8, _ second: UInt8) -> UInt8? {
    switch (first, second) {
    case (0xC3, 0xA7), (0xC3, 0x87): UInt8(ascii: "c")
    case (0xC3, 0xB6), (0xC3, 0x96): UInt8(ascii: "o")
    case (0xC3, 0xBC), (0xC3, 0x9C), (0xC3, 0xBB), (0xC3, 0x9B): UInt8(ascii: "u")
    case (0xC3, 0xA2), (0xC3, 0x82): UInt8(ascii: "a")
    case (0xC3, 0xAE), (0xC3, 0x8E), (0xC4, 0xB1), (0xC4, 0xB0): UInt8(ascii: "i")
    case (0xC4, 0x9F), (0xC4, 0x9E): UInt8(ascii: "g")
    case (0xC5, 0x9F), (0xC5, 0x9E): UInt8(ascii: "s")
    default: nil
    }
  }
}
