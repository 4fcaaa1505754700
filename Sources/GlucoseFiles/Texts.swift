/// What this module says to a person.
enum Texts {
  static func sentence(for failure: FileFailure) -> String {
    switch failure {
    case .notText:
      "Bu dosya düz metin değil ya da harfleri okunamıyor (okunabilenler: UTF-8, UTF-16, "
        + "Windows-1254). Clarity ya da LibreView’dan “CSV” olarak indirilmiş dosyayı verin; bir Excel "
        + "dosyasıysa onu “CSV UTF-8” olarak kaydedin."
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
