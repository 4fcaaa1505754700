import Analysis
import Foundation
import Turkish

/// How likely a message wants each tool, by its words, their endings and the talk before it, whatever
/// fills the slots: a classifier that the readings lean on.
final class ToolLikelihoods {
  private let features: FeatureBag
  private let weights: Weights
  private var odds: [String: Double] = [:]
  /// The tools that any reading of the message calls, the likeliest first.
  private var ranking: [(tool: String, odds: Double)] = []

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

  /// Orders the tools among which readings are described.
  func rank(_ tools: Set<String>) {
    ranking = tools.map { ($0, odds(of: $0)) }.sorted { $0.odds > $1.odds }
  }

  /// What it says for a reading that calls these tools, against all other ranked ones.
  func describe(_ calls: [PlannedCall], _ mark: String, into bag: inout FeatureBag) {
    guard let weakest = weakest(of: calls) else { return }
    bag.add(mark, "does=", step(of: weakest))
    let own = odds(of: weakest)
    let others = ranking.lazy.filter { rival in !calls.contains { $0.tool == rival.tool } }
    bag.add(mark, "stronger tools=", String(others.prefix(3).count { $0.odds > own }))
    let strongest = others.first?.odds ?? -9
    bag.add(mark, "strongest other=", String(Int(max(-5, min(5, strongest.rounded())))))
  }

  /// Of the tools that are called, the one that is wanted least.
  func weakest(of calls: [PlannedCall]) -> String? {
    calls.map(\.tool).min { odds(of: $0) < odds(of: $1) }
  }
}
