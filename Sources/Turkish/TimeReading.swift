package import Domain
package import struct Foundation.Date

/// A part of the day, with the hours that it usually means.
package enum DayPart: Int, Sendable, CaseIterable {
  case dawn, morning, noon, afternoon, evening, night, midnight

  /// The hours of the part; an end over 24 lies on the next day.
  package var hours: Range<Int> {
    switch self {
    case .dawn: 3..<6
    case .morning: 5..<12
    case .noon: 11..<14
    case .afternoon: 12..<18
    case .evening: 18..<24
    case .night: 22..<29
    case .midnight: 24..<25
    }
  }

  /// Minutes after midnight that stand for the part when nothing closer is said.
  package var typicalMinute: Int {
    switch self {
    case .dawn: 300
    case .morning: 540
    case .noon: 750
    case .afternoon: 900
    case .evening: 1170
    case .night: 1380
    case .midnight: 1440
    }
  }
}

/// A meal that a time expression names.
package enum MealWord: Sendable {
  case breakfast, lunch, dinner, snack, teaTime, nightSnack, sahur, iftar, brunch

  /// The meal type of the contract.
  package var type: MealType {
    switch self {
    case .breakfast, .brunch, .sahur: .breakfast
    case .lunch: .lunch
    case .dinner, .iftar: .dinner
    case .snack, .teaTime: .snack
    case .nightSnack: .lateSnack
    }
  }

  /// The part of the day in which it is eaten; nil for a snack.
  var part: DayPart? {
    switch self {
    case .breakfast, .brunch: .morning
    case .sahur: .dawn
    case .lunch: .noon
    case .dinner, .iftar: .evening
    case .teaTime: .afternoon
    case .nightSnack: .night
    case .snack: nil
    }
  }
}

/// A clock time as it was said and as it was understood.
package struct ClockTime: Sendable, Equatable {
  /// 0-23, resolved by the part of the day or to the nearest past.
  package var hour: Int
  package var minute: Int
  /// The hour that was said (`8'de` is 8, even where 20:00 is meant).
  package var spokenHour: Int
  /// The other half of the day is as possible.
  package var isAmbiguous: Bool
}

/// An event that a time is told from: `yemekten 2 saat sonra`, `yatmadan önce`, `aç karnına`.
package struct TimeAnchor: Sendable, Equatable {
  package enum Event: Int, Sendable { case meal, sleep, wake, exercise, medication, fasting, full }
  package enum Relation: Sendable { case before, after, at }

  package var event: Event
  package var relation: Relation
  /// Which meal, where it is named.
  package var meal: MealType?
  /// How long before or after, where it is said.
  package var minutes: Double?
}

/// A time expression of a sentence, resolved against now.
package struct TimeReading: Sendable, Equatable {
  package enum Direction: Sendable { case past, future }

  /// The tokens that it takes.
  package var tokens: Range<Int>
  package var day: CivilDay?
  /// Whole days: `bu hafta`, `Kasım ayında`, `3-5 Kasım`.
  package var days: Range<CivilDay>?
  package var part: DayPart?
  package var clock: ClockTime?
  /// `iki saat önce`, `az önce`, `şimdi`.
  package var instant: Date?
  /// What a range of hours or days covers; for days from their start, never cut at now.
  package var interval: Range<Date>?
  /// The range's name in the tool contract, where it has one.
  package var period: Period?
  /// Hours back from now, where the range is one of 1, 3, 6, 12, 24, 168, 336, 720, 2160.
  package var rangeHours: Int?
  package var meal: MealWord?
  package var anchor: TimeAnchor?
  /// The smallest unit that was named.
  package var grain: TimeUnit
  package var direction: Direction
  /// `gibi`, `sularında`, `birkaç saat önce`.
  package var isApproximate: Bool
  /// `dünkü`, `öğlenki`: says which thing, perhaps not when.
  package var isRelative: Bool
  /// The words can be something else (`yedi buçuktu`).
  package var isWeak: Bool
  /// What was said, before it was resolved.
  var draft: TimeDraft

  /// Whether the day was said, and not only found.
  package var tellsDay: Bool { draft.day != nil }
}

/// How long something took: `50 dakika`, `bir buçuk saat`, `1 saat 20 dakika`.
package struct DurationReading: Sendable, Equatable {
  package var tokens: Range<Int>
  package var minutes: Double
  package var isApproximate: Bool
}
