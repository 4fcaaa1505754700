import Analysis
import Domain
import Turkish

/// Figures that no record of the talk can take: of a subject of their own, or of a size that it never has.
///
///     7 saat uyudum | oran 10 bende               the rate is no sleep
///     glifor aldım | telefon diyor 3400           what a telephone shows is no dose
///     novorapid 4 yaptım | pardon ekmek çeyrekti  the bread was a quarter, and not the insulin
///     tansiyon 13 8 | açtım 68                    a reading of glucose, with when it was
extension ToldChange {
  /// Whether a change would write a figure into an entry that cannot be its own.
  func misfits(_ record: TalkRecord) -> Bool {
    guard changesFigure else { return false }
    return told.contains { quantity in
      !canHold(quantity, record) || isOfSubject(quantity, than: record)
    } || !setsRight && isReading(besides: record)
  }

  /// "oran 10 bende" after a sleep: neither its hours nor the hour of it.
  var movesBySubject: Bool {
    changes(.at) && !setsRight
      && message.spans.contains {
        $0.has(.percent) || scene.sentence.folded($0).fits("figure.subject")
      }
  }

  /// "çeyrekti", "yarımdı" of an insulin: no pen gives so little; "yarısını" is a part of the dose.
  private func canHold(_ quantity: Quantity, _ record: TalkRecord) -> Bool {
    // "8000 adım attım", then "91": a reading, and neither steps nor minutes.
    if !setsRight, !saysWas, !scene.has(.more), let old = record.figure("steps"), old > 0 {
      if changes(.steps) { return quantity.value > old * Self.leastOfSteps }
      return record.figure("minutes") != nil
        || !Turkish.durations(in: scene.sentence.tokens).isEmpty
    }
    return record.kind != .medication || quantity.value >= 1 || quantity.isPart
      || quantity.doseUnit != nil || (record.figure("dose") ?? 0) < 3
      || record.said[.unit]?.string != Texts.doseUnit
  }

  /// The least part of the steps that were told that a better number of them is.
  private static let leastOfSteps = 0.1

  /// "aç karnına 148", "açtım 68" after a pressure or a weight.
  private func isReading(besides record: TalkRecord) -> Bool {
    record.kind != .glucose
      && message.spans.indices.contains {
        message.spans[$0].placesReading || message.word($0).fits("glucose.hungry")
      }
      && told.contains { $0.isBare && (Self.leastReading...600).contains($0.value) }
  }

  /// What stands right before a figure and is not the record's own: `oran 10`, `ekmek çeyrekti`.
  private func isOfSubject(_ quantity: Quantity, than record: TalkRecord) -> Bool {
    let subject = message.spans[..<quantity.spans.lowerBound].lastIndex { span in
      !span.isMark && !(span.has(.filler) && span.food == nil)
    }
    guard let subject, !candidate.claims.contains(subject) else { return false }
    let span = message.spans[subject]
    guard span.number == nil, span.time == nil, span.measure == nil,
      !record.names.contains(where: { span.has($0) }),
      !message.persons.contains(where: { $0.places.contains(subject) })
    else { return false }
    if record.kind != .water, record.kind != .meal, span.food != nil, span.finiteVerb == nil,
      !span.has(.correction, .not, .no)
    {
      return true
    }
    return !setsRight && !saysWas
      && (span.has(.percent, .outofscope) || message.word(subject).fits("figure.subject")
        || tellsOfDevice(subject))
  }

  /// "telefon diyor 3400", "ekran 245 gösteriyor": what something shows.
  private func tellsOfDevice(_ place: Int) -> Bool {
    guard let form = message.spans[place].finiteVerb?.verb, form.person == 3 else { return false }
    let subject = message.spans[..<place].lastIndex { !$0.isMark && !$0.has(.filler) }
    return [.progressive, .aorist].contains(form.mood)
      && subject.map { message.spans[$0].has(.outofscope) || message.spans[$0].isUnknown } ?? false
  }
}

extension Stated {
  /// "açtım 148": a figure, that the writer was hungry when it was measured, and nothing besides.
  mutating func findHungryReading() {
    let figures = message.quantities.filter { $0.isBare && $0.number?.kind == .exact }
    guard message.persons.isEmpty, figures.count == 1, message.quantities.count == 1,
      (ToldChange.leastReading...600).contains(figures[0].value),
      message.spans.indices.contains(where: { message.word($0).fits("glucose.hungry") }),
      message.spans.indices.allSatisfy({ place in
        let span = message.spans[place]
        return span.isMark || span.number != nil || span.has(.filler) && span.food == nil
          || message.word(place).fits("glucose.hungry")
      })
    else { return }
    keep(
      Set(figures[0].spans),
      of: candidates.indices.filter { candidates[$0].intent == "logGlucose" })
  }
}
