import Analysis
import Domain
import Foundation
import Turkish

/// A stretch of time that a question can be about, as the arguments of the tools that read.
struct Stretch {
  /// What it came from, as a feature.
  enum Origin: String { case none, named, joined, across, counted, rolling, inherited }

  var name: Origin
  /// The arguments of `getGlucose`, of `getNutrition`, and of the others.
  var range: [JSON.Member] = []
  var period: [JSON.Member] = []
  var dates: [JSON.Member] = []
  var meal: MealType?
  /// Places of the spans that say it.
  var places: Set<Int> = []
  var notes: [String] = []
  var named: Period?
}

/// All stretches that a message can ask about, and the pairs that it can compare.
struct Stretches {
  let message: MessageAnalysis

  private var scene: Scene { message.scene }

  func all() -> [Stretch] {
    var found: [Stretch] = [Stretch(name: .none)]
    for stretch in times + joined + across + counted + inherited
    where !found.contains(where: { $0.range == stretch.range && $0.period == stretch.period }) {
      found.append(stretch)
    }
    for place in found.indices {
      found[place].notes += [
        "stretch=\(found[place].name)", "stretches=\(min(4, found.count))",
        "times=\(min(3, message.times.count))",
      ]
    }
    return Array(found.prefix(7))
  }

  /// Two stretches to be compared; the one before now belongs to a past one that stands alone.
  func pairs(of all: [Stretch]) -> [(Stretch, Stretch)] {
    let named = all.filter { $0.name == .named && !$0.dates.isEmpty }
    var found: [(Stretch, Stretch)] = []
    if named.count >= 2 { found.append((named[0], named[1])) }
    if let first = named.first, named.count == 1, let period = first.named,
      let other = Self.counterparts[period]
    {
      found.append((first, stretch(other)))
    }
    return found
  }

  private static let counterparts: [Period: Period] = [
    .lastWeek: .thisWeek, .lastMonth: .thisMonth, .yesterday: .today, .thisWeek: .lastWeek,
    .thisMonth: .lastMonth, .today: .yesterday,
  ]

  // MARK: What the message names

  private var times: [Stretch] {
    message.times.prefix(4).flatMap { place, time -> [Stretch] in
      guard let stretch = stretch(time, .named, [place]) else { return [] }
      guard stretch.range.first?.key == "from", let range = rolling(time) else { return [stretch] }
      var last = stretch
      last.name = .rolling
      last.range = [.init(.range, .string(range))]
      return [stretch, last]
    }
  }

  /// `bu hafta` as the last seven days.
  private func rolling(_ time: TimeReading) -> String? {
    switch time.period {
    case .today: "24h"
    case .thisWeek: "7d"
    case .thisMonth: "30d"
    default: nil
    }
  }

  /// Times that touch, as one: `geçen salı` `öğlen`.
  private var joined: [Stretch] {
    let times = message.times
    guard let first = times.first, times.count > 1 else { return [] }
    var whole = first.time
    var places = [first.place]
    for (place, time) in times.dropFirst() {
      guard let both = whole.joined(with: time, now: scene.now, zone: scene.zone) else { continue }
      whole = both
      places.append(place)
    }
    guard places.count > 1 else { return [] }
    return [stretch(whole, .joined, places)].compactMap(\.self)
  }

  /// From the first to the last of two: `salıdan cumaya`.
  private var across: [Stretch] {
    let spans = message.times.compactMap { item -> (place: Int, dates: Range<Date>)? in
      item.time.dates(now: scene.now, zone: scene.zone).map { (item.place, $0) }
    }
    guard let first = spans.first, let last = spans.last,
      first.dates.lowerBound < last.dates.lowerBound
    else { return [] }
    return [
      stretch(first.dates.lowerBound..<last.dates.upperBound, .across, [first.place, last.place])
    ]
  }

  /// `14 günlük`, `aylık`: so many days back from now.
  private var counted: [Stretch] {
    message.spans.indices.compactMap { place -> Stretch? in
      let span = message.spans[place]
      let quantity = message.quantities.first { $0.spans.upperBound == place && $0.isBare }
      guard let days = days(span), let count = quantity?.value ?? (span.has(.daily) ? nil : 1)
      else { return nil }
      let hours = Int((count * days * 24).rounded())
      guard hours >= 24, hours <= 24 * 400 else { return nil }
      let start = scene.now.addingTimeInterval(-Double(hours) * 3600)
      let places = (quantity.map { Array($0.spans) } ?? []) + [place]
      var found = stretch(start..<scene.now, .counted, places)
      if let name = GlucoseRange.names[hours] { found.range = [.init(.range, .string(name))] }
      if hours == 168 { found.period = [.init(.period, .string(Period.thisWeek.rawValue))] }
      if hours == 24 { found.period = [.init(.period, .string(Period.today.rawValue))] }
      found.notes.append("counted \(hours / 24)")
      return found
    }
  }

