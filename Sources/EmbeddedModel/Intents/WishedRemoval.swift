import Analysis
import Turkish

// Whether a message wants a record to go.
extension ToldChange {
  /// "sil", "siler misin", "silinsin", "silmek istiyorum", "silersen iyi olur", "vazgeçtim"; not "sildim",
  /// "silmeli miyim", "siliniyor mu", "silmek istemiyorum", nor "randevuyu iptal et".
  var isRemovalWanted: Bool {
    scene.clauses.contains { clause in
      clause.spans.contains { span in span.readings.contains { wants($0, in: clause) } }
        && !isOfNoRecord(clause)
    }
  }

  private func wants(_ reading: Span.Reading, in clause: Clause) -> Bool {
    guard reading.isTakingBack else { return false }
    guard let form = reading.verb else { return !clause.isQuestion && !clause.isNegated }
    guard !form.isNegative else { return false }
    let isOfHearer = [2, 5].contains(form.person)
    switch form.mood {
    case .imperative, .optative: return !(clause.isQuestion && form.person == 1)
    // "ayranı siler misin" asks for less than the whole meal.
    case .aorist, .progressive:
      return clause.isQuestion && (isOfHearer || clause.asksHearer) && !clause.hasFood
    case .conditional: return isOfHearer
    case .necessity: return !clause.isQuestion
    case .past, .reported:
      return reading.sense == .word(.giveup) && [1, 4].contains(form.person) && !clause.isQuestion
    case .infinitive: return clause.has(.want, .need) && !clause.isNegated && !clause.isQuestion
    default: return false
    }
  }

  /// "randevuyu iptal et", "masayı sil", "kilo vermekten vazgeçtim": what is to go, or was given up, is no
  /// record.
  private func isOfNoRecord(_ clause: Clause) -> Bool {
    let givesUp = clause.verbIs(.giveup)
    return clause.spans.contains { span in
      givesUp
        ? span.readings.contains { isDeedGivenUp($0) }
        : isObject(span) && !mayNameRecord(span)
    }
  }

  private func isDeedGivenUp(_ reading: Span.Reading) -> Bool {
    guard reading.verb?.mood == .infinitive, case .word(let kind) = reading.sense else {
      return false
    }
    return ![.put, .remove, .giveup, .talk].contains(kind)
  }

  private func isObject(_ span: Span) -> Bool {
    span.isUnknown && !span.isFuzzy
      ? scene.sentence.folded(span).fits("ending.accusative")
      : span.readings.contains { $0.noun?.grammaticalCase == .accusative }
  }

  /// Whether a word can point at something that is kept.
  private func mayNameRecord(_ span: Span) -> Bool {
    let kinds = TalkRecord.Kind.allCases.flatMap(\.names)
    return span.food != nil || span.time != nil || span.number != nil || span.measure != nil
      || span.analyte != nil || span.finiteVerb != nil
      || kinds.contains { span.has($0) } || span.has(.record, .deictic, .whole, .filler)
      || span.has(.person, .given, .selfword, .correction, .recipe, .archive, .remove, .undo)
      || scene.sentence.folded(span).fits("removal.pointed")
  }
}

extension Span.Reading {
  /// Whether it is a verb by which a record goes: `sil`, `geri al`, `vazgeç`.
  var isTakingBack: Bool { [.word(.remove), .word(.undo), .word(.giveup)].contains(sense) }
}
