import Analysis
import Domain
import Turkish

/// Sleep and movement.
extension Scene {
  func sleep(_ clause: Clause, _ index: Int) -> Proposal? {
    guard clause.verbIs(.sleep) || clause.has(.sleepnoun),
      !clause.isNegated || clause.form?.isAbility == true
    else { return nil }
    guard
      clause.isPast || clause.verbPlace == nil
        || clause.verbIs(.put, .sleep) && clause.isPastOrPerfect
    else { return nil }
    let durations = durations(clause)
    if let minutes = durations.first {
      return proposal(
        "uyku", 0.9, "logSleep",
        [.init("hours", .number((minutes / 60 * 100).rounded() / 100))] + whose(clause))
    }
    let clocks = clause.times.compactMap(\.clock)
    if clocks.count >= 2 || (clocks.count == 1 && clauses.count > index + 1) {
      let all = clauses[index...].prefix(2).flatMap(\.times).compactMap(\.clock)
      if all.count >= 2 {
        var minutes =
          ((all[1].hour * 60 + all[1].minute) - (all[0].hour * 60 + all[0].minute) + 1440) % 1440
        // "11'de yattım 7'de kalktım": of the two sevens the one that ends a night.
        if minutes > 14 * 60, all[0].hour <= 12, all[1].hour <= 12 { minutes -= 12 * 60 }
        let hours = (Double(minutes) / 60 * 100).rounded() / 100
        var result = proposal(
          "uyku", 0.85, "logSleep", [.init("hours", .number(hours))] + whose(clause))
        result.clauses = clocks.count >= 2 ? 1 : 2
        return result
      }
    }
    return nil
  }

  /// The minutes of each stretch of time that a clause names.
  func durations(_ clause: Clause) -> [Double] {
    guard let first = clause.spans.first, let last = clause.spans.last else { return [] }
    let range = first.tokens.lowerBound..<last.tokens.upperBound
    return Turkish.durations(in: Array(sentence.tokens[range])).map(\.minutes)
  }

  func activity(_ clause: Clause, _ index: Int) -> Proposal? {
    guard !clause.isNegated,
      clause.verbIs(.walk) && clause.isPast && !clause.hasFood
        || clause.has(.activity, .steps) && !clause.hasFood || liftsWeights(clause),
      !worksOrPlays(clause)
    else { return nil }
    let did =
      clause.isPast
      && (clause.verbIs(.walk, .cook, .bring, .finish, .put) || clause.has(.steps)
        || goesOut(clause))
      || clause.verbPlace == nil || clause.isRequest || liftsWeights(clause)
    guard did else { return nil }
    if let several = activities(clause) { return several }
    let later = durations(clause).isEmpty ? durationAfter(index) : nil
    let minutes = durations(clause).last ?? later
    let steps = steps(clause)
    // A baby's first steps are no walk.
    guard
      minutes != nil || steps.map({ $0 >= 100 }) ?? false || (clause.isPast && !clause.has(.steps))
    else {
      return nil
    }
    var members: [JSON.Member] = [.init("kind", .string(activityKind(clause)))]
    if let minutes, steps == nil || minutes > 0 {
      members.append(.init("minutes", .number(minutes)))
    }
    if let steps { members.append(.init("steps", .number(steps))) }
    var result = proposal("hareket", 0.87, "logActivity", members + particulars(clause))
    if later != nil { result.clauses = 2 }
    return result
  }

  /// "yürüyüş 30 dk, yüzme 20 dk yaptım": each with its time.
  private func activities(_ clause: Clause) -> Proposal? {
    let kinds = clause.spans.compactMap { $0.reading(.activity)?.phrase }
    let times = durations(clause)
    guard kinds.count > 1, kinds.count == times.count, clause.numbers.count == times.count else {
      return nil
    }
    let calls = zip(kinds, times).map { kind, minutes in
      PlannedCall(
        "logActivity",
        .object(
          [.init("kind", .string(kind)), .init("minutes", .number(minutes))] + particulars(clause)))
    }
    return Proposal(frame: "hareket", score: 0.88, calls: calls)
  }

  /// "merdiven çıktım", "koşuya çıktım"; not "antrenmandan çıktım".
  private func goesOut(_ clause: Clause) -> Bool {
    guard clause.verbIs(.comeout), let noun = clause.first(.activity)?.noun else { return false }
    return noun.grammaticalCase == .bare || noun.grammaticalCase == .dative
  }

  /// "yüzdüm 1 saat": how long, told after the verb.
  private func durationAfter(_ index: Int) -> Double? {
    guard clauses[index].verbPlace != nil, index + 1 < clauses.count,
      clauses[index + 1].verbPlace == nil, !clauses[index + 1].hasFood
    else { return nil }
    let next = clauses[index + 1]
    let isOnlyTime = next.spans.allSatisfy { span in
      span.isMark || span.number != nil || span.time != nil || span.has(.filler, .household)
        || ["dk", "dakka", "sa"].contains(sentence.folded(span))
    }
    return isOnlyTime ? durations(next).first : nil
  }

