import Domain
import Foundation
import Turkish

/// Answers about glucose: every figure with its period and how many readings it is made of.
extension AnswerWriter {
  /// What was asked of the readings; without a focus the newest one, or the figures of the stretch.
  func glucose(_ value: JSON, _ arguments: JSON) -> String {
    guard let current = value[.current], current != .null else {
      guard let person = value[.person]?.string else { return Texts.noGlucose }
      let known = (value[.people]?.array ?? []).compactMap(\.string).map { Whose($0).name }
      return Texts.noGlucose(ofOther: Whose.owner(person), known: known)
    }
    let figures = GlucoseTold(value, zone: zone, unit: asked.glucoseUnit)
    if figures.count == 0, let context = value[.context]?.string {
      return Texts.noneChosen(
        stretchName(of: value), context: context, meal: value[.mealType]?.string,
        others: Int(value[.wholeCount]?.number ?? 0))
    }
    let name = name(of: value)
    if let text = asked.glucose.flatMap({ focused($0, value, figures, name) }) { return text }
    let asksRange = [JSON.Key.range, .from, .to, .window].contains { arguments[$0] != nil }
    guard asksRange else {
      let isOld = current[.freshness]?.string.flatMap(GlucoseAge.init) == .past
      let rest = figures.count > 1 && !isOld ? " " + overview(figures, name) : ""
      return newest(current) + rest + (isOld ? "" : course(value))
    }
    let isOver = (date(value[.to]) ?? now).addingTimeInterval(600) < now
    if figures.count > 1 {
      return overview(figures, name) + (isOver ? "" : " " + last(current))
    }
    guard figures.count == 1, let only = value[.list]?.array?.first else {
      return "\(Texts.noReadings(name)) \(last(current))"
    }
    let when = [moment(only[.at]), age(only[.at])].joined(separator: ", ")
    let text = "\(Turkish.capitalised(name)) 1 ölçüm var: **\(reading(only))** (\(when))."
    return isOver || only[.at] == current[.at] ? text : "\(text) \(last(current))"
  }

  /// The stretch of a result, and which of its readings are meant: `dün açlık ölçümlerinde`.
  func name(of value: JSON) -> String {
    Texts.within(
      stretchName(of: value), context: value[.context]?.string, meal: value[.mealType]?.string)
  }

  /// The stretch of a result by its range, its days, or its clocks.
  private func stretchName(of value: JSON) -> String {
    let name = Texts.rangeName(value[.range]?.string) ?? stretch(of: value)
    let told = name == Texts.someStretch ? part(of: value) ?? clocks(of: value) ?? name : name
    return Texts.within(
      Texts.within(told, onDays: value[.onDays]?.string), value[.window]?.string)
  }

  /// `dün akşam`, of the hours of a part of one day; nil for other hours.
  private func part(of value: JSON) -> String? {
    guard let from = date(value[.from]), let to = date(value[.to]) else { return nil }
    let (start, end) = (zone.civil(at: from), zone.civil(at: to))
    guard let part = Texts.partName(start.clock + "-" + end.clock) else { return nil }
    return DateText.day(start.day, today: zone.day(at: now)) + " " + part
  }

  /// What glucose is now; nothing older than an hour answers that.
  func newest(_ current: JSON) -> String {
    let source = Texts.sourceName(current[.source]?.string).map { ", " + $0 } ?? ""
    let age = age(current[.at]) + source
    let arrow = current[.arrow]?.string.map { " " + $0 } ?? ""
    switch current[.freshness]?.string.flatMap(GlucoseAge.init) ?? .past {
    case .current: return "Şu an **\(reading(current))\(arrow)** (\(age)).\(lowAdvice(current))"
    case .recent:
      return "Son ölçüm **\(reading(current))\(arrow)**, \(age); güncel olmayabilir."
        + lowAdvice(current)
    case .old: return "Son ölçüm **\(reading(current))**, \(age); güncel değil, yeniden ölçün."
    case .past:
      return
        "Güncel bir ölçüm yok. Son ölçüm \(reading(current)): \(moment(current[.at])) (\(age))."
    }
  }

