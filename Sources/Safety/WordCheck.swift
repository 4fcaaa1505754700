import Analysis
import Domain
import Turkish

/// Holds the words that a call would keep against the thread's: a mood, a symptom, an allergy, a type.
struct WordCheck {
  private let words: ThreadWords

  init(_ words: ThreadWords) { self.words = words }

  func differences(of call: ToolCall) -> [Difference] {
    guard let tool = ToolDeclaration.of(call.name) else { return [] }
    let unsaid: [String]
    switch tool.deed {
    case .recordsMeal: return mealType(of: call.arguments)
    case .corrects where tool.name == "updateMeal": return mealType(of: call.arguments)
    case .recordsEntry where tool.name != "logMedication":
      let others = otherChoices(of: call.arguments, tool) + otherParts(of: call.arguments)
      guard others.isEmpty else { return others }
      if let unit = otherUnit(of: call.arguments, tool) { return [unit] }
      if tool.name == "logActivity" { return otherActivity(call.arguments) }
      unsaid = tool.names.filter { tool.form?[$0]?.words.isEmpty == true }
        .flatMap { Self.texts(call.arguments[JSON.Key($0)]) }.filter { !isSaid($0) }
    case .describesSelf: unsaid = unsaidOfSelf(call.arguments)
    default: return []
    }
    return unsaid.map { Difference(thing: "", said: nil, written: $0) }
  }

  // MARK: One of several

  /// The words of the open matter.
  private var open: [Said] { words.entries[words.start...].map(\.said) }

  /// Whether words of a row were said in the open matter.
  private func isSaid(row: String) -> Bool {
    !WordSets.list(row).isEmpty && open.contains { $0.has(row) }
  }

  private static let meals = ["breakfast", "lunch", "dinner"]

  /// Another main meal than the one that was named: `öğlendi`, and breakfast would be written.
  private func mealType(of arguments: JSON) -> [Difference] {
    guard let type = arguments[.mealType]?.string, Self.meals.contains(type),
      let newest = words.entries.last?.said, !newest.has("write.meal.\(type)"),
      let said = Self.meals.first(where: { newest.has("write.meal.\($0)") }),
      !isOfOtherMeal(arguments)
    else { return [] }
    return [
      Difference(
        thing: Texts.fields["mealType"] ?? "", said: Texts.values[said],
        written: Texts.values[type] ?? type)
    ]
  }

  /// Whether each food of a meal stands at an hour of its own, and the meal that was named is another one:
  /// the toast of `sabah 9da 2 yumurta yedim, 12de 1 tost`.
  private func isOfOtherMeal(_ arguments: JSON) -> Bool {
    guard let saying = words.evidence.sayings.last else { return false }
    let tokens = Turkish.tokens(of: saying.text)
    let hours = Turkish.times(in: tokens, now: saying.at, zone: words.evidence.zone)
      .filter { $0.clock != nil }.map(\.tokens)
    func isMeal(_ range: Range<Int>) -> Bool {
      tokens[range].contains { token in
        Self.meals.contains { token.folded.fits("write.meal.\($0)") }
      }
    }
    let bare = tokens.indices.map { $0..<$0 + 1 }
      .filter { place in isMeal(place) && !hours.contains { $0.overlaps(place) } }
    let cues = (hours + bare).sorted { $0.lowerBound < $1.lowerBound }
    let items = arguments[.items]?.array ?? []
    return !items.isEmpty
      && items.allSatisfy { item in
        let names = ThreadWords.words(of: item[.name]?.string ?? "")
        let place = tokens.indices.last { place in
          names.contains { Said.isSame($0, tokens[place].folded) }
        }
        return place.flatMap { cue(of: $0, among: cues, in: tokens) }.map { !isMeal($0) } == true
      }
  }

  /// The one of some words that tell when, at which a food stands: in its part of the sentence, else before it.
  private func cue(of place: Int, among cues: [Range<Int>], in tokens: [Token]) -> Range<Int>? {
    func isMark(_ token: Token) -> Bool { token.kind == .mark && ",.;!?".contains(token.folded) }
    let start = (tokens[..<place].lastIndex(where: isMark) ?? -1) + 1
    let end = tokens[place...].firstIndex(where: isMark) ?? tokens.count
    let own = cues.filter { (start..<end).contains($0.lowerBound) }
    return own.last { $0.upperBound <= place } ?? own.first
      ?? cues.last { $0.upperBound <= place }
  }

  /// Choices of a form whose words were not said while those of another choice were.
  private func otherChoices(of arguments: JSON, _ tool: ToolDeclaration) -> [Difference] {
    (tool.form?.fields ?? []).compactMap { field in
      if let flag = unsaidFlag(field, in: arguments) { return flag }
      guard let value = arguments[JSON.Key(field.name)]?.string, !field.words.isEmpty else {
        return nil
      }
      let row = "wordCheck.\(field.name)"
      guard !WordSets.list("\(row).\(value)").isEmpty,
        !["", ".too"].contains(where: { isSaid(row: "\(row).\(value)\($0)") })
      else { return nil }
      let other = field.words.keys.sorted().first { $0 != value && isSaid(row: "\(row).\($0)") }
      guard
        other != nil
          || field.words[value].map({ Turkish.fold($0).fits("wordCheck.strong") }) == true
      else { return nil }
      return Difference(
        thing: field.label, said: other.flatMap { field.words[$0] },
        written: field.words[value] ?? value)
    }
  }

