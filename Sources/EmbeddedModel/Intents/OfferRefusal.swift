import Analysis
import Domain
import Turkish

/// A no to what was offered after a recipe, or an order not to do it, after which nothing is done.
///
///     "hayır", "listeye ekleme", "şimdilik kaydetme"
struct OfferRefusal {
  let scene: Scene
  private let known = KitchenWords.shipped

  /// Tools after which something is offered with a question.
  private static let offering: Set = [
    "generateRecipe", "saveRecipe", "updateRecipe", "searchArchive", "updatePantry",
  ]

  /// Whether the message declines, and wants nothing else.
  var isMeant: Bool {
    let words = scene.sentence.tokens.filter { $0.kind == .word }.map(\.folded)
    guard !scene.isQuestion, !known.has(.another, in: words),
      isOfOffer || scene.dialogue.recipe != nil && forbids
    else {
      return false
    }
    let spans = scene.sentence.spans.filter { !$0.isMark }
    return spans.contains(where: isNo) && spans.allSatisfy { isNo($0) || isBeside($0) }
  }

  /// Whether balli has just asked if something is to be done.
  private var isOfOffer: Bool {
    scene.dialogue.lastAnswer?.hasSuffix("?") == true
      && scene.dialogue.newest.map { Self.offering.contains($0.call.name) } ?? false
  }

  private var forbids: Bool { scene.sentence.spans.contains(where: isForbidding) }

  private func isNo(_ span: Span) -> Bool {
    isForbidding(span) || span.has(.no)
      || known.has(.refuse, in: scene.sentence.folded(span).split(separator: " ").map(String.init))
  }

  /// "ekleme", "kaydetmeyin", "yapmayalım": an order not to do it.
  private func isForbidding(_ span: Span) -> Bool {
    span.readings.contains { reading in
      guard let form = reading.verb, form.isNegative,
        [.imperative, .optative, .conditional].contains(form.mood),
        case .word(let kind) = reading.sense
      else { return false }
      return [.put, .cook, .give, .remove].contains(kind)
    }
  }

  /// What may stand around it: the list, the recipe, "şimdilik", "teşekkürler".
  private func isBeside(_ span: Span) -> Bool {
    let word = scene.sentence.folded(span)
    return span.has(.filler, .thanks, .deictic, .list, .shop, .correction, .not, .recipe, .archive)
      || span.has(.put) && span.readings.allSatisfy { $0.verb?.isFinite != true }
      || span.time != nil || known.has(.ofit, in: [word]) || word.fits("recipe.declined")
  }
}

extension Clause {
  /// "kaydetmene gerek yok", "kaydetmemeni istiyorum": what it names is not wanted.
  var isDeclined: Bool {
    spans.contains { span in
      if span.has(.put) {
        span.readings.contains { reading in
          if case .word(.put) = reading.sense { reading.verb?.isNegative == true } else { false }
        }
      } else {
        span.has(.no)
      }
    }
  }
}
