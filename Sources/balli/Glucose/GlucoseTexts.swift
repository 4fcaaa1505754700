import Domain
import struct Foundation.Date
import GlucoseFiles
import Services
import Turkish

/// What the commands about sensors say to people.
enum GlucoseTexts {
  static let fileName = "DOSYA"
  static let sourceName = "KAYNAK"
  static let value = "DEĞER"
  /// Where a browser comes back to; the redirect address of the person's own application.
  static let redirectPort: UInt16 = 8123

  static func name(_ kind: SourceKind) -> String {
    switch kind {
    case .share: "Dexcom Share"
    case .official: "Dexcom (resmî)"
    case .nightscout: "Nightscout"
    case .libre: "LibreLinkUp"
    }
  }

  // MARK: Usage

  static let connectable =
    "Bağlanabilecek kaynaklar:\n"
    + "  dexcom        Dexcom Share: --kullanıcı AD --şifre-dosyası YOL [--bölge ous|us|jp]\n"
    + "  dexcom-resmi  Dexcom’un resmî API’si: --kullanıcı KİMLİK --anahtar-dosyası YOL\n"
    + "  nightscout    --adres URL --anahtar-dosyası YOL\n"
    + "  libre         LibreLinkUp (takipçi hesabı): --kullanıcı E-POSTA --şifre-dosyası YOL\n"
    + "Verilmeyen sorulur. Örnek: balli bağla dexcom"
  static func unknownSource(_ word: String) -> String {
    "“\(word)” diye bir kaynak yok. Bağlanabilenler: "
      + SourceKind.allCases.map(\.rawValue).joined(separator: ", ")
  }
  static func unknownRegion(_ word: String) -> String {
    "“\(word)” diye bir bölge yok: ous (Türkiye, Avrupa), us (ABD) ya da jp (Japonya)."
  }
  static func unknownOrder(_ word: String) -> String {
    "“\(word)” bir tarih sırası değil: gün-ay ya da ay-gün."
  }
  static func missing(_ option: String) -> String {
    "\(option) gerekli; uçbirimde sorulur, betiklerde bu seçenekle verilir."
  }
  static let askUser = "Dexcom kullanıcı adı, e-posta ya da telefon:"
  static let askMail = "LibreLinkUp e-postası:"
  static let askPassword = "Şifre (görünmez): "
  static let askAddress = "Nightscout adresi (https://…):"
  static let askKey = "API_SECRET ya da belirteç (görünmez; herkese açıksa boş bırakın): "
  static let askClient = "Dexcom uygulama kimliği (client_id):"
  static let askClientSecret = "Uygulama anahtarı (client_secret, görünmez): "
  static func openDoor(_ url: String) -> String {
    "Tarayıcıda bu adresi açıp izin verin; dönüşü burada bekliyorum (5 dakika):\n\(url)"
  }
  static let doorClosed =
    "Tarayıcıdan dönüş gelmedi. Yeniden deneyin: balli bağla dexcom-resmi"
  static func doorTaken(_ port: UInt16) -> String {
    "127.0.0.1:\(port) kullanılamıyor; onu kullanan programı kapatıp yeniden deneyin."
  }
  static let doorPage = "Tamam. Bu sayfayı kapatıp uçbirime dönebilirsiniz."
  static func badConnections(_ path: String) -> String {
    "\(path) okunamadı; dosyayı başka bir yere taşıyıp kaynakları yeniden bağlayın."
  }
  static func noSecretFile(_ path: String) -> String {
    "\(path) okunamadı; şifrenin ilk satırında durduğu dosyayı gösterin."
  }

  // MARK: Connections

  static func region(_ region: ShareRegion) -> String {
    switch region {
    case .ous: "bölge: ous (ABD dışı)"
    case .us: "bölge: us (ABD)"
    case .jp: "bölge: jp (Japonya)"
    }
  }

  static func connected(_ kind: SourceKind, _ detail: String?) -> String {
    let what = "\(name(kind)) bağlandı" + (detail.map { " (\($0))" } ?? "") + "."
    switch kind {
    case .share:
      return what
        + " Bu, Dexcom’un resmî olmayan yoludur; tedavi kararlarında ve alarmlarda Dexcom’un "
        + "kendi uygulamasına güvenin."
    case .official: return what + " Resmî API ölçümleri birkaç saat gecikmeyle verir."
    case .libre:
      return what
        + " Bu, resmî olmayan bir yoldur; alarmlar için LibreLinkUp uygulamasını kullanın."
    case .nightscout: return what + " balli yalnızca okur, Nightscout’a bir şey yazmaz."
    }
  }

