import Domain
import Terminal
import Turkish

/// What the commands about models say.
enum ModelTexts {
  /// Models that speak Turkish passably, call tools and fit a common machine, smallest first.
  static let suggestions: [(name: String, bytes: Int, note: String)] = [
    ("qwen3:1.7b", 1_400_000_000, "en küçüğü; 4 GB bellek yeter"),
    ("llama3.2:3b", 2_000_000_000, "hızlı, Türkçesi orta; 6 GB bellek"),
    ("qwen3:4b", 2_500_000_000, "önerilen: Türkçesi ve araç kullanımı iyi; 8 GB bellek"),
    ("mistral:7b", 4_400_000_000, "8–12 GB bellek"),
    ("qwen3:8b", 5_200_000_000, "yavaş ama daha isabetli; 12 GB bellek"),
  ]

  // MARK: What a model can do

  static func examining(_ name: String) -> String {
    "\(name) ilk kez kullanılıyor: neler yapabildiği dört kısa soruyla ölçülüyor (kayıtlarınız gönderilmez)…"
  }
  static func notExamined(_ name: String) -> String {
    "\(name) ölçülemedi; güçlü sayılıyor. Değiştirmek için /ayar model-gücü"
  }
  static func examined(
    _ name: String, isSmall: Bool, _ how: KnownStrength, _ tokens: TokenUsage?
  ) -> String {
    let result =
      if case .tested(let passed, let of) = how { "\(of) sorunun \(passed) tanesi" } else { "" }
    return
      "\(name): \(isSmall ? "küçük" : "güçlü") bir model olarak kullanılacak (\(result) doğru). "
      + (tokens.map { "Ölçüm \($0.input) giren, \($0.output) çıkan belirteç tuttu. " } ?? "")
      + "Değiştirmek için /ayar model-gücü"
  }

  // MARK: List

  static func current(_ name: String, _ prefix: String) -> String {
    Texts.model(name, prefix)
  }
  static let embedded = "yerel    gömülü motor; hazır, ağ gerekmez"
  static func server(_ server: ModelServer) -> String { "\(server.label) (\(server.address)):" }
  static let noModels = "  (model yok)"
  static let files = "İndirilmiş GGUF dosyaları:"
  static let partial = "yarım indirilmiş; sürdürmek için aynı adresle yeniden indirin"
  static let suggested = "Önerilenler (Ollama ile):"
  static let services = "Hizmetler:"
  static let noServers =
    "Bu makinede yanıt veren bir model sunucusu yok (Ollama, llama.cpp, LM Studio, vLLM)."
  static func service(_ provider: Provider, _ key: KeyState) -> String {
    let state =
      switch key {
      case .none: "anahtar yok"
      case .kept: "anahtar var"
      case .environment(let variable): "anahtar var (\(variable))"
      case .elsewhere(let places):
        "bu adres için anahtar yok (olan: \(places.joined(separator: ", ")))"
      }
    return "  \(provider.rawValue):AD    \(state)"
  }
  static func hints(_ prefix: String) -> String {
    "Seçmek için: \(prefix) kullan AD · indirmek için: \(prefix) indir AD ya da URL · "
      + "anahtar için: balli model anahtar gemini"
  }

  // MARK: Choosing

  static func unknown(_ name: String, nearest: String?, _ prefix: String) -> String {
    let hint = nearest.map { " Şunu mu demek istediniz: \($0)?" }
    return "“\(name)” diye bir model bulunamadı.\(hint ?? " Olanlar için: \(prefix) liste")"
  }
  static func notPulled(_ name: String, _ prefix: String) -> String {
    "Ollama’da “\(name)” yok. Önce indirin: \(prefix) indir \(name)"
  }
  static func isFile(_ name: String, _ prefix: String) -> String {
    "“\(name)” bir dosya; önce sunucusunu başlatın: \(prefix) başlat \(name)"
  }
  static let ollamaSilent =
    "Ollama şu an yanıt vermiyor; kullanmadan önce başlatın (ollama serve)."
  static func addressKept(_ address: String) -> String { "Sunucu adresi saklandı: \(address)" }
  static func address(_ address: String?) -> String {
    "OpenAI uyumlu sunucunun adresi: \(address ?? Provider.openai.standardAddress)"
  }
  static let addressForgotten = "Saklanan sunucu adresi unutuldu."

