package import Domain

/// Draws a picture from words.
package struct ImageMaker: Sendable {
  /// Bytes of a picture; more are refused.
  package static let largest = 20 << 20

  /// The picture; throws `ModelFailure`.
  package var image: @Sendable (_ wish: String) async throws -> MediaFile

  package init(image: @escaping @Sendable (_ wish: String) async throws -> MediaFile) {
    self.image = image
  }

  /// An OpenAI-compatible server's `/images/generations`.
  package static func compatible(
    baseURL: String, key: String?, model: String, size: String = "1024x1024", fetcher: Fetcher
  ) -> ImageMaker {
    let server = CompatibleServer(baseURL: baseURL, key: key, fetcher: fetcher)
    return ImageMaker { wish in
      let isNamed = model.hasPrefix("gpt-image")
      let body = JSON.object([
        "model": .string(model), "prompt": .string(wish), "n": 1, "size": .string(size),
        "response_format": isNamed ? nil : "b64_json",
      ])
      let request = FetchRequest(
        method: "POST", url: server.address(of: "/images/generations"),
        headers: server.headers(type: "application/json"), body: Array(body.text.utf8),
        limits: FetchLimits(connect: 10, idle: 180, total: 300, body: 40 << 20),
        mayRepeat: { status, _ in [408, 429, 502, 503, 504].contains(status) })
      return try await picture(in: try await server.body(request, for: .drawing), of: server)
    }
  }

  /// A Gemini model that draws.
  package static func gemini(_ model: GeminiModel, ratio: String = "1:1") -> ImageMaker {
    ImageMaker { wish in
      let body: JSON = [
        "contents": [["role": "user", "parts": [["text": .string(wish)]]]],
        "generationConfig": [
          "responseModalities": ["TEXT", "IMAGE"],
          "imageConfig": ["aspectRatio": .string(ratio)],
        ],
      ]
      do {
        let reply = try await model.whole(body)
        guard let file = reply.media.first(where: \.isImage) else {
          throw ModelFailure.badAnswer(GeminiTexts.noImage, isRetryable: true)
        }
        return try checked(file.bytes)
      } catch let failure as ModelFailure where failure.code == "unsupported" {
        throw MediaWish.drawing.unsupported
      }
    }
  }

  private static func picture(
    in body: [UInt8], of server: CompatibleServer
  ) async throws -> MediaFile {
    guard let answer = try? JSON(reading: body),
      let drawn = answer["data"]?.array?.first ?? answer["images"]?.array?.first
    else { throw ModelFailure.badAnswer(MediaTexts.unreadableImage) }
    if let text = drawn["b64_json"]?.string ?? drawn["url"]?.string.flatMap(inline) {
      guard let bytes = Base64.bytes(of: text) else {
        throw ModelFailure.badAnswer(MediaTexts.unreadableImage)
      }
      return try checked(bytes)
    }
    guard let url = drawn["url"]?.string, isAllowed(url, of: server) else {
      throw ModelFailure.badAnswer(MediaTexts.unreadableImage)
    }
    // The address is the server's word: it gets no key, and only a picture is taken from it.
    let request = FetchRequest(
      url: url, limits: FetchLimits(connect: 10, idle: 60, total: 120, body: largest))
    return try checked(try await server.body(request, for: .drawing))
  }

  /// The base64 in a `data:` address.
  private static func inline(_ url: String) -> String? {
    guard url.hasPrefix("data:"), let mark = url.firstRange(of: ";base64,") else { return nil }
    return String(url[mark.upperBound...])
  }

  /// Only public addresses, or places on the server itself: none that a stranger names on this machine.
  private static func isAllowed(_ url: String, of server: CompatibleServer) -> Bool {
    let end = server.baseURL.firstRange(of: "://").map { scheme in
      server.baseURL[scheme.upperBound...].firstIndex(of: "/") ?? server.baseURL.endIndex
    }
    let origin = end.map { server.baseURL[..<$0] + "/" } ?? ""
    if !origin.isEmpty, url.hasPrefix(origin) { return true }
    guard url.hasPrefix("https://") else { return false }
    let host = url.dropFirst(8).prefix { $0 != "/" }
    return !["localhost", "127.", "[", "10.", "192.168.", "169.254."].contains(
      where: host.hasPrefix)
  }

  private static func checked(_ bytes: [UInt8]) throws(ModelFailure) -> MediaFile {
    guard bytes.count <= largest else {
      throw .badAnswer(MediaTexts.largeImage(largest >> 20), isRetryable: false)
    }
    guard let file = MediaFile(sniffing: bytes), file.isImage else {
      throw .badAnswer(MediaTexts.unreadableImage)
    }
    return file
  }
}
