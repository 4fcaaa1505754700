import Analysis
import Turkish

/// Which figures a glucose meter can have shown.
extension MessageAnalysis {
  /// "şekerim 1,40" is in no unit that a meter shows; "20 düştü" tells by how much.
  func canBeGlucose(_ quantity: Quantity) -> Bool {
    if isInMillimoles(quantity) { return true }
    if isName(quantity) { return false }
    let value = quantity.value
    guard value < Self.mostMillimoles else { return !isFever(quantity) }
    // Meters of mmol/L show one decimal: "ölçüm 12.25" is a clock.
    if isDecimal(quantity) { return value >= 1.6 && (value * 10).rounded() / 10 == value }
    // "keton 4,2 şeker 24" is in the other unit.
    return value >= 20 && !scene.has(.ketone)
      && !clause(of: quantity.spans.lowerBound).verbIs(.trend)
  }

  /// "8,3", and "5.0" as meters of mmol/L show it; "15.00" is a clock.
  func isDecimal(_ quantity: Quantity) -> Bool {
    guard quantity.value == quantity.value.rounded() else { return true }
    let place = quantity.spans.lowerBound
    let source = scene.sentence.source(spans[place])
    guard let point = source.firstIndex(where: { $0 == "." || $0 == "," }) else { return false }
    let decimals = source[point...].dropFirst().prefix { $0.isNumber }
    return quantity.spans.count == 1 && quantity.value < 100 && decimals.count == 1
      && scene.sentence.tokens[spans[place].tokens].count == 1
  }

  /// "7,2 mmol".
  func isInMillimoles(_ quantity: Quantity) -> Bool {
    let next = quantity.spans.upperBound
    return next < spans.count && spans[next].has(.mmol)
  }

  /// "ateşi düştü, 37 oldu": degrees Celsius that a fever is told of before.
  private func isFever(_ quantity: Quantity) -> Bool {
    guard Self.fevers.contains(quantity.value) else { return false }
    let before = spans[..<quantity.spans.lowerBound]
    return !scene.has(.symptom, .ache)
      && before.contains { scene.sentence.folded($0).fits("temperature.of") }
      && !before.contains { $0.has(.glucose, .sugarword) }
  }

  /// No meter shows more mmol/L (33.3 is the most of the common ones).
  private static let mostMillimoles = 35.0
  private static let fevers = 34.0...43.0
}
