import Domain

/// The figures of a label with how sure each is.
struct LabelSolution: Sendable {
  struct Figure: Sendable {
    var value: Double
    var confidence: Double
  }

  var columns: [[LabelField: Figure]]
  /// Fields whose two columns cannot both be right.
  var differing: Set<LabelField> = []
  /// Turkish sentences on what does not fit.
  var warnings: [String] = []
}

/// Chooses what each figure says so that the label fits together.
///
/// Nothing is surer than 0.69 unless something independent bears it out: the other column, or energy
/// against its parts. A digit that was read wrongly looks as good as a right one.
struct LabelSolver: Sendable {
  let cells: LabelCells
  let layout: LabelLayout

  /// How sure a figure may be that nothing bears out.
  static let alone = 0.65
  /// How far energy of labels that are right is from its parts, with what rounding adds in kcal: the
  /// labels of the notes (nutrition.md, 4.6) stay within 2.1 %.
  private static let spread = 0.025
  private static let rounding = 3.0

  func solve() -> LabelSolution {
    var columns: [[LabelField: LabelNumber.Candidate]] = []
    for column in cells.bases.indices { columns.append(chosen(in: column)) }
    let crossed = cross(&columns)
    let differing = differing(columns)
    var solution = LabelSolution(columns: [], differing: differing)
    for column in cells.bases.indices {
      let fits = fitsEnergy(columns[column])
      var figures: [LabelField: LabelSolution.Figure] = [:]
      for (field, choice) in columns[column] {
        let read = cells.lines.first { $0.field == field }?.cells[column]
        let sure = confidence(
          field, choice, read, column: columns[column], crossed: crossed.contains(field),
          fitsEnergy: fits)
        // Shares of a day are in both columns what the figures are: they bear each other out as well.
        let isStray = read.map { cells.mayBeStray($0, in: column) } ?? false
        // A last digit that was misread fits the parts as well.
        let isAlone =
          field == .calories && !layout.isAmerican && !crossed.contains(field)
          && !isBorneOutByJoules(choice.value, columns[column], column)
        let most = differing.contains(field) ? 0.5 : isStray || isAlone ? Self.alone : 1
        figures[field] = .init(value: choice.value, confidence: min(sure, most))
      }
      if layout.isAmerican { doubtFiber(&figures, column) }
      if fits == false { solution.warnings.append(Texts.energyDiffers) }
      doubt(&figures)
      solution.columns.append(figures)
    }
    return solution
  }

  // MARK: One column

  /// For each field the candidate that fits best with the others of its column.
  private func chosen(in column: Int) -> [LabelField: LabelNumber.Candidate] {
    var choices: [LabelField: LabelNumber.Candidate] = [:]
    var open: [(LabelField, [LabelNumber.Candidate])] = []
    for line in cells.lines {
      guard let number = line.cells[column] else { continue }
      choices[line.field] = number.candidates[0]
      if number.candidates.count > 1 { open.append((line.field, number.candidates)) }
    }
    if let joules = cells.kilojoules[column]?.value {
      let made = LabelNumber.Candidate(
        value: (joules / Nutrients.kilojoules).rounded(), likelihood: 0.7)
      if let read = choices[.calories] {
        // One of the two was misread; the parts tell which.
        if !LabelEnergy.ratio.contains(joules / max(read.value, 1)), joules >= 80 {
          open.append((.calories, [read, made]))
        }
      } else {
        choices[.calories] = .init(value: made.value, likelihood: 0.9)
      }
    }
    // Few fields are open; at most 4 candidates each, and energy decides over the big ones.
    let order: [LabelField] = [.fat, .carbs, .protein, .fiber, .sugars, .saturatedFat, .salt]
    open.sort { (order.firstIndex(of: $0.0) ?? 9) < (order.firstIndex(of: $1.0) ?? 9) }
    var best = (choices: choices, cost: cost(choices, column))
    func search(_ place: Int, _ current: [LabelField: LabelNumber.Candidate]) {
      guard place < open.count else {
        let cost = cost(current, column)
        if cost < best.cost { best = (current, cost) }
        return
      }
      for candidate in open[place].1.prefix(4) {
        var next = current
        next[open[place].0] = candidate
        search(place + 1, next)
      }
    }
    search(0, choices)
    let read = cells.lines.first { $0.field == .calories }?.cells[column]
    if let joules = cells.kilojoules[column]?.value {
      let energy = joules / LabelEnergy.ratio(of: figures(best.choices))
      let isMade = read.map { $0.value != best.choices[.calories]?.value } ?? true
      if isMade { best.choices[.calories]?.value = energy.rounded() }
    }
    return best.choices
  }

