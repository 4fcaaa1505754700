import Analysis
import Domain
import Turkish

/// What of one's own records a question is about; glucose is no part of it.
enum RecordTopic: Equatable {
  /// What was eaten.
  case meals
  /// What the meals held: carbohydrates, calories.
  case nutrients
  /// Entries of one kind: doses, walks, weights.
  case entries(TalkRecord.Kind)
  /// All of it, summed up.
  case review
}

/// What a message says of one's own records: about what it is, and whether it asks for them.
struct RecordWords {
  let message: MessageAnalysis

  private var scene: Scene { message.scene }
  private var spans: [Span] { message.spans }
  private static let table = OwnRow.table

  func says(_ row: OwnRow) -> Bool { Self.table[row].stands(in: scene.words) }

  /// Whether nothing but more of what was told is asked for: `saat kaçta`, `kaç dilim`, `en son ne zaman`.
  var asksOnlyMore: Bool {
    let rows: [OwnRow] = [.recordMore, .recordLeast, .recordMost]
    let places = Set(rows.flatMap { Self.table[$0].places(in: scene.words) }.flatMap(Array.init))
    return !places.isEmpty
      && scene.words.indices.allSatisfy { place in
        places.contains(place) || scene.words[place].fits("record.goingOn")
          || scene.words[place].fits("record.wasDone")
      }
  }

  /// Whether the most or the least of it is asked for: `en az uyuduğum gece`.
  var extreme: GlucoseFocus? {
    if says(.recordLeast) { return .lowest }
    return says(.recordMost) ? .highest : nil
  }

  // MARK: About what

  private static let kinds: [(kind: TalkRecord.Kind, classes: [WordClass])] = [
    (.medication, [.medication, .doseunit]), (.sleep, [.sleep, .sleepnoun]),
    (.activity, [.activity, .walk, .steps]), (.weight, [.weight, .weigh]),
    (.water, [.water]), (.symptom, [.symptom, .ache]),
  ]

  /// The one thing that the words are about; nil for none, for several, and for what is no record.
  var topic: RecordTopic? {
    guard !isOfElse else { return nil }
    let kinds = self.kinds
    guard kinds.count < 2 else { return nil }
    if kinds.isEmpty, isReview { return .review }
    if kinds.isEmpty, scene.clauses.contains(where: { $0.verbIs(.comeout, .trend, .measure) }) {
      return nil
    }
    if let kind = kinds.first {
      // "ilacımı içtim": the verb is that of drinks, too.
      return kind == .water && !message.foods.allSatisfy(isWater) ? nil : .entries(kind)
    }
    if isOfNutrients { return .nutrients }
    // "toplam ne kadar içtim" after water.
    if scene.dialogue.lastWrite?.call.name == "logWater", message.foods.isEmpty,
      scene.clauses.contains(where: { $0.verbIs(.eat) })
    {
      return .entries(.water)
    }
    if asksOfPointedFood { return .meals }
    return scene.has(.eat) || scene.has(.meal) && ownsTopic && message.foods.isEmpty ? .meals : nil
  }

  private var kinds: [TalkRecord.Kind] {
    var found = Self.kinds.filter { _, classes in
      spans.contains { span in span.food == nil && classes.contains { span.has($0) } }
    }.map(\.kind)
    // "boşluk hissi": what aches is also what a complaint is called.
    if Asked.measurement(in: scene) != nil {
      found.removeAll { $0 == .symptom }
      found.append(.measurement)
    }
    if asksWeight, !found.contains(.weight) { found.append(.weight) }
    if found.isEmpty, scene.words.contains(where: { $0.fits("record.complaint") }) {
      found.append(.symptom)
    }
    if spans.contains(where: { $0.has(.water) && $0.food != nil }), scene.has(.eat) || asksAmount {
      found.append(.water)
    }
    if found.contains(.water), scene.has(.medication, .doseunit) {
      found.removeAll { $0 == .water }
    }
    return found
  }

