import Domain

/// What one look at a picture gave: its words, and the figures in them by line and column.
struct LabelReading: Sendable {
  var words: [LabelWord]
  var layout: LabelLayout
  var cells: LabelCells

  /// How much of a label it is: figures that were read, and what tells the amount they are for.
  private var worth: Double {
    let read = cells.lines.flatMap(\.cells).compactMap { $0?.confidence }
    return read.reduce(0, +) + Double(layout.columns.count) + (layout.serving == nil ? 0 : 1)
  }

  /// Several looks at one picture as one, in which each figure is what most looks say.
  ///
  /// The fullest of them tells the columns; nil for none. A look in which no header was read takes the
  /// columns of one that has two: which figures are of 100 g it does not know itself.
  static func joined(_ looks: [LabelReading]) -> LabelReading? {
    let told = looks.filter { $0.layout.columns.count >= 2 && $0.cells.bases.count >= 2 }
      .max { $0.worth < $1.worth }
    let isFirst = !looks.contains { $0.cells.skipped > 0 }
    let readings = looks.filter { look in
      told != nil || isFirst || !look.layout.columns.isEmpty
    }.map { look -> LabelReading in
      guard let told, look.layout.columns.count < 2, !look.layout.isAmerican else { return look }
      return (try? LabelReader().reading(of: look.words, as: told.layout)) ?? look
    }
    guard var whole = readings.max(by: { $0.worth < $1.worth }), readings.count > 1 else {
      return readings.first
    }
    let sure = readings.filter { !$0.cells.isBasisDoubted }
    let alike = (whole.cells.isBasisDoubted ? readings : sure).filter {
      $0.layout.isAmerican == whole.layout.isAmerican
    }
    for (column, basis) in whole.cells.bases.enumerated() {
      let others = alike.compactMap { other -> (cells: LabelCells, column: Int)? in
        other.cells.bases.firstIndex { ($0 == .serving) == (basis == .serving) }
          .map { (other.cells, $0) }
      }
      let joules = others.compactMap { $0.cells.kilojoules[$0.column] }
      whole.cells.kilojoules[column] = LabelNumber.joined(joules, of: others.count)
      for field in LabelField.allCases {
        let lines = others.map { other in
          other.cells.lines.first { $0.field == field }?.cells[other.column]
        }
        let number = LabelNumber.joined(lines.compactMap(\.self), of: others.count)
        whole.cells.set(field, column, number)
      }
    }
    whole.takeServing(of: alike)
    return whole
  }

  /// Takes the serving that most looks have read, and of as many the one that energy bears out.
  private mutating func takeServing(of looks: [LabelReading]) {
    let told = looks.filter { $0.layout.serving != nil }
    func agreeing(_ serving: LabelServing?) -> [LabelReading] {
      told.filter { $0.layout.serving == serving }
    }
    func weight(_ serving: LabelServing) -> Double {
      let own = agreeing(serving).map(\.layout.servingConfidence)
      return Double(own.count) + (own.max() ?? 0) * 0.5 + (cells.bearOut(serving) ? 1 : 0)
    }
    let usual = told.compactMap(\.layout.serving).max { weight($0) < weight($1) }
    let surest = agreeing(usual).map(\.layout.servingConfidence).max() ?? 0
    layout.serving = usual
    layout.servingConfidence = surest * Double(agreeing(usual).count) / Double(max(told.count, 1))
    if let usual, cells.bearOut(usual) { layout.servingConfidence = max(surest, 0.5) }
    if usual == nil || LabelReader.contradicts(usual, cells) {
      layout.serving = cells.servingByEnergy
      layout.servingConfidence = 0.5
    }
  }
}

extension LabelNumber {
  /// One figure as several looks read it; nil for none.
  ///
  /// What a value may be worth is the mean of what the looks say of it, by how well each was read.
  static func joined(_ numbers: [LabelNumber], of looks: Int) -> LabelNumber? {
    guard var joined = numbers.first, numbers.count > 1 else { return numbers.first }
    let weights = numbers.map { max($0.confidence, 0.05) }
    let sum = weights.reduce(0, +)
    var found: [Candidate] = []
    for value in numbers.flatMap(\.candidates).map(\.value)
    where !found.contains(where: { $0.value == value }) {
      let likelihood = zip(numbers, weights).reduce(0.0) { total, pair in
        total + pair.1 * (pair.0.candidates.first { $0.value == value }?.likelihood ?? 0)
      }
      found.append(Candidate(value: value, likelihood: likelihood / sum))
    }
    // The order in which they were found stands where two are alike.
    let best = found.enumerated().sorted { one, two in
      (-one.element.likelihood, one.offset) < (-two.element.likelihood, two.offset)
    }
    joined.candidates = best.map(\.element)
    let agreeing = numbers.filter { $0.value == joined.value }
    let surest = agreeing.map(\.confidence).max() ?? joined.confidence
    joined.confidence = surest * min(joined.candidates[0].likelihood, 1)
    joined.unit = agreeing.lazy.map(\.unit).first { $0 != .unsaid } ?? .unsaid
    joined.isBound = numbers.count(where: \.isBound) * 2 > numbers.count
    return joined
  }
}
