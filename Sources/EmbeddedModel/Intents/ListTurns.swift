import Analysis
import Domain
import Turkish

/// Lines of the list that are brought to a multiple, grow, or become another thing: "elmayı yarıya indir",
/// "1 paket daha", "onu yoğurt yap".
struct ListTurns: Request {
  private let scene: Scene
  private let offered: Set<String>?
  private let steps: ListSteps
  private let lines: ListLines
  private var words: [String] { scene.words }

  private static let table = ListSentence.table
  private static let mostWords = 10

  init(scene: Scene, offered: Set<String>?) {
    (self.scene, self.offered) = (scene, offered)
    steps = ListSteps(scene.dialogue)
    lines = ListLines(scene.dialogue)
  }

  var plain: Understanding? {
    guard words.count <= Self.mostWords, steps.newest != nil || scene.has(.list),
      !scene.isQuestion, !scene.tellsOfEating,
      !scene.has(.glucose, .medication, .recipe, .meal)
    else { return nil }
    if let factor {
      guard let line = meant else { return nil }
      guard let quantity = line.quantity else {
        return Understanding(speeches: [.noted(.listUnclear)])
      }
      return allowed([changed(line, quantity * factor, line.unit)])
    }
    return (grown ?? exchanged ?? recounted).flatMap(allowed)
  }

  private func allowed(_ calls: [PlannedCall]) -> Understanding? {
    offered.allow(calls) ? Understanding(calls: calls) : nil
  }

  // MARK: Things

  private var foods: [FoodMention] {
    let sentence = scene.sentence
    return FoodMention.all(in: sentence).filter {
      let head = sentence.spans[$0.head]
      return (head.food != nil || head.has(.thing)) && head.measure == nil
        && !head.has(.list, .shop)
    }
  }

  /// Amounts that are said; "onu" is it, and no ten.
  private var amounts: [Quantity] {
    Quantity.all(in: scene.sentence).filter { amount in
      amount.measure != nil
        || !Self.table[.pointIt].fits(
          scene.sentence.folded(scene.sentence.spans[amount.spans.lowerBound]))
    }
  }

  /// The one line that is named, else the one that the talk was about last.
  private var meant: ListLines.Line? {
    let named = foods
    if named.count == 1 { return lines.line(named[0].name) }
    guard named.isEmpty, let step = steps.newest, step.lines.count == 1 else { return nil }
    return lines.lines.first { $0.name == step.lines[0] }
  }

  // MARK: More and less

  private var factor: Double? {
    Self.factors.first { scene.says($0.row) }?.factor
  }

  private static let factors: [(row: ListRow, factor: Double)] = [
    (.halve, 0.5), (.double, 2), (.triple, 3),
  ]

  private func changed(
    _ line: ListLines.Line, _ quantity: Double, _ unit: String?
  ) -> PlannedCall {
    let item = JSON.object(
      [
        .init(.name, .string(line.name)), .init(.quantity, .number(quantity)),
        unit.map { .init(.unit, .string($0)) },
      ].compactMap(\.self))
    return PlannedCall("updateShoppingList", [.change: [item]])
  }

  /// "1 paket daha", "bir tane daha süt ekle": as much besides what stands there.
  private var grown: [PlannedCall]? {
    let amounts = amounts
    guard words.contains(where: Self.table[.onemore].fits), amounts.count == 1,
      let line = meant, !line.isChecked, line.quantity != nil, isPlain
    else { return nil }
    var mention = Mention(name: line.name, isKnown: true)
    mention.take(Amount(amounts[0]))
    let isCount = amounts[0].isBare || amounts[0].measure?.measure == .piece
    if isCount, let unit = line.unit { mention.unit = unit }
    return [PlannedCall("addToShoppingList", [.items: [mention.json]])]
  }

  /// Whether nothing is told besides things, amounts and words of the list.
  private var isPlain: Bool {
    scene.sentence.spans.allSatisfy { span in
      let word = scene.sentence.folded(span)
      return span.isMark || span.food != nil || span.number != nil || span.measure != nil
        || span.has(.list, .thing, .filler, .more, .deictic)
        || [ListRow.rest, .add, .set, .yes].contains { Self.table[$0].fits(word) }
    }
  }

  /// "kolayı 4 yap" of two boxes, "kasayı iki yap": so many of what it is counted in.
  private var recounted: [PlannedCall]? {
    let counts = amounts.filter { $0.number != nil }
    guard counts.count == 1, counts[0].isBare, !counts[0].isPart, scene.says(.set), isPlain,
      let line = meant, let unit = line.unit, unit != Measure.piece.rawValue,
      amounts.allSatisfy({ $0.number != nil || $0.measure?.unit == unit })
    else { return nil }
    return [changed(line, counts[0].value, unit)]
  }

  // MARK: Another thing

  /// "onu yoğurt yap", "sütü yoğurt yap", "lor olmasın labne olsun": one thing in the place of a line.
  private var exchanged: [PlannedCall]? {
    let named = foods
    guard isPlain || scene.says(.become), let new = named.last, lines.line(new.name) == nil,
      let old = replaced(by: new, named)
    else { return nil }
    var mention = Mention(name: new.name, isKnown: true)
    if let amount = amounts.first {
      mention.take(Amount(packed: amount))
    } else {
      (mention.quantity, mention.unit) = (old.quantity, old.unit)
    }
    return [
      PlannedCall("updateShoppingList", [.remove: [.string(old.name)]]),
      PlannedCall("addToShoppingList", [.items: [mention.json]]),
    ]
  }

  private func replaced(by new: FoodMention, _ named: [FoodMention]) -> ListLines.Line? {
    let spans = scene.sentence.spans
    let next = spans[new.spans.upperBound...].first { !$0.isMark }
    let isBecoming = next.map { Self.table[.become].fits(scene.sentence.folded($0)) } ?? false
    if named.count == 1, isBecoming, spans[new.head].food?.noun?.grammaticalCase ?? .bare == .bare {
      let before = spans[..<new.spans.lowerBound].last { !$0.isMark }
      guard let before, Self.table[.pointIt].fits(scene.sentence.folded(before)),
        let step = steps.newest, let name = step.lines.last
      else { return nil }
      return lines.lines.first { $0.name == name }
    }
    guard named.count == 2, let line = lines.line(named[0].name) else { return nil }
    let isObject = spans[named[0].head].food?.noun?.grammaticalCase == .accusative
    let between = spans[named[0].spans.upperBound..<new.spans.lowerBound].filter { !$0.isMark }
    let isDenied =
      between.count == 1 && Self.table[.not].fits(scene.sentence.folded(between[0]))
      && scene.says(.kind)
    return isBecoming && isObject && between.isEmpty || isDenied ? line : nil
  }
}
