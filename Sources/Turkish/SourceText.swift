package import Domain

/// Sources in words: lines of the list under an answer, kinds of study, what must be said with them.
package enum SourceText {
  /// The list under an answer, numbered from 1; empty where there is none.
  package static func list(_ records: [JSON]) -> String {
    guard !records.isEmpty else { return "" }
    let lines = records.enumerated().map { "- " + line($0 + 1, $1) }
    return ([heading, ""] + lines).joined(separator: "\n")
  }

  /// The questions to go on with, numbered from 1; empty where there are none.
  package static func suggestions(in results: [JSON]) -> String {
    let told = results.last { $0["suggestions"]?.array?.isEmpty == false }?["suggestions"]?.array
    guard let told else { return "" }
    let lines = told.enumerated().compactMap { place, suggestion in
      suggestion["text"]?.string.map { "\(place + 1). \($0)" }
    }
    return (["Sürdürmek için numarasını yazın:", ""] + lines).joined(separator: "\n")
  }

  /// What a research of the turn asked, left out and how sure its papers are; empty where there was none.
  package static func searched(in results: [JSON]) -> String {
    guard let value = results.last(where: { $0["stages"]?.array != nil && $0["records"] != nil })
    else { return "" }
    let left = value["withheld"]?.number ?? 0
    let failures = (value["failures"]?.array ?? []).compactMap(\.string)
    let told = [
      places(value),
      left > 0
        ? "Geri çekildiği ya da düzeltme notu olduğu için dışarıda bırakılan: \(NumberText.plain(left))."
        : nil, failures.isEmpty ? nil : failures.joined(separator: " "),
      confidence(in: value["records"]?.array ?? []),
    ]
    return told.compactMap(\.self).joined(separator: " ")
  }

  /// Which sources a research asked, each with how much it gave at its last question; nil for none.
  package static func places(_ value: JSON) -> String? {
    var stages: [(source: String, count: String)] = []
    for stage in (value["stages"]?.array ?? []).compactMap(\.string) {
      let parts = stage.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
      guard let source = parts.first.map(String.init), let count = parts.last.map(String.init)
      else {
        continue
      }
      stages.removeAll { $0.source == source }
      stages.append((source, count))
    }
    let asked = stages.map { "\($0.source) (\($0.count))" }.joined(separator: ", ")
    return asked.isEmpty ? nil : "Aranan yerler ve sonuç sayıları: \(asked)."
  }

  /// How far the papers of a research carry, by their kinds and by whether they agree.
  package static func confidence(in records: [JSON]) -> String {
    guard !records.isEmpty else { return "Güven: yok; gösterilebilecek bir yayın bulunamadı." }
    let kinds = records.compactMap { $0["kind"]?.string.flatMap(Paper.Kind.init) }
    let strong = kinds.count { [.guideline, .metaAnalysis, .systematicReview].contains($0) }
    let trials = kinds.count { $0 == .randomised }
    let stances = Set(records.compactMap { $0["stance"]?.string })
    let isSplit = stances.isSuperset(of: ["effect", "none"])
    let level =
      strong > 1 && !isSplit ? "yüksek" : strong > 0 || trials > 1 ? "orta" : "düşük"
    let kind =
      "\(records.count) yayının \(strong) tanesi kılavuz, meta-analiz ya da sistematik derleme, "
      + "\(trials) tanesi randomize çalışma"
    return "Güven: \(level) (\(kind)\(isSplit ? "; yayınlar aynı şeyi söylemiyor" : ""))."
  }

  package static let heading = "**Kaynaklar**"

  /// One line of the list: `[2] Öz A ve ark. A title. A Journal, 2023 · meta-analiz · https://…`.
  package static func line(_ number: Int, _ record: JSON) -> String {
    let place = [record["journal"]?.string.map(plain), record["year"]?.number.map { "\(Int($0))" }]
      .compactMap { $0 }.joined(separator: ", ")
    let title = plain(record["title"]?.string ?? "").trimmingPoint
    let head = [authors(record), title, place].filter { !$0.isEmpty }.joined(separator: ". ")
    let parts = [head] + badges(record) + [record["url"]?.string ?? ""]
    return "[\(number)] " + parts.joined(separator: " · ")
  }

  private static func authors(_ record: JSON) -> String {
    let all = (record["authors"]?.array ?? []).compactMap(\.string).map(plain)
    return all.count > 2 ? "\(all[0]) ve ark" : all.joined(separator: ", ")
  }

  /// The kind of study, how many took part, and what must be said with it.
  package static func badges(_ record: JSON) -> [String] {
    var badges: [String] = []
    if let kind = record["kind"]?.string.flatMap(Paper.Kind.init) { badges.append(name(of: kind)) }
    if let count = record["participants"]?.number {
      badges.append("n = \(NumberText.plain(count))")
    }
    if let status = record["status"]?.string { badges.append(state(status)) }
    return badges + (record["flags"]?.array ?? []).compactMap { $0.string.flatMap(warning) }
  }

  package static func name(of kind: Paper.Kind) -> String {
    switch kind {
    case .guideline: "kılavuz"
    case .metaAnalysis: "meta-analiz"
    case .systematicReview: "sistematik derleme"
    case .randomised: "randomize kontrollü çalışma"
    case .trial: "klinik çalışma"
    case .observational: "gözlemsel çalışma"
    case .review: "derleme"
    case .caseReport: "olgu sunumu"
    case .protocolOnly: "çalışma planı, sonuç içermez"
    case .registered: "çalışma kaydı"
    case .unspecified: "türü belirtilmemiş"
    }
  }

  private static func warning(_ flag: String) -> String? {
    switch flag {
    case "preprint": "önbaskı, hakem değerlendirmesinden geçmemiş"
    case "animals": "yalnızca hayvan çalışması"
    case "cells": "yalnızca laboratuvar çalışması (hücre)"
    case "concern": "yayıncısı kuşku bildirmiş"
    case "superseded": "daha yeni bir sürümü var"
    case "small": "küçük örneklem"
    case "noAbstract": "özeti yok"
    default: nil
    }
  }

  private static func state(_ status: String) -> String {
    switch status {
    case "COMPLETED": "tamamlanmış"
    case "RECRUITING", "NOT_YET_RECRUITING", "ENROLLING_BY_INVITATION": "katılımcı alıyor"
    case "ACTIVE_NOT_RECRUITING": "sürüyor"
    case "TERMINATED", "WITHDRAWN", "SUSPENDED": "yarıda kalmış"
    default: "durumu bilinmiyor"
    }
  }

  /// Words from outside as they may stand in our Markdown: no link, no mark, on one line.
  package static func plain(_ text: String) -> String {
    let marks: [Character: Character] = ["[": "(", "]": ")", "`": "'", "*": "·", "|": "/"]
    let words = String(text.map { marks[$0] ?? $0 }).split(whereSeparator: \.isWhitespace)
    return words.map { word in
      word.contains("://") || word.hasPrefix("www.") ? "(bağlantı çıkarıldı)" : String(word)
    }.joined(separator: " ")
  }
}

extension String {
  fileprivate var trimmingPoint: String { hasSuffix(".") ? String(dropLast()) : self }
}
