/// What a terminal shows after the sequences that libedit and we write.
///
/// Knows cursor movement, erasing, inserting and deleting, wrapping at the right edge and scrolling;
/// colours and modes are taken and forgotten.
package struct VirtualScreen: Sendable {
  private var rows: [[String]]
  private let columns: Int
  private var row = 0
  private var column = 0
  private var wrapsNext = false
  private var inserts = false
  private var sequence: String?
  private var isLinked = false
  /// What leads somewhere at a click (OSC 8), in the order of writing.
  package private(set) var links: [(address: String, text: String)] = []

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The lines on the screen without the spaces at their ends, the empty ones at the foot left out.
  package var lines: [String] {
    var lines = rows.map { row in
      var text = row.joined()[...]
      while text.last == " " { text.removeLast() }
      return String(text)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  package var text: String { lines.joined(separator: "\n") }

  /// Row and column of the cursor, from 0.
  package var cursor: (row: Int, column: Int) { (row, column) }

  /// Takes what a program writes.
  package mutating func write(_ text: String) {
    for scalar in text.unicodeScalars {
      if var open = sequence {
        open.unicodeScalars.append(scalar)
        sequence = open
        followSequence()
      } else {
        take(scalar)
      }
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x1B: sequence = ""
    case 0x0D: move(to: row, 0)
    case 0x0A: lineFeed()
    case 0x08: move(to: row, column - 1)
    case 0x09: move(to: row, min(columns - 1, column / 8 * 8 + 8))
    case 0..<0x20: break
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let isMark = [.nonspacingMark, .format, .enclosingMark].contains(
      scalar.properties.generalCategory)
    if isMark, column > 0 {
      rows[row][column - 1].unicodeScalars.append(scalar)
      return
    }
    let width =
      scalar.properties.isEmojiPresentation || (0x2E80...0xD7A3).contains(scalar.value) ? 2 : 1
    if wrapsNext || column + width > columns {
      wrapsNext = false
      column = 0
      lineFeed()
    }
    if inserts {
      rows[row].insert(contentsOf: Array(repeating: " ", count: width), at: column)
      rows[row].removeLast(width)
    }
    rows[row][column] = String(Character(scalar))
    if isLinked { links[links.count - 1].text.unicodeScalars.append(scalar) }
    if width == 2 { rows[row][column + 1] = "" }
    wrapsNext = column + width == columns
    column = min(column + width, columns - 1)
  }

  private mutating func lineFeed() {
    wrapsNext = false
    if row + 1 < rows.count {
      row += 1
    } else {
      rows.removeFirst()
      rows.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    wrapsNext = false
    self.row = min(max(row, 0), rows.count - 1)
    self.column = min(max(column, 0), columns - 1)
  }

  private mutating func followSequence() {
    guard let open = sequence, let last = open.unicodeScalars.last else { return }
    guard open.hasPrefix("[") else {
      let isString = open.hasPrefix("]") || open.hasPrefix("P")
      let isWhole = isString ? last.value == 7 || open.hasSuffix(Self.end) : open.count == 2
      if isString, isWhole { follow(link: open) }
      if isWhole || !isString && !open.hasPrefix("(") { sequence = nil }
      return
    }
    guard open.count > 1, (0x40...0x7E).contains(last.value) else { return }
    sequence = nil
    let body = String(open.dropFirst().dropLast())
    perform(Character(last), body, body.split(separator: ";").map { Int($0) ?? 0 })
  }

  private static let end = "\u{1B}\\"

  private mutating func follow(link open: String) {
    let mark = "]8;;"
    guard open.hasPrefix(mark) else { return }
    let address = open.dropFirst(mark.count).prefix { $0 != "\u{1B}" && $0 != "\u{7}" }
    isLinked = !address.isEmpty
    if isLinked { links.append((String(address), "")) }
  }

  private mutating func perform(_ final: Character, _ body: String, _ numbers: [Int]) {
    let count = max(numbers.first ?? 1, 1)
    switch final {
    case "A": move(to: row - count, column)
    case "B": move(to: row + count, column)
    case "C": move(to: row, column + count)
    case "D": move(to: row, column - count)
    case "G": move(to: row, count - 1)
    case "d": move(to: count - 1, column)
    case "H", "f": move(to: count - 1, (numbers.count > 1 ? max(numbers[1], 1) : 1) - 1)
    case "J": eraseScreen(numbers.first ?? 0)
    case "K": erase(row, (numbers.first ?? 0) == 0 ? column..<columns : 0..<columns)
    case "P":
      rows[row].removeSubrange(column..<min(column + count, columns))
      rows[row] += Array(repeating: " ", count: columns - rows[row].count)
    case "@":
      rows[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
      rows[row].removeLast(rows[row].count - columns)
    case "h" where body == "4": inserts = true
    case "l" where body == "4": inserts = false
    default: break
    }
  }

  private mutating func erase(_ row: Int, _ range: Range<Int>) {
    for column in range { rows[row][column] = " " }
  }

  private mutating func eraseScreen(_ mode: Int) {
    if mode == 0 {
      erase(row, column..<columns)
      for below in rows.indices where below > row { erase(below, 0..<columns) }
    } else {
      for all in rows.indices { erase(all, 0..<columns) }
    }
  }
}
