import Domain
import Turkish

// What a wish holds beside what the kitchen can cook with.
extension CookBook {
  /// The meal that notes name by a word, where nobody has said it apart: `ketojenik tatlı`.
  func meal(in notes: String) -> RecipeMeal? {
    let words = NoteText(notes).words.map(\.folded)
    let kinds: [(String, RecipeMeal)] = [
      ("breakfast", .breakfast), ("dessert", .dessert), ("snack", .snack), ("lunch", .lunch),
      ("dinner", .dinner),
    ]
    return kinds.first { kind, _ in words.contains { NoteWords.isOne($0, of: kind) } }?.1
  }

  /// Whether notes only list what there is, so that nothing says what the dish is for: `tavuk ve kabakla`.
  func isBareList(_ notes: String) -> Bool {
    let note = NoteText(notes)
    let mentions = reader.notes.mentions(in: note)
    let isList =
      mentions.contains { $0.isOfList }
      || note.words.contains { $0.folded == "ile" } || !strangers(in: note, mentions).isEmpty
    guard isList, mentions.allSatisfy({ $0.want == .wished || $0.want == .nothing }) else {
      return false
    }
    let covered = Set(mentions.flatMap(\.words)).union(strangers(in: note, mentions))
    return note.words.indices.allSatisfy { place in
      let word = note.words[place].folded
      return covered.contains(place) || Double(word) != nil
        || NoteWords.isOne(word, of: "listed") || NoteWords.isOne(word, of: "tail")
    }
  }

  /// Sentences about what notes name and the kitchen does not know or have.
  func strange(in notes: String) -> [String] {
    let note = NoteText(notes)
    let mentions = reader.notes.mentions(in: note)
    let covered = Set(mentions.flatMap(\.words))
    let givens = GivenReader(pantry: pantry, foods: foods)
    var remarks = strangers(in: note, mentions).map { place in
      givens.refusal(of: bare(note.said(place..<place + 1)))
    }
    for place in note.words.indices where !covered.contains(place) {
      let word = note.words[place].folded
      guard word.count > 5, ["li", "lu"].contains(where: word.hasSuffix),
        !NoteWords.isOne(word, of: "plain")
      else { continue }
      let name = String(Turkish.lowercased(note.said(place..<place + 1)).dropLast(2))
      if isForeign(name) { remarks.append(givens.refusal(of: name)) }
    }
    return remarks
  }

  /// Whether a word names a food that one cooks with and that our recipes do not have.
  func isForeign(_ name: String, ready: Bool = true) -> Bool {
    guard let food = foods.estimate(FoodMention(name: name), [])?.food,
      pantry.places[food.id] == nil, pantry.anyPlace(of: Turkish.fold(name)) == nil
    else { return false }
    return ["raw", "dry"].contains(food.state) || ready && food.state == "ready"
      || !ready && food.category != "desserts"
        && GivenReader(pantry: pantry, foods: foods).isFast(food)
  }

  /// Places of words that are listed with things and are none: `asdf ve yumurtayla`, `taş ve çimento ile`.
  private func strangers(in note: NoteText, _ mentions: [NoteMention]) -> [Int] {
    let words = note.words.map(\.folded)
    let covered = Set(mentions.flatMap(\.words))
    func isStrange(_ place: Int) -> Bool {
      !covered.contains(place) && Double(words[place]) == nil
        && !["listed", "tail", "plain"].contains { NoteWords.isOne(words[place], of: $0) }
        && words[place].count > 2
    }
    var found: [Int] = []
    for joint in words.indices where words[joint] == "ve" && joint > 0 && joint + 1 < words.count {
      let (before, after) = (joint - 1, joint + 1)
      let mention = mentions.first { $0.words.contains(after) }
      let end = mention?.words.upperBound ?? joint + 2
      let next = end < words.count ? words[end] : ""
      let isWith = mention?.isOfList ?? ["la", "le"].contains(where: words[after].hasSuffix)
      let isAll = before == 0 && end == words.count
      guard isAll || next == "ile" || isWith || NoteWords.isOne(next, of: "listed") else {
        continue
      }
      // "tornavida, beton ve tavukla": what is listed before it, too.
      var first = before
      while first > 0, note.words[first].stop == .comma { first -= 1 }
      found += (Array(first...before) + [after]).filter(isStrange)
    }
    return found
  }

  /// A word without the ending of `ile`: `pamukla`, `kağıtla`.
  private func bare(_ word: String) -> String {
    let plain = Turkish.lowercased(word)
    let ending = ["yla", "yle", "la", "le"].first {
      plain.count > $0.count + 2 && plain.hasSuffix($0)
    }
    return String(plain.dropLast(ending?.count ?? 0))
  }
}

extension NoteMention {
  /// Whether it stands in a list of what there is: `yumurtayla`, `2 yumurta`.
  var isOfList: Bool {
    amount != nil || hits.contains { $0.form.grammaticalCase == .instrumental }
  }
}