  static let noConnection =
    "Bağlı bir kaynak yok. Bağlamak için: balli bağla dexcom, nightscout ya da libre"
  static func notConnected(_ kind: SourceKind) -> String {
    "\(name(kind)) bağlı değil. Bağlı olanlar için: balli bağlantılar"
  }

  static func connection(
    _ kind: SourceKind, _ state: SyncState?, readings: Int, age: String?
  ) -> String {
    let last = age.map { "son güncelleme \($0)" } ?? "henüz eşitlenmedi"
    let fault = state?.message.map { "; \($0)" } ?? ""
    return "\(name(kind)): \(number(readings)) ölçüm, \(last)\(fault)"
  }

  static func imports(_ source: String, _ count: Int) -> String {
    "\(fileKind(source)) dosyasından: \(number(count)) ölçüm"
  }

  static func fileKind(_ source: String) -> String {
    switch source {
    case GlucoseFile.Kind.clarity.rawValue: "Dexcom Clarity"
    case GlucoseFile.Kind.libreview.rawValue: "LibreView"
    default: source
    }
  }

  static func disconnected(_ kind: SourceKind, readings: Int) -> String {
    let what = "\(name(kind)) bağlantısı kesildi; şifresi ve belirteçleri silindi."
    guard readings > 0 else { return what }
    return what
      + " Önceki \(number(readings)) ölçüm duruyor; silmek için: /ölçüm-sil \(kind.rawValue)"
  }

  // MARK: Syncing

  static let anotherSync = "Başka bir eşitleme sürüyor; bitince yeniden deneyin."

  static func synced(_ kind: SourceKind, _ addition: SensorAddition, _ newest: String?) -> String {
    let what =
      addition.added == 0 ? "yeni ölçüm yok" : "\(number(addition.added)) yeni ölçüm"
    let last = newest.map { " Son ölçüm \($0)." } ?? ""
    if addition.added == 0, addition.known == 0, kind == .share {
      return
        "\(name(kind)): ölçüm gelmedi. Dexcom uygulamasında “Paylaş” açık mı, en az bir takipçi "
        + "var mı, denetleyin." + last
    }
    return "\(name(kind)): \(what).\(last)"
  }

  static func failed(_ kind: SourceKind, _ failure: SourceFailure, lastRound: String?) -> String {
    let last = lastRound ?? "yok"
    guard failure.kind == .offline else {
      return failure.message + (lastRound.map { " (Son güncelleme: \($0).)" } ?? "")
    }
    return "Çevrimdışı - Son güncelleme: \(last). \(failure.message)"
  }

  static func waiting(_ kind: SourceKind, _ seconds: Double, _ message: String) -> String {
    let minutes = max(1, Int((seconds / 60).rounded(.up)))
    let span = minutes >= 60 ? "\((minutes + 59) / 60) saat" : "\(minutes) dakika"
    return "\(name(kind)) \(span) sonra yeniden denenecek. \(message)"
  }

  static func stopped(_ kind: SourceKind, _ message: String) -> String {
    message.isEmpty ? "\(name(kind)) için yeniden bağlanın: balli bağla \(kind.rawValue)" : message
  }

  /// What the person has to do before readings come again; nil where nothing is to be done.
  static func needsPerson(_ kind: SourceKind, _ outcome: SyncRound.Outcome) -> String? {
    switch outcome {
    case .done, .waiting: nil
    case .stopped(let message): stopped(kind, message)
    case .failed(let failure):
      switch failure.kind {
      case .credentials, .disconnected, .consent, .locked, .rateLimited: failure.message
      // What passes is said by the alert about missing readings, where it does not pass.
      case .unavailable, .offline, .malformed: nil
      }
    }
  }

  static func reading(_ reading: GlucoseReading, now: Date) -> String {
    let age = now.timeIntervalSince(reading.at)
    let arrow = age <= 1200 ? reading.trend.map { " " + $0.arrow } ?? "" : ""
    return "\(Self.value(reading))\(arrow) (\(DateText.age(of: reading.at, now: now)))"
  }

