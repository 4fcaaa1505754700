import Domain
import Foundation
import Turkish

/// Answers about lows and highs, two periods, and what a food did.
extension AnswerWriter {
  /// A stretch of hours by its clocks, where it has no name: `dün 22.00 – bugün 05.00 arasında`.
  func clocks(of value: JSON) -> String? {
    guard let from = date(value[.from]), let to = date(value[.to]),
      to.timeIntervalSince(from) < 86_400, from < to
    else { return nil }
    let end = min(to, now)
    let (start, last) = (zone.civil(at: from), zone.civil(at: end))
    let head = DateText.moment(from, now: now, zone: zone)
    let tail =
      start.day == last.day ? DateText.clock(last) : DateText.moment(end, now: now, zone: zone)
    return "\(head) – \(tail) arasında"
  }

  // MARK: Lows and highs

  func episodes(
    _ value: JSON, _ focus: GlucoseFocus, _ stretch: String, _ figures: GlucoseTold
  ) -> String? {
    let isLow = [.low, .veryLow].contains(focus)
    let isFar = [.veryLow, .veryHigh].contains(focus)
    let words = Texts.Beyond(
      isLow: isLow, bound: isFar ? figures.farBound(isLow: isLow) : figures.bound(isLow: isLow),
      level: isFar ? 2 : 1)
    guard value[.episodes] != nil else { return byHand(value, words, stretch, figures) }
    let found = value[.episodes]?[focus.rawValue] ?? [:]
    let gaps = figures.coverage.flatMap { $0 < 70 ? " " + Texts.gaps($0) : nil } ?? ""
    let count = Int(found[.count]?.number ?? 0)
    guard count > 0 else { return noEpisode(value, words, stretch, figures) + gaps }
    let list = found[.list]?.array ?? []
    if asked.isLastTime, let newest = list.last {
      return last(newest, words, figures)
        + " \(stretch) toplam \(count) kez (\(figures.basis)).\(gaps)"
    }
    let lines = list.map { episode in
      let start = date(episode[.start]) ?? now
      let end = date(episode[.end]).map { DateText.clock(zone.civil(at: $0)) } ?? ""
      let span = DateText.duration(minutes: episode[.minutes]?.number ?? 0)
      let going = episode[.ended]?.bool == false ? " (ölçümlerin sonunda sürüyor)" : ""
      return
        "- \(Turkish.capitalised(DateText.moment(start, now: now, zone: zone)))–\(end): \(span), "
        + "\(words.extreme) \(extreme(episode, figures))\(going)"
    }
    let nights = Int(found[.overnight]?.number ?? 0)
    let night = nights > 0 && count > 1 ? "; \(nights) tanesi gece yarısından sonra" : ""
    let shown = count > list.count ? " Son \(list.count) tanesi:" : ""
    return "\(stretch) \(words.bound) \(words.side) **\(count) kez** \(words.gone)"
      + " (\(figures.basis)\(night)).\(shown)\n\n" + lines.joined(separator: "\n") + gaps
  }

  /// `70'in altına en son **dün 03.20–04.00** arasında indiniz (10 saat önce): 40 dakika, …`.
  private func last(_ episode: JSON, _ words: Texts.Beyond, _ figures: GlucoseTold) -> String {
    let (start, end) = (date(episode[.start]) ?? now, min(date(episode[.end]) ?? now, now))
    let hours =
      "\(DateText.moment(start, now: now, zone: zone))–\(DateText.clock(zone.civil(at: end)))"
    let span = DateText.duration(minutes: episode[.minutes]?.number ?? 0)
    let going = episode[.ended]?.bool == false ? " Ölçümlerin sonunda sürüyordu." : ""
    return "\(Turkish.capitalised(words.bound)) \(words.side) en son **\(hours)** arasında "
      + "\(words.gone) (\(DateText.age(of: start, now: now))): \(span), "
      + "\(words.extreme) \(extreme(episode, figures)).\(going)"
  }

  private func extreme(_ episode: JSON, _ figures: GlucoseTold) -> String {
    switch episode[.limit]?.string.flatMap(GlucoseLimit.init) {
    case .low: Texts.tooLow
    case .high: Texts.tooHigh
    case nil: "\(figures.shown(episode[.extreme]?.number ?? 0)) \(figures.unit)"
    }
  }

