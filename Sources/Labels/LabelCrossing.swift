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
      let share = serving.amount / 100
      if tells(best.0.value, best.1.value, share, line.field),
        !mayLack(line.field, whole, part, best)
      {
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
    return part > 0 && slack <= part * 0.35 && abs(whole * share - part) <= slack
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
    let rounding = step(part) + step(whole) * share
    if isFine { return field == .calories ? rounding + 0.5 : rounding }
    return rounding + (field == .calories ? 1 + part * 0.02 : part * 0.005)
  }

  /// Whether both figures of what energy knows nothing of may have lost a comma, and agree without it
  /// as they do with it: 34 g and 25 g of 75 g are 3,4 g and 2,5 g as well.
  private func mayLack(
    _ field: LabelField, _ whole: LabelNumber, _ part: LabelNumber,
    _ pair: (LabelNumber.Candidate, LabelNumber.Candidate, Double)
  ) -> Bool {
    guard [.saturatedFat, .sugars, .fiber].contains(field) else { return false }
    func isOpen(_ number: LabelNumber, _ choice: LabelNumber.Candidate) -> Bool {
      number.candidates.contains { abs($0.value * 10 - choice.value) < 0.01 }
    }
    return isOpen(whole, pair.0) && isOpen(part, pair.1)
  }

  /// Whether kJ of a column say the calories that were read: by the parts, or by 4.184.
  func isBorneOutByJoules(
    _ calories: Double, _ column: [LabelField: LabelNumber.Candidate], _ place: Int
  ) -> Bool {
    guard let joules = cells.kilojoules[place]?.value else { return false }
    let figures = LabelFigures(column.mapValues(\.value))
    return [LabelEnergy.ratio(of: figures), Nutrients.kilojoules].contains {
      abs(joules / $0 - calories) <= 1.5 + calories * 0.002
    }
  }
}