  // MARK: Fetching

  static func fetching(_ name: String) -> String { "\(name) indiriliyor…" }
  static func fetched(_ name: String, _ prefix: String) -> String {
    "\(name) indirildi. Kullanmak için: \(prefix) kullan ollama:\(name)"
  }
  static func fetched(_ model: DownloadedModel, _ prefix: String) -> String {
    let check = model.isVerified ? "doğrulandı" : "karşılaştıracak bir değer verilmedi"
    return "\(model.file.name) indirildi (\(NumberText.fileSize(model.file.bytes))).\n"
      + "SHA-256: \(model.digest) (\(check))\n"
      + "Çalıştırmak için: \(prefix) başlat \(model.file.name)"
  }
  static let fetchStopped = "İndirme durduruldu. Aynı komutla kaldığı yerden sürer."

  // MARK: Deleting

  static func deleteQuestion(_ name: String, _ bytes: Int?) -> String {
    "\(name)\(bytes.map { " (\(NumberText.fileSize($0)))" } ?? "") diskten silinsin mi? (evet / hayır)"
  }
  static func sayYes(_ name: String, _ prefix: String) -> String {
    "Silmek için: \(prefix) sil \(name) evet"
  }
  static func deleted(_ name: String) -> String { "\(name) silindi." }
  static let notDeleted = "Silinmedi."
  static func inUse(_ name: String, _ prefix: String) -> String {
    "\(name) şu an çalışıyor. Önce durdurun: \(prefix) durdur"
  }
  static let cannotDelete =
    "Bu model bir sunucuda; balli yalnızca Ollama’nın modellerini ve indirdiği dosyaları silebilir."

  // MARK: Status

  static let ownFacts = "yerel: gömülü motor; hazır, belleğe yüklü, ağ gerekmez."
  static func facts(_ name: String, _ facts: ModelFacts) -> String {
    var rows = [name]
    func add(_ label: String, _ value: String?) {
      guard let value else { return }
      rows.append("  " + label + String(repeating: " ", count: max(1, 12 - label.count)) + value)
    }
    add("Boyut", facts.bytes.map(NumberText.fileSize))
    add("Parametre", facts.parameters)
    add("Niceleme", facts.quantisation)
    add("Bağlam", context(facts))
    add("Bellekte", facts.isLoaded.map { $0 ? "yüklü" : "yüklü değil" })
    add("Yetenekler", facts.capabilities.isEmpty ? nil : facts.capabilities.joined(separator: ", "))
    add("Okuma hızı", facts.readingSpeed.map(speed))
    add("Yazma hızı", facts.writingSpeed.map(speed))
    return rows.joined(separator: "\n")
  }
  private static func context(_ facts: ModelFacts) -> String? {
    let longest = facts.context.map { NumberText.plain(Double($0)) }
    let loaded = facts.loadedContext.map { NumberText.plain(Double($0)) }
    switch (longest, loaded) {
    case (let longest?, let loaded?): return "\(loaded) belirteç (en çok \(longest))"
    case (let one?, nil), (nil, let one?): return "\(one) belirteç"
    case (nil, nil): return nil
    }
  }
  static func speed(_ value: Double) -> String { NumberText.plain(value) + " belirteç/sn" }
  static func measure(_ name: String, _ prefix: String) -> String {
    "Hızını ölçmek için: \(prefix) durum \(name) hız"
  }
  static let speedPrompt = "Bir bardak sütün besin değerini kısaca anlat."
  static let chosenServer = "Seçilmiş sunucu"
  static let noSpeed = "Bu sunucu hızını söylemiyor; hız yalnızca Ollama ve llama.cpp ile ölçülür."
  static let measuring = "hız ölçülüyor…"
  static func running(_ server: RunningServer) -> String {
    "llama.cpp sunucusu çalışıyor: \(server.model), \(server.address)"
      + (server.isPermanent ? " (kalıcı)" : "")
  }
  static func serviceStatus(_ provider: Provider, _ key: KeyState) -> String {
    service(provider, key).trimmed
  }

