/// Finds how much of a paragraph that is still arriving can be shown as it will stay.
///
///     OpenConstructs.settled("Bugün **iki yumurta")  // "Bugün "
///
/// Emphasis, code, a link that has begun but not ended may yet turn into something else; all words
/// before it are settled.
enum OpenConstructs {
  /// The beginning of `text`, ending at a white space, in which every construct is closed.
  static func settled(_ text: String) -> Substring {
    var scan = Scan(text)
    guard let open = scan.firstOpen() else { return text[...] }
    let before = scan.characters[..<open]
    guard let space = before.lastIndex(where: { $0 == " " || $0 == "\n" }) else { return "" }
    return text.prefix(space + 1)
  }

  private struct Scan {
    let characters: [Character]
    private var place = 0
    /// Runs of emphasis marks and opening brackets that nothing has closed so far.
    private var open: [(mark: Character, count: Int, place: Int)] = []

    init(_ text: String) { characters = Array(text) }

    mutating func firstOpen() -> Int? {
      while place < characters.count {
        let start = place
        switch characters[place] {
        case "\\":
          if place + 1 >= characters.count || characters[place + 1].isNewline { return start }
          place += 2
        case "`": if !skipCode() { return min(start, open.first?.place ?? start) }
        case "<": if !skipTag() { return min(start, open.first?.place ?? start) }
        case "[":
          open.append(("[", 1, place > 0 && characters[place - 1] == "!" ? place - 1 : place))
          place += 1
        case "]": if !closeBracket() { return min(start, open.first?.place ?? start) }
        case "*", "_", "~": emphasis()
        default: place += 1
        }
      }
      return open.first?.place
    }

    private mutating func skipCode() -> Bool {
      let count = run(of: "`")
      var end = place + count
      while end < characters.count {
        guard characters[end] == "`" else {
          end += 1
          continue
        }
        let length = characters[end...].prefix { $0 == "`" }.count
        end += length
        if length == count {
          place = end
          return true
        }
      }
      return false
    }

    private mutating func skipTag() -> Bool {
      guard let next = following(place), next.isLetter || "/!?".contains(next) else {
        place += 1
        return true
      }
      guard let end = characters[place...].firstIndex(of: ">") else { return false }
      place = end + 1
      return true
    }

    /// False while a link's address is still arriving.
    private mutating func closeBracket() -> Bool {
      let bracket = open.lastIndex { $0.mark == "[" }
      guard let bracket, following(place) == "(" else {
        if let bracket { open.remove(at: bracket) }
        place += 1
        return true
      }
      var depth = 0
      for index in (place + 1)..<characters.count {
        if characters[index] == "(" { depth += 1 }
        if characters[index] == ")" { depth -= 1 }
        if depth == 0 {
          open.removeSubrange(bracket...)
          place = index + 1
          return true
        }
      }
      return false
    }

    private mutating func emphasis() {
      let mark = characters[place]
      var count = run(of: mark)
      let before = place > 0 ? characters[place - 1] : " "
      let after = place + count < characters.count ? characters[place + count] : " "
      let start = place
      place += count
      if mark == "~", count != 2 { return }
      let opensLeft = flanks(after, before)
      let closesRight = flanks(before, after)
      let canOpen = opensLeft && (mark != "_" || !closesRight || isPunctuation(before))
      let canClose = closesRight && (mark != "_" || !opensLeft || isPunctuation(after))
      while canClose, count > 0, let opener = open.lastIndex(where: { $0.mark == mark }) {
        let used = min(count, open[opener].count)
        count -= used
        open[opener].count -= used
        open.removeSubrange((open[opener].count == 0 ? opener : opener + 1)...)
      }
      if canOpen, count > 0 { open.append((mark, count, start)) }
    }

    private func flanks(_ inner: Character, _ outer: Character) -> Bool {
      !inner.isWhitespace
        && (!isPunctuation(inner) || outer.isWhitespace || isPunctuation(outer))
    }

    private func isPunctuation(_ character: Character) -> Bool {
      character.isPunctuation || character.isSymbol
    }

    private func run(of mark: Character) -> Int { characters[place...].prefix { $0 == mark }.count }

    private func following(_ index: Int) -> Character? {
      index + 1 < characters.count ? characters[index + 1] : nil
    }
  }
}
