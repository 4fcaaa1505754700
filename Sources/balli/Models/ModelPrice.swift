import LanguageModels
import Turkish

/// What a million tokens of a model cost, as the person has said; without it the table's price counts.
///
///     ModelPrice("0,25/2 USD")?.price.input  // 0.25
struct ModelPrice: Equatable {
  static let key = "model-fiyatı"

  var price: ModelTable.Price

  /// Reads `giren/çıkan` or `giren/önbellek/çıkan` and, where it is named, the currency; nil for
  /// anything else.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let first = words.first, words.count <= 2 else { return nil }
    let numbers = first.split(separator: "/", omittingEmptySubsequences: false)
      .compactMap { Double($0.replacing(",", with: ".")) }
    let parts = first.split(separator: "/", omittingEmptySubsequences: false).count
    guard (2...3).contains(parts), numbers.count == parts,
      numbers.allSatisfy({ (0...100_000).contains($0) })
    else { return nil }
    price = ModelTable.Price(
      input: numbers[0], cached: parts == 3 ? numbers[1] : nil, output: numbers[parts - 1],
      currency: words.count == 2 ? String(words[1].prefix(8)) : "USD")
  }

  /// The price that is kept for this model; one of another model does not count.
  init?(kept text: String?, for model: String) {
    guard let text, text.hasPrefix(model + " ") else { return nil }
    self.init(String(text.dropFirst(model.count + 1)))
  }
}