  /// The last three hours as a line of blocks, where a sensor has measured most of them.
  private func course(_ value: JSON) -> String {
    let readings = (value[.list]?.array ?? []).compactMap { reading -> (Date, Double)? in
      guard reading[.means]?.string == GlucoseMeans.sensor.rawValue, let at = date(reading[.at]),
        let value = reading[.value]?.number,
        let unit = reading[.unit]?.string.flatMap(GlucoseUnit.init)
      else { return nil }
      return (at, value * unit.milligrams)
    }
    let columns = 12
    let line = Sparkline(
      readings: readings.map { (at: $0.0, milligrams: $0.1) },
      over: now.addingTimeInterval(-3 * 3600)..<now.addingTimeInterval(1), columns: columns)
    return line.filled * 3 >= columns * 2 ? Texts.lastThreeHours(line.text) : ""
  }

  /// What to do about a low that is going on.
  private func lowAdvice(_ current: JSON) -> String {
    GlucoseAssessment.Level(of: current)?.isLow == true ? " " + GlucoseAssessment.ruleOf15 : ""
  }

  /// The newest reading by the way, with its value and age.
  func last(_ current: JSON) -> String {
    "Son ölçüm \(moment(current[.at])): \(reading(current)) (\(age(current[.at])))."
  }

  /// `112 mg/dL`; in words where the device gave no number.
  func reading(_ value: JSON) -> String {
    switch value[.limit]?.string.flatMap(GlucoseLimit.init) {
    case .low: return Texts.tooLow
    case .high: return Texts.tooHigh
    case nil:
      let unit = value[.unit]?.string.flatMap(GlucoseUnit.init) ?? .mgdL
      let told = asked.glucoseUnit ?? unit
      let number = value[.value]?.number ?? 0
      guard told != unit else { return "\(NumberText.plain(number)) \(unit.rawValue)" }
      let other = number * unit.milligrams / told.milligrams
      return "\(NumberText.plain(other, decimals: told == .mgdL ? 0 : 1)) \(told.rawValue)"
    }
  }

  func age(_ at: JSON?) -> String { DateText.age(of: date(at) ?? now, now: now) }

  /// Mean, extremes and shares of a stretch.
  func overview(_ figures: GlucoseTold, _ name: String) -> String {
    "\(Turkish.capitalised(name)) \(figures.readings): \(figures.moments); ölçümlerin "
      + "\(figures.shares).\(figures.caution)"
  }

  // MARK: What was asked

  private func focused(
    _ focus: GlucoseFocus, _ value: JSON, _ figures: GlucoseTold, _ name: String
  ) -> String? {
    if focus == .last { return value[.current].map(last) }
    if focus == .food { return response(value) }
    if focus == .atMoment { return nearest(value) }
    guard figures.count > 0 else { return nil }
    if let text = kept(value, focus, name, figures) { return text }
    let stretch = Turkish.capitalised(name)
    switch focus {
    case .lowest, .highest: return extreme(value, focus, stretch, figures)
    case .low, .high, .veryLow, .veryHigh: return episodes(value, focus, stretch, figures)
    case .mean:
      return
        "\(stretch) ortalama **\(figures.mean) \(figures.unit)** (\(figures.basis)).\(figures.caution)"
    case .inRange:
      return "\(stretch) ölçümlerin \(figures.shares) (\(figures.basis)).\(figures.caution)"
    case .gmi: return estimate(figures, stretch)
    case .risk:
      let zone = value[.statistics]?[.griZone]?.string
      return Texts.risk(
        stretch, gri: figures[.gri], zone: zone, low: figures[.lbgi], high: figures[.hbgi],
        figures.basis) + (zone == nil ? "" : figures.caution)
    case .variability: return spread(figures, stretch)
    case .fasting, .afterMeal: return context(value, focus, stretch, figures)
    case .whenHigh: return dayParts(value, stretch, figures)
    case .worstDay, .bestDay: return extremeDay(value, focus, stretch, figures)
    case .compare: return value[.comparison].map { compared(figures, name, $0, nil) }
    case .summary: return overview(figures, name) + spoken(value, figures)
    case .food, .last, .now, .atMoment: return nil
    case .list, .value, .peak, .trough, .beyond, .beyondGoal, .judged, .check, .trend, .contexts,
      .meals, .counted:
      return nil
    }
  }

