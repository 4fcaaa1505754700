import Domain

// What the tools of the list and of what is at hand say, and words that they look for.
extension Texts {
  /// Aisles of what nobody cooks with.
  static let uneatenAisles: Set = ["temizlik", "kişisel bakım", "sağlık", "ev"]

  /// What is done to a thing after it was bought, folded.
  static let doneInKitchen: Set = [
    "haslanmis", "rendelenmis", "dogranmis", "kiyilmis", "ayiklanmis", "suzulmus", "cirpilmis",
    "eritilmis", "pismis", "kozlenmis", "ezilmis", "dilimlenmis", "soyulmus", "islatilmis",
    "ufalanmis",
  ]
  /// Of these, what changes how much it weighs.
  static let cooked: Set = ["haslanmis", "pismis", "islatilmis"]

  /// What stands for all that is at hand.
  static let allOfPantry = "hepsi"

  static func atHand(_ kept: [StockItem], gone: [String]) -> String {
    let brief = kept.map { amount($0.quantity, $0.unit, of: $0.name) }
    let parts = [
      kept.isEmpty ? nil : "evde var: \(brief.joined(separator: ", "))",
      gone.isEmpty ? nil : "evde bitti: \(gone.joined(separator: ", "))",
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  static let nothingForPantry =
    "Evde neyin olduğunu ya da neyin bittiğini yazın; örneğin “evde yumurta var” ya da “un bitti”."

  static func confirmEmptying(_ items: [StockItem]) -> String {
    "Evdekilerden \(items.count) şey silinecek: \(list(items.map(\.name))). Silinsin mi?"
  }

  static func moved(_ name: String, _ place: LinePlace) -> String {
    switch place {
    case .first: "\(name) başa alındı"
    case .last: "\(name) sona alındı"
    case .before(let other): "\(name), \(other) satırının önüne alındı"
    case .after(let other): "\(name), \(other) satırının arkasına alındı"
    }
  }

  static let whereToMove =
    "Satırın nereye gideceğini yazın: başa, sona ya da hangi satırın önüne veya arkasına."
}
