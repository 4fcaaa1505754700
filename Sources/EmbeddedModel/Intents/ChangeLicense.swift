import Analysis
import Domain
import Foundation
import Turkish

/// What a message has to say before a record is changed or removed.
///
/// A record is what was told, and most of what follows it tells something else. So nothing of it is
/// written over because a figure, a drug or a food would fit: the message must order it, put something
/// right, or say nothing that is not of that record.
///
///     şekerim 132 | insülin yapmadım              no reading is taken back
///     aspirin 100 | glukofaj 850                  a second drug
///     makarna 120 gr | bolonez sos 3 kaşık        comes to the pasta, and is not in its place
///     500 ml su içti | idrarı 300 ml              says what nothing of the record explains
extension ToldChange {
  /// Whether the message gives no right to the change.
  var isUnlicensed: Bool {
    if takesAway { return !mayTakeAway }
    guard let record else { return false }
    if deniesOther(than: record) { return true }
    return record.kind == .meal ? isUnlicensed(ofMeal: record) : isUnlicensed(ofEntry: record)
  }

  private var setsRight: Bool { corrects || scene.has(.not, .instead, .change) || leadsWithNo }

  /// "pardon", "yanlış yazmışım"; "ateşim yok" tells what is not there, "düzeltme yapmadım" what was not
  /// injected.
  private var corrects: Bool {
    message.spans.indices.contains { place in
      message.spans[place].has(.correction) && !message.spans[place].has(.absent)
        && !(message.word(place).fits("change.dose") && scene.has(.inject))
    }
  }

  /// "yok 3 bardak", "hayır 6": a no before anything else.
  private var leadsWithNo: Bool {
    message.spans.first { !$0.isMark && !$0.has(.filler) }?.has(.no) == true
  }

  // MARK: Removals

  private var mayTakeAway: Bool {
    let target = record ?? message.state.records.first
    guard scene.has(.remove, .undo, .giveup) else {
      return corrects || leadsWithNo || isBareDenial || target.map(isDenied) != false
    }
    guard let target else { return true }
    return !isOfPieces(target) && !isOfOtherDrug(than: target) && !pointsElsewhere(than: target)
  }

  /// "dünküyü sil" of what was told of today; "sabahkini sil" of a meal, where the talk is of readings.
  private func pointsElsewhere(than target: TalkRecord) -> Bool {
    let said = Self.moments.first { row in
      message.spans.indices.contains { message.word($0).fits(row.key) }
    }
    guard let said, let date = target.date(in: scene.zone) else { return false }
    let (now, zone) = (scene.now, scene.zone)
    let isMeant = { (date: Date) in
      let day = said.key == "pointed.yesterday" ? now.addingTimeInterval(-Self.day) : now
      return zone.day(at: date) == zone.day(at: day)
        && said.hours.contains(zone.civil(at: date).hour)
    }
    if record != nil || candidate.calls.contains(where: { $0.tool == "undo" }) {
      return !isMeant(date)
    }
    // A meal that is deleted by its name, beside readings of that time.
    return target.kind != .meal && !scene.has(.meal)
      && message.state.records.contains { one in
        one.kind == target.kind && one.date(in: zone).map(isMeant) == true
      }
  }

  private static let day = 86_400.0

  /// Words that point at the record of a time, and the hours of it.
  private static let moments: [(key: String, hours: Range<Int>)] = [
    ("pointed.yesterday", 0..<24), ("pointed.morning", 4..<12), ("pointed.noon", 11..<17),
    ("pointed.evening", 16..<24), ("pointed.night", 0..<24),
  ]

  /// "yapmadım", "yemedim": a deed that is denied, and nothing besides.
  private var isBareDenial: Bool {
    let said = message.spans.filter { !$0.isMark && !$0.has(.filler) }
    return said.count == 1 && said[0].finiteVerb != nil
      && scene.clauses.contains { $0.isNegated && $0.isPast }
  }

  /// "lantus yapmadım" after a Lantus: a record that is said not to have happened.
  private func isDenied(_ record: TalkRecord) -> Bool {
    scene.clauses.filter { $0.isNegated || $0.has(.absent) }.contains { clause in
      clause.spans.contains { span in
        switch record.kind {
        case .meal:
          span.food.map { food in
            record.meal?.items.contains { FoodRole.shares($0.name, food.phrase) } == true
          } ?? false
        case .medication: span.reading(.medication).map { isSameDrug($0.phrase, record) } ?? false
        case .symptom:
          span.reading(.symptom, .ache).map { isNamed($0.phrase, by: record) } ?? false
        case .measurement: span.analyte?.kind == record.value[.kind]?.string
        default: record.kind.ownNames.contains { span.has($0) }
        }
      }
    }
  }

