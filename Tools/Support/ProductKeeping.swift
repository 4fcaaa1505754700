import Domain
import struct Foundation.Date
import Turkish

/// Puts a product that was read, looked up or typed among those that are kept: one record for one
/// product, in which the person's own figures stay.
struct ProductKeeping {
  let products: ProductRecords
  let context: ToolContext
  /// The tool by which the change is told.
  let tool: String

  /// Keeps a product and tells it as it stands now; fails where its figures cannot be.
  func keep(_ product: Product) throws(ToolFailure) -> JSON {
    if let fault = product.faults.first {
      throw .invalid(Texts.impossible(fault, isLiquid: product.isLiquid))
    }
    let known = try stored { try products.all() }
    guard let earlier = known.first(where: product.isAgain) else {
      let change = context.change(tool, Texts.productKept(product.title))
      return try stored { try products.add(product, change) }.json
    }
    return try replace(product.replacing(earlier, at: context.now)).json
  }

  /// Keeps a product in the place of the record that has its number.
  func replace(_ product: Product) throws(ToolFailure) -> Product {
    let change = context.change(tool, Texts.productKept(product.title))
    try stored { try products.replace(product, change) }
    return product
  }
}

extension Product {
  /// Whether this is a product that is kept already: by its barcode, else by what its label says.
  ///
  /// A label has no name; the same picture, and another of the same packet, give the same figures. What
  /// the person has put right since then says nothing.
  func isAgain(of earlier: Product) -> Bool {
    if let mine = barcode.flatMap(Barcode.init), let other = earlier.barcode.flatMap(Barcode.init) {
      return mine.digits == other.digits
    }
    // A label that is typed once more is the newer one of what is called so.
    if source == .person, earlier.source == .person, hasName, barcode == nil {
      return Turkish.fold(title) == Turkish.fold(earlier.title)
    }
    guard source == .label || source == .model, earlier.source == source, !hasName else {
      return false
    }
    let own = earlier.ownFields
    let fields = LabelField.allCases.filter { !own.contains($0) }
    func agrees(_ mine: LabelFigures, _ other: LabelFigures) -> Bool {
      fields.allSatisfy { mine[$0] == other[$0] }
    }
    let isSameServing = earlier.confidence.hasOwnServing || serving == earlier.serving
    let said = fields.count { per100[$0] != nil || perServing?[$0] != nil }
    return said >= 3 && isSameServing && agrees(per100, earlier.per100)
      && (earlier.confidence.hasOwnServing
        || agrees(perServing ?? LabelFigures(), earlier.perServing ?? LabelFigures()))
  }

  /// The figures that are the person's own word: typed, put right or confirmed.
  private var ownFields: Set<LabelField> {
    if source == .person { return Set(LabelField.allCases.filter { per100[$0] != nil }) }
    return Set(confidence.corrected + (confidence.carbs >= 1 ? [.carbs] : []))
  }

  /// The new reading in the place of an earlier one; what the person has put right stays.
  ///
  /// A reading that leaves questions open puts none to figures that are settled, unless it was wished
  /// for because somebody doubts them.
  func replacing(_ earlier: Product, at now: Date, isDoubted: Bool = false) -> Product {
    let typed = source == .person ? LabelField.allCases.filter { per100[$0] != nil } : []
    let own = earlier.ownFields.subtracting(typed)
    let isWorse = needsReview && !earlier.needsReview && !isDoubted && source != .person
    var product = isWorse ? earlier : self
    product.id = earlier.id
    product.name = earlier.name ?? name
    product.brand = earlier.brand ?? brand
    product.barcode = earlier.barcode ?? barcode
    product.isFavorite = earlier.isFavorite
    product.createdAt = earlier.createdAt
    product.changedAt = now
    guard !isWorse else { return product }
    let isOwn = earlier.confidence.hasOwnServing && (source != .person || serving == nil)
    if isOwn || serving == nil { product.takeServing(of: earlier) }
    product.takeFigures(own, of: earlier)
    if earlier.source == .person { product.source = .person }
    return product
  }

  private mutating func takeServing(of earlier: Product) {
    serving = earlier.serving
    confidence.hasOwnServing = earlier.confidence.hasOwnServing
    if let serving, !per100.isEmpty { perServing = per100 * (serving.amount / 100) }
  }

  private mutating func takeFigures(_ own: Set<LabelField>, of earlier: Product) {
    guard !own.isEmpty else { return }
    for field in own {
      per100[field] = earlier.per100[field]
      if let serving, let whole = per100[field] {
        perServing?[field] = whole * (serving.amount / 100)
      } else {
        perServing?[field] = earlier.perServing?[field]
      }
    }
    confidence.corrected = earlier.confidence.corrected
    if own.contains(.carbs) {
      confidence.carbs = earlier.confidence.carbs
      confidence.overall = max(confidence.overall, earlier.confidence.overall)
    }
    // What was read beside the person's own figures and cannot be true with them goes.
    for field in faults.flatMap(\.fields) where !own.contains(field) {
      per100[field] = nil
      perServing?[field] = nil
    }
  }
}
