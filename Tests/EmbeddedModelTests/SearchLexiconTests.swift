import Domain
import EmbeddedModel
import Foundation
import Nutrition
import Testing
import Turkish

@Suite("Recall of inflected words")
struct SearchLexiconTests {
  @Test("The list of stems is what the tables make; BALLI_RECORD=1 writes it")
  func list() throws {
    let lines = try StemListMaker.lines()
    if ProcessInfo.processInfo.environment["BALLI_RECORD"] != nil {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: StemListMaker.file)
    }
    #expect(lines.count > 2000)
    #expect(lines == SearchLexicon.lines)
  }

  @Test("A changed list has a new version, so that old indexes are made anew")
  func version() {
    let bytes = SearchLexicon.lines.joined(separator: "\n").utf8
    let fingerprint = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    // Change both together.
    #expect(SearchLexicon.version == 20)
    #expect(fingerprint == 0xEB52_EFBC_7396_C55B)
  }

  private static func forms(of noun: String) -> [String] {
    let plural = Turkish.plural(noun)
    let own = Turkish.possessive(noun)
    return [
      Turkish.accusative(noun), Turkish.dative(noun), Turkish.locative(noun),
      Turkish.ablative(noun), Turkish.genitive(noun), own, Turkish.instrumental(noun), plural,
      Turkish.accusative(plural), Turkish.ablative(plural), plural + "ım", plural + "imiz",
      Turkish.adding(.accusative, to: own, isCompound: true),
      Turkish.adding(.ablative, to: own, isCompound: true),
      Turkish.adding(.locative, to: Turkish.possessive(plural), isCompound: true),
      Turkish.locative(noun) + "ki", Turkish.locative(noun) + "ydi",
      Turkish.locative(plural) + "kiler",
    ]
  }

  /// The words by themselves that the food table and the language table name.
  private static var words: [String] {
    let foods = FoodBook().table.names().map(\.text)
    let talk = [
      "şeker", "glikoz", "insülin", "ilaç", "tansiyon", "karın", "baş", "mide", "bulantı", "uyku",
      "hedef", "liste", "market", "kahvaltı", "öğün", "yemek", "sensör", "ölçüm", "kilo", "su",
      "adım", "yürüyüş", "moral", "ağrı", "kabızlık", "ishal", "tarif", "kalori", "protein", "lif",
    ]
    let alone = foods.filter { $0.count > 1 && $0.allSatisfy(\.isLetter) }.enumerated()
      .compactMap { $0.offset.isMultiple(of: 4) ? $0.element : nil }
    return Set(talk + alone).sorted()
  }

  @Test("Of the forms of words that the engine knows, 99 of 100 meet the bare word, ASCII included")
  func known() {
    var all = 0
    var missed: [String] = []
    for word in Self.words {
      let bare = keys(word)
      for form in Self.forms(of: word) {
        for typed in [form, Turkish.fold(form), form.uppercased()] {
          all += 1
          if bare.isDisjoint(with: keys(typed)) { missed.append(typed) }
        }
      }
    }
    #expect(all > 10_000)
    #expect(
      Double(missed.count) <= 0.01 * Double(all), "\(missed.count)/\(all): \(missed.prefix(400))")
  }

  @Test("Verbs meet their forms")
  func verbs() {
    for (left, right) in [
      ("yedim", "yiyorum"), ("yürüdüm", "yürüyeceğim"), ("yürümek", "yürüyorum"),
      ("içtim", "içmiştim"), ("ölçtüm", "ölçüyorum"), ("zonkladı", "zonkluyor"),
    ] {
      #expect(!keys(left).isDisjoint(with: keys(right)), "\(left) \(right)")
    }
  }

  @Test(
    "Look-alikes share no key",
    arguments: [
      ("bal", "balık"), ("kola", "kol"), ("salata", "salatalık"),
      ("elma", "elmas"), ("kan", "kanat"), ("ekmek", "ek"), ("pil", "pilav"),
      ("şeker", "şekersiz"), ("et", "etek"), ("su", "sucuk"), ("çay", "çaydanlık"),
    ])
  func apart(_ left: String, _ right: String) {
    #expect(keys(left).isDisjoint(with: keys(right)), "\(left) \(right)")
  }

  /// What the index keeps of a word: itself and its stems.
  private func keys(_ word: String) -> Set<String> {
    let folded = Turkish.fold(word)
    return Set([folded] + SearchLexicon.stems(of: folded))
  }
}
