import Analysis
import Domain
import Turkish

/// A correction by the figure that a record holds, of whatever kind and however far back in the talk.
///
///     şekerim 243 | kilom 80 | 243 değil 234                              glucose, and no weight
///     şekerim 243 | tansiyon 14 9 | 243 kaydını 234 olarak düzelt
///     novorapid 4 yaptım | lantus 12 yaptım | 4 ü 5 yap                   no dose is changed so
///     2 yumurta yedim | 2 değil 3                                         a meal is found by its own rules
extension CorrectionIntents {
  /// The newest record that holds the old figure, with the new one; nil where the newest of all does.
  var ofOldValue: IntentCandidate? {
    guard message.persons.isEmpty, message.times.isEmpty, !scene.isQuestion,
      !message.foods.contains(where: \.isKnown), !isWish,
      !scene.has(.target, .list, .eat, .medication, .doseunit),
      !scene.clauses.contains(where: { $0.verbIs(.inject) && $0.isPast }),
      let (old, new) = exchanged, message.spans.indices.allSatisfy(isOfExchange),
      let place = state.records.firstIndex(where: { holds(old.value, $0) }), place > 0,
      state.records.count(where: { holds(old.value, $0) }) == 1,
      case let record = state.records[place], record.owner == nil, let choice = record.choice,
      record.kind != .medication, names(record),
      record.kind != .glucose || message.canBeGlucose(new),
      let members = members(of: record, old.value, new.value)
    else { return nil }
    var found = candidate(
      Change("updateEntry", [choice] + members, "figure", claims: everything), of: record, place)
    found.isStated = true
    found.isByOldValue = true
    return found
  }

  /// "14 yerine 12 olsa", "4 değil 5 yapsaydım": nothing that is so.
  private var isWish: Bool {
    scene.clauses.contains(where: \.isUnreal)
      || message.spans.indices.contains { message.word($0).fits("change.wished") }
  }

  /// Whether what a message calls its figures by is the name of a record.
  private func names(_ record: TalkRecord) -> Bool {
    message.spans.allSatisfy { span in
      span.analyte == nil && !span.has(.glucose, .sugarword, .weight)
        || record.names.contains { span.has($0) }
    }
  }

  /// Two figures of which one is said to be wrong: the denied one, else the first.
  private var exchanged: (old: Quantity, new: Quantity)? {
    let figures = message.quantities.filter { $0.number?.isArticle == false }
    guard figures.count == 2, figures.allSatisfy({ $0.number?.kind == .exact && !$0.isPart }),
      saysExchange
    else { return nil }
    let end = figures[1].spans.upperBound
    let isSecondOld = end < message.spans.count && message.spans[end].has(.not)
    return isSecondOld ? (figures[1], figures[0]) : (figures[0], figures[1])
  }

  private var saysExchange: Bool {
    scene.has(.not, .correction, .instead, .change)
      || message.spans.indices.contains { place in
        let form = message.spans[place].finiteVerb?.verb
        let isSlip =
          message.spans[place].has(.put) && [1, 4].contains(form?.person ?? 0)
          && [.past, .reported].contains(form?.mood)
        return isSlip || message.word(place).fits("change.orders")
      }
  }

  /// Whether a word belongs to the exchange, or names what is put right.
  private func isOfExchange(_ place: Int) -> Bool {
    let span = message.spans[place]
    if let form = span.finiteVerb?.verb, form.isNegative, !span.has(.not) { return false }
    return span.isMark || span.number != nil || span.measure != nil
      || span.has(.filler, .not, .no, .correction, .instead, .change, .put, .record, .be, .deictic)
      || span.has(.doseunit, .mmol, .mgdl, .glucose, .sugarword, .inject) || span.analyte != nil
      || message.word(place).fits("change.orders") || message.word(place).fits("change.willBe")
      || span.reading(.medication) != nil
  }

  private func holds(_ value: Double, _ record: TalkRecord) -> Bool {
    let amounts = record.meal?.items.compactMap(\.quantity) ?? []
    return amounts.contains(value)
      || record.figures.contains {
        record.value[key($0)]?.number == value || record.said[key($0)]?.number == value
      }
  }

  private func key(_ field: String) -> JSON.Key { JSON.Key(field) }

  /// The field that holds the old figure, with the new one; a pressure with both of its figures.
  private func members(of record: TalkRecord, _ old: Double, _ new: Double) -> [JSON.Member]? {
    guard record.kind != .meal else { return nil }
    let source =
      record.figures.contains { record.said[key($0)]?.number == old } ? record.said : record.value
    guard let field = record.figures.first(where: { source[key($0)]?.number == old }) else {
      return nil
    }
    var members =
      record.figures.count == 2 && record.measured != nil
      ? record.figures.compactMap { other in
        source[key(other)]?.number.map {
          JSON.Member(key(other), .number(other == field ? new : $0))
        }
      } : [JSON.Member(key(field), .number(new))]
    if field == "dose", let unit = record.said[.unit]?.string {
      members.append(.init(.unit, .string(unit)))
    }
    return members
  }
}

extension Stated {
  /// A correction by the figure that a record holds, beside which nothing else can be meant.
  mutating func findOldValue() -> Bool {
    keepAlone(of: candidates.indices.filter { candidates[$0].isByOldValue })
  }
}
