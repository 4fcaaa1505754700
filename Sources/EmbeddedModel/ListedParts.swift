import Analysis
import Domain
import Turkish

/// A message that lists records one after the other, where reading it as a whole left most of it out.
///
///     gece atıştırması 10 fındık 1 bardak süt, lantus 18, şeker 155, yarın ekmek almayı hatırlat
///
/// Each part between commas is read as a message of its own. What comes of it is asked about, all at
/// once, and what no part explains is told beside the question: nothing is passed over in silence.
struct ListedParts {
  /// The records of the parts, in their order; foods that belong to one meal in one.
  private(set) var calls: [PlannedCall] = []
  /// The parts that tell something and were not understood, as they were said.
  private(set) var unread: [String] = []

  /// Parts from which a message is a list, and beyond which it is a pasted text.
  static let least = 3
  private static let most = 20
  /// Words from which a part is a story and no line of a list.
  private static let mostWords = 12

  /// nil for a message that is no list, asks, or turns around what was said before, and where somebody is
  /// named whose the parts behind may be.
  init?(
    _ scene: Scene, part: (String) -> Scene, reading: (Scene) -> Understanding
  ) {
    let broken = Self.parts(of: scene.sentence)
    let parts = broken.count < Self.least ? Self.row(of: scene) ?? broken : broken
    guard (Self.least...Self.most).contains(parts.count),
      parts.allSatisfy({ $0.split(separator: " ").count <= Self.mostWords }),
      !scene.isQuestion,
      !scene.has(.correction, .not, .instead, .same, .remove, .undo), !scene.forbidsKeeping,
      !scene.clauses.contains(where: \.isHearsay)
    else { return nil }
    let scenes = parts.map(part)
    let named = scenes.map { !Person.all(in: $0.sentence).isEmpty }
    // "annem aradı, şekeri 210"
    guard !zip(scenes, named).contains(where: { $1 && $0.isVerbless }),
      !named.contains(true) || !scenes.contains(where: \.sentence.tokens.tellTheirs)
    else { return nil }
    for (text, scene) in zip(parts, scenes) {
      let kept = scene.isToBeDone ? [] : Self.records(in: reading(scene))
      // "hava soğuk" is no record that would be missed.
      if kept.isEmpty, scene.mayTellRecord { unread.append(text) }
      for call in kept { add(call) }
    }
    // "ilacımı aldım, metformin 1000 içtim" is one drug.
    if calls.contains(where: \.namesItsDrug) {
      calls.removeAll { $0.tool == "logMedication" && !$0.namesItsDrug }
    }
  }

  /// How many things it would write.
  var count: Int {
    calls.reduce(0) { $0 + ($1.arguments[.items]?.array?.count ?? 1) }
  }

  /// What a part is sure to tell, or would be asked about; of two readings the one that holds more.
  private static func records(in part: Understanding) -> [PlannedCall] {
    (part.calls.isEmpty ? asked(by: part.speeches) : part.calls).filter {
      ToolVerb(of: $0.tool) == .log
    }
  }

  private static func asked(by speeches: [Speech]) -> [PlannedCall] {
    guard speeches.count == 1, case .ask(let question) = speeches[0] else { return [] }
    guard question.choices.count > 1 else { return question.calls }
    let isOfOne = question.choices.joined().allSatisfy { $0.arguments[.person] == nil }
    return isOfOne ? question.choices.max { $0.count < $1.count } ?? [] : []
  }

  /// Adds a record; foods without a meal or an hour of their own come to the meal before them.
  private mutating func add(_ call: PlannedCall) {
    guard call.tool == "logMeal",
      [JSON.Key.mealType, .eatenAt, .person].allSatisfy({ call.arguments[$0] == nil }),
      let last = calls.lastIndex(where: { $0.tool == "logMeal" }),
      calls[last].arguments[.person] == nil,
      let items = calls[last].arguments[.items]?.array, let more = call.arguments[.items]?.array
    else {
      if !calls.contains(call) { calls.append(call) }
      return
    }
    calls[last] = PlannedCall(
      "logMeal", calls[last].arguments.setting(.items, to: .array(items + more)))
  }

  private static let breaks: Set<String> = [",", ";", ".", "+"]

  /// What stands between commas, semicolons, full stops, plus signs and line breaks.
  private static func parts(of sentence: Sentence) -> [String] {
    var parts: [String] = []
    var start = 0
    for (place, token) in sentence.tokens.enumerated() {
      let isBreak = token.kind == .mark && breaks.contains(token.folded)
      guard isBreak || token.startsLine else { continue }
      if place > start { parts.append(sentence.source(start..<place)) }
      start = isBreak ? place + 1 : place
    }
    if start < sentence.tokens.count {
      parts.append(sentence.source(start..<sentence.tokens.count))
    }
    return parts.filter { $0.contains { $0.isLetter || $0.isNumber } }
  }
}

