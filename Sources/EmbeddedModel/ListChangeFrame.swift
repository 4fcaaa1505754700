import Analysis
import Domain
import Turkish

/// Changes of what is on the shopping list: bought, removed, more or less of it.
extension Scene {
  func listChange(at index: Int) -> Proposal? {
    let clause = clauses[index]
    guard !clause.isQuestion || clause.isRequest else { return nil }
    // "manavdan erik almıştım, 180 gram yedim"
    let isEatenNext = clauses.dropFirst(index + 1).contains { isEaten($0) && !$0.hasFood }
    return (isEatenNext ? nil : bought(clause)) ?? ticked(clause) ?? emptied(clause) ?? exceptFor(
      clause)
      ?? amountChanged(clause) ?? removal(index)
  }

  private func listUpdate(
    _ frame: String, _ key: String, _ values: [JSON], score: Double, clauses: Int = 1
  ) -> Proposal {
    Proposal(
      frame: frame, score: score,
      calls: [PlannedCall("updateShoppingList", .object([.init(key, .array(values))]))],
      clauses: clauses)
  }

  // MARK: Bought

  /// "Çayı aldım": strikes off what is on the list.
  private func bought(_ clause: Clause) -> Proposal? {
    guard clause.verbIs(.take), clause.isPast, !clause.isQuestion, !clause.isNegated else {
      return nil
    }
    let names = things(clause).map(\.name)
    if names.isEmpty, namesAll(clause), lastWasList || clause.has(.list), !listed.isEmpty {
      return listUpdate("listeden alındı", "check", listed.map(JSON.string), score: 0.9)
    }
    let onList = names.filter(isListed)
    guard !onList.isEmpty || clause.has(.list) || (clause.has(.shop) && !names.isEmpty) else {
      return nil
    }
    return listUpdate("listeden alındı", "check", names.map(JSON.string), score: 0.88)
  }

  /// "süt tamam", "sütü işaretle".
  private func ticked(_ clause: Clause) -> Proposal? {
    let says = clause.spans.contains { span in
      let word = sentence.folded(span)
      return word.hasPrefix("isaretle") || word == "tikle"
        || clause.verbPlace == nil
          && ["tamam", "tamamdir", "alindi", "hallolundu"].contains(word)
    }
    guard says, !clause.has(.eat) else { return nil }
    let names = things(clause).filter(\.isKnown).map(\.name)
    guard !names.isEmpty, names.allSatisfy(isListed) else { return nil }
    return listUpdate("listeden alındı", "check", names.map(JSON.string), score: 0.92)
  }

  private func namesAll(_ clause: Clause) -> Bool {
    clause.spans.contains { span in
      let word = sentence.folded(span)
      return ["hepsi", "tumu", "butun", "listedekiler"].contains(where: word.hasPrefix)
    }
  }

  // MARK: Removed

  /// "listeyi temizle".
  private func emptied(_ clause: Clause) -> Proposal? {
    guard clause.verbIs(.remove), clause.isRequest, clause.verb?.phrase != "unut",
      things(clause).isEmpty,
      clause.spans.contains(where: { span in
        span.reading(.list)?.noun?.grammaticalCase == .accusative
      }),
      !clause.spans.contains(where: \.isUnknown)
    else { return nil }
    return listUpdate("listeden silme", "remove", ["hepsi"], score: 0.92)
  }

  /// "ekmek hariç hepsini sil": the others.
  private func exceptFor(_ clause: Clause) -> Proposal? {
    guard clause.verbIs(.remove), clause.isRequest, lastWasList || clause.has(.list),
      namesAll(clause),
      let place = clause.spans.firstIndex(where: {
        ["haric", "disinda", "disindaki", "disindakileri"].contains(sentence.folded($0))
      })
    else { return nil }
    var reader = MentionReader(sentence: sentence, takesUnknown: true)
    reader.takesThings = true
    let kept = Set(reader.read(Array(clause.spans[..<place])).map { Turkish.fold($0.name) })
    let gone = listed.filter { !kept.contains(Turkish.fold($0)) }
    guard !kept.isEmpty, !gone.isEmpty, gone.count < listed.count else { return nil }
    return listUpdate("listeden silme", "remove", gone.map(JSON.string), score: 0.95)
  }

  private func removal(_ index: Int) -> Proposal? {
    let clause = clauses[index]
    let unlists =
      clause.verbIs(.put, .take) && clause.form?.isNegative == true
      && clause.form?.mood == .imperative
    let forgets = clause.verb?.phrase == "unut" && clause.form?.isNegative == true
    guard clause.verbIs(.remove, .giveup) || unlists || (clause.has(.need) && clause.isNegated),
      !clause.isQuestion, !forgets
    else { return nil }
    var names = things(clause).map(\.name)
    var count = 1
    // "vazgeçtim sütten"
    if names.isEmpty, clause.verbIs(.giveup), index + 1 < clauses.count,
      clauses[index + 1].verbPlace == nil
    {
      names = things(clauses[index + 1]).map(\.name)
      count = 2
    }
    let isList = clause.has(.list) || (!names.isEmpty && names.allSatisfy(isListed))
    guard isList, !names.isEmpty,
      dialogue.meal.map({ meal in !names.contains { Self.holds(meal, $0) } }) ?? true
        || clause.has(.list)
    else { return nil }
    // "listeye süt ekleme": nothing to take off where it does not stand there.
    if unlists, !names.contains(where: isListed) {
      return Proposal(frame: "listeye ekleme yok", score: 0.92, speech: .dropped)
    }
    return listUpdate(
      "listeden silme", "remove", names.map(JSON.string), score: 0.96, clauses: count)
  }

  // MARK: How much

  /// "süt 2 litre olsun", "listedeki sütü 2 litreye çıkar".
  private func amountChanged(_ clause: Clause) -> Proposal? {
    let sets =
      clause.verbIs(.be) && [.imperative, .optative].contains(clause.form?.mood)
      || clause.verbIs(.change, .cook, .bring) && clause.isRequest
      || ["çıkar", "düşür", "indir"].contains(clause.verb?.phrase) && clause.isRequest
        && clause.spans.contains { span in
          span.measure?.form.grammaticalCase == .dative
            || span.number?.form.grammaticalCase == .dative
        }
    guard sets, !clause.isQuestion else { return nil }
    let (mentions, loose) = foods(clause, takesUnknown: false)
    guard mentions.count == 1, let mention = mentions.first,
      isListed(mention.name) || clause.has(.list),
      let quantity = mention.quantity ?? loose.first?.quantity
    else { return nil }
    let unit = mention.hasAmount ? mention.unit : loose.first?.unit
    let line = JSON.object([
      "name": .string(mention.name), "quantity": .number(quantity), "unit": unit.map(JSON.string),
    ])
    return listUpdate("liste düzeltme", "change", [line], score: 0.97)
  }
}