  /// What is wrong with a column's figures, as one number.
  private func cost(_ choices: [LabelField: LabelNumber.Candidate], _ column: Int) -> Double {
    func value(_ field: LabelField) -> Double? { choices[field]?.value }
    var cost = choices.values.reduce(0) { $0 + (1 - $1.likelihood) * 2 }
    let limit = cells.bases[column] == .serving ? (layout.serving?.amount ?? 1000) : 100
    for field in LabelField.allCases where field != .calories {
      if let value = value(field), value > limit * 1.01 { cost += 20 }
    }
    if let sugars = value(.sugars), let carbs = value(.carbs), sugars > carbs + 0.1 { cost += 10 }
    if layout.isAmerican {
      // The carbohydrate holds the fibre.
      if let fiber = value(.fiber), let carbs = value(.carbs), fiber > carbs { cost += 40 }
      // There grams are whole, and halves for a little fat (21 CFR 101.9); a serving is no meal.
      for field in [LabelField.carbs, .sugars, .fiber, .protein, .fat, .saturatedFat] {
        guard let value = value(field) else { continue }
        if !(value * 2).isWhole { cost += 3 }
        if value > 120 { cost += 5 }
      }
    }
    if let part = value(.saturatedFat), let fat = value(.fat), part > fat + 0.1 { cost += 10 }
    let parts = [LabelField.carbs, .protein, .fat].compactMap(value).reduce(0, +)
    if parts > limit * 1.05 { cost += 20 }
    if let energy = value(.calories), let made = figures(choices).energyOfParts {
      cost += min(abs(energy - made) / max(energy, 20) * 40, 30)
    }
    return cost
  }

  private func figures(_ choices: [LabelField: LabelNumber.Candidate]) -> LabelFigures {
    var figures = LabelFigures(choices.mapValues(\.value))
    if layout.isAmerican, let carbs = figures[.carbs] {
      // There the carbohydrate holds the fibre.
      figures[.carbs] = max(carbs - (figures[.fiber] ?? 0), 0)
    }
    return figures
  }

  /// Whether energy is what its parts make; nil where one of them is missing.
  private func fitsEnergy(_ choices: [LabelField: LabelNumber.Candidate]) -> Bool? {
    guard let energy = choices[.calories]?.value, let made = figures(choices).energyOfParts,
      energy >= 20
    else { return nil }
    // American labels round energy to 10 and the parts to 1 (21 CFR 101.9).
    let rounding = layout.isAmerican ? 12 : Self.rounding
    return abs(energy - made) <= energy * Self.spread + rounding
  }

  // MARK: How sure

