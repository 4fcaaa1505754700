import Analysis
import Domain
import Turkish

import struct Foundation.Date

/// Holds the times of a call against those that were said.
struct TimeCheck {
  let words: ThreadWords
  /// The times of each message, resolved when it was written.
  private let times: [[TimeReading]]

  init(_ words: ThreadWords) {
    self.words = words
    let zone = words.evidence.zone
    times = words.evidence.sayings.map {
      Turkish.times(in: Turkish.tokens(of: $0.text), now: $0.at, zone: zone)
    }
  }

  func differences(of call: ToolCall) -> [Difference] {
    let arguments = call.arguments
    let missing = unwritten(in: call).map { [$0] } ?? []
    return missing
      + Self.keys(of: call).compactMap { key in
        guard let text = arguments[key]?.string,
          let civil = CivilTime(parsing: text, in: words.evidence.zone),
          !isSaid(civil, text, by: call.name), !isOfSleep(key, civil), !isInSeries(civil, of: call)
        else { return nil }
        let (now, zone) = (words.evidence.now, words.evidence.zone)
        let written =
          text.utf8.count <= 10
          ? DateText.day(civil.day, today: zone.day(at: now))
          : DateText.moment(civil.date, now: now, zone: zone)
        return Difference(thing: Texts.time, said: said, written: written)
      }
  }

  /// `kahvaltıda 4, öğlen 6, akşam 5 ünite humalog`: what stands behind the part of the day is the dose of the
  /// call, and no hour.
  private func isInSeries(_ moment: CivilTime, of call: ToolCall) -> Bool {
    guard ToolDeclaration.of(call.name)?.deed == .recordsEntry,
      let saying = words.evidence.sayings.last
    else { return false }
    let tokens = Turkish.tokens(of: saying.text)
    let numbers = Provenance.numbers(in: call.arguments, key: "").map(\.value)
    return times.last?.contains { time in
      let last = tokens[time.tokens.upperBound - 1]
      let amount = time.clock == nil ? tokens.dropFirst(time.tokens.upperBound).first : last
      guard let amount, amount.kind == .number, amount.suffix.isEmpty,
        numbers.contains(Double(amount.folded.replacing(",", with: ".")) ?? .nan),
        time.day.map({ $0 == moment.day }) ?? true
      else { return false }
      return (time.part != nil || time.meal != nil) && isWithin(time, moment)
    } == true
  }

  /// The members of a call that tell a time; of a meal that is eaten once more also the day of the first.
  private static func keys(of call: ToolCall) -> [String] {
    ["eatenAt", "at", "bedtime", "wakeTime"] + (call.name == "repeatMeal" ? ["date"] : [])
  }

  /// `11 buçukta yattım, 7de kalktım`: which half of the day is meant follows from the night.
  private func isOfSleep(_ key: String, _ moment: CivilTime) -> Bool {
    ["bedtime", "wakeTime"].contains(key)
      && times[words.start...].joined().contains { time in
        guard let clock = time.clock else { return false }
        return clock.spokenHour % 12 == moment.hour % 12 && clock.minute == moment.minute
      }
  }

  /// A day or an hour that was said for what a call would write as of now; nil where it says one itself,
  /// or where nothing but now was said.
  private func unwritten(in call: ToolCall) -> Difference? {
    let keys = ["eatenAt", "at", "bedtime", "wakeTime", "date"]
    let deed = ToolDeclaration.of(call.name)?.deed
    guard deed == .recordsMeal || deed == .recordsEntry,
      // How long a night was is told with its hours.
      call.name != "logSleep", keys.allSatisfy({ call.arguments[JSON.Key($0)] == nil })
    else { return nil }
    let tokens = Turkish.tokens(of: words.evidence.words)
    let items = call.arguments[.items]?.array ?? []
    if items.count > 1 {
      return items.lazy.compactMap { item in
        let alone = call.arguments.setting(.items, to: .array([item]))
        return unwritten(in: ToolCall(id: call.id, name: call.name, arguments: alone))
      }.first
    }
    let told = timesAround(call).filter {
      $0.direction != .future && !$0.isWeak && !$0.isRelative && !Self.isOrigin($0, in: tokens)
    }
    guard !told.isEmpty, told.allSatisfy({ isElsewhen($0, call) }) else { return nil }
    return Difference(thing: Texts.time, said: self.said, written: Texts.now)
  }

