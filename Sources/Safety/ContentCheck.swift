import Analysis
import Domain
import Turkish

/// A part of a call that the thread says otherwise, or does not say.
struct Difference: Equatable {
  /// What it is about: a food, a drug, `zaman`.
  var thing: String
  /// As the person said it; nil for nothing.
  var said: String?
  /// As it would be written.
  var written: String

  var isUnsaid: Bool { said == nil }
}

/// Holds the foods, amounts, times and drugs of a call against the thread.
struct ContentCheck {
  let words: ThreadWords
  let foods: FoodTable

  init(_ words: ThreadWords, foods: FoodTable) {
    self.words = words
    self.foods = foods
  }

  func differences(of call: ToolCall) -> [Difference] {
    let arguments = call.arguments
    var found: [Difference] = []
    let isList = call.name.hasSuffix("ShoppingList")
    let items = items(of: arguments)
    let names = items.compactMap { $0[.name]?.string }
    for item in items {
      let name = item[.name]?.string ?? ""
      if !isNamed(name) || isDenied(name) {
        found.append(.init(thing: "", said: nil, written: name))
      } else if let denial = uneaten(name, in: call) ?? GivenFoods(words).deed(of: name, in: call) {
        found.append(.init(thing: name, said: denial, written: Texts.eaten))
      } else if ToolDeclaration.of(call.name)?.deed == .recordsMeal,
        WrittenMeals(words).isWritten(name, beside: names)
      {
        found.append(.init(thing: name, said: nil, written: Texts.writtenAgain))
      } else if isDoubled(item, in: items, of: call) {
        found.append(.init(thing: name, said: nil, written: Texts.twice))
        break
      }
      found += [otherSort(of: name, in: call)].compactMap(\.self)
      let others = names.filter { $0 != name }
      let check = AmountCheck(
        words, foods: foods, name: name, others: others, person: arguments[.person]?.string,
        corrects: ToolVerb(of: call.name) == .update && !isList)
      found += check.differences(of: item, isList: isList)
    }
    if call.name == "logMedication" {
      found += [missed(in: call)].compactMap(\.self)
      found += DrugCheck(words, foods: foods).differences(of: arguments)
    }
    if call.name == "updateMeal" {
      found += TakenOut(words, foods: foods).differences(of: arguments)
    }
    if let person = arguments[.person]?.string {
      found += [otherPerson(than: person, in: call)].compactMap(\.self)
    }
    found += [unsaidNote(in: call)].compactMap(\.self)
    found += RecordCheck(words).differences(of: call)
    found += WordCheck(words).differences(of: call)
    found += TimeCheck(words).differences(of: call)
    found += BindingCheck(words, call).differences
    found += [PastPeriod(words).difference(of: call)].compactMap(\.self)
    if items.isEmpty, call.name != "logMedication" { found += numbers(of: call) }
    return found
  }

  /// Whether a meal holds the same food twice, and the words tell it once.
  private func isDoubled(_ item: JSON, in items: [JSON], of call: ToolCall) -> Bool {
    guard ToolDeclaration.of(call.name)?.deed == .recordsMeal,
      items.count(where: { $0 == item }) > 1
    else { return false }
    let one = ToolCall(
      id: "", name: call.name, arguments: .object([.init(.items, .array([item]))]))
    let open = words.entries[words.start...].map(\.text).joined(separator: "\n")
    return !Provenance.isSaidTwice(one, in: open) && !Provenance.isAnother(open)
  }

  /// The foods and things that are written anew.
  private func items(of arguments: JSON) -> [JSON] {
    let items = (arguments[.items]?.array ?? []) + (arguments[.change]?.array ?? [])
    let new = (arguments[.replace]?.array ?? []).compactMap { replacement -> JSON? in
      guard case .object(let members) = replacement, let name = replacement[.to] else {
        return nil
      }
      return .object(
        [.init(.name, name)] + members.filter { !$0.isNamed(.from) && !$0.isNamed(.to) })
    }
    return items + new
  }

  /// Whether a food was said, agreed to or recorded: by its words, or by others that the table knows
  /// for the same food.
  private func isNamed(_ name: String) -> Bool {
    if words.names(name, loosely: true) { return true }
    let parts = ThreadWords.words(of: name)
    if parts.count > 1, words.names(parts.joined(), loosely: false) { return true }
    let said = parts.filter { words.names($0, loosely: true) || isSugarFree($0) }
    if said.count == parts.count || isSaidOtherwise(name) { return true }
    guard !said.isEmpty else { return false }
    // The maker of a product that the table knows neither way: `Eti Canga` for `canga`.
    let plain = said.joined(separator: " ")
    return food(plain) == food(name) || isPrepared(name, from: plain, said)
  }

