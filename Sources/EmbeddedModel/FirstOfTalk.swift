import Analysis
import Domain
import Foundation
import Turkish

extension Interpreter {
  /// "30 dakika yürüdüm", then "akşam balık ve salata": a message that by itself is a whole and sure record
  /// is kept as if it were the first of the talk, whatever stood before.
  ///
  /// Nil where the talk already does so, and where it may tell of a record or a person of the talk.
  func alone(
    _ result: Understanding, _ scene: Scene, _ offered: Set<String>?
  ) -> Understanding? {
    guard scene.dialogue.isUnderWay else { return nil }
    let isTaken = result.takesQuestion(scene)
    let mayBeRecord = result.givesWay && !scene.pointsIntoTalk
    guard mayBeRecord || isTaken || result.isLost else { return nil }
    let fresh = self.scene(
      scene.sentence.text, scene.dialogue.forgotten, scene.now, scene.zone)
    let first = understanding(of: fresh, offered: offered)
    let isLost = result.isLost && !result.speeches.isEmpty
    // "açken" after a reading tells more of it.
    let isAsked = scene.isQuestion || scene.asksByWord || first.looksUpFood
    if isAsked, isLost || isTaken, !scene.blames, first.answers(scene) { return first }
    guard mayBeRecord, first.isWhole, first.calls.allSatisfy(fresh.names),
      !first.calls.contains(where: { isOfTalk($0, scene, isChange: !result.calls.isEmpty) }),
      isOwned(first, scene)
    else { return nil }
    return first
  }

  /// Whether nothing is left open of whose the records are, where the talk was of somebody else.
  private func isOwned(_ first: Understanding, _ scene: Scene) -> Bool {
    guard first.calls.contains(where: { $0.arguments[.person] == nil }) else { return true }
    let message = MessageAnalysis(scene: scene, weights: weights, keepsNames: false)
    return scene.dialogue.personInFocus == nil && message.talkedOf == nil
      && message.namedLately == nil && message.illLately == nil
  }

  /// Whether a record may be one that was told before, once more or put right.
  ///
  /// Where the talk would change one (`isChange`), a record of the same kind is enough.
  private func isOfTalk(_ call: PlannedCall, _ scene: Scene, isChange: Bool) -> Bool {
    let records = DialogueState(scene.dialogue).records
    let isOfKind = records.contains { $0.isOfKind(call) }
    if isOfKind, isChange { return true }
    // "10 üniteydi" after a dose
    if isOfKind, call.tool == "logMedication",
      !scene.sentence.spans.contains(where: \.namesDrug)
    {
      return true
    }
    if call.tool == "logMeal" {
      let isList =
        !scene.tellsMeal
        && (scene.followsOtherThanRecord || scene.tellsWas || scene.hasBareFood)
      if isList || scene.tellsWas && records.contains(where: { $0.kind == .meal }) { return true }
    }
    return records.contains { record in
      record.isTold(
        by: call,
        isSoon: scene.now.timeIntervalSince(record.writtenAt) < Self.sameFigure)
    }
  }

  /// Seconds within which a value may put the one before it right.
  private static let sameFigure = 600.0
}

extension Scene {
  /// Whether a word corrects, points at, adds to or takes back what was said; a yes is none where nothing
  /// was asked.
  fileprivate var pointsIntoTalk: Bool {
    corrects || pointsAtRecord || has(.yes) && dialogue.isAsked || tellsOfNamedFood
  }

  /// Whether a word points at, adds to or takes back what was said.
  fileprivate var pointsAtRecord: Bool {
    has(.not, .no, .same, .more, .instead, .deictic, .remove, .undo, .recipe)
  }

  /// "elma mı armut mu", "elma mı armut mu daha iyi": of two foods, which.
  fileprivate var asksWhichFood: Bool {
    isQuestion && FoodMention.all(in: sentence).filter(\.isKnown).count == 2
      && sentence.tokens.count { $0.folded.fits("alone.either") } == 2
  }

  /// "niye öğle yazdın kahvaltıydı", "başka ne olur": of what balli did before.
  fileprivate var blames: Bool {
    sentence.tokens.contains { $0.folded.fits("alone.blaming") }
  }

  /// "ne", "hangi", "neden", and not the "mi" of an order.
  fileprivate var asksByWord: Bool {
    sentence.tokens.contains { $0.folded.fits("alone.asking") }
  }

  /// "menemeni yedim", "künefenin birini verdim", "içinde 1 muz vardı": a food that was named before.
  private var tellsOfNamedFood: Bool {
    sentence.spans.contains { span in
      let form = span.food?.noun?.grammaticalCase ?? .bare
      return [.accusative, .ablative, .genitive].contains(form)
    } || sentence.tokens.contains { $0.folded.fits("alone.inside") }
  }

  /// "yanlış yazdım", and not "1,2 ünite düzeltme", which is a dose.
  fileprivate var corrects: Bool {
    sentence.spans.indices.contains { place in
      sentence.spans[place].has(.correction)
        && !(place > 0 && sentence.spans[place - 1].has(.doseunit))
    }
  }

  /// Whether it says that something was eaten, or at which meal.
  fileprivate var tellsMeal: Bool {
    has(.eat, .meal) || sentence.spans.contains { $0.time?.meal != nil || $0.time?.part != nil }
  }

  /// "ekmek üç dilimdi": it tells how much something was.
  fileprivate var tellsWas: Bool {
    sentence.spans.contains { span in
      NumberEndings.pasts.contains(span.number?.suffix ?? "")
        || (span.measure?.form.copula ?? .none) != NounForm.Copula.none
    }
  }

