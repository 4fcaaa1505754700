import Domain
import Testing

@testable import Research

@Suite("Figures and what they count")
struct CitedFigureTests {
  static let abstracts = [
    "We randomized 412 adults with type 2 diabetes to metformin 850 mg or placebo for 4.3 years. B12 fell "
      + "by 21% (95% CI 14.2 to 27.0). The risk was 7.2 percentage points higher. Half of them were women.",
    "We pooled 31 studies with 7046 participants (OR 2.45, 95% CI 1.74-3.44). It lowered B12 by 64.7 pmol/L.",
    "In this cohort of 18 patients there was no association (p = 0.62) over 52 weeks. One in five felt sick.",
    "In 26 male Wistar rats B12 fell by 33%, a 2-fold change.",
  ]

  static func holds(_ text: String, _ place: Int) -> Bool {
    let source = SourceFigures(abstracts[place])
    return [text, Numerals.joined(text)].contains { text in
      ToldFigures(text).all.allSatisfy { $0.stands(in: source) }
    }
  }

  static let right: [(Int, String)] = [
    (0, "B12 %21 düştü"), (0, "B12 yüzde 21 azaldı"), (0, "Yüzde yirmi bir azaldı"),
    (0, "Düşüş %21’di (%95 GA 14,2–27,0)"), (0, "412 yetişkin 4,3 yıl izlendi"),
    (0, "Risk 7,2 yüzde puanı arttı"), (0, "%95 güven aralığı %14,2–%27"),
    (0, "4,3 yıllık izlemde %21,0 azaldı"), (0, "Yaklaşık 4 yıl sürdü"), (0, "Yarısı kadındı"),
    (0, "412 tip 2 diyabetli yetişkin izlendi"), (0, "14,2 ile 27,0 arasındaydı"),
    (1, "31 çalışmada 7.046 kişi vardı"), (1, "7 046 katılımcı vardı"), (1, "Yaklaşık 7 bin kişi"),
    (1, "Yedi binden fazla kişi incelendi"), (1, "Oran 2,45’ti (1,74-3,44)"),
    (1, "B12 64,7 pmol/L düştü"), (1, "B12 yaklaşık 65 pmol/L düştü"), (1, "Risk 2,45 kat arttı"),
    (2, "18 hastada p = 0,62 bulundu"), (2, "p=.62 idi"),
    (2, "Bu 1 randomize çalışmanın sonucudur"),
    (2, "Küçük bir çalışmada (n=18) ilişki yoktu"), (2, "Bir yıl sürdü"), (2, "12 ay izlendi"),
    (2, "Her beş kişiden birinde bulantı oldu"), (2, "Beşte birinde bulantı oldu"),
    (3, "26 sıçanda %33 azalma oldu"), (3, "İki kat değişti"),
  ]

  @Test("What the abstract says may be said in other words", arguments: right.indices)
  func kept(place: Int) {
    #expect(Self.holds(Self.right[place].1, Self.right[place].0), "\(Self.right[place].1)")
  }

  static let wrong: [(Int, String)] = [
    (0, "B12 %12 düştü"), (0, "14,2 mg/dL arttı"), (0, "850 gram metformin verildi"),
    (0, "4,3 ay izlendi"), (0, "21 kişi etkilendi"), (0, "412 mg metformin kullanıldı"),
    (0, "%4,3 azaldı"), (0, "üç yüz kişi izlendi"), (0, "on yıl sürdü"), (0, "yüzde elli azaldı"),
    (0, "her dört kişiden birinde eksiklik çıktı"), (0, "1/3’ünde eksiklik görüldü"),
    (0, "5 kat arttı"), (0, "beş kat arttı"), (0, "⅓ oranında azaldı"), (0, "yaklaşık 6 yıl sürdü"),
    (1, "B12 64,7 nmol/L düştü"), (1, "B12 64,7 mg/dL düştü"), (1, "%31 düşüş vardı"),
    (1, "2,45 kg kilo verildi"), (1, "iki bin kişi incelendi"), (1, "13 çalışma incelendi"),
    (1, "70.460 katılımcı incelendi"), (1, "yaklaşık 75 pmol/L düştü"),
    (1, "yarısında eksiklik çıktı"), (2, "180 hastada bakıldı"), (2, "p = 0,062 bulundu"),
    (2, "52 ay sürdü"), (2, "18 hafta sürdü"), (3, "62 sıçanda azalma oldu"), (3, "26 yıl sürdü"),
  ]

  @Test("A true figure that counts something else is a wrong one", arguments: wrong.indices)
  func caught(place: Int) {
    #expect(!Self.holds(Self.wrong[place].1, Self.wrong[place].0), "\(Self.wrong[place].1)")
  }
}
