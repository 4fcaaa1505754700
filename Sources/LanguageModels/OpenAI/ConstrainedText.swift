import Domain

/// Reads a reply that must be one JSON object: calls or an answer, whose words are told as they come.
///
///     var text = ConstrainedText(tools: ["logMeal"])
///     text.feed(#"{"answer":"Merha"#)  // "Merha"
///
/// The schema may not have been kept (servers ignore it silently), so what does not begin as agreed
/// is read as the content of any other reply.
struct ConstrainedText: Sendable {
  private enum State: Sendable { case opening, answer, after, free }

  private static let opening = Array("{\"answer\":\"".utf8)

  private let tools: [String]
  private var state = State.opening
  private var pending: [UInt8] = []
  private var free: AnswerText

  init(tools: [String]) {
    self.tools = tools
    free = AnswerText(tools: tools)
  }

  /// Whether what should be a call has no end.
  var isTooLong: Bool { pending.count > CallAssembly.limit }

  /// Takes in a piece of content and returns what of it may be shown.
  mutating func feed(_ piece: String) -> String {
    if state == .free { return free.feed(piece) }
    if state == .after { return "" }
    pending += piece.utf8
    if state == .opening {
      guard let start = begin() else {
        guard state == .free else { return "" }
        defer { pending = [] }
        return free.feed(String(decoding: pending, as: UTF8.self))
      }
      pending.removeFirst(start)
      state = .answer
    }
    return words()
  }

  /// What is left at the end: words or calls.
  mutating func finish(isCut: Bool, isBroken: Bool) -> (text: String, calls: [ToolCall]) {
    if state == .answer || state == .after { return ("", []) }
    if state == .free { return free.finish(isCut: isCut, isBroken: isBroken) }
    if let json = try? JSON(reading: pending), !isBroken {
      if let name = json["tool"]?.string {
        if name == "answer", let text = json["arguments"]?["answer"]?.string { return (text, []) }
        return ("", [CallDraft.call(name: name, arguments: json["arguments"] ?? .null)])
      }
      if let text = json["answer"]?.string { return (text, []) }
      if let list = json["calls"]?.array, !list.isEmpty {
        let calls = list.compactMap { call in
          (call["tool"] ?? call["name"])?.string.map {
            CallDraft.call(name: $0, arguments: call["arguments"] ?? .null)
          }
        }
        if calls.count == list.count { return ("", calls) }
      }
    }
    let start = free.feed(String(decoding: pending, as: UTF8.self))
    let rest = free.finish(isCut: isCut, isBroken: isBroken)
    return (start + rest.text, rest.calls)
  }

  /// Where the words of the answer start, or nil while that is open or where there is no answer.
  private mutating func begin() -> Int? {
    var expected = Self.opening[...]
    for (place, byte) in pending.enumerated() {
      if expected.isEmpty { return place }
      if byte == expected.first {
        expected = expected.dropFirst()
      } else if !byte.isSpace {
        // A call begins with the same brace; anything else is free text.
        let first = pending.first { !$0.isSpace }
        if first != UInt8(ascii: "{") { state = .free }
        return nil
      }
    }
    return expected.isEmpty ? pending.count : nil
  }

  /// The words of the answer that are wholly here: no escape is cut in two.
  private mutating func words() -> String {
    var place = 0
    while place < pending.count {
      if pending[place] == UInt8(ascii: "\"") {
        state = .after
        break
      }
      guard pending[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      let length = escapeLength(at: place)
      if place + length > pending.count { break }
      place += length
    }
    let text = Self.decoded(pending[..<place])
    pending.removeFirst(place)
    return text
  }

  private func escapeLength(at place: Int) -> Int {
    guard place + 1 < pending.count else { return 2 }
    guard pending[place + 1] == UInt8(ascii: "u") else { return 2 }
    guard place + 3 < pending.count else { return 6 }
    let isHigh =
      (pending[place + 2] | 0x20) == UInt8(ascii: "d")
      && "89abAB".utf8.contains(pending[place + 3])
    return isHigh ? 12 : 6
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(where: { $0 == UInt8(ascii: "\\") || $0 < 0x20 }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let safe = bytes.flatMap { $0 == .lineFeed ? Array("\\n".utf8) : [$0] }
    let quoted = [UInt8(ascii: "\"")] + safe + [UInt8(ascii: "\"")]
    let json = try? JSON(reading: quoted)
    return json?.string ?? String(decoding: bytes, as: UTF8.self)
  }
}
