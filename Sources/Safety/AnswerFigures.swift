package import Domain
import Turkish

/// The figures of a model's answer: checked where they matter, left alone where they are general.
///
///     let figures = AnswerFigures(asked: "mercimek çorbası tarifi", known: [], results: [])
///     figures.checked("1 su bardağı mercimek, 1,5 litre su.")   // as it is
///     figures.checked("Bugün 120 g karbonhidrat aldınız.")      // … 120 g (doğrulanamadı) …
///
/// What tells of the person's records matters, and so do foods that were logged or whose figures were
/// asked for. A recipe, a plan, a general fact may have figures that no tool gave; whose they are is
/// then said once, at the answer's end.
package struct AnswerFigures: Sendable {
  private let grounding: Grounding
  /// Whether all that is said in this turn matters.
  private let isStrict: Bool
  /// The words of the foods that tools told of.
  private let foods: Set<String>

  package init(asked: String, known: [String], results: [JSON]) {
    grounding = Grounding(known: known, results: results)
    let words = Self.words(of: asked)
    isStrict =
      Self.asksForFigures(words) || !results.isEmpty && !Self.asksForKnowledge(words)
    foods = Set(
      results.flatMap { NamedRecord.all(in: $0) }.flatMap { ThreadWords.words(of: $0.name) }
        .filter { $0.count > 2 })
  }

  /// The sentence, with a mark after each figure that matters and that nothing known holds.
  package func checked(_ sentence: String) -> String {
    // Nearly every sentence has nothing to be marked, and needs no second look.
    let checked = grounding.checked(sentence)
    return checked == sentence || matters(sentence) ? checked : sentence
  }

  /// Whether an answer has figures of amounts that neither matter nor are known.
  package func hasGeneral(in answer: String) -> Bool {
    answer.split(whereSeparator: \.isNewline).contains { line in
      line.utf8.contains { (0x30...0x39).contains($0) }
        && Self.sentences(of: line).contains { sentence in
          grounding.unknown(in: sentence).contains { Self.amounts.contains($0.dimension) }
            && !matters(sentence)
        }
    }
  }

  private static let amounts: Set<Figure.Dimension?> = [
    .mass, .energy, .glucose, .volume, .percent, .index,
  ]

  private static func sentences(of line: Substring) -> [String] {
    var sentences = [""]
    for letter in line {
      sentences[sentences.count - 1].append(letter)
      if letter == " ", sentences.last?.dropLast().last.map({ ".!?".contains($0) }) == true {
        sentences.append("")
      }
    }
    return sentences
  }

  private static func words(of text: String) -> [String] {
    Turkish.tokens(of: text).filter { $0.kind != .mark }.map(\.folded)
  }

  // MARK: What was asked

  private static let nutrients = [
    "karb", "kalori", "protein", "yag", "lif", "gram", "indeks", "endeks", "kcal", "glisemik",
  ]

  /// `Künefede kaç karbonhidrat var`, `muzun kalorisi ne kadar`.
  private static func asksForFigures(_ words: [String]) -> Bool {
    let asks = words.contains {
      ["kac", "kacar", "kactir", "kadar", "kadardir", "nedir"].contains($0)
    }
    return asks && words.contains { word in nutrients.contains { word.hasPrefix($0) } }
      && !words.contains { word in ["tarif", "plan", "menu"].contains { word.hasPrefix($0) } }
  }

  private static let knowledge = [
    "tarif", "plan", "oner", "menu", "ornek", "neden", "niye", "nicin", "nasil", "nedir",
    "bilgi", "anlat", "acikla", "program", "fikir", "yesem", "yapsam", "pisir", "yiyebil", "faydal",
    "zarar", "fark",
  ]

  /// A recipe, a plan, advice, a reason.
  private static func asksForKnowledge(_ words: [String]) -> Bool {
    words.contains { word in knowledge.contains { word.hasPrefix($0) } }
  }

  // MARK: What is said

  private func matters(_ sentence: String) -> Bool {
    if isStrict { return true }
    let words = Self.words(of: sentence)
    return Self.tellsOfRecords(words) || tellsOfFoods(words)
  }

  private func tellsOfFoods(_ words: [String]) -> Bool {
    words.contains { word in Self.nutrients.contains { $0 != "gram" && word.hasPrefix($0) } }
      && words.contains { word in foods.contains { Said.isSame($0, word) } }
  }

  private static let own = [
    "sekeriniz", "glikozunuz", "olcumunuz", "olcumleriniz", "ortalamaniz", "toplaminiz",
    "hedefiniz", "kilonuz", "tansiyonunuz", "nabziniz", "kaydiniz", "kayitlariniz", "gununuz",
    "haftaniz", "hba1c'niz", "adiminiz", "sekerin", "ortalaman", "hedefin", "kilon", "kayitlarin",
  ]
  private static let records = [
    "kayitl", "kaydet", "kaydedil", "kayda", "kayitlar", "olculmus", "olcmus",
  ]
  private static let deeds = [
    "diniz", "dunuz", "tiniz", "tunuz", "missiniz", "mussunuz", "missin", "mussun",
  ]
  private static let meals = [
    "ogununuz", "kahvaltiniz", "yemeginiz", "karbonhidratiniz", "kaloriniz", "tabaginiz",
  ]
  private static let advising = [
    "oner", "olabilir", "hedefle", "tercih", "genellikle", "her", "uygun", "onerilir",
  ]

  /// `Bugün 120 g aldınız`, `şekeriniz`, `kayıtlı`; not `öğününüzde 30-45 g hedefleyebilirsiniz`.
  private static func tellsOfRecords(_ words: [String]) -> Bool {
    let tells = words.contains { word in
      own.contains { word.hasPrefix($0) } || records.contains { word.hasPrefix($0) }
        || word.count > 5 && deeds.contains { word.hasSuffix($0) }
    }
    if tells { return true }
    return words.contains { word in meals.contains { word.hasPrefix($0) } }
      && !words.contains { word in
        advising.contains { word.hasPrefix($0) } || word.hasSuffix("bilirsiniz")
          || word.hasSuffix("malisiniz") || word.hasSuffix("melisiniz")
      }
  }
}
