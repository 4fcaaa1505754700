import Analysis
import Domain
import Turkish

/// A new record as the clause around its anchor tells it: planned, priced, ordered, or what happened.
struct ToldRecord {
  let message: MessageAnalysis
  let candidate: IntentCandidate
  let anchor: Int
  let clause: Clause

  init?(_ candidate: IntentCandidate, in message: MessageAnalysis) {
    guard let anchor = candidate.anchor, message.spans.indices.contains(anchor) else { return nil }
    self.message = message
    self.candidate = candidate
    self.anchor = anchor
    clause = message.clause(of: anchor)
  }

  /// Whether it is no record, whatever else speaks for it.
  var isRuledOut: Bool {
    isOfSomebodyElse || isDifference || isPumpRate || isTarget || isPlaceOfStool || isPlanned
      || isAbsent || isPriced || isOnlyCooked || isOrdered || isThoughtOf || isUnreal
      || isAct && message.scene.isMeantToDo(clause)
      || isAskedOrDenied || isBound || isHabit || isSetRight || isForgotten || isDreamt
      || isOfOldDays || isUntouched || isWished || isAskedAdvice || isForList || isBegun
      || isBought || isOfTasks || isFromExcitement || isDoneByOther || isAdvised || isOfRecipe
      || isQuoted || isOfNoEvent || isStillToCome || isOfSubjectBehind || isOfEveryDay
      || isSetOutFor || isWrittenBefore || isMoodOfSomebody || isOfNamedBefore || isUndonePassive
  }

  var anchorSpan: Span { message.spans[anchor] }
  var isAct: Bool { MessageAnalysis.acts.contains(candidate.intent) }

  private var isOfSomebodyElse: Bool {
    message.isOfNamed(candidate) || message.isDoneToOther(candidate)
      || message.isOfAnimal(candidate) || message.isOwnAfterAll(candidate)
      || message.isOfNamedAlone(candidate)
  }

  /// "şekerim 30 arttı", "20 artar mı": by how much it changed is no reading.
  private var isDifference: Bool {
    let spans = message.spans
    guard candidate.intent == "logGlucose",
      let number = candidate.claims.first(where: { spans[$0].number != nil })
    else { return false }
    let next =
      number + 1 < spans.count && spans[number + 1].has(.mgdl, .mmol) ? number + 2 : number + 1
    guard spans[number].number?.suffix.isEmpty == true, next < spans.count else { return false }
    // "ortalamam 20 mg/dL daha yüksek"; "ölçtüm 45 mg/dL daha düşük" is a low.
    let isFurther =
      message.scene.words.contains { $0.fits("added.compared") } && next + 1 < spans.count
      && message.word(next).fits("added.more")
      && message.word(next + 1).fits("otherMeasures.offset")
      && (next > number + 1 || number == 0 || !spans[number - 1].isOfGlucose)
    return message.word(next).fits("otherMeasures.isDifference") || isFurther
  }

  /// "insülin pompam bazal 0.8", "set değişti 3 ünite prime": what the pump gives by itself is no dose.
  private var isPumpRate: Bool {
    if candidate.intent == "logMedication",
      clause.spans.contains(where: {
        message.scene.sentence.folded($0).fits("pump.prime")
      })
    {
      return true
    }
    return candidate.intent == "logMedication"
      && message.scene.clauses.allSatisfy { $0.verb == nil }
      && message.spans.indices.contains { message.word($0).fits("stem.pump") }
  }

  /// "yarın akşam: makarna", "gelecek pazartesi simit yedim": what has not come yet.
  private var isPlanned: Bool {
    // "yarın sınav var, stresliyim": what is to come is why, and the mood is of now.
    (candidate.intent != "logMood" || clause.verb != nil)
      && message.times(for: anchor).contains { $0.direction == .future && $0.namesDay }
  }

  /// "ağrı yok", "dizlerim sızlamadı", "gaz yapan yiyecekler": a symptom that is not there; "karıncalanma" is one by its name.
  private var isAbsent: Bool {
    let causes = [anchor, anchor + 1].contains { place in
      message.spans.indices.contains(place)
        && message.scene.sentence.folded(message.spans[place]).split(separator: " ").last?
          .fits("symptom.causing") == true
    }
    if candidate.intent == "logSymptom", causes { return true }
    if anchorSpan.has(.symptom), clause.verb == nil, clause.has(.absent) { return true }
    return candidate.intent == "logSymptom" && anchorSpan.has(.ache) && !anchorSpan.has(.symptom)
      && anchorSpan.finiteVerb?.verb.map { $0.isNegative && !$0.isAbility } == true
  }

  /// "ıspanakla bir şey pişir akşama", "bana moral verecek bir şey söyle": something is to be thought of or
  /// told, nothing was done.
  private var isOrdered: Bool {
    candidate.intent == "logMeal" && clause.ordersDish
      || isAssertion && clause.verbIs(.show) && clause.isRequest
  }

