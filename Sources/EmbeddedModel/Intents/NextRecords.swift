import Analysis
import Domain
import Foundation
import Turkish

/// Figures of a message that begin a record of their own, and set none right: the value of the next
/// morning, of somebody else, in another unit.
///
/// A change writes over what was told before, so nothing is changed without a word for it as soon as
/// anything of the message is plainly not of that record.
extension ToldChange {
  /// Whether the figures that a change would take are of no record that was told.
  var isOfNextRecord: Bool {
    guard let record else { return false }
    if changes(.at, .eatenAt), isHalfPast { return true }
    // "ayşe hanım'ınki 160/90 olacak, yanlış yazdım"
    if takesAway, !message.persons.isEmpty, !told.isEmpty, !scene.has(.remove, .undo, .giveup) {
      return true
    }
    if isOfSome || leavesFigure(of: record) || isOfOtherOwner(than: record) { return true }
    guard changesFigure else { return false }
    if isInOtherUnit(than: record) || isHour { return true }
    return isAtOtherMoment(than: record) && !isCorrected
      || isLate(for: record) && !saysChange(of: record)
  }

  /// Whether the food that a change would bring to a meal was had beside it, or not at all.
  var isBesideMeal: Bool {
    if takesAway { return isNotHad && !scene.has(.remove, .undo, .giveup) }
    return changesMeal && (isHadWith || isNotHad)
  }

  // MARK: The record

  /// The record of the talk that the change is of.
  var record: TalkRecord? {
    let records = message.state.records
    for call in candidate.calls {
      for key in [JSON.Key.reading, .entry, .meal] {
        guard let id = call.arguments[key]?.number else { continue }
        return records.first { $0.choice == JSON.Member(key, .number(id)) }
      }
      if call.tool == "updateMeal" { return records.first { $0.kind == .meal } }
    }
    return nil
  }

  private var changesMeal: Bool { candidate.calls.contains { $0.tool == "updateMeal" } }

  private static let figures: [JSON.Key] = [
    .value, .value2, .kilograms, .dose, .milliliters, .hours, .minutes, .steps, .items,
  ]

  var changesFigure: Bool {
    candidate.calls.contains { call in
      ["updateEntry", "updateMeal"].contains(call.tool)
        && Self.figures.contains { call.arguments[$0] != nil }
    } && (!told.isEmpty || changes(.value2))
  }

  /// The figures of the message that the change takes.
  var told: [Quantity] {
    message.quantities.filter { quantity in
      quantity.number?.isArticle == false && !candidate.claims.isDisjoint(with: quantity.spans)
    }
  }

  // MARK: What says that it is a change

  private var isCorrected: Bool {
    scene.has(.not, .no, .instead, .remove, .change, .put)
      || scene.has(.correction) && !isCorrectionDose
  }

  /// "kıymalı pide", then "bir buçuk": so many as likely as the hour.
  private var isHalfPast: Bool {
    let last = message.spans.last { !$0.isMark }
    return message.spans.count { !$0.isMark } == 1 && last?.time?.clock != nil
      && scene.sentence.tokens.last { $0.kind != .mark }?.folded.fits("change.half") == true
      && !message.state.wasAsked
  }

  private func saysChange(of record: TalkRecord) -> Bool {
    if isCorrected || scene.has(.more) { return true }
    let old =
      record.figures.compactMap(record.figure) + (record.meal?.items ?? []).compactMap(\.quantity)
    if message.quantities.contains(where: { old.contains($0.value) }) { return true }
    return saysWas && !isMeasuredAnew(after: record)
  }

  /// "Defne'nin şekeri 118", and three hours later "öğretmeni aradı 72ymiş": what was measured then, where
  /// nothing points back; a figure alone is asked about (`MereFigure`).
  private func isMeasuredAnew(after record: TalkRecord) -> Bool {
    record.kind == .glucose && !scene.has(.deictic) && !tells("removal.pointed")
      && MereFigure(message) == nil
      && message.quantities.contains { Self.neitherLowNorHigh.contains($0.value) }
  }

  /// mg/dL; what is to be done about a low or a high is told beside its change.
  private static let neitherLowNorHigh = 70.0...250

  /// "187miş", "2 bardaktı", "84,5ti", "22 ymiş": what it was, as the person now knows.
  var saysWas: Bool {
    told.contains { quantity in
      let last = quantity.spans.upperBound - 1
      let suffix = quantity.number?.suffix ?? ""
      if (quantity.measure?.form.copula ?? NounForm.Copula.none) != NounForm.Copula.none {
        return true
      }
      return NumberEndings.pasts.contains(suffix) || NumberEndings.reported.contains(suffix)
        || message.spans[last].readings.contains {
          ($0.noun?.copula ?? NounForm.Copula.none) != NounForm.Copula.none
        }
    } || clauses.contains { $0.form?.hasPastCopula == true }
      || message.spans.indices.contains { message.word($0).fits("change.willBe") }
  }

