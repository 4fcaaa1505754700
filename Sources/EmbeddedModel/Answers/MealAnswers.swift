import Domain
import Foundation
import Turkish

/// Meals and what they hold.
extension AnswerWriter {
  func mealLogged(_ meal: JSON, _ variant: Int) -> String {
    let name = Texts.mealName(meal["mealType"]?.string)
    var opening = Texts.logged(name, variant)
    if let at = date(meal["eatenAt"]), abs(at.timeIntervalSince(now)) > 90 * 60 {
      opening = "\(moment(meal["eatenAt"])) için \(lowerFirst(opening))"
      opening = Turkish.capitalised(opening)
    }
    if let note = meal["note"]?.string { opening += " (\(note))" }
    return summary(meal, opening: opening)
  }

  func mealUpdated(_ meal: JSON, _ arguments: JSON) -> String {
    var opening = "\(Texts.mealName(meal["mealType"]?.string)) düzeltildi"
    if arguments["eatenAt"] != nil { opening += " (\(moment(meal["eatenAt"])))" }
    return summary(meal, opening: opening)
  }

  func mealDeleted(_ value: JSON) -> String {
    let meals = value["deleted"]?.array ?? [value]
    let told = meals.map { meal in
      let items = (meal["items"]?.array ?? []).compactMap { $0["name"]?.string }
      return "\(lowerFirst(Texts.mealName(meal["mealType"]?.string))) (\(items.joined(separator: ", ")))"
    }
    return Texts.deleted(Turkish.list(told))
  }