  /// Whether a name only adds how the food was made, and the table knows hardly another food: `haşlanmış
  /// yumurta` for eggs.
  private func isPrepared(_ name: String, from plain: String, _ said: [String]) -> Bool {
    let added = ThreadWords.words(of: name).filter { !said.contains($0) }
    func nutrients(_ name: String) -> Nutrients? {
      foods.estimate(FoodMention(name: name, grams: 100), [])?.nutrients
    }
    guard added.allSatisfy({ $0.fits("contentCheck.prepared") }), let one = nutrients(name),
      let other = nutrients(plain)
    else { return false }
    let energy = max(one.energy, other.energy)
    return abs(one.carbs - other.carbs) <= max(1, 0.08 * max(one.carbs, other.carbs))
      && abs(one.energy - other.energy) <= max(15, 0.15 * energy)
  }

  /// Whether a word of it was only said to be none: `light değil normal gazoz`.
  private func isDenied(_ name: String) -> Bool {
    guard let said = words.entries.last?.said.words else { return false }
    return ThreadWords.words(of: name).contains { word in
      let places = said.indices.filter { Said.isSame(word, said[$0]) }
      return !places.isEmpty
        && places.allSatisfy { place in
          said[(place + 1)...].first?.fits("contentCheck.denying") == true
        }
    }
  }

  /// Whether the open matter has other words that the table surely knows for the same food: `french
  /// fries`.
  private func isSaidOtherwise(_ name: String) -> Bool {
    guard let food = sureFood(name) else { return false }
    return words.entries[words.start...].map(\.said.words).contains { said in
      said.indices.contains { place in
        (1...3).contains { length in
          place + length <= said.count && (place == 0 || Self.endsThing(said[place - 1]))
            && sureFood(said[place..<place + length].joined(separator: " ")) == food
        }
      }
    }
  }

  /// Whether the words behind this one name a thing of their own: `1 coke`, not `diet coke`.
  private static func endsThing(_ word: String) -> Bool {
    ThreadWords.isMeasure(word) || Utterance(word).words.first?.value != nil
      || word.fits("threadWords.joining") || VerbEnding.isFinite(word)
  }

  /// The food whose name this is, without anything left over.
  private func sureFood(_ name: String) -> String? {
    // So much of it: how sure the table is of a portion says nothing of the name.
    let found = foods.estimate(FoodMention(name: name, grams: 100), [])
    return found.flatMap { $0.confidence >= 0.9 && $0.remark == nil ? $0.food.id : nil }
  }

  /// By which word the writer says that a food was not eaten: `kek getirdi, yemedim`; nil where that is of
  /// something else, or it was said besides.
  private func uneaten(_ name: String, in call: ToolCall) -> String? {
    guard ToolDeclaration.of(call.name)?.deed == .recordsMeal, call.arguments[.person] == nil,
      let text = words.entries.last?.text
    else { return nil }
    let names = ThreadWords.words(of: name)
    let parts = Turkish.tokens(of: text).split { $0.kind == .mark }.filter { part in
      part.contains { token in names.contains { Said.isSame($0, token.folded) } }
    }
    let denials = parts.compactMap { part in
      part.contains { $0.folded.fits("writeRule.eating") }
        ? nil : part.first { $0.folded.fits("uneaten.denying") }
    }
    return !parts.isEmpty && denials.count == parts.count ? denials.first?.text : nil
  }

  /// By which word the writer says that a dose was left out or put off: `lantusu atladım`; nil where it was
  /// taken for all that is said.
  private func missed(in call: ToolCall) -> Difference? {
    guard let text = words.entries.last?.text else { return nil }
    let name = call.arguments[.name]?.string ?? ""
    let names = ThreadWords.words(of: name)
    let dose = call.arguments[.dose]?.number
    let parts = Turkish.tokens(of: text).split {
      $0.kind == .mark && ",.;:!?".contains($0.folded)
    }
    func isNamed(_ part: ArraySlice<Token>) -> Bool {
      part.contains { token in names.contains { Said.isSame($0, token.folded) } }
    }
    func tellsDose(_ part: ArraySlice<Token>) -> Bool {
      dose != nil
        && part.contains { Double($0.folded.replacing(",", with: ".")) == dose }
    }
    let about = parts.filter(isNamed)
    let own = !about.isEmpty ? about : parts.filter(tellsDose)
    // "unuttum ama şimdi 14 yaptım", said of the only drug in a part of its own
    let isTakenApart = parts.contains { part in
      !isNamed(part) && part.contains { $0.folded.fits("wish.taken") }
        && !part.contains { Drugs.isMedicine($0.folded) }
    }
    guard !isTakenApart else { return nil }
    let told = own.isEmpty ? parts : own
    let denials = told.compactMap { part in
      part.contains { $0.folded.fits("wish.taken") }
        ? nil : part.first { $0.folded.fits("missed.dose") }
    }
    guard denials.count == told.count, let word = denials.first else { return nil }
    return Difference(thing: name, said: word.text, written: Texts.taken)
  }

