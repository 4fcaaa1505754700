import Domain
import Turkish

// What is said of a recipe that a model writes: to the person.
extension Texts {
  static func writing(_ model: String) -> String { "Tarifi \(model) yazıyor…" }
  static func writingSteps(_ model: String) -> String {
    "\(model) malzemeleri yazdı, yapılışını yazıyor…"
  }
  static func writingAgain(_ model: String, _ fault: WrittenFault) -> String {
    "\(Turkish.capitalised(reason(fault))); \(model) bir kez daha yazıyor…"
  }

  static func writtenBy(_ model: String) -> String {
    "Tarifi \(model) yazdı; değerlerini besin tablosundan hesapladım."
  }

  static func ownInstead(_ model: String, _ faults: [WrittenFault]) -> String {
    let reasons = faults.prefix(2).map(reason).joined(separator: "; ")
    return
      "\(model) iki denemede de olur bir tarif yazamadı (\(reasons)); bu tarifi kendim hazırladım."
  }

  static func ownInstead(_ model: String, because message: String) -> String {
    "\(model) tarif yazamadı, bu tarifi kendim hazırladım. \(message)"
  }

  static func otherFigure(_ told: Double, own: Double) -> String {
    let (told, own) = (NumberText.plain(told, decimals: 0), NumberText.plain(own, decimals: 1))
    return "Model porsiyona \(told) g karbonhidrat demişti; besin tablosuna göre \(own) g."
  }

  static func stillSimilar(_ name: String) -> String {
    "İki denemede de son tariflerden “\(name)” ile benzeşen bir tarif çıktı."
  }

  static func leftUnused(_ names: [String]) -> String {
    "\(Turkish.capitalised(Turkish.list(names))) bu tarifte kullanılmadı."
  }

  static let unknownLoad =
    "Glisemik yükünü hesaplayamadım: karbonhidratın çoğunun glisemik indeksi bilinmiyor."

  static let stopped = "Tarif yarıda kesildi."

  /// Why a recipe was sent back, in a few words.
  private static func reason(_ fault: WrittenFault) -> String {
    switch fault {
    case .unreadable: "yanıt okunamadı"
    case .incomplete: "tarif eksikti"
    case .forbidden(let names): "olmaması gereken vardı: \(Turkish.list(names))"
    case .sugary(let names): "şekerliydi: \(Turkish.list(names))"
    case .unweighed(let names): "miktarı bilinmeyen vardı: \(Turkish.list(names))"
    case .unlisted(let names): "listede olmayan anıldı: \(Turkish.list(names))"
    case .medicine: "ilaçtan ya da dozdan söz etti"
    case .tooMuch: "miktarlar bir porsiyon için çok fazlaydı"
    case .slow(let minutes, let most): "\(most) yerine \(minutes) dakika sürüyordu"
    case .unwantedStyle: "istenmeyen türdendi"
    case .unused(let names): "kullanılmayan vardı: \(Turkish.list(names))"
    case .unknown(let names): "besin tablosunda olmayan vardı: \(Turkish.list(names))"
    case .overLimit: "istenen sınırı aşıyordu"
    case .heavy(let load): "glisemik yükü \(whole(load)) idi"
    case .similar(let name): "“\(name)” tarifine benziyordu"
    }
  }
}
