import Analysis
import Foundation
import Turkish

/// How likely a message wants each tool, by its words, their endings and the talk before it, whatever
/// fills the slots: a classifier that the readings lean on.
final class ToolLikelihoods {
  private let features: FeatureBag
  private let weights: Weights
  private var odds: [String: Double] = [:]

  /// The tokens as they are looked at: folded words, numbers by how many digits they have.
  let tokens: [String]

  init(_ said: some Sequence<Token>, whole: SharedFeatures, weights: Weights) {
    tokens = said.map { token in
      guard token.kind == .number else { return token.folded }
      let digits = token.folded.prefix { $0.isNumber }.count
      return String(repeating: "0", count: min(4, max(1, digits)))
        + (digits < token.folded.count ? "," : "")
    }
    var bag = FeatureBag(keepsNames: false)
    bag.share(whole)
    Self.describe(tokens, into: &bag)
    features = bag
    self.weights = weights
  }

  /// Pairs of tokens, and three to five letters in a row within a word.
  private static func describe(_ tokens: [String], into bag: inout FeatureBag) {
    for (one, other) in zip(["^"] + tokens, tokens + ["$"]) { bag.add("b:", one + " " + other) }
    for token in tokens {
      let letters = Array("^\(token)$".utf8)
      guard letters.allSatisfy({ $0 < 128 }) else { continue }
      for length in 3...5 where letters.count >= length {
        for start in 0...(letters.count - length) {
          bag.add("c:", String(decoding: letters[start..<(start + length)], as: UTF8.self))
        }
      }
    }
  }

  /// The log-odds that the message wants `tool`.
  func odds(of tool: String) -> Double {
    if let known = odds[tool] { return known }
    let found = weights.logOdds(of: Self.outcome(tool), features)
    odds[tool] = found
    return found
  }

  static func outcome(_ tool: String) -> String { "does " + tool }

  /// The odds in whole steps, as a feature.
  func step(of tool: String) -> String { String(Int(max(-7, min(7, odds(of: tool).rounded())))) }

  /// What it says for a reading that calls these tools, against all other tools.
  func describe(
    _ calls: [PlannedCall], among tools: Set<String>, _ mark: String, into bag: inout FeatureBag
  ) {
    guard let weakest = weakest(of: calls) else { return }
    bag.add(mark, "does=", step(of: weakest))
    let own = odds(of: weakest)
    let others = tools.subtracting(calls.map(\.tool)).map(odds)
    bag.add(mark, "stronger tools=", String(min(3, others.count { $0 > own })))
    bag.add(mark, "strongest other=", String(Int(max(-5, min(5, (others.max() ?? -9).rounded())))))
  }

  /// Of the tools that are called, the one that is wanted least.
  func weakest(of calls: [PlannedCall]) -> String? {
    calls.map(\.tool).min { odds(of: $0) < odds(of: $1) }
  }
}