  private func days(_ span: Span) -> Double? {
    if span.has(.quarterly) { return 90 }
    if span.has(.daily) { return 1 }
    if span.has(.weekly) { return 7 }
    return span.has(.monthly) ? 30 : nil
  }

  /// What the last question was about.
  private var inherited: [Stretch] {
    guard let step = scene.dialogue.newest, step.call.name.hasPrefix("get") else { return [] }
    let arguments = step.call.arguments
    var found = Stretch(name: .inherited)
    if let period = arguments[.period]?.string.flatMap(Period.init) {
      found = stretch(period)
      found.name = .inherited
    } else if let range = arguments[.range]?.string {
      found.range = [.init(.range, .string(range))]
    } else if let from = arguments[.from], let to = arguments[.to] {
      found.dates = [.init(.from, from), .init(.to, to)]
      found.range = found.dates
      found.period = found.dates
    } else {
      return []
    }
    return [found]
  }

  // MARK: As arguments

  private func stretch(_ time: TimeReading, _ name: Stretch.Origin, _ places: [Int]) -> Stretch? {
    var dates = time.dates(now: scene.now, zone: scene.zone)
    // "gece hipolarım" in the evening is of the night that has been.
    if let ahead = dates, ahead.lowerBound > scene.now, time.isPartAlone, !time.namesDay,
      !scene.looksAhead
    {
      dates = ahead.lowerBound - 86_400..<ahead.upperBound - 86_400
    }
    guard dates != nil || time.rangeHours != nil else { return nil }
    var found = Stretch(name: name)
    if let dates { found = stretch(dates, name, places) }
    // A weekend that begins on Friday evening would share its hours with the working days.
    if let days = time.days, days.lowerBound.weekday == 6,
      days.upperBound.number - days.lowerBound.number == 2
    {
      found.range = stretch(scene.zone.interval(of: days), name, places).range
    }
    found.places = Set(places)
    found.meal = time.meal?.type ?? time.part.flatMap(MealType.init(part:))
    found.notes.append("grain=\(time.grain)")
    if time.direction == .future { found.notes.append("future stretch") }
    if let hours = time.rangeHours, let range = GlucoseRange.names[hours] {
      found.range = [.init(.range, .string(range))]
    }
    if let period = time.period {
      found.named = period
      found.period = [.init(.period, .string(period.rawValue))]
      found.notes.append("period=\(period.rawValue)")
    }
    for place in places {
      if place > 0 { found.notes.append("time after=\(message.word(place - 1))") }
      if place + 1 < message.spans.count {
        found.notes.append("time then=\(message.word(place + 1))")
      }
    }
    return found
  }

  private func stretch(_ said: Range<Date>, _ name: Stretch.Origin, _ places: [Int]) -> Stretch {
    var found = Stretch(name: name, places: Set(places))
    // "Gece düştüm mü?" before the night is about the last one.
    let isAhead = said.lowerBound > scene.now && scene.clauses.contains(where: \.isPast)
    let day = isAhead ? -86_400.0 : 0
    let dates =
      said.lowerBound.addingTimeInterval(day)..<said.upperBound.addingTimeInterval(day)
    let today = scene.zone.civil(at: scene.now).day
    // What was recorded this minute belongs to today too; what one slept last night is recorded at
    // waking.
    let isTonight =
      scene.has(.sleep, .sleepnoun) && scene.now > dates.upperBound
      && scene.now.timeIntervalSince(dates.upperBound) < 20 * 3600
    let end =
      isTonight
      ? scene.zone.start(of: today + 1) : min(dates.upperBound, scene.zone.start(of: today + 1))
    found.dates = [
      .init(.from, .string(scene.text(dates.lowerBound))), .init(.to, .string(scene.text(end))),
    ]
    found.range = found.dates
    found.period = found.dates
    return found
  }

  private func stretch(_ period: Period) -> Stretch {
    let days = period.days(from: scene.zone.civil(at: scene.now).day)
    var found = stretch(scene.zone.interval(of: days), .named, [])
    found.period = [.init(.period, .string(period.rawValue))]
    found.named = period
    return found
  }
}
