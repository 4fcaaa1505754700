/// Notices a model that has begun to say the same again and again, as small ones do.
///
/// Two things are looked at: whole sentences that come in the same order a third time, and letters
/// within a sentence that has no end. What lists and tables repeat by nature is let be.
struct Repetition {
  /// Sentences that may take turns.
  private static let cycle = 4
  /// Letters that must have been repeated for it to count.
  private static let enough = 60
  private static let tailLength = 640
  /// Items of a list that say the same but for their numbers: the weeks of a quarter, a month's days.
  private static let longestList = 14
  private static let longestPeriod = 120

  private(set) var isStuck = false
  private var sentences: [String] = []
  private var tail: [UInt8] = []
  private var fresh = 0
  /// How many bytes the letters take that come again and again; 0 where sentences do.
  private var period = 0
  /// The letters of the last sentence, and how often in a row they came again.
  private var item = ""
  private var same = 0

  /// Takes in a whole sentence; true where the one before was the same, so that it need not be shown.
  mutating func repeats(_ sentence: String) -> Bool {
    let words = sentence.filter { $0.isLetter || $0.isNumber }
    guard !words.isEmpty else { return false }
    let isSame = words.count >= 20 && sentences.last == words
    // The items of a list differ in their numbers alone; one without end does not stop at a dozen.
    let letters = words.filter(\.isLetter)
    same = letters.count >= 20 && letters == item ? same + 1 : 0
    item = letters
    if same >= Self.longestList { isStuck = true }
    sentences.append(words)
    if sentences.count > 3 * Self.cycle { sentences.removeFirst() }
    for period in 1...Self.cycle where sentences.count >= 3 * period {
      let last = sentences.suffix(3 * period)
      let block = Array(last.suffix(period))
      let isCycle = zip(last.indices, last).allSatisfy { place, words in
        words == block[(place - last.startIndex) % period]
      }
      if isCycle, block.reduce(0, { $0 + $1.count }) * 3 >= Self.enough { isStuck = true }
    }
    return isSame || isStuck
  }

  /// What of a sentence without an end need not be told twice: up to where it begins anew.
  func once(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let places = bytes.indices.filter { Self.counts(bytes[$0]) }
    guard period > 0, let last = places.last else { return "" }
    var end = places.count
    while end > period, bytes[places[end - 1]] == bytes[places[end - 1 - period]] { end -= 1 }
    let kept = String(decoding: bytes[..<(end < places.count ? places[end] : last)], as: UTF8.self)
    guard let space = kept.lastIndex(where: \.isWhitespace) else { return "" }
    return kept[..<space] + "…"
  }

  /// Takes in what has arrived, whole sentences or not.
  mutating func feed(_ piece: String) {
    guard !isStuck else { return }
    let letters = piece.utf8.filter(Self.counts)
    tail += letters
    fresh += letters.count
    // Whole lines are looked at as sentences.
    if let line = tail.lastIndex(of: 0x0A) { tail.removeFirst(line + 1) }
    if tail.count > 2 * Self.tailLength { tail.removeFirst(tail.count - Self.tailLength) }
    guard fresh >= 64 else { return }
    fresh = 0
    isStuck = findPeriod()
  }

  /// Letters, and line breaks, which part what is no run-on sentence.
  private static func counts(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x0A || (0x61...0x7A).contains(byte | 0x20)
  }

  private mutating func findPeriod() -> Bool {
    for period in 2...Self.longestPeriod {
      let length = max(4 * period, 200)
      guard tail.count >= length + period else { return false }
      let end = tail.count
      var place = 1
      while place <= length, tail[end - place] == tail[end - place - period] { place += 1 }
      guard place > length else { continue }
      let letters = tail.suffix(length).count { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      // Rules and frames of tables are made of other signs.
      guard letters >= Self.enough else { continue }
      self.period = period
      return true
    }
    return false
  }
}