  /// "şekerim 145 değil", "şekerim 55 miydi", "2 dilim ekmek yedim mi", "kaç bardak su içmişim".
  private var isAskedOrDenied: Bool {
    if isAct, clause.isQuestion, clause.isPast { return true }
    // "baş ağrısı şekerden olur mu"
    if candidate.intent == "logSymptom", clause.isQuestion, clause.form?.mood == .aorist,
      clause.form?.person == 3
    {
      return true
    }
    guard !isAct || candidate.isMeasurement else { return false }
    return candidate.claims.contains { place in
      guard message.spans[place].number != nil else { return false }
      let next = message.spans.dropFirst(place + 1).first { !$0.has(.mgdl) }
      let afterwards = message.spans.dropFirst(place + 1).drop { $0.has(.mgdl) }.dropFirst()
      return next.map { span in
        span.has(.ask)
          || span.has(.not)
            && afterwards.allSatisfy { $0.number == nil && !$0.has(.ask) }
      } ?? false
    }
  }

  /// "Diamicron'u almayı unutmuşum": what was forgotten was not taken; "unuttum, şimdi aldım" is told.
  private var isForgotten: Bool {
    let isTaken = message.scene.clauses.contains {
      $0.isPast && !$0.isNegated && $0.verbIs(.inject)
    }
    guard !isTaken, candidate.intent == "logMedication", clause.isPast,
      clause.form?.isNegative != true,
      let verb = clause.verbPlace
    else { return false }
    return message.scene.sentence.folded(clause.spans[verb]).fits("stem.forget")
  }

  /// "rüyamda şekerim 40 çıktı", and not what is told after waking up.
  private var isDreamt: Bool {
    let tokens = message.scene.sentence.tokens
    guard candidate.intent != "logSleep",
      let dream = tokens.firstIndex(where: { $0.folded.fits("told.dream") })
    else { return false }
    let start = message.spans[anchor].tokens.lowerBound
    return !tokens.indices.contains { place in
      place > dream && place < start && tokens[place].folded.fits("told.awake")
    }
  }

  /// "küçükken bana pekmez yedirirdi": what used to be, and nothing besides.
  private var isOfOldDays: Bool {
    let forms = message.scene.clauses.compactMap(\.form)
    return !forms.isEmpty && forms.allSatisfy { $0.mood == .aorist && $0.hasPastCopula }
      && (clause.form != nil || message.clauseOf[anchor] > 0)
  }

  /// "huzursuz bağırsakta ne yememeliyim": who asks what ought to be done tells of no mood.
  private var isAskedAdvice: Bool {
    candidate.intent == "logMood" && clause.isQuestion && clause.form?.mood == .necessity
  }

  /// "1 bardak süt lütfen listeye": what is to be bought.
  private var isForList: Bool {
    candidate.intent == "logMeal" && !clause.verbIs(.eat)
      && clause.spans.contains { $0.reading(.list)?.noun?.grammaticalCase == .dative }
  }

  /// "4 dilim duruyor dolapta": what lies there was not eaten.
  private var isUntouched: Bool {
    guard candidate.intent == "logMeal", let verb = clause.verbPlace else { return false }
    return message.scene.sentence.folded(clause.spans[verb]).fits("told.lies")
  }

  /// "şekerim bi 120'ye insin": what is hoped for.
  private var isWished: Bool {
    candidate.intent == "logGlucose" && clause.verbIs(.trend) && clause.form?.mood == .imperative
  }

  /// "140'ın altına indi": a bound is no value.
  private var isBound: Bool {
    candidate.intent == "logGlucose"
      && candidate.claims.contains { place in
        message.spans[place].number?.suffix.isEmpty == false
          && message.spans.indices.contains(place + 1)
          && message.word(place + 1).fits("value.bounds")
      }
  }

  /// "her gün yarım saat yürüyorum": what is done in general.
  private var isHabit: Bool {
    guard isAct, let form = clause.form, [.progressive, .aorist].contains(form.mood) else {
      return false
    }
    let words = message.scene.sentence.tokens.map(\.folded)
    return zip(words, words.dropFirst()).contains { "\($0) \($1)".fits("habit.every") }
      || words.contains { $0.fits("habit.every") } || form.mood == .progressive && isDoseOfOtherHour
  }

  /// "levemir 6 ünite gece yapıyorum", said at noon: the present of another hour is what is usually done.
  private var isDoseOfOtherHour: Bool {
    candidate.intent == "logMedication" && !message.scene.isOfToday
      && message.isOfOtherHour(candidate)
  }

