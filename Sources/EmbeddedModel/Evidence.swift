import Analysis
import Domain
import Turkish

/// What speaks against a write: words that no frame explains, another subject, a play, another list.
///
/// A frame looks for what speaks for its meaning. Food words, amounts and the common verbs stand in
/// talk about anything, so a write also needs that the rest of the sentence does not say otherwise.
extension Scene {
  /// Whether nothing in the clauses of a proposal speaks against what it would write.
  func allows(_ proposal: Proposal, at index: Int) -> Bool {
    let range = index..<min(clauses.count, index + max(1, proposal.clauses))
    return proposal.calls.allSatisfy { call in
      if call.tool.hasPrefix("log"), isPlay { return false }
      switch call.tool {
      case "logMeal": return isEatenByPeople(range)
      case "addToShoppingList", "updateShoppingList":
        return !namesOtherList(0..<range.upperBound)
      case "logWater": return isDrunk(range)
      case "logMedication": return isTakenByPeople(range)
      case "logActivity": return isDone(range) && isAboutPeople(range)
      case "logGlucose": return !namesOtherMachine(range)
      case "logSleep", "logWeight", "logMood", "logSymptom":
        return isAboutPeople(range) && isOfBody(range)
      case "undo": return !namesOtherThing(range)
      default: return true
      }
    }
  }

  // MARK: The message

  /// A dream, a game, a song: what is told there did not happen.
  private var isPlay: Bool {
    sentence.spans.contains { span in
      guard let play = span.reading(.play) else { return false }
      // A match or a film is also a place to eat at.
      return play.noun?.grammaticalCase == .locative || play.noun?.possessor == 3
        || play.noun?.grammaticalCase == .genitive
    }
  }

  /// Whether the clauses tell of a body and a mind: no film, timer or price, little that is unknown.
  private func isOfBody(_ range: Range<Int>) -> Bool {
    let asks = clauses.contains { $0.isRequest && $0.spans.contains(where: isAboutElse) }
    return !asks
      && range.allSatisfy { index in
        let clause = clauses[index]
        guard !clause.spans.contains(where: isAboutElse) else { return false }
        guard clause.verbPlace == nil else { return true }
        return clause.spans.filter { span in
          !isExplained(span) && !span.has(.sleepnoun, .weight, .mood, .moodnoun, .symptom, .ache)
        }.count < 2
      }
  }

  /// Whether somebody is told of, not an animal, a machine or an unknown third.
  private func isAboutPeople(_ range: Range<Int>) -> Bool {
    range.allSatisfy { !clauses[$0].has(.animal) }
  }

  // MARK: Words

  /// A price, a game, an animal, a topic of its own.
  func isAboutElse(_ span: Span) -> Bool {
    span.food == nil && span.time == nil
      && (span.has(.outofscope, .play, .animal, .money) || isCommand(span))
  }

  /// "… aç", "… çal" at the end of a message.
  func isCommand(_ span: Span) -> Bool {
    guard let form = span.reading(.command)?.verb, form.mood == .imperative else { return false }
    return sentence.spans.last { !$0.isMark }?.tokens == span.tokens
  }

  /// Whether an unknown word ends like a verb that tells: `dağıttı`, `boşanıyorlarmış`.
  func looksLikeVerb(_ span: Span) -> Bool {
    guard span.isUnknown else { return false }
    let word = sentence.folded(span)
    return word.utf8.count > 5
      && (["iyor", "uyor"].contains { word.contains($0) }
        || ["di", "du", "ti", "tu", "diler", "dilar", "dular", "tiler", "tilar", "tular"]
          .contains { word.hasSuffix($0) } && !Words.isAdjective(word))
  }

  /// "filtre kahve yap iki fincanlık": said to a machine or a cook.
  func isOrder(_ span: Span) -> Bool {
    span.food == nil && !span.has(.filler) && span.finiteVerb?.verb?.mood == .imperative
      && span.has(.cook, .bring, .order, .remove, .change)
  }

  func isExplained(_ span: Span) -> Bool {
    switch span.kind {
    case .mark, .number, .measure, .time: true
    case .unknown: isDescription(span)
    case .words: isSmallWord(span)
    }
  }

  func isDescription(_ span: Span) -> Bool {
    // A name with a suffix (`Ağacı'nı`) is what the sentence is about, not how something was.
    guard sentence.tokens[span.tokens].allSatisfy(\.suffix.isEmpty) else { return false }
    let word = sentence.folded(span)
    return Words.isAdjective(word) || Words.isPlaceOrPerson(word) || Words.isAside(word)
      || MeasureSize.of(word) != nil
  }

  private func isSmallWord(_ span: Span) -> Bool {
    guard span.food == nil else { return false }
    return !span.readings.contains { $0.verb?.isFinite == true }
      && span.has(
        .meal, .more, .filler, .person, .household, .selfword, .deictic, .yes, .no, .correction,
        .water, .waterunit, .severe, .moderate, .mild, .thanks, .greeting, .shop, .low, .high)
      || Words.qualities.contains(sentence.folded(span))
  }

  // MARK: Lists and machines

  /// "izleme listesine", "çalma listem": a list of something else.
  private func namesOtherList(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let spans = clauses[index].spans
      if index > 0, let list = spans.first?.reading(.list), list.noun?.possessor == 3,
        clauses[index - 1].spans.last?.has(.command) == true
      {
        return true
      }
      return spans.indices.contains { place in
        guard place > 0, let list = spans[place].reading(.list), list.phrase == "liste" else {
          return false
        }
        let before = spans[place - 1]
        if before.has(.outofscope, .play, .command) { return true }
        if before.isUnknown, Words.isActOrPlural(sentence.folded(before)) { return true }
        guard list.noun?.possessor == 3 else { return false }
        if before.reading(.household)?.noun?.isPlural == true { return true }
        return (before.isUnknown || before.isFuzzy)
          && !Words.isPlaceOrPerson(sentence.folded(before))
          || before.reading(.thing)?.noun.map { $0.grammaticalCase == .bare && $0.possessor == 0 }
            ?? false
      }
    }
  }

  /// "çamaşır makinesi": a machine of a kind that measures nothing of a person.
  private func namesOtherMachine(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let spans = clauses[index].spans
      return spans.indices.dropFirst().contains { place in
        guard let word = spans[place].reading(.glucose),
          ["makine", "makina", "cihaz"].contains(word.phrase)
        else { return false }
        return word.noun?.possessor == 3 && spans[place - 1].isUnknown
      }
    }
  }

  /// "… toplantısını sil": something to delete that is no entry of balli.
  private func namesOtherThing(_ range: Range<Int>) -> Bool {
    range.contains { index in
      clauses[index].verbIs(.remove)
        && clauses[index].spans.contains { span in
          span.has(.outofscope)
            || span.has(.household)
              && span.readings.contains { $0.noun?.grammaticalCase == .accusative }
        }
    }
  }
}
