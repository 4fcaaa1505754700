import Domain
import LanguageModels
import Testing

struct MediaTests {
  static let wav = Array("RIFF\u{4}\u{0}\u{0}\u{0}WAVEfmt ".utf8)
  static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]

  @Test("Kinds are read from the bytes")
  func kinds() {
    let cases: [([UInt8], String?)] = [
      (Self.png, "image/png"), ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"),
      (Array("RIFF0000WEBPVP8 ".utf8), "image/webp"), (Self.wav, "audio/wav"),
      (Array("OggS".utf8), "audio/ogg"), (Array("fLaC".utf8), "audio/flac"),
      (Array("ID3".utf8), "audio/mp3"), ([0xFF, 0xFB, 0x90, 0x64], "audio/mp3"),
      ([0xFF, 0xF1, 0x50, 0x80], "audio/aac"), (Array("\0\0\0 ftypM4A ".utf8), "audio/mp4"),
      (Array("<html>".utf8), nil), ([], nil), ([0xFF], nil), (Array("RIFF".utf8), nil),
    ]
    for (bytes, mime) in cases { #expect(MediaFile(sniffing: bytes)?.mime == mime) }
  }

  @Test("A recording is sent as a form, and its words come back")
  func transcribes() async throws {
    let server = ScriptedServer(RecordedResponse(text: #"{"text":" Şekerim  142 çıktı.\n"}"#))
    let transcriber = Transcriber.compatible(
      baseURL: "http://127.0.0.1:8080/v1/", key: "k", model: "whisper-1",
      fetcher: server.fetcher)
    #expect(try await transcriber.text(Self.wav) == "Şekerim 142 çıktı.")
    let asked = try #require(server.asked.first)
    #expect(asked.url == "http://127.0.0.1:8080/v1/audio/transcriptions")
    #expect(asked.headers.contains(FetchHeader("Authorization", "Bearer k")))
    let line = "--balli-form-1\r\nContent-Disposition: form-data; name="
    #expect(
      String(decoding: asked.body, as: UTF8.self)
        == "\(line)\"file\"; filename=\"ses.wav\"\r\nContent-Type: audio/wav\r\n\r\n"
        + "\(String(decoding: Self.wav, as: UTF8.self))\r\n"
        + "\(line)\"model\"\r\n\r\nwhisper-1\r\n\(line)\"language\"\r\n\r\ntr\r\n"
        + "\(line)\"response_format\"\r\n\r\njson\r\n--balli-form-1--\r\n")
  }

  @Test("The line between the parts of a form stands in none of them")
  func boundary() async throws {
    let server = ScriptedServer(RecordedResponse(text: #"{"text":"a"}"#))
    let transcriber = Transcriber.whisperServer(
      address: "http://127.0.0.1:8080", fetcher: server.fetcher)
    _ = try await transcriber.text(Self.wav + Array("--balli-form-1\r\n".utf8))
    let asked = try #require(server.asked.first)
    #expect(asked.url == "http://127.0.0.1:8080/inference")
    #expect(
      asked.headers == [FetchHeader("Content-Type", "multipart/form-data; boundary=balli-form-2")])
  }

  struct Answer: Sendable {
    var status = 200
    var body: String
    var code: String
    var says = ""
  }

  static let answers = [
    Answer(status: 404, body: "Not Found", code: "unsupported", says: "sesi yazıya çeviremiyor"),
    Answer(
      status: 501,
      body: #"{"error":{"code":501,"message":"The current model does not support audio input."}}"#,
      code: "unsupported", says: "sesi yazıya çeviremiyor"),
    Answer(
      status: 500,
      body: #"{"error":{"code":500,"message":"audio input is not supported - hint: … mmproj"}}"#,
      code: "unsupported", says: "sesi yazıya çeviremiyor"),
    Answer(status: 401, body: "{}", code: "unauthorized"),
    Answer(status: 413, body: "", code: "unsupported", says: "büyük"),
    Answer(
      status: 429, body: #"{"error":{"message":"x","code":"insufficient_quota"}}"#, code: "quota"),
    Answer(status: 429, body: "", code: "rateLimited"),
    Answer(status: 500, body: "<html>", code: "serverError"),
    Answer(body: "<html>", code: "badAnswer"),
    Answer(body: #"{"words":1}"#, code: "badAnswer"),
    Answer(body: #"{"text":" [BLANK_AUDIO] "}"#, code: "badAnswer", says: "söz duyulmadı"),
  ]

  @Test("Refusals to hear say what to do", arguments: answers)
  func deaf(_ test: Answer) async throws {
    #expect(!Self.answers.isEmpty)
    let server = ScriptedServer(RecordedResponse(status: test.status, text: test.body))
    let transcriber = Transcriber.compatible(
      baseURL: "https://a.example/v1", key: nil, fetcher: server.fetcher)
    await #expect {
      try await transcriber.text(Self.wav)
    } throws: {
      let failure = $0 as? ModelFailure
      return failure?.code == test.code && failure?.message.contains(test.says) ?? false
        || (failure?.code == test.code && test.says.isEmpty)
    }
  }

  @Test("What is no recording, or too long a one, is sent to nobody")
  func noRecording() async {
    let server = ScriptedServer()
    let transcriber = Transcriber.compatible(
      baseURL: "https://a.example", key: nil, fetcher: server.fetcher)
    for bytes in [Self.png, [], Self.wav + [UInt8](repeating: 0, count: Transcriber.largest)] {
      await #expect(throws: ModelFailure.self) { try await transcriber.text(bytes) }
    }
    #expect(server.asked.isEmpty)
  }

  @Test("Gemini hears what is sent inline")
  func geminiHears() async throws {
    let server = ScriptedServer(
      RecordedResponse(
        text: #"{"candidates":[{"content":{"parts":[{"text":"Şekerim 142."}]},"#
          + #""finishReason":"STOP"}]}"#))
    let gemini = GeminiModel(name: "g", model: "g-3", key: "k", fetcher: server.fetcher)
    #expect(try await Transcriber.gemini(gemini).text(Self.wav) == "Şekerim 142.")
    let asked = try #require(server.asked.first)
    #expect(asked.url.hasSuffix("/models/g-3:generateContent"))
    #expect(
      try JSON(reading: asked.body)["contents"]?.array?.first?["parts"]?.array?.last?[
        "inlineData"]?[
          "mimeType"] == "audio/wav")
  }

  @Test("A picture comes as base64, by address or from Gemini")
  func draws() async throws {
    let base64 = "iVBORw0KGgoA"
    let inline = ScriptedServer(RecordedResponse(text: #"{"data":[{"b64_json":"\#(base64)"}]}"#))
    #expect(try await Self.maker(inline).image("pilav").bytes == Self.png)
    #expect(
      String(decoding: try #require(inline.asked.first).body, as: UTF8.self)
        == #"{"model":"sdxl","prompt":"pilav","n":1,"size":"1024x1024","#
        + #""response_format":"b64_json"}"#)
    var picture = RecordedResponse(text: "")
    picture.body = Self.png
    let linked = ScriptedServer(
      RecordedResponse(text: #"{"data":[{"url":"https://cdn.example/a.png"}]}"#), picture)
    #expect(try await Self.maker(linked).image("pilav").mime == "image/png")
    #expect(linked.asked.last?.headers == [])
    let gemini = ScriptedServer(try RecordedResponse("gemini/gorsel.sse"))
    let model = GeminiModel(name: "g", model: "g", key: "k", fetcher: gemini.fetcher)
    #expect(try await ImageMaker.gemini(model).image("pilav").mime == "image/png")
  }

  @Test("No picture, a foreign address on this machine and a refusal are told")
  func drawsNothing() async throws {
    let cases = [
      (200, #"{"data":[{"url":"http://127.0.0.1:1/a.png"}]}"#, "badAnswer"),
      (200, #"{"data":[{"b64_json":"PGh0bWw+"}]}"#, "badAnswer"),
      (200, #"{"data":[]}"#, "badAnswer"), (404, "File Not Found", "unsupported"),
      (400, #"{"error":{"message":"x","code":"content_policy_violation"}}"#, "blocked"),
    ]
    for (status, body, code) in cases {
      let server = ScriptedServer(RecordedResponse(status: status, text: body))
      await #expect {
        try await Self.maker(server).image("pilav")
      } throws: {
        ($0 as? ModelFailure)?.code == code
      }
      #expect(server.asked.count == 1)
    }
  }

  private static func maker(_ server: ScriptedServer) -> ImageMaker {
    ImageMaker.compatible(
      baseURL: "https://a.example/v1", key: "k", model: "sdxl", fetcher: server.fetcher)
  }
}
