import Analysis
import Domain
import Turkish

/// Carbohydrate that the person reads from a label or knows: `100 gramında 60 g karbonhidrat`.
struct SaidCarbs: Equatable {
  enum Basis: Equatable {
    /// Grams or millilitres.
    case metric(Double)
    /// A counted unit: `paketinde`, `tanesi`, `bir porsiyonda`.
    case unit(String)
    /// `20 gram karbonhidratlı bir bar`
    case each
    case unsaid
  }

  /// Grams of carbohydrate in the basis.
  var grams: Double
  var basis = Basis.unsaid
  /// `gram` or `mililitre`, where the basis is one.
  var basisUnit: String?
  /// `bir poşette`: each of them is a packet.
  var isOfEach = false
  /// Grams or millilitres of one: `60 gramlık bar`, `1 dilim 28 g`.
  var whole: Double?
  /// Whether it is read aloud from something: "etiketinde … yazıyor".
  var isRead = false
  /// Places of the spans that say it.
  var places: Set<Int>

  /// The carbohydrate of an amount, in grams; nil where the label does not tell.
  func carbs(of mention: Mention) -> Double? {
    let quantity = mention.quantity ?? 1
    let metric = mention.unit.flatMap(Measure.init(rawValue:))?.metric
    let carbs: Double?
    switch basis {
    case .metric(let basis):
      // "6 tane yedim, tanesi 20 gram": pieces by their weight.
      carbs = (metric ?? whole).map { grams * quantity * $0 / basis }
    case .unit(let unit) where unit == mention.unit ?? Measure.piece.rawValue:
      carbs = grams * quantity
    case .unit(Measure.packet.rawValue)
    where isOfEach && mention.unit ?? Measure.piece.rawValue == Measure.piece.rawValue:
      // "2 enerji jeli yedim, bir poşette 23 gram"
      carbs = grams * quantity
    case .unit(Measure.packet.rawValue), .unit(Measure.box.rawValue),
      .unit(Measure.bottle.rawValue), .unit(Measure.bowl.rawValue), .unit(Measure.jar.rawValue):
      // "paketinde 44 g varmış, hepsini bitirdim", "…, yarısını yedim": of the one that was had.
      let isOfOne = mention.unit == nil || mention.unit == Measure.piece.rawValue && quantity < 1
      carbs = isOfOne ? grams * quantity : pieces(of: quantity, metric).map { grams * $0 }
    case .unit: carbs = pieces(of: quantity, metric).map { grams * $0 }
    case .each: carbs = grams * (pieces(of: quantity, metric) ?? quantity)
    case .unsaid: carbs = grams
    }
    return carbs.map { ($0 * 10).rounded() / 10 }
  }

  /// Whether it is more than what was eaten weighs, and so of something else: a hundred grams, a packet.
  func isHeavier(than mention: Mention) -> Bool {
    basis == .unsaid && mention.unit == Measure.gram.rawValue
      && mention.quantity.map { grams > $0 } ?? false
  }

  /// How many of one a weight is.
  private func pieces(of quantity: Double, _ metric: Double?) -> Double? {
    guard let whole, let metric else { return nil }
    return quantity * metric / whole
  }
}
