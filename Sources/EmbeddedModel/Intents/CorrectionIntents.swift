import Analysis
import Domain
import Foundation
import Turkish

/// What follows from this talk: records that are changed, taken back, copied or completed.
///
/// Each kind of change proposes itself for each record that it can be of, with the features that speak
/// for the change, for the record, and for both with the words of the message.
struct CorrectionIntents {
  let message: MessageAnalysis
  let weights: Weights
  let state: DialogueState
  /// What the message says, to be mixed with each kind of change.
  let said: [String]
  let durations: [DurationReading]

  var scene: Scene { message.scene }

  init(message: MessageAnalysis, weights: Weights) {
    self.message = message
    self.weights = weights
    state = DialogueState(message.scene.dialogue)
    durations = Turkish.durations(in: message.scene.sentence.tokens)
    said = state.records.isEmpty && state.unwritten.isEmpty ? [] : Self.said(in: message)
  }

  func candidates() -> [IntentCandidate] {
    guard message.spans.contains(where: { !$0.isMark }) else { return [] }
    if let found = ofOldValue { return [found] }
    var found = removals() + repeats() + targets() + listChanges() + completions()
    guard !isOnlyAsked else { return found }
    for (place, record) in correctable where mayMean(record) && !isCovered(record, place) {
      found += record.kind == .meal ? changes(ofMeal: record, place) : changes(of: record, place)
    }
    return found
  }

  /// "Gece düştüm mü?", "bugünkü kayıtlarımı göster", "diye bir komut var mı?": nothing to change.
  private var isOnlyAsked: Bool {
    if scene.clauses.allSatisfy(\.isQuestion) { return true }
    let isWish = scene.clauses.contains { $0.verbIs(.show) && $0.isRequest }
    return (isWish || scene.has(.day) || scene.clauses.last?.isQuestion == true)
      && !message.quantities.contains { $0.number?.isArticle == false }
      && !message.foods.contains(where: \.isKnown)
  }

  private func changes(ofMeal record: TalkRecord, _ place: Int) -> [IntentCandidate] {
    guard let meal = record.meal else { return [] }
    let target = MealTarget(record: record, place: place, meal: meal, message: message)
    return amounts(of: target) + named(in: target) + parts(of: target) + replacements(in: target)
      + taken(from: target) + added(to: target) + moved(record, place)
  }

  /// What the words of a message are, without their places.
  private static func said(in message: MessageAnalysis) -> [String] {
    var found: Set<String> = ["spans=\(min(10, message.spans.count))"]
    let words = message.spans.filter { !$0.isMark }.prefix(14)
    for span in words {
      let word = span.number == nil ? message.scene.sentence.folded(span) : "0"
      found.insert("w:\(word)")
      for kind in MessageFeatures.kinds(of: span) { found.insert("c:\(kind)") }
    }
    if let first = words.first { found.insert("first:\(message.scene.sentence.folded(first))") }
    if let last = message.scene.clauses.last(where: { $0.verbPlace != nil }), let verb = last.verb {
      found.insert("v:\(verb.phrase)")
      if let form = verb.verb {
        found.insert("v:\(form.mood.rawValue)\(form.person)\(form.isNegative)")
      }
    }
    found.insert("numbers=\(min(3, message.quantities.count { $0.number?.isArticle == false }))")
    found.insert("foods=\(min(3, message.foods.count(where: \.isKnown)))")
    if message.scene.isQuestion { found.insert("question") }
    return found.sorted()
  }

  // MARK: Candidates

  /// A change of a kind, by a tool.
  struct Change {
    /// The outcome under which it is learned.
    var intent: String
    var call: PlannedCall
    var kind: String
    /// The span that says it.
    var place: Int?
    var claims: Set<Int>
    var notes: [String] = []

