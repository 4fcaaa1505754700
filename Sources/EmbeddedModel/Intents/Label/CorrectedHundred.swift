import Analysis
import Domain
import Turkish

extension LabelTalk {
  private static let longestOfHundred = 8

  /// "yanlış yazmışım 100 gramda 6 olacak", "hayır 100 gramında 7 olacak": the carbohydrate of the product that
  /// alone was talked of, and eaten, since its label.
  var ofHundred: PlannedCall? {
    let figures = hundredless
    guard words.count <= Self.longestOfHundred, hasHundred, figures.count == 1, let product,
      known.has(.amend, in: words) || words.first?.fits("repair") == true,
      known.figures(in: words).count == 0, !scene.has(.eat, .meal, .list, .target, .glucose),
      !scene.sentence.spans.contains(where: { $0.food != nil }), isOnlyTalkOf(product.told)
    else { return nil }
    let text = Texts.carbsOfHundred(figures[0], isLiquid: isOfMilliliters)
    return PlannedCall("updateProduct", [.product: product.id, .text: .string(text)])
  }

  private var isOfMilliliters: Bool {
    scene.sentence.spans.contains { $0.measure?.measure == .milliliter }
  }

  /// The numbers apart from the hundred and its unit, as they were said; another weight is a number too.
  private var hundredless: [String] {
    let spans = scene.sentence.spans
    return spans.indices.compactMap { place in
      guard let number = spans[place].number, !number.isArticle else { return nil }
      let isHundred =
        number.value == 100 && place + 1 < spans.count && spans[place + 1].measure != nil
      return isHundred ? nil : scene.sentence.source(spans[place])
    }
  }

  /// Whether nothing but meals of the product was told since its label.
  private func isOnlyTalkOf(_ told: JSON) -> Bool {
    let name = Turkish.fold(told[.product]?[.name]?.string ?? "")
    guard let age = product?.age else { return false }
    return scene.dialogue.steps.prefix { $0.age < age }.allSatisfy { step in
      let items = step.call.arguments[.items]?.array ?? []
      return step.call.name == "logMeal" && items.count == 1
        && (items[0][.product] != nil
          || !name.isEmpty && Turkish.fold(items[0][.name]?.string ?? "") == name)
    }
  }
}