  /// A unit of a test that nobody said and in which it is never told: `ferritin 30`, in mmol/L.
  private func otherUnit(of arguments: JSON, _ tool: ToolDeclaration) -> Difference? {
    guard tool.form?.isOfMeasures == true, let name = arguments[.name]?.string,
      let unit = arguments[.unit]?.string, Turkish.fold(unit).fits("wordCheck.molar"),
      !ThreadWords.words(of: name).contains(where: { $0.fits("wordCheck.molarTests") }),
      !open.contains(where: { $0.has("wordCheck.molar") })
    else { return nil }
    return Difference(thing: name, said: nil, written: unit)
  }

  /// What is said to be so although nobody said it, or said that it is not: `kan yok`.
  private func unsaidFlag(_ field: EntryField, in arguments: JSON) -> Difference? {
    let row = "wordCheck.\(field.name).true"
    guard arguments[JSON.Key(field.name)]?.bool == true, !WordSets.list(row).isEmpty else {
      return nil
    }
    let isSaid = open.contains { said in
      said.words.indices.contains { place in
        said.words[place].fits(row)
          && said.words[(place + 1)...].first?.fits("denied.facts") != true
      }
    }
    return isSaid
      ? nil : Difference(thing: "", said: nil, written: field.words["true"] ?? field.label)
  }

  /// An activity that was not said, unless its word is one for any: `spor`.
  private func otherActivity(_ arguments: JSON) -> [Difference] {
    let isWalked = isSaid(row: "wordCheck.steps")
    return Self.texts(arguments[.kind]).filter { kind in
      !isSaid(kind) && !isClipped(kind)
        && !ThreadWords.words(of: kind).contains { word in
          word.fits("wordCheck.activity") || isWalked && word.fits("wordCheck.walk")
        }
    }.map { Difference(thing: "", said: nil, written: $0) }
  }

  /// Whether a deed that was typed without its vowels may be this: `20 dk yrdm`.
  private func isClipped(_ kind: String) -> Bool {
    let names = ThreadWords.words(of: kind).map { $0.utf8.filter { !$0.isVowel } }
    return open.flatMap(\.words).contains { word in
      guard word.fits("wordCheck.clipped"), !word.utf8.contains(where: \.isVowel) else {
        return false
      }
      let stem = word.utf8.dropLast(2)
      return stem.count > 1 && names.contains { $0.starts(with: stem) }
    }
  }

  /// Another part of the body than the one that was said: `başım ağrıyor` is no belly ache.
  private func otherParts(of arguments: JSON) -> [Difference] {
    guard let kind = arguments[.kind]?.string else { return [] }
    let parts = ThreadWords.words(of: kind).filter { $0.fits("wordCheck.body") }
    let said = open.flatMap(\.words).filter { $0.fits("wordCheck.body") }
    let isOther = parts.contains { part in
      !said.contains { Said.isSame(part, $0) || Self.dropsVowel(part, in: $0) }
    }
    return isOther && !said.isEmpty ? [Difference(thing: "", said: nil, written: kind)] : []
  }

  /// Whether a word is a form of a noun that loses its last vowel before an ending: `karnım` of `karın`, `ağzım` of
  /// `ağız`.
  private static func dropsVowel(_ noun: String, in word: String) -> Bool {
    guard noun.count > 3, let last = noun.last else { return false }
    return word.hasPrefix(noun.dropLast(2) + String(last)) && word.count >= noun.count
  }

  private func unsaidOfSelf(_ arguments: JSON) -> [String] {
    let lists: [JSON.Key] = [.name, .medications, .allergies, .diet, .goal, .activity]
    let denied = DeniedFacts(words).denied(in: arguments)
    let texts = lists.flatMap { Self.texts(arguments[$0]) }.filter {
      !isSaid($0) || denied.contains($0)
    }
    let choices: [JSON.Key] = [.diabetes, .sex, .pregnant]
    return texts
      + choices.compactMap { key in
        guard let value = arguments[key], let text = value.string ?? value.bool.map({ "\($0)" })
        else { return nil }
        let row = WordSets.list("wordCheck.\(key.text).\(text)")
        guard !row.isEmpty, !row.contains(where: isInThread) || denied.contains(text) else {
          return nil
        }
        return ProfileForm[key]?.words[text] ?? text
      }
  }

  private static func texts(_ json: JSON?) -> [String] {
    (json?.array ?? [json].compactMap(\.self)).compactMap(\.string)
  }

  /// Whether any word of a text was said or agreed to, or stands in a record.
  private func isSaid(_ text: String) -> Bool {
    let asked = ThreadWords.words(of: text)
    return asked.isEmpty || asked.contains { words.names($0, loosely: true) }
  }

  /// Whether words stand in the thread as they are: `tip 2`.
  private func isInThread(_ phrase: String) -> Bool {
    (words.entries + words.offers).contains { entry in
      (" " + entry.said.words.joined(separator: " ")).holds(" " + phrase)
    }
  }
}