  /// `112 mg/dL`, `6,2 mmol/L`, `düşük (LOW)`.
  static func value(_ reading: GlucoseReading) -> String {
    switch reading.limit {
    case .low: "ölçülemeyecek kadar düşük (LOW)"
    case .high: "ölçülemeyecek kadar yüksek (HIGH)"
    case nil: "\(NumberText.plain(reading.given)) \(reading.unit.rawValue)"
    }
  }

  // MARK: Pictures

  static func badSpan(_ span: String) -> String {
    "“\(span)” bir süre değil: saat (1, 3, 6, 12, 24) ya da en çok 90 gün (“3 gün”)."
  }
  static func span(hours: Double) -> String {
    hours >= 48 && hours.truncatingRemainder(dividingBy: 24) == 0
      ? "Son \(Int(hours / 24)) gün" : "Son \(Int(hours)) saat"
  }
  static func nothingToDraw(_ hours: Double) -> String {
    "\(span(hours: hours)) için çizilecek ölçüm yok. Sensör bağlamak için: balli bağla"
  }
  static func chartTitle(_ hours: Double, _ count: Int, _ last: String) -> String {
    "\(span(hours: hours)), \(number(count)) ölçüm; son ölçüm \(last).\n"
      + "● hedefte (70–180)  ▼ altında  ▲ üstünde  ◆ öğün"
  }

  static let timerTitle = "şeker kaynaklarını eşitler"
  static func timer(_ folder: String) -> String {
    "Zamanlayıcı yazıldı: \(folder)/\(SyncTimer.name).timer\nBaşlatmak için:\n"
      + "  systemctl --user daemon-reload\n  systemctl --user enable --now \(SyncTimer.name).timer"
  }

  // MARK: Files

  static func imported(_ file: GlucoseFile, _ addition: SensorAddition) -> String {
    let left = file.skipped.reduce(0) { $0 + $1.count }
    var lines = [
      "\(fileKind(file.kind.rawValue)) dosyası (\(file.unit.rawValue)): \(number(file.rows)) satır okundu, "
        + "\(number(addition.added)) ölçüm içe aktarıldı"
        + (addition.known > 0 ? ", \(number(addition.known)) ölçüm zaten vardı" : "")
        + (left > 0 ? ", \(number(left)) satır atlandı:" : ".")
    ]
    lines += file.skipped.map {
      "  \(number($0.count)) \(reason($0.reason)) (ilki \($0.line). satır)"
    }
    let limits = file.readings.count { $0.limit != nil }
    if limits > 0 {
      lines.append(
        "\(number(limits)) ölçüm sayı değil, sensörün ölçemeyeceği kadar düşük ya da yüksek (LOW/HIGH)."
      )
    }
    return lines.joined(separator: "\n")
  }

  /// Readings whose time has not come: what becomes of them, what it means, and what to do.
  static func ahead(
    _ count: Int, of source: String, latest: String?, now: String, zone: String
  ) -> String {
    let kind = SourceKind(rawValue: source)
    let until = latest.map { "; en geç olanı \($0)" } ?? ""
    let again =
      kind == nil
      ? "dosyayı yeniden indirip içe aktarın" : "sensör uygulamasının saatini düzeltip eşitleyin"
    return "Dikkat: \(number(count)) ölçümün zamanı daha gelmedi (şimdi \(now), \(zone)\(until)). "
      + "Saati gelene kadar hiçbir yanıtta kullanılmaz. Saat dilimi yanlış olabilir; öyleyse "
      + "\(kind.map(name) ?? fileKind(source)) ölçümlerinin hepsinin saati kaymıştır. Bu makinenin "
      + "saatini “balli doktor” ile denetleyin; sonra sohbette “/ölçüm-sil \(source)” yazın, \(again)."
  }

  private static func reason(_ reason: GlucoseFile.Reason) -> String {
    switch reason {
    case .description: "tanıtım satırı (ad, cihaz, alarm ayarı)"
    case .calibration: "kalibrasyon"
    case .carbs: "karbonhidrat kaydı"
    case .insulin: "insülin kaydı"
    case .exercise: "egzersiz kaydı"
    case .health: "sağlık kaydı"
    case .alert: "uyarı"
    case .note: "not"
    case .otherEvent: "başka olay"
    case .noValue: "değeri olmayan satır"
    case .badTime: "zamanı okunamayan satır"
    case .badValue: "değeri okunamayan satır"
    case .impossible: "sensörün gösteremeyeceği değer"
    }
  }

  static func number(_ value: Int) -> String { NumberText.plain(Double(value)) }
}
