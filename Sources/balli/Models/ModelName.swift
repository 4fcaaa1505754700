package import Domain

/// A provider of language models besides our own.
package enum Provider: String, Sendable, CaseIterable {
  case openai, gemini, ollama

  /// The variable that holds its key; nil where it has none.
  var keyVariable: String? {
    switch self {
    case .openai: "OPENAI_API_KEY"
    case .gemini: "GEMINI_API_KEY"
    case .ollama: nil
    }
  }

  /// The variable that holds its address.
  var addressVariable: String {
    switch self {
    case .openai: "OPENAI_BASE_URL"
    case .gemini: "GEMINI_BASE_URL"
    case .ollama: "OLLAMA_HOST"
    }
  }

  /// What a name of one of its models looks like, for help.
  var exampleModel: String {
    switch self {
    case .openai: "gpt-5-mini"
    case .gemini: "gemini-3-flash"
    case .ollama: "qwen3:4b"
    }
  }

  var standardAddress: String {
    switch self {
    case .openai: "https://api.openai.com/v1"
    case .gemini: "https://generativelanguage.googleapis.com"
    case .ollama: "http://127.0.0.1:11434"
    }
  }
}

/// A value of `--model`.
///
///     try ModelName(parsing: "OpenAI:gpt-5")  // openai:gpt-5
package struct ModelName: Sendable, Equatable {
  /// Our own embedded engine.
  package static let local = "yerel"

  /// Nil for our own.
  package var provider: Provider?
  /// As the provider knows it; empty for our own.
  package var model: String

  /// Throws for what names no provider or no model.
  package init(parsing text: String) throws(Failure) {
    let text = text.trimmed
    if Spelling.ascii(text) == Self.local {
      (provider, model) = (nil, "")
      return
    }
    let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    guard let first = parts.first, let provider = Provider(rawValue: Spelling.ascii(first)) else {
      throw Failure(.configuration, Texts.modelUnknown(text))
    }
    guard parts.count == 2, !parts[1].isEmpty,
      parts[1].unicodeScalars.allSatisfy({ $0.value > 32 && $0.value != 127 })
    else { throw Failure(.configuration, Texts.modelWithoutName(provider)) }
    (self.provider, model) = (provider, parts[1])
  }

  /// As it is kept and shown.
  package var text: String { provider.map { $0.rawValue + ":" + model } ?? Self.local }

  /// The spelling under which a name is kept; throws for one that cannot be.
  package static func validated(_ name: String) throws(Failure) -> String {
    try ModelName(parsing: name).text
  }
}