  /// Whether a meal leaves out what sort of a food it was.
  func dropsSort(_ call: ToolCall) -> Bool {
    items(of: call.arguments).contains { item in
      otherSort(of: item[.name]?.string ?? "", in: call) != nil
    }
  }

  /// Sugar, or its lack, that was said apart from the noun: `şekersiz 1 bardak limonata`, and lemonade would be
  /// written.
  private func otherSort(of name: String, in call: ToolCall) -> Difference? {
    guard ToolDeclaration.of(call.name)?.deed == .recordsMeal, let text = words.entries.last?.text,
      let noun = ThreadWords.words(of: name).first
    else { return nil }
    let tokens = Turkish.tokens(of: text)
    for place in tokens.indices where Said.isSame(noun, tokens[place].folded) {
      let between = tokens[..<place].reversed().prefix {
        $0.kind == .number || ThreadWords.isMeasure($0.folded)
          || Utterance([$0]).words.first?.value != nil
      }
      guard !between.isEmpty, place > between.count else { continue }
      let sort = tokens[place - between.count - 1]
      guard sort.kind == .word, sort.folded.fits("contentCheck.sorts"),
        !ThreadWords.words(of: name).contains(where: { word in
          Said.isSame(word, sort.folded)
            || isSugarFree(word) && sort.folded.fits("contentCheck.sugarFree")
        })
      else { continue }
      func carbs(_ name: String) -> Double {
        foods.estimate(FoodMention(name: name, grams: 100), [])?.nutrients.carbs ?? 0
      }
      let (plain, whole) = (carbs(name), carbs("\(sort.folded) \(name)"))
      let isSweet = sort.folded.fits("contentCheck.sugarFree") && plain > Self.hardlySweet
      guard isSweet || abs(plain - whole) > max(1, 0.08 * max(plain, whole)) else { continue }
      return Difference(thing: name, said: sort.text, written: name)
    }
    return nil
  }

  /// Grams of carbohydrate in 100 g of what is called free of sugar as it is: tea, cheese.
  private static let hardlySweet = 5.0

  private func food(_ name: String) -> String? {
    foods.estimate(FoodMention(name: name), [])?.food.id
  }

  /// `zero` and `şekersiz` are words for the same.
  private func isSugarFree(_ word: String) -> Bool {
    word.fits("contentCheck.sugarFree")
      && words.entries.contains { $0.said.has("contentCheck.sugarFree") }
  }

  /// A note beside a record of which nothing was said: `kişi çok stresli`.
  private func unsaidNote(in call: ToolCall) -> Difference? {
    guard ToolVerb(of: call.name) == .log, let note = call.arguments[.note]?.string,
      ThreadWords.words(of: note).contains(where: { $0.count > 2 }),
      (words.entries + words.offers).allSatisfy({ $0.said.share(of: note) == 0 })
    else { return nil }
    return Difference(thing: Texts.fields["note"] ?? "", said: nil, written: note)
  }

  /// A person whom nobody named, or for whom only something else was written while the writer now tells of
  /// themselves: `annem 1 simit yedi`, then `ben 1 elma yedim`.
  private func otherPerson(than person: String, in call: ToolCall) -> Difference? {
    let thing = Texts.fields["person"] ?? ""
    guard words.names(person, loosely: true) else {
      return Difference(thing: thing, said: nil, written: person)
    }
    let open = words.open(for: call.name) + words.offers.suffix(1)
    let isOpen = open.contains { entry in
      ThreadWords.words(of: person).contains { entry.said.holds(word: $0, loosely: true) }
    }
    guard ToolVerb(of: call.name) == .log, !isOpen,
      let own = words.now.words.first(where: {
        $0.fits("self.word") || $0.fits("doseAmount.eaten")
      })
    else { return nil }
    return Difference(thing: thing, said: own, written: person)
  }
}
