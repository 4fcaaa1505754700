import Analysis
import Domain
import Turkish

/// What is said to a message that calls no tool: small talk, what balli does not do, and why nothing
/// was written.
struct PlainReply {
  let scene: Scene

  /// "evet" or "hayır" to balli's own question; nil for anything else.
  var answer: Speech? {
    guard scene.dialogue.isAsked, scene.clauses.count == 1, !content.isEmpty,
      content.allSatisfy({
        $0.has(.yes, .no, .correction, .filler, .thanks, .deictic, .not) || isPut($0)
      })
    else { return nil }
    // "evet yok yok", "yok ya evet": what is said last holds.
    if content.last(where: { $0.has(.no, .yes) })?.has(.no) == true { return .dropped }
    // Who thanks may well want nothing done, and "tamam" after a record is of that record.
    if scene.has(.thanks) || scene.dialogue.isLeftOpen, !content.contains(where: isFirmYes) {
      return nil
    }
    return scene.has(.yes) || content.contains(where: isPut) ? .agreed : nil
  }

  /// "kaydet", "yazabilirsin"; not "düşüyor", which tells of a value.
  private func isPut(_ span: Span) -> Bool {
    span.readings.contains { reading in
      guard reading.sense == .word(.put) else { return false }
      return reading.verb.map {
        ![.past, .reported, .progressive].contains($0.mood) || [1, 4].contains($0.person)
      } ?? true
    }
  }

  /// "evet", "kaydet"; not "tamam", with which a matter is ended as well.
  private func isFirmYes(_ span: Span) -> Bool {
    isPut(span) || scene.sentence.folded(span).fits("reply.firm")
  }

  /// What is said where no reading is likely enough.
  var speech: Speech {
    chat ?? ofBalli ?? elsewhere ?? scene.unwrittenDose ?? scene.unwrittenMeal ?? opening
      ?? unwritten
      ?? (scene.isHealthQuestion ? .advice : notUnderstood)
  }

  /// "metformini bırakmak istiyorum", "insülini yapmayı bıraksam": no drug is left off without the team.
  var stopping: Speech? {
    let spans = content
    guard !scene.isQuestion, !hasData, !scene.clauses.contains(where: \.isPast),
      let leaving = spans.firstIndex(where: { folded($0).fits("drug.leaving") })
        ?? (spans.contains { folded($0).fits("drug.wishing") }
          ? spans.firstIndex { folded($0).fits("drug.toLeave") } : nil)
    else { return nil }
    let object = spans[..<leaving].last { !folded($0).fits("drug.taking") }
    return object?.has(.medication) == true ? .stopping : nil
  }

  private func folded(_ span: Span) -> String { scene.sentence.folded(span) }

  /// "bu program ücretli mi": what is asked of balli by its name.
  private var ofBalli: Speech? {
    SelfWords.saysOurs(scene.sentence.tokens.filter { $0.kind != .mark }) ? opening : nil
  }

  /// What a newcomer says: "nereden başlayacağım", "bilgilerimi kim görüyor", "şeker hastasıyım".
  private var opening: Speech? {
    let words = scene.sentence.tokens.filter { $0.kind != .mark }
    guard !words.isEmpty else { return .opening(.start) }
    guard words.count <= Self.longestOpening,
      !scene.sentence.spans.contains(where: { $0.food != nil && !$0.has(.sugarword) }),
      words.allSatisfy({ SelfWords.number($0) ?? 0 <= 42 })
    else { return nil }
    // What is said of somebody else is nothing of the person's own.
    let isOfKin = scene.sentence.spans.contains { span in
      span.has(.person) && !scene.sentence.folded(span).fits("self.patient")
    }
    return Opening.allCases.first { opening in
      !Opening.ofScreen.contains(opening) && (opening == .kin) == isOfKin
        && !(scene.isQuestion && asksMore(than: opening, words))
        && SelfWords.says("say:" + opening.rawValue, words)
    }.map { .opening($0) }
  }

  /// Whether a question is about more than how to begin: who is ill, or a drug, is only named in it.
  private func asksMore(than opening: Opening, _ words: [Token]) -> Bool {
    switch opening {
    case .some, .resistance: true
    case .kin: !SelfWords.says("say:kin.use", words)
    case .start: scene.has(.medication)
    default: false
    }
  }

  private static let longestOpening = 9

  /// A question that nothing here answers is understood for all that; one about a command is not.
  private var notUnderstood: Speech {
    let text = scene.sentence.text
    if scene.measureAlone != nil { return .figureAsked }
    return scene.isQuestion && !text.hasPrefix("/") ? .notKnown : .notUnderstood(text)
  }

  private var content: [Span] { scene.contentSpans }

  // MARK: Small talk

