import Analysis
import Domain
import Turkish

/// What somebody was about to do and gave up: no record goes by it, and none comes.
///
///     2 yumurta yedim | tatlı yiyecektim vazgeçtim    the eggs stay
///     2 yumurta yedim | kola içecekken vazgeçtim      no cola
///     2 yumurta yedim | vazgeçtim                     the eggs go
///     kola içtim | kola içecekken vazgeçtim           of the cola that was told
extension MessageAnalysis {
  /// The words of such a deed, to the verb that gives it up; nil where a record is what was given up.
  var givenUp: Range<Int>? {
    guard let end = spans.indices.first(where: isGivingUp), end > 0 else { return nil }
    let deed = spans[..<end].lastIndex { span in
      let word = scene.sentence.folded(span)
      return word.fits("giveup.meant") || span.food?.noun?.grammaticalCase == .ablative
    }
    guard let deed, !spans[deed].has(.put, .remove, .undo, .correction),
      spans[(deed + 1)..<end].allSatisfy({ span in
        span.isMark || span.time != nil || span.number != nil || span.finiteVerb == nil
      })
    else { return nil }
    let start = spans[..<deed].lastIndex { span in
      span.isMark || span.finiteVerb?.verb?.mood == .past
    }
    let first = start.map { $0 + 1 } ?? 0
    // "yiyecektim vazgeçtim": what was told is given up.
    guard
      spans[deed].food?.noun?.grammaticalCase == .ablative
        || spans[first..<deed].contains(where: { !$0.isMark && !$0.has(.filler) && $0.time == nil })
    else { return nil }
    return first..<end + 1
  }

  private func isGivingUp(_ place: Int) -> Bool {
    spans[place].readings.contains { reading in
      reading.sense == .word(.giveup)
        && reading.verb.map { [.past, .reported].contains($0.mood) && !$0.isNegative } == true
    }
  }

  /// Whether a food was to be had, and was not.
  func isGivenUp(_ food: FoodMention) -> Bool { givenUp?.contains(food.head) ?? false }
}

extension ToldChange {
  /// Whether what was given up is something else than a record holds.
  func givesUpElse(than record: TalkRecord?) -> Bool {
    guard let givenUp = message.givenUp, !scene.has(.remove, .undo) else { return false }
    let items = record?.meal?.items ?? []
    return !message.foods.contains { food in
      givenUp.contains(food.head) && items.contains { FoodRole.shares($0.name, food.name) }
    }
  }

  /// Whether a food that was to be had would come to a meal.
  var addsGivenUp: Bool {
    let added = candidate.calls.filter { $0.tool == "updateMeal" }
      .flatMap { $0.arguments[.items]?.array ?? [] }.compactMap { $0[.name]?.string }
    return message.foods.contains { food in
      message.isGivenUp(food) && added.contains { FoodRole.shares($0, food.name) }
    }
  }
}