  /// The times of the newest message that can be of a call: those of the clause in which its things stand,
  /// else those before it.
  private func timesAround(_ call: ToolCall) -> [TimeReading] {
    guard let newest = times.last, let text = words.evidence.sayings.last?.text else { return [] }
    let tokens = Turkish.tokens(of: text)
    // Measures and their numbers stand with every food.
    let foods = (call.arguments[.items]?.array ?? []).compactMap { $0[.name]?.string }
    let isNamed = foods.contains { words.isNamedNow($0) }
    let names = (isNamed ? foods : call.arguments.texts).flatMap { ThreadWords.words(of: $0) }
    let numbers =
      isNamed ? [] : Provenance.numbers(in: call.arguments, key: "").map(\.value)
    // A symptom or a walk may be told by a verb; `karbonhidrat` is no `karnıyarık`.
    let isLoose = ToolDeclaration.of(call.name)?.isLoose == true
    let place = tokens.indices.last { place in
      names.contains {
        Said.isSame($0, tokens[place].folded)
          || isLoose && Said.isAlike($0, tokens[place].folded)
      }
        || tokens[place].kind == .number
          && numbers.contains(Double(tokens[place].folded.replacing(",", with: ".")) ?? .nan)
    }
    guard let place else { return newest }
    func isMark(_ token: Token) -> Bool { token.kind == .mark && ",.;!?".contains(token.folded) }
    let start = (tokens[..<place].lastIndex(where: isMark) ?? -1) + 1
    let end = tokens[place...].firstIndex(where: isMark) ?? tokens.count
    let own = newest.filter { (start..<end).overlaps($0.tokens) }
    let before = newest.filter { time in
      // When somebody got up or went to bed is no hour of what follows.
      time.tokens.lowerBound < start
        && !tokens[time.tokens.upperBound...].prefix { !isMark($0) }.contains {
          $0.folded.fits("time.ofNight")
        }
    }
    // `dün 1 porsiyon döner bugün 1 porsiyon balık yedim`: of several days the one before it.
    let days = own.filter { $0.day != nil }
    if Set(days.map(\.day)).count > 1, let first = days.first,
      !tokens[start..<first.tokens.lowerBound].contains(where: { $0.kind == .number }),
      let nearest = days.last(where: { $0.tokens.upperBound <= place })
    {
      return [nearest]
    }
    return own.isEmpty ? before : own
  }

  /// Whether a time is another day, or an hour that is not near now.
  private func isElsewhen(_ time: TimeReading, _ call: ToolCall) -> Bool {
    let (now, zone) = (words.evidence.now, words.evidence.zone)
    if let day = time.day, day != zone.day(at: now) { return true }
    if let known = time.moment(now: now, zone: zone), known.isExact {
      let apart = abs(known.date.timeIntervalSince(now))
      let isOtherHalf = time.clock?.isAmbiguous == true && abs(apart - 12 * 3600) < 3600
      return apart > 3600 && !isOtherHalf
    }
    // Of a meal that is named the hour follows; a part of the day needs one.
    guard Self.isOfHour(call), call.arguments[.mealType] == nil, time.meal == nil, time.part != nil
    else { return false }
    return !isWithin(time, zone.civil(at: now))
  }

  /// Whether the hour of its record matters, and not the day alone.
  private static func isOfHour(_ call: ToolCall) -> Bool {
    call.name == "logMeal" || ToolDeclaration.of(call.name)?.form?.isOfHour == true
  }

