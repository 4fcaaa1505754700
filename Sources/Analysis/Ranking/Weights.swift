import Foundation
import Tables

/// What each feature is worth: the log-linear model that `make train` learns from the corpus.
///
/// Rows are `outcome|feature`, a tab and the weight; `outcome|` alone is what holds without features.
package struct Weights: Sendable {
  private var table: [UInt64: Float] = [:]

  package init() {}

  package init(text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) { add(Substring(line)) }
  }

  /// The weights that ship, read at their first use.
  package static let shipped = Weights(table: "Language/weights")

  /// The weights of a compiled-in table.
  package init(table name: String) {
    TableText.forEachRow(of: name) { row in
      if let value = Float(row[1]) { set(row[0], value) }
    }
  }

  private mutating func add(_ line: Substring) {
    guard let tab = line.lastIndex(of: "\t"), let value = Float(line[line.index(after: tab)...])
    else { return }
    set(line[..<tab], value)
  }

  private mutating func set(_ name: some StringProtocol, _ value: Float) {
    guard let bar = name.utf8.firstIndex(of: UInt8(ascii: "|")) else { return }
    let feature = name[name.utf8.index(after: bar)...]
    let key = FeatureBag.mixed(FeatureBag.hash(name[..<bar]), FeatureBag.hash(feature))
    table[key] = value
  }

  package var isEmpty: Bool { table.isEmpty }

  /// The log-odds that `outcome` is right.
  package func logOdds(of outcome: String, _ bag: FeatureBag) -> Double {
    let seed = FeatureBag.hash(outcome)
    var sum = table[FeatureBag.mixed(seed, FeatureBag.hash(""))] ?? 0
    let weigh = { (feature: UInt64) in table[FeatureBag.mixed(seed, feature)] ?? 0 }
    for feature in bag.hashes { sum += weigh(feature) }
    for shared in bag.shared { sum += shared.sum(for: seed, weigh) }
    return Double(sum)
  }

  package func probability(of outcome: String, _ bag: FeatureBag) -> Double {
    1 / (1 + exp(-logOdds(of: outcome, bag)))
  }
}
