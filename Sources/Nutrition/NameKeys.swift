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
    let start = letters.count
    Turkish.fold(name, into: &letters)
    Self.joinWords(of: &letters, from: start)
    starts.append(Int32(letters.count))
    if count * 2 > slots.count {
      grow()
    } else {
      put(count - 1)
    }
  }

  /// The name with these folded words.
  func number(of words: ArraySlice<UInt8>) -> Int? {
    var slot = words.foldedHash & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if self[number] == words { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func put(_ number: Int) {
    var slot = self[number].foldedHash & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in 0..<count { put(number) }
  }

  /// Puts one space where anything that is no letter, figure or % parts words.
  private static func joinWords(of letters: inout [UInt8], from start: Int) {
    var end = start
    var isParted = false
    for place in start..<letters.count {
      let letter = letters[place]
      guard isOfWord(letter) else {
        isParted = end > start
        continue
      }
      if isParted {
        letters[end] = UInt8(ascii: " ")
        end += 1
        isParted = false
      }
      letters[end] = letter
      end += 1
    }
    letters.removeSubrange(end...)
  }

  private static func isOfWord(_ letter: UInt8) -> Bool {
    switch letter {
    case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "%"), 0x80...: true
    default: false
    }
  }
}