  private var chat: Speech? {
    if scene.has(.sourceask), !scene.dialogue.steps.isEmpty { return .source(foods: []) }
    if scene.has(.identity) { return .identity }
    if !content.isEmpty, content.allSatisfy(isChat) {
      if content.contains(where: { $0.has(.bye) }) { return .bye }
      if content.contains(where: { $0.has(.greeting) }) { return .greeting }
      if content.contains(where: { $0.has(.thanks) }) { return .thanks }
      if content.allSatisfy({ $0.has(.yes) }) { return .nothingAsked }
      if content.allSatisfy({ $0.has(.no) && !$0.has(.yes) }) { return .nothingDenied }
    }
    return scene.has(.capability) && !hasData ? .capability(topic: scene.folded) : nil
  }

  private func isChat(_ span: Span) -> Bool {
    span.has(
      .greeting, .thanks, .bye, .filler, .household, .yes, .no, .deictic, .selfword, .correction,
      .person, .given, .mood, .question, .ask)
      || span.time != nil || span.isUnknown || (span.has(.measure, .eat) && span.food == nil)
  }

  /// Whether the message has numbers or foods that something could be done with.
  private var hasData: Bool {
    scene.sentence.spans.contains {
      ($0.number.map { !$0.isArticle } ?? false) || $0.food != nil
    }
  }

  // MARK: Other work

  private var elsewhere: Speech? {
    if scene.looksLikePath || scene.has(.label, .photo) && scene.has(.research, .show, .put) {
      return .notYet(.label)
    }
    if scene.has(.websearch, .webcall) { return .notYet(.web) }
    if scene.has(.archive) { return .notYet(.archive) }
    if asksForRecipe { return .notYet(.recipe) }
    if scene.has(.researchnoun, .papers)
      || scene.clauses.contains(where: { $0.verbIs(.research) && !$0.has(.recallnoun, .list) })
    {
      return .notYet(.research)
    }
    return scene.has(.outofscope) || content.contains(where: scene.isAboutElse) ? .outOfScope : nil
  }

  /// "tarif ver", "kek tarifi?": a recipe by its name, and no story about one.
  private var asksForRecipe: Bool {
    guard scene.has(.recipe), let last = scene.clauses.last else { return false }
    return last.isRequest || last.isQuestion || last.verbPlace == nil
  }

  // MARK: What was told and is no record

  /// Why nothing was written of what the last verb tells.
  private var unwritten: Speech? {
    if !scene.isQuestion, scene.clauses.contains(where: isPlanOfDiary) { return .noted(.plan) }
    if !scene.isQuestion, leavesOutMeal { return .noted(.negation) }
    guard !scene.isQuestion, let clause = scene.clauses.last(where: { $0.verbPlace != nil }),
      let form = clause.form, isOfDiary(clause)
    else { return nil }
    if clause.isHearsay { return .noted(.hearsay) }
    if form.isNegative, clause.isPast { return .noted(.negation) }
    if form.mood == .future || form.mood == .optative { return .noted(.plan) }
    return clause.isUnreal ? .noted(.hypothesis) : nil
  }

  /// "öğle yemeğini atladım".
  private var leavesOutMeal: Bool {
    scene.words.contains { $0.fits("missed.denying") }
      && (scene.has(.meal) || scene.sentence.spans.contains { $0.time?.meal != nil })
  }

  /// "9 saat uyumayı planlıyorum": a plan of what the diary keeps; never of a drug, nor of leaving off.
  private func isPlanOfDiary(_ clause: Clause) -> Bool {
    scene.isMeantToDo(clause) && !scene.has(.medication, .doseunit, .inject)
      && clause.spans.contains { span in
        span.food != nil || span.has(.eat, .walk, .sleep, .measure, .weigh, .activity)
      }
      && !clause.spans.contains { $0.readings.contains { $0.verb?.isNegative == true } }
  }

  private func isOfDiary(_ clause: Clause) -> Bool {
    // "yarın için bir plan yapalım" plans no dose.
    guard !clause.spans.contains(where: { folded($0).fits("reply.made") }) else { return false }
    return clause.hasFood
      || clause.verbIs(.eat, .inject, .walk, .sleep, .measure, .weigh)
      || clause.has(.glucose, .sugarword, .medication, .activity, .symptom)
  }
}

extension Scene {
  /// A question about health or food in general, which research answers.
  var isHealthQuestion: Bool {
    isQuestion
      && (has(.glucose, .sugarword, .medication, .carbs, .calories, .symptom, .fiber, .protein)
        || has(.pressure, .pulse, .sleep, .walk, .activity, .steps)
        || sentence.spans.contains { $0.analyte != nil }
        || clauses.contains { $0.hasFood })
  }
}
