/// What this module says to a person.
enum Texts {
  static func sentence(for failure: FileFailure) -> String {
    switch failure {
    case .notText:
      "Bu dosya UTF-8 metin değil; Clarity ya da LibreView’dan “CSV” olarak indirilmiş dosyayı verin."
    case .unknown:
      "Bu dosyanın türü tanınmadı. Okunabilenler: Dexcom Clarity’nin ve LibreView’un CSV dosyaları "
        + "(Türkçe, İngilizce ya da Almanca)."
    case .orderUnknown(let example):
      "Dosyadaki tarihlerde hangisinin gün, hangisinin ay olduğu anlaşılmıyor (\(example)). Belirtip "
        + "yeniden deneyin: --tarih gün-ay ya da --tarih ay-gün"
    case .orderMixed:
      "Dosyadaki tarihler birbirini tutmuyor: kimisi gün-ay, kimisi ay-gün sırasında. Dosyayı yeniden "
        + "indirip deneyin."
    case .unitUnknown:
      "Dosyada birim yazmıyor ve değerler mmol/L’ye benziyor; yanlış kaydetmemek için içe aktarmadım. "
        + "Başlığında mg/dL ya da mmol/L yazan bir dosya indirin."
    }
  }
}
