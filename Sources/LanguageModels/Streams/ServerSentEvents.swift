package import Domain

/// One server-sent event: its type (`message` where none is named) and its data.
package struct ServerSentEvent: Sendable, Equatable {
  package var type: String
  /// The `data` lines, joined with LF.
  package var data: [UInt8]

  package init(type: String = "message", data: [UInt8]) {
    self.type = type
    self.data = data
  }

  /// The data as text; bytes that are no UTF-8 become U+FFFD.
  package var text: String { String(decoding: data, as: UTF8.self) }
}

/// Reads server-sent events by the WHATWG standard from bytes that arrive in pieces.
///
///     var events = ServerSentEvents()
///     try events.feed(Array("data: merhaba\n\n".utf8))  // [message: merhaba]
///     try events.finish()                               // []
///
/// Comments, `id` and `retry` are read over; an event without data is none. Against the standard, an
/// event that the end of the stream leaves unfinished is told too, because servers forget the last
/// empty line.
package struct ServerSentEvents: Sendable {
  private var lines: Lines
  private var limit: Int
  private var type = ""
  private var data: [UInt8] = []
  private var hasData = false

  package init(limit: Int = Lines.limit) {
    self.limit = limit
    lines = Lines(limit: limit)
  }

  /// The events that `bytes` complete; throws `badAnswer` for an event beyond the limit.
  package mutating func feed(_ bytes: [UInt8]) throws(ModelFailure) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    // Lines and fields are both changed below; the lines cannot stay part of `self` meanwhile.
    var lines = Lines(limit: limit)
    swap(&lines, &self.lines)
    defer { self.lines = lines }
    try lines.feed(bytes) { (line) throws(ModelFailure) in
      if line.isEmpty {
        if let event = taken() { events.append(event) }
      } else {
        try read(line)
      }
    }
    return events
  }

  /// The event that the end of the stream leaves, at most one.
  package mutating func finish() throws(ModelFailure) -> [ServerSentEvent] {
    if let line = lines.finish() { try read(line[...]) }
    return taken().map { [$0] } ?? []
  }

  private mutating func taken() -> ServerSentEvent? {
    defer {
      type = ""
      data = []
      hasData = false
    }
    return hasData ? ServerSentEvent(type: type.isEmpty ? "message" : type, data: data) : nil
  }

  private mutating func read(_ line: ArraySlice<UInt8>) throws(ModelFailure) {
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    let field = line[..<colon]
    var value = line[min(colon + 1, line.endIndex)...]
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    if field.elementsEqual("data".utf8) {
      if hasData { data.append(.lineFeed) }
      data += value
      hasData = true
      if data.count > limit { throw .badAnswer(Texts.endlessLine) }
    } else if field.elementsEqual("event".utf8) {
      type = String(decoding: value, as: UTF8.self)
    }
  }
}
