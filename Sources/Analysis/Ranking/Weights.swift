import Foundation
import Synchronization
import Tables

/// What each feature is worth: the log-linear model that `make train` learns from the corpus.
///
/// A row is the hash of a feature, its name, and what it is worth for each outcome
/// (`logMeal=0.52;logWater=-0.3`); the feature without a name is what holds without any. Rows are sorted
/// by the hash, and read where they lie as messages need them.
package final class Weights: Sendable {
  private struct State {
    var outcomes: [String: Int] = [:]
    var rows = WeightRows()
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
        let entries = Array(line.dropFirst(17)).withUnsafeBytes {
          Self.entries(of: $0, &state.outcomes)
        }
        state.rows.add(entries, for: hash)
      }
    }
  }

  /// The weights of a compiled-in table.
  package init(table name: String) { lines = HashedLines(of: name) }

  /// The weights that ship.
  package static let shipped = Weights(table: "Language/weights")

  package var isEmpty: Bool {
    lines.map { $0.line(for: FeatureBag.hash("")) == nil } ?? state.withLock { $0.rows.count == 0 }
  }

  /// The log-odds that `outcome` is right.
  package func logOdds(of outcome: String, _ bag: FeatureBag) -> Double {
    state.withLock { state in
      let place = Self.place(of: outcome, &state.outcomes)
      var sum: Float = 0
      let prior = row(for: FeatureBag.hash(""), &state)
      sum += state.rows.weight(of: place, in: prior)
      for feature in bag.hashes {
        let row = row(for: feature, &state)
        sum += state.rows.weight(of: place, in: row)
      }
      for shared in bag.shared {
        if shared.sums == nil { shared.sums = sums(of: shared.bag, &state) }
        if let sums = shared.sums, place < sums.count { sum += sums[place] }
      }
      return Double(sum)
    }
  }

  package func probability(of outcome: String, _ bag: FeatureBag) -> Double {
    1 / (1 + exp(-logOdds(of: outcome, bag)))
  }

  /// Takes the table out of memory; the rows that were needed are kept apart from it.
  ///
  /// A message reads rows from all over the table, which is some seven megabytes long.
  package func letGo() { lines?.letGo() }

  // MARK: Rows

  private func row(for hash: UInt64, _ state: inout State) -> Range<Int> {
    if let known = state.rows[hash] { return known }
    guard let lines else { return 0..<0 }
    // People's words never end; what was read once is kept up to a limit.
    if state.rows.count > Self.mostKept { state.rows = WeightRows() }
    let entries = lines.line(for: hash).map { Self.entries(of: $0, &state.outcomes) } ?? []
    return state.rows.add(entries, for: hash)
  }

  /// What features that many decisions share weigh for each outcome.
  private func sums(of bag: FeatureBag, _ state: inout State) -> [Float] {
    var sums: [Float] = []
    for feature in bag.hashes {
      let row = row(for: feature, &state)
      for entry in state.rows.entries[row] {
        if entry.outcome >= sums.count {
          sums += Array(repeating: 0, count: entry.outcome + 32 - sums.count)
        }
        sums[entry.outcome] += entry.weight
      }
    }
    return sums
  }

  private static let mostKept = 200_000

  private static func place(of outcome: String, _ outcomes: inout [String: Int]) -> Int {
    if let known = outcomes[outcome] { return known }
    outcomes[outcome] = outcomes.count
    return outcomes.count - 1
  }

  /// The worths of a row: what stands after its name.
  private static func entries(of line: UnsafeRawBufferPointer, _ outcomes: inout [String: Int])
    -> [WeightRows.Entry]
  {
    guard let tab = line.lastIndex(of: UInt8(ascii: "\t")) else { return [] }
    return line[(tab + 1)...].split(separator: UInt8(ascii: ";")).compactMap { part in
      guard let equals = part.lastIndex(of: UInt8(ascii: "=")),
        let weight = weight(part[(equals + 1)...])
      else { return nil }
      let outcome = String(decoding: part[..<equals], as: UTF8.self)
      return WeightRows.Entry(outcome: place(of: outcome, &outcomes), weight: weight)
    }
  }

  /// A weight as `make train` writes it: `-0.97`.
  private static func weight(_ text: Slice<UnsafeRawBufferPointer>) -> Float? {
    shortWeight(text) ?? Float(String(decoding: text, as: UTF8.self))
  }

  /// A weight of few digits, read without making a text of it; of so few the quotient is the nearest
  /// `Float`.
  private static func shortWeight(_ text: Slice<UnsafeRawBufferPointer>) -> Float? {
    guard text.count < 8 else { return nil }
    let isNegative = text.first == UInt8(ascii: "-")
    var (digits, places, hasPoint) = (0, 0, false)
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if hasPoint { places += 1 }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      default: return nil
      }
    }
    guard places > 0 else { return nil }
    let weight = Float(digits) / powersOfTen[places]
    return isNegative ? -weight : weight
  }

  private static let powersOfTen: [Float] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
}
