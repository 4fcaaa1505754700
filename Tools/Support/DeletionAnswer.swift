import Domain
import Turkish

/// A reply to the question whether several meals shall go, which names some of them.
///
///     DeletionAnswer("sadece kahvaltıyı").gone(of: meals)       // the breakfast
///     DeletionAnswer("evet ama öğlen kalsın").gone(of: meals)   // all but the lunch
///     DeletionAnswer("hayır, öğlen kalsın").gone(of: meals)     // nil: nothing was agreed to
struct DeletionAnswer {
  private let words: [String]

  init(_ text: String) {
    words = Turkish.tokens(of: text).filter { $0.kind != .mark }.map(\.folded)
  }

  /// The meals that are to go; nil where a word is left that says something else, or where it names none.
  func gone(of meals: [Meal]) -> [Meal]? {
    guard words.count <= 8 else { return nil }
    var named: Set<Int> = []
    var (spares, deletes) = (false, false)
    let isRefused = words.contains(where: Texts.refusing.contains)
    let isAgreed = words.contains(where: Texts.agreeing.contains)
    for word in words {
      let places = places(of: word, in: meals)
      if !places.isEmpty {
        named.formUnion(places)
      } else if Texts.sparing.contains(word) {
        spares = true
      } else if Texts.deleting.contains(word) {
        deletes = true
      } else if !Texts.besideDeletion.contains(word) {
        return nil
      }
    }
    // "öğleni silme, kahvaltıyı sil": which word goes with which is not looked at.
    guard !named.isEmpty, named.count < meals.count, spares != deletes,
      deletes || !isRefused && (isAgreed || words.contains(where: Texts.leavingOut.contains))
    else { return nil }
    return meals.indices.filter { named.contains($0) == deletes }.map { meals[$0] }
  }

  /// `kahvaltıyı`, `öğlen`, `çorbayı`: the meals of a kind, or the one that is nothing but such a food; not
  /// `sabaha`, nor the eggs of a breakfast.
  private func places(of word: String, in meals: [Meal]) -> [Int] {
    let ofKind = meals.indices.filter { place in
      Texts.words(for: meals[place].type).contains { word.hasPrefix($0) }
        && !["a", "e"].contains(word.suffix(1))
    }
    if !ofKind.isEmpty { return ofKind }
    let holding = meals.indices.filter { place in
      meals[place].items.contains { item in
        Turkish.tokens(of: item.name).contains { Self.isForm(word, of: $0.folded) }
      }
    }
    return holding.count == 1 && meals[holding[0]].items.count == 1 ? holding : []
  }

  private static func isForm(_ word: String, of name: String) -> Bool {
    guard name.utf8.count > 2, word.hasPrefix(name) else { return word == name }
    let form = NounSuffixes.form(of: Array(word.utf8), stem: name.utf8.count)
    return word == name || form.map { $0.derivation == nil } ?? false
  }
}

extension Texts {
  /// How words for a kind of meal begin, folded.
  static func words(for type: MealType) -> [String] {
    switch type {
    case .breakfast: ["kahvalti", "sabah"]
    case .lunch: ["ogle"]
    case .dinner: ["aksam"]
    case .snack: ["ara", "ikindi"]
    case .lateSnack: ["gece"]
    }
  }

  static let refusing: Set<String> = ["hayir", "yok", "istemiyorum", "vazgectim"]
  /// What leaves some out of what is ordered; `kalsın` alone may leave all.
  static let leavingOut: Set<String> = ["silme", "silmeyin", "haric", "disinda"]
  static let agreeing: Set<String> = ["evet", "tamam", "olur"]
  static let sparing: Set<String> = [
    "silme", "silmeyin", "silinmesin", "kalsin", "dursun", "haric", "disinda", "birak", "birakin",
    "kalacak", "dokunma", "dokunmayin",
  ]
  static let deleting: Set<String> = [
    "sadece", "yalniz", "yalnizca", "sirf", "sil", "silin", "silinsin", "siler", "gitsin", "kaldir",
  ]
  static let besideDeletion: Set<String> = [
    "evet", "hayir", "yok", "tamam", "olur", "ama", "fakat", "yemegi", "yemegini", "yemek", "ogun",
    "ogunu", "ogununu", "bir", "tek", "olan", "olani", "lutfen", "onu", "o", "bu", "da", "de", "ve",
    "misin", "misiniz", "bari", "peki",
    "kaydi", "kaydini", "icin",
  ]
}
