import Analysis
import Domain
import Turkish

/// A change of a record as the message tells it: supposed, asked about, somebody else's words, or what is
/// to be set right.
struct ToldChange {
  let message: MessageAnalysis
  let candidate: IntentCandidate
  /// The clauses that it explains.
  let clauses: [Clause]

  init?(_ candidate: IntentCandidate, in message: MessageAnalysis) {
    guard candidate.changes else { return nil }
    self.message = message
    self.candidate = candidate
    let scene = message.scene
    let places = candidate.claims.filter { !message.spans[$0].isMark }
    clauses = Set(places.map { message.clauseOf[$0] }).sorted().map { scene.clauses[$0] }
  }

  /// Whether nothing that is stored is to be changed, whatever else speaks for it.
  var isRuledOut: Bool {
    guard !candidate.isByOldValue else { return false }
    return isSupposed || isAsked || isDishWanted || isOfOther || isSaidByOther || isForbidden
      || isForgotten || removesUnasked || bringsAbsent || isPraise || isOfOtherMeal
      || isPartOfOther || isOfOtherMatter || isOfNextRecord || isBesideMeal || addsDenied
      || isDoneByOther
  }

  var scene: Scene { message.scene }
  private var isCorrection: Bool { scene.has(.correction, .not, .no) }

  /// "2 simit yesem ne olur", "keşke baklava yeseydim"; "düzeltsen" asks for it, and "3 desem daha doğru" says it.
  private var isSupposed: Bool {
    clauses.contains { clause in
      clause.isUnreal && !clause.verbIs(.put, .remove, .undo, .correction, .talk)
        && ![2, 5].contains(clause.form?.person ?? 0)
    } && clauses.allSatisfy { $0.isUnreal || $0.isQuestion && !$0.isRequest }
  }

  /// "ekmek tüketilmemiştir": what was not eaten comes to no meal.
  private var addsDenied: Bool {
    candidate.calls.contains { $0.tool == "updateMeal" && $0.arguments[.items] != nil }
      && !isCorrection
      && candidate.claims.contains { place in
        let clause = message.clause(of: place)
        return message.spans[place].food != nil && clause.isNegated && clause.isPast
          && clause.verbIs(.eat, .passive)
      }
  }

  /// "akşam ne yesem", "kaç dilimdi": a question changes nothing; "siler misin" is none.
  private var isAsked: Bool {
    if scene.has(.cookquestion) || scene.clauses.contains(where: message.isRiseAsked) {
      return true
    }
    return !clauses.isEmpty
      && clauses.allSatisfy { clause in
        clause.isQuestion
          && (clause.verbIs(.passive) || clause.asksWhetherItWould
            || !clause.isRequest
              && !clause.verbIs(.put, .remove, .undo, .correction, .giveup))
      }
  }

  /// "tavuk ve kabakla bir tarif ver": what is wanted was not eaten; "yumurtayı iki yap" mends a meal.
  private var isDishWanted: Bool {
    candidate.calls.contains { $0.tool == "updateMeal" }
      && clauses.contains { $0.ordersDish && $0.has(.recipe) }
  }

  /// "kızıma sütlaç verdim", "oğlum 2 dilim ekmek yedi", "babamınki 180": a record of its own, of
  /// somebody else; "yarısını oğlum yedi" tells what was not eaten.
  private var isOfOther: Bool {
    guard !isCorrection, !scene.has(.deictic, .remove, .undo), !message.othersNamed.isEmpty else {
      return false
    }
    if candidate.calls.contains(where: { $0.arguments[.person] != nil }) {
      return message.quantities.contains { $0.number?.isArticle == false }
    }
    guard candidate.calls.contains(where: { $0.tool == "updateMeal" }),
      message.foods.contains(where: \.isKnown),
      !message.quantities.contains(where: { $0.value < 1 })
    else { return false }
    return clauses.contains { clause in
      guard let form = clause.form, form.mood == .past, !form.isNegative else { return false }
      let isGiven = clause.verbIs(.inject, .eat) && message.othersNamed.contains(where: \.isDative)
      let eats =
        clause.verbIs(.eat) && form.person == 3 && message.othersNamed.contains(where: \.isBare)
      return isGiven || eats
    }
  }

  /// "doktor 20 yap dedi": an order that somebody gave was not carried out yet.
  private var isSaidByOther: Bool {
    message.spans.indices.dropFirst().contains { place in
      let said = message.spans[place].readings.contains { reading in
        guard let form = reading.verb, reading.sense == .word(.talk) else { return false }
        return form.person == 3 && form.mood == .past
      }
      return said
        && message.spans[place - 1].readings.contains { reading in
          reading.verb.map { $0.mood == .imperative && $0.person == 2 } ?? false
        }
    }
  }

  /// "öğlen 1 tabak makarna", then "akşam 1 porsiyon mantı": a meal of its own comes to no other.
  private var isOfOtherMeal: Bool {
    let brings = candidate.calls.contains { call in
      call.tool == "updateMeal" && call.arguments[.items] != nil
    }
    guard brings, !isCorrection, !scene.has(.instead, .deictic),
      let told = message.state.records.first(where: { $0.kind == .meal })?.meal,
      let named = scene.mealType(message.times.map(\.time))
        ?? scene.clauses.lazy.compactMap(scene.namedMeal).first
    else { return false }
    return named.rawValue != told.type
      && candidate.calls.allSatisfy { $0.arguments[.meal]?.number ?? told.id == told.id }
  }