  func extreme(
    _ value: JSON, _ focus: GlucoseFocus, _ stretch: String, _ figures: GlucoseTold
  ) -> String? {
    guard let found = value[.extremes]?[focus.rawValue] else { return nil }
    let what = focus == .lowest ? Texts.lowest : Texts.highest
    return "\(stretch) \(what) ölçüm **\(reading(found))**: \(moment(found[.at])), "
      + "\(age(found[.at])) (\(figures.all) içinde)."
  }

  /// The reading nearest to the middle of a stretch; nil where nothing was measured in it.
  private func nearest(_ value: JSON) -> String? {
    guard let from = date(value[.from]), let to = date(value[.to]) else { return nil }
    let middle = from.addingTimeInterval(to.timeIntervalSince(from) / 2)
    let all = (value[.list]?.array ?? []).compactMap { found in
      date(found[.at]).map { ($0, found) }
    }
    guard
      let (at, found) = all.min(by: {
        abs($0.0.timeIntervalSince(middle)) < abs($1.0.timeIntervalSince(middle))
      })
    else { return nil }
    let told = DateText.clock(zone.civil(at: at)) + ", " + DateText.age(of: at, now: now)
    return Texts.nearest(DateText.moment(middle, now: now, zone: zone), reading(found), told)
  }

  private func estimate(_ figures: GlucoseTold, _ stretch: String) -> String {
    guard let gmi = figures[.gmi] else {
      return Texts.noEstimate(stretch, figures.basis, figures.coverage)
    }
    let other = figures[.estimatedA1c].map { Texts.estimatedA1c(NumberText.plain($0)) } ?? ""
    return "\(stretch) GMI (sensöre göre tahmini HbA1c) **%\(NumberText.plain(gmi))** "
      + "(\(figures.basis)).\(other) Laboratuvardaki HbA1c'nin yerini tutmaz.\(figures.caution)"
  }

  private func spread(_ figures: GlucoseTold, _ stretch: String) -> String? {
    guard let sd = figures.amount(.sd), let cv = figures[.cv] else { return nil }
    let word = cv <= 36 ? "36'nın altında: dengeli" : "36'nın üstünde: dalgalı"
    return "\(stretch) standart sapma \(sd) \(figures.unit), değişkenlik katsayısı "
      + "%\(NumberText.plain(cv)) (%\(word)); \(figures.basis).\(figures.caution)"
  }

  /// What people said of when they measured; a sensor does not know who is fasting.
  private func context(
    _ value: JSON, _ focus: GlucoseFocus, _ stretch: String, _ figures: GlucoseTold
  ) -> String {
    let key = focus == .fasting ? GlucoseContext.fasting : .afterMeal
    let name = focus == .fasting ? Texts.fasting : Texts.afterMeal
    guard let found = value[.contexts]?[key.rawValue], let mean = found[.mean]?.number else {
      return Texts.noContext(stretch, name)
    }
    let count = NumberText.plain(found[.count]?.number ?? 0)
    return "\(stretch) \(name) ortalamanız **\(figures.shown(mean)) \(figures.unit)** "
      + "(“\(name)” diye yazdığınız \(count) ölçüm; en düşük "
      + "\(figures.shown(found[.lowest]?.number ?? 0)), en yüksek "
      + "\(figures.shown(found[.highest]?.number ?? 0)))."
  }

  private func dayParts(_ value: JSON, _ stretch: String, _ figures: GlucoseTold) -> String? {
    let parts = value[.dayParts]?.array ?? []
    guard parts.count > 1,
      let worst = parts.max(by: { ($0[.mean]?.number ?? 0) < ($1[.mean]?.number ?? 0) })
    else { return nil }
    let rows = parts.map { part in
      let share = NumberText.plain((part[.tar180]?.number ?? 0).rounded())
      return
        "- \(part[.hours]?.string ?? ""): ortalama \(figures.shown(part[.mean]?.number ?? 0)), "
        + "\(figures.bound(isLow: false)) üstü %\(share) (\(NumberText.plain(part[.count]?.number ?? 0)) ölçüm)"
    }
    return "\(stretch) en yüksek saatleriniz **\(worst[.hours]?.string ?? "")** "
      + "(\(figures.basis)):\n\n" + rows.joined(separator: "\n") + figures.cautionBelow
  }
}