  /// The newest time of the open matter, as said.
  private var said: String? {
    for place in times.indices[words.start...].reversed() {
      guard let time = times[place].last else { continue }
      let text = words.evidence.sayings[place].text
      let tokens = Turkish.tokens(of: text)[time.tokens]
      guard let first = tokens.first, let last = tokens.last else { continue }
      return String(text[first.range.lowerBound..<last.range.upperBound])
    }
    return nil
  }

  private func isSaid(_ moment: CivilTime, _ text: String, by tool: String) -> Bool {
    let open = times.indices[words.start...].flatMap { place in
      times[place].map { (place, $0) }
    }
    let isDay = text.utf8.count <= 10
    // `akşam 7de 1 elma yedim dün`: where an hour was said besides, the day alone tells none.
    let hours = isDay ? [] : open.filter { $0.1.clock != nil && !$0.1.tellsDay }
    let telling = open.filter { place, time in
      time.clock != nil || time.part != nil || time.meal != nil || time.instant != nil
        || time.interval != nil || !hours.contains { $0.0 == place }
    }
    if telling.contains(where: { fits($0.1, moment, isDay, said: $0.0) }) { return true }
    if !isDay, isChained(moment, open) || isNextHour(moment, open) { return true }
    if !isDay, isPieced(moment, open.map(\.1)) || isAnchored(moment, open.map(\.1)) { return true }
    if isMoved(moment, open.map(\.1), by: tool) { return true }
    // `Dün akşamki` is not the day before, whatever was told of that one.
    if isDay, open.contains(where: { $0.0 == times.count - 1 && $0.1.day != nil }) { return false }
    let now = words.evidence.now
    let isNow = abs(moment.date.timeIntervalSince(now)) < 30 * 60
    let isToday = isDay && words.evidence.zone.day(at: now) == moment.day
    // What was done "now" needs no word, unless another time was said.
    if open.isEmpty, isNow || isToday { return true }
    // `Şimdi 1 elma yedim` has nothing to do with the hour of a meal that is written.
    let isOfNow = ToolVerb(of: tool) == .log && words.now.has("timeCheck.now")
    let earlier = times.indices[..<words.start].filter { place in
      !isOfNow || !words.evidence.sayings[place].doneSince.contains(tool)
    }.flatMap { place in
      times[place].map { (place, $0) }
    }
    if earlier.contains(where: { fits($0.1, moment, isDay, said: $0.0) }) { return true }
    return !isOfNow && isRecorded(moment)
  }

  /// Whether the day stands in one place and the hour in another: `dün akşam 8de yedim. 10da ölçtüm`.
  private func isPieced(_ moment: CivilTime, _ times: [TimeReading]) -> Bool {
    times.contains { $0.day == moment.day && $0.clock?.spokenHour != moment.hour }
      && times.contains { time in
        guard let clock = time.clock, isHalf(time, moment) else { return false }
        return clock.spokenHour % 12 == moment.hour % 12 && clock.minute == moment.minute
      }
  }

  /// Whether a moment lies in the half of the day that was named: `sabah 8'de` is not 20:00.
  private func isHalf(_ time: TimeReading, _ moment: CivilTime) -> Bool {
    time.part == nil || isWithin(time, moment)
  }

  /// Whether a moment lies as long before or after a meal on record as was said: `kahvaltıdan 2 saat sonra`.
  private func isAnchored(_ moment: CivilTime, _ times: [TimeReading]) -> Bool {
    let zone = words.evidence.zone
    return times.contains { time in
      guard let anchor = time.anchor, anchor.event == .meal, let minutes = anchor.minutes else {
        return false
      }
      let apart = (anchor.relation == .before ? -60 : 60) * minutes
      return words.evidence.results.flatMap { Self.meals(in: $0, anchor.meal) }.contains { text in
        guard let eaten = CivilTime(parsing: text, in: zone)?.date else { return false }
        return abs(moment.date.timeIntervalSince(eaten) - apart) <= 20 * 60
      }
    }
  }

