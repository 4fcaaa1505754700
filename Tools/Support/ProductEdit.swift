import Domain
import Turkish

/// A product with what the person says of its label.
struct ProductEdit {
  private(set) var product: Product
  /// What was changed, each as a few words.
  private(set) var told: [String] = []
  private var isConfirmed = false

  init(_ product: Product) { self.product = product }

  var isChanged: Bool { !told.isEmpty || isConfirmed }

  /// Why the product cannot be as was said; nil where it can.
  var fault: String? {
    product.faults.first.map { Texts.impossible($0, isLiquid: product.isLiquid) }
  }

  /// The person says that what was read is right.
  mutating func confirm() throws(ToolFailure) {
    guard product.per100[.carbs] != nil || product.perServing?[.carbs] != nil else {
      throw .invalid(Texts.nothingToConfirm)
    }
    isConfirmed = true
    product.confidence.carbs = 1
    product.confidence.overall = max(product.confidence.overall, 0.9)
    product.warnings = []
    told.append(Texts.confirmedValues)
  }

  mutating func apply(_ said: SaidLabel) {
    if let name = said.name {
      product.name = name
      told.append(Texts.named(name))
    }
    if case .hundred(.mililitre) = said.basis { product.isLiquid = true }
    if let serving = said.serving { take(serving) }
    guard !said.figures.isEmpty else { return }
    let isServing =
      said.basis == .serving
      || said.basis == nil && product.perServing?.isEmpty == false
        && (product.per100.isEmpty || product.confidence.isOfServing)
    for field in LabelField.allCases {
      guard let value = said.figures[field] else { continue }
      put(value, field, isServing: isServing)
      told.append(Texts.corrected(field, value))
    }
    weigh()
  }

  private mutating func take(_ serving: LabelServing) {
    product.serving = serving
    if serving.unit == .mililitre { product.isLiquid = true }
    if product.per100.isEmpty, let part = product.perServing {
      product.per100 = part * (100 / serving.amount)
    } else {
      product.perServing = product.per100 * (serving.amount / 100)
    }
    product.confidence.hasOwnServing = true
    told.append(Texts.serving(serving))
    weigh()
  }

  private mutating func put(_ value: Double, _ field: LabelField, isServing: Bool) {
    let share = product.serving.map { $0.amount / 100 }
    if isServing {
      var part = product.perServing ?? LabelFigures()
      part[field] = value
      product.perServing = part
      if let share { product.per100[field] = value / share }
    } else {
      product.per100[field] = value
      if let share {
        var part = product.perServing ?? LabelFigures()
        part[field] = value * share
        product.perServing = part
      }
    }
    if !product.confidence.corrected.contains(field) { product.confidence.corrected.append(field) }
  }

  /// How sure the product is now: the person's own word is the surest there is.
  private mutating func weigh() {
    if product.confidence.corrected.contains(.carbs) { product.confidence.carbs = 1 }
    let isWhole = product.serving != nil && product.confidence.carbs >= LabelConfidence.needed
    if isWhole { product.confidence.overall = max(product.confidence.overall, 0.75) }
    product.warnings = []
    if product.serving == nil { product.warnings.append(Texts.servingMissing) }
    let open = product.confidence.carbs < LabelConfidence.needed
    if open, product.per100[.carbs] != nil { product.warnings.append(Texts.carbsOpen) }
    if let made = product.per100.energyOfParts, let energy = product.per100[.calories],
      energy >= 20, abs(made - energy) > max(energy * 0.15, 15)
    {
      product.warnings.append(Texts.energyDiffers(made, energy))
    }
  }
}

extension Product {
  /// A product whose figures a person typed off a label; fails without a carbohydrate, and where the
  /// figures cannot be.
  init(said: SaidLabel, context: ToolContext) throws(ToolFailure) {
    guard said.figures[.carbs] != nil else { throw .invalid(Texts.typedWithoutCarbs) }
    var said = said
    let isServingAlone = said.takesServing()
    var empty = Product(
      serving: nil, perServing: nil, per100: LabelFigures(), isLiquid: false,
      confidence: LabelConfidence(ocr: 1, carbs: 1, overall: 1), source: .person,
      createdAt: context.now, changedAt: context.now)
    // The serving comes last: it carries what was said of one basis over to the other.
    var first = said
    first.serving = nil
    var edit = ProductEdit(empty)
    edit.apply(first)
    var second = SaidLabel()
    second.serving = said.serving
    edit.apply(second)
    empty = edit.product
    empty.confidence.corrected = []
    empty.confidence.isOfServing = said.basis == .serving
    if let fault = edit.fault { throw .invalid(fault) }
    if isServingAlone { empty.warnings.append(Texts.servingAssumed) }
    if said.basis == nil { empty.warnings.append(Texts.basisAssumed) }
    self = empty
  }
}

extension SaidLabel {
  /// Takes the figures for those of a serving, and says whether it did: `porsiyon 25 g, karbonhidrat 16 g`.
  ///
  /// Where the weight of a serving is the only amount that is told, and it can hold them.
  fileprivate mutating func takesServing() -> Bool {
    guard basis == nil, let serving, let carbs = figures[.carbs], carbs <= serving.amount else {
      return false
    }
    basis = .serving
    return true
  }
}
