import Domain
import Foundation
import Turkish

/// Glucose, targets, the list, old talks and the diary.
extension AnswerWriter {
  func glucoseLogged(_ value: JSON) -> String {
    let said = "\(NumberText.plain(value["value"]?.number ?? 0)) \(value["unit"]?.string ?? "mg/dL")"
    let whose = value["note"]?.string.map { "\($0) için " } ?? ""
    var text = "\(Turkish.capitalised(whose + "kan şekeri kaydedildi")): **\(said)** (\(moment(value["at"])))."
    if let assessment = value["assessment"]?.string { text += " " + assessment }
    for warning in value["warnings"]?.array ?? [] { text += " " + (warning.string ?? "") }
    return text
  }

  func glucose(_ value: JSON) -> String {
    guard let current = value["current"], let number = current["value"]?.number, let age = current["ageMinutes"]?.number else {
      return Texts.noGlucose
    }
    let said = "\(NumberText.plain(number)) \(current["unit"]?.string ?? "mg/dL")"
    var text: String
    if age <= 10 {
      text = "Son ölçüm **\(said)**, \(DateText.age(of: date(current["at"]) ?? now, now: now))."
    } else if age <= 60 {
      text = "Son ölçüm **\(said)**, \(DateText.age(of: date(current["at"]) ?? now, now: now)); güncel olmayabilir."
    } else {
      text = "Güncel bir ölçüm yok. Son ölçüm \(moment(current["at"])): \(said) (\(DateText.age(of: date(current["at"]) ?? now, now: now)))."
    }
    if let readings = value["readings"]?.number, readings > 1, let statistics = value["statistics"], statistics != .null {
      text += " " + statisticsText(statistics, readings, value["range"]?.string)
    } else if value["readings"]?.number == 0 {
      text += " " + Texts.noReadings(value["range"]?.string)
    }
    return text
  }

  private func statisticsText(_ statistics: JSON, _ readings: Double, _ range: String?) -> String {
    func figure(_ key: String) -> String { NumberText.plain((statistics[key]?.number ?? 0).rounded()) }
    var text = "\(Texts.rangeName(range)) \(NumberText.plain(readings)) ölçüm: ortalama \(figure("mean")), en düşük \(figure("lowest")), en yüksek \(figure("highest")) mg/dL; "
    text += "ölçümlerin %\(figure("tir")) kadarı hedef aralıkta (70–180)"
    if let low = statistics["tbr70"]?.number, low > 0 { text += ", %\(NumberText.plain(low.rounded())) kadarı 70'in altında" }
    if let high = statistics["tar180"]?.number, high > 0 { text += ", %\(NumberText.plain(high.rounded())) kadarı 180'in üstünde" }
    return text + "."
  }

  func targetSet(_ value: JSON, _ arguments: JSON) -> String {
    let kind = arguments["kind"]?.string ?? ""
    let target = (value["targets"]?.array ?? []).first { $0["kind"]?.string == kind } ?? arguments
    return "\(Texts.targetName(kind)) \(Texts.targetValue(target, kind)) olarak ayarlandı."
  }

  func targets(_ value: JSON) -> String {
    let targets = value["targets"]?.array ?? []
    guard !targets.isEmpty else { return Texts.noTargets }
    return (["Hedefleriniz:", ""] + targets.map { target in
      let kind = target["kind"]?.string ?? ""
      return "- \(Texts.targetName(kind)): \(Texts.targetValue(target, kind))"
    }).joined(separator: "\n")
  }

  func added(_ value: JSON) -> String {
    let items = (value["added"]?.array ?? []).map(amount)
    let open = NumberText.plain(value["open"]?.number ?? Double(items.count))
    return "Listeye ekledim: \(items.joined(separator: ", ")). Listede alınacak \(open) şey var."
  }

  func list(_ value: JSON) -> String {
    let items = value["items"]?.array ?? []
    let open = items.filter { $0["checked"]?.bool != true }
    guard !items.isEmpty else { return Texts.emptyList }
    guard !open.isEmpty else { return Texts.allBought }
    return (["Alışveriş listeniz:", ""] + items.map { item in
      "- [\(item["checked"]?.bool == true ? "x" : " ")] \(amount(item))"
    }).joined(separator: "\n")
  }

  func listChanged(_ value: JSON) -> String {
    let told = (value["changed"]?.array ?? []).compactMap(\.string)
    let open = (value["items"]?.array ?? []).filter { $0["checked"]?.bool != true }.count
    let what = told.isEmpty ? "Liste güncellendi" : Turkish.capitalised(told.joined(separator: ", "))
    return "\(what). " + (open == 0 ? Texts.nothingLeft : "Listede alınacak \(open) şey kaldı.")
  }

  func recalled(_ value: JSON) -> String {
    let hits = (value["hits"]?.array ?? []).prefix(5)
    guard !hits.isEmpty else { return Texts.nothingRecalled(value["query"]?.string ?? "") }
    return (["Eski konuşmalarda şunları buldum:", ""] + hits.map { hit in
      let who = hit["role"]?.string == "user" ? "siz" : "balli"
      let snippet = (hit["snippet"]?.string ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
      return "- \(Turkish.capitalised(moment(hit["at"]))), “\(hit["title"]?.string ?? "")” (\(who)): \(snippet)"
    }).joined(separator: "\n")
  }

  func entryLogged(_ tool: String, _ value: JSON) -> String {
    func number(_ key: String) -> String? { value[key]?.number.map { NumberText.plain($0) } }
    switch tool {
    case "logWater":
      return "\(number("milliliters") ?? "") ml su kaydedildi; bugün toplam \(number("today") ?? "") ml."
    case "logWeight": return "Kilonuz kaydedildi: \(number("kilograms") ?? "") kg."
    case "logSleep": return "Uyku kaydedildi: \(DateText.duration(minutes: (value["hours"]?.number ?? 0) * 60))."
    case "logMood": return "Ruh hâliniz kaydedildi: \(value["mood"]?.string ?? "")."
    case "logActivity":
      let parts = [number("minutes").map { "\($0) dakika" }, number("steps").map { "\($0) adım" }].compactMap(\.self)
      return "Hareket kaydedildi: \(value["kind"]?.string ?? "")\(parts.isEmpty ? "" : ", " + parts.joined(separator: ", "))."
    case "logMedication":
      let dose = [number("dose"), value["unit"]?.string].compactMap(\.self).joined(separator: " ")
      return "İlaç kaydedildi: \(Turkish.capitalised(value["name"]?.string ?? ""))\(dose.isEmpty ? "" : ", \(dose)") (\(moment(value["at"])))."
    case "logSymptom":
      let severity = Texts.severityName(value["severity"]?.string)
      return "Belirti kaydedildi: \(value["kind"]?.string ?? "")\(severity.map { " (\($0))" } ?? "")."
    default: return Texts.done
    }
  }
}
