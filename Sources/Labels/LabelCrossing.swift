import Domain

/// What the columns of 100 g and of a serving tell of each other.
extension LabelSolver {
  /// Fields whose serving is not what 100 g make, however either may be read.
  func differing(_ columns: [[LabelField: LabelNumber.Candidate]]) -> Set<LabelField> {
    guard columns.count == 2, let serving = layout.serving,
      let hundred = cells.bases.firstIndex(where: { $0 != .serving }),
      let portion = cells.bases.firstIndex(of: .serving)
    else { return [] }
    let fields = cells.lines.filter { line in
      guard let whole = columns[hundred][line.field]?.value,
        let part = columns[portion][line.field]?.value,
        line.cells.allSatisfy({ $0?.isBound != true })
      else { return false }
      return !agrees(whole, part, serving.amount / 100, line.field)
    }
    return Set(fields.map(\.field))
  }

  /// Fields whose two columns say the same; where one side has a likely other reading that agrees, it
  /// is taken.
  func cross(_ columns: inout [[LabelField: LabelNumber.Candidate]]) -> Set<LabelField> {
    guard columns.count == 2, let serving = layout.serving,
      let hundred = cells.bases.firstIndex(where: { $0 != .serving }),
      let portion = cells.bases.firstIndex(of: .serving)
    else { return [] }
    var agreeing: Set<LabelField> = []
    for line in cells.lines {
      guard let whole = line.cells[hundred], let part = line.cells[portion] else { continue }
      var best: (LabelNumber.Candidate, LabelNumber.Candidate, Double)?
      let isPart = line.field == .saturatedFat || line.field == .sugars
      let most = isPart ? columns[hundred][line.field == .sugars ? .carbs : .fat]?.value : nil
      let limit = line.field == .calories ? 905 : min(most ?? 100, 100) * 1.01 + 0.1
      // Two figures that both lost their comma agree as well.
      for one in whole.candidates where one.value <= limit {
        for other in part.candidates
        where agrees(one.value, other.value, serving.amount / 100, line.field) {
          let likelihood = one.likelihood * other.likelihood
          if likelihood > best?.2 ?? 0 { best = (one, other, likelihood) }
        }
      }
      guard let best else { continue }
      columns[hundred][line.field] = best.0
      columns[portion][line.field] = best.1
      if tells(best.0.value, best.1.value, serving.amount / 100, line.field) {
        agreeing.insert(line.field)
      }
    }
    return agreeing
  }

  /// Whether a serving's figure is what 100 g make, within what rounding hides.
  private func agrees(
    _ whole: Double, _ part: Double, _ share: Double, _ field: LabelField
  ) -> Bool {
    abs(whole * share - part) <= slack(whole, part, share, field)
  }

  /// Whether two figures that agree bear each other out: of what rounds to next to nothing any other
  /// agrees as well, as 0,1 g and 0 g in 25 g.
  private func tells(
    _ whole: Double, _ part: Double, _ share: Double, _ field: LabelField
  ) -> Bool {
    let slack = slack(whole, part, share, field, isFine: true)
    return part > 0 && slack <= part * 0.5 && abs(whole * share - part) <= slack
  }

  /// How far a serving's figure may be from what 100 g make: half of the last digit that is printed, of
  /// both; labels round from figures of their own.
  ///
  /// The last digit of salt is the tenth, where not what is printed is asked for (`isFine`).
  private func slack(
    _ whole: Double, _ part: Double, _ share: Double, _ field: LabelField, isFine: Bool = false
  ) -> Double {
    func step(_ value: Double) -> Double {
      if field == .salt { return isFine && value.hasHundredths ? 0.0055 : 0.05 }
      return value.isWhole && (value >= 10 || field == .calories) ? 0.505 : 0.051
    }
    return step(part) + step(whole) * share
      + (field == .calories ? 1 + part * 0.02 : part * 0.005)
  }
}