  /// When the meals of a type were eaten that a result tells.
  private static func meals(in json: JSON, _ type: MealType?) -> [String] {
    switch json {
    case .array(let values): values.flatMap { meals(in: $0, type) }
    case .object(let members):
      ([json[.eatenAt]?.string].compactMap(\.self)).filter { _ in
        type == nil || json[.mealType]?.string == type?.rawValue
      } + members.flatMap { meals(in: $0.value, type) }
    default: []
    }
  }

  /// Whether a record gets the hour that was said on a day of the records: `lantus 10 buçuktaydı` after a
  /// dose of last night.
  private func isMoved(_ moment: CivilTime, _ times: [TimeReading], by tool: String) -> Bool {
    guard ToolVerb(of: tool) == .update else { return false }
    let zone = words.evidence.zone
    let days = words.evidence.results.flatMap { Self.moments(in: $0, zone) }.map(zone.day)
    return days.contains(moment.day)
      && times.contains { time in
        guard let clock = time.clock, !time.tellsDay else { return false }
        return clock.spokenHour % 12 == moment.hour % 12 && clock.minute == moment.minute
          && isHalf(time, moment)
      }
  }

  private func isRecorded(_ moment: CivilTime) -> Bool {
    let zone = words.evidence.zone
    return words.evidence.results.contains { Self.moments(in: $0, zone).contains(moment.date) }
  }

  static func moments(in json: JSON, _ zone: Zone) -> [Date] {
    switch json {
    case .string(let text):
      text.utf8.count > 15 && text.utf8.count < 30
        ? CivilTime(parsing: text, in: zone).map { [$0.date] } ?? [] : []
    case .array(let values): values.flatMap { moments(in: $0, zone) }
    case .object(let members): members.flatMap { moments(in: $0.value, zone) }
    default: []
    }
  }

  private func fits(
    _ time: TimeReading, _ moment: CivilTime, _ isDay: Bool, said place: Int
  ) -> Bool {
    let zone = words.evidence.zone
    if let interval = time.interval, interval.contains(moment.date) { return true }
    if let day = time.day, day != moment.day, !isAfterMidnight(time, moment, day) { return false }
    if isDay { return true }
    if let known = time.moment(now: words.evidence.sayings[place].at, zone: zone) {
      let apart = abs(known.date.timeIntervalSince(moment.date))
      if apart <= (known.isExact ? 20 : 150) * 60 { return true }
      if time.clock?.isAmbiguous == true, isHalf(time, moment),
        abs(apart - 12 * 3600) <= 20 * 60
      {
        return true
      }
      if known.isExact { return false }
    }
    if let clock = time.clock {
      return clock.spokenHour % 12 == moment.hour % 12 && isHalf(time, moment)
    }
    return isWithin(time, moment)
  }

  /// Whether the hour is one of the part of the day or the meal that was named.
  private func isWithin(_ time: TimeReading, _ moment: CivilTime) -> Bool {
    if let part = time.part {
      // After twelve nobody says morning.
      let last = part.hours.upperBound + (part == .morning ? 0 : 1)
      return (part.hours.lowerBound - 1..<last).contains(moment.hour)
        || part.hours.contains(moment.hour + 24)
    }
    if let meal = time.meal {
      let usual: Range<Int> =
        switch meal.type {
        case .breakfast: 4..<13
        case .lunch: 10..<17
        case .dinner: 16..<24
        case .snack, .lateSnack: 0..<24
        }
      return usual.contains(moment.hour)
    }
    return time.day != nil
  }

  /// `dün gece` may lie after midnight.
  private func isAfterMidnight(_ time: TimeReading, _ moment: CivilTime, _ day: CivilDay) -> Bool {
    [.night, .midnight, .evening].contains(time.part) && moment.day == day + 1 && moment.hour < 6
  }
}