  private func confidence(
    _ field: LabelField, _ choice: LabelNumber.Candidate, _ read: LabelNumber?,
    column: [LabelField: LabelNumber.Candidate], crossed: Bool, fitsEnergy: Bool?
  ) -> Double {
    // What only the other unit of energy tells was read by nobody.
    guard let read, read.candidates.contains(where: { $0.value == choice.value }) else {
      return Self.alone
    }
    if read.isBound { return 0.6 }
    // What was hardly read is not made sure by fitting: a wrong digit may fit too.
    guard read.confidence >= 0.5 else { return min(read.confidence, Self.alone) }
    // Energy knows nothing of salt, and a comma that both columns lost is missed by nobody.
    if field == .salt, choice.value != read.value || choice.value.isWhole {
      return min(read.confidence, Self.alone)
    }
    if lacksDecimal(field, choice, column) || mayHoldUnit(field, choice, read) {
      return min(read.confidence, Self.alone)
    }
    let base = read.confidence * (0.6 + 0.4 * choice.likelihood)
    if fitsEnergy == false, field != .salt { return min(base, 0.4) }
    if crossed, fitsEnergy == true || field == .salt { return max(0.85, min(base + 0.2, 0.97)) }
    let isWeighty = [.carbs, .protein, .fat, .calories].contains(field)
    if fitsEnergy == true, isWeighty, isDecided(field, choice, read, column) {
      return min(0.75 + 0.15 * base, 0.88)
    }
    return min(base, Self.alone)
  }

  /// Whether energy rules out every other reading of a figure, and the figure itself was read well.
  private func isDecided(
    _ field: LabelField, _ choice: LabelNumber.Candidate, _ read: LabelNumber,
    _ column: [LabelField: LabelNumber.Candidate]
  ) -> Bool {
    let isPlain = choice.value == read.value && choice.likelihood == 1
    guard read.confidence >= 0.8 || !isPlain,
      read.unit != .unsaid || read.candidates.count > 1 || field == .calories
    else { return false }
    // A lone figure without its unit may have swallowed it.
    guard isPlain || read.confidence >= 0.4 else { return false }
    return read.candidates.allSatisfy { other in
      if other.value == choice.value { return true }
      var changed = column
      changed[field] = other
      return fitsEnergy(changed) == false
    }
  }

  /// Where the carbohydrate holds the fibre, it is as sure as the fibre that is taken from it.
  private func doubtFiber(
    _ figures: inout [LabelField: LabelSolution.Figure], _ column: Int
  ) {
    guard let carbs = figures[.carbs] else { return }
    let fiber = cells.lines.first { $0.field == .fiber }?.cells[column]
    let isClear = fiber.map { $0.confidence >= 0.85 && $0.unit == .gram } ?? false
    figures[.carbs]?.confidence = min(carbs.confidence, isClear ? 0.8 : 0.6)
  }

  /// Makes figures unsure of which one must be wrong.
  private func doubt(_ figures: inout [LabelField: LabelSolution.Figure]) {
    if let sugars = figures[.sugars], let carbs = figures[.carbs],
      sugars.value > carbs.value + 0.5
    {
      figures[.sugars]?.confidence = min(sugars.confidence, 0.3)
      figures[.carbs]?.confidence = min(carbs.confidence, 0.4)
    }
    if figures.hasTwinSugars { figures[.sugars]?.confidence = 0.3 }
    // A part of nothing is nothing, and as sure as it.
    for (part, whole) in [(LabelField.saturatedFat, LabelField.fat), (.sugars, .carbs)] {
      if let sum = figures[whole], sum.value == 0, let piece = figures[part], piece.value == 0 {
        figures[part]?.confidence = max(piece.confidence, sum.confidence)
      }
    }
    if let part = figures[.saturatedFat], let fat = figures[.fat], part.value > fat.value + 0.5 {
      figures[.saturatedFat]?.confidence = min(part.confidence, 0.3)
    }
  }
}

extension [LabelField: LabelSolution.Figure] {
  /// Whether the line of the sugars shows the figure of the carbohydrate above it: a food with protein
  /// or fibre, as bread, is not all sugar.
  var hasTwinSugars: Bool {
    guard let sugars = self[.sugars]?.value, let carbs = self[.carbs]?.value, carbs >= 15 else {
      return false
    }
    return sugars == carbs && ((self[.protein]?.value ?? 0) >= 3 || (self[.fiber]?.value ?? 0) >= 2)
  }
}

extension Double {
  /// Whether nothing stands behind the point.
  var isWhole: Bool { self == rounded() }
}
