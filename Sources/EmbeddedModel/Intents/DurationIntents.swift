import Analysis
import Domain
import Foundation
import Turkish

// What takes time, or is counted: water, movement, sleep.
extension EntryIntents {
  func water() -> [IntentCandidate] {
    message.spans.indices.flatMap { place -> [IntentCandidate] in
      guard message.spans[place].has(.water) else { return [] }
      var found: [IntentCandidate] = []
      let near = message.quantities.filter { abs($0.spans.lowerBound - place) < 7 }
      for quantity in near {
        guard let amount = milliliters(quantity) else { continue }
        found.append(
          candidate(
            "logWater", at: place, [.init(.milliliters, .number(amount))] + time(for: place),
            claims: Set(quantity.spans).union([place]),
            sizeNotes(quantity) + ["gap=\(gap(place, quantity))"]))
      }
      found.append(
        candidate(
          "logWater", at: place, [.init(.milliliters, 200)] + time(for: place), claims: [place],
          ["gap=none", "near=\(min(2, near.count))"]))
      return found.flatMap { withPersons($0, at: place) }
    } + waterAgain()
  }

  /// "ben de bir bardak içtim" after water that somebody drank.
  private func waterAgain() -> [IntentCandidate] {
    guard scene.dialogue.newest?.call.name == "logWater", scene.clauses.count == 1,
      scene.clauses[0].verbIs(.eat), scene.clauses[0].isPast, !scene.clauses[0].isNegated,
      message.foods.isEmpty, message.persons.isEmpty, !scene.has(.water),
      message.quantities.count == 1, message.quantities[0].measure != nil,
      let amount = milliliters(message.quantities[0])
    else { return [] }
    var found = candidate(
      "logWater", at: message.quantities[0].spans.lowerBound,
      [.init(.milliliters, .number(amount))], claims: Set(message.quantities[0].spans),
      ["after water"])
    found.isStated = [1, 4].contains(scene.clauses[0].form?.person ?? 0)
    return [found]
  }

  private func milliliters(_ quantity: Quantity) -> Double? {
    if let measure = quantity.measure {
      guard ![.gram, .kilogram, .slice].contains(measure.measure) else { return nil }
      return quantity.milliliters()
    }
    let next = quantity.spans.upperBound
    if next < message.spans.count, let vessel = message.spans[next].reading(.waterunit) {
      return quantity.value * RecordNames.milliliters(vessel.phrase)
    }
    guard quantity.number?.isArticle != true, quantity.doseUnit == nil || quantity.doseUnit == "ml"
    else { return nil }
    return quantity.milliliters()
  }

  func activities() -> [IntentCandidate] {
    let durations = Turkish.durations(in: scene.sentence.tokens)
    return message.spans.indices.flatMap { place -> [IntentCandidate] in
      let span = message.spans[place]
      guard let anchor = span.reading(.activity, .walk, .steps), !isPlayed(place) else { return [] }
      let kind = span.has(.steps) ? "yürüyüş" : activityName(place, anchor)
      var found: [IntentCandidate] = []
      for duration in durations {
        let near = message.spans.firstIndex { $0.tokens.overlaps(duration.tokens) } ?? 0
        guard abs(near - place) < 9 else { continue }
        var made = candidate(
          "logActivity", at: place,
          [.init(.kind, .string(kind)), .init(.minutes, .number(duration.minutes))]
            + time(for: place), claims: [place, near],
          [
            "activity=\(kind)", "minutes", "gap=\(max(-6, min(6, near - place)))",
            "durations=\(min(3, durations.count))",
          ])
        made.isStated = isStated(anchor, at: place, durations, near)
        found.append(made)
      }
      found += stretches(near: place).map { stretch in
        candidate(
          "logActivity", at: place,
          [.init(.kind, .string(kind)), .init(.minutes, .number(stretch.minutes))]
            + time(for: place), claims: [place, stretch.place],
          [
            "activity=\(kind)", "minutes", "gap=\(max(-6, min(6, stretch.place - place)))",
            "clocks",
          ])
      }
      if span.has(.steps), let count = stepCount(before: place) {
        found.append(
          candidate(
            "logActivity", at: place,
            [.init(.kind, .string(kind)), .init(.steps, .number(count.value))] + time(for: place),
            claims: Set(count.spans).union([place]), ["steps"] + sizeNotes(count)))
      }
      found.append(
        candidate(
          "logActivity", at: place, [.init(.kind, .string(kind))] + time(for: place),
          claims: [place], ["activity=\(kind)", "alone", "durations=\(min(3, durations.count))"]))
      return found.flatMap { withPersons($0, at: place) }
    }
  }

  /// "tarlada 2 saattir çapa yapıyorum", "1 saat ev temizledim": how long the writer has been at it, and
  /// nothing else.
  private func isStated(
    _ anchor: Span.Reading, at place: Int, _ durations: [DurationReading], _ near: Int
  ) -> Bool {
    guard durations.count == 1, message.clauseOf[near] == message.clauseOf[place],
      message.persons.isEmpty, !message.foods.contains(where: \.isKnown), !scene.isQuestion,
      !Turkish.fold(anchor.phrase).fits("activity.vague"),
      scene.clauses.allSatisfy({ !$0.isNegated && !$0.isUnreal }),
      !message.spans.contains(where: { $0.has(.correction, .change, .target, .glucose) })
    else { return false }
    let clause = message.clause(of: place)
    guard let form = clause.form, form.person == 1 || form.person == 4, !form.hasPastCopula,
      message.spans.allSatisfy({ $0.finiteVerb == nil || $0.has(.walk, .cook, .activity) })
    else { return false }
    switch form.mood {
    case .past: return true
    case .progressive:
      let since = scene.sentence.tokens[durations[0].tokens].last
      return since.map { ($0.folded + $0.suffix).fits("duration.since") } ?? false
    default: return false
    }
  }

