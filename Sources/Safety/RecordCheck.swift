import Analysis
import Domain
import Turkish

/// Holds the record that a call changes or deletes against the one that the newest message names.
///
///     "kahvaltıdaki ekmek 1 dilimdi" and updateMeal(which: "lunch")     // another meal
///     "öğlenki ekmeği çıkar" and deleteMeal(which: "lunch")             // more than was named
///     "annemin simidi yarımdı" and updateMeal(which: "last")            // another person's meal
///     "domatesi aldım" and updateShoppingList(check: ["yulaf"])         // another thing
struct RecordCheck {
  private let words: ThreadWords
  private let now: Said
  private let meals: [JSON]

  init(_ words: ThreadWords) {
    self.words = words
    now = words.now
    meals = words.evidence.results.flatMap(Self.meals)
  }

  func differences(of call: ToolCall) -> [Difference] {
    let arguments = call.arguments
    switch call.name {
    case "updateMeal":
      return [otherMeal(arguments) ?? otherFood(arguments), otherOwner(arguments)]
        .compactMap(\.self)
    case "deleteMeal":
      return [
        otherMeal(arguments) ?? otherFood(arguments), otherOwner(arguments), wholeMeal(arguments),
        otherDay(arguments),
      ].compactMap(\.self)
    case "updateEntry", "deleteEntry": return EntryCheck(words).differences(of: call)
    case "updateShoppingList": return otherThings(arguments)
    default: return []
    }
  }

  // MARK: Which meal

  /// The objects of a result that are meals.
  private static func meals(in json: JSON) -> [JSON] {
    switch json {
    case .array(let values): values.flatMap(meals)
    case .object(let members):
      (json[.meal]?.number != nil && json[.mealType] != nil ? [json] : [])
        + members.flatMap { meals(in: $0.value) }
    default: []
    }
  }

  private static let types = ["breakfast", "lunch", "dinner"]

  /// The main meal that the message names; nil for none or for several.
  private var named: String? {
    let named = Self.types.filter { now.has("write.meal.\($0)") }
    return named.count == 1 ? named[0] : nil
  }

  /// The meal of the thread that a call is about; nil where it is not known.
  private func target(_ arguments: JSON) -> JSON? {
    if let number = arguments[.meal]?.number { return meals.last { $0[.meal]?.number == number } }
    guard let which = arguments[.which]?.string else { return nil }
    return which == "last" ? meals.last : meals.last { $0[.mealType]?.string == which }
  }

  private func otherMeal(_ arguments: JSON) -> Difference? {
    guard arguments[.mealType] == nil, let said = named else { return nil }
    // "kahvaltıyı 7'ye al": where there is such a meal, it is the one that is moved.
    guard arguments[.eatenAt] == nil || meals.contains(where: { $0[.mealType]?.string == said })
    else { return nil }
    let which = arguments[.which]?.string
    let isNewest = which == "last"
    let type =
      which.flatMap { Self.types.contains($0) ? $0 : nil }
      ?? target(arguments)?[.mealType]?.string
    guard let type, type != said else { return nil }
    // What was eaten in the morning need not have been a breakfast.
    if which == nil || isNewest, let target = target(arguments), isEaten(target, at: said) {
      return nil
    }
    guard !isNewest || meals.contains(where: { $0[.mealType]?.string == said }) else { return nil }
    return Difference(
      thing: Texts.fields["mealType"] ?? "", said: Texts.values[said],
      written: Texts.values[type] ?? type)
  }

  /// "köfte 3 taneydi", and the meal that would change holds none: another of the thread does.
  private func otherFood(_ arguments: JSON) -> Difference? {
    let added = (arguments[.items]?.array ?? []).compactMap { $0[.name]?.string }
    let isAdded = now.has("amountCheck.more") || now.has("amountCheck.too")
    guard let target = target(arguments), named(in: target).isEmpty,
      named == nil || target[.mealType]?.string != named,
      let other = meals.last(where: { $0[.meal] != target[.meal] && !named(in: $0).isEmpty }),
      // The newest state of the other meal has to hold it, too.
      let newest = meals.last(where: { $0[.meal] == other[.meal] }),
      // "makarnanın yanında 1 elma da vardı": what is added may stand in another meal, too.
      named(in: newest).contains(where: { !(isAdded && added.contains($0)) })
    else { return nil }
    return Difference(
      thing: Texts.fields["mealType"] ?? "", said: named(in: newest).joined(separator: ", "),
      written: foods(of: target).joined(separator: ", "))
  }

