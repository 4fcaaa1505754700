import Domain

/// The figures of a label by what they are about and by column.
struct LabelCells: Sendable {
  /// A topic's figures, one a column; nil where none was read.
  struct Line: Sendable {
    var field: LabelField
    var cells: [LabelNumber?]
    var fit: Double
    /// Whether it is salt that was reckoned from sodium; printed salt takes its place.
    var isReckoned = false
  }

  var lines: [Line] = []
  /// Energy in kJ, one a column.
  var kilojoules: [LabelNumber?]
  var bases: [LabelBasis]
  /// Whether it is not known which of several columns the one is whose heading was read.
  let isBasisDoubted: Bool
  private let isAmerican: Bool
  /// Columns before the only one whose basis is known.
  let skipped: Int
  /// Whether lines have figures beside those of the columns.
  private let hasOtherColumns: Bool
  /// Whether figures of another kind may stand beside them, as shares of a day whose sign was lost.
  private let hasShares: Bool
  /// Whether nearly all figures stand in columns.
  private var isAligned = false

  init(rows: [[LabelWord]], layout: LabelLayout, terms: LabelTerms) {
    isAmerican = layout.isAmerican
    let text = LabelParagraph(rows: LabelStrays.withUnits(rows), terms: terms)
    let all = LabelLines(rows: text.lines, terms: terms).found
    let (read, repeated) = text.isRunning ? LabelStrays.blocks(all) : (all, [])
    let sound = LabelStrays.withoutShares(read, layout)
    let columns = LabelBases(layout: layout, sound)
    bases = columns.bases
    let isSingle = bases.count == 1 && columns.skipped == 0 && !text.isRunning && !isAmerican
    let found = isSingle ? LabelStrays.withoutLeaders(sound) : sound
    isBasisDoubted = columns.isDoubted
    skipped = columns.skipped
    let isWide = { [bases] (line: LabelLines.Found) in line.numbers.count > bases.count }
    hasOtherColumns = found.count { $0.topic != .figure(.calories) && isWide($0) } >= 2
    hasShares = hasOtherColumns || !layout.shares.isEmpty
    kilojoules = Array(repeating: nil, count: bases.count)
    let centres =
      text.isRunning ? [] : Self.centres(layout, found, bases)
    isAligned = Self.areAligned(found, centres)
    for line in found { add(line.topic, line.fit, line.numbers, centres) }
    if !repeated.isEmpty, layout.serving != nil, bases.count == 1, bases != [.serving] {
      addServing(repeated)
    }
  }

  /// Adds the column of a serving whose figures stand behind all those of 100 g.
  private mutating func addServing(_ found: [LabelLines.Found]) {
    var part = self
    (part.lines, part.bases, part.kilojoules) = ([], [.serving], [nil])
    for line in found { part.add(line.topic, line.fit, line.numbers, []) }
    bases.append(.serving)
    kilojoules.append(part.kilojoules[0])
    for place in lines.indices { lines[place].cells.append(nil) }
    for line in part.lines { set(line.field, 1, line.cells[0]) }
  }

  /// What a column prints as less than a figure (`<0,5 g`).
  func bounds(in column: Int) -> Set<LabelField> {
    Set(lines.filter { $0.cells[column]?.isBound == true }.map(\.field))
  }

  /// Whether a figure stands without its unit in a column whose figures have theirs, on a label that
  /// has figures of another kind beside them: then it may be one of those, as a share of a day.
  func mayBeStray(_ number: LabelNumber, in column: Int) -> Bool {
    guard hasShares, number.unit == .unsaid else { return false }
    let read = lines.filter { $0.field != .calories }.compactMap { $0.cells[column] }
    return read.count { $0.unit == .gram } * 2 > read.count
  }

  /// How many grams the serving's column is of, by its figures beside those of 100 g; nil where they
  /// do not agree about it.
  var servingOfColumns: Double? {
    let shares = shares
    guard shares.count >= 3 else { return nil }
    let usual = shares[shares.count / 2]
    let agreeing = shares.count { abs($0 - usual) <= usual * 0.04 }
    return agreeing >= 3 && agreeing * 3 >= shares.count * 2 ? usual * 100 : nil
  }

  /// What part of each figure of 100 g the serving's is, smallest first.
  private var shares: [Double] {
    guard let whole = bases.firstIndex(where: { $0 != .serving }),
      let part = bases.firstIndex(of: .serving)
    else { return [] }
    return lines.compactMap { line -> Double? in
      guard let one = line.cells[whole]?.value, let other = line.cells[part]?.value, one >= 2
      else { return nil }
      return other / one
    }.sorted()
  }

