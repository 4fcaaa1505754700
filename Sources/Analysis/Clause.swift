package import Turkish

/// A run of spans with at most one finite verb, which ends it.
package struct Clause: Sendable {
  package var spans: [Span]
  /// Place of the finite verb in `spans`; nil for a clause without one.
  package var verbPlace: Int?
  /// Whether a full stop, semicolon, colon or line break ended the clause before this one.
  package var startsSentence: Bool
  /// mı, ne, kaç … or a question mark.
  package var isQuestion = false
  /// A negated verb, değil, yok.
  package var isNegated = false
  /// keşke, -sa, diyelim ki: what is said did not happen.
  package var isUnreal = false
  /// diyorlar: somebody else says so.
  package var isHearsay = false

  package init(spans: [Span], verbPlace: Int?, startsSentence: Bool) {
    self.spans = spans
    self.verbPlace = verbPlace
    self.startsSentence = startsSentence
  }

  /// The clause with some of its spans read together; its verb stays the same.
  package func with(_ spans: [Span]) -> Clause {
    var clause = self
    clause.spans = spans
    let verb = verbPlace.map { self.spans[$0].tokens }
    clause.verbPlace = verb.flatMap { tokens in spans.firstIndex { $0.tokens == tokens } }
    return clause
  }

  /// The verb that ends it.
  package var verb: Span.Reading? { verbPlace.flatMap { spans[$0].finiteVerb } }

  /// How the verb ends.
  package var form: VerbForm? { verb?.verb }

  /// Whether the finite verb is of one of these classes.
  package func verbIs(_ wanted: WordClass...) -> Bool {
    guard let verbPlace else { return false }
    return spans[verbPlace].readings.contains { reading in
      guard reading.verb?.isFinite == true, case .word(let kind) = reading.sense else {
        return false
      }
      return wanted.contains(kind)
    }
  }

  /// Whether any span is of one of these classes.
  package func has(_ wanted: WordClass...) -> Bool {
    spans.contains { span in
      span.readings.contains { reading in
        if case .word(let kind) = reading.sense { wanted.contains(kind) } else { false }
      }
    }
  }

  /// The first reading of one of these classes.
  package func first(_ wanted: WordClass...) -> Span.Reading? {
    for span in spans {
      for reading in span.readings {
        if case .word(let kind) = reading.sense, wanted.contains(kind) { return reading }
      }
    }
    return nil
  }

  package var numbers: [NumberReading] { spans.compactMap(\.number) }
  package var times: [TimeReading] { spans.compactMap(\.time) }
  package var hasFood: Bool { spans.contains { $0.food != nil } }

  /// Whether the verb tells what was done: `yedim`, `yemişim`; not `yiyorum`, `yesem`, `yerdim`.
  package var isPast: Bool {
    guard let form else { return false }
    switch form.mood {
    case .past, .reported: return !form.hasConditionalCopula
    default: return false
    }
  }

  /// Whether the verb asks balli to do something: `ekle`, `yazar mısın`, `kaydedelim`, `eklensin`.
  package var isRequest: Bool {
    guard let verbPlace else { return false }
    return spans[verbPlace].readings.compactMap(\.verb).contains { $0.isFinite && isRequest($0) }
  }

  private func isRequest(_ form: VerbForm) -> Bool {
    switch form.mood {
    case .imperative: return !form.isNegative
    case .optative: return true
    case .aorist: return isQuestion && (form.person == 2 || form.person == 5 || form.person == 3)
    case .necessity: return !isQuestion
    case .progressive: return isQuestion && form.person == 2
    default: return false
    }
  }
}
