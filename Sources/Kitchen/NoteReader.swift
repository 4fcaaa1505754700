import Turkish

/// Finds what a note names among known words, and what it wants of each.
///
///     "deniz ürünü olmasın, mantarlı"   // deniz urunu: refused · mantar: wished
struct NoteReader: Sendable {
  /// Folded phrases that mean something here, of one to three words.
  let keys: Set<String>
  /// Those of them that are kinds of dishes and nothing else.
  let dishes: Set<String>
  /// Phrases that say how it is cooked, whose words count nothing: `tek tencere`.
  var ways: [[String]] = []

  private static let longest = 4

  /// Everything named, in its order.
  func mentions(in note: NoteText) -> [NoteMention] {
    var mentions: [NoteMention] = []
    var place = 0
    while place < note.words.count {
      guard let found = mention(at: place, in: note) else {
        place += 1
        continue
      }
      mentions.append(found)
      place = found.words.upperBound
    }
    for index in mentions.indices { settle(&mentions[index], note) }
    for index in mentions.indices.dropLast() where mentions[index].want == .nothing {
      // "tavuk sote": a thing before the dish that is made of it.
      let (thing, next) = (mentions[index], mentions[index + 1])
      let isBefore = thing.words.upperBound == next.words.lowerBound
      let isOfIt = isBefore && note.words[next.words.lowerBound].stop == .none && isDish(next)
      if isOfIt, !isDish(thing) { mentions[index].want = .wished }
    }
    for place in note.words.indices where refuses(place, note) {
      refuse(from: place, note, &mentions)
    }
    return mentions
  }

  // MARK: What is named

  private func mention(at place: Int, in note: NoteText) -> NoteMention? {
    for count in (1...Self.longest).reversed() where place + count <= note.words.count {
      let range = place..<place + count
      guard note.words[range].dropFirst().allSatisfy({ $0.stop == .none }) else { continue }
      let words = note.words[range].map(\.folded)
      let hits = hits(words.dropLast().map { $0 + " " }.joined(), words[count - 1])
      if !hits.isEmpty { return NoteMention(words: range, hits: hits) }
    }
    return nil
  }

  /// The keys that a word with its endings may be, longest first.
  private func hits(_ head: String, _ word: String) -> [NoteMention.Hit] {
    let letters = Array(word.utf8)
    guard letters.count > 1 else { return [] }
    var hits: [NoteMention.Hit] = []
    for cut in (2...letters.count).reversed() {
      guard let form = NounSuffixes.form(of: letters, stem: cut), Self.isPlain(form, cut) else {
        continue
      }
      let stem = String(decoding: letters[..<cut], as: UTF8.self)
      for key in [stem] + (cut < letters.count ? Self.hardened(stem) : []) {
        if keys.contains(head + key) { hits.append(.init(key: head + key, form: form)) }
      }
      // "deniz ürünsüz", "ton balıklı": a compound loses its own ending before these.
      guard [.with, .without].contains(form.derivation), !head.isEmpty else { continue }
      for key in Self.possessed(stem) where keys.contains(head + key) {
        hits.append(.init(key: head + key, form: form))
      }
    }
    return hits
  }

  /// Whether endings leave the thing what it is; a short stem takes few, as `bütün` is no `but`.
  private static func isPlain(_ form: NounForm, _ cut: Int) -> Bool {
    switch form.derivation {
    case .with, .without: return form.length <= 2
    case nil: break
    default: return false
    }
    guard cut < 4, form.length > 0 else { return form.copula == .none }
    let cases: [NounForm.Case] = [.accusative, .dative, .ablative, .instrumental]
    return form.length == 1 && cases.contains(form.grammaticalCase)
  }

  /// `balig` is `balik` before a vowel, `kebab` `kebap`, `yogurd` `yogurt`, `cevic` `cevic`; short names stay
  /// hard (`sütü`), so that `suda` is no `süt`.
  private static func hardened(_ stem: String) -> [String] {
    guard stem.count > 3 else { return [] }
    let hard: [Character: String] = ["g": "k", "b": "p", "d": "t"]
    return stem.last.flatMap { hard[$0] }.map { [stem.dropLast() + $0] } ?? []
  }

