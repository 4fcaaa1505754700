import Analysis
import Domain
import Foundation
import Turkish

/// A message with all that its readings look at.
struct Scene {
  let sentence: Sentence
  /// The folded words, without marks.
  let words: [String]
  let clauses: [Clause]
  let dialogue: Dialogue
  let now: Date
  let zone: Zone
  /// The units in which a food of the lexicon is counted, by its sense.
  let units: FoodUnits
  /// The classes of all clauses; found once, because every reading asks at every clause.
  private let classes: Set<WordClass>
  /// The picture files that the message names; no word of the sentence is of their paths.
  let paths: PicturePaths

  init(
    sentence: Sentence, clauses: [Clause], dialogue: Dialogue, now: Date, zone: Zone,
    units: FoodUnits, paths: PicturePaths? = nil
  ) {
    self.sentence = sentence
    words = sentence.tokens.filter { $0.kind != .mark }.map(\.folded)
    self.clauses = clauses
    self.dialogue = dialogue
    self.now = now
    self.zone = zone
    self.units = units
    var classes: Set<WordClass> = []
    for reading in clauses.lazy.flatMap(\.spans).flatMap(\.readings) {
      if case .word(let kind) = reading.sense { classes.insert(kind) }
    }
    self.classes = classes
    self.paths = paths ?? PicturePaths(in: sentence.text)
  }

  init(
    _ sentence: Sentence, _ dialogue: Dialogue, now: Date, zone: Zone, units: FoodUnits,
    paths: PicturePaths? = nil
  ) {
    let told = EatenAndGone(CountedPart(Endearment(sentence).result).result).result
    var sentence = AddedAmounts(SelfRepair(told).result).result
    sentence = CountedToo(sentence, hasMeal: dialogue.meal.map { $0.age <= 3 } ?? false).result
    sentence = DeniedFood(sentence, keeping: dialogue.meal).result
    if let vocabulary = dialogue.reader?.vocabulary {
      sentence = OfferedFoods(PackageSize(sentence).result).result
      sentence = EatenPart(LateAttributes(sentence, vocabulary).result).result
      sentence = LeftPart(SharedPart(sentence).result).result
    }
    let clauses = ClauseReader(sentence: sentence).read().map { clause in
      var folder = AmountFolder(sentence: sentence)
      guard clause.hasFood else { return clause.with(folder.foldedParts(clause.spans)) }
      return clause.with(folder.folded(clause.spans))
    }
    sentence.spans = clauses.flatMap(\.spans)
    sentence.names = dialogue.names
    self.init(
      sentence: sentence, clauses: clauses, dialogue: dialogue, now: now, zone: zone,
      units: units, paths: paths)
  }

  /// The message before this one, as it was read then; nil where no reader is at hand.
  func earlier(_ text: String) -> Scene? {
    guard let reader = dialogue.reader else { return nil }
    var then = dialogue
    then.steps = dialogue.steps.filter { $0.age > 1 }.map { step in
      var step = step
      step.age -= 1
      return step
    }
    (then.unanswered, then.lastAnswer) = (nil, nil)
    then.earlier = Array(dialogue.earlier.dropFirst())
    return Scene(reader.read(text, now: now, zone: zone), then, now: now, zone: zone, units: units)
  }

  /// Whether the message names a picture file.
  var looksLikePath: Bool { !paths.all.isEmpty }

  /// ISO 8601 in the person's zone.
  func text(_ date: Date) -> String { zone.civil(at: date).text }

  /// The source text of a clause without its outer marks.
  func source(_ clause: Clause) -> String {
    let spans = clause.spans.drop { $0.isMark }
    guard let first = spans.map(\.tokens.lowerBound).min(),
      let last = spans.filter({ !$0.isMark }).map(\.tokens.upperBound).max()
    else { return "" }
    return sentence.source(first..<last)
  }

  /// The tokens from the first word of a clause to its last.
  func tokens(of clause: Clause) -> ArraySlice<Token> {
    let first = clause.spans.map(\.tokens.lowerBound).min() ?? 0
    let last = clause.spans.map(\.tokens.upperBound).max() ?? 0
    return sentence.tokens[first..<max(first, last)]
  }

