import Domain
import struct Foundation.Date
import Terminal
import Turkish

extension SettingDefinition {
  /// Settings of the screen.
  static let screen: [SettingDefinition] = [
    SettingDefinition(
      key: "durum-satırı",
      summary: "yazarken altta profil, model, bugünün karbonhidratı ve son şeker", standard: "açık",
      choices: ["açık", "kapalı"]),
    SettingDefinition(
      key: "öneri", summary: "yazarken soluk harflerle öneri; → ile alınır", standard: "açık",
      choices: ["açık", "kapalı"]),
    SettingDefinition(
      key: "markdown", summary: "yanıtlar biçimlenerek mi, yazıldığı gibi mi gösterilsin",
      standard: "biçimli", choices: ["biçimli", "ham"]),
    SettingDefinition(
      key: "tema", summary: "ekranın renkleri", standard: "koyu",
      choices: ["koyu", "açık", "yüksek-kontrast", "sade"]),
  ]
}

// The first screen, the line of later starts, and what stands below the line.
extension Texts {
  static let helloTitle = "diyabet ve beslenme günlüğünüz"
  static let helloHow = "Merhaba, ben balli. Yediğinizi, şekerinizi, sorunuzu olduğu gibi yazın:"
  static let helloDoctor = "Doktor değilim, insülin dozu söylemem. Acil durumda 112."
  static let helloLocal =
    "Yazdıklarınız ve kayıtlarınız bu makinede kalır; hesap ve internet gerekmez."
  static func helloHost(_ place: String) -> String {
    "Kayıtlarınız bu makinede durur; yazdıklarınız yanıt için oraya gider: \(place)."
  }
  static let helloCommands = [
    ("/tanış", "sizi tanıyayım"), ("/yardım", "komutlar"), ("Ctrl-D", "çıkış"),
  ]

  /// Four things to type that fit the hour, each with what it is.
  static func examples(hour: Int) -> [(text: String, kind: String)] {
    let meal =
      switch hour {
      case 5..<11: "kahvaltıda iki yumurta, bir dilim ekmek yedim"
      case 11..<15: "öğlen bir kase mercimek çorbası, yarım ekmek yedim"
      case 15..<17: "bir elma ve on badem yedim"
      case 17..<22: "akşam bir porsiyon tavuk, dört kaşık pilav yedim"
      default: "gece bir bardak süt içtim"
      }
    let reading = (5..<11).contains(hour) ? "açlık şekerim 112" : "şekerim 142"
    let question =
      switch hour {
      case 5..<11: "bir simitte kaç karbonhidrat var?"
      case 11..<22: "bugün kaç karbonhidrat aldım?"
      default: "bugün şekerim nasıldı?"
      }
    return [
      (meal, "öğün"), (reading, "ölçüm"), (question, "soru"),
      ("listeye süt ve peynir ekle", "alışveriş listesi"),
    ]
  }

  static func eaten(_ carbs: Double, of target: Double?) -> String {
    let sum = "\(Int(carbs.rounded()))"
    return target.map { "\(sum)/\(Int($0.rounded())) g karbonhidrat" } ?? "\(sum) g karbonhidrat"
  }

  /// `112 mg/dL → 5 dk önce`: never a value without its age.
  static func glucose(_ reading: GlucoseReading, now: Date) -> String {
    let minutes = max(0, Int(now.timeIntervalSince(reading.at) / 60))
    let age =
      switch minutes {
      case 0: "şimdi"
      case ..<60: "\(minutes) dk önce"
      case ..<1440: "\(minutes / 60) saat önce"
      default: "\(minutes / 1440) gün önce"
      }
    let arrow = reading.trend(at: now).map { " " + $0.arrow } ?? ""
    return "\(GlucoseTexts.value(reading))\(arrow) \(age)"
  }

  /// Who answers, as short as it can be said.
  static func answering(_ model: LanguageModel, isOurs: Bool) -> String {
    if isOurs { return "\(model.name) (bu makinede)" }
    return place(of: model).map { "\(model.name) · \($0)" } ?? model.name
  }

  /// One line for who comes back.
  static func welcomeBack(_ name: String, _ parts: [String]) -> String {
    let hello = name.isEmpty ? "Merhaba" : "Merhaba \(name)"
    return ([hello] + parts).joined(separator: " · ")
  }

  /// The newest thread; without its title where there is no room for one.
  static func lastThread(_ last: Conversation, titleWidth: Int, isShort: Bool) -> String {
    let title = Harmless.text(last.title.isEmpty ? untitled : last.title)
    let quoted = titleWidth > 0 ? " “\(title.cut(toColumns: titleWidth))”" : ""
    return (isShort ? "/sürdür \(last.id)" : "son sohbet \(last.id)") + quoted
      + (isShort ? "" : " (/sürdür)")
  }

  static func waitsForAnswer(_ isShort: Bool) -> String {
    isShort ? "sorum bekliyor" : "yanıtınızı bekleyen bir soru var"
  }
  static func openItems(_ count: Int, _ isShort: Bool) -> String {
    isShort ? "listede \(count)" : "listede alınacak \(count) şey"
  }
  static func carbsToday(_ carbs: Double, of target: Double?, _ isShort: Bool) -> String {
    let sum = eaten(carbs, of: target)
    return isShort ? sum.replacing("karbonhidrat", with: "kh") : "bugün " + sum
  }
}
