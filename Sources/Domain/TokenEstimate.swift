/// How many tokens a text is likely to have, where no tokenizer is at hand.
///
///     TokenEstimate().tokens(in: "Kan şekerim 142 çıktı.")  // 13
///
/// Measured on Turkish, English and label text with the tokenizers of small models: digits count
/// whole, capitals nearly so, small letters a third. A fifth is added, so that it errs high; `learn`
/// brings it nearer to what a model really counts.
package struct TokenEstimate: Sendable, Equatable {
  /// Tokens that a message costs besides its words.
  package static let perMessage = 6.0
  /// Tokens of a picture; services count 258 (Gemini, a tile) to about 1,600 (the largest).
  package static let perPicture = 1_000.0

  /// Real tokens per estimated one, as seen so far.
  package private(set) var ratio: Double

  package init(ratio: Double = 1) { self.ratio = ratio }

  /// The tokens of a text.
  package func tokens(in text: String) -> Int {
    Int((Self.weight(of: text) * 1.2 * ratio).rounded(.up))
  }

  /// The tokens of all that a model is told for a reply.
  package func tokens(of request: ModelRequest) -> Int {
    var weight = Self.weight(of: request.system) + Self.perMessage
    for message in request.messages {
      weight += Self.weight(of: message.text) + Self.perMessage
      weight += Double(message.attachments.count) * Self.perPicture
      for call in message.calls {
        weight += Self.weight(of: call.name) + Self.weight(of: call.arguments.text) + 10
      }
      for result in message.results {
        let text = result.value?.text ?? result.failure?.message ?? ""
        weight += Self.weight(of: text) + Self.perMessage
      }
    }
    for (tool, parameters) in zip(request.tools, request.tools.parameters) {
      weight += Self.weight(of: tool.name) + Self.weight(of: tool.summary)
      weight += Self.weight(of: parameters.text) + 15
    }
    return Int((weight * 1.2 * ratio).rounded(.up))
  }

  /// Corrects the estimate by what a model counted for what this estimated as `estimated`.
  ///
  /// Counts of fewer than 50 tokens say too little; the ratio stays between a third and three.
  package mutating func learn(estimated: Int, counted: Int) {
    guard estimated >= 50, counted >= 50 else { return }
    ratio = min(3, max(1.0 / 3, ratio * Double(counted) / Double(estimated)))
  }

  private static func weight(of text: String) -> Double {
    var weight = 0.0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39: weight += 1
      case 0x61...0x7A: weight += 1 / 3.2
      case 0x41...0x5A: weight += 0.7
      case 0...0x20, 0x7F: break
      case ..<0x80: weight += 0.8
      default:
        let kind = scalar.properties
        weight += 0.3 + (kind.isLowercase ? 1 / 3.2 : kind.isUppercase ? 0.7 : 0.8)
      }
    }
    return weight
  }
}