  /// "kilom 81 olacaktı", "lantus 20 üniteydi" after a record of the same: it was told wrongly before.
  private var isSetRight: Bool {
    let wasToBe =
      clause.verbIs(.be) && clause.form?.mood == .future && clause.form?.hasPastCopula == true
    let isDose = candidate.intent == "logMedication" && message.times.isEmpty && clause.verb == nil
    guard wasToBe || isDose && endsInCopula else { return false }
    let call = candidate.calls.first
    return DialogueState(message.scene.dialogue).records.contains { record in
      record.age <= Self.lately && record.tool == candidate.intent
        && (wasToBe
          || record.said[.name].flatMap(\.string).map(Turkish.fold)
            == call?.arguments[.name]?.string.map(Turkish.fold))
    }
  }

  /// How many messages back what is set right may be.
  private static let lately = 3

  private var endsInCopula: Bool {
    clause.spans.last { !$0.isMark }.map {
      message.scene.sentence.folded($0).fits("value.wasDose")
    } ?? false
  }

  /// "pazartesi yürüyüşe başlıyorum, günde 30 dk": what somebody takes up was not done yet.
  private var isBegun: Bool {
    guard candidate.intent == "logActivity", let form = clause.form, let verb = clause.verbPlace,
      [.progressive, .future, .aorist, .optative].contains(form.mood)
    else { return false }
    return message.scene.sentence.folded(clause.spans[verb]).fits("stem.begin")
  }

  /// "pazardan 2 nar aldım", "metformini eczaneden aldım": bought, not eaten or taken.
  private var isBought: Bool {
    guard clause.verbIs(.take), !message.scene.has(.eat) else { return false }
    switch candidate.intent {
    case "logMeal": return isFrom("shop.groceries", clause.spans)
    case "logMedication": return isFrom("shop.drugs", message.spans)
    default: return false
    }
  }

  private func isFrom(_ shops: String, _ spans: [Span]) -> Bool {
    spans.lazy.compactMap { $0.reading(.shop) }.contains { shop in
      shop.noun?.grammaticalCase == .ablative && Turkish.fold(shop.phrase).fits(shops)
    }
  }

  /// "97 sınav kâğıdı okudum": so many of a thing, and no reading.
  private var isOfTasks: Bool {
    guard candidate.intent == "logGlucose", !message.scene.has(.glucose, .sugarword, .mgdl, .mmol),
      let number = candidate.claims.filter({ message.spans[$0].number != nil }).max(),
      number + 1 < message.spans.count, message.spans[number].number?.suffix.isEmpty == true
    else { return false }
    let next = message.spans[number + 1]
    return next.has(.outofscope) && next.time == nil && next.finiteVerb == nil
  }

  /// "heyecandan elim titredi": what an emotion does is no symptom.
  private var isFromExcitement: Bool {
    candidate.intent == "logSymptom"
      && clause.spans.contains { message.scene.sentence.folded($0).fits("symptom.excited") }
  }

  /// "yoğurt eklesek akşama": thought of, not done.
  private var isThoughtOf: Bool { clause.verbIs(.put) && clause.form?.mood == .conditional }

  /// "yesem", "yiyeceğim", "yerim": an act that is no past one.
  private var isUnreal: Bool {
    guard isAssertion, let form = clause.form else { return false }
    let acts =
      clause.verbIs(.eat, .inject, .walk, .sleep)
      || candidate.intent == "logActivity" && clause.verb != nil
    if form.mood == .conditional || form.hasConditionalCopula {
      return acts || clause.verbIs(.measure, .comeout, .trend, .weigh, .be)
    }
    // "kilom 80 olmalı"
    if form.mood == .necessity, clause.verbIs(.be) { return true }
    guard acts, isAct else { return false }
    return [.future, .optative, .necessity, .aorist].contains(form.mood)
  }

  /// "kızım yedi", "makarna yedi Elif, 52 karbonhidrat saydım": an act of somebody else, in whichever clause
  /// of the record it is told.
  private var isDoneByOther: Bool {
    guard candidate.calls.contains(where: { MessageAnalysis.acts.contains($0.tool) }) else {
      return false
    }
    return Set(candidate.claims.union([anchor]).map { message.clauseOf[$0] }).contains { number in
      let clause = message.scene.clauses[number]
      guard let form = clause.form, [.past, .reported].contains(form.mood) else { return false }
      return message.isOfOther(clause, form, candidate)
    }
  }

  /// Whether the clause says something, in place of asking balli to keep it ("yaz", "yazar mısın").
  private var isAssertion: Bool {
    guard let form = clause.form, !clause.verbIs(.put, .remind) else { return false }
    return !(form.mood == .aorist && clause.isQuestion && [2, 5].contains(form.person))
  }
}

extension Clause {
  /// "ıspanakla bir şey pişir akşama": a dish is to be thought of, none was eaten.
  var ordersDish: Bool {
    !verbIs(.eat)
      && spans.contains { span in
        span.has(.recipeask) && span.food == nil
          && span.readings.contains { reading in
            reading.verb.map { $0.mood == .imperative && $0.person == 2 && !$0.isNegative } ?? false
          }
      }
  }
}
