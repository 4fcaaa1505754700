import Analysis
import Domain
import Turkish

/// Figures, moments and names of a message that are of something else than the record a change would set
/// right: `saat 3te randevum var`, `doktor 8 demişti`, `hedefim 75`, `bebek 3 kere uyandırdı`.
extension ToldChange {
  /// Whether what a change would take is plainly of something else.
  var isOfOtherMatter: Bool {
    guard changesRecord else { return false }
    if pointsElsewhere || isHad { return true }
    return !scene.has(.correction)
      && (isOthersWord || isAppointment || isTarget || isCounted || isNextPressure)
  }

  var changesRecord: Bool {
    candidate.calls.contains { ["updateEntry", "updateMeal"].contains($0.tool) }
  }

  func changes(_ keys: JSON.Key...) -> Bool {
    candidate.calls.contains { call in keys.contains { call.arguments[$0] != nil } }
  }

  /// "doktor 8 demişti": what somebody said ought to be was not done so.
  private var isOthersWord: Bool {
    clauses.contains { clause in
      clause.verbIs(.talk) && clause.isPast && [3, 6].contains(clause.form?.person ?? 0)
        && !clause.spans.contains(where: \.isOfWriter)
    }
  }

  /// "saat 3te randevum var", "saat 3te ölçerim": an hour of something that is to come, or is there.
  private var isAppointment: Bool {
    guard changes(.at, .eatenAt), message.foods.allSatisfy({ !$0.isKnown }) else { return false }
    return clauses.contains { clause in
      clause.has(.exist) && clause.spans.contains { $0.isUnknown || $0.isOfWriter }
        || [.aorist, .future, .optative].contains(clause.form?.mood) && !clause.verbIs(.be)
    }
  }

  /// "kilom 82", then "hedefim 75".
  private var isTarget: Bool {
    scene.has(.target) && candidate.calls.allSatisfy { $0.arguments[.target] == nil }
  }

  /// "gece 5 saat uyudum", then "bebek 3 kere uyandırdı": how often something else was.
  private var isCounted: Bool {
    candidate.claims.contains { place in
      message.spans[place].number != nil && message.spans.indices.contains(place + 1)
        && message.word(place + 1).fits("dose.times")
    } && clauses.contains { $0.verb != nil }
  }

  /// "tansiyonum 13/8", then "yarım saat sonra 12/7", "11/7 olmuş şimdi": the next reading.
  private var isNextPressure: Bool {
    guard changes(.value2), !scene.has(.not, .no),
      !clauses.contains(where: { $0.form?.hasPastCopula == true })
    else { return false }
    return message.times.contains { $0.time.instant != nil }
      || message.spans.contains { scene.sentence.folded($0).fits("told.afterwards") }
  }

  /// "ilki 104 olacaktı", "ötekini": a record is pointed at, and this need not be it.
  private var pointsElsewhere: Bool {
    candidate.calls.contains { $0.tool == "updateEntry" }
      && message.spans.indices.contains { message.word($0).fits("record.pointed") }
      && message.state.records.count > 1
  }

  /// "simit yedim", then "saat 3te 180di": the hour is of what was measured then.
  var leavesReading: Bool {
    message.quantities.contains { quantity in
      quantity.isBare && quantity.value >= Self.leastReading && message.canBeGlucose(quantity)
        && candidate.claims.isDisjoint(with: quantity.spans)
    }
  }

  /// No meter shows less, in mg/dL.
  static let leastReading = 20.0

  /// "çayı şekersiz içtim", "muzu tam koydum aslında": what is told to have been had is not taken away.
  private var isHad: Bool {
    guard changes(.remove) else { return false }
    let removed = candidate.calls.flatMap { $0.arguments[.remove]?.array ?? [] }
      .compactMap(\.string).map(Turkish.fold)
    return message.foods.contains { food in
      let clause = message.clause(of: food.head)
      return removed.contains(Turkish.fold(food.name)) && clause.isPast && !clause.isNegated
        && (clause.verbIs(.eat) || clause.spans.contains(where: isPutIn))
        && message.spans[food.head].food?.noun?.grammaticalCase == .accusative
    }
  }

  private func isPutIn(_ span: Span) -> Bool { scene.sentence.folded(span).fits("meal.putIn") }
}
