import Domain
import Foundation
import Testing

@testable import LanguageModels

@Suite("A key never comes back")
struct KeyMaskTests {
  static let key = "sk-proj-Ab12Cd34Ef56Gh78"

  struct Case: Sendable {
    var said: String
    var told: String
  }

  static let cases: [Case] = [
    Case(said: "Anahtar: \(key).", told: "Anahtar: •••."),
    Case(said: key + key, told: "••••••"),
    Case(said: "sk-sk-proj-\(key)", told: "sk-sk-proj-•••"),
    Case(said: key.uppercased(), told: "•••"),
    Case(said: "sk-proj-\nAb12Cd34 Ef56\u{200B}Gh78!", told: "•••!"),
    Case(said: "\u{FEFF}" + key.map { "\($0)\u{2060}" }.joined(), told: "\u{FEFF}•••\u{2060}"),
    Case(said: "sk-**proj**-`Ab12Cd34`Ef\\56Gh78", told: "•••"),
    Case(said: key.map { "\($0)" }.joined(separator: "-") + " bu", told: "••• bu"),
    Case(said: "bir sk-proj-Ab12Cd…", told: "bir •••…"),
    Case(said: "sk-proj-Ab12C", told: "•••"),
    Case(said: "Risk yok, sk-proj diye başlar. S", told: "Risk yok, sk-proj diye başlar. S"),
    Case(said: "Şeker 112, s\u{131}k\u{131} ölçün.", told: "Şeker 112, s\u{131}k\u{131} ölçün."),
  ]

  @Test("Text is rid of it, in pieces of every size", arguments: cases)
  func text(_ one: Case) throws {
    let mask = try #require(KeyMask(Self.key))
    #expect(mask.masked(one.said) == one.told)
    let scalars = Array(one.said.unicodeScalars)
    for size in 1...scalars.count {
      var masked = MaskedPieces(hiding: Self.key)
      var pieces: [ModelPiece] = []
      for start in stride(from: 0, to: scalars.count, by: size) {
        let piece = scalars[start..<min(start + size, scalars.count)]
        pieces += masked.feed([.text(String(String.UnicodeScalarView(piece)))])
      }
      pieces += masked.finish()
      let told = pieces.map { if case .text(let text) = $0 { text } else { "?" } }.joined()
      #expect(told == one.told, "\(size)")
    }
  }

  static let written: [@Sendable (UInt8) -> String] = [
    { "&#\($0);" }, { "&#x" + String($0, radix: 16) + ";" }, { "\\u00" + String($0, radix: 16) },
    { "0x" + String($0, radix: 16, uppercase: true) + " " }, { "\\x" + String($0, radix: 16) },
    { "%" + String($0, radix: 16) }, { String($0, radix: 16) + ":" }, { "\($0), " },
    { String(UnicodeScalar(UInt32($0) + 0xFEE0) ?? " ") },
  ]

  @Test("Its letters are found as numbers, too", arguments: written.indices)
  func numbers(_ place: Int) throws {
    let key = "sk-proj-Gz7Lm2Qp9Xv4Rt8Wb3Nk6Yd1Hs5Jc0Fa"
    let mask = try #require(KeyMask(key))
    let said = "Kod: " + key.utf8.map(Self.written[place]).joined()
    let told = mask.masked(said)
    #expect(told.contains("•••") && told.count < 16, "\(told)")
  }

  @Test("The parts of a long key are found with words between them; short words stay")
  func parts() throws {
    let key = "sk-proj-Gz7Lm2Qp9Xv4Rt8Wb3Nk6Yd1Hs5Jc0Fa"
    let mask = try #require(KeyMask(key))
    let told = mask.masked("İlk yarısı \(key.prefix(19)), ikincisi \(key.dropFirst(19)) olur.")
    #expect(!told.contains(key.prefix(19)) && !told.contains(key.dropFirst(19)))
    #expect(told.contains("ikincisi") && told.contains("olur"))
    let plain = "Şekeriniz 126, sk ile proj bir şey demez; 3 dilim 45 g."
    #expect(mask.masked(plain) == plain)
  }

  @Test(
    "Bytes of one event are no end of it: what follows in the next is left to the reader of words")
  func bytes() throws {
    let mask = try #require(KeyMask(Self.key))
    func masked(_ text: String) -> String {
      var (finder, out) = (mask.bytes, [UInt8]())
      finder.feed(text.utf8, into: &out)
      finder.finish(into: &out)
      return String(decoding: out, as: UTF8.self)
    }
    #expect(masked("\"\(Self.key)\"") == "\"•••\"")
    #expect(masked("\"sk-proj-Ab12Cd34\"") == "\"sk-proj-Ab12Cd34\"")
  }

  @Test("A call is rid of it everywhere, and comes after the words before it")
  func calls() {
    let said = JSON.object([
      JSON.Member(Self.key, ["x", .string("a " + Self.key), ["b": .string(Self.key)]]),
      JSON.Member("n", 5),
    ])
    let call = ToolCall(
      id: Self.key, name: Self.key, arguments: said, extra: .string(Self.key), malformed: Self.key)
    var masked = MaskedPieces(hiding: Self.key)
    let pieces = masked.feed([.text("Bakalım s"), .call(call), .notice(Self.key)])
    let told = JSON.object([
      JSON.Member("•••", ["x", "a •••", ["b": "•••"]]), JSON.Member("n", 5),
    ])
    let hidden = ToolCall(
      id: "•••", name: "•••", arguments: told, extra: "•••", malformed: "•••")
    #expect(pieces == [.text("Bakalım "), .text("s"), .call(hidden), .notice("•••")])
  }

