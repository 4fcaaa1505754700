import Analysis
import Domain
import Turkish

/// Lines of the shopping list that were told in this talk: in another amount, exchanged, or not at all.
extension CorrectionIntents {
  /// "12 olsun", "onu sil", "aldım": what was put on the list last, in another amount or not at all.
  func listChanges() -> [IntentCandidate] {
    if let order = listOrder() { return [order] }
    guard let record = state.records.first, record.kind == .list,
      scene.has(.list) || !scene.tellsOfBody
    else { return [] }
    let names = Self.names(in: record)
    guard let last = names.last else { return [] }
    let named = names.filter { name in
      message.foods.contains { FoodRole.shares($0.name, name) }
    }
    var found: [IntentCandidate] = []
    let notes = ["lines=\(min(3, names.count))", "said=\(min(2, named.count))"]
    let isGot = scene.clauses.contains { $0.verbIs(.take) && $0.isPast }
    // "3 dilim olacaktı": an amount without a name is as likely of what was recorded besides.
    let isOpen = !named.isEmpty || state.records.allSatisfy { $0.kind == .list }
    for quantity in message.quantities where isOpen && !isGot && !isDuration(quantity) {
      var mention = Mention(name: named.last ?? last, isKnown: true)
      mention.take(Amount(quantity))
      found.append(
        listChange(
          "line amount", "change", .array([mention.json]), at: quantity.spans.lowerBound,
          self.notes(on: quantity, old: nil) + notes))
    }
    // "2 numarayı aldım" is said of one of them.
    guard named.isEmpty, message.quantities.isEmpty else { return found }
    // "kapakları aldım": of the line that it names, or of none.
    let objects = message.spans.indices.filter(isObject).map(message.word)
    let meant =
      objects.isEmpty ? names : names.filter { line in objects.contains { Self.names($0, line) } }
    guard objects.isEmpty || meant.count == 1 else { return found }
    for kind in [JSON.Key.remove, .check] {
      found.append(listChange("lines \(kind.text)", kind, .array(meant.map(JSON.string)), notes))
    }
    return found
  }

  /// A thing that something was done to, by its ending, and not "onu" or "hepsini".
  private func isObject(_ place: Int) -> Bool {
    let span = message.spans[place]
    let word = message.word(place)
    guard !span.isMark, span.finiteVerb == nil, !span.has(.list, .shop, .filler),
      !WordSets.words("all").contains(word)
    else { return false }
    let isThing = span.food != nil || span.has(.thing)
    return isThing && span.readings.contains { $0.noun?.grammaticalCase == .accusative }
      || span.isUnknown && word.fits("list.object")
  }

  /// "kapakları" of the line "kavanoz kapağı": one begins as the other, but for what endings change.
  private static func names(_ word: String, _ line: String) -> Bool {
    Turkish.fold(line).split(separator: " ").contains { part in
      let shared = zip(part, word).prefix { $0 == $1 }.count
      return shared > 3 && shared + 2 >= part.count
    }
  }

  // MARK: Orders

  /// What an order says of the list beyond doubt: nothing of the message is left over.
  private func listOrder() -> IntentCandidate? {
    guard scene.clauses.count == 1 else { return nil }
    var order = addition()
    if order == nil, message.quantities.isEmpty {
      order =
        scene.clauses[0].verbIs(.remove) && scene.clauses[0].isRequest ? removal() : exchange()
    }
    order?.isStated = true
    return order
  }

  /// "beyaz peyniri çıkar", "listeyi temizle", "ekmek hariç hepsini sil".
  private func removal() -> IntentCandidate? {
    let foods = message.foods.filter { $0.isKnown && !message.spans[$0.head].has(.list) }
    let rest = message.spans.indices.filter { place in
      let span = message.spans[place]
      return !span.isMark && span.finiteVerb == nil && !span.has(.list, .shop, .filler)
        && !foods.contains { $0.spans.contains(place) }
    }.map(message.word)
    let (all, except) = (WordSets.words("all"), WordSets.words("except"))
    guard rest.allSatisfy(all.union(except).contains) else { return nil }
    let isExcept = rest.contains(where: except.contains)
    if foods.isEmpty {
      let isOfList = state.records.first?.kind == .list || scene.has(.list)
      return isOfList && !isExcept ? removing([Texts.wholeList]) : nil
    }
    guard let named = lines(named: foods) else { return nil }
    if !isExcept { return rest.isEmpty ? removing(named) : nil }
    let others = listed.filter { !named.contains($0) }
    return rest.contains(where: all.contains) && !others.isEmpty ? removing(others) : nil
  }

