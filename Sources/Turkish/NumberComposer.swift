/// Builds a value out of number words in the order in which they are spoken.
struct NumberComposer {
  private(set) var total = 0.0
  private var group = 0.0
  /// The smallest place that is taken: 1 units, 2 tens, 3 hundreds, 4 none.
  private var level = 4
  private var scale = Double.infinity
  private(set) var isEmpty = true
  private(set) var hasHalf = false

  var value: Double { total + group }

  init() {}

  /// Starts with digits: `2,5 bin`, `5 buçuk`.
  init(digits: Double) {
    group = digits
    level = 0
    isEmpty = false
  }

  /// Takes one more word; false (and nothing changed) where it does not go on the number.
  mutating func add(_ root: NumberRoot) -> Bool {
    guard !hasHalf || root.kind == .thousand || root.kind == .million else { return false }
    let taken: Bool =
      switch root.kind {
      case .zero: addZero()
      case .unit: addUnit(root.value)
      case .ten: addTen(root.value)
      case .hundred: addHundred()
      case .thousand, .million: addScale(root.value)
      case .half: addHalf()
      case .quarter: addQuarter()
      case .halfAlone: addHalfAlone()
      case .pack: addPack(root.value)
      }
    if taken { isEmpty = false }
    return taken
  }

  private mutating func addZero() -> Bool {
    guard isEmpty else { return false }
    level = 0
    return true
  }

  private mutating func addUnit(_ value: Double) -> Bool {
    guard level > 1 else { return false }
    group += value
    level = 1
    return true
  }

  private mutating func addTen(_ value: Double) -> Bool {
    guard level > 2 else { return false }
    group += value
    level = 2
    return true
  }

  private mutating func addHundred() -> Bool {
    if level == 4 {
      group = 100
    } else {
      guard level == 1, group >= 2, group < 10 else { return false }
      group *= 100
    }
    level = 3
    return true
  }

  private mutating func addScale(_ value: Double) -> Bool {
    guard value < scale, !(isEmpty && value > 1000), level != 4 || isEmpty || group > 0 else {
      return false
    }
    if total > 0, group == 0 { return false }
    total += (group == 0 ? 1 : group) * value
    group = 0
    level = hasHalf ? 0 : 4
    scale = value
    return true
  }

  private mutating func addHalf() -> Bool {
    guard !isEmpty, value == value.rounded() else { return false }
    group += 0.5
    hasHalf = true
    level = 0
    return true
  }

  private mutating func addQuarter() -> Bool {
    if isEmpty {
      group = 0.25
    } else {
      guard total == 0, group >= 1, group <= 3, group == group.rounded() else { return false }
      group *= 0.25
    }
    level = 0
    return true
  }

  private mutating func addHalfAlone() -> Bool {
    guard isEmpty else { return false }
    group = 0.5
    level = 0
    return true
  }

  private mutating func addPack(_ value: Double) -> Bool {
    guard total == 0 else { return false }
    group = (isEmpty ? 1 : group) * value
    level = 0
    return true
  }
}

/// Reads what is written in digits.
enum Digits {
  /// The value of `1.250`, `2,2`, `1.5`, `3.000.000`, `0033`; nil where the marks make no number.
  ///
  /// A single point before three digits marks thousands, unless the number begins with 0; else it is
  /// a decimal point, as a comma always is.
  static func value(of text: String) -> Double? {
    var whole = 0.0
    var fraction = 0.0
    var place = 0.0
    var points = 0
    var run = 0
    var sawComma = false
    let letters = text.utf8
    let isGrouped = groups(letters)
    for letter in letters {
      switch letter {
      case 48...57:
        run += 1
        let digit = Double(letter - 48)
        if place > 0 {
          fraction += digit / place
          place *= 10
        } else {
          whole = whole * 10 + digit
        }
      case UInt8(ascii: "."):
        if isGrouped && !sawComma { continue }
        points += 1
        place = 10
      case UInt8(ascii: ","):
        guard !sawComma else { return nil }
        sawComma = true
        points += 1
        place = 10
      default: return nil
      }
      if points > 1 { return nil }
    }
    guard run > 0, run < 16 else { return nil }
    return place > 10 ? ((whole + fraction) * 1e6).rounded() / 1e6 : whole
  }

  /// Whether every point has exactly three digits after it and one to three before the first.
  private static func groups(_ letters: String.UTF8View) -> Bool {
    var run = 0
    var points = 0
    var startsWithZero = false
    for letter in letters {
      if letter == UInt8(ascii: ",") { break }
      if letter == UInt8(ascii: ".") {
        guard points == 0 ? (1...3).contains(run) : run == 3 else { return false }
        points += 1
        run = 0
      } else {
        if points == 0, run == 0, letter == 48 { startsWithZero = true }
        run += 1
      }
    }
    return points > 0 && run == 3 && !startsWithZero
  }

  /// The value of `3/4`.
  static func fraction(_ text: String) -> Double? {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"))
    guard parts.count == 2, let top = Double(String(parts[0]) ?? ""),
      let bottom = Double(String(parts[1]) ?? ""), bottom > 0
    else { return nil }
    return top / bottom
  }
}
