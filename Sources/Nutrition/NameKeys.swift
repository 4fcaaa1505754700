import Turkish

/// Numbers of names, found by their folded words.
///
///     keys.add(utf8)                                          // Tahin-Pekmez
///     keys.number(of: Array("tahin pekmez".utf8)[...])        // 0
struct NameKeys: Sendable {
  private var letters: [UInt8] = []
  /// Where each name begins in `letters`; one more than there are names.
  private var starts: [Int32] = [0]
  /// Open addressing: numbers of names, -1 where free.
  private var slots: [Int32]

  /// Room for about this many names.
  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    letters.reserveCapacity(capacity * 20)
    starts.reserveCapacity(capacity)
  }

  var count: Int { starts.count - 1 }

  /// The folded words of a name, with a space between.
  subscript(number: Int) -> ArraySlice<UInt8> {
    letters[Int(starts[number])..<Int(starts[number + 1])]
  }

  /// Adds the next name; where two fold alike the first one is found.
  mutating func add(_ name: UnsafeBufferPointer<UInt8>) {
    Turkish.withFoldedLetters(of: name) { appendWords(of: $0) }
    starts.append(Int32(letters.count))
    if count * 2 > slots.count {
      grow()
    } else {
      put(count - 1)
    }
  }

  /// The name with these folded words.
  func number(of words: ArraySlice<UInt8>) -> Int? {
    var slot = words.withUnsafeBufferPointer { $0.foldedHash } & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if self[number] == words { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func put(_ number: Int) {
    let places = Int(starts[number])..<Int(starts[number + 1])
    let hash = letters.withUnsafeBufferPointer { letters in
      UnsafeBufferPointer(rebasing: letters[places]).foldedHash
    }
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in 0..<count { put(number) }
  }

  /// Appends the words of folded letters with one space where anything that is no letter, figure or %
  /// parts them.
  private mutating func appendWords(of folded: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var isParted = false
    while start < folded.count {
      var end = start
      while end < folded.count, Self.isOfWord(folded[end]) { end += 1 }
      if end > start {
        if isParted { letters.append(UInt8(ascii: " ")) }
        letters.append(contentsOf: UnsafeBufferPointer(rebasing: folded[start..<end]))
        isParted = true
      }
      start = end + 1
    }
  }

  private static func isOfWord(_ letter: UInt8) -> Bool {
    switch letter {
    case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "%"), 0x80...: true
    default: false
    }
  }
}
