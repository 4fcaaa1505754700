import Domain
import LanguageModels
import Testing

/// Server-sent events and lines, by the standard and beyond it.
@Suite struct StreamsTests {
  struct Case: Sendable {
    var bytes: String
    var events: [(String, String)]
  }

  static let cases = [
    Case(bytes: "data: a\n\n", events: [("message", "a")]),
    Case(bytes: "data:a\r\n\r\ndata:  b\r\n\r\n", events: [("message", "a"), ("message", " b")]),
    Case(bytes: "data: a\r\rdata: b\r\r", events: [("message", "a"), ("message", "b")]),
    Case(bytes: "data: a\ndata: b\ndata:\n\n", events: [("message", "a\nb\n")]),
    Case(bytes: ": ping\n\n:\n\nevent: x\n\ndata: a\n\n", events: [("message", "a")]),
    Case(bytes: "event: error\nid: 1\nretry: 5\ndata: {}\n\n", events: [("error", "{}")]),
    Case(bytes: "data\n\n", events: [("message", "")]),
    Case(bytes: "dataset: a\n\ndata: ç🍎\n\n", events: [("message", "ç🍎")]),
    Case(bytes: "data: son", events: [("message", "son")]),
    Case(bytes: "data: son\n", events: [("message", "son")]),
    Case(bytes: "\u{FEFF}data: a\n\n\u{FEFF}data: b\n\n", events: [("message", "a")]),
    Case(bytes: "", events: []),
  ]

  @Test("Events are told as the standard says, in pieces of every size", arguments: cases)
  func events(_ item: Case) throws {
    for size in chunkSizes {
      var reader = ServerSentEvents()
      var events: [ServerSentEvent] = []
      for bytes in chunks(Array(item.bytes.utf8), of: size) { events += try reader.feed(bytes) }
      events += try reader.finish()
      #expect(events.map(\.type) == item.events.map(\.0))
      #expect(events.map(\.text) == item.events.map(\.1))
    }
  }

  @Test("A line feed after a carriage return that came alone begins no line")
  func splitReturn() throws {
    var lines = Lines()
    #expect(try lines.feed(Array("a\r".utf8)) == [Array("a".utf8)])
    #expect(try lines.feed(Array("\nb\n".utf8)) == [Array("b".utf8)])
    #expect(lines.finish() == nil)
  }

  @Test("Lines are the same however their bytes are cut, whatever ends them")
  func cuts() throws {
    let text = "\u{FEFF}bir\r\n\r\niki\n\nüç\r\rdört\n\r\nbeş\r\n"
    let bytes = Array(text.utf8)
    for size in chunkSizes {
      var lines = Lines()
      var found: [[UInt8]] = []
      for piece in chunks(bytes, of: size) { found += try lines.feed(piece) }
      let words = found.map { String(decoding: $0, as: UTF8.self) }
      #expect(words == ["bir", "", "iki", "", "üç", "", "dört", "", "beş"])
      #expect(lines.finish() == nil)
    }
  }

  @Test("A line without an end is refused before it fills the memory")
  func endless() {
    var lines = Lines(limit: 100)
    #expect(throws: ModelFailure.self) {
      for _ in 0..<20 { _ = try lines.feed(Array("0123456789".utf8)) }
    }
  }

  @Test("Bytes that are no UTF-8 become replacement characters")
  func badBytes() throws {
    var reader = ServerSentEvents()
    let events = try reader.feed(Array("data: a".utf8) + [0xFF, 0xC3] + Array("b\n\n".utf8))
    #expect(events.first?.text == "a\u{FFFD}\u{FFFD}b")
  }
}

/// JSON as strangers write it.
@Suite struct JSONReaderTests {
  struct Case: Sendable {
    var text: String
    /// As written again, or nil where it is none.
    var again: String?
  }

  static let cases = [
    Case(
      text: #"{"b":1,"a":[2,3.5,-1e2],"c":{"d":null,"e":true}}"#,
      again: #"{"b":1,"a":[2,3.5,-100],"c":{"d":null,"e":true}}"#),
    Case(text: " [ ] ", again: "[]"), Case(text: "{}", again: "{}"),
    Case(text: #""\u00e7\ud83c\udf4e\n\/""#, again: "\"ç🍎\\n/\""),
    Case(text: #""\ud83c x""#, again: "\"\u{FFFD} x\""),
    Case(text: "[1,]", again: "[1]"), Case(text: #"{"a":1,}"#, again: #"{"a":1}"#),
    Case(text: "[1 2]", again: nil), Case(text: "{a:1}", again: nil), Case(text: "", again: nil),
    Case(text: #"{"a":"#, again: nil), Case(text: "tru", again: nil), Case(text: "1 2", again: nil),
    Case(text: "nan", again: nil), Case(text: "[1,,2]", again: nil), Case(text: "-", again: nil),
  ]

  @Test("JSON is read or refused, never repaired", arguments: cases)
  func reading(_ item: Case) {
    #expect((try? JSON(reading: item.text))?.text == item.again)
  }

  @Test("Deep and broken nesting is refused without a crash")
  func deep() {
    for text in ["[", "{\"a\":", "[[", "{\"a\":["] {
      #expect(throws: JSONFault.self) { try JSON(reading: String(repeating: text, count: 100_000)) }
    }
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect((try? JSON(reading: deep)) != nil)
  }
}
