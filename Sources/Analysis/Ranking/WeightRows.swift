/// Rows of weights by the hash of their feature: what is looked up a thousand times for a message.
///
/// An open-addressed table: the keys are hashes already, and `Dictionary` would hash them once more.
struct WeightRows {
  struct Entry {
    /// The place of the outcome that it speaks for.
    var outcome: Int
    var weight: Float
  }

  /// The entries of all rows, one row after the other.
  private(set) var entries: [Entry] = []
  private(set) var count = 0
  /// Two words a slot: the hash, and where its row begins and how long it is; 0 for an empty slot.
  private var slots = Array(repeating: (hash: UInt64(0), row: UInt64(0)), count: 1 << 12)

  private static let taken: UInt64 = 1 << 63

  subscript(hash: UInt64) -> Range<Int>? {
    let row = slots[slot(of: hash)].row
    return row == 0 ? nil : Self.range(row)
  }

  @discardableResult
  mutating func add(_ row: [Entry], for hash: UInt64) -> Range<Int> {
    if count * 2 >= slots.count { grow() }
    let range = entries.count..<entries.count + row.count
    let place = slot(of: hash)
    if slots[place].row == 0 { count += 1 }
    slots[place] = (
      hash, Self.taken | UInt64(range.lowerBound) << 20 | UInt64(min(row.count, 0xfffff))
    )
    entries += row
    return range
  }

  /// What a row is worth for an outcome.
  func weight(of outcome: Int, in row: Range<Int>) -> Float {
    for place in row where entries[place].outcome == outcome { return entries[place].weight }
    return 0
  }

  private static func range(_ row: UInt64) -> Range<Int> {
    let start = Int((row & ~taken) >> 20)
    return start..<start + Int(row & 0xfffff)
  }

  /// The slot that holds a hash, or the empty one where it would go.
  private func slot(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while slots[place].row != 0, slots[place].hash != hash { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, 0), count: old.count * 2)
    for entry in old where entry.row != 0 { slots[slot(of: entry.hash)] = entry }
  }
}
