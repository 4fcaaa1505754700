import Analysis
import Domain
import Turkish

/// A message that first tells what is to be kept and then asks: each part by itself.
///
///     58 ne yapmalıyım                       "58", and what is asked of it
///     öğretmeni aradı 55 çıkmış ne yapalım   "öğretmeni aradı 55 çıkmış"
///     2 bira içtim, gece şekerim düşer mi    "2 bira içtim": the night is the question's
///     58 olursa ne yapmalıyım                nothing is told
///     180 normal mi                          nothing is told (`ValueFollowUps` asks)
struct ToldAndAsked {
  let told: String
  let asked: String
  /// The glucose that is told, as it stands there; nil where a whole clause tells something.
  let value: Double?

  private static let edges = ",.;:!-"

  /// Nil where nothing is told before the question.
  init?(_ scene: Scene) {
    let sentence = scene.sentence
    guard scene.asksInWords else { return nil }
    let end: Int
    if let reading = ReadingBeforeQuestion(sentence) {
      (end, value) = (reading.end, reading.value)
    } else if let clause = Self.firstAsking(scene),
      let start = scene.clauses[clause].spans.first?.tokens.lowerBound
    {
      (end, value) = (start, nil)
    } else {
      return nil
    }
    let last = sentence.tokens.indices.last.map { $0 + 1 } ?? 0
    guard end > 0, end < last else { return nil }
    told = sentence.source(0..<end).trimming(Self.edges)
    asked = sentence.source(end..<last).trimming(Self.edges)
    guard !told.isEmpty, !asked.isEmpty else { return nil }
  }

  /// The first clause of the question that ends a message; nil where anything before it is asked or supposed.
  private static func firstAsking(_ scene: Scene) -> Int? {
    let clauses = scene.clauses
    guard let first = clauses.firstIndex(where: { asks($0, scene) || $0.isUnreal }), first > 0,
      clauses[first...].allSatisfy({ (asks($0, scene) || $0.isUnreal) && !isWish($0) }),
      clauses[first...].contains(where: { asks($0, scene) }),
      clauses[..<first].allSatisfy({ $0.isPast || $0.verb == nil })
    else { return nil }
    return first
  }

  /// "gece düşer miyim", "akşam ne yesem".
  private static func asks(_ clause: Clause, _ scene: Scene) -> Bool {
    clause.isQuestion || clause.spans.contains { scene.asksInWord($0) }
  }

  /// "kaydeder misin", "listeye ekle".
  private static func isWish(_ clause: Clause) -> Bool {
    guard let form = clause.form else { return false }
    if clause.verbIs(.put, .remove, .undo, .change), !clause.verbIs(.trend) { return true }
    return form.mood == .imperative || [2, 5].contains(form.person)
  }
}

/// A figure of a meter that is told and at once asked about.
private struct ReadingBeforeQuestion {
  /// The token behind what tells it.
  let end: Int
  let value: Double

  init?(_ sentence: Sentence) {
    let spans = sentence.spans
    guard let place = spans.firstIndex(where: { $0.number != nil }),
      let number = spans[place].number, number.kind == .exact, !number.isArticle,
      !number.isPercent, Self.isOfMeter(number.value), !Self.isOwned(place, sentence),
      spans[..<place].allSatisfy({ Self.mayStandBefore($0, sentence) }),
      let end = Self.end(after: place, number, sentence)
    else { return nil }
    (self.end, value) = (end, number.value)
  }

  /// "hava 35 oldu", "c-peptid 1,6 çıktı": what stands right before a figure and is neither of glucose nor
  /// tells when, who or that it was measured has the figure.
  private static func isOwned(_ place: Int, _ sentence: Sentence) -> Bool {
    guard let before = sentence.spans[..<place].last else { return false }
    return
      !(before.isMark || before.time != nil || before.finiteVerb != nil
      || before.glucoseContext != nil
      || before.has(.filler, .glucose, .sugarword, .cgmnoun, .person, .given, .selfword))
  }

  /// mg/dL in whole figures, mmol/L in tenths.
  private static func isOfMeter(_ value: Double) -> Bool {
    value == value.rounded() ? (20...600).contains(value) : (1.5..<34).contains(value)
  }

  /// Who measured, when and where, and nothing that has figures of its own or asks.
  private static func mayStandBefore(_ span: Span, _ sentence: Sentence) -> Bool {
    let word = sentence.folded(span)
    if span.food != nil || span.measure != nil || span.analyte != nil && !span.has(.glucose) {
      return span.has(.glucose, .sugarword)
    }
    return span.number == nil && !span.namesDrug && !word.fits("asked.owner")
      && !span.has(
        .target, .age, .weight, .height, .steps, .money, .not, .question, .ask, .if, .wish,
        .medication, .doseunit, .carbs, .calories, .list, .water, .activity, .label, .point)
  }