  /// "4 kurabiye yedim", then "ikisini sil": some of the pieces, and not the meal.
  private func isOfPieces(_ record: TalkRecord) -> Bool {
    guard let meal = record.meal else { return false }
    let pieces = meal.items.compactMap(\.quantity).max() ?? 0
    return candidate.calls.contains { ToolVerb(of: $0.tool) == .delete || $0.tool == "undo" }
      && message.quantities.contains { quantity in
        let next = quantity.spans.upperBound
        let isOfRecords =
          next < message.spans.count && message.spans[next].has(.meal, .record, .lastword)
        return quantity.measure == nil && quantity.value < pieces && !isOfRecords
          && message.word(quantity.spans.lowerBound).fits("change.pieces")
      }
  }

  /// "metformini sil" after an insulin.
  private func isOfOtherDrug(than record: TalkRecord) -> Bool {
    let named = message.spans.compactMap { $0.reading(.medication)?.phrase }
    return record.kind == .medication && !named.isEmpty
      && !named.contains { isSameDrug($0, record) }
  }

  /// Whether a name can be of the drug of a record: the same, or a word for all of its kind.
  private func isSameDrug(_ name: String, _ record: TalkRecord) -> Bool {
    guard let own = record.value[.name]?.string ?? record.said[.name]?.string else { return true }
    if Turkish.fold(own) == Turkish.fold(name) { return true }
    let insulins = [own, name].map { WordSets.insulins.contains(Turkish.lowercased($0)) }
    return [own, name].contains { WordSets.drugsInGeneral.contains(Turkish.lowercased($0)) }
      && insulins[0] == insulins[1]
      || insulins == [true, true]
        && [own, name].contains { Turkish.fold($0).fits("change.insulin") }
  }

  private func isNamed(_ name: String, by record: TalkRecord) -> Bool {
    record.value[.kind]?.string.map { FoodRole.shares($0, name) } ?? true
  }

  // MARK: Figures

  /// "5 değil 6" of a figure that the record never had.
  private func deniesOther(than record: TalkRecord) -> Bool {
    let old =
      record.figures.compactMap(record.figure) + (record.meal?.items ?? []).compactMap(\.quantity)
    guard changesFigure, !old.isEmpty else { return false }
    let denied = message.quantities.filter { quantity in
      let next = quantity.spans.upperBound
      return quantity.number?.isArticle == false && next < message.spans.count
        && message.spans[next].has(.not)
    }
    return !denied.isEmpty && denied.allSatisfy { !old.contains($0.value) }
  }

  private func isUnlicensed(ofEntry record: TalkRecord) -> Bool {
    if renames(record), !setsRight, !isSaidToBe, !scene.has(.deictic) { return true }
    // "can kahvaltı etmedi bugün": what was not done moves nothing.
    if changes(.at), !setsRight, scene.clauses.contains(where: \.isNegated) { return true }
    guard changesFigure else { return false }
    if record.kind == .glucose, isFigureAlone { return true }
    if tells("change.earlier") && !setsRight || isOfOtherContext(than: record) { return true }
    let own = Set(candidate.claims.map { message.clauseOf[$0] })
    return !corrects
      && (tells("change.next") && !saysWas && !tells("change.copula")
        || message.spans.indices.contains {
          own.contains(message.clauseOf[$0]) && isForeign($0, to: record)
        })
  }

  /// "şekerim 130", then "110": another value as likely as a better one.
  private var isFigureAlone: Bool {
    message.spans.allSatisfy { $0.isMark || $0.number?.suffix.isEmpty == true }
      && !message.state.wasAsked
  }

  /// "8,7", then "yemekten önce 6,1'di": a reading of another time of the day.
  private func isOfOtherContext(than record: TalkRecord) -> Bool {
    record.kind == .glucose && changes(.value) && changes(.context)
      && !candidate.calls.contains { $0.arguments[.context] == record.value[.context] }
  }

  /// Whether the clauses of the change have a word, or two, of a row.
  private func tells(_ row: String) -> Bool {
    let own = Set(candidate.claims.map { message.clauseOf[$0] })
    let words = message.spans.indices.filter { own.contains(message.clauseOf[$0]) }.flatMap {
      scene.sentence.tokens[message.spans[$0].tokens].map(\.folded)
    }
    return words.contains { $0.fits(row) }
      || zip(words, words.dropFirst()).contains { "\($0) \($1)".fits(row) }
  }

  /// A drug or a complaint in the place of another, which was not called by a word for all of its kind.
  private func renames(_ record: TalkRecord) -> Bool {
    switch record.kind {
    case .medication:
      guard changes(.name), let own = record.value[.name]?.string ?? record.said[.name]?.string
      else { return false }
      return !WordSets.drugsInGeneral.contains(Turkish.lowercased(own))
        && !Turkish.fold(own).fits("change.insulin")
    case .symptom: return changes(.kind)
    default: return false
    }
  }

