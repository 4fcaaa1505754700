import Analysis
import Domain
import Turkish

/// Rows of values under a heading that says what they are.
///
///     açlık değerlerim bu hafta: pzt 91, salı 95, çarş 89      // each of them fasting
///     bu haftaki açlıklarım pzt 91 salı 95
extension MessageAnalysis {
  /// The context that heads, or ends, the row of days in which a value stands; nil where it stands in none.
  func rowContext(at place: Int) -> GlucoseContext? {
    guard let row, row.contains(place) else { return nil }
    return [spans[..<row.lowerBound], spans[row.upperBound...]].lazy.compactMap { words in
      GlucoseContext(words.compactMap(\.time)) ?? words.lazy.compactMap(\.glucoseContext).first
    }.first
  }

  /// The places of a row of at least two days with a value each.
  private var row: Range<Int>? {
    let figures = spans.indices.filter { spans[$0].number != nil }
    guard figures.count > 1, let first = figures.first, let last = figures.last,
      figures.allSatisfy({ $0 > 0 && spans[$0 - 1].time?.namesOnlyDay == true })
    else { return nil }
    let row = first - 1..<last + 1
    let isAlone = spans[row].allSatisfy { span in
      span.isMark || span.number != nil || span.time != nil || span.has(.mgdl, .mmol)
        || span.has(.filler) && span.food == nil
    }
    return isAlone ? row : nil
  }
}
