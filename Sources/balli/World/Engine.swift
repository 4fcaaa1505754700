import AgentLoop
import Domain
import EmbeddedModel
import Foundation
import Nutrition
import Research
import Safety
import Store
import Turkish

// The embedded model and the rules around every model.
extension Compose {
  /// The one food table of the process, read at its first use.
  static let foods = FoodBook().table

  /// The one embedded model of the process, which learns the language at its first message.
  static let engine = EmbeddedModel(foods: foods)

  static var embeddedModel: LanguageModel { engine.model }

  /// Lets the engine learn the language on another core while the records are opened.
  static func prepare(for text: String, at now: Date) {
    Task.detached(priority: .userInitiated) {
      engine.prepare(for: text, now: now, zone: .fixed(0))
    }
  }

  static func explanation(of text: String, now: Date, zone: Zone) -> String {
    engine.explanation(of: text, now: now, zone: zone)
  }

  /// What never reaches a model, and what of a model's words reaches the screen.
  static var guards: Guards {
    Guards(
      emergency: { text, context in
        // "şeker 20" right after a label was read is a figure of that label.
        let isOfLabel = engine.isOfLabel(
          text, after: context.earlier, now: context.now, zone: context.zone)
        let told =
          engine.nextMeasure(
            text, after: context.earlier, now: context.now, zone: context.zone) ?? text
        var emergency =
          isOfLabel
          ? nil
          : EmergencyDetector.emergency(
            in: told, atHour: context.zone.civil(at: context.now).hour,
            after: recent(context), isPregnant: context.isPregnant)
        if let reading = emergency?.reading, reading.person == nil {
          emergency?.reading?.person = engine.owner(
            ofGlucose: reading.value, in: text, after: context.earlier, now: context.now,
            zone: context.zone)
          // Nobody's value is better than the writer's.
          if emergency?.reading?.person == nil, engine.tellsTheirs(text) {
            emergency?.text += "\n\n" + Texts.openValue(text)
            emergency?.reading = nil
          }
        }
        if let found = emergency, found.reading?.person == nil, isOpenValue(text, context),
          found.reading != nil || tellsOfNobody(text, context)
        {
          emergency?.text = [found.text, Texts.openValue(text)].joined(separator: "\n\n")
          emergency?.reading = nil
        }
        // What the learned words take for alarming may be a dinner.
        if emergency?.code == "possibleEmergency",
          engine.isMeal(text, now: context.now, zone: context.zone)
        {
          return nil
        }
        return emergency
      },
      toldBeside: { text, emergency, context in
        // Nobody who speaks of dying is shown a diary; what one feels is the emergency itself.
        let own = OwnWords(text)
        guard emergency.code != "selfHarm", !own.hasOutside else { return [] }
        let told =
          engine.nextMeasure(
            text, after: context.earlier, now: context.now, zone: context.zone) ?? own.firsthand
        // A wound at the foot stays, and whose it is may have been told before.
        let isWound = emergency.code == "footWound"
        let read = engine.calls(
          for: told, after: isWound ? context.earlier : [], now: context.now, zone: context.zone)
        let kept =
          read.isEmpty ? engine.toldByClause(in: told, now: context.now, zone: context.zone) : read
        let isOpen = isOpenValue(text, context)
        return kept.filter { call in
          call.name.hasPrefix("log") && !(isOpen && isOfNobody(call))
            && call.name != "logMood"
            && (emergency.keepsSymptoms || call.name != "logSymptom")
            && !(isWound && call.arguments["person"] == nil && engine.tellsTheirs(text))
            && (call.name != "logGlucose"
              || emergency.reading == nil && !engine.tellsTheirs(text))
        }.compactMap { call in
          engine.owned(
            call, in: text, after: context.earlier, now: context.now, zone: context.zone)
        }
      },
      measured: { result, text, context in
        EmergencyDetector.emergency(
          of: result, saidIn: text, at: context.now, in: context.zone,
          after: recent(context).last, isPregnant: context.isPregnant)
      },
      refusal: { text, context in
        let last = context.earlier.last { $0.role == .assistant }?.text ?? ""
        let wasRefused = last.hasPrefix(DoseFilter.refusal)
        if let refusal = DoseFilter.refusal(for: text, wasRefused: wasRefused) {
          return FixedAnswer(refusal, told: DoseFilter.told(in: text), isOfDose: true)
        }
        if DoseFilter.asksWhichOfTwo(text), wasDoseRefused(in: context) {
          return FixedAnswer(DoseFilter.refusal, isOfDose: true)
        }
        if let doubt = DoseDoubt.answer(to: text, after: recent(context)) {
          return FixedAnswer(doubt.text, told: doubt.isNew ? text : nil)
        }
        if let advice = LowAdvice.answer(to: text, after: recent(context)) {
          return FixedAnswer(advice, told: LowAdvice.told(in: text))
        }
        return Secrets.isMasked(text)
          ? FixedAnswer(Texts.secretMasked, told: Secrets.rest(of: text)) : nil
      },
      receipt: { result, call, context in
        engine.receipt(of: result, for: call, now: context.now, zone: context.zone)
      },
      shown: { engine.shown($0, now: $1.now, zone: $1.zone) },
      sanitiser: {
        var sanitiser = Sanitiser()
        return TextFilter(feed: { sanitiser.feed($0) }, finish: { sanitiser.finish() })
      },
      checked: { DoseFilter.checked($0) }, model: modelChecks)
  }

