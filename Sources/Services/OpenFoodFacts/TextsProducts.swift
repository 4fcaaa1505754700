import Domain
import Turkish

/// What Open Food Facts' ways say to people.
enum Texts {
  static let implausible =
    "Open Food Facts’teki değerler birbirini tutmuyor (enerji ya da toplam); etiketle karşılaştırın."

  static func badBarcode(_ text: String) -> String {
    "“\(text)” geçerli bir barkod değil; barkodun altındaki 8 ya da 13 rakamı yeniden yazın."
  }

  static func notFound(_ barcode: String) -> String {
    "\(barcode) barkodu Open Food Facts’te kayıtlı değil; etiketin resmini okutabilir ya da değerleri "
      + "yazabilirsiniz."
  }

  static func statusZero(_ barcode: String) -> String {
    "Open Food Facts \(barcode) için ürün bilgisi vermedi; barkodu denetleyin ya da etiketin resmini "
      + "okutun."
  }

  static func empty(_ barcode: String) -> String {
    "\(barcode) Open Food Facts’te var ama adı da besin değerleri de boş; değerleri etiketten okutun."
  }

  static func otherBarcode(_ asked: String, _ told: String) -> String {
    "Open Food Facts \(asked) yerine \(told) barkodlu başka bir ürünü gönderdi; saklamadım. Etiketin resmini "
      + "okutun ya da değerleri yazın."
  }

  static func impossible(_ name: String?, _ fault: LabelFault) -> String {
    func told(_ value: Double) -> String { NumberText.plain(value, decimals: 2) }
    let reason =
      switch fault {
      case .over(let field, let value, let amount):
        "\(told(amount)) gramda \(told(value)) \(field == .calories ? "kcal" : "g") "
          + (names[field] ?? "")
      case .sum(let sum, let amount):
        "\(told(amount)) gramda birlikte \(told(sum)) g karbonhidrat, yağ ve protein"
      case .sugars(let sugars, let carbs):
        "\(told(carbs)) g karbonhidratın içinde \(told(sugars)) g şeker"
      }
    let title = name.map { "“\($0)”" } ?? "bu ürün"
    return "Open Food Facts’te \(title) için \(reason) yazıyor; bu olamaz, "
      + "saklamadım. Etiketin resmini okutun ya da değerleri etiketten yazın."
  }

  private static let names: [LabelField: String] = [
    .calories: "enerji", .fat: "yağ", .saturatedFat: "doymuş yağ", .carbs: "karbonhidrat",
    .sugars: "şeker", .fiber: "lif", .protein: "protein", .salt: "tuz",
  ]

  static let page =
    "Open Food Facts veri yerine bir web sayfası gönderdi; bu, sunucusu çok yoğunken olur. Birkaç dakika "
    + "sonra yeniden deneyin."

  static let busy =
    "Open Food Facts şu anda yanıt veremiyor (hizmet dışı ya da çok yoğun); biraz sonra yeniden deneyin."

  static func waitFor(_ seconds: Int) -> String {
    "Open Food Facts’e dakikada en çok 15 kez sorulabiliyor; \(seconds) saniye sonra yeniden deneyin."
  }

  static let tooSlow =
    "Open Food Facts zamanında yanıt vermedi; bağlantınızı denetleyip yeniden deneyin."

  static let noNetwork =
    "Open Food Facts’e bağlanılamadı; internet bağlantınızı denetleyin. Etiketin resmi çevrimdışı da "
    + "okunabilir."

  static let damaged =
    "Open Food Facts’in yanıtı okunamadı; biraz sonra yeniden deneyin."

  static func refused(_ status: Int) -> String {
    "Open Food Facts isteği geri çevirdi (\(status)); biraz sonra yeniden deneyin."
  }

  static let noName = "Aranacak ürünün adını yazın."
}
