import Domain
import Turkish

/// What the commands about sources say.
extension Texts {
  static let noSources =
    "Bu sohbette kaynaklı bir yanıt yok. Bir soruyu “araştır” diyerek sorun: “metformin B12'yi düşürür mü, araştır”."

  static func noSource(_ number: Int, of count: Int) -> String {
    "\(number) numaralı bir kaynak yok; son yanıtta \(count) kaynak var. Listesi için /kaynaklar yazın."
  }

  static func executedQuery(_ source: String, _ query: String) -> String {
    "- \(source) sorgusu: `\(query)`"
  }

  static let badMail =
    "Bu bir posta adresine benzemiyor; “ad@yer.com” biçiminde yazın ya da kaldırmak için “-” verin."

  static let exportForms = "Biçim ris ya da bibtex olmalı: /kaynaklar ris kaynaklar.ris"

  static func sourcesWritten(_ count: Int, _ path: String) -> String {
    "\(count) kaynak \(path) dosyasına yazıldı."
  }

  /// The tiers with what they do, from the shortest.
  static let tiers: [(name: String, summary: String)] = [
    ("hızlı", "saklananlar ve en çok bir arama"),
    ("araştırma", "PubMed ve internet; az sonuç çıkarsa soruyu genişletir"),
    (
      "derin", "PubMed, internet, Europe PMC, arXiv ve çalışma kayıtları; farklı sonuçlar da aranır"
    ),
  ]

  static func tier(_ current: String) -> String {
    tiers.map { ($0.name == current ? "* " : "  ") + $0.name + ": " + $0.summary }
      .joined(separator: "\n")
  }

  static func unknownTier(_ name: String) -> String {
    "“\(name)” diye bir kademe yok; hızlı, araştırma ya da derin yazın."
  }

  private static func sourceRead(_ day: String) -> String {
    // With its year, whenever that is.
    let told = CivilDay(text: day).map { DateText.date($0, today: CivilDay(number: 0)) }
    return "Yanıt yazılırken bu kaynak okundu (\(told ?? day)); özeti saklanmıyor."
  }

  /// A record with all that is known of it, as Markdown.
  static func source(_ record: JSON, number: Int) -> String {
    let text = { (key: String) in record[key]?.string.map(SourceText.plain) }
    let authors = (record["authors"]?.array ?? []).compactMap(\.string).map(SourceText.plain)
    let shown =
      authors.count > 10
      ? authors.prefix(10).joined(separator: ", ") + " ve \(authors.count - 10) kişi daha"
      : authors.joined(separator: ", ")
    let place = [text("journal"), record["year"]?.number.map { "\(Int($0))" }]
      .compactMap { $0 }.joined(separator: ", ")
    let identity = [
      text("id").map { (record["source"]?.string == "pubMed" ? "PMID " : "") + $0 },
      text("doi").map { "DOI " + $0 },
    ].compactMap { $0 }.joined(separator: " · ")
    let abstract = text("abstract").flatMap { $0.isEmpty ? nil : $0 }
    return [
      "**[\(number)] \(text("title") ?? "")**", shown, place,
      Turkish.capitalised(SourceText.badges(record).joined(separator: " · ")),
      abstract ?? text("checked").map(sourceRead) ?? "Bu kaydın özeti yok.", identity,
      record["url"]?.string ?? "",
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
