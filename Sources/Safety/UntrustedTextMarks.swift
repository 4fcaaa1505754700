import Analysis
import Turkish

/// A text in which the marks of chat templates are looked for and broken.
///
/// Matching is done on a skeleton of plain folded letters that has one scalar for each of the text's.
struct UntrustedTextMarks {
  private var scalars: [Unicode.Scalar]
  private var skeleton: [Unicode.Scalar]
  private(set) var text: String

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
    skeleton = scalars.map(Self.bone)
  }

  private static func bone(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let plain = LookAlikes.plain(scalar)
    if plain.isASCII { return (65...90).contains(plain.value) ? lowered(plain) : quoted(plain) }
    let folded = Turkish.fold(String(Character(plain))).unicodeScalars
    return folded.count == 1 ? folded.first ?? plain : plain
  }

  private static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(scalar.value + 32))
  }

  /// A backquote counts as an apostrophe, as in the folded alphabet.
  private static func quoted(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "`" ? "'" : scalar
  }

  /// Breaks all that it knows, once.
  mutating func breakAll() {
    var out = String.UnicodeScalarView()
    var place = 0
    let breaksBraces = looksLikeCall
    while place < scalars.count {
      if let (end, stand) = broken(at: place, breaksBraces) {
        out.append(contentsOf: stand.unicodeScalars)
        place = end
      } else {
        out.append(scalars[place])
        place += 1
      }
    }
    text = String(out)
  }

  /// What stands in for the mark at `place`, and where it ends.
  private func broken(at place: Int, _ breaksBraces: Bool) -> (end: Int, stand: String)? {
    switch skeleton[place] {
    case "<": return comment(place) ?? token(place) ?? tag(place)
    case ">": return scalars[place] == "›" ? nil : closing(place)
    case "|": return bar(place)
    case "[": return bracket(place)
    case "]": return scalars[place] == "⟧" ? (place + 1, "]") : nil
    case "{", "}": return breaksBraces ? (place + 1, skeleton[place] == "{" ? "(" : ")") : nil
    case "'" where has("'''", at: place): return fence(place)
    case "!": return at(place + 1) == "[" ? (place + 1, "") : nil
    case "#": return heading(place)
    default: return turn(place)
    }
  }

  // MARK: Tokens

  /// `<!-- … -->`, which a person never sees.
  private func comment(_ place: Int) -> (Int, String)? {
    guard has("<!--", at: place) else { return nil }
    let limit = min(scalars.count, place + 4000)
    for end in place + 4..<max(limit, place + 4) where has("-->", at: end) {
      return (end + 3, " ")
    }
    return nil
  }

  /// `<|im_start|>`, `< | end of turn | >`, `<｜tool▁calls▁begin｜>`: gone.
  private func token(_ place: Int) -> (Int, String)? {
    let bar = skipSpaces(place + 1)
    guard at(bar) == "|" else { return nil }
    for end in bar + 1..<max(bar + 1, min(scalars.count, bar + 64)) where at(end) == "|" {
      let close = skipSpaces(end + 1)
      if at(close) == ">" { return (afterRole(close + 1), " ") }
    }
    return (place + 1, "‹")
  }

  /// The place after the role that a turn's token is followed by: `<|im_start|>system`.
  private func afterRole(_ place: Int) -> Int {
    let start = skipSpaces(place)
    let end = wordEnd(start)
    return word(start..<end).fits("fenceMarks.roles") ? end : place
  }

  /// Any other tag, in any spacing: its signs stand no longer as such.
  private func tag(_ place: Int) -> (Int, String)? {
    var name = skipSpaces(place + 1)
    while name < place + 24, let sign = at(name), "</!?".unicodeScalars.contains(sign) {
      name = skipSpaces(name + 1)
    }
    guard let first = at(name), Self.isLetter(first) else {
      return isSign(place + 1) ? (place + 1, "‹") : nil
    }
    var end = name
    while end < place + 200, let letter = at(end),
      Self.isLetter(letter) || letter == "_" || letter == "-"
    { end += 1 }
    let word = word(name..<end)
    if word.fits("fenceMarks.tags") {
      let limit = min(scalars.count, end + 80)
      for close in end..<max(end, limit) {
        if at(close) == ">" {
          var after = close + 1
          while at(after) == ">" { after += 1 }
          return (Self.isToken(word) ? afterRole(after) : after, " ")
        }
        if at(close) == "<" || at(close) == "\n" { break }
      }
    }
    return scalars[place] == "‹" ? nil : (place + 1, "‹")
  }

  private func isSign(_ place: Int) -> Bool {
    guard let next = at(skipSpaces(place)) else { return false }
    return "<|/!?".unicodeScalars.contains(next)
      && !(scalars[place - 1] == "‹" && skeleton[place - 1] == "<")
  }

  /// `|>` and `>` after a name lose their meaning.
  private func closing(_ place: Int) -> (Int, String)? {
    guard place > 0, let before = at(place - 1), Self.isLetter(before) || "|>\"/-_".has(before)
    else { return nil }
    return (place + 1, "›")
  }

  /// `|im_start|` without its signs.
  private func bar(_ place: Int) -> (Int, String)? {
    var end = place + 1
    while end < place + 200, let letter = at(end), Self.isLetter(letter) || letter == "_" {
      end += 1
    }
    guard end > place + 1, at(end) == "|", Self.isToken(word(place + 1..<end)) else { return nil }
    return (end + 1, " ")
  }

  private static func isToken(_ word: String) -> Bool {
    word.contains("_") && word.fits("fenceMarks.tags") || word == "endoftext"
  }

  // MARK: Brackets

  /// `[INST]`, `[ /INST ]`, `[TOOL_CALLS]`: gone; `⟦` is ours alone.
  private func bracket(_ place: Int) -> (Int, String)? {
    var start = skipSpaces(place + 1)
    while start < place + 24, let sign = at(start), "/#[|".has(sign) {
      start = skipSpaces(start + 1)
    }
    var end = start
    while end < place + 200, let letter = at(end), Self.isLetter(letter) || letter == "_" {
      end += 1
    }
    let close = skipSpaces(end)
    if end > start, at(close) == "]", word(start..<end).fits("fenceMarks.brackets") {
      return (at(close + 1) == ":" ? close + 2 : close + 1, " ")
    }
    return scalars[place] == "⟦" ? (place + 1, "[") : nil
  }

  private func fence(_ place: Int) -> (Int, String) {
    var end = place
    while at(end) == skeleton[place] { end += 1 }
    return (end, "\"")
  }

  /// Whether a tool call is written out in it: quoted keys of one, and braces.
  private var looksLikeCall: Bool {
    guard skeleton.contains("{") || skeleton.contains("}") else { return false }
    let whole = String(String.UnicodeScalarView(skeleton))
    return WordSets.list("fenceMarks.looksLikeCall").contains {
      whole.contains("\"\($0)") || whole.contains("'\($0)") || whole.contains("\($0)\\\"")
    } || whole.contains("{%") || whole.contains("{{")
  }

  // MARK: Turns

  /// `### System`: the heading's signs go where a role follows.
  private func heading(_ place: Int) -> (Int, String)? {
    var end = place
    while end < place + 24, at(end) == "#" { end += 1 }
    let start = skipSpaces(end)
    let word = word(start..<wordEnd(start))
    return word.fits("fenceMarks.roles") || word == "input" ? (start, "") : nil
  }

  /// `System:`, `Asistan mesajı :`, `SİSTEM=>`: no heading of a turn any more.
  private func turn(_ place: Int) -> (Int, String)? {
    guard Self.isLetter(skeleton[place]), place == 0 || !Self.isLetter(skeleton[place - 1]) else {
      return nil
    }
    var end = wordEnd(place)
    guard end - place < 16, word(place..<end).fits("fenceMarks.roles") else { return nil }
    let next = skipSpaces(end)
    let nextEnd = wordEnd(next)
    if nextEnd > next, nextEnd - next < 16, word(next..<nextEnd).fits("fenceMarks.followers") {
      end = nextEnd
    }
    var mark = end
    while mark < end + 12, let sign = at(mark), " *_\"')]›".has(sign) { mark += 1 }
    guard at(mark) == ":" || has("=>", at: mark) || has("->", at: mark) else { return nil }
    let kept = String(String.UnicodeScalarView(scalars[place..<end]))
    return (mark + (at(mark) == ":" ? 1 : 2), kept + " ·")
  }

  // MARK: Reading

  private func at(_ place: Int) -> Unicode.Scalar? {
    skeleton.indices.contains(place) ? skeleton[place] : nil
  }

  private func has(_ text: String, at place: Int) -> Bool {
    var place = place
    for scalar in text.unicodeScalars {
      guard at(place) == scalar else { return false }
      place += 1
    }
    return true
  }

  private func skipSpaces(_ place: Int) -> Int {
    var end = place
    while end - place < 4, at(end) == " " { end += 1 }
    return end
  }

  private func wordEnd(_ place: Int) -> Int {
    var end = place
    while end < place + 200, let letter = at(end), Self.isLetter(letter) { end += 1 }
    return end
  }

  private func word(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(skeleton[range]))
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    (97...122).contains(scalar.value)
  }
}

extension String {
  fileprivate func has(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
