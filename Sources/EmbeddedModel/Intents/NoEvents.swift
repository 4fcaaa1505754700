import Analysis
import Domain
import Turkish

/// Words that look like a record and tell of nothing that happened to the writer: reference values, tests of
/// a device, what was nearly done, what was not done after all, and what somebody else wrote.
extension ToldRecord {
  var isOfNoEvent: Bool {
    isReferenceValue || isWeighedUp || isOfDevice || isNearly || isUndone || isHandedOut
      || isInQuotes || isSaidSo || isOfThing || isAlmost || isThought || isOver || isDeniedKind
      || isTheirs || isDeniedToo || isSeveralHours
  }

  private var words: [String] { message.scene.sentence.tokens.map(\.folded) }
  private var figures: [Int] {
    candidate.claims.filter { message.spans[$0].number != nil }.sorted()
  }

  /// "açlık şekeri 100 altı normal", "HbA1c 6,5 üstü diyabet": a bound of what is normal.
  private var isReferenceValue: Bool {
    candidate.isMeasured
      && figures.contains { place in
        let behind = message.spans[(place + 1)...].indices.drop { message.spans[$0].has(.mgdl) }
        guard let next = behind.first, message.word(next).fits("value.limits") else { return false }
        // "şekerim 140 altı ünite yaptım": six units.
        return !behind.dropFirst().prefix(1).contains { isUnit($0) }
      }
  }

  private func isUnit(_ place: Int) -> Bool {
    message.spans[place].has(.doseunit) || message.spans[place].measure != nil
  }

  /// "tansiyon 14/9 yüksek mi sayılır", "… desem kaç eder": what would be said of a figure.
  private var isWeighedUp: Bool {
    if candidate.isMeasured, clause.isQuestion {
      return clause.spans.contains { message.scene.sentence.folded($0).fits("asked.counted") }
    }
    return candidate.intent == "logMeal"
      && clause.verbIs(.talk) && clause.form?.mood == .conditional
  }

  /// "kontrol solüsyonu 118 gösterdi": a test of the meter, whose clause tells nothing else.
  private var isOfDevice: Bool {
    candidate.intent == "logGlucose"
      && clause.spans.contains { message.scene.sentence.folded($0).fits("device.test") }
  }

  /// "az kalsın bir dilim baklavayı götürüyordum": it nearly happened.
  private var isNearly: Bool {
    guard let form = clause.form, form.hasPastCopula,
      [.progressive, .future].contains(form.mood)
    else { return false }
    return zip(words, words.dropFirst()).contains { "\($0) \($1)".fits("told.nearly") }
  }

  /// "neredeyse 2 dilim kek yiyordum", "1 muz yemek üzereydim yemedim".
  private var isAlmost: Bool {
    isAct && words.contains { $0.fits("told.almost") }
      && !message.scene.clauses.contains { clause in
        clause.verbIs(.eat, .inject) && clause.isPast && !clause.isNegated
          && clause.form?.hasPastCopula != true && [1, 4].contains(clause.form?.person ?? 0)
      }
  }

  /// "şekerim 45 oldu sandım, meğer 145'miş": a figure of what was thought.
  private var isThought: Bool {
    guard
      let thought = message.spans.indices.first(where: { message.word($0).fits("told.thought") })
    else { return false }
    return anchor < thought && !candidate.claims.contains { $0 > thought }
  }

  /// "mide bulantım geçti", "baş ağrım da geçti": what is there no more.
  private var isOver: Bool {
    guard candidate.intent == "logSymptom" else { return false }
    let isLaterDenied = message.scene.clauses.contains { later in
      later.isNegated && later.has(.ache) && later.spans.contains { $0.time != nil }
    }
    return isLaterDenied
      || clause.spans.contains { message.scene.sentence.folded($0).fits("symptom.over") }
  }

  /// "şekerim 140 onunki 110": a figure of somebody who is pointed at is not the writer's.
  private var isTheirs: Bool {
    candidate.isMeasured && candidate.calls.allSatisfy { $0.arguments[.person] == nil }
      && figures.contains { $0 > 0 && message.word($0 - 1).fits("person.theirs") }
  }

  /// "çay içmedim", then "kahve de": denied as well.
  private var isDeniedToo: Bool {
    guard candidate.intent == "logMeal", let last = message.spans.lastIndex(where: { !$0.isMark }),
      message.word(last).fits("meal.too"), message.scene.clauses.allSatisfy({ $0.verb == nil }),
      let text = message.scene.dialogue.unanswered,
      let before = message.scene.dialogue.scene(
        of: text, now: message.scene.now, zone: message.scene.zone)
    else { return false }
    return before.clauses.last.map { $0.isNegated && $0.verbIs(.eat) } ?? false
  }

  /// "2'de kalktım 4'te yattım 8'de uyandım": of three hours and more it is not plain how long was slept.
  private var isSeveralHours: Bool {
    candidate.intent == "logSleep" && message.times.count { $0.time.clock != nil } > 2
  }

