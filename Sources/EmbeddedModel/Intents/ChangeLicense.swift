import Analysis
import Domain
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
    if candidate.isByOldValue { return false }
    guard let record else { return false }
    if deniesOther(than: record) || ownsUnasked(record) { return true }
    return record.kind == .meal ? isUnlicensed(ofMeal: record) : isUnlicensed(ofEntry: record)
  }

  var setsRight: Bool {
    corrects || leadsWithNo
      || message.spans.indices.contains { place in
        let span = message.spans[place]
        return (span.has(.not, .instead) || span.has(.change) && !tellsDeed(span))
          && !(message.word(place).fits("change.dose") && isOfDose(place))
      }
  }

  /// "set değiştirdim", "iğneyi değiştirdik": what the writer did with some thing.
  private func tellsDeed(_ span: Span) -> Bool {
    guard message.quantities.isEmpty, let form = span.finiteVerb?.verb, form.mood == .past else {
      return false
    }
    return [1, 4].contains(form.person)
  }

  /// "pardon", "yanlış yazmışım"; "ateşim yok" tells what is not there, "düzeltme yapmadım" and "2 ü
  /// düzeltme" what was, or was not, injected.
  var corrects: Bool {
    message.spans.indices.contains { place in
      message.spans[place].has(.correction) && !message.spans[place].has(.absent)
        && !(message.word(place).fits("change.dose") && isOfDose(place))
    }
  }

  /// "2 ü düzeltme" after a reading or a meal.
  var tellsDose: Bool {
    message.spans.indices.contains { message.word($0).fits("change.dose") && isOfDose($0) }
  }

  /// "2 ünite düzeltme", "1,2 ü düzeltme yaptım": so much was injected to correct a value, and no dose is
  /// put right.
  var isCorrectionDose: Bool {
    !scene.has(.not, .instead)
      && message.spans.indices.dropFirst().contains { place in
        let before = message.spans[place - 1]
        return message.word(place).fits("change.dose")
          && (before.has(.doseunit) || before.number != nil)
      }
      && !message.spans.contains { span in
        span.has(.correction) && !scene.sentence.folded(span).fits("change.dose")
      }
  }

  private func isOfDose(_ place: Int) -> Bool {
    scene.has(.inject)
      || place > 0 && message.spans[place - 1].number != nil
      || message.spans.contains { $0.has(.doseunit) }
  }

  /// "yok 3 bardak", "hayır 6": a no before anything else.
  var leadsWithNo: Bool {
    message.spans.first { !$0.isMark && !$0.has(.filler) }?.has(.no) == true
  }

  /// "mercimekti", "lantustu", "kola olacak".
  var isSaidToBe: Bool {
    saysWas
      || candidate.claims.contains { place in
        message.spans[place].readings.contains { reading in
          reading.noun.map { [.past, .reported, .assertive].contains($0.copula) } ?? false
        }
      }
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

  /// "kızım grip olmuş" after a reading: somebody is told of, and not whose the reading was.
  private func ownsUnasked(_ record: TalkRecord) -> Bool {
    changes(.person) && !setsRight && !isSaidToBe
      && (message.spans.indices.contains { isForeign($0, to: record) } || tellsOfArrival)
  }

  /// "annem geldi": what somebody did, and not whose something is.
  private var tellsOfArrival: Bool {
    !scene.has(.deictic) && message.persons.contains(where: \.isBare)
      && scene.clauses.contains { clause in
        guard let form = clause.form, [.past, .reported, .progressive].contains(form.mood) else {
          return false
        }
        return !clause.verbIs(.measure, .eat, .inject, .take, .give, .put, .change, .be)
      }
  }

  /// "tansiyonu 14/9" after the writer's own: of whoever else there are records of.
  private func isOfOther(than record: TalkRecord) -> Bool {
    record.owner == nil && !setsRight && scene.sentence.tokens.tellTheirs
      && scene.dialogue.onlyOther != nil
  }

  private func isUnlicensed(ofEntry record: TalkRecord) -> Bool {
    if changes(.severity), !setsRight, candidate.claims.contains(where: isStrengthOfElse) {
      return true
    }
    if renames(record), !setsRight, !isSaidToBe, !scene.has(.deictic) { return true }
    if namesNoDrug(record) || isOfOther(than: record) { return true }
    // "can kahvaltı etmedi bugün", "yemekten sonra ölçmedim": what was not done moves nothing.
    if changes(.at, .context), !setsRight, isUndone { return true }
    if !setsRight, isStillToCome || movesBySubject { return true }
    if changes(.at), !setsRight, tellsOtherRecord(than: record) || isOneMore { return true }
    // "basketbol antrenmanı 1 saat" after a reading is a deed of its own.
    if changes(.context), !setsRight, tellsOtherRecord(than: record),
      scene.has(.activity) || scene.clauses.contains(where: { $0.verbIs(.walk) && $0.isPast })
    {
      return true
    }
    if changes(.at), !corrects, tellsForeign(record) { return true }
    guard changesFigure else { return false }
    if misfits(record) { return true }
    if record.kind == .glucose, isFigureAlone || tellsDose { return true }
    if record.kind == .medication, isCorrectionDose { return true }
    // "bir daha ölçtüm": another value.
    if !setsRight, isMeasuredAgain { return true }
    if tells("change.earlier") && !setsRight || isOfOtherContext(than: record) { return true }
    if !setsRight, leavesFigure(of: record) || countsElse(than: record) { return true }
    return !corrects && (tells("change.next") && !saysWas || tellsForeign(record))
  }

  /// "yemekten sonra ölçmedim"; "henüz yemek yemedim, aç karnına" says when it was.
  private var isUndone: Bool {
    scene.clauses.contains { clause in
      clause.isNegated && !(changes(.context) && clause.verbIs(.eat))
    }
  }

  /// "çok şükür", "çok üzüldüm", "hafif bir şeyler yedim": how strong something else was.
  private func isStrengthOfElse(_ place: Int) -> Bool {
    message.spans[place].has(.mild, .moderate, .severe) && !message.isStrengthOfSymptom(place)
  }

  private var isMeasuredAgain: Bool {
    let words = scene.sentence.tokens.map(\.folded)
    return scene.clauses.contains { $0.verbIs(.measure) }
      && (words.contains { $0.fits("change.again") }
        || zip(words, words.dropFirst()).contains { "\($0) \($1)".fits("change.again") })
  }

  /// "sabah da almıştı", "günde iki": a deed besides, or how often it is done.
  private var isOneMore: Bool {
    tells("habit.daily")
      || candidate.claims.contains { message.isTold(tooAt: $0) }
        && scene.clauses.contains { $0.verbIs(.inject, .take, .eat, .measure) }
  }

  private func tellsForeign(_ record: TalkRecord) -> Bool {
    let own = Set(candidate.claims.map { message.clauseOf[$0] })
    return message.spans.indices.contains {
      own.contains(message.clauseOf[$0]) && isForeign($0, to: record)
    }
  }

  /// "uyku 22.45 - 06.30" after a reading: a time of something else that is recorded.
  func tellsOtherRecord(than record: TalkRecord) -> Bool {
    let others = TalkRecord.Kind.entries.filter { ![record.kind, .meal].contains($0) }
    return message.spans.indices.contains { place in
      let span = message.spans[place]
      return !candidate.claims.contains(place) && span.time == nil
        && !record.names.contains { span.has($0) }
        && others.contains { kind in kind.ownNames.contains { span.has($0) } }
    }
  }

  /// "iki saat sonra bakacağım", "yarın da 5'te yüzmesi var": what is to come changes nothing that was.
  private var isStillToCome: Bool {
    message.times.contains { $0.time.direction == .future && $0.time.namesDay }
      || scene.clauses.contains { clause in
        clause.form?.mood == .future && clause.form?.hasPastCopula == false && !clause.verbIs(.be)
          && ![2, 5].contains(clause.form?.person ?? 0)
      }
  }

  /// "9 da 198": a figure besides, which nothing explains.
  private func leavesFigure(of record: TalkRecord) -> Bool {
    [.glucose, .medication].contains(record.kind)
      && message.quantities.contains { quantity in
        quantity.number?.isArticle == false && candidate.claims.isDisjoint(with: quantity.spans)
          && !message.persons.contains { !Set($0.places).isDisjoint(with: quantity.spans) }
      }
  }

  /// "şöbiyet yemiş 2 tane" after a reading, "sigara 1 paket" after tablets: so many of something else.
  private func countsElse(than record: TalkRecord) -> Bool {
    told.contains { quantity in
      if record.kind == .glucose, quantity.measure != nil { return true }
      let place = quantity.spans.lowerBound - 1
      guard message.spans.indices.contains(place) else { return false }
      let before = message.spans[place]
      return before.has(.thing, .household, .idiom) && before.finiteVerb == nil
        && !before.has(.medication) && !record.names.contains { before.has($0) }
    }
  }

  /// "çubuğum bitmiş, çubuk al" after a dose of no named drug: no drug is called so.
  private func namesNoDrug(_ record: TalkRecord) -> Bool {
    guard record.kind == .medication, changes(.name), !setsRight else { return false }
    return !isSaidToBe && !candidate.claims.contains { message.spans[$0].has(.medication) }
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
  func tells(_ row: String) -> Bool {
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
  func isForeign(_ place: Int, to record: TalkRecord) -> Bool {
    let span = message.spans[place]
    if let unit = span.measure?.measure, unit == .kilogram { return record.kind != .weight }
    guard !candidate.claims.contains(place), !span.isMark, span.number == nil, span.time == nil,
      span.measure == nil, !span.has(.filler, .more, .not, .no, .deictic, .selfword, .whole),
      !message.persons.contains(where: { $0.places.contains(place) }),
      !message.word(place).fits("change.willBe")
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
    let isFelt = ![.symptom, .mood].contains(record.kind) && span.has(.symptom, .ache, .mood)
    return span.isUnknown && !span.isFuzzy || isFelt
      || span.has(.urine, .stool, .target, .outofscope)
      || span.has(.appointment) && !scene.clauses.contains { $0.verbIs(.measure, .weigh, .comeout) }
      || message.word(place).fits("profile.theirs")
      || others.contains { kind in kind.ownNames.contains { span.has($0) } }
      || span.food != nil && record.kind != .water
  }

  /// Whether a name can be of the drug of a record: the same, or a word for all of its kind.
  func isSameDrug(_ name: String, _ record: TalkRecord) -> Bool {
    guard let own = record.value[.name]?.string ?? record.said[.name]?.string else { return true }
    if Turkish.fold(own) == Turkish.fold(name) { return true }
    let insulins = [own, name].map { WordSets.insulins.contains(Turkish.lowercased($0)) }
    return [own, name].contains { WordSets.drugsInGeneral.contains(Turkish.lowercased($0)) }
      && insulins[0] == insulins[1]
      || insulins == [true, true]
        && [own, name].contains { Turkish.fold($0).fits("change.insulin") }
  }
}