  /// A stem with the ending of a compound: `urun` is `urunu`, `balik` `baligi`.
  private static func possessed(_ stem: String) -> [String] {
    let soft: [Character: String] = ["k": "g", "p": "b", "t": "d"]
    let stems = [stem] + (stem.last.flatMap { soft[$0] }.map { [stem.dropLast() + $0] } ?? [])
    return stems.flatMap { stem in ["i", "u", "si", "su"].map { stem + $0 } }
  }

  // MARK: What is wanted

  /// Whether a thing ends what is said: `baharatlı tavuk, en çok 20 dakika`.
  private func isLast(_ mention: NoteMention, _ note: NoteText) -> Bool {
    let end = mention.words.upperBound
    guard mention.hits.allSatisfy({ $0.form == .bare }),
      end == note.words.count || note.words[end].stop != .none
    else { return false }
    let begin = note.words[..<mention.words.lowerBound].indices.last {
      note.words[$0].stop != .none
    }
    return !note.words[(begin ?? 0)..<end].contains { word in
      ["few", "plenty"].contains { NoteWords.isOne(word.folded, of: $0) }
        || NoteWords.begins(word.folded, as: "bearing")
    }
  }

  private func settle(_ mention: inout NoteMention, _ note: NoteText) {
    let (first, end) = (mention.words.lowerBound, mention.words.upperBound)
    let next = end < note.words.count && note.words[end].stop == .none ? note.words[end].folded : ""
    let before = first > 0 && note.words[first].stop == .none ? note.words[first - 1].folded : ""
    mention.isPlenty = NoteWords.isOne(before, of: "plenty")
    mention.amount = amount(of: mention, note)
    if mention.isWithout, note.lifts(from: end) {
      mention.isLifted = true
    } else if mention.isWithout {
      mention.want = .refused
    } else if mention.isWith || mention.isPlenty || mention.amount != nil || next == "ile"
      || mention.hits.contains(where: { $0.form.grammaticalCase == .instrumental })
      || NoteWords.begins(next, as: "wish") || !isDish(mention) && isLast(mention, note)
    {
      mention.want = .wished
    }
  }

  private func isDish(_ mention: NoteMention) -> Bool {
    mention.hits.allSatisfy { dishes.contains($0.key) }
  }

  /// The amount before a thing, with all its words: `100 gram şeker`, `bir buçuk kilo kabak`.
  private func amount(of mention: NoteMention, _ note: NoteText) -> IngredientLine? {
    let (start, end) = (mention.words.lowerBound, mention.words.upperBound)
    let ways = waysOfCooking(in: note)
    let name = Turkish.fold(note.said(mention.words))
    return (1...Self.longestAmount).reversed().lazy.filter { $0 <= start }.compactMap {
      back -> IngredientLine? in
      // "bir kabak yemeği" counts no courgette.
      guard back > 1 || note.words[start - 1].folded != "bir",
        ways.isDisjoint(with: start - back..<start)
      else { return nil }
      let line = IngredientLine(note.said(start - back..<end))
      return line.quantity != nil && Turkish.fold(line.name) == name ? line : nil
    }.first
  }

  /// The places of words that say how it is cooked: `tek tencerede`.
  func waysOfCooking(in note: NoteText) -> Set<Int> {
    let words = note.words.map(\.folded)
    return ways.reduce(into: []) { found, way in
      guard words.count >= way.count else { return }
      for start in 0...(words.count - way.count) {
        let said = words[start..<start + way.count]
        if zip(said, way).allSatisfy({ $0 == $1 || $1.count >= 5 && $0.hasPrefix($1) }) {
          found.formUnion(start..<start + way.count)
        }
      }
    }
  }

  /// How many words an amount has: `iki yüz elli gram`.
  private static let longestAmount = 5

