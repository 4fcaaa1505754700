import Analysis
package import Domain
import Turkish

/// Whether a model says that it did what it did not do.
///
///     Claims(Deeds(), foods: table).isFalse("Bir elmayı kaydettim.")  // true
///
/// Looks at one sentence: the verb of a deed, then its figures and foods against the results. A
/// sentence that only advises, or tells of an earlier day, is none.
package struct Claims: Sendable {
  private enum Deed: String, CaseIterable { case save, erase, change, takeBack }

  private let deeds: Deeds
  private let foods: FoodTable

  package init(_ deeds: Deeds, foods: FoodTable) {
    self.deeds = deeds
    self.foods = foods
  }

  package func isFalse(_ sentence: String) -> Bool {
    if isForged(sentence) { return true }
    let words = Turkish.tokens(of: sentence).filter { $0.kind != .mark }.map(\.folded)
    if claimsFar(words) || deniesDone(words) || tellsOfState(words, sentence) { return true }
    let claimed = claimed(in: words)
    guard !claimed.isEmpty else { return false }
    let calls = deeds.done.filter { !Self.deeds(of: $0.call.name).isDisjoint(with: claimed) }
    let isCovered = claimed.allSatisfy { deed in
      calls.contains { Self.deeds(of: $0.call.name).contains(deed) }
    }
    guard !isCovered else { return contradicts(sentence, words, calls) }
    if deeds.hasPast, !wishesWrite, asksWhatWasDone { return false }
    let tellsOfPast =
      words.contains { $0.fits("claims.passive") || $0.fits("claims.past") }
      || words.contains { $0.fits("ending.hadDone") }
      // With nothing told that could be written, it sums up what the talk has come to.
      || !wishesWrite && words.contains { $0.fits("claims.together") }
    return !(deeds.hasPast && tellsOfPast)
  }

  // MARK: What nothing here can do

  /// Whether a sentence looks like a receipt of the house, which writes them all itself.
  private func isForged(_ sentence: String) -> Bool {
    let hasMark = WordSets.list("claims.marks").contains { sentence.holds($0) }
    guard hasMark || WordSets.list("claims.marksOfTips").contains(where: sentence.holds) else {
      return false
    }
    let words = Turkish.tokens(of: sentence).filter { $0.kind != .mark }.map(\.folded)
    let tells = !claimed(in: words).isEmpty || words.contains { $0.fits("claims.records") }
    return tells || hasMark && sentence.hasNumber
  }

  private static let far = ["device", "order", "reach", "send", "timer"]

  /// Whether it tells of a deed that no tool is for: a call, a message, an alarm, an order.
  private func claimsFar(_ words: [String]) -> Bool {
    words.indices.contains { place in
      let next = words.indices.contains(place + 1) ? words[place + 1] : ""
      guard !next.fits("claims.noClaim") else { return false }
      let isNote = deeds.done.contains { $0.call.name == "writeNote" }
      let pair = place > 0 ? "\(words[place - 1]) \(words[place])" : ""
      if words[place].fits("claims.farAlone") || pair.fits("claims.farAlone") { return true }
      return Self.far.contains { kind in
        // A note may be a reminder.
        !(isNote && kind == "timer") && words[place].fits("claims.far.\(kind).verb", "claims.did")
          && words[max(0, place - 6)..<place].contains { $0.fits("claims.far.\(kind)") }
      }
    }
  }

  /// Whether it says that nothing was kept although all was.
  private func deniesDone(_ words: [String]) -> Bool {
    !deeds.done.isEmpty && deeds.undone.isEmpty && words.contains { $0.fits("claims.failed") }
  }

  /// Whether it tells how records stand now although nothing was done: `Hedefiniz artık 2 litre`.
  private func tellsOfState(_ words: [String], _ sentence: String) -> Bool {
    if deeds.done.isEmpty, wishesWrite, words.last?.fits("claims.inRecords") == true,
      !words.contains(where: { $0.fits("claims.past") })
    {
      return true
    }
    guard deeds.done.isEmpty, !deeds.hasPast || wishesWrite,
      words.contains(where: { $0.fits("claims.now") }),
      words.contains(where: { $0.fits("claims.records") }), let last = words.last
    else { return false }
    return last.fits("claims.state") || last.fits("claims.now") || last.fits("claims.inRecords")
      || words.contains { $0.fits("claims.kind.setTarget") } && sentence.hasNumber
  }

  /// Whether the person's own words tell or order something that would be kept.
  private var wishesWrite: Bool {
    let said = Said(ToldWords(deeds.words).text)
    return said.has("writeRule.eating") || said.orders("writeRule.logging")
      || said.orders("writeRule.removing") || said.has("writeRule.setsTarget")
  }

  /// Whether the person asked what was kept: `elmayı yazdın mı`.
  private var asksWhatWasDone: Bool {
    let said = Said(deeds.words)
    return said.asksBack && said.has("claims.askedDone")
  }

  // MARK: What is claimed

  private func claimed(in words: [String]) -> Set<Deed> {
    var claimed: Set<Deed> = []
    for (place, word) in words.enumerated() {
      let next = words.indices.contains(place + 1) ? words[place + 1] : ""
      guard !next.fits("claims.noClaim") else { continue }
      let before = place > 0 ? words[place - 1] : ""
      for deed in Deed.allCases {
        let row = "claims.plain.\(deed)"
        if word.fits(row) || "\(before) \(word)".fits(row)
          || deed != .takeBack && word.fits("claims.vague.\(deed)")
            && (words.count < 4 || hasRecord(words) || namesSaidFood(words[..<place]))
        {
          claimed.insert(deed)
        }
      }
    }
    return claimed
  }

  /// Whether a food that the person named stands among the words.
  private func namesSaidFood(_ words: ArraySlice<String>) -> Bool {
    let said = Turkish.tokens(of: deeds.words).filter { $0.kind == .word }.map(\.folded)
    return words.contains { word in
      word.count > 2 && said.contains { Said.isSame($0, word) && isFood($0) }
    }
  }

  /// Whether the sentence, or what it answers, is about records at all.
  private func hasRecord(_ words: [String]) -> Bool {
    let said = Turkish.tokens(of: deeds.words).map(\.folded)
    return (words + said).contains { $0.fits("claims.records") }
  }

  private static func deeds(of tool: String) -> Set<Deed> {
    if tool == "updateShoppingList" { return [.save, .erase, .change] }
    switch ToolVerb(of: tool) {
    case .log, .add, .write, .set, .repeat: return [.save, .change]
    case .update: return [.save, .erase, .change]
    case .delete: return [.erase, .change]
    case .undo: return [.takeBack, .erase, .change]
    case .search: return []
    case nil: return ["saveRecipe", "scanLabel"].contains(tool) ? [.save, .change] : []
    }
  }

  // MARK: Against the results

  private typealias Done = (call: ToolCall, result: JSON)

  /// Whether a figure or a food of the sentence is another one than was written.
  private func contradicts(_ sentence: String, _ words: [String], _ calls: [Done]) -> Bool {
    let records = calls.flatMap { done in
      NamedRecord.all(in: done.result) + NamedRecord.all(in: done.call.arguments)
    }
    let entry = ThreadWords.Entry(sentence)
    for amount in entry.amounts where !amount.figure.isArticle {
      let own = records.filter { amount.distance(to: ThreadWords.words(of: $0.name)) != nil }
      if !own.isEmpty, !own.contains(where: { Self.holds($0, amount.figure) }),
        Self.count(of: amount, in: calls) != amount.figure.low
      {
        return true
      }
    }
    let isOtherDose = entry.amounts.contains { amount in
      Turkish.fold(amount.figure.unit).fits("stem.insulinUnit")
        && !records.contains { Self.holds($0, amount.figure) }
    }
    if isOtherDose { return true }
    let grounding = Grounding(
      known: calls.map(\.call.arguments.text), results: deeds.done.map(\.result))
    if !grounding.isGrounded(sentence) { return true }
    if namesUndone(words) || namesAnother(words) || namesAnotherTime(words) { return true }
    if countsOtherFood(sentence, records) || countsMore(words) { return true }
    let taken = calls.flatMap { Self.taken(in: $0.call.arguments) }
    let names = Set((records.map(\.name) + taken).flatMap(ThreadWords.words))
    return isOtherFood(words, than: names)
  }

  /// How many of one thing several records hold together.
  private static func count(of amount: ThreadWords.Amount, in calls: [Done]) -> Double {
    calls.flatMap { NamedRecord.all(in: $0.call.arguments) }
      .filter { amount.distance(to: ThreadWords.words(of: $0.name)) != nil }
      .compactMap { record in record.numbers.first { $0.key == "quantity" }?.value }.reduce(0, +)
  }

  /// What a call takes out of a record, or puts another thing in place of.
  private static func taken(in arguments: JSON) -> [String] {
    let out = [JSON.Key.remove, .check, .uncheck].flatMap { arguments[$0]?.array ?? [] }
    let replaced = (arguments[.replace]?.array ?? []).flatMap { [$0[.from], $0[.to]] }
    return (out + replaced.compactMap(\.self)).compactMap(\.string)
  }

  /// Whether more is told as done than was: `ikisini de kaydettim`, `hepsini sildim`.
  private func countsMore(_ words: [String]) -> Bool {
    if !deeds.undone.isEmpty, words.contains(where: { $0.fits("claims.everything") }) {
      return true
    }
    let done = deeds.done.reduce(0) { $0 + max(1, $1.call.arguments[.items]?.array?.count ?? 1) }
    return [2, 3, 4].contains { count in
      count > done && words.contains { $0.fits("claims.allOf.\(count)") }
    }
  }

  /// Whether a word names the kind of a record of which a call was: `suyu`.
  private func isOfKind(_ word: String) -> Bool {
    deeds.done.contains { done in
      let which = done.call.arguments[.which]?.string.flatMap(EntryKind.init(rawValue:))
      return word.fits("claims.kind.\(done.call.name)")
        || which.flatMap(EntryForm.of)?.cues.topics.contains(where: word.hasPrefix) == true
    }
  }

  /// Whether a kind of record is told that a call of this turn was for which did not run.
  private func namesUndone(_ words: [String]) -> Bool {
    let kinds = Set(deeds.done.map(\.call.name))
    return deeds.undone.contains { call in
      !kinds.contains(call.name) && words.contains { $0.fits("claims.kind.\(call.name)") }
    }
  }

  private static let kinds = [
    "logActivity", "logGlucose", "logMeal", "logMedication", "logSleep", "logSymptom", "logWater",
    "logWeight", "logMood", "setTarget", "addToShoppingList",
  ]

  /// Whether a record is told of as written of a kind that none of the calls was for.
  ///
  /// `Suyunuzu ve yürüyüşünüzü kaydettim`. Where something earlier was changed it may be of any kind.
  private func namesAnother(_ words: [String]) -> Bool {
    let done = Set(deeds.done.map { $0.call.name == "repeatMeal" ? "logMeal" : $0.call.name })
    guard !deeds.hasPast, done.isSubset(of: Self.kinds) else { return false }
    let verbs = words.indices.filter {
      words[$0].fits("claims.plain.save") || words[$0].fits("claims.vague.save")
    }
    let objects = words.indices.filter { place in verbs.contains { (1...4).contains($0 - place) } }
    return Self.kinds.contains { kind in
      !done.contains(kind) && objects.contains { words[$0].fits("claims.object.\(kind)") }
    }
  }

  private func isSaving(_ word: String) -> Bool {
    word.fits("claims.plain.save") || word.fits("claims.vague.save")
  }

  /// Another meal or day than the one that was written: `öğle yemeği olarak kaydettim`.
  private func namesAnotherTime(_ words: [String]) -> Bool {
    guard let verb = words.firstIndex(where: isSaving) else { return false }
    let before = words[..<verb]
    let meals = deeds.done.filter { ["logMeal", "updateMeal"].contains($0.call.name) }
    let types = meals.compactMap { $0.result[.mealType]?.string }
    let others = ["breakfast", "lunch", "dinner"].filter { !types.contains($0) }
    func names(_ type: String) -> Bool { before.contains { $0.fits("claims.meal.\(type)") } }
    if !types.isEmpty, !types.contains(where: names), others.contains(where: names) { return true }
    let isNow = deeds.done.allSatisfy { done in
      done.call.arguments[.eatenAt] == nil && done.call.arguments[.at] == nil
    }
    return isNow && before.contains { $0.fits("claims.otherDay") }
      && !Said(deeds.words).has("claims.otherDay")
  }

  /// Whether an amount of a food is told as written that no result has.
  private func countsOtherFood(_ sentence: String, _ records: [NamedRecord]) -> Bool {
    let names = records.flatMap { ThreadWords.words(of: $0.name) }
    return ThreadWords.Entry(sentence).amounts.contains { amount in
      // Only what stands before the verb is told as done.
      guard let verb = amount.after.firstIndex(where: isSaving) ?? nextVerb(amount) else {
        return false
      }
      return amount.after.prefix(min(verb, 2)).contains { word in
        word.count > 1 && !word.fits("claims.noFoods") && !names.contains { Said.isSame($0, word) }
          && !isOfKind(word) && isFood(word)
      }
    }
  }

  /// The verb may stand behind another amount of the same list.
  private func nextVerb(_ amount: ThreadWords.Amount) -> Int? {
    amount.after.contains { $0.fits("claims.listing") } ? amount.after.count : nil
  }

  private static func holds(_ record: NamedRecord, _ figure: Figure) -> Bool {
    record.numbers.contains { number in
      [figure.low, figure.high, figure.low * figure.factor].contains {
        abs($0 - number.value) <= max(0.051, abs(number.value) * 0.02)
      }
    }
  }

  /// Whether a food is named that the person named too, or a call that failed, and that no result has.
  private func isOtherFood(_ words: [String], than names: Set<String>) -> Bool {
    let failed = deeds.undone.flatMap { NamedRecord.all(in: $0.arguments) }
      .flatMap { ThreadWords.words(of: $0.name) }
    let said = Turkish.tokens(of: deeds.words).filter { $0.kind == .word }.map(\.folded)
    return words.contains { word in
      guard word.count > 2, !word.fits("claims.noFoods"), !isOfKind(word),
        !names.contains(where: { Said.isSame($0, word) })
      else { return false }
      if failed.contains(where: { Said.isSame($0, word) }) { return true }
      return said.contains { Said.isSame($0, word) && isFood($0) }
    }
  }

  private func isFood(_ word: String) -> Bool {
    ([word] + Turkish.searchStems(of: word)).contains { stem in
      stem.count > 2 && foods.estimate(FoodMention(name: stem), []) != nil
    }
  }

}