  /// Where the telling ends: behind the figure, or behind the verb that says that it was seen.
  private static func end(
    after place: Int, _ number: NumberReading, _ sentence: Sentence
  ) -> Int? {
    let spans = sentence.spans
    var next = place + 1
    if next < spans.count, spans[next].has(.mgdl, .mmol) { next += 1 }
    guard next < spans.count else { return nil }
    let word = sentence.folded(spans[next])
    // "dün 58 olmuştu": long over.
    guard !word.fits("asked.longPast") else { return nil }
    let isSeen =
      word.fits("asked.seen")
      || spans[next].has(.comeout, .trend, .be, .measure)
        && spans[next].finiteVerb?.verb.map(isTold) == true
    if isSeen {
      // "şekerim 300 çıktı mı" asks whether it did.
      let isAsked = next + 1 < spans.count && sentence.folded(spans[next + 1]).fits("asked.whether")
      return next + 1 < spans.count && !isAsked ? spans[next].tokens.upperBound : nil
    }
    // "ölçtüm 198 çok mu"
    let isMeasured = spans[..<place].contains { span in
      span.has(.measure) && span.finiteVerb?.verb.map(isTold) == true
    }
    if isMeasured, number.suffix.isEmpty, word.fits("followUp.judging") || word.fits("asked.much") {
      return spans[next - 1].tokens.upperBound
    }
    guard
      number.suffix.isEmpty || NumberEndings.pasts.contains(number.suffix)
        || NumberEndings.reported.contains(number.suffix)
    else { return nil }
    if spans[next].isMark {
      return [",", ".", "!", ";"].contains(word) ? spans[next].tokens.upperBound : nil
    }
    // "140 neden önemli" asks of the figure; a low is taken for one's own.
    let isMoving =
      next + 1 < spans.count && !word.fits("asked.whether")
      && spans[next + 1].has(.trend, .comeout)
      && spans[next + 1].finiteVerb != nil
    let isNamed = spans[..<place].contains { $0.has(.glucose, .sugarword) }
    guard number.value.isLowGlucose || isMoving || isNamed else { return nil }
    let behind = next + 1 < spans.count ? sentence.folded(spans[next + 1]) : ""
    let isAskedNow =
      word.fits("asked.ofReading") && !behind.fits("asked.ofMeaning")
      || word.fits("word.what") && behind.fits("asked.whatToDoNow")
      || word.fits("asked.whether") && behind.fits("asked.seen")
    return isAskedNow ? spans[next - 1].tokens.upperBound : nil
  }

  /// "çıktı", "düşmüş", "oldu": of the third person, or of one's own fall.
  private static func isTold(_ form: VerbForm) -> Bool {
    [.past, .reported].contains(form.mood) && !form.isNegative && !form.hasConditionalCopula
  }
}

extension Interpreter {
  /// What a message means: as a whole, or what it tells and what it asks apart, where the question would
  /// take the figure, the hour or the answer of the other.
  func understanding(
    of scene: Scene, offered: Set<String>? = nil, isRest: Bool = false
  ) -> Understanding {
    let whole = asOne(scene, offered: offered, isRest: isRest)
    // What is open may be answered so; a low comes first.
    guard !isRest, whole.calls.isEmpty || whole.beside == nil, let parts = ToldAndAsked(scene),
      parts.isLow || !scene.dialogue.isAsked
    else { return whole }
    return measured(parts, whole, scene, offered) ?? recorded(parts, whole, scene, offered)
      ?? whole
  }

  /// A glucose that is told and asked about, where the whole keeps and asks about none.
  private func measured(
    _ parts: ToldAndAsked, _ whole: Understanding, _ scene: Scene, _ offered: Set<String>?
  ) -> Understanding? {
    guard let value = parts.value, offered.allow("logGlucose"),
      !(whole.calls + whole.proposed + (whole.asking?.calls ?? []))
        .contains(where: { $0.tool == "logGlucose" }),
      !whole.calls.contains(where: \.writes)
    else { return nil }
    var result = asOne(self.scene(parts.told, scene), offered: offered, isRest: true)
    let isRead =
      (result.calls + result.proposed + (result.asking?.calls ?? []))
      .contains { $0.tool == "logGlucose" } && result.calls.allSatisfy { $0.tool == "logGlucose" }
    // "öğretmeni aradı 55 çıkmış": whose it is, is not told.
    if !isRead {
      let named = Set(Person.all(in: scene.sentence).map { Whose.said($0.name) })
      result = Understanding(speeches: [
        Self.asking(value, of: named.count == 1 ? named.first : nil)
      ])
    }
    result.certainty = min(result.certainty, Decision.Certainty.write)
    result.beside =
      answer(to: parts, scene) ?? (parts.isLow || parts.judges ? nil : .apart(parts.asked))
    return result
  }