  /// Foods alone after a question or an order may belong to it.
  fileprivate var followsOtherThanRecord: Bool {
    if let newest = dialogue.newest, ToolVerb(of: newest.call.name) != .log { return true }
    guard let before = dialogue.earlier.first.flatMap({ earlier($0) }) else { return false }
    // "yemek yapıyorum", and what goes into it.
    return before.isQuestion || before.clauses.contains { $0.verbIs(.cook) }
  }

  /// Whether the message names what a record of it is of: no figure alone.
  fileprivate func names(_ call: PlannedCall) -> Bool {
    switch call.tool {
    case "logGlucose":
      call.arguments[.context] != nil || has(.glucose, .sugarword, .cgmnoun, .measure)
    case "logMedication":
      // A name alone may be asked about, and units alone may be answered or supposed.
      has(.doseunit) && clauses.contains { $0.verbIs(.inject, .give) && $0.isPast }
        || sentence.spans.contains(where: \.namesDrug) && sentence.spans.count { !$0.isMark } > 1
    case "logWater": has(.water)
    case "logWeight": has(.weight, .weigh)
    default:
      !ToolDeclaration.recordsMeasure(call.tool) || sentence.spans.contains { $0.analyte != nil }
    }
  }
}

extension TalkRecord {
  /// Whether a new record may tell this one again: the same food, drug or complaint; the same value, or
  /// another `isSoon` after it.
  fileprivate func isTold(by call: PlannedCall, isSoon: Bool) -> Bool {
    guard isOfKind(call), owner == call.arguments[.person]?.string.map({ Turkish.fold($0) })
    else { return false }
    switch kind {
    case .meal:
      let told = (call.arguments[.items]?.array ?? []).compactMap { $0[.name]?.string }
      return meal?.items.contains { item in
        told.contains { FoodRole.shares(item.name, $0) || FoodRole.shares($0, item.name) }
      } ?? false
    case .medication: return isSame(.name, call)
    case .symptom: return isSame(.kind, call) || isSoon
    case .activity: return isSame(.kind, call) || isSoon
    default:
      return (measured == nil || isSame(.kind, call) && isSame(.name, call))
        && isSameFigure(call, isSoon)
    }
  }

  fileprivate func isOfKind(_ call: PlannedCall) -> Bool {
    call.tool.dropFirst(3).lowercased() == kind.rawValue
  }

  private func isSame(_ key: JSON.Key, _ call: PlannedCall) -> Bool {
    let own = (value[key] ?? said[key])?.string.map { Turkish.fold($0) }
    return own == call.arguments[key]?.string.map { Turkish.fold($0) }
  }

  private func isSameFigure(_ call: PlannedCall, _ isSoon: Bool) -> Bool {
    isSoon
      || figures.contains { field in
        figure(field) != nil && figure(field) == call.arguments[JSON.Key(field)]?.number
      }
  }
}

extension Understanding {
  /// Whether all that the talk makes of a message is a question, nothing, or a change of a record.
  fileprivate var givesWay: Bool {
    guard calls.isEmpty else { return calls.allSatisfy { $0.tool == "updateEntry" } }
    return speeches.allSatisfy { speech in
      switch speech {
      case .ask, .notUnderstood, .notKnown, .apart, .outOfScope, .known, .near, .advice: true
      default: false
      }
    }
  }

  /// Whether the talk makes a change or a recipe of a question that tells no amount.
  fileprivate func takesQuestion(_ scene: Scene) -> Bool {
    let isTaken =
      !calls.isEmpty
      && calls.allSatisfy { ToolVerb(of: $0.tool) == .update || $0.tool == "generateRecipe" }
    return isTaken && !scene.corrects && (!scene.pointsAtRecord || scene.asksWhichFood)
      && !scene.sentence.spans.contains { $0.number != nil }
  }

  /// Whether it looks up what a message asks and does nothing besides, or has words for a question that is
  /// none of an order.
  fileprivate func answers(_ scene: Scene) -> Bool {
    guard !calls.isEmpty else { return scene.asksByWord && (!isLost || scene.clauses.count == 1) }
    return speeches.isEmpty && unsure.isEmpty && rest == nil && beside == nil
      && calls.allSatisfy { $0.tool.hasPrefix("get") || $0.tool.hasPrefix("lookup") }
  }

  fileprivate var looksUpFood: Bool {
    !calls.isEmpty && calls.allSatisfy { $0.tool.hasPrefix("lookup") }
  }

  /// Whether it records something new, and nothing besides is asked, doubted or said.
  fileprivate var isWhole: Bool {
    !calls.isEmpty && speeches.isEmpty && unsure.isEmpty && rest == nil && beside == nil
      && calls.allSatisfy { ToolVerb(of: $0.tool) == .log }
  }

  /// Whether a message that was sure by itself goes on with none of the records that were asked about.
  func standsApart(from earlier: Understanding, _ scene: Scene) -> Bool {
    let open = earlier.proposed + (earlier.asking?.choices ?? []).joined()
    // A list goes on, and so does a meal that is told by its foods alone.
    let goesOn =
      earlier.proposed.count > 1
      || !scene.tellsMeal && (calls + open).contains { $0.tool == "logMeal" }
    return isWhole && !goesOn && !scene.pointsIntoTalk && calls.allSatisfy(scene.names)
      && !open.contains { old in calls.contains { old.isTold(againBy: $0) } }
  }
}

extension Scene {
  /// Whether not all foods of a list have amounts.
  fileprivate var hasBareFood: Bool {
    FoodMention.all(in: sentence).filter(\.isKnown).count > Quantity.all(in: sentence).count
  }
}