  private func noEpisode(
    _ value: JSON, _ words: Texts.Beyond, _ stretch: String, _ figures: GlucoseTold
  ) -> String {
    let isBrief = (figures[words.share] ?? 0) > 0
    let found = value[.extremes]?[words.isLow ? .lowest : .highest]
    let told = found.map { "\(words.extreme) \(reading($0)) (\(moment($0[.at])))" } ?? ""
    guard isBrief else {
      return "\(stretch) \(words.bound) \(words.side) \(words.notGone): \(told); \(figures.basis)."
    }
    return
      "\(stretch) \(words.bound) \(words.side) 15 dakika süren bir \(words.name) yok, daha kısası "
      + "var: \(told); \(figures.basis)."
  }

  /// What single readings tell, which say nothing of the time between them.
  private func byHand(
    _ value: JSON, _ words: Texts.Beyond, _ stretch: String, _ figures: GlucoseTold
  ) -> String {
    let levels = words.levels
    let beyond = (value[.list]?.array ?? []).filter { levels.contains($0[.level]?.string ?? "") }
    let between = " Elle ölçümler arada olanı göstermez."
    guard !beyond.isEmpty else {
      // The list holds the newest readings alone.
      let found = value[.extremes]?[words.isLow ? .lowest : .highest]
      if (figures[words.share] ?? 0) > 0, let found {
        return "\(stretch) \(figures.basis) var; \(words.extreme) olan \(reading(found)) "
          + "(\(moment(found[.at])), \(age(found[.at])))." + between
      }
      return
        "\(stretch) \(figures.basis) var, hiçbiri \(words.bound) \(words.within) değil.\(between)"
    }
    if asked.isLastTime, let newest = beyond.last {
      return "\(Turkish.capitalised(words.bound)) \(words.within) son ölçümünüz "
        + "**\(moment(newest[.at]))**: \(reading(newest)) (\(age(newest[.at]))). "
        + "\(stretch) \(figures.basis) var.\(between)"
    }
    let lines = beyond.map { "- \(Turkish.capitalised(moment($0[.at]))): \(reading($0))" }
    return "\(stretch) \(figures.basis) var, **\(beyond.count)** tanesi \(words.bound) "
      + "\(words.within):\n\n" + lines.joined(separator: "\n") + "\n\n" + between.dropFirst()
  }

  // MARK: Two periods

  /// Two results of one question side by side; nil where they are not two periods.
  func compared(_ values: [JSON]) -> String? {
    guard asked.glucose == .compare, values.count == 2 else { return nil }
    let figures = GlucoseTold(values[0], zone: zone, unit: asked.glucoseUnit)
    return compared(figures, name(of: values[0]), values[1], name(of: values[1]))
  }

  func compared(
    _ figures: GlucoseTold, _ name: String, _ other: JSON, _ otherName: String?
  ) -> String {
    let before = GlucoseTold(other, zone: zone, unit: figures.unitKind)
    let earlier = otherName ?? Texts.rightBefore
    guard figures.count > 0, before.count > 0 else {
      let empty = figures.count == 0 ? name : earlier
      let rest = figures.count == 0 ? before : figures
      let full = figures.count == 0 ? earlier : name
      guard rest.count > 0 else { return Texts.noReadings(name) }
      return "\(Texts.noReadings(empty)) \(overview(rest, full))"
    }
    let change = (figures[.mean] ?? 0) - (before[.mean] ?? 0)
    let way =
      abs(change) < 1
      ? "aynı"
      : "\(figures.shown(abs(change))) \(figures.unit) daha \(change < 0 ? "düşük" : "yüksek")"
    var lines = ["- Ortalama: \(figures.mean) \(figures.unit) (\(before.mean)): \(way)"]
    for (one, other) in zip(figures.compared, before.compared) {
      lines.append("- \(one.title): \(one.share) (\(other.share))")
    }
    lines.append("- Ölçüm: \(figures.basis) (\(before.basis))")
    return "\(Turkish.capitalised(name)), ayraç içinde \(earlier):\n\n"
      + lines.joined(separator: "\n") + figures.cautionBelow(beside: before, earlier)
  }

  // MARK: What a food did

