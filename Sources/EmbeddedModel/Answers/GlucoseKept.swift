import Domain
import Foundation
import Turkish

/// Answers about readings that were chosen: by their context, their hours, a bound or the goal.
extension AnswerWriter {
  /// What was asked of the readings that were found; nil where the figures of the stretch tell it.
  func kept(
    _ value: JSON, _ focus: GlucoseFocus, _ name: String, _ figures: GlucoseTold
  ) -> String? {
    let stretch = Turkish.capitalised(name)
    switch focus {
    case .list: return listed(value, stretch, figures)
    case .value: return valued(value, stretch, figures)
    case .peak, .trough:
      if figures.count == 1 { return valued(value, stretch, figures) }
      return extreme(value, focus == .peak ? .highest : .lowest, stretch, figures)
    case .beyond: return value[.beyond].map { beyond($0, value, stretch, figures) }
    case .beyondGoal: return beyondGoal(value, stretch, figures)
    case .judged: return judged(value, stretch, figures)
    case .check: return remembered(value, name, figures)
    case .trend: return value[.comparison].map { compared(figures, name, $0, nil) }
    case .contexts: return contexts(value, stretch, figures)
    case .summary where figures.count == 1: return valued(value, stretch, figures)
    case .worstDay where value[.dayExtremes] == nil:
      return extreme(value, .highest, stretch, figures)
    case .counted: return Texts.counted(stretch, figures.basis)
    default: return nil
    }
  }

  // MARK: Readings themselves

  /// As many as people read; more of them are told by their figures.
  private static let mostListed = 31

  private func listed(_ value: JSON, _ stretch: String, _ figures: GlucoseTold) -> String? {
    let all = value[.list]?.array ?? []
    if asked.glucoseCount == nil, figures.count > Self.mostListed || figures.count > all.count {
      return nil
    }
    let shown = asked.glucoseCount.map { all.suffix($0) } ?? all[...]
    guard shown.count > 1 else { return shown.last.map { single($0) } }
    let lines = shown.map { "- \(Turkish.capitalised(moment($0[.at]))): \(reading($0))" }
    let head = Texts.listed(stretch, figures.all, mean: "\(figures.mean) \(figures.unit)")
    return head + "\n\n" + lines.joined(separator: "\n")
  }

  /// One reading with its age: `Dün 07.30: **97 mg/dL** (açlık), 1 gün önce`.
  private func single(_ found: JSON) -> String {
    let context = (found[.context]?.string).flatMap(Self.contextName).map { " (\($0))" } ?? ""
    return "\(Turkish.capitalised(moment(found[.at]))): **\(reading(found))**\(context), "
      + "\(age(found[.at]))."
  }

  private static func contextName(_ context: String) -> String? {
    switch GlucoseContext(rawValue: context) {
    case .fasting: Texts.fasting
    case .afterMeal: Texts.afterMeal
    default: nil
    }
  }

  private func valued(_ value: JSON, _ stretch: String, _ figures: GlucoseTold) -> String? {
    let all = value[.list]?.array ?? []
    if figures.count == 1, let only = all.last { return single(only) }
    // Asked without a stretch: the last one, and what they come to.
    if value[.range]?.string == "90d", let last = all.last {
      return single(last) + " " + overview(figures, stretch)
    }
    return figures.count <= Self.fewest ? listed(value, stretch, figures) : nil
  }

  /// So few readings are told one by one.
  private static let fewest = 8

  // MARK: Beyond a bound

  private func beyond(
    _ found: JSON, _ value: JSON, _ stretch: String, _ figures: GlucoseTold,
    bound: Double? = nil
  ) -> String {
    let arguments = value[.bound]
    let isAbove = bound != nil || arguments?[.above] != nil
    let said = bound ?? arguments?[.above]?.number ?? arguments?[.below]?.number ?? 0
    let name = Turkish.genitive(
      bound == nil ? NumberText.plain(said) : figures.shown(said))
    let count = Int(found[.count]?.number ?? 0)
    guard count > 0 else {
      let extreme = value[.extremes]?[isAbove ? .highest : .lowest]
      let told = extreme.map {
        "\(isAbove ? Texts.highest : Texts.lowest) \(reading($0)), \(moment($0[.at]))"
      }
      return Texts.noneBeyond(stretch, name, isAbove: isAbove, told ?? "", figures.basis)
    }
    if asked.countsDays {
      let days = (found[.dates]?.array ?? []).compactMap { day in
        day.string.flatMap { CivilTime(parsing: $0, in: zone)?.day }.map {
          DateText.date($0, today: zone.day(at: now))
        }
      }
      return Texts.daysBeyond(
        stretch, name, isAbove: isAbove, days: Int(found[.days]?.number ?? 0),
        of: Int(found[.ofDays]?.number ?? 0), days)
    }
    let list = (found[.list]?.array ?? []).suffix(Self.mostBeyond)
    let lines = list.map { "- \(Turkish.capitalised(moment($0[.at]))): \(reading($0))" }
    return Texts.beyond(
      stretch, name, isAbove: isAbove, times: Int(found[.times]?.number ?? 0), count: count,
      figures.basis) + ":\n\n" + lines.joined(separator: "\n")
  }