  // MARK: What says that it is none

  /// "pazartesi kilom 71,2", then "bugün 70,8".
  private func isAtOtherMoment(than record: TalkRecord) -> Bool {
    guard let date = record.date(in: scene.zone), record.kind != .meal else { return false }
    // "12/8" is no day where it is the pressure.
    let pressures = Pressure.pairs(in: scene.sentence, message.quantities).flatMap(\.spans)
    let moments = message.times.filter { !pressures.contains($0.place) }.compactMap {
      $0.time.moment(now: scene.now, zone: scene.zone)?.date
    }
    return !moments.isEmpty
      && moments.allSatisfy { moment in
        abs(moment.timeIntervalSince(date)) > Self.sameMoment
          || scene.zone.day(at: moment) != scene.zone.day(at: date)
      }
  }

  /// "3500 adım", then "sabah da 2000": a moment that is told with a figure is the figure's.
  private func leavesFigure(of record: TalkRecord) -> Bool {
    let isMove = candidate.calls.contains { call in
      (call.arguments.members ?? []).allSatisfy { member in
        [JSON.Key.at, .eatenAt, .mealType, .reading, .entry, .meal].contains(where: member.isNamed)
      }
    }
    guard isMove, !isCorrected else { return false }
    if record.kind == .meal {
      // "üç buçukta yemiştim. 6 ünite novorapid yaptım": the hour has its own verb.
      let tellsEating = scene.clauses.contains { $0.verbIs(.eat) && $0.isPast }
      return leavesReading || !tellsEating && tellsOtherRecord(than: record)
    }
    // "6 saat uyudum", then "öğlen de 1 saat"
    if message.times.contains(where: { message.isTold(tooAt: $0.place) }),
      scene.sentence.tokens.contains(where: { $0.kind == .number })
    {
      return true
    }
    let pressures = Pressure.pairs(in: scene.sentence, message.quantities)
    return pressures.contains { candidate.claims.isDisjoint(with: $0.spans) }
      || message.quantities.contains { quantity in
        quantity.number?.isArticle == false
          && !(quantity.spans.upperBound < message.spans.count
            && message.word(quantity.spans.upperBound).fits("dose.times"))
          && candidate.claims.isDisjoint(with: quantity.spans)
      }
  }

  /// "şekerim 190", and the next morning "126".
  func isLate(for record: TalkRecord) -> Bool {
    // "lantus yaptım", and later "18": nothing is written over.
    if record.kind != .meal, record.figures.compactMap(record.figure).isEmpty { return false }
    let isMeasure = record.kind.isRead || record.kind == .water
    return scene.now.timeIntervalSince(record.writtenAt)
      > (isMeasure ? Self.lateness : Self.mealLateness)
  }

  /// Moments nearer than this are the same; seconds.
  private static let sameMoment = 3600.0
  /// A figure alone puts right what was told within these seconds, and is a new one after them.
  private static let lateness = 600.0
  /// The same of meals, doses and what else has no next value so soon.
  private static let mealLateness = 5400.0

  /// "mehmet bey 80 kilo", then "ali bey 70 kilo"; "kızım 9 saat uyudu", then "ben 5".
  private func isOfOtherOwner(than record: TalkRecord) -> Bool {
    let owner = record.owner
    guard candidate.calls.allSatisfy({ $0.tool != "undo" && ToolVerb(of: $0.tool) != .delete }),
      !told.contains(where: { $0.value < 1 || $0.isPart }) || saysTheirs
    else { return false }
    let named = message.persons.filter { $0.isBare || $0.isGenitive || isTheirs($0) }
      .map { Turkish.fold($0.name) }
    if named.isEmpty {
      return owner != nil && namesWriter && (!saysWas && !isCorrected || isOwnFigure(than: record))
    }
    let isHeld = { (owner: String) in
      named.contains { name in
        name == owner || name.hasPrefix(owner + " ") || owner.hasPrefix(name + " ")
      }
    }
    if let owner, isHeld(owner) { return false }
    // "can'la ben birer muz yedik", then "can'ınki yarımdı"
    if owner == nil, changesMeal, saysTheirs { return true }
    // "ayşe hanım'ınki 160/90 olacak": hers, where she has one.
    let hasTheirs = message.state.records.contains { other in
      other.kind == record.kind && other.owner.map(isHeld) == true
    }
    if hasTheirs { return true }
    guard changesFigure, candidate.calls.allSatisfy({ $0.arguments[.person] == nil }) else {
      return false
    }
    if owner != nil { return true }
    // "ben 62 kiloyum", then "ela 24 kilo"; whoever else is named may only stand by.
    return !changesMeal && !saysWas && !isCorrected
      && told.contains { quantity in
        let owner = message.owner(ofFigureAt: quantity.spans.lowerBound)
        return owner?.name != nil
      }
  }

