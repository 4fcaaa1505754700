package import Domain

/// Makes text of a recording.
///
///     Transcriber.compatible(baseURL: url, key: key, model: "whisper-1", fetcher: fetcher)
///       .text(wav)  // "Kahvaltıda iki dilim ekmek yedim."
///
/// Numbers may be misheard; whoever uses the text must show it before anything is done with it.
package struct Transcriber: Sendable {
  /// The bytes of a recording that no service takes any more.
  package static let largest = 24 << 20
  /// Gemini takes 20 MB a request, and base64 makes four bytes of three.
  static let largestInline = 14 << 20

  /// The words of a recording; throws `ModelFailure`.
  package var text: @Sendable (_ recording: [UInt8]) async throws -> String

  package init(text: @escaping @Sendable (_ recording: [UInt8]) async throws -> String) {
    self.text = text
  }

  /// An OpenAI-compatible server's `/audio/transcriptions`.
  package static func compatible(
    baseURL: String, key: String?, model: String = "whisper-1", fetcher: Fetcher
  ) -> Transcriber {
    let server = CompatibleServer(baseURL: baseURL, key: key, fetcher: fetcher)
    return Transcriber { bytes in
      let file = try recording(bytes)
      var form = MultipartForm()
      form.add("file", file, called: "ses.\(file.fileEnding)")
      form.add("model", model)
      form.add("language", "tr")
      form.add("response_format", "json")
      return try await send(form, to: server.address(of: "/audio/transcriptions"), of: server)
    }
  }

  /// A whisper.cpp server's `/inference`, as `http://127.0.0.1:8080`.
  package static func whisperServer(address: String, fetcher: Fetcher) -> Transcriber {
    let server = CompatibleServer(baseURL: address, key: nil, fetcher: fetcher)
    var base = Substring(address)
    while base.hasSuffix("/") { base = base.dropLast() }
    let place = base.hasSuffix("/inference") ? String(base) : base + "/inference"
    return Transcriber { bytes in
      let file = try recording(bytes)
      var form = MultipartForm()
      form.add("file", file, called: "ses.\(file.fileEnding)")
      form.add("language", "tr")
      form.add("temperature", "0.0")
      form.add("response_format", "json")
      return try await send(form, to: place, of: server)
    }
  }

  /// A Gemini model that is given the recording inline.
  package static func gemini(_ model: GeminiModel) -> Transcriber {
    Transcriber { bytes in
      let file = try recording(bytes, atMost: largestInline)
      let body: JSON = [
        "contents": [
          [
            "role": "user",
            "parts": [["text": .string(MediaTexts.transcribe)], GeminiContents.inline(file)],
          ]
        ],
        "generationConfig": ["temperature": 0],
      ]
      do {
        return try heard(try await model.whole(body).text)
      } catch let failure as ModelFailure where failure.code == "unsupported" {
        throw MediaWish.hearing.unsupported
      }
    }
  }

  // MARK: Steps

  private static func send(
    _ form: MultipartForm, to address: String, of server: CompatibleServer
  ) async throws -> String {
    let (type, bytes) = form.encoded()
    let request = FetchRequest(
      method: "POST", url: address, headers: server.headers(type: type), body: bytes,
      limits: FetchLimits(connect: 10, idle: 120, total: 300, body: 4 << 20),
      mayRepeat: { status, _ in [408, 429, 502, 503, 504].contains(status) })
    return try heard(in: try await server.body(request, for: .hearing))
  }

  private static func recording(
    _ bytes: [UInt8], atMost limit: Int = largest
  ) throws(ModelFailure) -> MediaFile {
    guard bytes.count <= limit else {
      throw ModelFailure(
        code: "unsupported", message: MediaTexts.longRecording(limit >> 20), isRetryable: false)
    }
    guard let file = MediaFile(sniffing: bytes), file.isAudio else {
      throw ModelFailure(
        code: "unsupported", message: MediaTexts.noRecording, isRetryable: false)
    }
    return file
  }

  /// The words in an answer: `{"text":"…"}`, or plain text of a server that knows no JSON here.
  private static func heard(in body: [UInt8]) throws(ModelFailure) -> String {
    let first = body.first { $0 > 0x20 }
    if first == UInt8(ascii: "{") {
      let answer = try? JSON(reading: body)
      if let text = answer?["text"]?.string { return try heard(text) }
      if answer?["error"] != nil { throw MediaWish.hearing.failure(status: 500, body: body) }
    } else if first != UInt8(ascii: "<"), let text = String(validating: body, as: UTF8.self) {
      return try heard(text)
    }
    throw .badAnswer(MediaTexts.unreadableHearing)
  }

  private static func heard(_ text: String) throws(ModelFailure) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isSilence = ["", "[BLANK_AUDIO]", "[SESSİZLİK]", "(sessizlik)"].contains(words)
    guard !isSilence else {
      throw ModelFailure(code: "badAnswer", message: MediaTexts.silence, isRetryable: false)
    }
    return words
  }
}
