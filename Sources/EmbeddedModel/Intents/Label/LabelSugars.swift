import Analysis
import Domain
import Foundation
import Turkish

/// Whether a message that names sugar speaks of the label that was just read, and of nothing else.
///
/// "şeker 20", "şekeri 20 olacak", "karbonhidrat 62, şeker 20, lif 5": every word is of a label, and the
/// label can print the figure. "şekerim 52" and "kan şekeri 45" are what a meter shows.
struct LabelSugars {
  private let scene: Scene
  private let words: [String]
  private let known = KitchenWords.shipped

  init(_ scene: Scene) {
    self.scene = scene
    words = scene.words
  }

  /// Whether no meter is meant: the label was told just now, or its figures are put right in so many words.
  var isMeant: Bool {
    guard !scene.isQuestion, known.figures(in: words).count > 0,
      words.contains(where: { $0.fits("label.sugar") }), let product = LabelTalk(scene).product,
      product.age == 1 || isAmended, scene.now.timeIntervalSince(product.at) < Self.lately,
      !figures.isEmpty,
      scene.sentence.tokens.allSatisfy(isOfLabel)
    else { return false }
    return figures.allSatisfy { $0 <= limit(product.told) }
  }

  /// Whether nothing but the label before it tells that no meter is meant: "şeker 45".
  var isBare: Bool {
    isMeant && !isAmended && known.figures(in: words).isSugarAlone
      && !scene.sentence.spans.contains { $0.measure != nil }
  }

  /// The sugar as it was said.
  var figure: String {
    scene.sentence.tokens.first { $0.kind == .number }?.text ?? ""
  }

  private var isAmended: Bool { known.has(.amend, in: words) }

  /// What is said in figures, the amount left out that they are of.
  private var figures: [Double] {
    let spans = scene.sentence.spans
    return spans.indices.compactMap { place in
      guard let number = spans[place].number, !number.isArticle else { return nil }
      let isHundred =
        number.value == 100 && place + 1 < spans.count && spans[place + 1].measure != nil
      return isHundred ? nil : number.value
    }
  }

  /// The most that the figure can be: of sugar alone the carbohydrate, where that was read surely.
  private func limit(_ value: JSON) -> Double {
    guard known.figures(in: words).isSugarAlone else { return Self.mostEnergy }
    if isAmended { return 100 }
    let carbs = [value[.per100], value[.perServing]].compactMap { $0?[.carbs]?.number }.max()
    let isSure = (value[.confidence]?[.carbs]?.number ?? 0) >= Self.sure
    return isSure ? carbs ?? Self.mostAssumed : max(carbs ?? 0, Self.mostAssumed)
  }

  /// Seconds in which a label is what the talk is of: in a talk that is taken up again "şeker 45" is what a
  /// meter shows.
  private static let lately = 15.0 * 60
  /// kcal in 100 g of pure fat.
  private static let mostEnergy = 900.0
  /// A sugar of more than this is rather what a meter shows, where the label tells no limit.
  private static let mostAssumed = 60.0
  private static let sure = 0.7

  private func isOfLabel(_ token: Token) -> Bool {
    guard token.kind == .word else { return true }
    let word = token.folded
    if word.fits("label.sugar") { return true }
    let kinds: [KitchenWords.Kind] = [.amend, .answering, .portions, .sheet, .product]
    return kinds.contains { known.has($0, in: [word]) }
      || known.figures(in: [word]).count > 0 && !known.figures(in: [word]).isSugarAlone
      || word.fits("label.unit")
  }
}