  /// The clock or day of a clause as an instant in the past, if it names one other than now.
  func moment(_ times: [TimeReading]) -> Date? {
    if isOfThisNight(times) { return nil }
    let past = times.filter { $0.direction != .future }
    let whole = past.dropFirst().reduce(past.first) { sum, next in
      sum.flatMap { $0.joined(with: next, now: now, zone: zone) } ?? sum
    }
    for time in [whole].compactMap(\.self) + past {
      if let moment = time.moment(now: now, zone: zone)?.date {
        return abs(moment.timeIntervalSince(now)) < 60 ? nil : min(moment, now)
      }
    }
    return past.lazy.compactMap { $0.momentOfMeal(now: now, zone: zone) }.first
  }

  /// "gece alarm çaldı, 64" at three in the morning is of now; "gece yatarken 140'tı" of before midnight.
  private func isOfThisNight(_ times: [TimeReading]) -> Bool {
    times.count == 1 && times[0].part == .night && times[0].clock == nil && !times[0].namesDay
      && zone.civil(at: now).hour < Self.endOfNight
      && !sentence.tokens.contains { $0.folded.fits("night.before") }
      && !sentence.spans.contains { NumberEndings.pasts.contains($0.number?.suffix ?? "") }
  }

  /// The hour until which the night goes on that somebody is awake in.
  static let endOfNight = 5

  /// "kaç karbonhidrat aldı" right after a question about somebody.
  var asksOfThird: Bool {
    dialogue.newest?.call.arguments[.person] != nil
      && clauses.contains { $0.isPast && $0.form?.person == 3 }
  }

  /// "açken", "o benim değil ayşenin" right after a record: told of it, and asked nothing.
  var tellsOfWritten: Bool {
    guard !isQuestion, let newest = dialogue.newest else { return false }
    return newest.result.isOK && PlannedCall.writes(newest.call.name)
      && !clauses.contains(where: \.isRequest)
  }

  /// Whether any clause of the message has one of these classes.
  func has(_ wanted: WordClass...) -> Bool {
    wanted.contains { classes.contains($0) }
  }

  /// Spans that carry meaning: no marks, no fillers.
  var contentSpans: [Span] {
    sentence.spans.filter { span in
      guard !span.isMark else { return false }
      return !span.readings.contains { $0.sense == .word(.filler) } || span.food != nil
    }
  }

  /// "2", "2.", "ikincisi": which of the choices that were offered.
  var choice: Int? {
    let said = sentence.spans.filter { !$0.isMark }
    guard said.count == 1, let number = said[0].number, number.value == number.value.rounded(),
      (1...9).contains(number.value)
    else { return nil }
    return Int(number.value)
  }

  /// "bana", "babama", "onun": nothing but whose something is.
  var isOwner: Bool {
    let said = sentence.spans.filter { !$0.isMark }
    return said.count == 1 && said[0].number == nil
      && (said[0].has(.selfword, .deictic) || !Person.all(in: sentence).isEmpty)
  }

  /// What is clearly none of balli's business: a game, an animal, a price, an order to a speaker.
  func isAboutElse(_ span: Span) -> Bool {
    span.food == nil && span.time == nil
      && (span.has(.outofscope, .play, .animal, .money) || isCommand(span))
  }

  /// "… aç", "… çal" at the end of a message.
  private func isCommand(_ span: Span) -> Bool {
    guard let form = span.reading(.command)?.verb, form.mood == .imperative else { return false }
    return sentence.spans.last { !$0.isMark }?.tokens == span.tokens
  }

  var isQuestion: Bool { clauses.contains(where: \.isQuestion) }

  /// "suyu geri al": an order to take something back, and none to buy it.
  var takesBack: Bool { clauses.contains { $0.verbIs(.undo) } }

  /// Folded text of the whole message.
  var folded: String { sentence.tokens.map(\.folded).joined(separator: " ") }
}

extension TimeReading {
  /// The days or hours that it means as a stretch: a named range, or the named day.
  func dates(now: Date, zone: Zone) -> Range<Date>? {
    if let interval { return interval }
    if let days { return zone.start(of: days.lowerBound)..<zone.start(of: days.upperBound) }
    if let day { return zone.start(of: day)..<zone.start(of: day + 1) }
    return nil
  }
}

extension StringProtocol {
  /// Without white space and any of `marks` at both ends.
  func trimming(_ marks: String) -> String {
    func isEdge(_ letter: Character) -> Bool { letter.isWhitespace || marks.contains(letter) }
    return String(drop(while: isEdge).reversed().drop(while: isEdge).reversed())
  }

  /// Without white space and full stops at the ends.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace || last == "." { text = text.dropLast() }
    return String(text)
  }
}