  /// The serving that the columns themselves tell, where its figure stands in the header without a
  /// unit that could be read: the usual share of the 100 g column is its hundredth.
  func serving(among guesses: [Double]) -> LabelServing? {
    let shares = shares
    guard shares.count >= 3 else { return nil }
    let amount = shares[shares.count / 2] * 100
    let isLiquid = bases.contains(.hundred(.mililitre))
    return guesses.first { abs($0 - amount) <= amount * 0.04 }.map {
      LabelServing(amount: $0, unit: isLiquid ? .mililitre : .gram)
    }
  }

  /// Where the columns stand: the usual places of the lines that have a figure for each.
  ///
  /// Where most lines have more figures than that, as shares of a day between them, each column is where
  /// figures stand under its head.
  private static func centres(
    _ layout: LabelLayout, _ lines: [LabelLines.Found], _ bases: [LabelBasis]
  ) -> [Double] {
    let full = lines.filter { $0.numbers.count >= bases.count }
    guard bases.count > 1, !full.isEmpty else { return [] }
    func middle(_ places: [Double]) -> Double { places.sorted()[places.count / 2] }
    let heads = bases.compactMap { basis in layout.columns.first { $0.basis == basis }?.centre }
    let grams = lines.filter { $0.topic != .figure(.calories) }
    let wide = grams.filter { $0.numbers.count > bases.count }
    if heads.count == bases.count, wide.count * 2 > grams.count {
      let under = heads.map { head in
        middle(wide.compactMap { $0.numbers.map(\.centre).min { abs($0 - head) < abs($1 - head) } })
      }
      if Set(under).count == under.count { return under }
    }
    return bases.indices.map { column in middle(full.map { $0.numbers[column].centre }) }
  }

  private mutating func add(
    _ topic: LabelTopic, _ fit: Double, _ numbers: [LabelNumber], _ centres: [Double]
  ) {
    switch topic {
    case .ignored: return
    case .figure(.calories):
      let paired = Self.withUnits(numbers.flatMap(LabelEnergy.parted))
      let calories = paired.filter { $0.unit == .kilocalorie }
      let joules = paired.filter { $0.unit == .kilojoule }
      fill(&kilojoules, with: joules, centres, areBeside: true)
      // Only American labels leave the unit out; a bare figure elsewhere is of the header.
      let plain = isAmerican && calories.isEmpty && joules.isEmpty ? numbers.prefix(1) : []
      let read = (calories + plain).map { number in
        var number = number
        number.candidates = [.init(value: number.value, likelihood: 1)]
        return number
      }
      put(.calories, fit, read, centres)
    case .sodium:
      let salt = numbers.map { number in
        var number = number
        // Salt is sodium × 2.5 (Regulation (EU) 1169/2011, annex I); sodium is printed in mg.
        let factor = number.unit == .gram ? 2.5 : 2.5 / 1000
        number.candidates = number.candidates.map {
          .init(value: $0.value * factor, likelihood: $0.likelihood)
        }
        return number
      }
      guard !lines.contains(where: { $0.field == .salt }) else { return }
      put(.salt, fit, salt, centres)
      if let place = lines.firstIndex(where: { $0.field == .salt }) {
        lines[place].isReckoned = true
      }
    case .figure(.salt):
      lines.removeAll { $0.field == .salt && $0.isReckoned }
      let grams = numbers.filter { $0.unit == .gram || $0.unit == .unsaid }
      put(.salt, fit, grams.map(Self.withTwoDecimals), centres)
    case .figure(let field):
      // 1000 may be 100,0; what is more is of another line, as the 2000 of an adult's day.
      let grams = numbers.filter { $0.unit == .gram || $0.unit == .unsaid }
      put(field, fit, grams.filter { $0.value <= 1000 }, centres)
    }
  }

  /// Salt is printed with two decimals: 147 may be 1.47.
  private static func withTwoDecimals(_ number: LabelNumber) -> LabelNumber {
    var number = number
    for value in number.candidates.map(\.value) where value >= 100 && value == value.rounded() {
      number.candidates.append(.init(value: value / 100, likelihood: 0.45))
    }
    // Here a second decimal is not the unit.
    let isFine = (number.value * 10).rounded() != number.value * 10
    if isFine, number.candidates[0].likelihood < 1 { number.candidates[0].likelihood = 0.95 }
    return number
  }