  private func summary(_ meal: JSON, opening: String) -> String {
    let items = meal["items"]?.array ?? []
    let totals = meal["totals"]
    var lines: [String] = []
    let isEstimate = meal["isEstimate"]?.bool == true
    let known = items.filter { $0["carbs"]?.number != nil }
    if known.isEmpty {
      lines.append("\(opening): \(items.map(amount).joined(separator: ", ")).")
    } else {
      let sum = "**\(isEstimate ? "tahmini " : "")\(grams(totals?["carbs"])) karbonhidrat**, \(NumberText.plain(totals?["calories"]?.number ?? 0)) kcal"
      lines.append("\(opening): \(sum).")
      lines.append("")
      lines += items.map { "- \(line($0))" }
    }
    var closing: [String] = []
    if let impact = meal["impact"], !known.isEmpty {
      closing.append(Texts.impact(impact["level"]?.string, impact["score"]?.number, meal["glycemicLoad"]?.number))
    }
    closing += (meal["warnings"]?.array ?? []).compactMap(\.string)
    if !closing.isEmpty {
      lines.append("")
      lines.append(closing.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }

  /// `2 dilim ekmek: 27 g (1 dilim = 27 g)`.
  private func line(_ item: JSON) -> String {
    guard item["carbs"]?.number != nil else { return "\(amount(item)): karbonhidratı bilinmiyor" }
    var notes: [String] = []
    if let basis = item["basis"]?.string { notes.append(basis) }
    if item["isEstimate"]?.bool == true {
      if let low = item["carbsRange"]?["low"]?.number, let high = item["carbsRange"]?["high"]?.number, high - low >= 1 {
        notes.append("tahmini \(NumberText.plain(low.rounded()))–\(NumberText.plain(high.rounded())) g")
      } else {
        notes.append("tahmini")
      }
    }
    return "\(amount(item)): \(grams(item["carbs"]))\(notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")"
  }

  func meals(_ value: JSON, _ arguments: JSON) -> String {
    let meals = value["meals"]?.array ?? []
    guard !meals.isEmpty else { return Texts.noMeals(food: arguments["food"]?.string) }
    var lines = meals.map { meal in
      let items = (meal["items"]?.array ?? []).map(amount).joined(separator: ", ")
      let whose = meal["note"]?.string.map { $0.hasSuffix(Meal.forSomebody) ? " (\($0))" : "" } ?? ""
      return "- \(Turkish.capitalised(moment(meal["eatenAt"]))) \(lowerFirst(Texts.mealName(meal["mealType"]?.string)))\(whose): \(items) (\(grams(meal["totals"]?["carbs"])) karbonhidrat)"
    }
    if meals.count > 1, let totals = value["totals"] {
      lines.append("")
      lines.append("Toplam **\(grams(totals["carbs"])) karbonhidrat**, \(NumberText.plain(totals["calories"]?.number ?? 0)) kcal.")
    }
    return lines.joined(separator: "\n")
  }

  /// A day's entries in order, a line each, and what they sum up to.
  func day(_ value: JSON) -> String {
    let entries = value["entries"]?.array ?? []
    guard !entries.isEmpty else { return "Bu gün için kayıt yok." }
    var lines = entries.map { "- \(Turkish.capitalised(moment($0["at"]))): \(entryLine($0))" }
    if let totals = value["totals"], totals["carbs"]?.number ?? 0 > 0 {
      lines += ["", "Toplam **\(grams(totals["carbs"])) karbonhidrat**, \(NumberText.plain(totals["calories"]?.number ?? 0)) kcal."]
    }
    return lines.joined(separator: "\n")
  }

  private func entryLine(_ entry: JSON) -> String {
    func number(_ key: String) -> String { entry[key]?.number.map { NumberText.plain($0) } ?? "" }
    switch entry["type"]?.string {
    case "meal":
      let items = (entry["items"]?.array ?? []).compactMap(\.string)
      return "\(lowerFirst(Texts.mealName(entry["mealType"]?.string))), \(Turkish.list(items)) (\(grams(entry["carbs"])) karbonhidrat)"
    case "glucose": return "kan şekeri \(number("value")) \(entry["unit"]?.string ?? "mg/dL")"
    case "water": return "\(number("milliliters")) ml su"
    case "weight": return "kilo \(number("kilograms")) kg"
    case "sleep": return "uyku \(DateText.duration(minutes: (entry["hours"]?.number ?? 0) * 60))"
    case "mood": return "ruh hâli: \(entry["mood"]?.string ?? "")"
    case "activity":
      let parts = [entry["minutes"].map { _ in "\(number("minutes")) dakika" }, entry["steps"].map { _ in "\(number("steps")) adım" }]
      return ([entry["kind"]?.string ?? "hareket"] + parts.compactMap(\.self)).joined(separator: ", ")
    case "medication": return "\(entry["name"]?.string ?? "ilaç") \(number("dose")) \(entry["unit"]?.string ?? "")".trimmed
    case "symptom": return entry["kind"]?.string ?? "belirti"
    default: return entry["type"]?.string ?? ""
    }
  }

  func totals(_ value: JSON) -> String {
    let period = Texts.periodName(value["period"]?.string)
    guard let meals = value["meals"]?.number, meals > 0, let totals = value["totals"] else {
      return "\(Turkish.capitalised(period)) kayıtlı bir öğün yok."
    }
    let estimate = value["isEstimate"]?.bool == true ? "tahmini " : ""
    var text = "\(Turkish.capitalised(period)) \(estimate)**\(grams(totals["carbs"])) karbonhidrat**, \(NumberText.plain(totals["calories"]?.number ?? 0)) kcal aldınız"
    text += " (\(grams(totals["protein"])) protein, \(grams(totals["fat"])) yağ, \(grams(totals["fiber"])) lif; \(NumberText.plain(meals)) öğün)."
    if let days = value["daysWithData"]?.number, days > 1, let average = value["average"] {
      text += " Kayıtlı \(NumberText.plain(days)) günün ortalaması günde \(grams(average["carbs"])) karbonhidrat, \(NumberText.plain(average["calories"]?.number ?? 0)) kcal, \(grams(average["protein"])) protein, \(grams(average["fat"])) yağ, \(grams(average["fiber"])) lif."
    }
    if let remaining = value["remaining"]?.members, !remaining.isEmpty {
      text += " " + remaining.compactMap { Texts.remaining($0.key, $0.value.number) }.joined(separator: " ")
    }
    if let unknown = value["unknown"]?.array, !unknown.isEmpty {
      text += " " + Texts.notCounted(unknown.compactMap(\.string))
    }
    return text
  }

  func food(_ value: JSON) -> String {
    guard let name = value["food"]?.string != nil ? value["name"]?.string : nil, let portion = value["portion"] else {
      return Texts.foodUnknown(
        value["name"]?.string ?? "", (value["alternatives"]?.array ?? []).compactMap { $0["name"]?.string })
    }
    let item = portion.setting("name", to: .string(name))
    var text = "\(Turkish.capitalised(amount(item))): **\(grams(portion["carbs"])) karbonhidrat**, \(NumberText.plain(portion["calories"]?.number ?? 0)) kcal"
    text += " (\(NumberText.plain(portion["grams"]?.number ?? 0)) g"
    if let low = portion["carbsRange"]?["low"]?.number, let high = portion["carbsRange"]?["high"]?.number {
      text += "; tahmini, \(NumberText.plain(low.rounded()))–\(NumberText.plain(high.rounded())) g arası"
    } else if portion["isEstimate"]?.bool == true {
      text += "; tahmini"
    }
    text += "). 100 gramında \(grams(value["per100g"]?["carbs"])) karbonhidrat var."
    if let index = value["glycemicIndex"]?.number { text += " Glisemik indeksi \(NumberText.plain(index))." }
    return text
  }
}
