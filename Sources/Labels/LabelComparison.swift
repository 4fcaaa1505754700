package import Domain
import Turkish

/// Two readings of one label, by tesseract and by a model, as one.
///
///     LabelComparison(read: ours, seen: theirs, by: "gemini-3-flash").result
///
/// Where they agree a figure is surer than either alone; where they differ it is flagged with both
/// values, and none of them is sure.
package struct LabelComparison {
  private let read: Product
  private let seen: Product
  private let model: String

  package init(read: Product, seen: Product, by model: String) {
    self.read = read
    self.seen = seen
    self.model = model
  }

  /// The four that decide over a label as a whole.
  private static let core: [LabelField] = [.calories, .fat, .carbs, .protein]

  /// The product of both, and each figure of both.
  package var result: ComparedLabel {
    let isWhole = !read.per100.isEmpty && !seen.per100.isEmpty
    let (ours, theirs) =
      isWhole
      ? (read.per100, seen.per100)
      : (read.perServing ?? LabelFigures(), seen.perServing ?? LabelFigures())
    let pairs = LabelField.allCases.compactMap { field -> ComparedLabel.Pair? in
      guard ours[field] != nil || theirs[field] != nil else { return nil }
      return .init(
        field: field, read: ours[field], seen: theirs[field],
        agrees: Self.agree(ours[field], theirs[field], field))
    }
    var product = merged(pairs, isWhole: isWhole)
    product.confidence = confidence(pairs)
    product.warnings = warnings(pairs)
    return ComparedLabel(product: product.withoutFaults, pairs: pairs)
  }

  private static func agree(_ one: Double?, _ other: Double?, _ field: LabelField) -> Bool {
    guard let one, let other else { return false }
    let rounding = field == .calories ? 2.0 : field == .salt ? 0.02 : 0.1
    return abs(one - other) <= max(rounding, abs(one) * 0.01) + 1e-9
  }

  // MARK: Figures

  /// Our own reading, completed by what only the model saw; of two that differ the one that the energy
  /// bears out, else ours.
  private func merged(_ pairs: [ComparedLabel.Pair], isWhole: Bool) -> Product {
    var product = read
    let takesTheirs = seen.per100.isEnergyBorneOut && !read.per100.isEnergyBorneOut
    for pair in pairs where !pair.agrees {
      guard pair.read == nil || takesTheirs, let seen = pair.seen else { continue }
      if isWhole {
        product.per100[pair.field] = seen
      } else {
        product.perServing = product.perServing ?? LabelFigures()
        product.perServing?[pair.field] = seen
      }
    }
    product.serving = read.serving ?? seen.serving
    if let serving = product.serving {
      if isWhole { product.perServing = product.per100 * (serving.amount / 100) }
      if product.per100.isEmpty, let part = product.perServing {
        product.per100 = part * (100 / serving.amount)
      }
    }
    if product.per100.isEmpty, !seen.per100.isEmpty {
      product.per100 = seen.per100
      product.isLiquid = seen.isLiquid
    }
    product.name = read.name ?? seen.name
    product.brand = read.brand ?? seen.brand
    return product
  }

  // MARK: Sureness

  private func confidence(_ pairs: [ComparedLabel.Pair]) -> LabelConfidence {
    var confidence = read.confidence
    func pair(_ field: LabelField) -> ComparedLabel.Pair? { pairs.first { $0.field == field } }
    let carbs = pair(.carbs)
    let isCertain = carbs?.agrees == true
    confidence.carbs =
      isCertain ? Self.both(read.confidence.carbs) : min(read.confidence.carbs, LabelSolver.alone)
    if carbs?.read == nil { confidence.carbs = LabelSolver.alone }
    let core = Self.core.compactMap(pair)
    let hasServing = read.serving != nil || seen.serving != nil
    if core.count >= 3, core.allSatisfy(\.agrees), hasServing, !servingDiffers {
      confidence.overall = Self.both(max(read.confidence.overall, LabelSolver.alone))
    } else {
      confidence.overall = min(read.confidence.overall, LabelSolver.alone)
    }
    return confidence
  }

  /// How sure two are that agree and did not look with the same eyes.
  private static func both(_ sure: Double) -> Double {
    1 - (1 - min(sure, 0.99)) * (1 - LabelSolver.alone)
  }

  private var servingDiffers: Bool {
    guard let ours = read.serving, let theirs = seen.serving else { return false }
    return abs(ours.amount - theirs.amount) > max(1, ours.amount * 0.02)
  }

  // MARK: Words

  /// What still holds of our own remarks, and each figure that differs with both values.
  private func warnings(_ pairs: [ComparedLabel.Pair]) -> [String] {
    let differing = pairs.filter { !$0.agrees && $0.read != nil && $0.seen != nil }
    let alone = pairs.filter { $0.read == nil && $0.seen != nil }
    var warnings = differing.map { pair in
      Texts.figureDiffers(
        pair.field.rawValue, NumberText.plain(pair.read ?? 0, decimals: 2),
        NumberText.plain(pair.seen ?? 0, decimals: 2), model)
    }
    if servingDiffers, let ours = read.serving?.amount, let theirs = seen.serving?.amount {
      warnings.append(
        Texts.servingDiffers(NumberText.plain(ours), NumberText.plain(theirs), model))
    }
    if !alone.isEmpty {
      warnings.append(Texts.seenAlone(alone.map { Texts.name(of: $0.field.rawValue) }, model))
    }
    let isWhole = differing.isEmpty && alone.isEmpty && !servingDiffers
    let kept = isWhole && pairs.contains { $0.field == .carbs } ? ours(pairs) : read.warnings
    return warnings + kept
  }

  /// Our own doubts are settled where both readings agree in everything; a missing serving is not.
  private func ours(_ pairs: [ComparedLabel.Pair]) -> [String] {
    let hasServing = read.serving != nil || seen.serving != nil
    let isAgreed = pairs.allSatisfy { $0.agrees || $0.seen == nil }
    return isAgreed ? (hasServing ? [] : [Texts.noServing]) : read.warnings
  }
}
