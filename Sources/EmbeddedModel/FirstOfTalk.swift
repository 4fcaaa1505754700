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
    guard mayBeRecord, first.isWhole,
      first.calls.allSatisfy({ fresh.names($0, after: scene.dialogue) }),
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
      // "sabah glukofen aldım", and in the evening "akşam ilacımı da aldım"
      return !scene.takesOwnDrug
        || records.contains { $0.kind == .medication && !isOver($0.writtenAt, scene) }
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

  private func isOver(_ moment: Date, _ scene: Scene) -> Bool {
    scene.now.timeIntervalSince(moment) > Scene.longAgo
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
    has(.not, .no, .same, .more, .instead, .remove, .undo, .recipe)
      || sentence.spans.indices.contains { sentence.spans[$0].has(.deictic) && !isOfDays($0) }
  }

  /// "bu ara", "bu günlerde": these days, and nothing that was told.
  private func isOfDays(_ place: Int) -> Bool {
    place + 1 < sentence.spans.count
      && sentence.folded(sentence.spans[place + 1]).fits("alone.days")
  }

  /// "ilacımı içtim", "akşam ilacımı da aldım": one's own drug by no name.
  fileprivate var takesOwnDrug: Bool {
    clauses.count == 1 && clauses[0].verbIs(.inject) && clauses[0].isPast
      && [1, 4].contains(clauses[0].form?.person ?? 0)
      && sentence.spans.contains { span in
        span.readings.contains { reading in
          WordSets.drugsInGeneral.contains(reading.phrase) && reading.noun?.possessor == 1
        }
      }
  }

  /// A figure of a meter, and that it came to be so, which is of no weight, pressure or amount told just
  /// before: "110 oldu", "yüksek gidiyor 238", "birinci saat 131".
  private func tellsReading(after dialogue: Dialogue) -> Bool {
    let figures = Quantity.all(in: sentence).filter { $0.isBare && $0.number?.kind == .exact }
    // "kalorim 250 oldu": a figure of something else.
    guard !sentence.spans.contains(where: \.ownsFigures), !has(.calories, .carbs),
      let figure = figures.last, (Self.leastTold...Self.mostTold).contains(figure.value),
      figures.allSatisfy({ $0.value == figure.value || $0.value < 4 })
    else { return false }
    let isReached = clauses.contains { clause in
      clause.verbIs(.be, .comeout, .trend) && clause.form?.person == 3 && !clause.isNegated
    }
    let isAtHour = sentence.tokens.indices.dropLast().contains { place in
      sentence.tokens[place].kind == .number && sentence.tokens[place + 1].folded == "."
        && place + 2 < sentence.tokens.count && sentence.tokens[place + 2].folded.fits("alone.hour")
    }
    guard isReached || isAtHour else { return false }
    guard let last = dialogue.lastWrite, last.age <= Dialogue.talkedOf else { return true }
    // "60 gram bulgur yedim", then "80 oldu"
    let isWeighed = (last.call.arguments[.items]?.array ?? []).contains {
      $0[.grams] != nil || $0[.unit]?.string.map { Turkish.fold($0).fits("alone.weighed") } ?? false
    }
    let isInsulin = last.call.arguments[.unit]?.string == Texts.doseUnit
    return (isInsulin || ["logGlucose", "logMeal"].contains(last.call.name)) && !isWeighed
      && last.call.arguments[.person] == nil
  }

  private static let leastTold = 70.0
  private static let mostTold = 450.0

  /// Seconds after which a talk begins anew.
  static let longAgo = 5400.0

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
    if let before = dialogue.saidBefore, now.timeIntervalSince(before) > Self.longAgo {
      return false
    }
    if let newest = dialogue.newest, ToolVerb(of: newest.call.name) != .log { return true }
    guard let before = dialogue.earlier.first.flatMap({ earlier($0) }) else { return false }
    // "yemek yapıyorum", and what goes into it.
    return before.isQuestion || before.clauses.contains { $0.verbIs(.cook) }
  }

  /// Whether the message names what a record of it is of: no figure alone.
  fileprivate func names(_ call: PlannedCall, after dialogue: Dialogue) -> Bool {
    switch call.tool {
    case "logGlucose":
      call.arguments[.context] != nil || has(.glucose, .sugarword, .cgmnoun, .measure)
        || tellsReading(after: dialogue)
    case "logMedication":
      // A name alone may be asked about, and units alone may be answered or supposed.
      has(.doseunit) && clauses.contains { $0.verbIs(.inject, .give) && $0.isPast }
        || sentence.spans.contains(where: \.namesDrug) && sentence.spans.count { !$0.isMark } > 1
        || takesOwnDrug
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
    return isWhole && !goesOn && !scene.pointsIntoTalk
      && calls.allSatisfy { scene.names($0, after: scene.dialogue) }
      && !open.contains { old in calls.contains { old.isTold(againBy: $0) } }
  }
}

extension Scene {
  /// Whether not all foods of a list have amounts, nor half of them where two have.
  fileprivate var hasBareFood: Bool {
    let foods = FoodMention.all(in: sentence).count(where: \.isKnown)
    let amounts = Quantity.all(in: sentence).count
    return amounts < 2 ? foods > amounts : foods > 2 * amounts
  }
}
