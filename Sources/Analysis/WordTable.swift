import Tables

/// Words of a table, each as it stands (`sil`), by how it begins (`sil*`) or by how it ends (`*dim`).
///
///     row.fits("silebilirim")  // true for `sil*`
package final class WordRow: Sendable {
  package let whole: Set<String>
  private let beginnings: [String]
  private let ends: [String]
  /// By which bytes a word may begin that is one of `whole` or begins with one of `beginnings`, and end
  /// that ends with one of `ends`: most words fall at this.
  private let (firsts, lasts): (ByteMarks, ByteMarks)

  init(_ words: [String]) {
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
    firsts = ByteMarks(whole.map(\.utf8.first) + beginnings.map { $0.utf8.first ?? .max })
    lasts = ByteMarks(ends.map { $0.utf8.last ?? .max })
  }

  private static let star = UInt8(ascii: "*")

  /// Whether one of them is the folded word, begins or ends it.
  package func fits(_ word: String) -> Bool {
    guard firsts.has(word.utf8.first) || lasts.has(word.utf8.last) else { return false }
    return !whole.isEmpty && whole.contains(word)
      || beginnings.contains { word.begins(with: $0) } || ends.contains { word.ends(with: $0) }
  }

  package func fits(_ word: Substring) -> Bool { fits(String(word)) }
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
/// is first asked for.
package struct WordTable: Sendable {
  private final class Words: Sendable {
    let list: [String]
    let row: WordRow

    init(_ list: [String]) {
      self.list = list
      row = WordRow(list)
    }
  }

  private let rows: [String: Lazy<Words>]

  package init(_ names: String...) {
    var lines: [String: TableText.Row] = [:]
    for name in names { TableText.forEachRow(of: name) { lines[$0[0]] = $0 } }
    rows = Dictionary(
      uniqueKeysWithValues: lines.keys.map { [lines] name in
        (name, Lazy { Words(Self.expanded(name, in: lines)) })
      })
  }

  private static func expanded(_ name: String, in lines: [String: TableText.Row]) -> [String] {
    (lines[name]?[1].listed(keepingEmpty: true) ?? []).flatMap { word -> [String] in
      guard word.utf8.first == UInt8(ascii: "@") else { return [word] }
      let isBeginning = word.utf8.last == UInt8(ascii: "*")
      let other = String(word.dropFirst().dropLast(isBeginning ? 1 : 0))
      guard lines[other] != nil else { return [word] }
      return expanded(other, in: lines).map { isBeginning ? $0 + "*" : $0 }
    }
  }

  /// The words of a row without their order.
  package func row(_ name: String) -> WordRow { rows[name]?.value.row ?? WordRow([]) }

  /// The words of a row as they stand and in their order; none where there is no such row.
  package subscript(_ name: String) -> [String] { rows[name]?.value.list ?? [] }

  /// The names of all rows.
  package var names: [String] { rows.keys.sorted() }
}
