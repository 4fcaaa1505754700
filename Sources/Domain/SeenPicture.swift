package import struct Foundation.Date

/// What a model is to tell of a picture.
package struct SightWish: Sendable {
  /// What to do, in words.
  package var task: String
  /// The JSON Schema of the reply.
  package var schema: JSON
  package var now: Date

  package init(task: String, schema: JSON, now: Date) {
    self.task = task
    self.schema = schema
    self.now = now
  }
}

/// What a model saw on a picture, checked and without figures that cannot be.
package enum SeenPicture: Sendable, Equatable {
  case label(Product)
  case meal([SeenFood])
  /// Neither a label nor a meal.
  case other
}

/// One food of a photo as a model sees it: what it is and about how much.
package struct SeenFood: Sendable, Equatable {
  /// In Turkish, as the model writes it.
  package var name: String
  package var grams: Double
  /// Grams that the photo allows: never narrower than a photo can tell.
  package var range: ClosedRange<Double>

  /// What a photo leaves open of an amount at least, either way: it shows no depth.
  package static let leastDoubt = 0.25

  package init(name: String, grams: Double, range: ClosedRange<Double>? = nil) {
    self.name = name
    self.grams = grams
    let (low, high) = (grams * (1 - Self.leastDoubt), grams * (1 + Self.leastDoubt))
    self.range = min(range?.lowerBound ?? low, low)...max(range?.upperBound ?? high, high)
  }
}

/// A label that was read twice, by tesseract and by a model.
package struct ComparedLabel: Sendable, Equatable {
  /// One figure of both readings; nil where one of them lacks it.
  package struct Pair: Sendable, Equatable {
    package var field: LabelField
    /// Of tesseract.
    package var read: Double?
    /// Of the model.
    package var seen: Double?
    package var agrees: Bool

    package init(field: LabelField, read: Double?, seen: Double?, agrees: Bool) {
      self.field = field
      self.read = read
      self.seen = seen
      self.agrees = agrees
    }
  }

  package var product: Product
  package var pairs: [Pair]

  package init(product: Product, pairs: [Pair]) {
    self.product = product
    self.pairs = pairs
  }
}
