import Domain
import Turkish

/// What downloads and servers of models say; each failure names the next step.
enum Texts {
  // MARK: Downloads

  static func badDigest(_ digest: String) -> String {
    "“\(digest)” bir SHA-256 değeri değil: 64 onaltılık hane olmalı."
  }
  static func noFileName(_ url: String) -> String {
    "“\(url)” bir .gguf dosyasının adresi değil. Örnek: https://…/model.gguf"
  }
  static func noSpace(needed: Int, free: Int) -> String {
    "Diskte yer yok: \(NumberText.fileSize(needed)) gerekiyor, \(NumberText.fileSize(free)) boş. "
      + "Yer açıp yeniden deneyin."
  }
  static func refused(_ status: Int) -> String {
    switch status {
    case 401, 403: "Site bu dosyayı vermiyor (\(status)); herkese açık bir adres verin."
    case 404, 410: "Bu adreste böyle bir dosya yok (\(status)). Adresi denetleyin."
    case 429: "Site şu an çok istek aldığını söylüyor (429). Biraz sonra yeniden deneyin."
    default: "Site dosyayı veremedi (\(status)). Biraz sonra yeniden deneyin."
    }
  }
  static let badRange = "Sunucu istenen yerden sürdüremedi. Yeniden deneyin."
  static func cutOff(_ reason: String) -> String {
    "İndirme yarım kaldı: \(reason) Aynı komutla kaldığı yerden sürer."
  }
  static func wrongSize(wanted: Int, found: Int) -> String {
    "İndirme yarım kaldı: \(NumberText.fileSize(wanted)) yerine \(NumberText.fileSize(found)) geldi. "
      + "Aynı komutla kaldığı yerden sürer."
  }
  static func wrongDigest(wanted: String, found: String) -> String {
    "İnen dosyanın SHA-256 değeri tutmuyor; dosya silindi. Beklenen \(wanted), bulunan \(found). "
      + "Adresi ve değeri denetleyip yeniden indirin."
  }
  static let notGGUF =
    "İnen dosya bir GGUF modeli değil; silindi. Doğrudan .gguf dosyasının adresini verin."
  static let alreadyFetching = "Bu dosya başka bir balli tarafından indiriliyor."
  static let checking = "doğrulanıyor"
  static let noCrypto =
    "SHA-256 denetimi için OpenSSL (libcrypto) bulunamadı. Kurmak için: "
    + "sudo apt-get install libssl3"
  static func cannotWrite(_ path: String, _ code: Int32) -> String {
    "\(path) yazılamadı: \(SystemReason.text(code))"
  }

  // MARK: Servers

  static func noServerProgram(_ name: String) -> String {
    "“\(name)” PATH’te bulunamadı. llama.cpp’yi kurun (https://github.com/ggml-org/llama.cpp) "
      + "ya da Ollama kullanın: https://ollama.com"
  }
  static func alreadyRunning(_ server: RunningServer) -> String {
    "\(server.model) zaten çalışıyor (\(server.address)). Önce durdurun: balli model durdur"
  }
  static func loading(_ name: String, seconds: Int) -> String {
    "\(name) yükleniyor… \(seconds) sn"
  }
  static func cannotStart(_ code: Int32) -> String {
    "Sunucu başlatılamadı: \(SystemReason.text(code))"
  }
  static func serverDied(_ reason: String) -> String {
    "llama.cpp sunucusu açılamadı: \(reason)"
  }
  static func serverSlow(_ log: String) -> String {
    "Sunucu zamanında hazır olmadı ve durduruldu. Günlüğü: \(log)"
  }
}
