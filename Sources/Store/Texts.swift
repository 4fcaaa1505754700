/// All that this module says to a person.
enum Texts {
  static let defaultProfile = "varsayılan"
  static let untitled = "adsız sohbet"
  static let ellipsis = "…"

  /// What went wrong and what to do next.
  static func sentence(for failure: StoreFailure) -> String {
    switch failure {
    case .invalidProfileName(let name):
      "“\(name)” profil adı olamaz; harf ya da rakamla başlayan, en çok 40 karakterlik, "
        + "harf, rakam, boşluk, nokta, tire ve alt çizgiden oluşan bir ad seçin."
    case .notPermitted(let path):
      "\(path) okunamıyor ya da yazılamıyor; dosyanın ve klasörünün izinlerini denetleyin."
    case .unusableFolder(let path):
      "\(path) klasörü kullanılamıyor; bu yerde klasör açılabildiğini denetleyin "
        + "ya da BALLI_HOME ile başka bir klasör gösterin."
    case .corrupt(let path):
      "\(path) bozuk görünüyor; varsa yedeğini geri koyun, yoksa dosyanın adını değiştirip "
        + "balli’yi yeniden başlatın."
    case .foreign(let path):
      "\(path) başka bir programın veritabanı; onu başka bir yere taşıyıp yeniden deneyin."
    case .newer(let path):
      "\(path) daha yeni bir balli sürümüyle yazılmış; balli’yi güncelleyip yeniden deneyin."
    case .full(let path):
      "\(path) yazılamadı, diskte yer kalmadı; yer açıp yeniden deneyin. "
        + "Önceki kayıtlarınız duruyor."
    case .busy(let path):
      "\(path) şu anda başka bir işlem tarafından kullanılıyor; biraz sonra yeniden deneyin."
    case .missing(let record):
      "\(name(of: record)) artık yok; listeyi yenileyip yeniden deneyin."
    case .unexpected(let path, let detail):
      "\(path) kullanılamadı (\(detail)); “balli doktor” ile denetleyin."
    }
  }

  private static func name(of record: StoreFailure.Record) -> String {
    switch record {
    case .meal: "Bu öğün"
    case .reading: "Bu ölçüm"
    case .entry: "Bu kayıt"
    case .conversation: "Bu sohbet"
    case .message: "Bu mesaj"
    case .recipe: "Bu tarif"
    case .product: "Bu ürün"
    }
  }
}