    init(
      _ tool: String, _ members: [JSON.Member], _ kind: String, at place: Int? = nil,
      claims: Set<Int>, _ notes: [String] = [], intent: String? = nil
    ) {
      self.intent = intent ?? tool
      call = PlannedCall(tool, .object(members))
      self.kind = kind
      self.place = place
      self.claims = claims
      self.notes = notes
    }
  }

  func candidate(_ change: Change, of record: TalkRecord? = nil, _ place: Int = 0)
    -> IntentCandidate
  {
    var result = IntentCandidate(intent: change.intent, message: message)
    result.calls = [change.call]
    result.claims = change.claims
    result.anchor = 0
    result.features.share(message.whole)
    if let span = change.place, message.spans.indices.contains(span) {
      result.features.share(message.features(at: span), isNamed: true)
    }
    let kind = change.kind
    result.features.add("change=", kind)
    for note in change.notes {
      result.features.add(note)
      result.features.add(kind, note)
    }
    for key in change.call.arguments.keys { result.features.add("slot=", key) }
    for word in said { result.features.add(kind, word) }
    for note in leftOver(change.claims) { result.features.add(kind, note) }
    if let record {
      for note in pointing(to: record, place) {
        result.features.add(note)
        result.features.add(kind, note)
        result.features.add(record.kind.rawValue, kind, note)
      }
    }
    return result
  }

  var everything: Set<Int> { Set(message.spans.indices) }

  /// The words with meaning that a reading does not explain, by class.
  private func leftOver(_ claims: Set<Int>) -> [String] {
    var count = 0
    var kinds: Set<String> = []
    for (place, span) in message.spans.enumerated() where !claims.contains(place) {
      guard !span.isMark, !span.has(.filler, .correction, .no, .not, .deictic, .ask) else {
        continue
      }
      count += 1
      for kind in MessageFeatures.kinds(of: span) { kinds.insert(kind) }
    }
    return kinds.sorted().map { "left:\($0)" } + ["left=\(min(6, count))"]
  }

  /// What speaks for this record and not another of the talk.
  private func pointing(to record: TalkRecord, _ place: Int) -> [String] {
    let others = state.records.filter { $0.kind != record.kind }
    let namesOther = message.spans.contains { span in others.contains { names(span, $0) } }
    let old = record.figures.compactMap(record.figure)
    return [
      "place=\(place)", "age=\(min(4, record.age))", "of=\(record.kind)", "wrote=\(record.tool)",
      "named=\(isNamed(record))", "other named=\(namesOther)",
      "same kind=\(min(2, state.records.count { $0.kind == record.kind }))",
      "says old=\(message.quantities.contains { old.contains($0.value) })",
      "at its time=\(isAtTime(of: record))", "asked=\(state.wasAsked)",
    ]
  }

  /// Whether the message has a word for a record: its kind, or a food of it.
  func isNamed(_ record: TalkRecord) -> Bool { message.spans.contains { names($0, record) } }

  private func names(_ span: Span, _ record: TalkRecord) -> Bool {
    if record.measured != nil, let analyte = span.analyte { return record.isOf(analyte) }
    // "iki yap": what is to be done names no kind of record.
    return span.finiteVerb?.verb?.mood != .imperative && record.names.contains { span.has($0) }
      || record.meal.map { meal in
        span.food.map { food in meal.items.contains { FoodRole.shares($0.name, food.phrase) } }
          ?? false
      } ?? false
  }

  /// Whether a record can be meant: where a time is named, one of its kind elsewhere is not, as soon as
  /// another of them is at that time; and where somebody is named, only theirs.
  func mayMean(_ record: TalkRecord) -> Bool {
    isOfNamed(record) && !isBesidePointed(record)
      && (isAtNamed(record)
        || !state.records.contains { $0.kind == record.kind && isAtNamed($0) })
  }

