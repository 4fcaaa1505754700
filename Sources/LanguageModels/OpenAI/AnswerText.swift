import Domain

/// Reads the content of a reply as it arrives: thoughts are left out, written calls held back.
///
///     var text = AnswerText(tools: ["logMeal"])
///     text.feed("<think>gizli</think>Merhaba.")  // "Merhaba."
///
/// Text that may still become a call or a thought waits until that is decided; so does the first
/// sentence, because some templates open the thought themselves and only its end is written.
struct AnswerText: Sendable {
  /// Bytes of the beginning that may turn out to be a thought without its opening tag.
  private static let firstWords = 120
  /// Bytes beyond which nothing counts as a written call.
  private static let longestCall = 256 << 10
  private static let openings = ["<think>", "<thinking>", "<thought>"].map { Array($0.utf8) }
  private static let closings = ["</think>", "</thinking>", "</thought>"].map { Array($0.utf8) }

  private enum State: Sendable { case opening, thought, plain }

  private let written: WrittenCalls
  private var state = State.opening
  private var pending: [UInt8] = []
  /// How much of `pending` holds no closing tag.
  private var searched = 0
  private var isAfterThought = false
  private var hasShown = false

  init(tools: [String]) { written = WrittenCalls(tools: tools) }

  /// Takes in a piece of content and returns what of it may be shown.
  mutating func feed(_ piece: String) -> String {
    if state == .plain, pending.isEmpty, !piece.isEmpty, !piece.utf8.contains(UInt8(ascii: "<")) {
      hasShown = true
      return piece
    }
    pending += piece.utf8
    var shown: [UInt8] = []
    while step(&shown) {}
    if !shown.isEmpty { hasShown = true }
    return String(decoding: shown, as: UTF8.self)
  }

  /// What is left at the end: words or calls; `isCut` says that more should have come.
  mutating func finish(isCut: Bool, isBroken: Bool) -> (text: String, calls: [ToolCall]) {
    defer { pending = [] }
    switch state {
    case .thought: return ("", [])
    case .plain: return (String(decoding: pending, as: UTF8.self), [])
    case .opening: break
    }
    let text = isAfterThought ? Array(pending.drop { $0.isSpace }) : pending
    guard written.mayBecomeCalls(pending[...]) else {
      return (String(decoding: text, as: UTF8.self), [])
    }
    if let calls = written.read(pending) { return ("", isBroken ? [] : calls) }
    guard written.isUnreadableCall(pending) else {
      return (String(decoding: text, as: UTF8.self), [])
    }
    return ("", isCut || isBroken ? [] : [broken()])
  }

  /// A written call that names a tool but cannot be read: told to the model, not shown.
  private func broken() -> ToolCall {
    let text = String(decoding: pending, as: UTF8.self)
    let name = written.tools.first { text.contains("\"\($0)\"") || text.contains("=\($0)") }
    return ToolCall(
      id: "", name: name ?? "unknown", arguments: .object([JSON.Member]()),
      malformed: Texts.unreadableWrittenCall)
  }

  // MARK: Steps

  /// One step of reading; false where more must arrive first.
  private mutating func step(_ shown: inout [UInt8]) -> Bool {
    switch state {
    case .opening: return open()
    case .thought: return think()
    case .plain: return show(&shown)
    }
  }

  private mutating func open() -> Bool {
    let text = pending.drop { $0.isSpace }
    guard !text.isEmpty else { return false }
    if let tag = Self.openings.first(where: text.starts(with:)) {
      pending = Array(text.dropFirst(tag.count))
      state = .thought
      return true
    }
    if Self.isBeginning(text, of: Self.openings) { return false }
    if let end = place(of: Self.closings, from: searched)?.upperBound {
      if let start = place(of: Self.openings, from: 0)?.lowerBound, start < end {
        state = .plain
        return true
      }
      pending.removeFirst(end)
      searched = 0
      isAfterThought = true
      return true
    }
    searched = max(0, pending.count - 11)
    if pending.count <= Self.longestCall, written.mayBecomeCalls(text) { return false }
    if !isAfterThought, pending.count < Self.firstWords, !Self.hasSentence(text) { return false }
    if isAfterThought { pending = Array(text) }
    state = .plain
    return true
  }

  private mutating func think() -> Bool {
    if let end = place(of: Self.closings, from: 0)?.upperBound {
      pending.removeFirst(end)
      searched = 0
      isAfterThought = true
      state = hasShown ? .plain : .opening
      return true
    }
    pending.removeFirst(max(0, pending.count - 11))
    return false
  }

  private mutating func show(_ shown: inout [UInt8]) -> Bool {
    guard let mark = pending.firstIndex(of: UInt8(ascii: "<")) else {
      shown += pending
      pending = []
      return false
    }
    let rest = pending[mark...]
    if Self.isBeginning(rest, of: Self.openings + Self.closings) {
      shown += pending[..<mark]
      pending.removeFirst(mark)
      return false
    }
    if let tag = (Self.openings + Self.closings).first(where: rest.starts(with:)) {
      shown += pending[..<mark]
      pending.removeFirst(mark + tag.count)
      hasShown = hasShown || !shown.isEmpty
      if Self.openings.contains(tag) { state = .thought }
      return true
    }
    shown += pending[...mark]
    pending.removeFirst(mark + 1)
    return !pending.isEmpty
  }

  // MARK: Looking

  /// Where the first of some tags at or after `start` is.
  private func place(of tags: [[UInt8]], from start: Int) -> Range<Int>? {
    var place = start
    while let mark = pending[place...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = pending[mark...]
      if let tag = tags.first(where: rest.starts(with:)) { return mark..<mark + tag.count }
      place = mark + 1
    }
    return nil
  }

  /// Whether text is a tag that has not wholly arrived.
  private static func isBeginning(_ text: ArraySlice<UInt8>, of tags: [[UInt8]]) -> Bool {
    tags.contains { $0.count > text.count && $0.starts(with: text) }
  }

  private static func hasSentence(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains { byte in
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
        || byte == UInt8.lineFeed
    }
  }
}
