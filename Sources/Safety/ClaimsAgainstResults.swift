import Analysis
import Domain
import Turkish

// A claim of a deed that was done, held against what the calls say and came to.
extension Claims {
  typealias Done = (call: ToolCall, result: JSON)

  /// Whether a figure or a food of the sentence is another one than was written.
  func contradicts(_ sentence: String, _ words: [String], _ calls: [Done]) -> Bool {
    let undid = calls.contains { ToolVerb(of: $0.call.name) == .undo }
    let before = undid ? deeds.past : []
    let records =
      before.flatMap { NamedRecord.all(in: $0) }
      + calls.flatMap { done in
        // A change of the list gives all of it: what the call says is what it did.
        (Self.isOfList(done.call) ? [] : NamedRecord.all(in: done.result))
          + NamedRecord.all(in: done.call.arguments)
      }
    let entry = ThreadWords.Entry(sentence)
    for amount in entry.amounts
    where !amount.figure.isArticle && !Self.isMoment(amount, of: calls) {
      let own = records.filter { amount.distance(to: ThreadWords.words(of: $0.name)) != nil }
      if !own.isEmpty, !own.contains(where: { Self.holds($0, amount) }),
        Self.count(of: amount, in: calls) != amount.figure.low
      {
        return true
      }
    }
    let isOtherDose = entry.amounts.contains { amount in
      Turkish.fold(amount.figure.unit).fits("stem.insulinUnit")
        && !records.contains { Self.holds($0, amount) }
    }
    if isOtherDose { return true }
    let grounding = Grounding(
      known: calls.map(\.call.arguments.text), results: deeds.done.map(\.result) + before)
    if !grounding.isGrounded(sentence) { return true }
    if namesOtherErased(words) || namesUndone(words) || namesAnother(words)
      || namesAnotherTime(words)
    {
      return true
    }
    if namesOtherDrug(words) || namesOtherPerson(words) || namesOtherHour(sentence) { return true }
    if countsOtherFood(entry, records) || countsMore(words) || countsMoreMeals(entry) {
      return true
    }
    let taken = calls.flatMap { Self.taken(in: $0.call.arguments) }
    let told = calls.filter { $0.call.arguments[.items] == nil }
      .flatMap { $0.call.arguments.texts }
    let names = Set((records.map(\.name) + taken + told).flatMap(ThreadWords.words))
    return isOtherFood(words, than: names)
  }

  private static func isOfList(_ call: ToolCall) -> Bool {
    ["updateShoppingList", "updatePantry"].contains(call.name)
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
      count > done
        && words.indices.contains { place in
          // `üçte ikisini` is a part of one.
          words[place].fits("claims.allOf.\(count)")
            && !(place > 0 && words[place - 1].fits("claims.partOf"))
        }
    }
  }

  /// Whether more meals are told as written than were: `üç öğünü de yazdım`.
  private func countsMoreMeals(_ entry: ThreadWords.Entry) -> Bool {
    let done = deeds.done.count { ["logMeal", "repeatMeal", "updateMeal"].contains($0.call.name) }
    return !deeds.hasPast
      && entry.amounts.contains { amount in
        amount.after.first?.fits("claims.meals") == true && amount.figure.low > Double(done)
          && amount.after.contains(where: isSaving)
      }
  }

  /// Whether a number is the hour of a record: `08.00 kahvaltı, 13.00 öğle ve elma`.
  private static func isMoment(_ amount: ThreadWords.Amount, of calls: [Done]) -> Bool {
    let parts = amount.text.split { ".:".contains($0) }.map(String.init)
    guard parts.count == 2, parts[1].count == 2, parts.allSatisfy({ Int($0) != nil }) else {
      return false
    }
    let hour = parts[0].count < 2 ? "0" + parts[0] : parts[0]
    return calls.flatMap(\.result.texts).contains { $0.holds("T\(hour):\(parts[1])") }
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

  static let kinds = [
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

  func isSaving(_ word: String) -> Bool {
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
  private func countsOtherFood(_ entry: ThreadWords.Entry, _ records: [NamedRecord]) -> Bool {
    let names = records.flatMap { ThreadWords.words(of: $0.name) }
    return entry.amounts.contains { amount in
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

  private static func holds(_ record: NamedRecord, _ amount: ThreadWords.Amount) -> Bool {
    let figure = amount.figure
    // "yarım ekmek tavuk döneri"
    if amount.isInName(ThreadWords.words(of: record.name)) { return true }
    return record.numbers.contains { number in
      [figure.low, figure.high, figure.low * figure.factor].contains {
        abs($0 - number.value) <= max(0.051, abs(number.value) * 0.02)
      }
    }
  }

  /// Whether a food is named that the person named too, or a call that failed, and that no result has;
  /// or one that was written as left out.
  private func isOtherFood(_ words: [String], than names: Set<String>) -> Bool {
    let failed = deeds.undone.flatMap { NamedRecord.all(in: $0.arguments) }
      .flatMap { ThreadWords.words(of: $0.name) }
    let said = Turkish.tokens(of: deeds.words).filter { $0.kind == .word }.map(\.folded)
    return words.indices.contains { place in
      let word = words[place]
      // "muzu katmadım", "elmayı henüz eklemedim": told as left out.
      let next = words[(place + 1)...].drop { $0.fits("claims.leftOut.between") }.prefix(2)
      let isLeftOut =
        next.first?.fits("claims.leftOut") == true
        || next.joined(separator: " ").fits("claims.leftOut")
      guard word.count > 2, !word.fits("claims.noFoods"), !isOfKind(word) else { return false }
      guard !names.contains(where: { Said.isSame($0, word) }) else {
        return next.first?.fits("claims.leftOut.own") == true && isFood(word)
      }
      guard !isLeftOut else { return false }
      if failed.contains(where: { Said.isSame($0, word) }) { return true }
      return said.contains { Said.isSame($0, word) && isFood($0) }
    }
  }

  func isFood(_ word: String) -> Bool {
    ([word] + Turkish.searchStems(of: word)).contains { stem in
      stem.count > 2 && foods.estimate(FoodMention(name: stem), []) != nil
    }
  }
}
