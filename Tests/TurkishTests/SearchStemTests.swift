import Testing
import Turkish

@Suite("Keys for full-text recall")
struct SearchStemTests {
  static let nouns = [
    "araba", "masa", "kalem", "kitap", "defter", "çanta", "telefon", "pencere", "kapı", "duvar",
    "sokak",
    "şehir", "deniz", "orman", "ağaç", "çiçek", "yaprak", "bulut", "yağmur", "öğrenci", "öğretmen",
    "okul",
    "sınav", "doktor", "hastane", "eczane", "kadın", "çocuk", "bebek", "kardeş", "komşu", "fabrika",
    "motor",
    "köprü", "bilet", "yatak", "perde", "lamba", "kömür", "köpek", "tavşan", "böcek", "haber",
    "gazete",
    "müzik", "resim", "kağıt", "gömlek", "ayakkabı", "gözlük", "hesap", "kredi", "fatura", "market",
    "patron",
    "asker", "avukat", "devlet", "başkan", "barış", "tarih", "deney", "proje", "sorun", "çözüm",
    "ölçüm",
    "sensör", "reçete", "öksürük", "hastalık", "tedavi", "beyin", "kemik", "kulak", "parmak",
    "bacak",
  ]

  private func forms(of noun: String) -> [String] {
    let plural = Turkish.plural(noun)
    return [
      Turkish.accusative(noun), Turkish.dative(noun), Turkish.locative(noun),
      Turkish.ablative(noun),
      Turkish.genitive(noun), Turkish.possessive(noun), Turkish.instrumental(noun), plural,
      Turkish.accusative(plural), Turkish.ablative(plural),
      Turkish.adding(.accusative, to: Turkish.possessive(noun), isCompound: true),
      Turkish.adding(.locative, to: Turkish.possessive(plural), isCompound: true),
    ]
  }

  @Test("A form of an unseen noun shares a key with the bare word in 85 of 100 at least")
  func unseen() {
    var met = 0
    var all = 0
    for noun in Self.nouns {
      let bare = Set(Turkish.searchStems(of: Turkish.fold(noun)))
      for form in forms(of: noun) {
        all += 1
        if !bare.isDisjoint(with: Turkish.searchStems(of: Turkish.fold(form))) { met += 1 }
      }
    }
    #expect(all > 500)
    #expect(Double(met) >= 0.85 * Double(all), "\(met) of \(all)")
  }

  @Test(
    "Look-alikes share no key",
    arguments: [
      ("bal", "balık"), ("kola", "kol"), ("süt", "sütun"), ("salata", "salatalık"),
      ("karın", "kar"),
      ("ada", "adam"), ("elma", "elmas"), ("kan", "kanat"), ("ekmek", "ek"), ("pil", "pilav"),
      ("şeker", "şekersiz"), ("et", "etek"), ("su", "sucuk"),
    ])
  func apart(_ left: String, _ right: String) {
    let first = Set(Turkish.searchStems(of: Turkish.fold(left)))
    #expect(first.isDisjoint(with: Turkish.searchStems(of: Turkish.fold(right))))
  }

  @Test("There are one to three keys, never one of a single letter")
  func bounds() {
    for word in [
      "su", "et", "un", "yumurtalarimi", "a", "", "evlerimizdekilerden", "180", "görmüştüm",
    ] {
      let stems = Turkish.searchStems(of: Turkish.fold(word))
      #expect((1...3).contains(stems.count))
      #expect(word.count < 2 || stems.allSatisfy { $0.count > 1 })
    }
    #expect(Turkish.searchStems(of: "yumurtalarimi").contains("yumurta"))
    #expect(Turkish.searchStems(of: "yuruyorum").contains("yuru"))
  }
}
