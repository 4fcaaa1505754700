import Analysis
import Domain
import Foundation
import Turkish

/// When a record of the talk was: "saat sekizdeydi", "dün değil evvelsi gündü".
extension CorrectionIntents {
  struct Moment {
    var date: Date
    var places: Set<Int>
    var notes: [String]
    /// Whether the words can mean no other.
    var isOnlyOne = false
  }

  /// New times for a record that is no meal.
  func moves(of record: TalkRecord) -> [([JSON.Member], Moment)] {
    moments(of: record).map { ([.init(.at, .string(scene.text($0.date)))], $0) }
  }

  /// A meal at another time, or as another meal of the day.
  func moved(_ record: TalkRecord, _ place: Int) -> [IntentCandidate] {
    let key = "eatenAt"
    // "kahvaltı yapmadım" moves nothing.
    guard let choice = record.choice,
      !scene.clauses.contains(where: {
        $0.form?.isNegative == true && $0.isPast && !$0.times.isEmpty
      })
    else { return [] }
    let moments = moments(of: record)
    var found = moments.map { moment in
      move(record, place, [choice, .init(key, .string(scene.text(moment.date)))], "move", moment)
    }
    for (at, time) in message.times {
      guard let type = scene.mealType([time]) else { continue }
      let member = JSON.Member(.mealType, .string(type.rawValue))
      let notes = [
        "type same=\(record.value[.mealType]?.string == type.rawValue)",
        "said meal=\(time.meal != nil)",
      ]
      let alone = Moment(date: scene.now, places: [at], notes: notes + around(at))
      found.append(move(record, place, [choice, member], "type", alone))
      for moment in moments.prefix(2) {
        let members = [choice, member, .init(key, .string(scene.text(moment.date)))]
        found.append(move(record, place, members, "move and type", moment))
      }
    }
    return found
  }

  /// "13/9": two figures with a stroke between them.
  private func isPair(_ span: Span) -> Bool {
    let written = scene.sentence.source(span)
    return written.contains("/") && written.allSatisfy { $0.isNumber || $0 == "/" }
  }

  private func move(
    _ record: TalkRecord, _ place: Int, _ members: [JSON.Member], _ kind: String, _ moment: Moment
  ) -> IntentCandidate {
    let change = Change(
      "updateMeal", members, kind, at: moment.places.min(), claims: moment.places, moment.notes)
    var found = candidate(change, of: record, place)
    // "saat 7 gibiydi", right after the meal.
    found.isStated =
      record.age == 1 && place == 0 && moment.isOnlyOne
      && message.spans.indices.allSatisfy { other in
        moment.places.contains(other) || message.spans[other].isMark
          || message.spans[other].has(.be, .filler)
      }
    return found
  }

  /// The instants that the times of the message can mean for a record: on its day, or by themselves.
  private func moments(of record: TalkRecord) -> [Moment] {
    // "yok 13/9" of a blood pressure is no day.
    let times = message.times.filter { place, _ in
      record.value[.value2] == nil || !isPair(message.spans[place])
    }
    let old = record.date(in: scene.zone) ?? scene.now
    var sets = times.isEmpty ? [] : [(times, "all")]
    if times.count > 1 {
      sets += times.enumerated().map { ([$1], $0 == times.count - 1 ? "last" : "one") }
    }
    var found = sets.flatMap { set, name in
      variants(of: set.map(\.time), old).map { date, how in
        Moment(
          date: date, places: Set(set.map(\.place)),
          notes: ["how=\(how)", "set=\(name)", "times=\(min(3, times.count))", shift(date, old)]
            + around(set[set.count - 1].place) + ["clock=\(set.contains { $0.time.clock != nil })"])
      }
    }
    if times.isEmpty { found += bareHours(of: record, old) }
    return near(old, found.filter { $0.date <= scene.now })
  }

  /// "saat 7 gibiydi" of yesterday's dinner: the nearest to when it was, where no day is named.
  private func near(_ old: Date, _ moments: [Moment]) -> [Moment] {
    let day = scene.zone.day(at: old)
    let saysDay = message.times.contains {
      $0.time.namesDay || $0.time.instant != nil || $0.time.part != nil || $0.time.meal != nil
    }
    guard !saysDay, day != scene.zone.day(at: scene.now) else { return moments }
    var close = moments.filter { abs($0.date.timeIntervalSince(old)) <= Self.near }
    if close.count == 1 { close[0].isOnlyOne = true }
    return close.isEmpty ? moments.filter { scene.zone.day(at: $0.date) == day } : close
  }

  /// Seconds that a record is moved by where nothing says the day: "2 gibiydi" of a night is the next.
  private static let near = 8 * 3600.0

