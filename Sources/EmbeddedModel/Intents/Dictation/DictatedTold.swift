/// What a reading of a dictated message goes by: the things that are told, and what was told before.
extension DictationReading {
  /// A thing that may come to be wanted: it is needed or used up, or was enumerated only.
  struct Told {
    var item: Item
    var clause: Int
    var sentence: Int
    /// Whether "bir de" stands before it.
    var isJoined = false
    /// Whether more is told of it than is understood: "çantadaki son tüp de bitti".
    var isBeside = false
    /// What was said of it; nil where nothing was.
    var deed: Deed?

    var isSaidToo: Bool { isJoined || item.thing.isSaidToo }
    var hasAmount: Bool { item.thing.mention.hasAmount }
  }

  /// What the talk has told before.
  struct Before {
    /// The lines that were told last.
    var newest: [String] = []
    /// Those of the messages before, too, where one came after another.
    var recent: [String] = []
    /// All lines that the talk knows.
    var lines: [ListLines.Line] = []
    /// Whether the message names the list.
    var isNamed = false
    /// Whether the message tells what is at hand: "dolapta", "evde".
    var isAtHome = false
    /// Whether the message tells of what is done again and again, or was done long ago.
    var isHabit = false
    /// Whether something was recorded that the list is not, and that an amount may be of.
    var isAmongRecords = false
    /// What the message before did: "ekmek de" goes on with it.
    var continuing: Deed?
    /// The things that the message before named.
    var told: [Item] = []
    /// The one thing that it named.
    var focus: Item? { told.count == 1 ? told[0] : nil }
  }
}
