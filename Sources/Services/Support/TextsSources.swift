/// What the research sources say where they fail.
extension Texts {
  static func unreachable(_ source: String) -> String {
    "\(source) sunucusuna bağlanılamadı; internet bağlantınızı denetleyin."
  }

  static func slow(_ source: String) -> String { "\(source) zamanında yanıt vermedi." }

  static func busy(_ source: String) -> String {
    "\(source) şu anda çok yoğun; birkaç dakika sonra yeniden deneyin."
  }

  static func refused(_ source: String, _ status: Int) -> String {
    "\(source) isteği geri çevirdi (\(status))."
  }

  static func refused(_ source: String, _ reason: String) -> String {
    "\(source) sorguyu kabul etmedi: \(reason)"
  }

  static func unreadable(_ source: String) -> String { "\(source) yanıtı okunamadı." }

  static func stopped(_ source: String) -> String { "\(source) araması durduruldu." }

  static func blocked(_ source: String) -> String {
    "\(source) aramayı bir süre durdurdu (bizi robot sanıyor); yarım saat kadar sonra "
      + "yeniden deneyin."
  }

  static func changed(_ source: String) -> String {
    "\(source) sayfasının düzeni değişmiş, sonuçları okuyamadım. balli’nin yeni bir sürümü gerekebilir."
  }
}
