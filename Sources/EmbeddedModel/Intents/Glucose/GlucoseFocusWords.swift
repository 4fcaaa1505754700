import Domain

// MARK: What is asked

extension GlucoseWords {
  mutating func setFocus() {
    ask.countsDays = ask.countsDays || says(.howManyDays) || says(.whichDays)
    if ask.owner == nil, says(.own) || says(.ownVerb) || says(.ownThing) {
      ask.owner = .writer
    }
    ask.focus = focus
    if ask.focus == .low, ask.countsDays { (ask.focus, ask.below) = (.beyond, 70) }
    if ask.focus == .list, ask.lastCount == nil, !says(.list) { ask.lastCount = 1 }
    if ask.otherHours != nil { (ask.focus, ask.isHabit) = (.compare, true) }
    if says(.ownHabit) { ask.isHabit = true }
    ask.asksFigure = says(.figure)
    ask.isOften = says(.howOften)
    ask.asksGoal = says(.goalAsked) || says(.goal) && [.judged, .beyondGoal].contains(ask.focus)
    ask.nameBounds()
  }

  /// "en son ne zaman yükseldim": one's own, which `GlucoseRequests` looks for by episodes.
  var asksLastTime: Bool {
    guard says(.when), says(.last) else { return false }
    return ask.owner == nil || ask.owner == .writer
  }

  private var focus: GlucoseFocus? {
    if ask.value != nil { return .check }
    if says(.both) { return .contexts }
    if says(.mealMost) { return .meals }
    if ask.other != nil || says(.compare) { return .compare }
    if ask.above != nil || ask.below != nil { return .beyond }
    if says(.goalOut) || says(.goal) && says(.overVerb) { return .beyondGoal }
    if says(.howMany) { return .counted }
    if says(.worst) { return .worstDay }
    if says(.best) { return .bestDay }
    if says(.mean) { return says(.goal) ? .judged : .mean }
    if says(.peak) { return .peak }
    if says(.trough) { return .trough }
    if says(.highest) { return .highest }
    if says(.lowest) { return .lowest }
    if says(.variability) { return .variability }
    if says(.gmi) { return .gmi }
    if says(.trend) { return .trend }
    let isCounted = says(.howOften) || ask.countsDays || ask.isEver || isAsked
    if says(.inRange) { return .inRange }
    if says(.goalAsked) { return .judged }
    if says(.rose), says(.howMuch) { return .summary }
    if says(.judged) { return .judged }
    if says(.fell), isCounted { return .low }
    if says(.rose), isCounted { return .beyondGoal }
    if says(.list) || ask.lastCount != nil { return .list }
    if says(.last) { return .list }
    if says(.summary) { return .summary }
    if says(.when) { return nil }
    if says(.value) { return .value }
    return nil
  }
}
