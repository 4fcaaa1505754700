import Analysis
import Domain
import Foundation
import Nutrition
import Testing

@Suite("Words that name a food and something else")
struct HomographTests {
  private static let reader = SentenceReader(
    vocabulary: Vocabulary(foods: FoodBook().table.names()))

  private func foods(in text: String) -> [String] {
    Self.reader.read(text, now: Engine.now, zone: Engine.zone).spans.compactMap(\.food?.phrase)
  }

  @Test(
    "They are foods where something around them is of eating",
    arguments: [
      ("kahvaltıda açma yedim", "açma"), ("2 ekler", "ekler"), ("ezme ve lavaş", "ezme"),
      ("bir bardak cin içtim", "cin"), ("sıkma kaç kalori", "sıkma"), ("açma", "açma"),
      ("listeye çatal ekle", "çatal"),
    ])
  func kept(text: String, food: String) {
    #expect(foods(in: text).contains(food))
  }

  @Test(
    "They are none where nothing is",
    arguments: [
      "kapıyı açma sakın", "cin gibi uyandım", "bunu da ekler misin", "çatal bıçak takımı güzel",
      "canımı sıkma artık", "nuriye abla uğradı", "millet toplandı", "çok yorgunum flan",
    ])
  func dropped(text: String) {
    #expect(foods(in: text).isEmpty)
  }
}
