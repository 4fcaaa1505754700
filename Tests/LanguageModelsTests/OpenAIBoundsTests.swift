import Domain
import LanguageModels
import Testing

/// Replies without an end, and what of a reply is told together.
@Suite struct OpenAIBoundsTests {
  static func event(_ delta: String) -> [UInt8] {
    Array((#"data: {"choices":[{"index":0,"delta":\#(delta)}]}"# + "\n\n").utf8)
  }

  static func words(_ text: String) -> [UInt8] { event(#"{"content":\#(JSON.string(text).text)}"#) }

  @Test("Words that come together are told as one piece, in their order")
  func together() {
    var reply = OpenAIReply()
    #expect(reply.feed(Self.words("Bir elma ")).isEmpty)
    let pieces = reply.feed(Self.words("yediniz.") + Self.words(" Sonra") + Self.words(" süt."))
    #expect(pieces == [.text("Bir elma yediniz. Sonra süt.")])
    #expect(reply.feed(Self.words(" Afiyet")) == [.text(" Afiyet")])
  }

  @Test("A megabyte of words in small chunks comes whole at every size of the pieces")
  func large() {
    let chunk = Self.words("Süt, yumurta ve peynir. ")
    let body = Array(repeatElement(chunk, count: 2_000).joined())
    for size in chunkSizes {
      var reply = OpenAIReply()
      var text = ""
      for bytes in chunks(body, of: size) {
        for case .text(let words) in reply.feed(bytes) { text += words }
      }
      #expect(text == String(repeating: "Süt, yumurta ve peynir. ", count: 2_000))
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What comes again and again.
    var bytes: [UInt8]
    var isConstrained = false
    /// What is told of it before that ends.
    var code: String? = "badAnswer"
  }

  static let long = String(repeating: "a", count: 10_000)
  static let cases = [
    Case(testDescription: "a line", bytes: Array(long.utf8)),
    Case(testDescription: "an event of many lines", bytes: Array("data: \(long)\n".utf8)),
    Case(
      testDescription: "arguments",
      bytes: event(#"{"tool_calls":[{"index":0,"function":{"arguments":"\#(long)"}}]}"#)),
    Case(
      testDescription: "an object that should be a call",
      bytes: words(#"{"tool":"gunluk_goster"\#(long)"#), isConstrained: true),
    Case(
      testDescription: "thoughts, which are read over",
      bytes: event(#"{"reasoning_content":"\#(long)"}"#), code: nil),
    Case(
      testDescription: "thoughts among the words, which are read over",
      bytes: words("<think>" + long), code: nil),
    Case(
      testDescription: "comments, which are read over", bytes: Array(": \(long)\n".utf8), code: nil),
  ]

  @Test("What has no end is refused before it fills the memory", arguments: cases)
  func endless(_ item: Case) {
    var reply = OpenAIReply(tools: recordedTools, isConstrained: item.isConstrained)
    _ = reply.feed(Self.event(#"{"role":"assistant","content":""}"#))
    for _ in 0..<1_000 where reply.failure == nil {
      #expect(reply.feed(item.bytes).isEmpty)
    }
    #expect(reply.failure?.code == item.code)
  }

  @Test("Empty calls without an end are refused too")
  func endlessCalls() {
    var reply = OpenAIReply(tools: recordedTools)
    for number in 0..<2_000 where reply.failure == nil {
      let call = #"{"index":\#(number),"id":"c\#(number)","function":{"name":"gunluk_goster"}}"#
      #expect(reply.feed(Self.event(#"{"tool_calls":[\#(call)]}"#)).isEmpty)
    }
    #expect(reply.failure?.code == "badAnswer")
  }
}
