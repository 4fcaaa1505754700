import Analysis
package import Domain
import Tables
import Turkish

/// Whether a model says that it did what it did not do.
///
///     Claims(Deeds(), foods: table).isFalse("Bir elmayı kaydettim.")  // true
///
/// Looks at one sentence: the verb of a deed, then its figures and foods against the results. A
/// sentence that only advises, or tells of an earlier day, is none.
package struct Claims: Sendable {
  enum Deed: String, CaseIterable { case save, erase, change, takeBack }

  let deeds: Deeds
  let foods: FoodTable
  /// Whether the person's own words tell or order something that would be kept: the same for all
  /// sentences.
  private let wish: Lazy<Bool>

  package init(_ deeds: Deeds, foods: FoodTable) {
    self.deeds = deeds
    self.foods = foods
    wish = Lazy { Self.wishWrite(deeds.words) }
  }

  package func isFalse(_ sentence: String) -> Bool {
    if isForged(sentence) { return true }
    let tokens = Turkish.tokens(of: sentence).filter { $0.kind != .mark }
    let words = tokens.map(\.folded)
    if claimsFar(words) || deniesDone(words) || tellsOfState(words, sentence)
      || tellsOfChange(words, sentence) || tellsTooSoon(words) || tellsOfKitchen(words, sentence)
    {
      return true
    }
    let claimed = claimed(in: words).union(moved(in: tokens))
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
  ///
  /// A tick that models put behind anything is none beside a write that went well.
  private func isForged(_ sentence: String) -> Bool {
    let hasMark = WordSets.list("claims.marks").contains { sentence.holds($0) }
    let hasTick =
      deeds.done.isEmpty && WordSets.list("claims.marksOfTips").contains(where: sentence.holds)
    guard hasMark || hasTick else { return false }
    let words = Turkish.tokens(of: sentence).filter { $0.kind != .mark }.map(\.folded)
    let tells = !claimed(in: words).isEmpty || words.contains { $0.fits("claims.records") }
    return tells || hasMark && sentence.hasNumber
  }

  /// Deeds that no tool is for: what they are done to, and their verbs with an ending of `did`.
  private static let far = [
    "claims.far.device", "claims.far.order", "claims.far.reach", "claims.far.send", timer,
  ].map { row in (row: row, things: WordSets[row], verbs: WordSets["\(row).verb"]) }
  private static let timer = "claims.far.timer"
  private static let (did, farAlone) = (WordSets["claims.did"], WordSets["claims.farAlone"])
  /// What says behind a verb that it claims nothing.
  private static let noClaim = WordSets["claims.noClaim"]

  /// Whether it tells of a deed that no tool is for: a call, a message, an alarm, an order.
  private func claimsFar(_ words: [String]) -> Bool {
    words.indices.contains { place in
      let next = words.indices.contains(place + 1) ? words[place + 1] : ""
      guard !Self.noClaim.fits(next) else { return false }
      let isNote = deeds.done.contains { $0.call.name == "writeNote" }
      let pair = place > 0 ? "\(words[place - 1]) \(words[place])" : ""
      if Self.farAlone.fits(words[place]) || Self.farAlone.fits(pair) { return true }
      return Self.far.contains { far in
        // A note may be a reminder.
        !(isNote && far.row == Self.timer)
          && far.verbs.endings(of: words[place]).contains { Self.did.fits($0) }
          && words[max(0, place - 6)..<place].contains { far.things.fits($0) }
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

  var wishesWrite: Bool { wish.value }

  private static func wishWrite(_ words: String) -> Bool {
    let said = Said(ToldWords(words).text)
    return said.has("writeRule.eating") || said.orders("writeRule.logging")
      || said.orders("writeRule.removing") || said.has("writeRule.setsTarget")
      || said.orders("writeRule.keeping")
  }

  /// Whether the person asked what was kept: `elmayı yazdın mı`.
  private var asksWhatWasDone: Bool {
    let said = Said(deeds.words)
    return said.asksBack && said.has("claims.askedDone")
  }

  // MARK: What is claimed

  /// The words that tell a deed, and those that may.
  private static let verbs = Deed.allCases.map { deed in
    (deed, plain: WordSets["claims.plain.\(deed)"], vague: WordSets["claims.vague.\(deed)"])
  }

  private func claimed(in words: [String]) -> Set<Deed> {
    var claimed: Set<Deed> = []
    for (place, word) in words.enumerated() {
      let next = words.indices.contains(place + 1) ? words[place + 1] : ""
      guard !Self.noClaim.fits(next) else { continue }
      let pair = (place > 0 ? words[place - 1] : "") + " " + word
      for (deed, plain, vague) in Self.verbs {
        if plain.fits(word) || plain.fits(pair)
          || deed != .takeBack && vague.fits(word)
            && (words.count < 4 || hasRecord(words) || namesCalled(words)
              || namesSaidFood(words[..<place]))
        {
          claimed.insert(deed)
        }
      }
    }
    return claimed
  }

  /// Whether a food that the person named stands among the words.
  func namesSaidFood(_ words: ArraySlice<String>) -> Bool {
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

  /// Whether a kind of record is named that a call of this turn was for.
  private func namesCalled(_ words: [String]) -> Bool {
    let called = deeds.done.map(\.call.name) + deeds.undone.map(\.name)
    // Where something was told that would be kept, any kind of record will do.
    return (called + (wishesWrite ? Self.kinds : [])).contains { tool in
      words.contains { $0.fits("claims.kind.\(tool)") }
    }
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
}