  /// "babamınkini", "babamın ölçümünü": of him and of nobody else.
  private func isOfNamed(_ record: TalkRecord) -> Bool {
    let owners = namedOwners
    guard !owners.isEmpty else { return true }
    guard let whose = record.owner else { return false }
    return owners.contains { whose.hasPrefix($0) || $0.hasPrefix(whose) }
  }

  /// Those whose record is pointed at, folded.
  ///
  /// "ayşenin" alone gives her one, "ayşeninkini" means hers.
  var namedOwners: [String] {
    let removes = scene.has(.remove, .giveup, .undo)
    return message.spans.indices.compactMap { place -> String? in
      guard let person = message.spans[place].reading(.person, .given),
        removes && person.noun?.grammaticalCase == .genitive
          || message.word(place).fits("person.ones")
      else { return nil }
      return Turkish.fold(person.phrase)
    }
  }

  /// "143müş": of two values with nothing to tell them apart the newest is meant, and no older one.
  private func isCovered(_ record: TalkRecord, _ place: Int) -> Bool {
    let old = record.figures.compactMap(record.figure)
    return [.glucose, .water, .weight, .sleep].contains(record.kind) && message.times.isEmpty
      && !isPointedAt(record)
      && state.records[..<place].contains { $0.kind == record.kind }
      && !message.quantities.contains { old.contains($0.value) }
  }

  func isAtNamed(_ record: TalkRecord) -> Bool {
    guard let date = record.date(in: scene.zone) else { return false }
    return message.times.contains { _, time in
      if time.namesOnlyDay {
        return time.dates(now: scene.now, zone: scene.zone)?.contains(date) ?? false
      }
      return time.moment(now: scene.now, zone: scene.zone)
        .map { abs($0.date.timeIntervalSince(date)) < 3 * 3600 } ?? false
    }
  }

  private func isAtTime(of record: TalkRecord) -> String {
    guard let date = record.date(in: scene.zone), !message.times.isEmpty else { return "?" }
    let said = message.times.compactMap { $0.time.moment(now: scene.now, zone: scene.zone)?.date }
    return said.contains { abs($0.timeIntervalSince(date)) < 3 * 3600 }.feature
  }

  /// What the surroundings of a number say of its being the new value of `old`.
  func notes(on quantity: Quantity, old: Double?) -> [String] {
    let numbers = message.quantities.filter { $0.number != nil && $0.number?.isArticle == false }
    let place = numbers.firstIndex { $0.spans == quantity.spans }
    let before = quantity.spans.lowerBound - 1
    let after = quantity.spans.upperBound
    let ratio = old.map { $0 == 0 ? 9 : quantity.value / $0 }
    var notes = [
      "size=\(MessageFeatures.magnitude(quantity.value))", "same=\(ratio == 1)",
      "ratio=\(ratio.map(Self.size(ofRatio:)) ?? "?")",
      "number \(place.map { "\(min(3, $0))" } ?? "-") of \(min(3, numbers.count))",
      "last number=\(place == numbers.count - 1)",
      "then=\(after < message.spans.count ? message.word(after) : "$")",
      "after=\(before >= 0 ? message.word(before) : "^")",
      "unit=\(quantity.measure?.unit ?? quantity.doseUnit ?? "none")",
      "lasts=\(isDuration(quantity))",
    ]
    if let number = quantity.number {
      notes += [
        "suffix=\(number.suffix)", "kind=\(number.kind.rawValue)",
        "its=\(number.form.isPossessive)",
      ]
      if number.isArticle { notes.append("article") }
    }
    return notes
  }

  private static func size(ofRatio ratio: Double) -> String {
    let bounds: [(Double, String)] = [(0.2, "tiny"), (0.6, "low"), (1.7, "near"), (5, "high")]
    return bounds.first { ratio < $0.0 }?.1 ?? "huge"
  }

  func isDuration(_ quantity: Quantity) -> Bool {
    let tokens = message.tokens(quantity.spans)
    return durations.contains { $0.tokens.overlaps(tokens) }
  }
}
