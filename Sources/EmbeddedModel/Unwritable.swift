import Analysis
import Domain
import Turkish

/// What is said where a message tells of something that cannot be written as it was said.
extension Scene {
  /// What has to be asked before anything is written.
  var openChoice: Speech? { eitherOr ?? reading ?? figure ?? doseDay }

  /// "elma ya da armut yedim": which of the two is asked.
  private var eitherOr: Speech? {
    let spans = sentence.spans
    let words = spans.map(sentence.folded)
    let either = WordSets.words("either")
    guard !isQuestion, clauses.contains(where: { $0.verbIs(.eat) && $0.isPast }),
      let place = words.indices.dropFirst().dropLast().first(where: { place in
        either.contains(words[place]) || either.contains(words[place] + words[place + 1])
      }), let before = spans[place - 1].food, before.noun?.grammaticalCase == .bare,
      let after = spans[place...].prefix(5).first(where: { $0.food != nil })?.food
    else { return nil }
    return .ask(Question(kind: .whichEaten([before.phrase, after.phrase]), calls: []))
  }

  /// "şekerim 140-150": a value is one number.
  private var reading: Speech? {
    let isRange = sentence.spans.contains { span in
      span.number.map { $0.kind == .range && $0.low >= 40 && $0.high <= 500 } ?? false
    }
    guard isRange || namesTwoDevices, !isQuestion, has(.glucose, .sugarword), !has(.target, .eat),
      !isOfHabit,
      clauses.count == 1
    else { return nil }
    return .ask(Question(kind: .whichReading, calls: []))
  }

  /// "lantus 10-12 yaptım", "nabzım 60-65": a dose or another measure is one number too.
  private var figure: Speech? {
    guard clauses.count == 1, let clause = clauses.first, !isQuestion, !isOfHabit, !has(.target),
      clause.verb == nil || clause.isPast, !clause.isNegated,
      clause.spans.contains(where: { $0.number?.kind == .range }),
      clause.spans.contains(where: { span in
        span.reading(.medication).map { WordSets.insulins.contains($0.phrase) } == true
          || span.analyte.map { $0.kind != "bloodPressure" } == true
      })
    else { return nil }
    return .ask(Question(kind: .whichFigure, calls: []))
  }

  /// "sabah 6 akşam 8 novorapid yaptım" at noon: the evening is yesterday's, or is still to come.
  private var doseDay: Speech? {
    guard clauses.count == 1, let clause = clauses.first, !isQuestion, !isOfHabit, has(.medication),
      clause.verbIs(.inject, .take), clause.isPast, !clause.isNegated,
      !clause.spans.contains(where: { $0.time?.namesDay == true })
    else { return nil }
    let moments = clause.spans.indices.dropLast()
      .filter { clause.spans[$0].time?.part != nil && clause.spans[$0 + 1].number != nil }
      .compactMap { place in clause.spans[place].time.flatMap { moment([$0]) } }
    guard moments.count > 1, moments != moments.sorted() else { return nil }
    return .ask(Question(kind: .whichDay, calls: []))
  }

  /// "parmaktan 134 sensörden 120": two values of one moment.
  private var namesTwoDevices: Bool {
    let spans = sentence.spans
    return spans.indices.dropLast().count { place in
      spans[place].has(.glucose) && (spans[place + 1].number?.value ?? 0) >= 40
        && NumberEndings.ablatives.contains { sentence.folded(spans[place]).hasSuffix($0) }
    } > 1
  }

  /// "lantus aldım": taken or bought, and how much of it.
  var namesInsulinAlone: Speech? {
    let said = contentSpans.filter { $0.time == nil }
    guard said.count == 2, let clause = clauses.first(where: { $0.verbIs(.take) }),
      clause.isPast, !clause.isNegated, [1, 4].contains(clause.form?.person ?? 0),
      let name = said.compactMap({ $0.reading(.medication)?.phrase })
        .first(where: WordSets.insulins.contains)
    else { return nil }
    return .ask(Question(kind: .howMuchInsulin(name), calls: []))
  }

