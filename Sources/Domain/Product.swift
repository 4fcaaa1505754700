package import struct Foundation.Date

/// A figure that a nutrition label prints.
package enum LabelField: String, Sendable, CaseIterable, Codable {
  /// kcal.
  case calories
  case fat, saturatedFat, carbs, sugars, fiber, protein, salt
}

/// What a label prints for one basis: kcal, and grams of all others.
///
/// A field that could not be read is missing, never 0. `carbs` is available carbohydrate.
package struct LabelFigures: Sendable, Equatable, Codable {
  private var values: [String: Double]

  package init(_ values: [LabelField: Double] = [:]) {
    self.values = Dictionary(
      values.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  package subscript(_ field: LabelField) -> Double? {
    get { values[field.rawValue] }
    set { values[field.rawValue] = newValue }
  }

  package var isEmpty: Bool { values.isEmpty }

  /// All figures times `factor`.
  package static func * (figures: LabelFigures, factor: Double) -> LabelFigures {
    var result = figures
    result.values = figures.values.mapValues { $0 * factor }
    return result
  }

  /// Energy that the parts make, in kcal: 4 a gram of carbohydrate and protein, 9 of fat, 2 of fibre
  /// (Regulation (EU) 1169/2011, annex XIV); nil unless carbohydrate, protein and fat are known.
  package var energyOfParts: Double? {
    guard let carbs = self[.carbs], let protein = self[.protein], let fat = self[.fat] else {
      return nil
    }
    return 4 * carbs + 4 * protein + 9 * fat + 2 * (self[.fiber] ?? 0)
  }
}

/// How much of a product its label calls one serving.
package struct LabelServing: Sendable, Equatable, Codable {
  package enum Unit: String, Sendable, Codable { case gram, mililitre }

  package var amount: Double
  package var unit: Unit

  package init(amount: Double, unit: Unit) {
    self.amount = amount
    self.unit = unit
  }
}

/// How sure a reading is, 0-1.
package struct LabelConfidence: Sendable, Equatable, Codable {
  /// Of the words themselves.
  package var ocr: Double
  package var carbs: Double
  package var overall: Double
  /// What the person has put right or confirmed; absent in products that were kept before.
  private var settled: [LabelField]?

  /// Fields whose figures are the person's own word.
  package var corrected: [LabelField] {
    get { settled ?? [] }
    set { settled = newValue.isEmpty ? nil : newValue }
  }

  /// Under this a figure must be looked at by the person (seeds, 3.4).
  package static let needed = 0.7

  package init(ocr: Double, carbs: Double, overall: Double) {
    self.ocr = ocr
    self.carbs = carbs
    self.overall = overall
  }
}

/// A packaged food with the figures of its label.
package struct Product: Sendable, Equatable {
  /// Who says so.
  package enum Source: String, Sendable {
    case label, openFoodFacts, person
    /// A model that saw the label, where nothing else could read it.
    case model
  }

  package var id: Int64?
  package var name: String?
  package var brand: String?
  package var barcode: String?
  package var serving: LabelServing?
  package var perServing: LabelFigures?
  package var per100: LabelFigures
  /// Whether `per100` is for 100 ml.
  package var isLiquid: Bool
  package var confidence: LabelConfidence
  package var source: Source
  /// Turkish sentences: what does not fit together.
  package var warnings: [String]
  package var isFavorite: Bool
  package var createdAt: Date
  package var changedAt: Date

  package init(
    id: Int64? = nil, name: String? = nil, brand: String? = nil, barcode: String? = nil,
    serving: LabelServing?, perServing: LabelFigures?, per100: LabelFigures, isLiquid: Bool,
    confidence: LabelConfidence, source: Source, warnings: [String] = [], isFavorite: Bool = false,
    createdAt: Date, changedAt: Date
  ) {
    self.id = id
    self.name = name
    self.brand = brand
    self.barcode = barcode
    self.serving = serving
    self.perServing = perServing
    self.per100 = per100
    self.isLiquid = isLiquid
    self.confidence = confidence
    self.source = source
    self.warnings = warnings
    self.isFavorite = isFavorite
    self.createdAt = createdAt
    self.changedAt = changedAt
  }

  /// Whether a person must look at it before it counts: an unsure or missing carbohydrate or serving.
  package var needsReview: Bool {
    confidence.carbs < LabelConfidence.needed || confidence.overall < LabelConfidence.needed
      || per100[.carbs] == nil || serving == nil
  }

  /// How strongly one serving can raise glucose (under 10 g low, 10-25 g medium, over 25 g high); by
  /// 100 g where no serving is known, nil without a carbohydrate figure.
  package var impactLevel: Impact.Level? {
    (perServing?[.carbs] ?? per100[.carbs]).map { Impact(carbs: $0, glycemicLoad: nil).level }
  }
}

/// What a person says that a label prints, in one line.
package struct SaidLabel: Sendable, Equatable {
  /// What the figures are for, where that is said.
  package enum Basis: Sendable, Equatable { case hundred(LabelServing.Unit), serving }

  package var figures: LabelFigures
  package var basis: Basis?
  package var serving: LabelServing?
  package var name: String?

  package init(
    figures: LabelFigures = LabelFigures(), basis: Basis? = nil, serving: LabelServing? = nil,
    name: String? = nil
  ) {
    self.figures = figures
    self.basis = basis
    self.serving = serving
    self.name = name
  }
}

/// Why a label or a product could not be had; each a Turkish sentence with the next step.
package struct ProductFailure: Error, Sendable, Equatable {
  package enum Kind: String, Sendable {
    /// A program is missing, and how to get it is said.
    case toolMissing
    case unreadable, noFile, notFound, unavailable, busy, malformed, badBarcode
    /// The model cannot see, or will not look.
    case blind, refused
  }

  package var kind: Kind
  package var message: String

  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }
}

/// What the kitchen's tools need from outside the records.
package struct KitchenServices: Sendable {
  package var recipes: RecipeMaker
  /// The product whose label is on the picture at a path.
  package var scan: @Sendable (_ path: String, _ now: Date) async throws(ProductFailure) -> Product
  /// The product with a barcode.
  package var product:
    @Sendable (_ barcode: String, _ now: Date) async throws(ProductFailure) -> Product

  /// Products of a service whose names hold these words, best first.
  package var named:
    @Sendable (_ name: String, _ now: Date) async throws(ProductFailure) -> [Product]
  /// What a sentence says of a label's figures; empty where it says nothing of them.
  package var said: @Sendable (_ text: String) -> SaidLabel
  /// Models that see.
  package var eyes: Eyes

  /// Who sees pictures here, what is on one, and how two readings of a label go together.
  package struct Eyes: Sendable {
    /// The model that sees by the person's choice as it is now; nil for none.
    package var sight: @Sendable () -> Sight?
    /// What the model sees on a picture; sends it, so the person must have agreed.
    package var see:
      @Sendable (_ path: String, Sight, _ now: Date) async throws(ProductFailure) -> SeenPicture
    /// Two readings of one label as one product.
    package var compare: @Sendable (_ read: Product, _ seen: Product, Sight) -> ComparedLabel

    package init(
      sight: @escaping @Sendable () -> Sight?,
      see: @escaping @Sendable (String, Sight, Date) async throws(ProductFailure) -> SeenPicture,
      compare: @escaping @Sendable (Product, Product, Sight) -> ComparedLabel
    ) {
      self.sight = sight
      self.see = see
      self.compare = compare
    }

    /// Nobody sees.
    package static let none = Eyes(
      sight: { nil },
      see: { _, _, _ throws(ProductFailure) in
        throw ProductFailure(kind: .unavailable, message: "Burada resimlere bakılamıyor.")
      }, compare: { read, _, _ in ComparedLabel(product: read, pairs: []) })
  }

  package init(
    recipes: RecipeMaker,
    scan: @escaping @Sendable (String, Date) async throws(ProductFailure) -> Product,
    product: @escaping @Sendable (String, Date) async throws(ProductFailure) -> Product,
    said: @escaping @Sendable (String) -> SaidLabel = { _ in SaidLabel() },
    eyes: Eyes = .none,
    named: @escaping @Sendable (String, Date) async throws(ProductFailure) -> [Product] = {
      _, _ throws(ProductFailure) in []
    }
  ) {
    self.said = said
    self.eyes = eyes
    self.named = named
    self.recipes = recipes
    self.scan = scan
    self.product = product
  }

  /// A house without a kitchen: every wish is refused.
  package static let absent = KitchenServices(
    recipes: RecipeMaker(
      make: { _, _, _, _ throws(RecipeRefusal) in
        throw RecipeRefusal(kind: .impossible, message: "Burada tarif hazırlanamıyor.")
      },
      read: { _, _ throws(RecipeRefusal) in
        throw RecipeRefusal(kind: .impossible, message: "Burada tarif okunamıyor.")
      }),
    scan: { _, _ throws(ProductFailure) in
      throw ProductFailure(kind: .unavailable, message: "Burada etiket okunamıyor.")
    },
    product: { _, _ throws(ProductFailure) in
      throw ProductFailure(kind: .unavailable, message: "Burada ürün aranamıyor.")
    })
}

/// Products that the person keeps.
package struct ProductRecords: Sendable {
  package var add: @Sendable (Product, Change) throws -> Product
  /// Replaces the product with the same id.
  package var replace: @Sendable (Product, Change) throws -> Void
  package var delete: @Sendable (_ ids: [Int64], Change) throws -> Void
  package var product: @Sendable (_ id: Int64) throws -> Product?
  /// All of them, last changed first.
  package var all: @Sendable () throws -> [Product]

  package init(
    add: @escaping @Sendable (Product, Change) throws -> Product,
    replace: @escaping @Sendable (Product, Change) throws -> Void,
    delete: @escaping @Sendable ([Int64], Change) throws -> Void,
    product: @escaping @Sendable (Int64) throws -> Product?,
    all: @escaping @Sendable () throws -> [Product]
  ) {
    self.add = add
    self.replace = replace
    self.delete = delete
    self.product = product
    self.all = all
  }
}
