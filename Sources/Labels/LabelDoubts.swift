import Domain

/// What makes a figure unsure though all else fits it.
extension LabelSolver {
  /// Whether a second decimal may be the g of the unit: 2,4g read as 2,49 fits all else as well.
  func mayHoldUnit(
    _ field: LabelField, _ choice: LabelNumber.Candidate, _ read: LabelNumber
  ) -> Bool {
    guard field != .calories, read.unit == .unsaid else { return false }
    let hundredths = Int((choice.value * 100).rounded())
    return [5, 8, 9].contains(hundredths % 10)
  }

  /// Whether a figure is whole in a column that prints decimals: 10 may be what is left of 10,1.
  func lacksDecimal(
    _ field: LabelField, _ choice: LabelNumber.Candidate,
    _ column: [LabelField: LabelNumber.Candidate]
  ) -> Bool {
    guard field != .calories, !layout.isAmerican, choice.value.isWhole, choice.value >= 1 else {
      return false
    }
    let others = column.filter { ![field, .calories, .salt].contains($0.key) }.map(\.value.value)
    // Energy bears the large ones out.
    let share = [.carbs, .fat, .protein].contains(field) ? 0.8 : 0.7
    return others.count >= 4
      && Double(others.count { !$0.isWhole }) >= Double(others.count) * share
  }
}
