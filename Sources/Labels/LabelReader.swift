package import Domain
package import struct Foundation.Date

/// Reads the nutrition label out of the words that were found on a picture.
///
///     try LabelReader().product(from: LabelWord.words(tsv: output), now: now)
///
/// Knows the tables of Türkiye (TGK), the EU and the United States with one or two columns. Nothing is
/// made up: a figure that was not read is missing, one that nothing bears out is under 0.7.
package struct LabelReader: Sendable {
  private var terms: LabelTerms { .shipped }

  package init() {}

  /// The product of a label; fails where there is no table on the picture.
  package func product(from words: [LabelWord], now: Date) throws(ProductFailure) -> Product {
    product(of: try reading(of: words), now: now)
  }

  /// The figures among the words of one look; fails where there is no table on the picture.
  ///
  /// `other` is the layout of another look at the same picture, whose columns stand for a header that
  /// was not read in this one.
  func reading(
    of words: [LabelWord], as other: LabelLayout? = nil
  ) throws(ProductFailure) -> LabelReading {
    let seen = LabelWord.rows(of: words.flatMap(\.parts)).map(LabelMarks.without)
    let rows = LabelTurned(rows: seen, terms: terms).upright
    var layout = LabelLayout(rows: rows)
    if let other, layout.columns.count < other.columns.count, !layout.isAmerican {
      layout.take(columnsOf: other)
    }
    let cells = LabelCells(rows: rows, layout: layout, terms: terms).withUsualDecimals
    if layout.isServingBare, cells.bases.count < 2 {
      // Without a column of its own an amount in the header may be the packet's.
      layout.serving = nil
    }
    let isServingDoubted = Self.contradicts(layout.serving, cells)
    if layout.serving == nil || isServingDoubted {
      layout.serving = cells.serving(among: layout.servingGuesses)
      layout.servingConfidence = layout.serving == nil ? 0 : 1
      if layout.serving == nil, let made = cells.servingByEnergy {
        layout.serving = made
        layout.servingConfidence = 0.5
      }
    } else if cells.servingOfColumns != nil {
      layout.servingConfidence = 1
    }
    let isTable = cells.lines.count >= 2 || cells.lines.contains { $0.field == .carbs }
    guard isTable else {
      let heights = words.map(\.height).sorted()
      // Letters of under 12 px are guesses (notes/nutrition.md, 4.5).
      let isSmall = heights.count >= 10 && heights[heights.count / 2] < 12
      throw ProductFailure(
        kind: .unreadable, message: isSmall ? Texts.tooSmall : Texts.unreadable)
    }
    return LabelReading(words: words, layout: layout, cells: cells)
  }

  /// The product that a look at a picture, or several of them, tells.
  func product(of reading: LabelReading, now: Date) -> Product {
    let solution = LabelSolver(cells: reading.cells, layout: reading.layout).solve()
    return product(solution, reading.cells, reading.layout, reading.words, now)
  }

  /// Whether the columns agree on a serving that is not the one that was read beside its word.
  static func contradicts(_ serving: LabelServing?, _ cells: LabelCells) -> Bool {
    guard let serving else { return false }
    guard !cells.denies(serving) else { return true }
    guard let told = cells.servingOfColumns else { return false }
    return abs(told - serving.amount) > max(1.5, serving.amount * 0.1)
      && !cells.bearOut(serving)
  }

  private func product(
    _ solution: LabelSolution, _ cells: LabelCells, _ layout: LabelLayout, _ words: [LabelWord],
    _ now: Date
  ) -> Product {
    let hundred = cells.bases.firstIndex { $0 != .serving }
    let portion = cells.bases.firstIndex(of: .serving)
    var whole = hundred.map { figures(solution.columns[$0], layout) }
    var part = portion.map { figures(solution.columns[$0], layout) }
    let serving = Self.serving(of: layout, whole, part)
    if let serving {
      if whole == nil || whole?.isEmpty == true { whole = part.map { $0 * (100 / serving.amount) } }
      if part == nil || part?.isEmpty == true { part = whole.map { $0 * (serving.amount / 100) } }
      Self.complete(
        &whole, &part, serving.amount / 100, except: portion.map(cells.bounds(in:)) ?? [])
      Self.settle(solution.differing, &whole, &part, serving.amount / 100)
    }
    let column = solution.columns[hundred ?? portion ?? 0]
    let hasBasis = layout.isAmerican || !layout.columns.isEmpty && !cells.isBasisDoubted
    var confidence = self.confidence(column, words, hasServing: serving != nil)
    var warnings = solution.warnings
    if serving == nil { warnings.append(Texts.noServing) }
    if let serving, layout.servingConfidence < LabelConfidence.needed {
      // Figures of a wrong amount are wrong for every other.
      confidence.overall = min(confidence.overall, LabelSolver.alone)
      warnings.append(Texts.unsureServing(serving))
    }
    if !hasBasis {
      // Right figures for another amount are wrong ones.
      confidence.carbs = min(confidence.carbs, LabelSolver.alone)
      confidence.overall = min(confidence.overall, LabelSolver.alone)
      warnings.append(Texts.noBasis)
    }
    if !solution.differing.isEmpty {
      confidence.overall = min(confidence.overall, LabelSolver.alone)
      warnings.append(Texts.columnsDiffer(Self.names(solution.differing)))
    }
    if column.hasTwinSugars {
      confidence.overall = min(confidence.overall, LabelSolver.alone)
    }
    if layout.isAmerican, let fiber = column[.fiber]?.value, fiber > 0, column[.carbs] != nil {
      warnings.append(Texts.fiberTakenOff(fiber))
    }
    if !layout.isAmerican {
      for field in Self.oftenSmall where Self.isUnreadZero(field, column, cells) {
        // A comma or a digit that was lost leaves a nought: rather nothing than that.
        whole?[field] = nil
        part?[field] = nil
      }
    }
    let unsure = LabelField.allCases.filter { field in
      !solution.differing.contains(field)
        && (solution.isUnsure(field, cells) || solution.isStretched(field, serving, cells))
    }
    if !unsure.isEmpty { warnings.append(Texts.unsure(unsure.map { Texts.name(of: $0.rawValue) })) }
    let isLiquid = cells.bases.contains(.hundred(.mililitre)) || serving?.unit == .mililitre
    confidence.isOfServing = hundred == nil && portion != nil
    var product = Product(
      serving: serving, perServing: part, per100: whole ?? LabelFigures(),
      isLiquid: isLiquid, confidence: confidence, source: .label,
      warnings: warnings.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
      createdAt: now, changedAt: now
    ).withoutFaults
    product.nameSeen = LabelTitle(words)?.name
    return product
  }

  /// Figures that are small on most labels, so that a part of one can be taken for a nought.
  private static let oftenSmall: [LabelField] = [.saturatedFat, .sugars, .fiber, .salt]

  /// Whether a figure is a nought that nothing bears out: neither the other column nor what it is a
  /// part of, and the label does not print it as a bound.
  private static func isUnreadZero(
    _ field: LabelField, _ column: [LabelField: LabelSolution.Figure], _ cells: LabelCells
  ) -> Bool {
    guard let figure = column[field], figure.value == 0,
      figure.confidence < LabelConfidence.needed
    else { return false }
    if let whole = field.whole, column[whole]?.value == 0 { return false }
    let read = cells.lines.first { $0.field == field }?.cells ?? []
    if read.count == 1, let cell = read[0], cell.isSurelyNought { return false }
    let areClear =
      read.count == 2
      && read.allSatisfy { cell in
        cell.map { $0.value == 0 && $0.confidence >= ($0.unit == .gram ? 0.6 : 0.8) } ?? false
      }
    return !areClear && !read.contains { $0?.isBound == true }
  }

  private static func names(_ fields: Set<LabelField>) -> [String] {
    LabelField.allCases.filter(fields.contains).map { Texts.name(of: $0.rawValue) }
  }

  /// Of two columns that differ the one whose energy bears its figures out tells the other, and that
  /// in which a part is no more than its whole.
  private static func settle(
    _ fields: Set<LabelField>, _ whole: inout LabelFigures?, _ part: inout LabelFigures?,
    _ share: Double
  ) {
    guard let first = whole, let second = part else { return }
    for field in fields.intersection([.saturatedFat, .sugars]) {
      let isWholePossible = first.isPossible(field)
      guard isWholePossible != second.isPossible(field) else { continue }
      if isWholePossible {
        part?[field] = first[field].map { $0 * share }
      } else {
        whole?[field] = second[field].map { $0 / share }
      }
    }
    guard first.isEnergyBorneOut != second.isEnergyBorneOut else { return }
    for field in fields.intersection([.calories, .carbs, .fat, .protein]) {
      if first.isEnergyBorneOut {
        part?[field] = first[field].map { $0 * share }
      } else {
        whole?[field] = second[field].map { $0 / share }
      }
    }
  }

  /// Fills what only one of the columns has, by the share of 100 g that a serving is; `bounds` are what
  /// a serving has less of than is printed.
  private static func complete(
    _ whole: inout LabelFigures?, _ part: inout LabelFigures?, _ share: Double,
    except bounds: Set<LabelField>
  ) {
    for field in LabelField.allCases {
      if let value = whole?[field], part != nil, part?[field] == nil {
        part?[field] = value * share
      }
      // A small serving's rounding would be multiplied.
      let isFine = share >= 0.2 && !bounds.contains(field)
      if isFine, let value = part?[field], whole != nil, whole?[field] == nil {
        whole?[field] = value / share
      }
    }
  }

  /// The serving, unless it is none: a crumb, or one that puts more than 100 g of something into 100 g.
  private static func serving(
    of layout: LabelLayout, _ whole: LabelFigures?, _ part: LabelFigures?
  ) -> LabelServing? {
    guard let serving = layout.serving, serving.amount >= 2 else { return nil }
    guard whole?.isEmpty ?? true, let part else { return serving }
    return isPossible(part * (100 / serving.amount)) ? serving : nil
  }

  /// Whether 100 g can hold this.
  private static func isPossible(_ figures: LabelFigures) -> Bool {
    LabelField.allCases.allSatisfy { field in
      (figures[field] ?? 0) <= (field == .calories ? 905 : 100.5)
    }
  }

  private func figures(
    _ column: [LabelField: LabelSolution.Figure], _ layout: LabelLayout
  ) -> LabelFigures {
    var figures = LabelFigures(column.mapValues(\.value))
    if layout.isAmerican, let carbs = figures[.carbs] {
      figures[.carbs] = max(carbs - (figures[.fiber] ?? 0), 0)
    }
    return figures
  }

  private func confidence(
    _ column: [LabelField: LabelSolution.Figure], _ words: [LabelWord], hasServing: Bool
  ) -> LabelConfidence {
    let ocr = words.isEmpty ? 0 : words.map(\.confidence).reduce(0, +) / Double(words.count)
    let carbs = column[.carbs]?.confidence ?? 0
    let known = [LabelField.calories, .fat, .carbs, .protein].map { column[$0]?.confidence ?? 0 }
    let mean = known.reduce(0, +) / Double(known.count)
    return LabelConfidence(
      ocr: ocr, carbs: carbs, overall: min(mean, hasServing ? 1 : 0.65))
  }
}

extension LabelFigures {
  /// Whether a part is no more than what it is a part of.
  fileprivate func isPossible(_ field: LabelField) -> Bool {
    guard let part = self[field], let whole = field.whole.flatMap({ self[$0] }) else { return true }
    return part <= whole + 0.1
  }
}

extension LabelField {
  /// What a figure is a part of, so that it is nothing where that is nothing.
  fileprivate var whole: LabelField? {
    switch self {
    case .saturatedFat: .fat
    case .sugars: .carbs
    default: nil
    }
  }
}
