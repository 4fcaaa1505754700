import Analysis
import Domain
import Turkish

/// The lines of the shopping list, as far as the talk has told them.
struct ListLines {
  struct Line {
    var name: String
    var isChecked: Bool
    var quantity: Double?
    var unit: String?
  }

  private(set) var lines: [Line] = []
  /// Whether there are no others.
  private(set) var isWhole = false

  init(_ dialogue: Dialogue) {
    var open: Int?
    steps: for step in dialogue.steps where step.result.isOK {
      guard let value = step.result.value else { continue }
      switch step.call.name {
      case "getShoppingList", "updateShoppingList":
        lines = Self.lines(value[.items]) + lines
        isWhole = true
        break steps
      case "addToShoppingList":
        lines = Self.lines(value[.added]) + lines
        open = open ?? value[.open]?.number.map { Int($0) }
        isWhole = open == Set(lines.map(\.name)).count
        if isWhole { break steps }
      case "undo": break steps
      default: continue
      }
    }
    var told: Set<String> = []
    // What grew is told again.
    lines = lines.reversed().filter { told.insert($0.name).inserted }.reversed()
  }

  /// The same with what a message speaks of as a line, where the talk has not told the whole list: "listeden
  /// kolayı çıkar", "listedeki pirinç tamam".
  ///
  /// Beside an order to write something down only what is said to be known: "sütü sil, ayran yaz".
  func adding(linesOf scene: Scene) -> Self {
    guard !isWhole, scene.namesListAsPlace, !scene.namesOtherList, !scene.tellsOfEating else {
      return self
    }
    let writes = scene.says(.add)
    let spans = scene.sentence.spans
    let foods = FoodMention.all(in: scene.sentence).filter(\.isKnown).map {
      $0.withoutOrder(in: scene.sentence)
    }
    let things = spans.indices.filter { place in
      spans[place].has(.thing) && !foods.contains { $0.spans.contains(place) }
    }
    var named: [(name: String, form: NounForm?)] = foods.map {
      ($0.name, spans[$0.head].food?.noun)
    }
    named += things.compactMap { place in
      spans[place].reading(.thing).map { ($0.phrase, $0.noun) }
    }
    var result = self
    for (name, form) in named where line(name) == nil {
      let isKnown = [.accusative, .genitive].contains(form?.grammaticalCase ?? .bare)
      if isKnown || !writes {
        result.lines.append(Line(name: name, isChecked: false, quantity: nil, unit: nil))
      }
    }
    return result
  }

  private static func lines(_ items: JSON?) -> [Line] {
    (items?.array ?? []).compactMap { item in
      item[.name]?.string.map { name in
        Line(
          name: name, isChecked: item[.checked]?.bool == true, quantity: item[.quantity]?.number,
          unit: item[.unit]?.string)
      }
    }
  }

  /// The line that a thing is: by its whole name, else by the last word of it; nil where there is none,
  /// or more than one.
  func line(_ name: String) -> Line? {
    let words = Turkish.fold(name).split(separator: " ")
    let own = lines.filter { Turkish.fold($0.name).split(separator: " ") == words }
    let alike = lines.filter { Turkish.fold($0.name).split(separator: " ").last == words.last }
    let found = own.isEmpty ? alike : own
    return found.count == 1 ? found.first : nil
  }

  /// Whether a message tells that medicines which stand here were got: "parol alındı".
  ///
  /// Who says "parol aldım" may have taken it.
  func areGot(in scene: Scene) -> Bool {
    let named = scene.sentence.spans.compactMap { $0.reading(.medication)?.phrase }
    let isPlain =
      Quantity.all(in: scene.sentence).isEmpty && Person.all(in: scene.sentence).isEmpty
      && scene.sentence.spans.allSatisfy { $0.time == nil }
    return isPlain && !named.isEmpty && named.allSatisfy { line($0)?.isChecked == false }
      && scene.says(.bought)
      && !scene.clauses.contains { [1, 4].contains($0.form?.person ?? 0) }
  }

  /// The line whose words are those of a dictated name, or hold them; nil where there is none, or more
  /// than one.
  func line(named words: [String]) -> String? {
    let names = lines.map {
      ($0.name, Turkish.fold($0.name).split(separator: " ").map(String.init))
    }
    func holds(_ all: [String], _ part: [String]) -> Bool {
      part.allSatisfy { word in all.contains { Self.isSame($0, word) } }
    }
    let own = names.filter { $0.1.count == words.count && holds($0.1, words) }
    let alike = own.isEmpty ? names.filter { holds($0.1, words) || holds(words, $0.1) } : own
    return alike.count == 1 ? alike[0].0 : nil
  }

  /// "salça" and "salçası".
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    let shared = zip(short, long).prefix { $0 == $1 }.count
    return short == long
      || shared > 2 && short.count - shared < 2
        && String(long.dropFirst(shared)).fits("list.possessed")
  }

  /// The line that words with their endings name: "tülbenti", "kekiği", "folik asidi".
  func line(said text: String) -> String? {
    let words = text.split(separator: " ")
    let found = lines.filter { line in
      let parts = Turkish.fold(line.name).split(separator: " ")
      return words.allSatisfy { word in parts.contains { Self.names(word, $0) } }
    }
    return found.count == 1 ? found[0].name : nil
  }

  /// The line that two words one after the other name, the second with its endings: "iğne uçlarını" of
  /// "insülin iğne ucu".
  func line(compound first: String, _ second: String) -> String? {
    let found = lines.filter { line in
      let parts = Turkish.fold(line.name).split(separator: " ")
      return zip(parts, parts.dropFirst()).contains { own, head in
        guard own == first[...] else { return false }
        // The vowel of "uç-u" gives way to the ending.
        let stem = String(head.suffix(1)).fits("list.possessed") ? head.dropLast() : head
        return stem.count > 1 && second.hasPrefix(stem) && second.count <= stem.count + 6
      }
    }
    return found.count == 1 ? found[0].name : nil
  }

  private static func names(_ word: Substring, _ part: Substring) -> Bool {
    let shared = zip(part, word).prefix { $0 == $1 }.count
    let isSoft = part.count > 4 || String(part.suffix(1)).fits("list.soft")
    return shared > 2 && shared + (isSoft ? 1 : 0) >= part.count && word.count <= part.count + 6
  }
}

extension Scene {
  /// "listeden", "listedeki", "listemde": the list as what something stands on.
  fileprivate var namesListAsPlace: Bool {
    sentence.spans.contains { span in
      span.reading(.list)?.noun.map {
        [.ablative, .locative].contains($0.grammaticalCase) || $0.isRelative
      } ?? false
    }
  }
}
