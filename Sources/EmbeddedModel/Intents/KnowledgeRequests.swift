import Analysis
import Turkish

/// Questions that the table of knowledge answers.
struct KnowledgeRequests: Request {
  let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  /// Nothing where something is recorded or papers are wanted.
  ///
  /// A look-up outside the records may be near such a question; one in the records seldom is.
  func instead(of message: inout WeighedMessage) -> Understanding? {
    let taken = message.decision.taken
    guard taken.allSatisfy({ !$0.writes || isAskedOf($0) }), !scene.has(.papers, .researchnoun),
      !tellsOfRecords, !tellsOfEating, !tellsFigures, !scene.asksOwnFigure,
      !tellsComplaints(message.decision.doubted), !tellsValue(message.decision.doubted)
    else { return nil }
    let outside = ["lookupFood", "searchPubMed", "searchWeb", "generateRecipe"]
    let isOutside = taken.flatMap(\.calls).allSatisfy { outside.contains($0.tool) }
    let isWhole = !isOutside || taken.contains(where: \.writes) || asksFigure
    let text = scene.sentence.text
    let known = Knowledge.shared.entry(
      for: text, isWhole: isWhole, isAsked: scene.isQuestion, isTold: tellsOfSelf)
    if let known { return Understanding(speeches: [.known(known.id)]) }
    let read = taken + message.decision.doubted
    return asksCause && !read.isEmpty && read.allSatisfy(isComplaint)
      ? message.asking(.notKnown) : nil
  }

  /// "alkol kullanmıyorum", "diyabetim yok": told, and nothing asked.
  private var tellsOfSelf: Bool {
    !scene.isQuestion && !AskedWords.asks(scene.sentence.text)
      && scene.clauses.contains { [1, 4].contains($0.form?.person ?? 0) || $0.has(.absent) }
  }

  /// "her sabah simit yiyorum": told, and nothing asked.
  private var tellsOfEating: Bool {
    !scene.isQuestion
      && scene.clauses.contains { $0.verbIs(.eat) && [1, 4].contains($0.form?.person ?? 0) }
  }

  /// "şekerim 54 olmuş", "uyandı 1,5 saat uyudu", "iki duble rakı, bir dilim kavun": figures of what has been, and
  /// nothing asked.
  private var tellsFigures: Bool {
    guard !scene.asksInWords else { return false }
    let figures = scene.sentence.spans.filter { $0.number.map { !$0.isArticle } ?? false }
    let isMeasured =
      !figures.isEmpty
      && (scene.clauses.contains { $0.isPast && !$0.numbers.isEmpty }
        || tellsOwnGlucose)
    let served = scene.sentence.spans.count { $0.measure != nil }
    return isMeasured || served > 1 && scene.sentence.spans.count { $0.food != nil } > 1
  }

  /// "şekerim 54": a figure right behind one's own glucose.
  private var tellsOwnGlucose: Bool {
    let spans = scene.sentence.spans
    return zip(spans, spans.dropFirst()).contains { name, figure in
      name.isOfGlucose && name.isOwnMeasure && figure.number?.kind == .exact
        && figure.number?.suffix.isEmpty == true
    }
  }

  /// "yumurta kaç karbonhidrat": a figure of the food table, which no other text tells.
  private var asksFigure: Bool {
    scene.has(.carbs, .calories) && scene.sentence.spans.contains { $0.food != nil }
      && scene.sentence.tokens.contains { $0.folded.fits("word.howMany") }
  }

  /// "ayaklarım yanıyor şekerden mi": a complaint that is asked about, and not told to be kept.
  private func isAskedOf(_ candidate: IntentCandidate) -> Bool {
    (scene.isQuestion || asksRemedy || asksCause) && isComplaint(candidate)
  }

  /// "dizim ağrıyor, başım da dönüyor biraz": what is felt is asked about before anything is told of it.
  private func tellsComplaints(_ doubted: [IntentCandidate]) -> Bool {
    !scene.isQuestion && !asksRemedy && !asksCause && doubted.count > 1
      && doubted.allSatisfy(isComplaint)
  }

  /// "tokluk şekeri 245" after a record of one's father: whose it is is asked, and nothing of it is.
  private func tellsValue(_ doubted: [IntentCandidate]) -> Bool {
    !scene.asksInWords && !scene.isQuestion
      && doubted.contains { one in
        one.logs && (one.intent == "logGlucose" || one.isMeasurement)
          && one.probability >= Decision.Certainty.sure
      }
  }

  private func isComplaint(_ candidate: IntentCandidate) -> Bool {
    !candidate.calls.isEmpty && candidate.calls.allSatisfy { $0.tool == "logSymptom" }
  }

  /// "dün ne yedim", "bugün şekerim neden yüksek": what the records tell.
  private var tellsOfRecords: Bool {
    // "insülini evde unuttum ne yapmalıyım" asks what is to be done after it.
    let asksAfter =
      scene.clauses.count > 1 && scene.clauses.last?.isPast == false || asksRemedy
      || asksCause
    // "lantusu yapmayı unuttum" tells of what was not done, or not as it should have been.
    let tellsOfMishap = scene.sentence.tokens.contains { $0.folded.fits("asked.mishap") }
    return !asksAfter && !tellsOfMishap
      && scene.clauses.contains { $0.isPast && [1, 4].contains($0.form?.person ?? 0) }
      || scene.sentence.spans.contains { isOfRecords($0.time) }
  }

  /// "kabız oldum ne yapayım": what is to be done about what has been.
  private var asksRemedy: Bool {
    scene.sentence.tokens.contains { $0.folded.fits("asked.remedy") }
      && scene.sentence.tokens.contains {
        $0.folded.fits("word.what") || $0.folded.fits("asked.whatToDo")
      }
  }

  /// "ishal oldum metforminden mi", "sinir hasarı olabilir mi": what a complaint may come of.
  private var asksCause: Bool {
    let words = scene.words
    return words.indices.contains { place in
      if let count = words[place].joinedAsking {
        return words[place].dropLast(count).fits("asked.cause")
      }
      return words[place].fits("asked.cause") && words.indices.contains(place + 1)
        && words[place + 1].fits("asked.whether")
    }
  }

  /// A day that has come: of "yarın" there are no records.
  private func isOfRecords(_ time: TimeReading?) -> Bool {
    guard let time, time.namesDay else { return false }
    return time.dates(now: scene.now, zone: scene.zone).map { $0.lowerBound <= scene.now } ?? true
  }
}

extension Scene {
  /// "tahmini HbA1c'm kaç": one's own figure, which no text tells.
  var asksOwnFigure: Bool {
    sentence.tokens.contains { $0.folded.fits("word.howMany") }
      && sentence.spans.contains { span in
        span.analyte != nil
          && (span.readings.contains { $0.noun?.possessor == 1 }
            || sentence.tokens[span.tokens].last?.suffix.fits("analyte.mine") == true)
      }
  }
}