  /// Whether a figure is a glucose, with what to do about a low.
  private static func asking(_ value: Double, of person: String?) -> Speech {
    var members = [JSON.Member(.value, .number(value))]
    if value < 34, value != value.rounded() {
      members.append(.init(.unit, .string(GlucoseUnit.mmolL.rawValue)))
    }
    if let person {
      members.append(.init(.person, .string(person)))
      let call = PlannedCall("logGlucose", .object(members))
      return .ask(Question(kind: .isMeant([[call]]), calls: [call]))
    }
    let call = PlannedCall("logGlucose", .object(members))
    return .ask(Question(kind: .loneReading(value), calls: [call]))
  }

  /// A record that is told before a question, of its own time; the question is answered, or told as left.
  private func recorded(
    _ parts: ToldAndAsked, _ whole: Understanding, _ scene: Scene, _ offered: Set<String>?
  ) -> Understanding? {
    guard whole.calls.allSatisfy({ ToolVerb(of: $0.tool) == .log }) else { return nil }
    // A value that is asked about stays asked about.
    if parts.value != nil, whole.calls.isEmpty { return nil }
    let asked = asOne(self.scene(parts.asked, scene), offered: offered, isRest: true)
    // What would only be looked for outside is no answer.
    guard asked.calls.isEmpty,
      asked.proposed.allSatisfy({ ["searchPubMed", "searchWeb"].contains($0.tool) })
    else { return nil }
    var result = asOne(self.scene(parts.told, scene), offered: offered, isRest: true)
    // "ishal oldum ne yapayım" is asked, and answered from the shelf.
    guard !result.calls.isEmpty, result.speeches.isEmpty, result.unsure.isEmpty,
      !result.calls.allSatisfy({ $0.tool == "logSymptom" }),
      result.calls.allSatisfy({ ToolVerb(of: $0.tool) == .log }),
      whole.calls.isEmpty || result.calls.map(\.tool) == whole.calls.map(\.tool)
    else { return nil }
    result.certainty = min(result.certainty, Decision.Certainty.write)
    // What a meal does is told with it, and so is whether a value is high.
    let isTold =
      parts.value != nil
      ? parts.judges : result.calls.allSatisfy { $0.tool == "logMeal" } && parts.asksEffect
    result.beside = answer(to: parts, scene) ?? (isTold ? nil : .apart(parts.asked))
    return result
  }

  /// What the table of knowledge answers; nothing beside a low, whose record tells what to do.
  ///
  /// Of a value only why it is high and what is to be done is answered: "285 çıktı su içsem düşer mi" is no
  /// question about lows.
  private func answer(to parts: ToldAndAsked, _ scene: Scene) -> Speech? {
    let milligrams = parts.value.map { $0 * GlucoseUnit(supposedOf: $0).milligrams }
    if parts.isLow { return nil }
    let texts =
      milligrams.map { $0 >= 180 ? parts.questionsOfHigh : [] } ?? [parts.asked]
    return texts.lazy.compactMap { text in
      Knowledge.shared.entry(for: text, isWhole: true, isAsked: true, isTold: false)
    }.first.map { .known($0.id) }
  }
}

extension ToldAndAsked {
  /// Whether a low is told.
  fileprivate var isLow: Bool { value?.isLowGlucose ?? false }

  private var words: [String] { Turkish.tokens(of: asked).map(\.folded) }

  /// Whether it asks what something does: "şekerimi yükseltir mi".
  fileprivate var asksEffect: Bool { words.contains { $0.fits("asked.effect") } }

  /// Whether it asks how good a value is: "çok mu", "normal mi".
  fileprivate var judges: Bool {
    words.contains { $0.fits("followUp.judging") || $0.fits("asked.much") }
  }

  /// What stands in the table for "niye", "ne yapayım" of a high value.
  fileprivate var questionsOfHigh: [String] {
    ["why", "doing"].filter { ask in words.contains { $0.fits("followUp.\(ask)") } }
      .flatMap { WordSets.list("followUp.glucose.\($0).high") }
  }
}

extension Double {
  /// Whether it is under 70 mg/dL in the unit that it is supposed to be in.
  fileprivate var isLowGlucose: Bool { self * GlucoseUnit(supposedOf: self).milligrams < 70 }
}
