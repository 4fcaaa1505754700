/// Clock times in digits alone: `14:30`, `14.30`, `0730`.
extension TimeScanner {
  /// `14:30`, or `14.30` where the number is one of hours and minutes.
  func written(at place: Int) -> TimeDraft.Clock? {
    guard place < tokens.count, tokens[place].kind == .clock || tokens[place].kind == .number else {
      return nil
    }
    let parts = tokens[place].folded.utf8.split {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
    }
    guard parts.count > 1, parts[1].count == 2, parts[0].count < 3,
      let hour = Int(String(parts[0]) ?? ""), let minute = Int(String(parts[1]) ?? ""), hour < 25,
      minute < 60
    else { return nil }
    return TimeDraft.Clock(hour: hour % 24, minute: minute, isExact: true)
  }

  /// `0730`, `saat 1520`, `1520'de`: hours and minutes without a mark between them.
  func fourDigits(at place: Int, isCued: Bool) -> TimeDraft.Clock? {
    let digits = tokens[place].folded
    guard tokens[place].kind == .number, digits.utf8.count == 4, let value = Int(digits),
      value / 100 < 24, value % 100 < 60,
      digits.hasPrefix("0") || isCued || isLocated(place) || isMarked(place),
      unit(place + 1) == nil, !Self.counted.contains(folded(place + 1)),
      isCued || !isYear(value, place), !isRound(value, place)
    else { return nil }
    return TimeDraft.Clock(hour: value / 100, minute: value % 100, isExact: true)
  }

  /// `2019'da 38'e düşmüş`: a year, of which one tells what one has heard.
  private func isYear(_ value: Int, _ place: Int) -> Bool {
    (2000...2030).contains(value) && isLocated(place)
      && tokens[(place + 1)...].contains { token in
        token.folded.count > 4 && Self.reported.contains { token.folded.hasSuffix($0) }
      }
  }

  /// `sabah 1000 akşam 500 metformin`: milligrams, steps and millilitres come in such numbers.
  private func isRound(_ value: Int, _ place: Int) -> Bool {
    value > 0 && value % 500 == 0 && !isLocated(place) && !isMarked(place)
      && (place == 0 || !folded(place - 1).hasPrefix("saat"))
  }

  private static let reported = ["mis", "mus", "misti", "mustu", "misim", "musum"]

  /// What is counted by the thousand: `günde 1500 kalori`, `akşam 2000 adım`.
  private static let counted: Set = [
    "kalori", "kkal", "kcal", "adim", "ml", "mg", "gr", "g", "gram", "lira", "tl", "kj", "metre",
    "m",
  ]

  /// `1030: 1 elma`, `tokluk 168 (1430)`: marks that set a time apart.
  private func isMarked(_ place: Int) -> Bool {
    let before = place > 0 ? folded(place - 1) : ""
    let after = folded(place + 1)
    return before == "@" || before == "(" && after == ")"
      || (place == 0 || tokens[place].startsLine) && (after == ":" || after == "=")
  }
}

extension TimeScanner {
  private static let denials: Set<String> = ["degil", "degildi", "degilmis"]

  /// `saat 9 değil 8'di`: the hour that is put in the place of another; not `saat 9 değil 8 ünite`.
  func takesPlaceOfClock(_ place: Int) -> Bool {
    guard place > 2, tokens.indices.contains(place), Self.denials.contains(folded(place - 1)),
      number(place - 2) != nil, unit(place - 3) == .hour
    else { return false }
    return isEnd(place + 1) || !tokens[place].suffix.isEmpty || kind(place + 1) == .around
  }
}
