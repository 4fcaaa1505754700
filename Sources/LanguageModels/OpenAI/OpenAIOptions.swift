package import Domain

/// How an OpenAI-compatible model is asked, and what is known of it.
package struct OpenAIOptions: Sendable {
  package var temperature: Double?
  /// Tokens of an answer at most.
  package var maxTokens: Int?
  /// Tokens of prompt and answer together, from a setting or a probe.
  package var contextTokens: Int?
  /// Whether it needs a short system text and few tools; nil to tell from its name.
  package var isSmall: Bool?
  /// Whether each reply must be one JSON object: a call or an answer.
  ///
  /// For small models that fumble free calls, on servers that keep to a schema.
  package var isConstrained: Bool
  /// How the server is told to keep what it has read.
  package var cacheHint = CacheHint.none
  /// The pictures that a message carries.
  package var images: @Sendable (Message) -> [ImagePart]
  package var limits: FetchLimits

  package init(
    temperature: Double? = nil, maxTokens: Int? = nil, contextTokens: Int? = nil,
    isSmall: Bool? = nil, isConstrained: Bool = false,
    images: @escaping @Sendable (Message) -> [ImagePart] = { _ in [] },
    limits: FetchLimits = .model
  ) {
    self.temperature = temperature
    self.maxTokens = maxTokens
    self.contextTokens = contextTokens
    self.isSmall = isSmall
    self.isConstrained = isConstrained
    self.images = images
    self.limits = limits
  }
}

/// How a server is told that the beginning of a request will come again.
package enum CacheHint: Sendable, Equatable {
  /// It sees by itself.
  case none
  /// OpenAI sends requests of one key to one machine; the key says nothing of the person.
  case key(String)
  /// llama.cpp keeps what it has read.
  case prompt
  /// OpenRouter hands the mark on to models that keep only what is marked.
  case mark

  var members: [JSON.Member] {
    switch self {
    case .none, .mark: []
    case .key(let key): [.init("prompt_cache_key", .string(key))]
    case .prompt: [.init("cache_prompt", true)]
    }
  }

  /// The system text, which every request begins with.
  func content(_ text: String) -> JSON {
    guard self == .mark else { return .string(text) }
    return [["type": "text", "text": .string(text), "cache_control": ["type": "ephemeral"]]]
  }

  /// What a service understands.
  package static func at(_ address: ServerAddress, model: String) -> CacheHint {
    switch WebAddress(address.base).host {
    case "api.openai.com": .key("balli")
    case "openrouter.ai" where model.hasPrefix("anthropic/"): .mark
    default: .none
    }
  }
}

/// A picture in a message.
package struct ImagePart: Sendable, Equatable {
  /// `image/jpeg`, `image/png`.
  package var mediaType: String
  package var base64: String

  package init(mediaType: String, base64: String) {
    self.mediaType = mediaType
    self.base64 = base64
  }

  var json: JSON {
    [
      "type": "image_url",
      "image_url": ["url": .string("data:\(mediaType);base64,\(base64)"), "detail": "auto"],
    ]
  }
}

/// An address of a server: where its parts are.
///
///     ServerAddress("http://localhost:8080").url("models")  // http://localhost:8080/v1/models
package struct ServerAddress: Sendable, Equatable {
  /// Without a slash at its end; `/v1` is added where there is no path at all.
  package let base: String

  package init(_ text: String) {
    var text = text
    while text.hasSuffix("/") { text.removeLast() }
    if text.hasSuffix("/chat/completions") { text.removeLast("/chat/completions".count) }
    if !text.contains("://") {
      text = (WebAddress(text).isOnThisMachine ? "http://" : "https://") + text
    }
    let rest = text.drop { $0 != ":" }.dropFirst(3)
    base = rest.contains("/") ? text : text + "/v1"
  }

  /// The address of a part of the service.
  package func url(_ part: String) -> String { "\(base)/\(part)" }

  /// The address beside the service: llama.cpp's `/props` is not below `/v1`.
  package func rootURL(_ part: String) -> String {
    "\(base.hasSuffix("/v1") ? String(base.dropLast(3)) : base)/\(part)"
  }

  /// Whether it is on this machine.
  package var isLocal: Bool { WebAddress(base).isOnThisMachine }
}

/// How big a model is, as far as its name tells.
package enum ModelSize {
  /// Billions of parameters up to which a model is small.
  package static let small = 4.5

  /// Billions of parameters in a name, or nil.
  ///
  ///     ModelSize.billions(in: "qwen2.5-1.5b-instruct")  // 1.5
  package static func billions(in name: String) -> Double? {
    let text = Array(name.utf8)
    var place = 0
    while place < text.count {
      guard (0x30...0x39).contains(text[place]) else {
        place += 1
        continue
      }
      let digits = text[place...].prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
      let end = place + digits.count
      let before = place == 0 ? nil : text[place - 1]
      place = end
      guard end < text.count, end + 1 == text.count || !text[end + 1].isWord else { continue }
      if let before, before.isWord, ![UInt8(ascii: "e"), UInt8(ascii: "_")].contains(before) {
        continue
      }
      guard let number = Double(String(decoding: digits, as: UTF8.self)) else { continue }
      switch text[end] | 0x20 {
      case UInt8(ascii: "b"): return number
      case UInt8(ascii: "m"): return number / 1_000
      default: continue
      }
    }
    return nil
  }

  /// Whether a name tells of a small model.
  package static func isSmall(_ name: String) -> Bool {
    billions(in: name).map { $0 <= small } ?? false
  }
}