  // MARK: Servers

  static func badContext(_ word: String) -> String {
    "“\(word)” bir bağlam uzunluğu değil: 256 ile 1.048.576 arasında bir sayı verin."
  }
  static let severalFiles = "Birden çok model dosyası var; adını verin: "
  static let noFiles =
    "İndirilmiş bir GGUF dosyası yok. Önce: balli model indir https://…/model.gguf"
  static func notFile(_ name: String) -> String {
    "“\(name)” zaten bir sunucuda; başlatmak gerekmez. Yalnızca GGUF dosyaları başlatılır."
  }
  static func addressStays(_ prefix: String) -> String {
    "Adresi saklı kalır ki yazdıklarınız yanlışlıkla internete gitmesin; unutturmak için: "
      + "\(prefix) adres -"
  }
  static func halfFile(_ name: String) -> String {
    "\(name) yarım indirilmiş; önce indirmeyi tamamlayın."
  }
  static func started(_ server: RunningServer, _ prefix: String) -> String {
    "llama.cpp sunucusu hazır: \(server.address)\n"
      + "Kullanmak için: \(prefix) kullan openai:\(server.model) · durdurmak için: \(prefix) durdur\n"
      + (server.isPermanent
        ? "balli kapansa da çalışmayı sürdürür." : "balli kapanınca durur (sürsün: kalıcı).")
  }
  static let waiting = "Durdurmak için Ctrl-C’ye basın."
  static func stopped(_ server: RunningServer) -> String { "\(server.model) durduruldu." }
  static let nothingRuns = "Çalışan bir llama.cpp sunucusu yok."

  // MARK: Keys

  static let whichKey =
    "Hangi hizmetin anahtarı? Örnek: balli model anahtar gemini (ya da openai)"
  static let keyInLine =
    "Anahtarı satıra yazmayın: ekranda ve kabuğun geçmişinde kalır. Anahtar alınmadı; şunu "
    + "çalıştırın: balli model anahtar gemini"
  static func keyOutside(_ provider: Provider) -> String {
    "Anahtar sohbetin içinde istenmez. Bir uçbirimde çalıştırın: "
      + "balli model anahtar \(provider.rawValue)"
  }
  static func noKeyNeeded(_ name: String) -> String {
    "“\(name)” için anahtar gerekmez ya da böyle bir hizmet yok. Olanlar: openai, gemini"
  }
  static func askKey(_ provider: Provider, _ place: String) -> String {
    "\(provider.rawValue) anahtarı (\(place) için; yazdıklarınız görünmez): "
  }
  static let noKeyGiven = "Anahtar verilmedi; bir şey saklanmadı."
  static let badKey = "Bu bir anahtar olamaz: boşluk ve denetim karakteri içermemeli."
  static func keyKept(_ provider: Provider, _ place: String) -> String {
    "\(provider.rawValue) anahtarı saklandı; yalnızca siz okuyabilirsiniz ve yalnızca \(place) "
      + "adresine gönderilir."
  }
  static func keyStays(_ place: String, _ others: [String]) -> String {
    "Anahtarınız \(others.joined(separator: ", ")) içindir; \(place) adresine gönderilmez. Bu adres "
      + "anahtar istiyorsa: balli model anahtar openai"
  }
  static func keyForgotten(_ provider: Provider) -> String {
    "\(provider.rawValue) anahtarı silindi."
  }
  static func environmentWins(_ variable: String) -> String {
    "\(variable) değişkeni tanımlı olduğu sürece o kullanılır."
  }
}