  /// "ağırlık kaldırdım", "ağırlık çalıştım".
  private func liftsWeights(_ clause: Clause) -> Bool {
    clause.isPast && clause.spans.contains { sentence.folded($0) == "agirlik" }
      && ["kaldır", "çalış"].contains(clause.verb?.phrase)
  }

  /// "ders çalıştım", "çocukla oynadım": no sport where none is named.
  private func worksOrPlays(_ clause: Clause) -> Bool {
    ["çalış", "oyna"].contains(clause.verb?.phrase) && !clause.has(.activity)
      && !liftsWeights(clause) && game(clause) == nil
  }

  /// "basket oynadım": a game that no list has.
  private func game(_ clause: Clause) -> String? {
    guard clause.verb?.phrase == "oyna", let place = clause.verbPlace, place > 0,
      clause.spans[place - 1].isUnknown, !durations(clause).isEmpty,
      !Words.pastimes.contains(sentence.folded(clause.spans[place - 1])),
      !Words.isPlaceOrPerson(sentence.folded(clause.spans[place - 1]))
    else { return nil }
    return Turkish.lowercased(sentence.source(clause.spans[place - 1]))
  }

  /// "bahçede çapa yaptım 40 dk": work of a kind that no list has, told with its minutes.
  func chore(_ clause: Clause, _ index: Int) -> Proposal? {
    guard !clause.isNegated, !clause.hasFood, clause.isPast, let place = clause.verbPlace,
      place > 0, clause.spans[place].readings.contains(where: { $0.phrase == "yap" }),
      clause.form?.person == 1 || clause.form?.person == 4,
      // "plank 20 dk yaptım"
      let named = clause.spans[..<place].last(where: { !isStretch($0) }), named.isUnknown,
      !Words.pastimes.contains(sentence.folded(named))
    else { return nil }
    let minutes = durations(clause).last ?? durationAfter(index)
    guard let minutes, minutes > 0 else { return nil }
    let kind = Turkish.lowercased(sentence.source(named))
    return proposal(
      "hareket", 0.8, "logActivity",
      [.init("kind", .string(kind)), .init("minutes", .number(minutes))] + particulars(clause))
  }

  /// A number, or a unit of time.
  private func isStretch(_ span: Span) -> Bool {
    span.number != nil || span.time != nil
      || ["dk", "dakika", "saat", "sn", "saniye"].contains(sentence.folded(span))
  }

  private func steps(_ clause: Clause) -> Double? {
    guard let place = clause.spans.firstIndex(where: { $0.has(.steps) }) else { return nil }
    return clause.spans[..<place].last { $0.number != nil }?.number?.value
      ?? clause.numbers.first { $0.value > 99 }?.value
  }

  private func activityKind(_ clause: Clause) -> String {
    if let noun = clause.first(.activity) { return noun.phrase }
    if clause.has(.steps) { return "yürüyüş" }
    if let game = game(clause) { return game }
    if liftsWeights(clause) { return "ağırlık antrenmanı" }
    switch clause.verb?.phrase ?? "" {
    case let verb where verb.contains("yürü"): return "yürüyüş"
    case "koş", "koştur": return "koşu"
    case "yüz": return "yüzme"
    case let verb where verb.hasPrefix("bisiklet") || verb.hasPrefix("pedal"): return "bisiklet"
    case let verb where verb.hasPrefix("ip"): return "ip atlama"
    case let verb where verb.hasPrefix("dans"): return "dans"
    case let verb where verb.hasPrefix("spor"): return "spor"
    case "tırman": return "tırmanış"
    case "gez": return "gezinti"
    case "zıpla": return "zıplama"
    case let verb where verb.contains(" "): return String(verb.prefix { $0 != " " })
    default: return "egzersiz"
    }
  }
}

extension Scene {
  /// What the doing of a verb is called.
  static let activityNames = [
    "yürü": "yürüyüş", "tempolu yürü": "yürüyüş", "koş": "koşu", "koştur": "koşu", "yüz": "yüzme",
    "bisiklete bin": "bisiklet", "bisiklet sür": "bisiklet", "pedal çevir": "bisiklet",
    "ip atla": "ip atlama", "dans et": "dans", "spor yap": "spor", "egzersiz yap": "egzersiz",
    "antrenman yap": "antrenman", "tırman": "tırmanış", "gez": "gezinti", "zıpla": "zıplama",
    "pilates yap": "pilates", "yoga yap": "yoga", "halay çek": "halay", "kürek çek": "kürek",
    "top oyna": "top",
  ]
}
