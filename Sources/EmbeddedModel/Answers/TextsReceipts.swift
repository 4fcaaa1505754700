import Domain
import Turkish

// What stands in a receipt besides the record itself.
extension Texts {
  /// `kan şekeri`, `annenizin kan şekeri`.
  static func glucose(of whose: Whose?) -> String {
    let name = "kan şekeri"
    return whose.map { $0.owned(name) ?? "\($0.dative) \(name)" } ?? name
  }

  static let receiptMark = "✓ "
  /// In a question before a change, where the words tell of a record of its own.
  static let changeOfEarlier = "önceki kaydın değiştirilmesi"
  static let written = "Kaydedildi"
  static func written(_ what: String) -> String { "Kaydedildi: \(what)" }
  static func corrected(_ what: String) -> String { "Düzeltildi: \(what)" }
  static func erased(_ what: String) -> String { "Silindi: \(what)" }
  static func listed(_ what: String) -> String { "Listeye eklendi: \(what)" }
  static func list(_ changes: [String]) -> String {
    changes.isEmpty ? "Liste güncellendi" : "Liste: \(changes.joined(separator: ", "))"
  }
  static func note(_ content: String) -> String { "Not: \(content)" }
  static func takenBack(_ what: String) -> String {
    what.isEmpty ? "Son işlem geri alındı" : "Geri alındı: \(what)"
  }
  static func measure(_ arguments: JSON) -> String {
    let unit = arguments[.unit]?.string ?? ""
    let amount = NumberText.plain(arguments[.amount]?.number ?? 0)
    let metric = Measure.metric(ofLiquid: arguments[.isWeight]?.bool != true)
    return "Ölçü: 1 \(unit) = \(amount) \(metric.symbol)"
  }
  static func without(_ grams: String, _ names: [String]) -> String {
    "\(grams) (\(Turkish.list(names)) hariç)"
  }
}