  /// "sekizdi" without a word for the time: a number as an hour of the record's day.
  private func bareHours(of record: TalkRecord, _ old: Date) -> [Moment] {
    message.quantities.flatMap { quantity -> [Moment] in
      guard let number = quantity.number, quantity.isBare, !number.isArticle,
        !isDenied(quantity, of: record), !isDone(quantity), !isOrdinal(quantity),
        let (said, minute) = clock(quantity)
      else { return [] }
      return [said, said + 12].filter { $0 < 24 }.map { hour in
        let date = onDay(of: old, hour: hour, minute: minute)
        return Moment(
          date: date, places: Set(quantity.spans),
          notes: [
            "how=bare", "minutes=\(minute > 0)", "half=\(hour < 12)", shift(date, old),
            "suffix=\(number.suffix)",
          ]
            + around(quantity.spans.lowerBound))
      }
    }
  }

  /// "4 değil 5" of a dose: a figure that it was not is no hour at which it was.
  private func isDenied(_ quantity: Quantity, of record: TalkRecord) -> Bool {
    let next = quantity.spans.upperBound
    return !record.figures.isEmpty && next < message.spans.count && message.spans[next].has(.not)
  }

  /// Whether a number with a point says which hour after something it was.
  private func isOrdinal(_ quantity: Quantity) -> Bool {
    let tokens = scene.sentence.tokens
    let next = message.tokens(quantity.spans).upperBound
    return next + 1 < tokens.count && tokens[next].folded == "." && tokens[next].isGlued
      && tokens[next + 1].folded.fits("ordinal.hours")
  }

  /// "4 yaptım", "2 yedim": so much of something.
  private func isDone(_ quantity: Quantity) -> Bool {
    let next = quantity.spans.upperBound
    guard next < message.spans.count, let form = message.spans[next].finiteVerb?.verb else {
      return false
    }
    return [1, 4].contains(form.person) && message.spans[next].has(.inject, .eat)
  }

  /// "8", "12.40", "0745" as an hour and a minute; "3.7" is none.
  private func clock(_ quantity: Quantity) -> (Int, Int)? {
    let written = scene.sentence.source(message.spans[quantity.spans.lowerBound])
    let clock = written.prefix { $0.isNumber || $0 == "." || $0 == ":" }
    let digits = clock.filter(\.isNumber)
    let minutes = clock.drop(while: \.isNumber).dropFirst()
    guard digits.count == 4 || clock.count == digits.count + 1 && minutes.count == 2,
      let value = Int(digits)
    else {
      let hour = Int(quantity.value)
      return quantity.value == Double(hour) && (0...23).contains(hour) ? (hour, 0) : nil
    }
    return value / 100 < 24 && value % 100 < 60 ? (value / 100, value % 100) : nil
  }

  private func variants(of times: [TimeReading], _ old: Date) -> [(Date, String)] {
    var found: [(Date, String)] = []
    if let said = scene.moment(times) { found.append((said, "said")) }
    let day = times.lazy.compactMap(\.day).first
    if let clock = times.lazy.compactMap(\.clock).first {
      // An hour alone may be of the record's day, whatever day it was resolved to.
      let said = day.map(scene.zone.start) ?? old
      let bases = times.contains(where: \.namesDay) ? [said] : [said, old]
      for (base, hour) in bases.flatMap({ base in
        [clock.hour, clock.hour < 12 ? clock.hour + 12 : clock.hour - 12].map { (base, $0) }
      }) {
        let isOther = hour != clock.hour
        found.append(
          (
            onDay(of: base, hour: hour, minute: clock.minute),
            "\(day == nil ? "its" : "that") day\(isOther ? " other half" : "")"
          ))
      }
    } else if let day {
      let hour = scene.zone.civil(at: old)
      let start = scene.zone.start(of: day)
      found.append((onDay(of: start, hour: hour.hour, minute: hour.minute), "its clock"))
    }
    return found.enumerated().filter { place, item in
      !found[..<place].contains { $0.0 == item.0 }
    }.map(\.element)
  }

  private func onDay(of date: Date, hour: Int, minute: Int) -> Date {
    scene.zone.start(of: scene.zone.civil(at: date).day)
      .addingTimeInterval(Double(hour * 3600 + minute * 60))
  }

  private func shift(_ date: Date, _ old: Date) -> String {
    let hours = date.timeIntervalSince(old) / 3600
    let size = [0.05, 1, 3, 6, 11, 13, 25, 49].firstIndex { abs(hours) <= $0 } ?? 8
    return "shift=\(hours < 0 ? "-" : "+")\(size)"
  }

  private func around(_ place: Int) -> [String] {
    [
      "time then=\(place + 1 < message.spans.count ? message.word(place + 1) : "$")",
      "time after=\(place > 0 ? message.word(place - 1) : "^")",
      "grain=\(message.spans[place].time.map { "\($0.grain)" } ?? "none")",
      "relative=\(message.spans[place].time?.isRelative ?? false)",
    ]
  }
}