  /// A word that tells of something else than the record, or that nothing explains.
  private func isForeign(_ place: Int, to record: TalkRecord) -> Bool {
    let span = message.spans[place]
    if let unit = span.measure?.measure, unit == .kilogram { return record.kind != .weight }
    guard !candidate.claims.contains(place), !span.isMark, span.number == nil, span.time == nil,
      span.measure == nil, !span.has(.filler, .more, .not, .no, .deictic, .selfword, .whole),
      !message.persons.contains(where: { $0.places.contains(place) })
    else { return false }
    if record.kind == .medication, let drug = span.reading(.medication)?.phrase {
      return !isSameDrug(drug, record)
    }
    guard !record.names.contains(where: { span.has($0) }) else { return false }
    if let kind = span.analyte?.kind { return kind != record.value[.kind]?.string }
    if span.finiteVerb != nil {
      return !span.has(.be, .put, .change, .remove, .talk, .comeout, .measure, .take)
    }
    let others = TalkRecord.Kind.entries.filter { $0 != record.kind }
    return span.isUnknown && !span.isFuzzy || span.has(.urine, .stool, .target)
      || others.contains { kind in kind.ownNames.contains { span.has($0) } }
      || span.food != nil && record.kind != .water
  }

  // MARK: Meals

  private func isUnlicensed(ofMeal record: TalkRecord) -> Bool {
    guard let meal = record.meal, !setsRight else { return false }
    return replacesUnasked || isOfOtherFood(in: meal) || halvesOne(of: meal) || isOfAll
      || isBesides(in: meal) || tellsCarbsOfUnknown
  }

  /// A food in the place of another, where no word says so: "üzerine yoğurt döktüm".
  private var replacesUnasked: Bool {
    let pairs = candidate.calls.flatMap { $0.arguments[.replace]?.array ?? [] }
    return pairs.contains { pair in
      guard let old = pair[.from]?.string, let new = pair[.to]?.string else { return false }
      return !FoodRole.shares(old, new) && !isSaidToBe
    }
  }

  /// "mercimekti", "lantustu", "kola olacak".
  private var isSaidToBe: Bool {
    saysWas || tells("change.copula")
      || candidate.claims.contains { place in
        message.spans[place].readings.contains { reading in
          reading.noun.map { [.past, .reported, .assertive].contains($0.copula) } ?? false
        }
      }
  }

  /// "pilavın yarısını" of a "pilav üstü döner", "jel 25 g karbonhidrat" after a banana: an amount of what
  /// is no item, or a part of one.
  private func isOfOtherFood(in meal: LoggedMeal) -> Bool {
    let items = candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }
      .compactMap { $0[.name]?.string }.filter { name in meal.items.contains { $0.name == name } }
    let named = message.foods.filter { food in
      food.isKnown && food.spans.contains(where: candidate.claims.contains)
    }.map(\.name)
    guard !items.isEmpty, !named.isEmpty else { return false }
    return items.contains { item in !named.contains { isHead($0, of: item) } }
  }

  /// Whether a name is that of an item, or the last word of it: "köfte" of "ızgara köfte".
  private func isHead(_ name: String, of item: String) -> Bool {
    let (name, item) = (Turkish.fold(name), Turkish.fold(item))
    guard let last = item.split(separator: " ").last else { return false }
    return name == item || name.hasPrefix(item + " ")
      || name.split(separator: " ").last.map(last.hasPrefix) == true
  }

  /// "2 kaşık bulgur, 1 kepçe nohut", then "yarısını yedi": of all of it, and not of one.
  private func halvesOne(of meal: LoggedMeal) -> Bool {
    let items = candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }
    return !items.isEmpty && items.count < meal.items.count
      && !message.foods.contains(where: \.isKnown)
      && message.quantities.contains { $0.isPart && !candidate.claims.isDisjoint(with: $0.spans) }
  }

  /// "1 tabak mantı", then "annemin tabağından da bir kaşık": so much more, in another unit.
  private func isBesides(in meal: LoggedMeal) -> Bool {
    message.quantities.contains { quantity in
      let place = quantity.spans.lowerBound
      guard place > 0, !candidate.claims.isDisjoint(with: quantity.spans),
        message.word(place - 1).fits("meal.too"), let unit = quantity.measure?.unit
      else { return false }
      return changes(.items) && meal.items.contains { $0.unit != nil && $0.unit != unit }
    }
  }

  /// "jel aldım 25 g karbonhidrat" after a banana: the figure of what no word of the table is.
  private var tellsCarbsOfUnknown: Bool {
    candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }.contains { $0[.carbs] != nil }
      && message.spans.contains { $0.isUnknown && !$0.isFuzzy }
  }

  /// "3 benim, toplam 8 dilimdi": how many there were is not how many were eaten.
  private var isOfAll: Bool {
    changes(.items) && tells("change.total") && !scene.clauses.contains { $0.verbIs(.eat) }
  }
}