  /// Whether a message tells a value of which nothing says whose it is, or that it is no waiting time.
  private static func isOpenValue(_ text: String, _ context: GuardContext) -> Bool {
    text.utf8.count < mostOfValue && text.contains(where: \.isNumber) && !engine.tellsTheirs(text)
      && engine.isOpenValue(text, after: context.earlier, now: context.now, zone: context.zone)
  }

  private static let mostOfValue = 60

  /// A dose or a measurement that is told as nobody's: `keton 1,8`, `5 ünite humalog yaptım`.
  private static func isOfNobody(_ call: ToolCall) -> Bool {
    (call.name == "logMedication" || ToolDeclaration.recordsMeasure(call.name))
      && call.arguments["person"] == nil
  }

  private static func tellsOfNobody(_ text: String, _ context: GuardContext) -> Bool {
    engine.calls(for: text, after: [], now: context.now, zone: context.zone)
      .contains(where: isOfNobody)
  }

  /// Whether a dose was refused in one of the last few answers.
  private static func wasDoseRefused(in context: GuardContext) -> Bool {
    context.earlier.filter { $0.role == .assistant && !$0.text.isEmpty }.suffix(3)
      .contains { $0.text.hasPrefix(DoseFilter.refusal) }
  }

  /// What the person wrote in the last half hour; what was said of a label holds no glucose.
  private static func recent(_ context: GuardContext) -> [String] {
    context.earlier.indices.filter { place in
      let message = context.earlier[place]
      return message.role == .user && context.now.timeIntervalSince(message.at) < 30 * 60
        && !context.earlier[(place + 1)...].prefix { $0.role != .user }.flatMap(\.calls)
          .contains { $0.name == "updateProduct" }
    }.map { context.earlier[$0].text }
  }

  /// Whether what a model logs as eaten is food, as far as the table knows.
  ///
  /// A small model takes any word of a message for one. What the table lacks is asked about.
  private static func namesFoods(_ call: ToolCall) -> Bool {
    guard call.name == "logMeal" else { return true }
    return (call.arguments["items"]?.array ?? []).allSatisfy { item in
      foods.estimate(FoodMention(name: item["name"]?.string ?? ""), []) != nil
    }
  }

  private static func figures(_ known: ModelChecks.Known) -> AnswerFigures {
    AnswerFigures(
      asked: known.asked, known: known.words,
      results: known.results + known.listed.map(\.record), earlier: known.thread)
  }

