/// The lines that a person has typed, oldest first.
///
/// Keeps no line that begins with a space, no empty one, and none that repeats the line before it.
package struct InputHistory: Sendable, Equatable {
  /// More than these are forgotten, oldest first.
  package static let limit = 1000

  package private(set) var entries: [String]

  package init(entries: [String] = []) { self.entries = entries.suffix(Self.limit) }

  /// Adds a line; false where it is not to be kept.
  package mutating func add(_ line: String) -> Bool {
    guard line.contains(where: { !$0.isWhitespace }), line.first != " ", line != entries.last else {
      return false
    }
    entries.append(line)
    if entries.count > Self.limit { entries.removeFirst() }
    return true
  }

  /// The newest entry before `index` that holds `words` after folding both; nil for none.
  package func last(before index: Int, holding words: String, fold: (String) -> String) -> Int? {
    let wanted = fold(words)
    return entries[..<min(max(index, 0), entries.count)].lastIndex { fold($0).contains(wanted) }
  }

  /// The oldest entry after `index` that holds `words`.
  package func first(after index: Int, holding words: String, fold: (String) -> String) -> Int? {
    let wanted = fold(words)
    return entries[min(index + 1, entries.count)...].firstIndex { fold($0).contains(wanted) }
  }

  /// What follows `beginning` in the newest entry of one line that begins so; nil for none.
  package func rest(of beginning: String) -> String? {
    guard beginning.count > 1 else { return nil }
    let found = entries.last { entry in
      entry.hasPrefix(beginning) && entry.count > beginning.count && !entry.contains("\n")
    }
    return found.map { String($0.dropFirst(beginning.count)) }
  }

  // MARK: - As a file

  /// One entry as a line of the file: line breaks as `\n`, backslashes doubled.
  package static func encoded(_ entry: String) -> String {
    entry.replacing("\\", with: "\\\\").replacing("\n", with: "\\n") + "\n"
  }

  /// Reads what `encoded` wrote; anything else is taken as it stands.
  package init(decoding text: String) {
    self.init(entries: text.split(separator: "\n").map { Self.decoded($0) })
  }

  private static func decoded(_ line: Substring) -> String {
    guard line.contains("\\") else { return String(line) }
    var entry = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        entry += character == "n" ? "\n" : character == "\\" ? "\\" : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        entry.append(character)
      }
    }
    return isEscaped ? entry + "\\" : entry
  }
}