  /// "ekmek de", "bir de 2 yumurta": foods beside those that were put on the list last.
  private func addition() -> IntentCandidate? {
    guard state.records.first?.kind == .list, scene.dialogue.newest?.call.name == Self.adding,
      !scene.isQuestion, scene.clauses[0].verb == nil || scene.clauses[0].verbIs(.put),
      !message.foods.isEmpty,
      message.foods.allSatisfy({ $0.isKnown && lines(named: [$0]) == nil }),
      message.spans.contains(where: { $0.has(.more) })
        || message.foods.contains(where: { message.isSaidToo($0) })
    else { return nil }
    let named = Set(message.foods.flatMap(\.spans) + message.quantities.flatMap(\.spans))
    guard
      message.spans.indices.allSatisfy({ place in
        let span = message.spans[place]
        return named.contains(place) || span.isMark || span.finiteVerb != nil
          || span.has(.filler, .more, .list)
      })
    else { return nil }
    let assigned = Attachment(message: message, weights: weights).assigned(message.foods)
    let items = message.foods.enumerated().map { place, food in
      var mention = Mention(name: food.name, isKnown: true)
      if let quantity = assigned.amounts[place] { mention.take(Amount(quantity)) }
      return mention.json
    }
    var found = listChange("lines added", .items, .array(items))
    found.intent = Self.adding
    found.calls = [PlannedCall(Self.adding, .object([.init(.items, .array(items))]))]
    return found
  }

  private static let adding = "addToShoppingList"

  private func removing(_ names: [String]) -> IntentCandidate {
    listChange("lines ordered", .remove, .array(names.map(JSON.string)))
  }

  /// "süt değil ayran": one line in place of another.
  private func exchange() -> IntentCandidate? {
    guard state.records.first?.kind == .list, message.foods.count == 2,
      message.foods.allSatisfy(\.isKnown)
    else { return nil }
    let (old, new) = (message.foods[0], message.foods[1])
    let between = message.spans[
      old.spans.upperBound..<max(old.spans.upperBound, new.spans.lowerBound)]
    guard let told = lines(named: [old]), lines(named: [new]) == nil,
      between.contains(where: { $0.has(.not, .instead) })
    else { return nil }
    var found = removing(told)
    let item = Mention(name: new.name, isKnown: true)
    found.calls.append(
      PlannedCall("addToShoppingList", .object([.init(.items, .array([item.json]))])))
    return found
  }

  // MARK: Lines

  private static func names(in record: TalkRecord) -> [String] {
    (record.said[.items]?.array ?? []).compactMap { $0[.name]?.string }
  }

  /// What this talk has put on the list.
  private var listed: [String] {
    state.records.filter { $0.kind == .list }.flatMap(Self.names)
  }

  /// The line of each food, by its whole name or by the noun of it; nil where one of them has none, or
  /// more than one.
  private func lines(named foods: [FoodMention]) -> [String]? {
    let names = Set(listed)
    let found = foods.compactMap { food -> String? in
      let words = Turkish.fold(food.name).split(separator: " ")
      let own = names.filter { Turkish.fold($0) == Turkish.fold(food.name) }
      let alike = names.filter { Turkish.fold($0).split(separator: " ").last == words.last }
      let fitting = own.isEmpty ? alike : own
      return fitting.count == 1 ? fitting.first : nil
    }
    return found.count == foods.count && !found.isEmpty ? found : nil
  }

  private func listChange(
    _ kind: String, _ key: JSON.Key, _ value: JSON, at place: Int? = nil, _ notes: [String] = []
  ) -> IntentCandidate {
    let change = Change(
      "updateShoppingList", [.init(key, value)], kind, at: place, claims: everything, notes,
      intent: "updateShoppingList last")
    return candidate(change, of: state.records.first { $0.kind == .list })
  }
}