  /// Whether a word says that something is not wanted; an allergy that there is none of does not.
  func refuses(_ place: Int, _ note: NoteText) -> Bool {
    let word = note.words[place].folded
    guard NoteWords.begins(word, as: "refuse") else { return false }
    func bears(_ place: Int) -> Bool {
      note.words.indices.contains(place)
        && NoteWords.begins(note.words[place].folded, as: "bearing")
    }
    if NoteWords.isOne(word, of: "denial") { return !bears(place - 1) }
    guard bears(place), place + 1 < note.words.count else { return true }
    return !NoteWords.isOne(note.words[place + 1].folded, of: "denial")
  }

  /// Refuses what stands before a word that refuses, and what is listed with it; where nothing does,
  /// what follows: `sevmediğim şey mantar`.
  private func refuse(from place: Int, _ note: NoteText, _ mentions: inout [NoteMention]) {
    let isAllergy = NoteWords.begins(note.words[place].folded, as: "bearing")
    func mark(_ index: Int) {
      guard !mentions[index].isLifted else { return }
      mentions[index].want = .refused
      mentions[index].isAllergy = isAllergy
    }
    guard var index = nearest(before: place, note, mentions) else {
      // "param yok, makarnayla": what there is none of stands before it.
      guard !NoteWords.isOne(note.words[place].folded, of: "denial") else { return }
      for index in following(place, note, mentions) { mark(index) }
      return
    }
    mark(index)
    while index > 0, isListed(index - 1, with: index, note, mentions) {
      index -= 1
      mark(index)
    }
  }

  /// The mention that a refusing word is about: few words apart, with no other verb between.
  private func nearest(before place: Int, _ note: NoteText, _ mentions: [NoteMention]) -> Int? {
    var back = place
    var strange = 0
    while back > 0, note.words[back].stop != .hard, note.words[back].stop != .colon, strange < 3 {
      back -= 1
      let word = note.words[back].folded
      if NoteWords.isOne(word, of: "filler") { continue }
      if let index = mentions.firstIndex(where: { $0.words.contains(back) }) { return index }
      if NoteWords.begins(word, as: "wish") || NoteWords.begins(word, as: "refuse") {
        // "alerjim var", "tüketmem yasak": one saying of two words.
        guard NoteWords.begins(word, as: "bearing") || back == place - 1 && strange == 0 else {
          return nil
        }
      }
      strange += 1
    }
    return nil
  }

  /// What a refusing word stands before, in the list that follows it.
  private func following(_ place: Int, _ note: NoteText, _ mentions: [NoteMention]) -> [Int] {
    let end = note.words.indices.first { $0 > place && note.words[$0].stop == .hard }
    let after = mentions.indices.filter {
      mentions[$0].words.lowerBound > place
        && mentions[$0].words.lowerBound < end ?? note.words.count
    }
    let isList = note.words[(place + 1)...].prefix(3).contains { $0.stop == .colon }
    guard !isList else { return after }
    return after.first.map { mentions[$0].words.lowerBound <= place + 2 ? [$0] : [] } ?? []
  }

  /// Whether a mention is listed with the next one: `soğan ve sarımsak`, `soğan, sarımsak`.
  private func isListed(
    _ one: Int, with next: Int, _ note: NoteText, _ mentions: [NoteMention]
  ) -> Bool {
    let gap = mentions[one].words.upperBound..<mentions[next].words.lowerBound
    let begin = note.words[mentions[next].words.lowerBound]
    guard mentions[one].want != .refused else { return true }
    guard begin.stop == .none || begin.stop == .comma else { return false }
    // "mantarlı, soğan olmasın" asks for mushrooms.
    guard mentions[one].isWith == mentions[next].isWith, !mentions[one].isPlenty,
      mentions[one].amount == nil
    else { return false }
    // "çorba, balık olmasın" asks for a soup.
    if gap.isEmpty { return begin.stop == .comma && !isDish(mentions[one]) }
    return gap.allSatisfy { NoteWords.isOne(note.words[$0].folded, of: "joint") }
      && note.words[gap].allSatisfy { $0.stop == .none }
  }
}
