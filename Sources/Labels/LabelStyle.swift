import Domain

/// What a table's figures tell together: how many decimals it prints, how much its serving is.
extension LabelCells {
  private static let grams: Set<LabelField> = [
    .carbs, .sugars, .fat, .saturatedFat, .fiber, .protein,
  ]

  /// The cells in which a second decimal that hardly another figure has is taken for the unit, or a digit
  /// read twice: `31,88` among figures of one decimal is 31,8 g.
  var withUsualDecimals: LabelCells {
    let read = lines.filter { Self.grams.contains($0.field) }.flatMap(\.cells).compactMap(\.self)
    let clear = read.filter { $0.unit == .gram }
    let telling = clear.count >= 3 ? clear : read
    let fine = telling.count { $0.value.hasHundredths }
    guard telling.count >= 3, fine * 3 <= telling.count else { return self }
    var cells = self
    for (place, line) in lines.enumerated() where Self.grams.contains(line.field) {
      cells.lines[place].cells = line.cells.map { $0?.withoutHundredths }
    }
    return cells
  }

  /// What part of 100 g a serving is, in hundredths, by its energy: in kcal and in kJ.
  private var energyShares: [Double] {
    guard let whole = bases.firstIndex(where: { $0 != .serving }),
      let part = bases.firstIndex(of: .serving)
    else { return [] }
    let calories = lines.first { $0.field == .calories }?.cells ?? []
    return [calories, kilojoules].compactMap { energy in
      guard energy.count == bases.count, let hundred = energy[whole]?.value,
        let own = energy[part]?.value, hundred >= 40, own >= 40
      else { return nil }
      return own / hundred * 100
    }
  }

  /// Whether energy of both columns is that of a serving and of 100 g: it has no comma that could be lost.
  func bearOut(_ serving: LabelServing) -> Bool {
    energyShares.contains { abs($0 - serving.amount) <= serving.amount * 0.03 }
  }

  /// Whether both units of energy say the same of a serving, and another amount than it.
  func denies(_ serving: LabelServing) -> Bool {
    let told = energyShares
    guard told.count == 2, abs(told[0] - told[1]) <= told[0] * 0.015 else { return false }
    return abs(told[0] - serving.amount) > max(serving.amount * 0.04, 1)
  }

  /// The serving that energy tells, where the header does not, and figures of both columns or the other
  /// unit of energy tell as well; nil where the share is not that of whole grams.
  ///
  /// 523 of 1744 kJ are those of 30 g.
  var servingByEnergy: LabelServing? {
    let energy = energyShares
    guard let amount = energy.last,
      let told = servingOfColumns ?? (energy.count == 2 ? energy[0] : nil), told >= 5
    else { return nil }
    // Rounded energy tells a glass no better than to a gram or two.
    let step = amount >= 60 ? 5.0 : 1
    let usual = (amount / step).rounded() * step
    guard abs(amount - told) <= told * 0.04, abs(amount - usual) <= max(0.25, amount * 0.006)
    else { return nil }
    let isLiquid = bases.contains(.hundred(.mililitre))
    return LabelServing(amount: usual, unit: isLiquid ? .mililitre : .gram)
  }
}

extension LabelNumber {
  /// The figure with its second decimal in doubt.
  fileprivate var withoutHundredths: LabelNumber {
    guard value.hasHundredths, !isBound else { return self }
    let short = (value * 10).rounded(.down) / 10
    var number = self
    number.candidates.removeAll { $0.value == short }
    number.candidates = number.candidates.map { other in
      .init(value: other.value, likelihood: other.likelihood * 0.5)
    }
    number.candidates.insert(Candidate(value: short, likelihood: 0.9), at: 0)
    return number
  }
}

extension Double {
  /// Whether it has a second decimal.
  var hasHundredths: Bool { abs((self * 10).rounded() - self * 10) > 0.001 }
}