  /// "yarım tablet aldım": how much was taken, and not of what.
  var unwrittenDose: Speech? {
    if let insulin = namesInsulinAlone { return insulin }
    if !isQuestion, isUsualDose || isUntakenDose { return .noted(.usualDose) }
    if !isQuestion, needsDose { return .noted(.neededDose) }
    if !isQuestion, tookUnclearly { return .noted(.unclearDose) }
    guard !isQuestion,
      clauses.contains(where: { clause in
        clause.verbIs(.inject) && clause.isPast && !clause.isNegated && clause.has(.doseunit)
          && !clause.hasFood && !clause.spans.contains(where: \.isUnknown)
      })
    else { return nil }
    return .ask(Question(kind: .whichDrug, calls: []))
  }

  /// "levemir 6 ünite gece yapıyorum": what is injected as a rule.
  var isUsualDose: Bool {
    !isOfToday
      && clauses.contains { clause in
        clause.verbIs(.inject) && !clause.isNegated && clause.has(.doseunit)
          && [.progressive, .aorist].contains(clause.form?.mood)
      }
  }

  /// "molada yaparım 8 apidra", "günde 5 iğne yapıyordum, levemir 2 novorapid 3".
  private var isUntakenDose: Bool {
    has(.medication) && clauses.contains { $0.verbIs(.inject) && $0.isOfRule }
      && Quantity.all(in: sentence).contains(where: \.isBare)
  }

  /// "4 ünite novorapid lazım", "lantus 20 gerekiyor": a dose, and no package to buy.
  private var needsDose: Bool {
    has(.medication, .doseunit) && clauses.contains { $0.has(.need) && !$0.isPast }
      && Quantity.all(in: sentence).contains { $0.doseUnit != nil || $0.isBare }
  }

  /// "45 metformin aldım": a drug that was taken, and a number that is neither how many nor how strong.
  private var tookUnclearly: Bool {
    clauses.contains { clause in
      clause.verbIs(.inject, .take) && clause.isPast && !clause.isNegated && clause.has(.medication)
    }
      && Quantity.all(in: sentence).contains(where: \.isBare)
  }

  /// Of a meal that was told and not written: what is missing, or why it is none of today's.
  var unwrittenMeal: Speech? {
    if has(.idiom) || givesUpMeal { return .noted(.wish) }
    guard !isQuestion, let clause = clauses.last(where: { $0.verbIs(.eat, .finish) }),
      let form = clause.form, !form.isNegative, !clause.isUnreal, !clause.isHearsay
    else { return nil }
    let isUsual = [.progressive, .aorist].contains(form.mood)
    let isOfDay = sentence.spans.contains { $0.time?.part != nil || $0.time?.clock != nil }
    if isUsual, isOfHabit || isOfDay && !isOfToday {
      return .noted(.habit)
    }
    guard clause.isPast, [1, 4].contains(form.person), !sentence.spans.contains(where: \.isUnknown)
    else { return nil }
    let kind: Question.Kind = has(.recipe) ? .whichRecipe : .unclearEat(sentence.text)
    return .ask(Question(kind: kind, calls: []))
  }

  /// "tatlı yiyecektim vazgeçtim".
  private var givesUpMeal: Bool {
    clauses.contains { $0.verbIs(.giveup) && $0.isPast && !$0.isNegated }
      && sentence.tokens.contains { $0.folded.fits("giveup.meant") }
  }

  /// "şimdi", "bugün": of this day, however it is told.
  var isOfToday: Bool { sentence.tokens.contains { $0.folded.fits("habit.today") } }

  /// "her sabah", "genelde": of no one day.
  var isOfHabit: Bool {
    let words = WordSets.words("usually").union(WordSets.words("each"))
    return sentence.tokens.contains { words.contains($0.folded) }
  }
}
