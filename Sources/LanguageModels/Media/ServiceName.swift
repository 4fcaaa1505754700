import Domain

/// A service as a sentence names it, and what a lost connection to it means.
package struct ServiceName: Sendable, Equatable {
  /// `Gemini`.
  var plain: String
  /// `Gemini’ye`.
  var dative: String
  /// Where its address comes from: a variable's name.
  var variable: String?

  package init(_ plain: String, dative: String, variable: String? = nil) {
    self.plain = plain
    self.dative = dative
    self.variable = variable
  }

  static let gemini = ServiceName("Gemini", dative: "Gemini’ye", variable: "GEMINI_BASE_URL")
  static let anyServer = ServiceName("Sağlayıcı", dative: "Sağlayıcıya")
  /// The server of a model that is called so.
  static func server(of model: String) -> ServiceName {
    ServiceName("\(model) sunucusu", dative: "\(model) sunucusuna", variable: "OPENAI_BASE_URL")
  }
  static let ollama = ServiceName("Ollama", dative: "Ollama’ya", variable: "OLLAMA_HOST")

  /// Runs an exchange and turns its failure into one that a person can act on.
  func fetching<Value>(_ exchange: () async throws -> Value) async throws -> Value {
    do {
      return try await exchange()
    } catch let fault as FetchFailure {
      throw failure(fault, hasBegun: false)
    }
  }

  /// What a broken exchange means, before or after the reply has begun.
  func failure(_ fault: FetchFailure, hasBegun: Bool) -> ModelFailure {
    switch fault.kind {
    case .badURL, .insecure:
      ModelFailure(
        code: "badConfiguration", message: MediaTexts.badAddress(self, fault.message),
        isRetryable: false)
    case .tooLarge, .malformed, .tooManyRedirects:
      .badAnswer(MediaTexts.badExchange(self, fault.message), isRetryable: false)
    case .sentAway:
      ModelFailure(code: "unreachable", message: fault.message, isRetryable: false)
    case .idleTimeout where !hasBegun:
      ModelFailure(
        code: "unreachable", message: MediaTexts.silent(self, fault.message), isRetryable: true)
    case .unresolved, .refused, .tls, .connectTimeout, .idleTimeout, .totalTimeout, .reset, .other:
      if hasBegun {
        ModelFailure(
          code: "incomplete", message: MediaTexts.brokeOff(self, fault.message), isRetryable: true)
      } else {
        ModelFailure(
          code: "unreachable", message: MediaTexts.unreachable(self, fault.message),
          isRetryable: fault.kind != .tls)
      }
    }
  }
}