  /// "2 bardak su içtim", then "yarısı": a part alone is of what was written last, and of no meal before it.
  private var isPartOfOther: Bool {
    guard candidate.calls.contains(where: { $0.tool == "updateMeal" }),
      let last = scene.dialogue.lastWrite?.call.name, ToolVerb(of: last) == .log, last != "logMeal",
      let part = message.quantities.first, part.isPart
    else { return false }
    return message.spans.indices.allSatisfy { place in
      part.spans.contains(place) || message.spans[place].isMark
        || message.spans[place].has(.be, .filler)
    }
  }

  /// "pilav çok güzeldi": what is said of a food brings it to no meal.
  private var isPraise: Bool {
    let brings = candidate.calls.contains { call in
      call.arguments[.replace] != nil || call.tool == "updateMeal" && call.arguments[.items] != nil
    }
    guard brings, !isCorrection, !scene.has(.instead, .more), clauses.count == 1,
      clauses[0].verb == nil, let place = message.spans.lastIndex(where: { !$0.isMark }),
      message.spans[place].isUnknown,
      let ending = NumberEndings.pasts.filter(message.word(place).hasSuffix).map(\.count).max()
    else { return false }
    // "kıymalıydı" names a kind of the dish.
    let kind = message.word(place).dropLast(ending)
    return !candidate.calls.contains { call in
      (call.arguments[.replace]?.array ?? []).contains { pair in
        pair["to"]?.string.map { Turkish.fold($0).contains(kind) } ?? false
      }
    }
  }

  /// "pilav da az yağlıydı": nothing says that a food was not eaten, or is to go.
  private var removesUnasked: Bool {
    candidate.calls.contains { $0.tool == "updateMeal" && $0.arguments[.remove] != nil }
      && (isOnlyTold || isUndenied)
  }

  /// "turşuyu yarıda bıraktım", "kompostoyu şekersiz yapıyorum": a part that was left, and how something
  /// is made.
  private var isOnlyTold: Bool {
    message.spans.indices.contains { message.word($0).fits("eaten.half") }
      || message.quantities.contains { $0.isPart && message.isLeftBehind(at: $0.spans.lowerBound) }
      || clauses.contains { clause in
        guard let form = clause.form, !form.isNegative else { return false }
        return form.mood == .progressive && clause.verbIs(.cook)
      }
  }

  private var isUndenied: Bool {
    !scene.has(
      .remove, .giveup, .undo, .no, .not, .correction, .instead, .absent, .skip, .refuse)
      && !scene.clauses.contains(where: \.isNegated)
      && !scene.sentence.tokens.contains {
        tellsWithout($0.folded) || $0.folded.fits("uneaten.denying")
      }
  }

  /// "sadece ekmek", "ekmeksizdi": without a food that the change removes; "çay şekersizdi" is of no sugar.
  private func tellsWithout(_ word: String) -> Bool {
    guard word.fits("change.lacking") else { return word.fits("change.without") }
    let removed = candidate.calls.flatMap { $0.arguments[.remove]?.array ?? [] }
    return removed.compactMap(\.string).contains { name in
      Turkish.fold(name).split(separator: " ").last.map { word.hasPrefix($0) } ?? false
    }
  }

  /// "yanında salata yoktu", "salata değil", "pilav da vardı ama yemedim": what was not there or not eaten comes to no meal.
  private var bringsAbsent: Bool {
    guard candidate.calls.contains(where: { $0.tool == "updateMeal" }) else { return false }
    let brought = message.foods.filter { food in
      let name = Turkish.fold(food.name)
      return food.isKnown && candidate.claims.contains(food.head)
        && scene.dialogue.meal?.items.contains { Turkish.fold($0.name).contains(name) } != true
    }
    guard brought.count == 1, let food = brought.first else { return false }
    let next = (food.spans.max() ?? food.head) + 1
    let isAbsent =
      next < message.spans.count
      && (message.spans[next].has(.absent)
        || message.spans[next].has(.not) && message.spans[(next + 1)...].allSatisfy(\.isMark))
    let number = message.clauseOf[food.head]
    let isLeft =
      number + 1 < scene.clauses.count && scene.clauses[number].verb == nil
      && scene.clauses[number + 1].verbIs(.eat) && scene.clauses[number + 1].isNegated
      && !scene.clauses[number + 1].hasFood
    return isAbsent || isLeft
  }

  var takesAway: Bool {
    candidate.calls.contains { $0.tool == "undo" || ToolVerb(of: $0.tool) == .delete }
  }

  /// "geri alma", "silme"; "bozmadım" of a fast.
  private var isForbidden: Bool {
    takesAway
      && clauses.contains { clause in
        clause.verbIs(.undo, .remove)
          && clause.form.map { form in
            form.isNegative
              && (form.mood == .imperative || form.mood == .past && [1, 4].contains(form.person))
          } == true
      }
  }

  /// "akşam dozunu unuttum", "yine yaptım unutup": what was forgotten is no record to remove; "unut gitsin" is.
  private var isForgotten: Bool {
    takesAway
      && message.spans.contains { span in
        scene.sentence.folded(span).fits("stem.forget")
          && span.readings.contains { $0.verb.map { $0.mood != .imperative } ?? false }
      }
  }
}

extension Clause {
  /// "deniz suyu pompayı bozar mı": what something does is asked, and nothing is ordered.
  fileprivate var asksWhetherItWould: Bool {
    isQuestion && form?.mood == .aorist && form?.person == 3 && !asksHearer
  }
}

extension Clause {
  /// "siler misin"; not "siler mi".
  var asksHearer: Bool {
    spans.contains { span in
      span.readings.contains { reading in
        reading.sense == .word(.ask) && Turkish.fold(reading.phrase).fits("ask.hearer")
      }
    }
  }
}
