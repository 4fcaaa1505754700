/// All that the Ollama client says to a person.
enum OllamaTexts {
  static let unauthorized =
    "Ollama sunucusu izin vermedi; OLLAMA_HOST değerinin doğru sunucuyu gösterdiğini denetleyin."
  static let notOllama =
    "Bu adreste Ollama yok; OLLAMA_HOST değerini denetleyin ya da “ollama serve” ile başlatın."
  static let incomplete = "Ollama’nın yanıtı yarıda kesildi; yeniden deneyin."
  static let unreadable =
    "Ollama’nın yanıtı okunamadı; OLLAMA_HOST değerini denetleyip yeniden deneyin."
  static let malformedCall = "Model bozuk bir araç çağrısı yazdı; sorunuzu yeniden gönderin."
  static let noTools =
    "Bu model araç kullanamıyor; /model ile araç kullanabilen bir model seçin."
  static let noImages =
    "Bu model resim göremiyor; /model ile resim görebilen bir model seçin."
  static let overflow =
    "Konuşma bu modele sığmayacak kadar uzadı; yeni bir sohbet açın ya da bağlamı daha geniş bir "
    + "model seçin."
  static let memory =
    "Model bu makinenin belleğine sığmadı; /model ile daha küçük bir model seçin."
  static let disk =
    "Modeli indirmek için diskte yer kalmadı; yer açıp yeniden deneyin, kaldığı yerden sürer."
  static let busy = "Ollama şu anda başka isteklerle dolu; biraz sonra yeniden deneyin."
  static let noSuccess =
    "İndirme bitmeden bağlantı kapandı; komutu yinelerseniz kaldığı yerden sürer."
  /// For the model's eyes.
  static let malformedArguments = "arguments bir nesne olmalı"

  static func notFound(_ model: String) -> String {
    "Ollama’da “\(model)” modeli yok; “balli model indir \(model)” ile indirin."
  }

  static func unknownModel(_ model: String) -> String {
    "Ollama’nın kitaplığında “\(model)” diye bir model yok; adını denetleyip yeniden deneyin."
  }

  static func serverError(_ detail: String) -> String {
    "Ollama hata verdi (\(detail)); biraz sonra yeniden deneyin ya da /model ile başka bir "
      + "model seçin."
  }

  static func refused(_ detail: String) -> String {
    "Ollama isteği kabul etmedi (\(detail)); /model ile başka bir model seçin."
  }

  static func pullFailed(_ detail: String) -> String {
    "Model indirilemedi (\(detail)); yeniden deneyin, kaldığı yerden sürer."
  }

  /// Told where the server cut the beginning of a thread without a word.
  static func truncated(read: Int, context: Int) -> String {
    "Ollama konuşmanın başını atmış olabilir: bağlam \(context), okunan \(read) belirteç. "
      + "Yanıta dikkatle bakın; bağlamı /ayar ile büyütebilir ya da yeni bir sohbet açabilirsiniz."
  }

  /// What a download does now, in the server's words and in ours.
  static func step(_ status: String) -> String {
    switch status {
    case "pulling manifest": "liste alınıyor"
    case "verifying sha256 digest": "doğrulanıyor"
    case "writing manifest": "kaydediliyor"
    case "removing any unused layers", "removing unused layers": "eskiler siliniyor"
    case "success": "tamam"
    default: status.hasPrefix("pulling") || status.hasPrefix("downloading") ? "indiriliyor" : status
    }
  }
}