  func response(_ value: JSON) -> String? {
    guard let meals = value[.meals], let food = meals[.food]?.string else { return nil }
    let name = Texts.rangeName(value[.range]?.string) ?? stretch(of: value)
    let eaten = Int(meals[.eaten]?.number ?? 0)
    guard eaten > 0 else { return Texts.neverEaten(name, food) }
    let list = meals[.list]?.array ?? []
    guard let mean = meals[.meanRise]?.number, !list.isEmpty else {
      return Texts.neverMeasured(name, food, eaten)
    }
    let figures = GlucoseTold(value, zone: zone, unit: asked.glucoseUnit)
    let measured = Int(meals[.measured]?.number ?? 0)
    let meanOf = Int(meals[.meanOf]?.number ?? 0)
    // A mean with a HIGH in it is at least so much.
    let isBound = list.contains {
      $0[.limit] != nil && (meanOf == measured || $0[.otherMealNear]?.bool != true)
    }
    let told = Texts.responses(
      food, eaten: eaten, measured: measured, meanOf: meanOf,
      (isBound ? Texts.atLeast : "") + "\(figures.shown(mean)) \(figures.unit)")
    return "\(Turkish.capitalised(name)) \(told)\n\n"
      + list.map { line(of: $0, figures) }.joined(separator: "\n")
  }

  /// `- Dün 13.10: 112 → 181 mg/dL (+69, 60 dakika sonra); 15.05 gibi geri indi`.
  private func line(of meal: JSON, _ figures: GlucoseTold) -> String {
    let rise = meal[.rise]?.number ?? 0
    let back = date(meal[.returnedAt]).map {
      "; \(DateText.clock(zone.civil(at: $0))) gibi geri indi"
    }
    // HIGH is no number: it was at least so much.
    let limit = meal[.limit]?.string
    let peak =
      limit?.uppercased() ?? "\(figures.shown(meal[.peak]?.number ?? 0)) \(figures.unit)"
    let change =
      (limit == nil ? "" : Texts.atLeast) + (rise < 0 ? "−" : "+") + figures.shown(abs(rise))
    let minutes = NumberText.plain((meal[.minutesToPeak]?.number ?? 0).rounded())
    return "- \(Turkish.capitalised(moment(meal[.eatenAt]))): "
      + "\(figures.shown(meal[.before]?.number ?? 0)) → \(peak) (\(change), \(minutes) dakika "
      + "sonra)\(back ?? "")\(meal[.otherMealNear]?.bool == true ? Texts.crowded : "")"
  }

  /// Lows, highs and the estimate, after the figures of a stretch.
  func spoken(_ value: JSON, _ figures: GlucoseTold) -> String {
    var parts: [String] = []
    if let low = value[.episodes]?[.low]?[.count]?.number,
      let high = value[.episodes]?[.high]?[.count]?.number
    {
      parts.append(" " + Texts.episodes(Int(low), Int(high)))
    }
    if let gmi = figures[.gmi], figures.isEnough {
      parts.append(" GMI %\(NumberText.plain(gmi)).")
    }
    return parts.joined()
  }
}

// MARK: The worst and the best day

extension AnswerWriter {
  /// The day that was worst or best, with what it is judged by, and the other end for comparison.
  func extremeDay(
    _ value: JSON, _ focus: GlucoseFocus, _ stretch: String, _ figures: GlucoseTold
  ) -> String {
    let isWorst = focus == .worstDay
    let days = value[.dayExtremes]
    guard let day = days?[isWorst ? .worst : .best], let other = days?[isWorst ? .best : .worst]
    else { return Texts.tooFewDays(stretch, figures.basis) }
    return "\(stretch) \(Texts.extremeDay(isWorst: isWorst)) **\(date(of: day))**: "
      + "\(told(day, figures)) (\(NumberText.plain(day[.count]?.number ?? 0)) ölçüm). "
      + "\(Turkish.capitalised(Texts.extremeDay(isWorst: !isWorst))) \(date(of: other)): "
      + "\(told(other, figures)). (\(NumberText.plain(days?[.days]?.number ?? 0)) gün, \(figures.basis))"
      + figures.caution
  }

  private func date(of day: JSON) -> String {
    guard let civil = day[.date]?.string.flatMap({ CivilTime(parsing: $0, in: zone) }) else {
      return ""
    }
    return DateText.fullDate(civil.day, today: zone.day(at: now))
  }

  /// `%71 hedefte, %2 70'in altında, %27 180'in üstünde; ortalama 158 mg/dL`.
  private func told(_ day: JSON, _ figures: GlucoseTold) -> String {
    let shares = figures.shareTitles.map { key, title in
      "\(title): %\(NumberText.plain((day[key]?.number ?? 0).rounded()))"
    }
    return shares.joined(separator: ", ")
      + ", ortalama \(figures.shown(day[.mean]?.number ?? 0)) \(figures.unit)"
  }
}
