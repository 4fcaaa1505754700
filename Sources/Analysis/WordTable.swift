import Synchronization
import Tables

/// Words of a table, each as it stands (`sil`), by how it begins (`sil*`) or by how it ends (`*dim`).
///
///     row.fits("silebilirim")  // true for `sil*`
package final class WordRow: Sendable {
  /// The words as the table writes them, in its order.
  package let list: [String]
  package let whole: Set<String>
  /// The same where they are few, which are compared sooner than one is hashed; else nil.
  private let few: [String]?
  private static let mostFew = 8
  private let beginnings: [String]
  private let ends: [String]
  /// By which bytes a word may begin that is one of `whole` or begins with one of `beginnings`, and end
  /// that ends with one of `ends`: most words fall at this.
  private let (firsts, lasts): (ByteMarks, ByteMarks)
  /// By which bytes a word may begin that begins with one of `list`.
  private let stems: ByteMarks
  /// The marks of all that it fits, as `Utterance.letters` has those of its words: most sentences fall at
  /// this.
  let marks: UInt64

  init(_ words: [String]) {
    list = words
    var (whole, beginnings, ends): (Set<String>, [String], [String]) = ([], [], [])
    for word in words {
      guard word.utf8.count > 1, word.utf8.contains(Self.star) else {
        whole.insert(word)
        continue
      }
      if word.utf8.last == Self.star { beginnings.append(String(word.dropLast())) }
      if word.utf8.first == Self.star { ends.append(String(word.dropFirst())) }
    }
    (self.whole, self.beginnings, self.ends) = (whole, beginnings, ends)
    few = whole.count <= Self.mostFew ? Array(whole) : nil
    firsts = ByteMarks(whole.map(\.utf8.first) + beginnings.map { $0.utf8.first ?? .max })
    lasts = ByteMarks(ends.map { $0.utf8.last ?? .max })
    stems = ByteMarks(words.map { $0.utf8.first ?? .max })
    let fitting = Array(whole) + beginnings
    let isOpen = !ends.isEmpty || beginnings.contains { $0.utf8.count < 2 }
    marks = isOpen ? .max : fitting.reduce(0) { $0 | Utterance.Word.mark(of: $1) }
  }

  private static let star = UInt8(ascii: "*")

  /// Whether one of them is the folded word, begins or ends it.
  package func fits(_ word: String) -> Bool {
    guard firsts.has(word.utf8.first) || lasts.has(word.utf8.last) else { return false }
    return few?.contains(word) ?? whole.contains(word)
      || beginnings.contains { word.begins(with: $0) } || ends.contains { word.ends(with: $0) }
  }

  package func fits(_ word: Substring) -> Bool { fits(String(word)) }

  /// What follows each of them, as it stands, with which the word begins.
  package func endings(of word: String) -> [Substring] {
    guard stems.has(word.utf8.first) else { return [] }
    return list.compactMap { stem in
      word.begins(with: stem) ? Substring(word.utf8.dropFirst(stem.utf8.count)) : nil
    }
  }
}

/// A set of bytes that may hold more than was put in: to tell in one step what it surely lacks.
///
/// Letters beyond ASCII can be written in several ways; they are always in it, and it has all bytes once
/// one of them was put in.
private struct ByteMarks: Sendable {
  private var bits: UInt64 = 0

  /// The marks of bytes; nil for those of an empty word.
  init(_ bytes: [UInt8?]) {
    for byte in bytes { bits |= Self.isPlain(byte) ? Self.bit(byte) : .max }
  }

  func has(_ byte: UInt8?) -> Bool { !Self.isPlain(byte) || bits & Self.bit(byte) != 0 }

  private static func isPlain(_ byte: UInt8?) -> Bool { (byte ?? 0) < 0x80 }

  private static func bit(_ byte: UInt8?) -> UInt64 { 1 << UInt64((byte ?? 0) & 63) }
}

/// A table of named rows of words: `name<TAB>words, parted by ;`.
///
/// `@name` stands for the words of another row, `@name*` for words that begin with them. A row is read when it
/// is first asked for, and asked for thousands of times for a sentence.
package struct WordTable: Sendable {
  /// A row that is read once; two threads that ask at the same time may both read it.
  ///
  /// An address, because `AtomicLazyReference` takes longer to load than a word takes to be compared.
  private final class Slot: Sendable {
    let line: TableText.Row
    /// Where the row lies, which is held from here; 0 before it is read.
    private let made = Atomic<UInt>(0)

    init(_ line: TableText.Row) { self.line = line }

    deinit { Self.row(at: made.load(ordering: .acquiring))?.release() }

    func row(reading read: () -> WordRow) -> WordRow {
      if let known = Self.row(at: made.load(ordering: .acquiring)) {
        return known.takeUnretainedValue()
      }
      let fresh = Unmanaged.passRetained(read())
      let (_, before) = made.compareExchange(
        expected: 0, desired: UInt(bitPattern: fresh.toOpaque()), ordering: .acquiringAndReleasing)
      guard let known = Self.row(at: before) else { return fresh.takeUnretainedValue() }
      fresh.release()
      return known.takeUnretainedValue()
    }

    private static func row(at address: UInt) -> Unmanaged<WordRow>? {
      UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
    }
  }

  private static let empty = WordRow([])
  private let slots: NamedSlots<Slot>

  package init(_ names: String...) {
    var slots = NamedSlots<Slot>()
    for name in names { TableText.forEachRow(of: name) { slots[$0[0]] = Slot($0) } }
    self.slots = slots
  }

  /// The words of a row; none where there is no such row.
  package func row(_ name: String) -> WordRow {
    guard let slot = slots[name] else { return Self.empty }
    return slot.row { WordRow(words(of: slot)) }
  }

  private func words(of slot: Slot) -> [String] {
    slot.line[1].listed(keepingEmpty: true).flatMap { word -> [String] in
      guard word.utf8.first == UInt8(ascii: "@") else { return [word] }
      let isBeginning = word.utf8.last == UInt8(ascii: "*")
      guard let other = slots[String(word.dropFirst().dropLast(isBeginning ? 1 : 0))] else {
        return [word]
      }
      return words(of: other).map { isBeginning ? $0 + "*" : $0 }
    }
  }

  /// The words of a row as they stand and in their order; none where there is no such row.
  package subscript(_ name: String) -> [String] { row(name).list }

  /// The names of all rows.
  package var names: [String] { slots.names.sorted() }
}
