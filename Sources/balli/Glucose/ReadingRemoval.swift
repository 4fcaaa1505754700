import Domain
import GlucoseFiles
import Turkish
import struct Foundation.Date

// Sensor readings that are not to be kept: by the person's word, or by age.
extension Session {
  /// `/ölçüm-sil dexcom 2026-01-01`: asks before readings of a source (else of all) that were taken
  /// before a day (else all) are deleted for good.
  func askToDeleteReadings(_ argument: String) async throws -> Exit {
    var words = argument.split(separator: " ").map(String.init)
    let sensor = household.records.sensor
    var source: String?
    if let word = words.first, let known = try ReadingRemoval.source(word, in: sensor.counts()) {
      source = known
      words.removeFirst()
    }
    let before = try ReadingRemoval.day(words, now: world.clock.now(), zone: zone)
    let moment = before.map { zone.start(of: $0) } ?? .distantFuture
    let counts = try sensor.countsBefore(moment).filter { source == nil || $0.key == source }
    let count = counts.values.reduce(0, +)
    guard count > 0 else { throw Failure(.noInput, RemovalTexts.nothing) }
    return await ask(
      WaitingQuestion(
        id: "olcum-sil", command: .deleteReadings,
        question: RemovalTexts.question(
          counts, before: before, today: zone.day(at: world.clock.now())),
        declined: Texts.notDeleted
      ) {
        let gone = try sensor.delete(source, moment)
        self.tell(
          CommandOutput(
            .deleteReadings, RemovalTexts.deleted(gone),
            data: [
              "deleted": .number(Double(gone)), "source": source.map(JSON.string) ?? .null,
            ]))
      })
  }

  /// Deletes what is older than the person keeps sensor readings, where they have said so.
  func dropOldReadings() throws {
    let kept = try household.records.settings.value(ReadingRetention.key)
    guard let days = kept.flatMap({ Double($0) }) else { return }
    _ = try household.records.sensor.delete(
      nil, world.clock.now().addingTimeInterval(-days * 86_400))
  }
}

/// Reads which readings are to go.
enum ReadingRemoval {
  /// The source that a word names, as readings call it; nil for a word that is none.
  static func source(_ word: String, in counts: [String: Int]) throws(Failure) -> String? {
    let folded = Spelling.ascii(word)
    if counts[folded] != nil { return folded }
    let known =
      SourceKind.allCases.map(\.rawValue)
      + [GlucoseFile.Kind.clarity.rawValue, GlucoseFile.Kind.libreview.rawValue]
    return known.contains(folded) ? folded : nil
  }

  /// `2026-01-01`, `1 Ocak 2026`, `geçen ayın 3'ü`; nil where nothing is said.
  static func day(_ words: [String], now: Date, zone: Zone) throws(Failure) -> CivilDay? {
    let text = words.joined(separator: " ")
    guard !text.isEmpty else { return nil }
    if let civil = CivilTime(parsing: text, in: zone) { return civil.day }
    let times = Turkish.times(in: Turkish.tokens(of: text), now: now, zone: zone)
    guard times.count == 1, let time = times.first,
      let day = time.days?.lowerBound ?? time.day ?? time.instant.map({ zone.day(at: $0) })
    else { throw Failure(.usage, RemovalTexts.badDay(text)) }
    return day
  }
}

/// How long sensor readings are kept (`/ayar ölçüm-saklama`).
enum ReadingRetention {
  static let key = RemovalTexts.retention
  private static let possible = 30...36_500

  static var definition: SettingDefinition {
    SettingDefinition(
      key: key, summary: RemovalTexts.retentionSummary, standard: RemovalTexts.always, choices: [])
  }

  /// Days as they are kept; throws for what they cannot be.
  static func validated(_ value: String) throws(Failure) -> String {
    if Spelling.ascii(value) == Spelling.ascii(RemovalTexts.always) { return RemovalTexts.always }
    guard let days = Int(value.prefix { $0.isNumber }), possible.contains(days) else {
      throw Failure(.badData, RemovalTexts.badRetention(possible.lowerBound))
    }
    return "\(days)"
  }
}

/// What the removal of readings says.
enum RemovalTexts {
  static let retention = "ölçüm-saklama"
  static let always = "hep"
  static let retentionSummary =
    "sensör ölçümleri kaç gün saklansın; daha eskileri eşitlerken ve içe aktarırken silinir"
  static func badRetention(_ least: Int) -> String {
    "\(retention), en az \(least) olan bir gün sayısı ya da “\(always)” olabilir."
  }

  static let nothing = "Silinecek sensör ölçümü yok. Kaynaklar için: /bağlantılar"
  static func badDay(_ text: String) -> String {
    "“\(text)” bir kaynak ya da gün değil. Örnekler: /ölçüm-sil dexcom · /ölçüm-sil 2026-01-01 · "
      + "/ölçüm-sil libre 1 Ocak 2026"
  }

  static func question(
    _ counts: [String: Int], before day: CivilDay?, today: CivilDay
  ) -> String {
    let parts = counts.sorted { $0.key < $1.key }.map { source, count in
      "\(name(source)) \(GlucoseTexts.number(count))"
    }
    let what =
      day.map { "\(DateText.fullDate($0, today: today)) gününden önceki sensör ölçümleri" }
      ?? "Sensör ölçümlerinin hepsi"
    return "\(what) kalıcı olarak silinsin mi: \(parts.joined(separator: ", "))? "
      + "Geri alınamaz; elle yazdıklarınız kalır. (evet / hayır)"
  }

  static func deleted(_ count: Int) -> String {
    "\(GlucoseTexts.number(count)) sensör ölçümü silindi. Bağlı bir kaynak son günleri yeniden getirebilir."
  }

  private static func name(_ source: String) -> String {
    SourceKind(rawValue: source).map(GlucoseTexts.name) ?? GlucoseTexts.fileKind(source)
  }
}