  private static let mostBeyond = 12

  private func beyondGoal(_ value: JSON, _ stretch: String, _ figures: GlucoseTold) -> String? {
    guard let goal = value[.goal], let found = goal[.beyond] else { return nil }
    let isUsual = goal[.basis]?.string == GlucoseGoal.Basis.usual.rawValue
    if isUsual, !asked.countsDays, value[.context] == nil {
      return episodes(value, .high, stretch, figures)
    }
    let range = Texts.goalRange(goal, context: value[.context]?.string, figures.shown)
    let text = beyond(found, value, stretch, figures, bound: goal[.high]?.number ?? 180)
    return isUsual ? text : "\(text)\n\n\(Texts.rangeThatHolds(range))\(aside(goal))"
  }

  private func judged(_ value: JSON, _ stretch: String, _ figures: GlucoseTold) -> String? {
    guard let goal = value[.goal], goal[.count]?.number ?? 0 > 0 else { return nil }
    let isUsual = goal[.basis]?.string == GlucoseGoal.Basis.usual.rawValue
    // What a sensor measured all day is told by its shares.
    if isUsual, figures.count > Self.mostListed { return overview(figures, stretch) }
    func number(_ key: JSON.Key) -> Int { Int(goal[key]?.number ?? 0) }
    let range = Texts.goalRange(goal, context: value[.context]?.string, figures.shown)
    let text = Texts.inGoal(
      stretch, (number(.count), number(.inCount), number(.belowCount), number(.aboveCount)), range)
    let over = (goal[.beyond]?[.list]?.array ?? []).suffix(Self.mostBeyond)
    let lines = over.map { "- \(Turkish.capitalised(moment($0[.at]))): \(reading($0))" }
    let listed = lines.isEmpty ? "" : "\n\n" + lines.joined(separator: "\n") + "\n\n"
    let figure = " " + Turkish.capitalised(figures.moments) + "."
    let more = aside(goal)
    return text + figure + listed + (lines.isEmpty ? more : String(more.dropFirst()))
  }

  /// What a range of all readings does not tell of those on an empty stomach, and where it comes from.
  private func aside(_ goal: JSON) -> String {
    let fasting = Int(goal[.fastingAbove]?.number ?? 0)
    return (fasting > 0 ? " " + Texts.fastingAbove(fasting) : "")
      + Texts.goalsOfPregnancy(in: goal)
  }

  // MARK: What is remembered, and more than one kind

  private func remembered(_ value: JSON, _ name: String, _ figures: GlucoseTold) -> String? {
    if let found = value[.matches]?.array?.last {
      return Texts.remembered(reading(found), moment(found[.at]))
    }
    guard let low = value[.extremes]?[.lowest], let high = value[.extremes]?[.highest],
      let said = value[.bound]?[.value]?.number
    else { return nil }
    return Texts.notRemembered(
      name, NumberText.plain(said), reading(low), "\(reading(high)), \(moment(high[.at]))",
      figures.basis)
  }

  private func contexts(_ value: JSON, _ stretch: String, _ figures: GlucoseTold) -> String? {
    func told(_ context: GlucoseContext) -> String {
      guard let found = value[.contexts]?[context.rawValue], let mean = found[.mean]?.number else {
        return Texts.noneWritten
      }
      return Texts.contextMean(
        "\(figures.shown(mean)) \(figures.unit)", Int(found[.count]?.number ?? 0))
    }
    return Texts.bothContexts(stretch, fasting: told(.fasting), afterMeal: told(.afterMeal))
  }

  /// The readings after each meal side by side, the highest first; nil where they are none of it.
  func mealsCompared(_ values: [JSON]) -> String? {
    guard asked.glucose == .meals, values.count == 3 else { return nil }
    let known = values.map { ($0, GlucoseTold($0, zone: zone, unit: asked.glucoseUnit)) }
      .filter { $0.1.count > 0 }
      .sorted { ($0.1[.mean] ?? 0) > ($1.1[.mean] ?? 0) }
    let stretch = Texts.rangeName(values[0][.range]?.string) ?? stretch(of: values[0])
    guard let first = known.first else {
      return Texts.noneChosen(
        stretch, context: GlucoseContext.afterMeal.rawValue, meal: nil,
        others: Int(values[0][.wholeCount]?.number ?? 0))
    }
    let lines = known.map { value, figures in
      "- \(Turkish.capitalised(Texts.afterMeal(value[.mealType]?.string))): "
        + "\(figures.moments) (\(figures.basis))"
    }
    return Texts.highestMeal(
      Turkish.capitalised(stretch), Texts.afterWhich(first.0[.mealType]?.string)) + "\n\n"
      + lines.joined(separator: "\n")
  }
}

extension Texts {
  /// The goals of pregnancy where they are those that hold.
  static func goalsOfPregnancy(in goal: JSON) -> String {
    goal[.basis]?.string == GlucoseGoal.Basis.pregnancy.rawValue ? goalsOfPregnancy : ""
  }
}
