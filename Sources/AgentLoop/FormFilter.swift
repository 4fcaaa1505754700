import Domain

/// Keeps the JSON forms of calls out of what a person reads.
///
///     var filter = FormFilter()
///     filter.feed(#"Tamam. {"name": "logMeal", "arguments": {}}"#) + filter.finish()  // "Tamam. "
///
/// A form is an object that calls something; of one that holds an answer the answer is told. All other
/// braces pass. What may become a form is held back until that is clear.
struct FormFilter {
  private static let limit = 20_000
  private static let keys = [
    "\"calls\"", "\"tool_calls\"", "\"arguments\"", "\"parameters\"", "\"tool\"", "\"function\"",
    "\"items\"", "\"mealType\"", "\"eatenAt\"", "\"milliliters\"",
  ]
  /// What models call the one member of a form that is an answer.
  private static let answers: Set<String> = [
    "answer", "reply", "response", "message", "text", "content", "output", "yanit", "yanıt",
    "cevap",
  ]
  private static let fence = "```"

  private var held = ""
  /// Whether a form was left out that a fence encloses, whose end is still to come.
  private var isInFence = false

  /// Takes in a piece and returns what of it may go on.
  mutating func feed(_ piece: String) -> String {
    if held.isEmpty, !isInFence, !piece.utf8.contains(where: Self.mayBegin) { return piece }
    held += piece
    var out = ""
    while !held.isEmpty {
      guard let part = next(isOver: false) else { break }
      out += part
    }
    return out
  }

  /// Returns what was held back, once no more will come.
  mutating func finish() -> String {
    var out = ""
    while !held.isEmpty { out += next(isOver: true) ?? "" }
    return out
  }

  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "`")
  }

  /// What may go on of what is held; nil where more must come first.
  private mutating func next(isOver: Bool) -> String? {
    if isInFence {
      let rest = held.drop(while: \.isWhitespace)
      if rest.hasPrefix(Self.fence) {
        held = String(rest.dropFirst(3))
        isInFence = false
        return ""
      }
      if Self.fence.hasPrefix(rest), !isOver { return nil }
      isInFence = false
    }
    guard let start = held.firstIndex(where: { $0 == "{" || $0 == "`" }) else { return release() }
    if start > held.startIndex { return release(upTo: start) }
    return held.first == "`" ? fenced(isOver) : braced(held.startIndex, isFenced: false, isOver)
  }

  /// A fence, with its form if there is one behind it.
  private mutating func fenced(_ isOver: Bool) -> String? {
    guard held.hasPrefix(Self.fence) else {
      if !isOver, Self.fence.hasPrefix(held) { return nil }
      return release(upTo: held.index(after: held.startIndex))
    }
    let line = held.dropFirst(3).prefix { !$0.isNewline && $0 != "{" }
    let body = held[line.endIndex...].drop(while: \.isWhitespace)
    guard let first = body.first else { return isOver || line.count > 40 ? release() : nil }
    guard first == "{" else { return release(upTo: line.endIndex) }
    return braced(body.startIndex, isFenced: true, isOver)
  }

  /// An object that begins at `start`.
  private mutating func braced(
    _ start: String.Index, isFenced: Bool, _ isOver: Bool
  ) -> String? {
    let inner = held[held.index(after: start)...].drop(while: \.isWhitespace)
    if let first = inner.first, first != "\"", first != "{" {
      return release(upTo: held.index(after: start))
    }
    guard let end = Self.end(of: held[start...]) else {
      if held.count > Self.limit { return release() }
      guard isOver else { return nil }
      // Half a form is no better than a whole one.
      if (Self.keys + Self.answers.map { "\"\($0)\"" }).contains(where: held.contains) { held = "" }
      return release()
    }
    let text = String(held[start..<end])
    let answer = Self.answer(in: text)
    guard answer != nil || Self.keys.contains(where: text.contains) else {
      return release(upTo: end)
    }
    held = String(held[end...])
    isInFence = isFenced
    return answer ?? ""
  }

  /// A sentence without calls that were written into it: `logMeal()`, whose form is left out already.
  static func withoutCalls(_ sentence: String) -> String {
    guard sentence.utf8.contains(UInt8(ascii: "(")) else { return sentence }
    return sentence.replacing(/\b[a-z]+(?:[A-Z][a-z]+)+\([^()]*\)/, with: "")
  }

  private mutating func release(upTo end: String.Index? = nil) -> String {
    let end = end ?? held.endIndex
    defer { held = String(held[end...]) }
    return String(held[..<end])
  }

  /// The words of an object that holds nothing but an answer.
  private static func answer(in text: String) -> String? {
    guard let json = try? JSON(reading: text), let members = json.members, members.count == 1,
      let only = members.first, answers.contains(only.key)
    else { return nil }
    return only.value.string
  }

  /// Where an object ends; nil while it is open.
  private static func end(of text: Substring) -> String.Index? {
    var (depth, isText, isEscaped) = (0, false, false)
    for place in text.indices {
      let sign = text[place]
      if isEscaped {
        isEscaped = false
      } else if isText {
        if sign == "\\" { isEscaped = true }
        if sign == "\"" { isText = false }
      } else if sign == "\"" {
        isText = true
      } else if sign == "{" {
        depth += 1
      } else if sign == "}" {
        depth -= 1
        if depth == 0 { return text.index(after: place) }
      }
    }
    return nil
  }
}