  /// "kilom değil ha 80": what a figure is said not to be.
  private var isDeniedKind: Bool {
    guard candidate.intent == "logWeight" || candidate.isMeasured else { return false }
    let names: [WordClass] =
      candidate.intent == "logWeight" ? [.weight] : [.glucose, .sugarword, .pressure, .pulse]
    return message.spans.indices.dropLast().contains { place in
      (names.contains { message.spans[place].has($0) }
        || candidate.intent == "logWeight" && message.spans[place].measure?.measure == .kilogram)
        && message.spans[place + 1].has(.not)
    }
  }

  /// "8 ünite vurmamı söyledi ama vuramadım": told, and not done.
  private var isUndone: Bool {
    guard candidate.intent == "logMedication", clause.verb != nil else { return false }
    let deeds = message.scene.clauses.filter {
      $0.isPast && $0.verbIs(.inject, .take) && [1, 4].contains($0.form?.person ?? 0)
        && !$0.hasFood && !$0.has(.meal)
    }
    return !deeds.isEmpty && deeds.allSatisfy { $0.form?.isNegative == true }
  }

  /// "demir hapı verdi": handed out or prescribed by somebody, and not said to be taken.
  private var isHandedOut: Bool {
    guard candidate.intent == "logMedication", let form = clause.form, form.mood == .past,
      [3, 6].contains(form.person), let verb = clause.verbPlace, message.persons.isEmpty
    else { return false }
    return message.scene.sentence.folded(clause.spans[verb]).fits("told.prescribed")
      && candidate.calls.allSatisfy { $0.arguments[.dose] == nil }
  }

  /// "ablam "3 dilim pasta yedim" yazmış": words between quotation marks, which somebody said or wrote.
  private var isInQuotes: Bool {
    let marks = message.spans.indices.filter {
      message.scene.sentence.source(message.spans[$0]).contains(where: Self.marks.contains)
    }
    guard let first = marks.first, let last = marks.last, first < last else { return false }
    let outside = message.spans[..<first] + message.spans[(last + 1)...]
    return first < anchor && anchor < last && outside.contains(where: \.tellsOfOther)
  }

  private static let marks: Set<Character> = ["\"", "“", "”", "«", "»", "„"]

  /// "3 köfte yedim diye mesaj atmış", "… yedim diye yazdın mı": words that are told of, where nobody asks
  /// to have them kept.
  private var isSaidSo: Bool {
    let number = message.clauseOf[anchor]
    guard number + 1 < message.scene.clauses.count,
      let last = message.spans.indices.last(where: { place in
        message.clauseOf[place] == number && !message.spans[place].isMark
      }), message.word(last).fits("told.that")
    else { return false }
    let next = message.scene.clauses[number + 1]
    return next.isQuestion && next.isPast
      || !next.isRequest && next.spans.contains(where: \.tellsOfOther)
  }

  /// "118 net çıkardım": a number of a thing that nothing explains, which is no verb.
  private var isOfThing: Bool {
    guard candidate.intent == "logGlucose",
      !message.scene.has(.glucose, .sugarword, .mgdl, .mmol, .measure),
      let place = figures.last, place + 2 < message.spans.count,
      message.spans[place].number?.suffix.isEmpty == true
    else { return false }
    let next = message.spans[place + 1]
    return next.isUnknown && !next.isFuzzy && message.clauseOf[place + 1] == message.clauseOf[place]
      && clause.verb != nil && !message.word(place + 1).fits("verb.told")
  }
}

extension MessageAnalysis {
  /// "pompadan 3,2 bolus yolladım 35 gr karbonhidrata": where something is from is no food of that name.
  func isOfSource(_ candidate: IntentCandidate) -> Bool {
    guard !scene.has(.eat) else { return false }
    return candidate.calls.contains { call in
      call.tool == "logMeal"
        && (call.arguments[.items]?.array ?? []).contains { item in
          let name = item[.name]?.string.map { Turkish.fold($0) } ?? ""
          return NumberEndings.ablatives.contains(where: name.hasSuffix)
            && spans.indices.contains { spans[$0].isUnknown && word($0) == name }
        }
    }
  }

  /// "1 muzda 27 gram karbonhidrat varmış", "ekmeğe 25 karbonhidrat deniyor": what a food holds, and no
  /// meal of it.
  func isContent(_ candidate: IntentCandidate) -> Bool {
    guard candidate.calls.contains(where: { $0.tool == "logMeal" }), !scene.has(.eat) else {
      return false
    }
    return foods.contains { food in
      let noun = spans[food.head].food?.noun
      let clause = clause(of: food.head)
      guard scene.has(.carbs, .calories, .protein, .fat) else { return false }
      return noun?.grammaticalCase == .locative && clause.has(.exist)
        || noun?.grammaticalCase == .dative
          && scene.sentence.tokens.contains { $0.folded.fits("told.assigned") }
    }
  }
}

extension Span {
  /// Whether it says that somebody else has said or written something.
  fileprivate var tellsOfOther: Bool {
    has(.hearsay)
      || readings.contains { reading in
        guard let form = reading.verb, form.isFinite, [3, 6].contains(form.person) else {
          return false
        }
        return [.word(.talk), .word(.put), .word(.leave), .word(.give)].contains(reading.sense)
          && [.past, .reported, .progressive].contains(form.mood)
      }
  }
}
