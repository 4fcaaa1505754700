import Analysis
import Domain
import Foundation
import Turkish

/// Meals of which a part was left, one of two was eaten, or which are none of today's.
extension Scene {
  /// "elma ya da armut yedim": which of the two is asked.
  func eitherOr(_ range: Range<Int>) -> Proposal? {
    let spans = range.flatMap { clauses[$0].spans }
    let words = spans.map(sentence.folded)
    let place = words.indices.dropFirst().dropLast().first { place in
      ["veya", "yahut", "yada", "ya da"].contains(words[place])
        || words[place] == "ya" && words[place + 1] == "da"
    }
    guard let place, let before = spans[..<place].last(where: { $0.food != nil })?.food,
      let after = spans[place...].first(where: { $0.food != nil })?.food
    else { return nil }
    let names = [before.phrase, after.phrase]
    return Proposal(
      frame: "öğün", score: 0.86, speech: .ask(Question(kind: .whichEaten(names), calls: [])),
      clauses: range.count)
  }

  /// "yarısını bıraktım", "yarısı kaldı": what was eaten of it.
  func partLeft(_ clause: Clause) -> Double? {
    guard !clause.hasFood, !clause.isNegated, clause.isPastLike,
      ["bırak", "kal", "art", "dök", "at", "ver"].contains(where: { stem in
        clause.spans.contains { span in span.readings.contains { $0.phrase == stem } }
          || clause.spans.contains { sentence.folded($0).hasPrefix(Turkish.fold(stem) + "t") }
      }),
      let part = clause.numbers.last, part.value < 1, part.form.isPossessive || part.value == 0.5
    else { return nil }
    return 1 - part.value
  }

  /// "her sabah simit yiyorum", "geçen yıl baklava yedim", "daha önce kokoreç yemiştim".
  func notNow(_ clause: Clause) -> Noted? {
    guard clause.verbIs(.eat, .finish), let form = clause.form, !clause.isQuestion else {
      return nil
    }
    let words = clause.spans.map(sentence.folded)
    let isEach = zip(words, words.dropFirst()).contains {
      $0 == "her" && $1 != "biri" && $1 != "birini"
    }
    if isEach || words.contains("genelde"), form.mood == .progressive || form.mood == .aorist {
      return .habit
    }
    let isOld = clause.times.contains { time in
      time.dates(now: now, zone: zone).map { now.timeIntervalSince($0.lowerBound) > 32 * 86_400 }
        ?? false
    }
    let isEarlier =
      zip(words, words.dropFirst()).contains { $0 == "daha" && $1 == "once" }
      || words.contains("eskiden")
    return isOld || isEarlier && form.mood == .reported && form.hasPastCopula ? .longAgo : nil
  }

  /// What comes by the kilogram or is still on its way was bought or ordered, not eaten.
  func isBought(_ clause: Clause) -> Bool {
    let isBulk = clause.spans.contains { span in
      switch span.measure?.measure {
      case .kilogram, .liter, .gram: true
      default: false
      }
    }
    if clause.verbIs(.take), isBulk { return true }
    let coming: Set<String> = ["gelecek", "gelicek", "bekliyorum", "bekliyoruz", "yolda"]
    return clauses.contains { near in
      near.spans.last { !$0.isMark }.map { coming.contains(sentence.folded($0)) } ?? false
    }
  }
}