  /// "kilom kaç", "kaç kiloyum", "kaç kilo vermişim", "Can kaç kilo": no amount of a food.
  private var asksWeight: Bool {
    !message.foods.contains(where: \.isKnown)
      && spans.indices.contains { place in
        guard let measure = spans[place].measure, measure.measure == .kilogram else { return false }
        return measure.form.possessor != 0 || measure.form.copula != .none
          || place > 0 && message.word(place - 1).fits("word.howMany")
          || place + 1 < spans.count && message.word(place + 1).fits("record.ownValue")
      }
  }

  /// "öğlenki pilav kaç gramdı", "dünkü ekmek kaç dilimdi": how much there was of a food by its time.
  private var asksOfPointedFood: Bool {
    message.foods.count(where: \.isKnown) == 1 && scene.isQuestion && asksAmount
      && message.times.contains { $0.time.isRelative && $0.time.direction != .future }
      && spans.contains { span in
        span.measure?.form.copula == .past || scene.sentence.folded(span).fits("record.wasMuch")
      }
  }

  private func isWater(_ food: FoodMention) -> Bool { spans[food.head].has(.water) }

  private var asksAmount: Bool {
    scene.words.contains { $0.fits("word.howMany") } || says(.recordHowMuch)
  }

  var isOfNutrients: Bool { scene.has(.carbs, .calories, .protein, .fat, .fiber) }

  /// "bu haftayı özetle", "haftalık tablo ver": all of it.
  private var isReview: Bool {
    (says(.recordReview) || scene.has(.whole)) && message.foods.isEmpty && !scene.has(.eat)
  }

  /// What no record of the diary tells: glucose, recipes, the list, papers, what is to come.
  private var isOfElse: Bool {
    scene.has(
      .recipe, .list, .shop, .target, .papers, .researchnoun, .websearch, .label, .photo, .archive,
      .recallnoun, .talk, .note, .remind, .allergy)
      || spans.contains { $0.has(.glucose, .sugarword) && !isFoodSugar($0) && !isOfAnalyte($0) }
      || scene.clauses.contains { clause in
        clause.isUnreal || clause.isHearsay && clause.form?.person == 3 && message.persons.isEmpty
          || isOfWish(clause)
      }
      || judges || scene.words.contains { $0.fits("asked.remedy") }
      || says(.recordElse) || says(.recallAsked) || asksWhy
  }

  /// "bu iyi mi"; not "en az uyuduğum gece", nor "iyi uyudum mu".
  private var judges: Bool {
    let words = scene.words
    guard !scene.clauses.contains(where: { $0.isPast && $0.form?.person == 1 }) else {
      return false
    }
    return words.indices.contains { place in
      words[place].fits("followUp.judging") && !(place > 0 && words[place - 1].fits("word.most"))
    }
  }

  /// "neden uyuyamıyorum", "nasıl yürüyorum"; not "uykum nasıl".
  private var asksWhy: Bool {
    scene.words.contains { $0.fits("followUp.why") }
      || scene.clauses.contains { $0.verb != nil }
        && scene.words.contains { $0.fits("record.howTo") }
  }

  /// "tansiyon değerlerim": values of what is named.
  private func isOfAnalyte(_ span: Span) -> Bool {
    scene.sentence.folded(span).fits("record.ownValue") && spans.contains { $0.analyte != nil }
  }

  private func isFoodSugar(_ span: Span) -> Bool { span.food != nil && scene.has(.eat) }

  /// "içmeliyim", "içeyim", "yapacağım", "içilir": what no record tells.
  private func isOfWish(_ clause: Clause) -> Bool {
    guard let form = clause.form else { return false }
    switch form.mood {
    case .past, .reported: return form.hasConditionalCopula
    // "günde kaç ünite kullanıyorum" is of what was taken.
    case .progressive:
      return clause.verbIs(.using) && !scene.has(.doseunit) || form.isNegative
    case .imperative: return !isShown(clause)
    case .aorist: return !(isShown(clause) && form.person != 1)
    default: return true
    }
  }

