import Domain
import Foundation

extension JSON {
  /// A number rounded to `decimals` places; null for none.
  static func figure(_ value: Double?, decimals: Int = 1) -> JSON {
    guard let value, value.isFinite else { return .null }
    return .number(rounded(value, decimals))
  }

  private static func rounded(_ value: Double, _ decimals: Int) -> Double {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let result = (value * power).rounded() / power
    return result == 0 ? 0 : result  // never "-0"
  }

  static func id(_ value: Int64?) -> JSON { value.map { .number(Double($0)) } ?? .null }

  static func text(_ value: String?) -> JSON { value.map(JSON.string) ?? .null }

  static func texts(_ values: [String]) -> JSON { .array(values.map(JSON.string)) }

  /// `{"low":…,"high":…}`, or nil for no range.
  static func range(_ value: ClosedRange<Double>?, decimals: Int = 1) -> JSON? {
    value.map {
      [
        .low: figure($0.lowerBound, decimals: decimals),
        .high: figure($0.upperBound, decimals: decimals),
      ]
    }
  }

  /// The five figures of the contract: carbohydrate and its company to 0.1 g, calories whole.
  static func totals(_ nutrients: Nutrients) -> JSON {
    .object(figures(of: nutrients))
  }

  /// The five figures as members, to stand among others; null where nothing is known.
  static func figures(of nutrients: Nutrients?) -> [Member] {
    [
      Member(.carbs, figure(nutrients?.carbs)),
      Member(.calories, figure(nutrients?.energy, decimals: 0)),
      Member(.protein, figure(nutrients?.protein)),
      Member(.fat, figure(nutrients?.fat)),
      Member(.fiber, figure(nutrients?.fiber)),
    ]
  }

  /// This object with the members of another behind its own.
  func appending(_ more: [Member]) -> JSON {
    .object((members ?? []) + more)
  }
}
