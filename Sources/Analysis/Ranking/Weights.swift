import Foundation
import Synchronization
import Tables

/// What each feature is worth: the log-linear model that `make train` learns from the corpus.
///
/// A row is the hash of a feature, its name, and what it is worth for each outcome
/// (`logMeal=0.52;logWater=-0.3`); the feature without a name is what holds without any. Rows are sorted
/// by the hash, and read where they lie as messages need them.
package final class Weights: Sendable {
  struct Entry {
    var outcome: Int
    var weight: Float
  }

  private struct State {
    var outcomes: [String: Int] = [:]
    var rows: [UInt64: [Entry]] = [:]
  }

  private let lines: HashedLines?
  private let state = Mutex(State())

  /// No weights: nothing is known to be likely.
  package init() { lines = nil }

  /// All rows of a text, as `make train` writes it.
  package init(text: String) {
    lines = nil
    state.withLock { state in
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.count > 17 {
        guard let hash = UInt64(Substring(line.prefix(16)), radix: 16) else { continue }
        Array(line.dropFirst(17)).withUnsafeBytes {
          state.rows[hash] = Self.entries(of: $0, &state.outcomes)
        }
      }
    }
  }

  /// The weights of a compiled-in table.
  package init(table name: String) { lines = HashedLines(of: name) }

  /// The weights that ship.
  package static let shipped = Weights(table: "Language/weights")

  package var isEmpty: Bool {
    lines.map { $0.line(for: FeatureBag.hash("")) == nil } ?? state.withLock { $0.rows.isEmpty }
  }

  /// The log-odds that `outcome` is right.
  package func logOdds(of outcome: String, _ bag: FeatureBag) -> Double {
    state.withLock { state in
      let place = Self.place(of: outcome, &state.outcomes)
      var sum: Float = 0
      for entry in row(for: FeatureBag.hash(""), &state) where entry.outcome == place {
        sum += entry.weight
      }
      for feature in bag.hashes {
        for entry in row(for: feature, &state) where entry.outcome == place { sum += entry.weight }
      }
      for shared in bag.shared {
        sum += shared.sum(for: place) { row(for: $0, &state) }
      }
      return Double(sum)
    }
  }

  package func probability(of outcome: String, _ bag: FeatureBag) -> Double {
    1 / (1 + exp(-logOdds(of: outcome, bag)))
  }

  // MARK: Rows

  private func row(for hash: UInt64, _ state: inout State) -> [Entry] {
    if let known = state.rows[hash] { return known }
    guard let lines else { return [] }
    // People's words never end; what was read once is kept up to a limit.
    if state.rows.count > Self.mostKept { state.rows = [:] }
    let entries = lines.line(for: hash).map { Self.entries(of: $0, &state.outcomes) } ?? []
    state.rows[hash] = entries
    return entries
  }

  private static let mostKept = 200_000

  private static func place(of outcome: String, _ outcomes: inout [String: Int]) -> Int {
    if let known = outcomes[outcome] { return known }
    outcomes[outcome] = outcomes.count
    return outcomes.count - 1
  }

  /// The worths of a row: what stands after its name.
  private static func entries(of line: UnsafeRawBufferPointer, _ outcomes: inout [String: Int])
    -> [Entry]
  {
    guard let tab = line.lastIndex(of: UInt8(ascii: "\t")) else { return [] }
    return line[(tab + 1)...].split(separator: UInt8(ascii: ";")).compactMap { part in
      guard let equals = part.lastIndex(of: UInt8(ascii: "=")),
        let weight = Float(String(decoding: part[(equals + 1)...], as: UTF8.self))
      else { return nil }
      let outcome = String(decoding: part[..<equals], as: UTF8.self)
      return Entry(outcome: place(of: outcome, &outcomes), weight: weight)
    }
  }
}