  /// "can'ınki", "onunki"; "benimki" is the writer's, "öğlenki" a time.
  private var saysTheirs: Bool {
    message.spans.contains { span in
      let token = scene.sentence.tokens[span.tokens.upperBound - 1]
      let word = token.folded + token.suffix
      return word.fits("person.ones") && !word.fits("self.mine") && span.time == nil
        && !word.fits("pointed.noon")
    }
  }

  /// "ayşe hanım'ınki".
  private func isTheirs(_ person: Person) -> Bool {
    person.places.contains { message.word($0).fits("person.ones") }
  }

  /// "şekerim 240", then "düzeltme 3 ünite yaptım"; "su içtim", then "198".
  private func isInOtherUnit(than record: TalkRecord) -> Bool {
    told.contains { quantity in
      switch record.kind {
      case let kind where kind.isRead || [.sleep, .activity, .water].contains(kind):
        if quantity.doseUnit != nil { return true }
        return kind == .water && quantity.isBare && quantity.value > 20
      case .medication:
        let units: [Measure] = [.gram, .slice, .cup, .glass, .milliliter, .portion]
        return quantity.measure.map { units.contains($0.measure) } ?? false
      case .meal:
        // "1 tabak makarna", then "4 buçuk ünite": a dose.
        if quantity.doseUnit == Texts.doseUnit { return true }
        // "4 köfte yedim", then "80 kilo": nobody eats so much.
        if quantity.measure?.measure == .kilogram, quantity.value >= 20 { return true }
        // "100 ml meyve suyu içirdim", then "84 oldu"
        return quantity.isBare && quantity.value > 20
          && scene.clauses[message.clauseOf[quantity.spans.lowerBound]].verbIs(.be, .comeout)
      default: return false
      }
    }
  }

  /// "saati 13.30 yap", "saatini 13.30 olarak yaz".
  private var isHour: Bool {
    told.contains { quantity in
      let place = quantity.spans.lowerBound
      return place > 0 && message.word(place - 1).fits("change.hour")
    }
  }

  /// "2 elma yedim", then "biri yeşildi": what is said of some of them.
  private var isOfSome: Bool {
    changesMeal && !isCorrected
      && message.quantities.contains { quantity in
        let place = quantity.spans.lowerBound
        guard message.word(place).fits("change.some"), quantity.measure == nil,
          !candidate.claims.isDisjoint(with: quantity.spans)
        else { return false }
        let clause = scene.clauses[message.clauseOf[place]]
        return clause.verb == nil
          && clause.spans.contains { !$0.isMark && $0.number == nil && !$0.has(.filler) }
      }
  }

  // MARK: Foods

  /// "4 köfte yedim", then "ketçapla": eaten with it.
  private var isHadWith: Bool {
    guard candidate.calls.contains(where: { $0.arguments[.replace] != nil }) else { return false }
    // "sodayı su sayma"
    if clauses.contains(where: { $0.isNegated && $0.form?.mood == .imperative }) { return true }
    return !scene.has(.instead, .correction, .not, .no, .change)
      && message.foods.contains { food in
        candidate.claims.contains(food.head)
          && message.spans[food.head].food?.noun?.grammaticalCase == .instrumental
      }
  }

  /// "cips yemedim", "cips de var ama dokunmadım": a food that the meal has not, and nobody ate.
  private var isNotHad: Bool {
    let held = (scene.dialogue.meal?.items ?? []).map(\.name)
    return message.foods.contains { food in
      guard candidate.claims.contains(food.head),
        !held.contains(where: { FoodRole.shares($0, food.name) })
      else { return false }
      let own = message.clauseOf[food.head]
      if isLeft(scene.clauses[own]) { return true }
      return own + 1 < scene.clauses.count && !scene.clauses[own + 1].hasFood
        && !scene.clauses[own].isPast && isLeft(scene.clauses[own + 1])
    }
  }

  private func isLeft(_ clause: Clause) -> Bool {
    clause.isNegated && clause.verbIs(.eat)
      || clause.spans.contains { span in
        let word = scene.sentence.folded(span)
        return word.fits("uneaten.denying") || word.fits("uneaten.having")
      }
  }
}