  /// What servers make of a header that they echo.
  static let disguises: [String] = {
    let odd = "k/+=&x y" + key
    return ["", "Bearer ", "a:", "ab:"].map { Data(($0 + key).utf8).base64EncodedString() }
      + [
        Data(("Bearer " + key + "\n").utf8).base64EncodedString()
          .replacing("+", with: "-").replacing("/", with: "_"),
        key.replacing("-", with: "%2D"), key.replacing("-", with: "%2d"),
        key.utf8.map { "%" + String($0, radix: 16) }.joined(),
        key.utf8.map { String($0, radix: 16) }.joined(),
        odd.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "",
        String(key.reversed()),
      ]
  }()

  @Test("Nor encoded, wherever in an encoded text it begins", arguments: disguises)
  func disguised(_ said: String) throws {
    let mask = try #require(KeyMask(Self.key))
    #expect(mask.masked("Başlık: \(said).").contains("•••"))
    #expect(!said.contains("sk-proj") || !mask.masked(said).contains("sk-proj"))
    for size in [1, 3, 7] {
      var masked = MaskedPieces(hiding: Self.key)
      let scalars = Array("Başlık: \(said). Son".unicodeScalars)
      var pieces: [ModelPiece] = []
      for start in stride(from: 0, to: scalars.count, by: size) {
        let piece = scalars[start..<min(start + size, scalars.count)]
        pieces += masked.feed([.text(String(String.UnicodeScalarView(piece)))])
      }
      pieces += masked.finish()
      let told = pieces.map { if case .text(let text) = $0 { text } else { "?" } }.joined()
      #expect(told == mask.masked("Başlık: \(said). Son"), "\(size)")
      // At most what its neighbours share with it is left.
      #expect(told.utf8.count < 60, "\(told)")
    }
  }

  @Test("Escaped in JSON, over two events of a stream", arguments: [1, 5, 4_096])
  func escaped(_ size: Int) async {
    func hidden(_ part: Substring) -> String {
      part.unicodeScalars.map { scalar in
        "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
          + String(scalar.value, radix: 16)
      }.joined()
    }
    let stream = [Self.key.prefix(9), Self.key.dropFirst(9)].map {
      #"data: {"choices":[{"delta":{"content":"\#(hidden($0))"}}]}"# + "\n\n"
    }
    let end = #"data: {"choices":[{"delta":{},"finish_reason":"stop"}]}"# + "\n\ndata: [DONE]\n\n"
    let body = stream.joined() + end
    let meaning = await FakeServer([.init(name: "", body: body)], size: size, key: Self.key).ask()
    #expect(meaning.text == "•••")
  }

  @Test("A word that stands in for a key is no secret", arguments: ["", "none", "ollama", "x"])
  func words(_ key: String) { #expect(KeyMask(key) == nil) }

  @Test("A server of the OpenAI kind that repeats it", arguments: [1, 5, 4_096])
  func openAI(_ size: Int) async throws {
    let halves = (Self.key.prefix(9), Self.key.dropFirst(9))
    let stream =
      #"data: {"choices":[{"delta":{"content":"Anahtarınız \#(halves.0)"}}]}"# + "\n\n"
      + #"data: {"choices":[{"delta":{"content":"\#(halves.1) imiş."}}]}"# + "\n\n"
      + #"data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":"#
      + #"{"name":"makale_ara","arguments":"{\"sorgu\":\"\#(halves.0)"}}]}}]}"# + "\n\n"
      + #"data: {"choices":[{"delta":{"tool_calls":[{"index":0,"function":"#
      + #"{"arguments":"\#(halves.1)\"}"}}]},"finish_reason":"tool_calls"}]}"# + "\n\n"
    let server = FakeServer([.init(name: "", body: stream)], size: size, key: Self.key)
    let meaning = await server.ask()
    #expect(meaning.failure == nil)
    #expect(meaning.text == "Anahtarınız ••• imiş.")
    #expect(meaning.calls.first?.arguments == ["sorgu": "•••"])
    #expect(server.requests.first?.headers.contains { $0.value.contains(Self.key) } == true)
  }

  @Test("Gemini that repeats it, in words and in an error")
  func gemini() async throws {
    let stream =
      #"data: {"candidates":[{"content":{"parts":[{"text":"A \#(Self.key.prefix(5))"}]}}]}"#
      + "\n\n"
      + #"data: {"candidates":[{"content":{"parts":[{"text":"\#(Self.key.dropFirst(5)) B"},"#
      + #"{"functionCall":{"name":"x","args":{"a":"\#(Self.key)"}}}]},"finishReason":"STOP"}]}"#
      + "\n\n"
    let padding = String(repeating: "x ", count: 70)
    let error = #"{"error":{"code":400,"message":"\#(padding) sk\u002d\#(Self.key.dropFirst(3))"}}"#
    let server = ScriptedServer(
      RecordedResponse(status: 200, text: stream), RecordedResponse(status: 400, text: error))
    let model = GeminiModel(name: "g", model: "g", key: Self.key, fetcher: server.fetcher).model
    let said = await FakeServer.ask(model, .about("Merhaba")).meaning
    #expect(said.text == "A ••• B")
    #expect(said.calls.first?.arguments == ["a": "•••"])
    let failure = try #require(await FakeServer.ask(model, .about("Merhaba")).meaning.failure)
    #expect(!failure.message.contains("sk-proj"), "\(failure.message)")
  }

  @Test("An answer that is read whole: a list of models, a transcription")
  func whole() async throws {
    let list = #"{"data":[{"id":"model-\#(Self.key)"}]}"#
    let server = FakeServer([.init(name: "", body: list)], size: 3, key: Self.key)
    #expect(try await OpenAIProbe(server.server).models().map(\.id) == ["model-•••"])
  }
}
