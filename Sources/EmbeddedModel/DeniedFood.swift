import Analysis
import Domain
import Turkish

/// A message without the food or amount that it denies in front of the one that was eaten.
///
///     öğlen cacık değil ayran içtim        öğlen ayran içtim
///     2 dilim pide değil ekmek yedim       2 dilim ekmek yedim
///     2 değil 3 dilim ekmek yedim          3 dilim ekmek yedim
///     çorba içtim yanında 1 dilim ekmek değil 2 dilim
///                                          çorba içtim yanında 2 dilim ekmek
///
/// Where the newest meal of the thread holds it, the message puts that meal right, and says no second one:
///
///     pilav değil bulgur yedim             pilav değil bulgur
struct DeniedFood {
  private let sentence: Sentence
  private let kept: LoggedMeal?
  private var spans: [Span] { sentence.spans }

  init(_ sentence: Sentence, keeping kept: LoggedMeal?) {
    self.sentence = sentence
    let said = sentence.spans.lazy.compactMap { span in
      span.time?.meal?.type ?? span.time?.part.flatMap(MealType.init(part:))
    }.first
    // "akşam çay değil kahve içtim" is not of the tea of breakfast.
    self.kept = said.map { $0.rawValue == kept?.type } == false ? nil : kept
  }

  var result: Sentence {
    guard let denial = spans.indices.first(where: isDenial) else { return sentence }
    var after = denial + 1
    while after < spans.count, spans[after].isMark || word(after).fits("meal.too") { after += 1 }
    guard let eaten = (after..<spans.count).first(where: { spans[$0].food != nil || isAmount($0) }),
      (after..<eaten).allSatisfy({ spans[$0].has(.filler) })
    else { return sentence }
    if let beside = toldBeside(denial, from: after, eaten) { return beside }
    guard let verb = (eaten + 1..<spans.count).first(where: { spans[$0].finiteVerb != nil }),
      isEaten(verb), !spans[eaten...verb].contains(where: \.isMark)
    else { return sentence }
    let denied = start(of: denial, isCounted: isAmount(eaten))..<denial
    // "süt değil 2 tane": of what, is not said.
    guard isAmount(denial - 1) ? spans[eaten].number != nil : names(eaten..<verb) else {
      return sentence
    }
    var found = sentence
    if isKept(denied) {
      guard spans[(verb + 1)...].allSatisfy(\.isMark) else { return sentence }
      found.spans.remove(at: verb)
      // "2 dilim değil 3 dilim ekmek"
      if isAmount(denial - 1), spans[denial - 1].measure != nil, denied.count > 1 {
        found.spans.remove(at: denial - 1)
      }
      return found
    }
    // "yalnız süt değil ayran da içtim": both.
    guard names(eaten..<verb), !spans.contains(where: { $0.has(.correction, .instead) }),
      !(0..<denied.lowerBound).contains(where: { word($0).fits("denied.only") })
    else { return sentence }
    found.spans.removeSubrange(denied.lowerBound..<after)
    return found
  }

  /// "çorba içtim yanında cacık değil ayran", "… 1 dilim ekmek değil 2 dilim": what was had beside the food of
  /// a verb, which has none itself; nil for every other denial.
  private func toldBeside(_ denial: Int, from after: Int, _ eaten: Int) -> Sentence? {
    let end = spans[eaten...].firstIndex(where: \.isMark) ?? spans.count
    guard spans[denial - 1].food != nil,
      (eaten..<end).allSatisfy({ isAmount($0) || spans[$0].food != nil }),
      !spans[eaten..<end].contains(where: { $0.finiteVerb != nil }),
      let verb = spans[..<denial].lastIndex(where: { $0.finiteVerb != nil }), isEaten(verb),
      spans[..<verb].contains(where: { $0.food != nil }),
      !spans[..<denial].contains(where: { sentence.folded($0).fits("denied.only") }),
      !spans.contains(where: { $0.has(.correction, .instead) })
    else { return nil }
    let named = (eaten..<end).compactMap { spans[$0].food?.phrase }
    guard named.count < 2 else { return nil }
    let isCounted = (eaten..<end).contains(where: isAmount)
    guard isCounted || !named.isEmpty else { return nil }
    let start = start(of: denial, isCounted: isCounted)
    var found = sentence
    // "1 dilim ekmek değil 2 dilim": of the same.
    if named.isEmpty { found.spans.insert(spans[denial - 1], at: end) }
    found.spans.removeSubrange(start..<after)
    return found
  }

  /// "değil" behind a food that has no ending or behind an amount, and no tag of a question.
  private func isDenial(_ place: Int) -> Bool {
    guard place > 0, word(place).fits("repair.not"), place + 1 < spans.count,
      !word(place + 1).fits("asked.whether")
    else { return false }
    if let food = spans[place - 1].food { return food.noun?.length ?? 0 == 0 }
    return isAmount(place - 1)
  }

  /// Where what is denied begins: an amount in front of a food is of what was eaten, where that has none.
  private func start(of denial: Int, isCounted: Bool) -> Int {
    var start = denial - 1
    guard isCounted || isAmount(start) else { return start }
    while start > 0, isAmount(start - 1) { start -= 1 }
    return start
  }

  private func isKept(_ denied: Range<Int>) -> Bool {
    guard let items = kept?.items else { return false }
    if let food = spans[denied.upperBound - 1].food {
      return items.contains { FoodRole.shares($0.name, food.phrase) }
    }
    let value = spans[denied].lazy.compactMap(\.number?.value).first
    let unit = spans[denied].lazy.compactMap(\.measure?.unit).first
    let named = spans.compactMap { $0.measure == nil ? $0.food?.phrase : nil }
    return !spans.contains { $0.has(.medication, .doseunit) }
      && items.contains { item in
        item.quantity == value && (unit == nil || unit == item.unit)
          && named.allSatisfy { FoodRole.shares(item.name, $0) }
      }
  }

  private func names(_ places: Range<Int>) -> Bool { places.contains { spans[$0].food != nil } }

  private func isAmount(_ place: Int) -> Bool {
    spans[place].number != nil || spans[place].measure != nil && spans[place].food == nil
  }

  private func isEaten(_ place: Int) -> Bool {
    guard spans[place].has(.eat), let verb = spans[place].finiteVerb?.verb else { return false }
    return [.past, .reported].contains(verb.mood) && !verb.isNegative
  }

  private func word(_ place: Int) -> String { sentence.folded(spans[place]) }
}
