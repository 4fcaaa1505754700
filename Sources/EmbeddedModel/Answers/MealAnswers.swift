import Analysis
import Domain
import Foundation
import Turkish

/// Meals and what they hold.
extension AnswerWriter {
  func mealLogged(_ meal: JSON, _ variant: Int) -> String {
    let owned = ownedMeal(meal)
    let name = owned ?? Texts.mealName(meal[.mealType]?.string)
    var opening = Turkish.capitalised(Texts.logged(name, owned == nil ? variant : 0))
    if let at = date(meal[.eatenAt]), abs(at.timeIntervalSince(now)) > 90 * 60 {
      opening = "\(moment(meal[.eatenAt])) için \(lowerFirst(opening))"
      opening = Turkish.capitalised(opening)
    }
    if owned == nil, let whose = whose(meal) { opening += " (\(whose.dative))" }
    if let note = meal[.note]?.string { opening += " (\(note))" }
    let told = summary(meal, opening: opening)
    return manner == .kind ? "\(told)\n\n\(Texts.kindWord(variant))" : told
  }

  func mealUpdated(_ meal: JSON) -> String {
    if meal[.deleted] != nil { return mealDeleted(meal) }
    var opening = Turkish.capitalised("\(mealTold(meal)) düzeltildi")
    let changes = (meal[.changes]?.array ?? []).compactMap(\.string)
    if !changes.isEmpty { opening += " (\(changes.joined(separator: ", ")))" }
    return summary(meal, opening: opening)
  }

  func mealDeleted(_ value: JSON) -> String {
    let meals = value[.deleted]?.array ?? [value]
    return Texts.deleted(Turkish.list(meals.map(mealWithItems)))
  }

  private func mealWithItems(_ meal: JSON) -> String {
    let items = (meal[.items]?.array ?? []).compactMap { $0[.name]?.string }
    return "\(mealTold(meal)) (\(items.joined(separator: ", ")))"
  }

  /// A record in a few words, with when it was: `kahvaltı (simit), bugün 09.00`.
  func recordTold(_ record: JSON) -> String {
    guard record[.items] != nil else { return entry(record) }
    let when = moment(record[.eatenAt])
    return mealWithItems(record) + (when.isEmpty ? "" : ", \(when)")
  }

  /// `annenizin kahvaltısı`; nil for a meal of the person's own and for names without suffixes.
  private func ownedMeal(_ meal: JSON) -> String? {
    whose(meal)?.owned(Texts.mealOfSomebody(meal[.mealType]?.string))
  }

  /// Whose a record is; nil for the person's own.
  func whose(_ record: JSON) -> Whose? { record[.person]?.string.map(Whose.init) }

  /// `kahvaltı`, `annenizin kahvaltısı`, `kahvaltı (Komşu için)`.
  private func mealTold(_ meal: JSON) -> String {
    if let owned = ownedMeal(meal) { return owned }
    let name = lowerFirst(Texts.mealName(meal[.mealType]?.string))
    return whose(meal).map { "\(name) (\($0.dative))" } ?? name
  }

  /// `27 g karbonhidrat`; says so where nothing or not all is known.
  private func carbs(_ carbs: JSON?, of count: Int, unknown: [String]) -> String {
    guard unknown.count < count else { return Texts.carbsUnknown }
    let known = "\(grams(carbs)) karbonhidrat"
    return unknown.isEmpty ? known : "\(known); \(Turkish.list(unknown)) hariç"
  }

  /// `27 g karbonhidrat`; says so where it is not known.
  func carbs(_ carbs: JSON?) -> String {
    carbs?.number == nil ? Texts.carbsUnknown : "\(grams(carbs)) karbonhidrat"
  }

