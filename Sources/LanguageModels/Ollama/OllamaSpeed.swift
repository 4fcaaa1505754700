package import Domain

/// How fast a model reads and writes, in tokens a second, as its server measured it.
package struct OllamaSpeed: Sendable, Equatable {
  package var reading: Double?
  package var writing: Double?

  /// Reads the counts and the nanoseconds of an answer.
  package init(_ answer: JSON) {
    reading = OllamaSpeed.speed(answer, "prompt_eval_count", "prompt_eval_duration")
    writing = OllamaSpeed.speed(answer, "eval_count", "eval_duration")
  }

  private static func speed(_ answer: JSON, _ count: String, _ duration: String) -> Double? {
    guard let tokens = answer[count]?.number, let time = answer[duration]?.number, tokens > 0,
      time > 0
    else { return nil }
    return tokens / (time / 1e9)
  }
}

extension OllamaLibrary {
  /// Lets a model write a few words and tells how fast it was; brings it into memory first.
  package func speed(of model: String, prompt: String, tokens: Int = 48) async throws -> OllamaSpeed
  {
    let body: JSON = [
      "model": .string(model), "prompt": .string(prompt), "stream": false,
      "options": ["num_predict": .number(Double(tokens))],
    ]
    return OllamaSpeed(
      try await server.object(
        server.request("POST", "/api/generate", body, limits: .patient), model: model))
  }
}
