import Domain
import Foundation

/// How long a server wants to be left alone.
///
///     RetryAfter.seconds(in: head, now: now)  // 2.5 for "retry-after-ms: 2500"
enum RetryAfter {
  /// Longer than this is not waited: the person is told instead.
  static let limit = 30.0

  /// Seconds from now; nil where the head names none that can be read.
  static func seconds(in head: Head, now: Date) -> Double? {
    if let text = head.header("retry-after-ms"), let milliseconds = number(text) {
      return milliseconds / 1000
    }
    guard let text = head.header("Retry-After") else { return nil }
    if let seconds = number(text) { return seconds }
    return date(text).map { max(0, $0 - now.timeIntervalSince1970) }
  }

  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }) else { return nil }
    return Double(text)
  }

  /// Seconds since 1970 of an HTTP date in its three forms (RFC 9110, 5.6.7).
  ///
  /// All of them hold a day, a month's name, a year and a clock time; only the order differs.
  static func date(_ text: String) -> Double? {
    let words = text.split { " ,-".contains($0) }.dropFirst()
    var numbers: [Int] = []
    var month: Int?
    var clock: Int?
    for word in words {
      if let found = months.firstIndex(of: String(word)) {
        month = found + 1
      } else if word.contains(":") {
        clock = secondOfDay(word)
      } else if let number = Int(word) {
        numbers.append(number)
      }
    }
    guard numbers.count == 2, let month, let clock, (1...31).contains(numbers[0]) else {
      return nil
    }
    var year = numbers[1]
    if year < 100 { year += year < 70 ? 2000 : 1900 }
    guard (1970...9999).contains(year) else { return nil }
    let day = CivilDay(year: year, month: month, day: numbers[0])
    return Double(day.number * 86_400 + clock)
  }

  private static func secondOfDay(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":").map { Int($0) ?? -1 }
    guard parts.count == 3, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]),
      (0...60).contains(parts[2])
    else { return nil }
    return parts[0] * 3600 + parts[1] * 60 + parts[2]
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
