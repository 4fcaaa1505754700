import Domain

/// A model on an Ollama server's disk or in its memory.
package struct OllamaListing: Sendable, Equatable {
  /// `qwen3:4b`.
  package var name: String
  /// Bytes on disk, or in memory for a loaded one.
  package var size: Int
  /// `4.0B`.
  package var parameters: String?
  /// `Q4_K_M`.
  package var quantisation: String?
  package var family: String?
  /// Bytes in the graphics card's memory, for a loaded one.
  package var videoMemory: Int?
  /// The context it was loaded with.
  package var context: Int?
  /// When it leaves memory, as the server writes it.
  package var expires: String?

  init?(_ json: JSON) {
    guard let name = json["name"]?.string ?? json["model"]?.string, !name.isEmpty else {
      return nil
    }
    self.name = name
    size = json["size"]?.wholeNumber ?? 0
    let details = json["details"]
    parameters = details?["parameter_size"]?.filledString
    quantisation = details?["quantization_level"]?.filledString
    family = details?["family"]?.filledString
    videoMemory = json["size_vram"]?.wholeNumber
    context = json["context_length"]?.wholeNumber
    expires = json["expires_at"]?.filledString
  }
}

/// What a model is, as its file tells.
package struct OllamaDetails: Sendable, Equatable {
  /// The longest context it was trained for.
  package var contextLength: Int?
  /// The context that its own settings name.
  package var configuredContext: Int?
  package var parameters: String?
  package var quantisation: String?
  /// `completion`, `tools`, `vision`, `thinking`; empty where an old server does not tell.
  package var capabilities: [String]

  init(_ json: JSON) {
    contextLength =
      json["model_info"]?.members?.first { $0.key.hasSuffix(".context_length") }?
      .value.wholeNumber
    configuredContext = OllamaDetails.setting("num_ctx", in: json["parameters"]?.string ?? "")
    parameters = json["details"]?["parameter_size"]?.filledString
    quantisation = json["details"]?["quantization_level"]?.filledString
    capabilities = (json["capabilities"]?.array ?? []).compactMap(\.string)
  }

  /// A number out of lines like `num_ctx    4096`.
  private static func setting(_ name: String, in text: String) -> Int? {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.count == 2, words[0] == name { return Int(words[1]) }
    }
    return nil
  }
}

extension JSON {
  /// The number as a count that is not negative.
  var wholeNumber: Int? {
    number.flatMap { Int(exactly: $0.rounded()) }.flatMap { $0 < 0 ? nil : $0 }
  }

  /// The text, unless it is empty.
  var filledString: String? { string.flatMap { $0.isEmpty ? nil : $0 } }
}