  /// What holds besides for a model that is not ours.
  private static var modelChecks: ModelChecks {
    ModelChecks(
      carriesOutside: { UntrustedText.carriesOutsideWords($0) },
      own: {
        let own = OwnWords($0)
        var parts = ModelChecks.Own(
          words: own.words, sure: own.sure, firsthand: own.firsthand, told: own.told,
          hasOutside: own.hasOutside)
        parts.speaker = own.speaker
        parts.hasOrder = own.hasOrder
        return parts
      },
      fenced: { UntrustedText.fenced($0, from: $1) },
      grounded: { known in
        let figures = figures(known)
        let history = ToldHistory(
          known: known.words, results: known.thread + known.results, foods: foods)
        let doses = DoseFilter.recorded(words: known.words, results: known.results)
        let glucose = GlucoseFigures(
          known: known.words, results: known.results, earlier: known.thread)
        let links = Links(known: known.words.map { OwnWords($0).words }, results: known.results)
        let citations = CitationCheck(
          results: known.results, earlier: known.thread, listed: known.listed,
          log: known.citations)
        let talk = DoseTalk(
          said: known.recent + [known.asked], results: known.results + known.thread)
        let preface = known.failedSearch.map { CitationCheck.preface($0) + "\n\n" } ?? ""
        let check: ModelChecks.Check = { sentence, shown in
          // `checked` has seen the sentence by itself.
          let cited = citations.checked(links.checked(Secrets.keysMasked(sentence)))
          // Its figures stand in the paper that it names.
          if cited.isVouched {
            return DoseFilter.continued(
              cited.text, after: shown, recorded: doses, asked: known.asked)
          }
          let sentence = history.checked(cited.text)
          let safe = DoseFilter.continued(
            sentence, after: shown, recorded: doses, asked: known.asked)
          guard safe == sentence else { return safe }
          let bare = talk.checked(sentence, after: shown)
          guard bare == sentence else { return bare }
          let told = glucose.checked(sentence)
          return told == sentence ? figures.checked(sentence) : told
        }
        return { sentence, shown in
          (shown.isEmpty ? preface : "") + check(sentence, shown)
        }
      },
      mayFollowRefusal: { known in
        let rule = AfterRefusal(words: known.words, results: known.results + known.thread)
        return { rule.allows($0) }
      },
      hasGeneralFigures: { figures($1).hasGeneral(in: $0) },
      beside: { GlucoseNotes(now: $2, zone: $3).beside($0, $1.results, earlier: $1.thread) },
      sources: { SourceText.list($0.all) },
      suggestions: { results in
        [SourceText.searched(in: results), SourceText.suggestions(in: results)]
          .filter { !$0.isEmpty }.joined(separator: "\n\n")
      },
      doubt: { call, evidence, isSmall in
        let doubts = Doubts(evidence, foods: foods)
        let question = doubts.question(about: call) { call in
          OutgoingWords.question(before: call.arguments["query"]?.string ?? "", tool: call.name)
        }
        guard question == nil, isSmall, !namesFoods(call) || doubts.reachesBack(call) else {
          return question
        }
        return Provenance.question(for: call)
      },
      masked: { Secrets.masked($0) },
      holdsUnsaidDose: { call, evidence in
        DoseInWrite.isOne(call, words: evidence.sayings.map(\.text) + evidence.outside)
      },
      secondReading: { call, request in
        switch engine.secondReading(of: call, in: request) {
        case .unwished:
          Doubts.bindsToPerson(call, in: request.messages.last { $0.role == .user }?.text ?? "")
            ? nil : Provenance.question(for: call)
        case .otherwise(let thing, let said, let written):
          Doubts.question(
            about: call, saidIn: request.messages.last { $0.role == .user }?.text ?? "",
            thing: thing, said: said, written: written)
        case nil: nil
        }
      },
      isInvented: { Doubts($1, foods: foods).isInvented($0) },
      stripped: { call, evidence in
        let words = evidence.sayings.map(\.text).joined(separator: "\n")
        return Provenance.stripped(call, in: words)
      },
      reads: { call, request in
        let words = request.messages.last { $0.role == .user }?.text ?? ""
        return engine.reads(call, in: request) && !Doubts.takesOther(call, in: words, foods: foods)
      },
      repaired: { calls, request in
        engine.repaired(calls, in: request).map { .init($0.call, question: $0.question) }
      }, told: { engine.words(after: $0) },
      asksMore: { engine.asksMore($0, than: $1) },
      falseClaims: { deeds in
        let claims = Claims(deeds, foods: foods)
        return { claims.isFalse($0) }
      },
      saysTwice: { Provenance.isSaidTwice($0, in: $1.words) },
      saysAnother: { Provenance.isAnother($1.words) },
      sure: { request in
        engine.sureWrites(in: request).map { .init($0, question: Provenance.offer(of: $0)) }
      },
      leftOut: { request, done in
        engine.leftOut(of: request, beside: done).map {
          .init($0, question: Provenance.offerToo($0))
        }
      },
      named: { Provenance.told(of: $0) },
      isTurkish: { AnswerLanguage.isTurkish($0) })
  }
}

/// The stems under which recall finds inflected words.
enum Stems: Stemmer {
  static let version = SearchLexicon.version
  static func stems(of foldedWord: String) -> [String] { SearchLexicon.stems(of: foldedWord) }
}