// MARK: Lists without commas

extension ListedParts {
  /// "su 2 bardak şeker 127 elma 1 moral iyi": each thing with its figure behind it; nil for other rows.
  private static func row(of scene: Scene) -> [String]? {
    let (sentence, spans) = (scene.sentence, scene.sentence.spans)
    let ends = Quantity.all(in: sentence).filter { $0.number?.isArticle == false }
      .map(\.spans.upperBound)
    guard ends.count >= least, !spans.contains(where: { $0.isMark || $0.time != nil }) else {
      return nil
    }
    let starts = [0] + ends
    let things = zip(starts, ends).map { spans[$0..<$1].prefix { $0.number == nil } }
    let namesAll = things.allSatisfy { thing in
      thing.contains {
        $0.food != nil || $0.analyte != nil || $0.namesDrug || $0.has(.water, .glucose, .weight)
      }
    }
    guard namesAll else { return nil }
    return zip(starts, ends + [spans.count]).compactMap { start, end in
      start < end
        ? sentence.source(spans[start].tokens.lowerBound..<spans[end - 1].tokens.upperBound) : nil
    }
  }
}

extension Scene {
  /// "ayşe hanım tansiyon 150/90": the next figures may be hers, too; "oğlum 3 kurabiye yedi" is told to
  /// its end.
  fileprivate var isVerbless: Bool { !clauses.contains { $0.verb != nil } }

  /// Whether it has a figure, a food or an order: what would be missed.
  fileprivate var mayTellRecord: Bool {
    clauses.contains(where: \.isRequest)
      || sentence.spans.contains { $0.number != nil || $0.food != nil || $0.namesDrug }
  }

  /// "yarın ekmek almayı hatırlat", "spor yapacağım": what is asked for, supposed, or somebody's words.
  fileprivate var isToBeDone: Bool {
    clauses.contains { $0.isUnreal || $0.isHearsay || $0.isRequest }
  }
}

extension PlannedCall {
  /// Whether another record of the same kind tells the same, but for when it was.
  fileprivate func tellsTheSame(as other: PlannedCall) -> Bool {
    let keys: [JSON.Key] = [.value, .name, .dose, .kilograms, .milliliters, .hours, .items, .kind]
    return tool == other.tool && keys.allSatisfy { arguments[$0] == other.arguments[$0] }
  }

  /// Whether it records a drug by its own name.
  fileprivate var namesItsDrug: Bool {
    tool == "logMedication"
      && arguments[.name]?.string.map { !WordSets.drugsInGeneral.contains($0) } == true
  }
}

extension Interpreter {
  /// A question about all that a list of records tells, where `result` would ask about less of it.
  func listed(_ result: Understanding, _ scene: Scene, _ offered: Set<String>?) -> Understanding? {
    guard result.calls.allSatisfy({ ToolVerb(of: $0.tool) == .log }),
      scene.dialogue.lastAnswer?.contains("?") != true,
      let parts = ListedParts(
        scene,
        part: { self.scene($0, scene.dialogue.forgotten, scene.now, scene.zone) },
        reading: { understanding(of: $0, offered: offered, isRest: true) })
    else { return nil }
    // A reminder of the whole list is no reading of it.
    let proposed = result.proposed.filter { ToolVerb(of: $0.tool) != .write }
    guard parts.calls.count > 1 || parts.count >= ListedParts.least,
      parts.calls.count >= proposed.count,
      Set(parts.calls.map(\.tool)).isSuperset(of: proposed.map(\.tool))
    else { return nil }
    if !result.calls.isEmpty {
      // What is sure is written, unless it leaves out whole parts of the list.
      guard parts.calls.count > result.calls.count,
        result.calls.allSatisfy({ call in parts.calls.contains { $0.tellsTheSame(as: call) } })
      else { return nil }
      var listed = Understanding(speeches: [])
      let calls = parts.calls.map { call in
        result.calls.first { call.tellsTheSame(as: $0) } ?? call
      }
      listed.speeches = [.ask(Question(kind: .isMeant([calls]), calls: calls))]
      return listed
    }
    var listed = Understanding(
      speeches: [.ask(Question(kind: .isMeant([parts.calls]), calls: parts.calls))])
    if !parts.unread.isEmpty {
      listed.beside = .apart(parts.unread.joined(separator: ", "))
    }
    return listed
  }
}
