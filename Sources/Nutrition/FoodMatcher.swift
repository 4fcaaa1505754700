import Domain
import Turkish

/// A food that a name stands for.
struct FoodMatch {
  var food: Food
  /// Words of the name that the food does not cover.
  var remark: String?
  /// `küçük`, `büyük`, `ince` …: chooses the portion.
  var size: String?
  /// 1 for the very name, less where only the kind is known.
  var certainty: Double
}

/// Finds the food that a name means, and none that is merely like it.
///
/// In order: the whole name, inflected or not; the name without words that change no figures (`taze`,
/// `ev yapımı`, sizes); the kind at its end, where the words before only say what is in or on it
/// (`kaşarlı omlet` → omlet) or the kind has a row that stands for all (`kereviz çorbası` → çorba).
/// A compound of any other kind (`kuru üzüm`, `yer elması`) must have a row of its own.
struct FoodMatcher {
  let contents: FoodContents

  func match(_ name: String) -> FoodMatch? {
    let words = Turkish.fold(name).split { !($0.isLetter || $0.isNumber || $0 == "%") }.map(String.init)
    guard !words.isEmpty else { return nil }
    if let food = whole(words) { return FoodMatch(food: food, certainty: 1) }
    var kept = words
    var dropped: [String] = []
    var size: String?
    for word in words where kept.count > 1 {
      if let known = Self.sizes[word] {
        size = known
      } else if !Self.idle.contains(word) {
        continue
      }
      if let place = kept.firstIndex(of: word) { kept.remove(at: place) }
      dropped.append(word)
    }
    if kept.count < words.count, let food = whole(kept) {
      let remark = dropped.filter { Self.sizes[$0] == nil }
      return FoodMatch(
        food: food, remark: remark.isEmpty ? nil : remark.joined(separator: " "), size: size,
        certainty: 0.95)
    }
    return kind(of: kept, size: size)
  }

  private func whole(_ words: [String]) -> Food? {
    let readings = words.map(contents.index.readings)
    let matches = contents.index.matches(in: readings, at: 0).filter {
      $0.count == words.count && $0.noun?.derivation.map { $0 == .diminutive } != false
    }
    guard let best = matches.min(by: { ($0.noun?.length ?? 0) < ($1.noun?.length ?? 0) }) else { return nil }
    return contents.food(id: contents.names[Int(best.entry)].food)
  }

  /// The longest food at the end of the name, if the words before it leave its figures nearly alone.
  private func kind(of words: [String], size: String?) -> FoodMatch? {
    guard words.count > 1 else { return nil }
    for start in 1..<words.count {
      guard let food = whole(Array(words[start...])) else { continue }
      let before = words[..<start]
      let remark = before.joined(separator: " ")
      if before.allSatisfy(isAdjective) {
        return FoodMatch(food: food, remark: remark, size: size, certainty: 0.8)
      }
      if Self.kinds.contains(food.id) {
        return FoodMatch(food: food, remark: remark, size: size, certainty: 0.7)
      }
      return nil
    }
    return nil
  }

  /// Whether a word only qualifies: `kaşarlı`, `sossuz`, `közlenmiş`.
  private func isAdjective(_ word: String) -> Bool {
    if Self.idle.contains(word) || Self.qualities.contains(word) { return true }
    let letters = Array(word.utf8)
    for ending in ["li", "lu", "siz", "suz", "mis", "mus"] where word.hasSuffix(ending) {
      return letters.count > ending.utf8.count + 1
    }
    return false
  }

  /// Words that change no figure per 100 g.
  private static let idle: Set<String> = [
    "taze", "ev", "yapimi", "evde", "ev yapimi", "sicak", "soguk", "ilik", "guzel", "nefis", "lezzetli", "bol",
    "gunluk", "organik", "dogal", "koy", "dilimlenmis", "dogranmis", "soyulmus", "yikanmis",
    "hazir", "donmus", "dondurulmus", "koca", "kocaman", "bir", "biraz", "tane", "adet", "aci", "acili", "acisiz",
    "limonlu", "limonsuz", "maydanozlu", "naneli", "baharatli", "sade", "klasik", "normal", "tuzlu", "tuzsuz",
  ]

  private static let qualities: Set<String> = [
    "kirmizi", "beyaz", "siyah", "yesil", "sari", "mor", "izgara", "haslama", "firin", "firinda", "tava", "buharda",
    "mangal", "mangalda", "kozlenmis", "rende", "ezme", "sikma", "parca", "butun", "yerli", "ithal",
  ]

  private static let sizes: [String: String] = [
    "kucuk": "küçük", "minik": "küçük", "ufak": "küçük", "buyuk": "büyük", "iri": "büyük",
    "kocaman": "büyük", "koca": "büyük", "ince": "ince", "kalin": "kalın", "orta": "orta",
    "boy": "orta",
  ]

  /// Kinds whose plain row stands for a whole class of dishes, at a lower certainty.
  private static let kinds: Set<String> = [
    "corba", "borek", "kofte", "kebap", "dolma", "sarma", "pilav", "salata", "tatli", "recel", "kek",
    "kurabiye", "tursu", "makarna", "omlet", "tost", "sandvic", "durum", "pizza", "hamburger",
    "pasta", "biskuvi", "cikolata", "dondurma", "pogaca", "gozleme", "turlu", "sebze-yemegi",
    "kavurma", "sote", "bitki-cayi", "meyve-suyu", "komposto", "serbet", "cips", "kraker",
  ]
}
