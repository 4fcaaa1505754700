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
  package enum Unit: String, Sendable, Codable {
    case gram, mililitre

    /// As it stands behind a figure.
    package var symbol: String { self == .gram ? "g" : "ml" }
  }

  /// The pieces that one serving is: `2 dilim` of 80 g.
  package struct Pieces: Sendable, Equatable, Codable {
    package var count: Double
    /// What one of them is called, in its base form: `dilim`, `ölçek`.
    package var name: String

    package init(count: Double, name: String) {
      self.count = count
      self.name = name
    }
  }

  package var amount: Double
  package var unit: Unit
  package var pieces: Pieces?

  package init(amount: Double, unit: Unit, pieces: Pieces? = nil) {
    self.amount = amount
    self.unit = unit
    self.pieces = pieces
  }

  /// What one piece weighs, in `unit`; nil where the serving is told in no pieces.
  package var amountOfPiece: Double? {
    pieces.flatMap { $0.count > 0 ? amount / $0.count : nil }
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
  /// Whether the serving is the person's own word; absent in products that were kept before.
  private var ownServing: Bool?
  private var servingAlone: Bool?

  /// Fields whose figures are the person's own word.
  package var corrected: [LabelField] {
    get { settled ?? [] }
    set { settled = newValue.isEmpty ? nil : newValue }
  }

  /// Whether the size of a serving is the person's own word.
  package var hasOwnServing: Bool {
    get { ownServing ?? false }
    set { ownServing = newValue ? true : nil }
  }

  /// Whether the label prints a serving alone, from which the figures of 100 g are reckoned.
  package var isOfServing: Bool {
    get { servingAlone ?? false }
    set { servingAlone = newValue ? true : nil }
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
  /// What the label may call it, as it was read: to be shown, and never kept.
  package var nameSeen: String?

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
    /// A picture of a barcode without a table.
    case barcodeAlone
    case unreadable, noFile, notFound, unavailable, busy, malformed, badBarcode
    /// The model cannot see, or will not look.
    case blind, refused
  }

  package var kind: Kind
  package var message: String
  /// The digits that were read of a picture on which there is no label.
  package var barcode: String?

  package init(kind: Kind, message: String, barcode: String? = nil) {
    self.kind = kind
    self.message = message
    self.barcode = barcode
  }
}