  private func stepCount(before place: Int) -> Quantity? {
    message.quantities.last { $0.spans.upperBound <= place && place - $0.spans.upperBound < 3 }
      ?? message.quantities.first { quantity in
        // "adım hasan 1968'liyim": a name between.
        quantity.spans.lowerBound > place && quantity.value >= 100
          && !message.spans[place..<quantity.spans.lowerBound].contains {
            $0.has(.given) || $0.isUnknown
          }
      }
  }

  /// "koştu oynadı": one thing, which the second of the verbs names.
  private func isPlayed(_ place: Int) -> Bool {
    guard place + 1 < message.spans.count, let own = message.spans[place].reading(.walk)?.verb,
      let next = message.spans[place + 1].reading(.walk), next.phrase.fits("activity.play")
    else { return false }
    return next.verb?.mood == own.mood && next.verb?.person == own.person
  }

  private func activityName(_ place: Int, _ anchor: Span.Reading) -> String {
    guard anchor.verb != nil, anchor.sense == .word(.walk) else { return anchor.phrase }
    return RecordNames.name(.activity, of: anchor.phrase) ?? anchor.phrase
  }

  func sleep() -> [IntentCandidate] {
    let durations = Turkish.durations(in: scene.sentence.tokens)
    let clocks = message.times.filter { $0.time.clock != nil }
    return message.spans.indices.flatMap { place -> [IntentCandidate] in
      guard message.spans[place].has(.sleep, .sleepnoun), !sleepsElse(place) else { return [] }
      var found: [IntentCandidate] = []
      for duration in durations {
        let near = message.spans.firstIndex { $0.tokens.overlaps(duration.tokens) } ?? 0
        let hours = (duration.minutes / 60 * 100).rounded() / 100
        found.append(
          candidate(
            "logSleep", at: place, [.init(.hours, .number(hours))] + earlierDay(for: place),
            claims: [place, near],
            ["hours=\(MessageFeatures.magnitude(hours))", "gap=\(max(-6, min(6, near - place)))"]))
      }
      for (bed, wake) in zip(clocks, clocks.dropFirst()) {
        guard let hours = Self.hours(from: bed.time.clock, to: wake.time.clock) else { continue }
        found.append(
          candidate(
            "logSleep", at: place, [.init(.hours, .number(hours))],
            claims: [place, bed.place, wake.place],
            ["clocks", "hours=\(MessageFeatures.magnitude(hours))"]))
      }
      for stretch in stretches(near: place) where stretch.minutes >= 30 {
        let hours = (stretch.minutes / 60 * 100).rounded() / 100
        found.append(
          candidate(
            "logSleep", at: place, [.init(.hours, .number(hours))], claims: [place, stretch.place],
            ["clocks", "hours=\(MessageFeatures.magnitude(hours))"]))
      }
      return found.flatMap { withPersons($0, at: place) }
    }
  }

  /// "18.00-18.40 bisiklet": stretches between two hours, with their minutes, right beside a place.
  private func stretches(near place: Int) -> [(place: Int, minutes: Double)] {
    guard !scene.clauses.contains(where: \.isNegated) else { return [] }
    return message.times.compactMap { near, time in
      let between = min(near, place) + 1..<max(near, place)
      guard time.clock != nil, let interval = time.interval,
        message.clauseOf[near] == message.clauseOf[place],
        between.allSatisfy({ message.spans[$0].has(.filler) && message.spans[$0].food == nil })
      else { return nil }
      let minutes = (interval.upperBound.timeIntervalSince(interval.lowerBound) / 60).rounded()
      return (5...960).contains(minutes) ? (near, minutes) : nil
    }
  }

  /// "8 saat uyudum evvelki gün": a day before yesterday; the night before today is what is meant otherwise.
  private func earlierDay(for place: Int) -> [JSON.Member] {
    let today = scene.zone.day(at: scene.now)
    let isEarlier = message.times(for: place).contains { time in
      time.direction != .future && time.day.map { $0.number + 1 < today.number } ?? false
    }
    return isEarlier ? time(for: place) : []
  }

  /// "hamur 40 dakika uyudu", "kedi 14 saat uyuyormuş": something that is no person.
  ///
  /// After a child's value "9 saat uyudu" is the child.
  private func sleepsElse(_ place: Int) -> Bool {
    guard message.persons.isEmpty, scene.dialogue.personInFocus == nil,
      let form = message.spans[place].reading(.sleep)?.verb
    else {
      return false
    }
    return form.isFinite && form.person == 3
  }

  /// From going to bed to waking, over midnight; nil where that is no night.
  private static func hours(from bed: ClockTime?, to wake: ClockTime?) -> Double? {
    guard let bed, let wake else { return nil }
    var minutes = ((wake.hour * 60 + wake.minute) - (bed.hour * 60 + bed.minute) + 1440) % 1440
    if minutes > 14 * 60, bed.hour <= 12, wake.hour <= 12 { minutes -= 12 * 60 }
    guard minutes >= 30, minutes <= 16 * 60 else { return nil }
    return (Double(minutes) / 60 * 100).rounded() / 100
  }
}
