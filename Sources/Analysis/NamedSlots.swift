import Turkish

/// Things by their names: as a dictionary, with a hash that costs less for the short names of a table's
/// rows, which are asked for thousands of times for a sentence.
struct NamedSlots<Thing: Sendable>: Sendable {
  private struct Slot: Sendable {
    /// -1 where free.
    var hash = -1
    /// The place in `names` and `things`.
    var number = 0
  }

  /// The names, in the order in which they came.
  private(set) var names: [String] = []
  private var things: [Thing] = []
  /// Open addressing; never more than half full.
  private var slots = [Slot](repeating: Slot(), count: 512)

  /// The thing of a name; one that is set takes the place of what was there.
  subscript(name: String) -> Thing? {
    get {
      let slot = slots[place(of: name, Self.hash(name))]
      return slot.hash < 0 ? nil : things[slot.number]
    }
    set {
      guard let newValue else { return }
      let hash = Self.hash(name)
      let place = place(of: name, hash)
      guard slots[place].hash < 0 else { return things[slots[place].number] = newValue }
      slots[place] = Slot(hash: hash, number: names.count)
      names.append(name)
      things.append(newValue)
      if names.count * 2 >= slots.count { grow() }
    }
  }

  /// Where a name lies, or the free place where it belongs.
  private func place(of name: String, _ hash: Int) -> Int {
    var place = hash & (slots.count - 1)
    while slots[place].hash >= 0,
      slots[place].hash != hash || names[slots[place].number] != name
    {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.hash >= 0 {
      var place = slot.hash & (slots.count - 1)
      while slots[place].hash >= 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }

  private static func hash(_ name: String) -> Int {
    var name = name
    return name.withUTF8 { $0.foldedHash }
  }
}