  /// `Enerji (kJ/kcal)  1860 / 446`: of two bare figures of which one is 4.184 times the other, the
  /// larger one is in kJ.
  private static func withUnits(_ numbers: [LabelNumber]) -> [LabelNumber] {
    var numbers = numbers
    var place = 0
    while place + 1 < numbers.count {
      let (one, other) = (numbers[place], numbers[place + 1])
      let ratio = max(one.value, other.value) / max(min(one.value, other.value), 0.1)
      guard one.unit == .unsaid, other.unit == .unsaid, abs(ratio / Nutrients.kilojoules - 1) < 0.06
      else {
        place += 1
        continue
      }
      let isFirstLarger = one.value > other.value
      numbers[place].unit = isFirstLarger ? .kilojoule : .kilocalorie
      numbers[place + 1].unit = isFirstLarger ? .kilocalorie : .kilojoule
      place += 2
    }
    return numbers
  }

  /// Puts one figure where it belongs; nil takes away what is there.
  mutating func set(_ field: LabelField, _ column: Int, _ number: LabelNumber?) {
    if let place = lines.firstIndex(where: { $0.field == field }) {
      lines[place].cells[column] = number
    } else if let number {
      var cells: [LabelNumber?] = Array(repeating: nil, count: bases.count)
      cells[column] = number
      lines.append(Line(field: field, cells: cells, fit: 1))
    }
  }

  private mutating func put(
    _ field: LabelField, _ fit: Double, _ numbers: [LabelNumber], _ centres: [Double]
  ) {
    guard !numbers.isEmpty else { return }
    let place =
      lines.firstIndex { $0.field == field }
      ?? {
        lines.append(Line(field: field, cells: Array(repeating: nil, count: bases.count), fit: fit))
        return lines.count - 1
      }()
    // Calories stand beside kJ, and neither in the middle.
    fill(&lines[place].cells, with: numbers, centres, areBeside: field == .calories)
  }

  /// Puts figures into the columns in which they stand; what is there already stays.
  ///
  /// Where some lines have more figures than there are columns, as percentages whose sign was lost,
  /// what stands in no column is none of theirs.
  private func fill(
    _ cells: inout [LabelNumber?], with numbers: [LabelNumber], _ centres: [Double],
    areBeside: Bool
  ) {
    guard cells.count > 1, centres.count == cells.count,
      numbers.count != cells.count || hasOtherColumns
        || !areBeside && isShifted(numbers, centres)
    else {
      let own = numbers.count > skipped ? numbers.dropFirst(skipped) : []
      for (column, number) in own.prefix(cells.count).enumerated() where cells[column] == nil {
        cells[column] = number
      }
      return
    }
    let isNarrow = hasOtherColumns || numbers.count == cells.count
    let reach = isNarrow ? Self.reach(centres) : .infinity
    func distance(_ number: LabelNumber, _ column: Int) -> Double {
      abs(centres[column] - number.centre)
    }
    let placed = numbers.compactMap { number -> (number: LabelNumber, column: Int)? in
      centres.indices.min { distance(number, $0) < distance(number, $1) }.map { (number, $0) }
    }
    // Of two that stand about one column the nearer is its figure.
    for (number, column) in placed.sorted(by: { distance($0.0, $0.1) < distance($1.0, $1.1) })
    where cells[column] == nil && distance(number, column) < reach {
      cells[column] = number
    }
  }

  /// How far from the middle of a column its figures stand at most.
  private static func reach(_ centres: [Double]) -> Double {
    let gap = (centres.max() ?? 0) - (centres.min() ?? 0)
    return gap / Double(centres.count - 1) * 0.55
  }

  /// Whether as many figures as there are columns stand elsewhere: the first was lost, and a share of a
  /// day stands behind the last.
  private func isShifted(_ numbers: [LabelNumber], _ centres: [Double]) -> Bool {
    let reach = Self.reach(centres)
    return isAligned && zip(numbers, centres).contains { abs($0.centre - $1) > reach }
  }

  /// Whether nearly all lines have their figures where the columns are.
  private static func areAligned(_ found: [LabelLines.Found], _ centres: [Double]) -> Bool {
    guard centres.count > 1 else { return false }
    let reach = reach(centres) * 0.5
    let full = found.filter { $0.numbers.count == centres.count && $0.topic != .figure(.calories) }
    let straight = full.count { line in
      zip(line.numbers, centres).allSatisfy { abs($0.centre - $1) < reach }
    }
    return straight >= 3 && straight * 4 >= full.count * 3
  }
}