  private func foods(of meal: JSON) -> [String] {
    (meal[.items]?.array ?? []).compactMap { $0[.name]?.string }
  }

  /// The foods of a meal that the message names.
  private func named(in meal: JSON) -> [String] {
    foods(of: meal).filter(words.isNamedNow)
  }

  private func isEaten(_ meal: JSON, at type: String) -> Bool {
    guard let text = meal[.eatenAt]?.string,
      let hour = CivilTime(parsing: text, in: words.evidence.zone)?.hour
    else { return false }
    let isMain = Self.types.contains(meal[.mealType]?.string ?? "")
    return !isMain && MealType(hour: hour).rawValue == type
  }

  /// Whose meal was named, where another's would be changed.
  private func otherOwner(_ arguments: JSON) -> Difference? {
    guard let person = words.personNamed(among: meals.map { $0[.person]?.string }),
      arguments[.person] == nil, let target = target(arguments), target[.person]?.string != person
    else { return nil }
    return Difference(
      thing: Texts.fields["person"] ?? "", said: person,
      written: target[.person]?.string ?? Texts.yours)
  }

  /// The day that was named, where a meal of another one would go: `bugünkü kahvaltıyı sil`.
  private func otherDay(_ arguments: JSON) -> Difference? {
    let (zone, now) = (words.evidence.zone, words.evidence.now)
    guard let eaten = target(arguments)?[.eatenAt]?.string,
      let moment = CivilTime(parsing: eaten, in: zone), let text = words.entries.last?.text
    else { return nil }
    let tokens = Turkish.tokens(of: text)
    let days = Turkish.times(in: tokens, now: now, zone: zone).filter {
      $0.day != nil && ($0.tellsDay || $0.isOfNow)
    }
    // A night goes on after midnight.
    guard let day = days.first, days.count == 1, let named = day.day,
      named != moment.day, !(moment.hour < 6 && named + 1 == moment.day)
    else { return nil }
    let said = tokens[day.tokens]
    guard let first = said.first, let last = said.last else { return nil }
    return Difference(
      thing: Texts.time, said: String(text[first.range.lowerBound..<last.range.upperBound]),
      written: DateText.moment(moment.date, now: now, zone: zone))
  }

  /// One food of several was named, and the whole meal would be deleted.
  private func wholeMeal(_ arguments: JSON) -> Difference? {
    guard !now.has("recordCheck.whole"), let target = target(arguments) else { return nil }
    let (names, said) = (foods(of: target), named(in: target))
    guard !said.isEmpty, said.count < names.count else { return nil }
    return Difference(
      thing: Texts.deletion, said: said.joined(separator: ", "),
      written: Texts.whole(names.joined(separator: ", ")))
  }

  // MARK: The list

  /// Things of the list that nobody named, where the message names others.
  private func otherThings(_ arguments: JSON) -> [Difference] {
    guard !now.has("recordCheck.all") else { return [] }
    let keys: [JSON.Key] = [.check, .uncheck, .remove]
    let names = keys.flatMap { arguments[$0]?.array ?? [] }.compactMap(\.string)
    let unsaid = names.filter { !isNamed($0) }
    // `aldım onları`, `evet` after a question: the things stand elsewhere in the talk.
    let points = now.has("agreement.pointing") || now.has("agreement.pointers") || words.isAgreeing
    let listed = words.evidence.results.flatMap { NamedRecord.all(in: $0) }.map(\.name)
    guard !points || unsaid.count < names.count || listed.contains(where: isNamed) else {
      return []
    }
    return unsaid.map { Difference(thing: "", said: nil, written: $0) }
  }

  private func isNamed(_ name: String) -> Bool {
    let open = words.entries[words.start...].map(\.said) + words.offers.suffix(1).map(\.said)
    return ThreadWords.words(of: name).contains { word in
      open.contains { $0.holds(word: word, loosely: true) }
    }
  }
}
