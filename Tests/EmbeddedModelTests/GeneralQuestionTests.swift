import Domain
import Testing

@Suite("What is asked and told of nobody")
struct GeneralQuestionTests {
  private func writes(_ text: String) -> [String] {
    Engine.calls(text).map(\.name).filter { $0.hasPrefix("log") || $0.hasPrefix("update") }
  }

  @Test(
    "A value in a question is no record",
    arguments: [
      "açlık şekeri 110 ne demek", "açlık şekeri 126 olursa diyabet midir",
      "açlık şekeri 100 üstü kötü mü", "tokluk 200 ne anlama gelir",
      "tokluğum 140ı geçmemeli mi", "şeker 300 olunca acile gidilir mi",
      "şekerim ne sıklıkla 180i aşıyor", "şekerim kaç kere 250yi gördü",
      "şekerim hangi günler 200ü aşmış", "hba1c 6.5 ne demek", "HbA1c 7,2 iyi mi",
      "tansiyon 14 9 ne demek", "keton 0,6 ne demek", "30 dakika yürümek şekeri kaç düşürür",
      "günde 30 dk yürüyüş yeter mi", "10000 adım şart mı", "2 litre su çok mu",
      "8 saat uyumak şart mı", "nabız 100 yüksek mi", "ateş 38 olunca ne yapılır",
      "Tip 1 ile tip 2 arasında ne fark var?", "tip 2 diyabetle tip 1 aynı ilacı mı kullanır",
      "1 elma yesem şekerim 20 artar mı", "1 dilim ekmek şekerimi 30 yükseltir mi",
      "şekerim 30 arttı simitten",
    ])
  func asked(_ text: String) {
    #expect(writes(text) == [])
  }

  @Test(
    "One's own value is recorded though something is asked with it",
    arguments: [
      ("şekerim 110 iyi mi", "logGlucose"), ("tokluk 142 iyi di mi", "logGlucose"),
      ("açlığım 98 çıktı normal mi", "logGlucose"), ("şekerim 250 ne yapayım", "logGlucose"),
      ("bugün 8000 adım attım yeter mi", "logActivity"),
    ])
  func told(_ one: (text: String, tool: String)) {
    #expect(writes(one.text) == [one.tool])
  }
}
