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
    return others.count >= 4
      && Double(others.count { !$0.isWhole }) >= Double(others.count) * 0.7
  }
}

extension LabelSolution {
  /// Whether a figure is unsure in a column that prints it; a bound of the serving is no doubt of 100 g.
  func isUnsure(_ field: LabelField, _ cells: LabelCells) -> Bool {
    let read = cells.lines.first { $0.field == field }?.cells
    let told = columns.indices.filter { columns[$0][field] != nil }
    let plain = told.filter { read?[$0]?.isBound != true }
    return (plain.isEmpty ? told : plain).contains { column in
      columns[column][field].map { $0.confidence < LabelConfidence.needed } ?? false
    }
  }

  /// Whether a figure was read in one column alone and is larger in the other, so that its rounding
  /// grows with it: 1,2 g of 100 ml are 2,9 to 3,1 g of 250 ml.
  func isStretched(_ field: LabelField, _ serving: LabelServing?, _ cells: LabelCells) -> Bool {
    guard let serving, let hundred = cells.bases.firstIndex(where: { $0 != .serving }),
      let portion = cells.bases.firstIndex(of: .serving)
    else { return false }
    let (whole, part) = (columns[hundred][field], columns[portion][field])
    guard (whole == nil) != (part == nil), (whole ?? part)?.value != 0 else { return false }
    return whole == nil ? serving.amount < 100 : serving.amount > 100
  }
}