  /// "listele", "gösterir misin", "özetini çıkar".
  private func isShown(_ clause: Clause) -> Bool {
    clause.verbIs(.show, .read, .written) || clause.has(.show, .read) || scene.has(.whole)
      || says(.recordReview)
  }

  // MARK: Whether it asks

  /// Whether records are asked for that are one's own or of somebody who is named.
  var asks: Bool {
    // "vaktim yok yemek yapmaya"
    if !scene.isQuestion, scene.has(.absent, .not, .correction) { return false }
    if isReview {
      return scene.isQuestion || scene.clauses.allSatisfy { $0.verb == nil || isShown($0) }
    }
    guard spans.allSatisfy({ !$0.isUnknown || isOfName($0) }) || scene.isQuestion || ownsTopic
    else { return false }
    let verbs = scene.clauses.filter { $0.verb != nil }
    if verbs.isEmpty {
      return scene.isQuestion || isShort
        ? ownsTopic || !message.persons.isEmpty || namesPast || says(.newest) || asksLastEaten
          || scene.personMeant != nil
        : false
    }
    if verbs.allSatisfy({ isShown($0) && $0.isRequest }) { return true }
    guard scene.isQuestion else { return false }
    return verbs.contains { clause in
      guard let form = clause.form else { return false }
      if isShown(clause), clause.isRequest { return ownsTopic || namesPast }
      let isTold = clause.isPast || form.mood == .progressive
      guard isTold else { return false }
      return [1, 4].contains(form.person) || asksOfSelf || clause.isPast && isOfThird
        || form.mood == .progressive && ownsTopic
    }
  }

  /// "yemiş miydim", "almış mıyım": the person stands in the word that asks.
  private var asksOfSelf: Bool { scene.words.contains { $0.fits("record.askedOfSelf") } }

  /// "dünkü insülinlerim", "pazar günkü kilom": nothing but what is asked for.
  private var isShort: Bool {
    spans.filter { !$0.isMark }.count <= 6 && !spans.contains { $0.number != nil }
  }

  /// "günde kaç ünite novorapid kullanıyorum": no drug is told of.
  var asksForDoses: Bool {
    scene.isQuestion && scene.has(.doseunit) && scene.words.contains { $0.fits("word.howMany") }
  }

  /// "başım dönmüştü ya hani ne zamandı": nothing of now, though it is told first.
  var asksWhenItWas: Bool {
    says(.recordWhenWasIt) && scene.isQuestion && !spans.contains { $0.number != nil }
  }

  /// "o ne yedi", "ona kaç ünite yaptım": whoever was asked about before.
  var isOfThem: Bool {
    guard message.persons.isEmpty, !scene.has(.selfword) else { return false }
    return scene.words.contains { $0.fits("person.pronoun") }
      || scene.words.first.map { $0.fits("record.they") } == true
        && scene.clauses.contains { $0.form?.person == 3 }
  }

  /// "son balık yediğim gün".
  var asksLastEaten: Bool {
    scene.has(.eat) && scene.has(.lastword) && scene.clauses.allSatisfy { $0.verb == nil }
  }

  /// "kilom kaça düştü", "başım ne zaman döndü", "Can ne zaman spor yaptı".
  private var isOfThird: Bool {
    ownsTopic || !message.persons.isEmpty || scene.has(.selfword)
      || scene.dialogue.newest?.call.name.hasPrefix("get") == true
  }

  /// "kilom", "ilacımı", "tansiyonlarım".
  private var ownsTopic: Bool {
    spans.contains { span in
      span.readings.contains { [1, 4].contains($0.noun?.possessor ?? 0) }
        || [1, 4].contains(span.measure?.form.possessor ?? 0)
        || span.measure?.form.copula == .person
        || scene.sentence.tokens[span.tokens].last?.suffix.fits("analyte.mine") == true
    } || scene.words.contains { $0.fits("self.mine") || $0.fits("record.ownValue") }
  }

  private var namesPast: Bool { message.times.contains { $0.time.direction != .future } }

  private func isOfName(_ span: Span) -> Bool {
    message.persons.contains { person in
      person.places.contains { spans[$0].tokens == span.tokens }
    }
  }
}