  private func summary(_ meal: JSON, opening: String) -> String {
    let items = meal[.items]?.array ?? []
    let totals = meal[.totals]
    var lines: [String] = []
    let isEstimate = meal[.isEstimate]?.bool == true
    let known = items.filter { $0[.carbs]?.number != nil }
    if known.isEmpty {
      lines.append("\(opening): \(items.map(amount).joined(separator: ", ")).")
    } else {
      let sum =
        "**\(isEstimate ? "tahmini " : "")\(grams(totals?[.carbs])) karbonhidrat**, \(NumberText.plain(totals?[.calories]?.number ?? 0)) kcal"
      let unknown = items.filter { $0[.carbs]?.number == nil }.compactMap { $0[.name]?.string }
      let without = unknown.isEmpty ? "" : " (\(Turkish.list(unknown)) hariç)"
      let named = manner == .brief ? ": " + items.map(amount).joined(separator: ", ") : ""
      lines.append("\(opening): \(sum)\(without)\(named).")
      if manner != .brief { lines += [""] + items.map { "- \(line($0))" } }
    }
    var closing: [String] = []
    if let impact = meal[.impact], !known.isEmpty, known.count == items.count {
      closing.append(
        meal[.againstLow].map { Texts.againstLow($0[.value]?.number, $0[.unit]?.string) }
          ?? Texts.impact(impact[.level]?.string, load: meal[.glycemicLoad]?.number))
    }
    closing += (meal[.warnings]?.array ?? []).compactMap(\.string)
    if !closing.isEmpty {
      lines.append("")
      lines.append(closing.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }

  /// `2 dilim ekmek: 27 g (1 dilim = 27 g)`.
  private func line(_ item: JSON) -> String {
    guard item[.carbs]?.number != nil else { return "\(amount(item)): karbonhidratı bilinmiyor" }
    var notes: [String] = []
    if let basis = item[.basis]?.string { notes.append(basis) }
    // A figure that is none of the food table's says whose it is: `etikete göre, 100 g`.
    if item[.food]?.string == nil, item[.basis] == nil, item[.grams]?.number != nil,
      let source = item[.source]?.string, !source.hasSuffix(item[.name]?.string ?? "")
    {
      notes.append(source)
    }
    if item[.isEstimate]?.bool == true {
      if let low = item[.carbsRange]?[.low]?.number,
        let high = item[.carbsRange]?[.high]?.number, high - low >= 1
      {
        notes.append(
          "tahmini \(NumberText.plain(low.rounded()))–\(NumberText.plain(high.rounded())) g")
      } else {
        notes.append("tahmini")
      }
    }
    return
      "\(amount(item)): \(grams(item[.carbs]))\(notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")"
  }

  func meals(_ value: JSON, _ arguments: JSON) -> String {
    let all = value[.meals]?.array ?? []
    let own = asked.isNewest ? all.suffix(1) : all
    let others = asked.isNewest || asked.isOwnOnly ? [] : value[.others]?.array ?? []
    let meals = inOrder(own + others, by: .eatenAt)
    guard !meals.isEmpty else { return noMeals(value, arguments) }
    let isOfOne = whose(value) == nil
    var lines = meals.map { meal in
      let items = meal[.items]?.array ?? []
      let unknown = items.filter { $0[.carbs]?.number == nil }.compactMap { $0[.name]?.string }
      let carbs = self.carbs(meal[.totals]?[.carbs], of: items.count, unknown: unknown)
      let when = Turkish.capitalised(moment(meal[.eatenAt]))
      let name = isOfOne ? mealTold(meal) : lowerFirst(Texts.mealName(meal[.mealType]?.string))
      return "- \(when) \(name): \(items.map(amount).joined(separator: ", ")) (\(carbs))"
    }
    if asked.isOfFood, let food = arguments[.food]?.string, let totals = value[.totals] {
      lines += ["", Texts.ofFood(food, grams(totals[.carbs]))]
    } else if asked.isCount, arguments[.food] != nil {
      lines.insert(Texts.times(own.count, stretch(of: value)), at: 0)
    } else if own.count > 1, let totals = value[.totals] {
      lines.append("")
      lines.append(
        "\(own.count < meals.count ? "Sizin toplamınız" : "Toplam") **\(grams(totals[.carbs])) karbonhidrat**, \(NumberText.plain(totals[.calories]?.number ?? 0)) kcal."
      )
    }
    return lines.joined(separator: "\n")
  }

  /// That nothing was eaten, or none of a food: what was in its stead, and when it was eaten last.
  private func noMeals(_ value: JSON, _ arguments: JSON) -> String {
    let food = arguments[.food]?.string
    let meal = Texts.atMeal(arguments[.mealType]?.string)
    let when = [stretch(of: value), meal].compactMap(\.self).joined(separator: " ")
    var text = Texts.noMeals(when, food: food)
    let instead = (value[.instead]?.array ?? []).map(eaten)
    if !instead.isEmpty { text += " " + Texts.inItsStead(instead) }
    if food != nil, let last = value[.last] { text += " " + Texts.lastTime(eaten(last)) }
    return text
  }

  /// `öğle yemeği (pilav ve ayran), dün 13.00`, without whose it is.
  private func eaten(_ meal: JSON) -> String {
    let items = (meal[.items]?.array ?? []).compactMap { $0[.name]?.string }
    let name = lowerFirst(Texts.mealName(meal[.mealType]?.string))
    return "\(name) (\(items.joined(separator: ", "))), \(moment(meal[.eatenAt]))"
  }

  /// A day's entries in order, a line each, and what they sum up to.
  func day(_ value: JSON) -> String {
    let others = asked.isOwnOnly ? [] : value[.others]?.array ?? []
    let entries = inOrder((value[.entries]?.array ?? []) + others, by: .at)
    guard !entries.isEmpty else { return Texts.nothing(stretch(of: value)) }
    var lines = entries.map { "- \(Turkish.capitalised(moment($0[.at]))): \(entryLine($0))" }
    if let totals = value[.totals], totals[.carbs]?.number ?? 0 > 0 {
      lines += [
        "",
        "\(others.isEmpty ? "Toplam" : "Sizin toplamınız") **\(grams(totals[.carbs])) karbonhidrat**, \(NumberText.plain(totals[.calories]?.number ?? 0)) kcal.",
      ]
    }
    let sums = daySums(value)
    if !sums.isEmpty { lines += ["", sums.joined(separator: " ")] }
    return lines.joined(separator: "\n")
  }

  /// Records by their time; those of one moment meals first, then readings, in the order of their ids.
  private func inOrder(_ records: [JSON], by key: JSON.Key) -> [JSON] {
    func place(_ record: JSON) -> (Date, Int, Double) {
      let kinds: [JSON.Key] = [.meal, .reading, .entry]
      let kind = kinds.firstIndex { record[$0]?.number != nil } ?? kinds.count
      let id = kind < kinds.count ? record[kinds[kind]]?.number : nil
      return (date(record[key]) ?? now, kind, id ?? 0)
    }
    return records.sorted { place($0) < place($1) }
  }

  /// Water and movement of a day.
  private func daySums(_ value: JSON) -> [String] {
    guard let water = value[.water]?.number, water > 0 else { return movement(value) }
    return [
      Texts.waterDrunk(stretch(of: value), NumberText.plain(water), isOwn: whose(value) == nil)
    ] + movement(value)
  }

  /// The minutes and steps of a stretch.
  func movement(_ value: JSON) -> [String] {
    func sum(_ key: JSON.Key) -> Double? { value[key]?.number.flatMap { $0 > 0 ? $0 : nil } }
    let moved = [
      sum(.activityMinutes).map { DateText.duration(minutes: $0) },
      sum(.steps).map { "\(NumberText.plain($0)) adım" },
    ].compactMap(\.self)
    return moved.isEmpty ? [] : [Texts.moved(stretch(of: value), moved)]
  }

  /// An entry with its time: `400 ml su (bugün 09.00)`.
  func entry(_ value: JSON) -> String {
    let when = moment(value[.at])
    return when.isEmpty ? entryLine(value) : "\(entryLine(value)) (\(when))"
  }

  /// An entry in a few words, somebody else's with whose: `400 ml su (anneniz için)`.
  func entryLine(_ entry: JSON) -> String {
    let words = entryWords(entry)
    guard entry[.items] == nil, entry[.type] != "glucose", let whose = whose(entry) else {
      return words
    }
    return "\(words) (\(whose.dative))"
  }

  func entryWords(_ entry: JSON) -> String {
    func number(_ key: JSON.Key) -> String { entry[key]?.number.map { NumberText.plain($0) } ?? "" }
    switch entry[.type]?.string {
    case "meal":
      let items = (entry[.items]?.array ?? []).compactMap(\.string)
      let unknown = (entry[.unknown]?.array ?? []).compactMap(\.string)
      let carbs = self.carbs(entry[.carbs], of: items.count, unknown: unknown)
      return "\(mealTold(entry)), \(Turkish.list(items)) (\(carbs))"
    case "glucose":
      let said = "\(number(.value)) \(entry[.unit]?.string ?? "mg/dL")"
      let whose = whose(entry)
      let name = Texts.glucose(of: whose)
      let context = entry[.context]?.string.flatMap(GlucoseContext.init(rawValue:))
      return "\(name) \(said)" + (context.flatMap(Texts.contextName).map { " (\($0))" } ?? "")
    case let type?: return text(of: entry, type)?.line ?? type
    case nil: return ""
    }
  }

  /// An entry of the diary in words, by the form of its kind.
  func text(of entry: JSON, _ kind: String) -> EntryText? {
    EntryForm.of(EntryKind(rawValue: kind)).map { EntryText($0, entry) { moment($0) } }
  }

  func totals(_ value: JSON) -> String {
    let period = value[.period]?.string.map(Texts.periodName) ?? stretch(of: value)
    let unknown = (value[.unknown]?.array ?? []).compactMap(\.string)
    guard let meals = value[.meals]?.number, meals > 0, let totals = value[.totals] else {
      return "\(Turkish.capitalised(period)) kayıtlı bir öğün yok."
    }
    if totals[.calories]?.number == 0, totals[.carbs]?.number == 0, !unknown.isEmpty {
      return Texts.allUnknown(period, unknown)
    }
    if asked.isMostDay, let most = mostDay(value) { return most }
    let estimate = value[.isEstimate]?.bool == true ? "tahmini " : ""
    var text =
      "\(Turkish.capitalised(period)) \(estimate)**\(grams(totals[.carbs])) karbonhidrat**, \(NumberText.plain(totals[.calories]?.number ?? 0)) kcal \(Texts.eaten(whose(value) == nil))"
    text += " (\(others(totals)); \(NumberText.plain(meals)) öğün)."
    if let days = value[.daysWithData]?.number, days > 1, let average = value[.average] {
      text +=
        " Kayıtlı \(NumberText.plain(days)) günün ortalaması günde \(grams(average[.carbs])) karbonhidrat, \(NumberText.plain(average[.calories]?.number ?? 0)) kcal, \(others(average))."
    }
    if let remaining = value[.remaining]?.members, !remaining.isEmpty {
      text +=
        " "
        + remaining.compactMap { Texts.remaining($0.key, $0.value.number) }.joined(separator: " ")
    }
    if !unknown.isEmpty { text += " " + Texts.notCounted(unknown) }
    return text
  }

  /// The day on which most carbohydrate was eaten.
  private func mostDay(_ value: JSON) -> String? {
    let days = (value[.perDay]?.array ?? []).filter { $0[.carbs]?.number != nil }
    guard days.count > 1,
      let most = days.max(by: { $0[.carbs]?.number ?? 0 < $1[.carbs]?.number ?? 0 }),
      let day = date(most[.date])
    else { return nil }
    let name = DateText.day(zone.day(at: day), today: zone.day(at: now))
    return Texts.mostDay(name, grams(most[.carbs]))
  }

  /// Protein, fat and fibre, as far as they are known.
  private func others(_ nutrients: JSON) -> String {
    [Asked.Nutrient.protein, .fat, .fiber].compactMap { nutrient in
      nutrients[nutrient.rawValue]?.number.map { "\(NumberText.plain($0)) g \(nutrient.turkish)" }
    }.joined(separator: ", ")
  }
}
