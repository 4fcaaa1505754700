import Domain
import Safety
import Testing

@Suite("Whose reading it is")
struct PersonTests {
  static let theirs = [
    ("Yengemin şekeri 42", "yengem"), ("Eniştemin şekeri 45 çıktı", "eniştem"),
    ("Damadımın şekeri 44", "damadım"), ("Görümcemin şekeri 47", "görümcem"),
    ("Büyükannemin şekeri 46", "büyükannem"), ("Annanemin şekeri 42", "anneannem"),
    ("Abimin şekeri 42", "ağabeyim"), ("Nenemin şekeri 42", "ninem"),
    ("Annemin şekeri 42", "annem"), ("Defne'nin şekeri 42, titriyor", "Defne"),
    ("Kemal 42 çıktı, terliyor", "Kemal"), ("42 çıktı Zeynep ama gülüyor", "Zeynep"),
  ]
  static let own = [
    "Hocam şekerim 42", "Dostum şekerim 42", "Kocaman bir elma yedim, sensör 42",
    "Annem burada, şekerim 42", "Kemal aradı, şekerim 42", "Şekerim 42 çıktı Zeynep",
    "Ölçtüm 42 çıktı Zeynep",
  ]

  @Test("Somebody else's is noted as theirs", arguments: theirs)
  func somebody(_ text: String, _ name: String) {
    for text in Variants.of(text) {
      let reading = EmergencyDetector.emergency(in: text, atHour: 14)?.reading
      #expect(reading?.person == name, "\(text)")
    }
  }

  @Test("A name that is a word too is one where it is written so within a sentence")
  func homographs() {
    let person = { EmergencyDetector.emergency(in: $0, atHour: 14)?.reading?.person }
    #expect(person("Şimdi Deniz'in şekeri 42 çıktı") == "Deniz")
    #expect(person("Şimdi Denizin şekeri 42 çıktı") == "Deniz")
    #expect(person("ŞİMDİ DENİZ KENARI ÇOK SICAK ŞEKERİM 42") == nil)
    #expect(person("ŞİMDİ DENİZ KENARI ÇOK SICAK 42 ÇIKTI TİTRİYORUM") == nil)
    #expect(person("şimdi denizden çıktım şekerim 42") == nil)
  }

  @Test("The person's own is theirs, whoever is spoken to", arguments: own)
  func mine(_ text: String) {
    for text in Variants.of(text) {
      let reading = EmergencyDetector.emergency(in: text, atHour: 14)?.reading
      #expect(reading?.value == 42, "\(text)")
      #expect(reading?.person == nil, "\(text)")
    }
  }
}
