import Analysis
import Domain
import Turkish

/// What makes a message surely one about the list or the house, whatever its words name.
extension Scene {
  /// Whether a phrase of a row stands in the message.
  func says(_ row: ListRow) -> Bool { ListSentence.table[row].stands(in: words) }

  /// "market: süt, ekmek": the list or a shop by its name, and what is wanted.
  var isHeadedByList: Bool {
    guard let head = heading else { return false }
    return head.contains { $0.has(.list, .shop) }
      && head.allSatisfy { span in
        span.has(.list, .shop, .filler) || ListSentence.table[.rest].fits(sentence.folded(span))
      }
  }

  /// "evde olanlar: pirinç, makarna": what is at hand, as the head of an enumeration.
  var headsHome: Bool {
    let table = ListSentence.table[.homeHead]
    guard !has(.list),
      let match = table.places(in: words).min(by: { $0.lowerBound < $1.lowerBound })
    else { return false }
    let next = match.upperBound < words.count ? words[match.upperBound] : ""
    return words[..<match.lowerBound].allSatisfy { ListSentence.table[.rest].parts(hold: $0) }
      && !next.fits("list.purpose") && !next.isEmpty
  }

  /// "Pazar için: …": what things are bought for, as the head of an enumeration.
  var headsPurpose: Bool {
    guard let heading, let last = heading.last else { return false }
    return sentence.folded(last).fits("list.purpose")
      && heading.dropLast().allSatisfy { span in
        !span.has(.meal, .person, .given, .glucose, .sugarword, .symptom, .carbs, .eat)
          && span.time?.meal == nil && span.time?.part == nil
          && !sentence.folded(span).fits("list.notPurpose")
      }
  }

  /// Whether all that it counts under such a head is bought so, and not eaten.
  var isBulkForPurpose: Bool {
    let amounts = Quantity.all(in: sentence)
    return headsPurpose && amounts.count > 1
      && amounts.allSatisfy {
        $0.measure.map { WordSets.words("list.bulk").contains($0.unit) } ?? false
      }
  }

  /// "aktardan ıhlamur alınacak": from whom something is to be got, at the beginning.
  var namesSource: Bool {
    guard [ListRow.plan, .get].contains(where: says),
      let first = sentence.spans.first(where: { !$0.isMark && !$0.has(.filler) && $0.time == nil })
    else { return false }
    return first.isUnknown && sentence.folded(first).fits("list.source")
  }

  /// Whether what the message names is to be put on the list or is at hand, though nobody knows the name.
  var isSurelyToBeListed: Bool {
    headsHome || headsPurpose || namesSource || says(.plan) && says(.add)
  }

  /// The words before the colon; nil where there is none.
  var heading: [Span]? {
    guard let colon = sentence.tokens.first(where: { $0.kind == .mark && $0.text == ":" }) else {
      return nil
    }
    return sentence.spans.filter { span in
      !span.isMark
        && sentence.tokens[span.tokens.lowerBound].range.lowerBound < colon.range.lowerBound
    }
  }

  /// "şeker hapım lazım", "sensör bitiyor", "dolapta iki kutu insülin var": medicines and what one measures
  /// with as things of a household, where no dose, reading or deed of one is told.
  var needsSupplies: Bool {
    let named = sentence.spans.filter { $0.has(.glucose, .medication) }
    guard !named.isEmpty, !clauses.contains(where: { $0.verbIs(.inject) && $0.isPast }),
      !Quantity.all(in: sentence).contains(where: { $0.doseUnit != nil })
    else { return false }
    let isLeftBehind =
      named.contains { $0.reading(.medication)?.noun?.possessor == 1 } && says(.left)
    if says(.home), says(.have) || says(.exists), !isLeftBehind {
      return named.allSatisfy { $0.has(.medication, .thing) }
    }
    // Whoever runs out of insulin is told what to do first; "1 parol almam lazım" is taken.
    let isIntake =
      words.contains { $0.fits("list.intake") }
      || Quantity.all(in: sentence).contains { $0.value >= Self.leastStrength }
    guard !named.contains(where: isInsulin), !isIntake || named.allSatisfy({ !$0.has(.medication) })
    else { return false }
    let isLacking = [ListRow.need, .gone].contains(where: says)
    return named.allSatisfy { span in
      // "ilacın alınması gerek" tells of taking it.
      span.has(.thing) && (isLacking || says(.plan)) || isLacking && span.has(.medication)
    }
  }

  private func isInsulin(_ span: Span) -> Bool {
    span.reading(.medication).map {
      WordSets.insulins.contains($0.phrase) || Turkish.fold($0.phrase).fits("list.rescue")
    } ?? false
  }

  /// So many of a medicine are milligrams.
  private static let leastStrength = 100.0

  /// "2 paket kraker ekle okul için": what is written down for a purpose is not what was eaten.
  ///
  /// What is for somebody or against a low may have been given: it has to be more than is taken at once.
  func isForLater(_ things: [ListSentence.Thing]) -> Bool {
    guard let purpose, purpose.time == nil, !purpose.has(.meal), things.allSatisfy(\.isGrocery)
    else { return false }
    return !isGiven(purpose) || things.contains(where: \.isStocked)
  }

  /// Whether what is written down may be against a low: "hipo için 3 meyve suyu ekle".
  var isAgainstLow: Bool { purpose.map { !$0.has(.person, .animal) && isGiven($0) } ?? false }

  /// What the message says something is for.
  private var purpose: Span? {
    sentence.spans.indices.dropLast().first { sentence.isPurpose($0 + 1) }
      .map { sentence.spans[$0] }
  }

  private func isGiven(_ purpose: Span) -> Bool {
    purpose.has(.person, .animal, .glucose, .sugarword, .symptom)
      || sentence.folded(purpose).fits("list.low")
  }
}

extension ListSentence.Thing {
  /// Whether its amount is one that is bought for days.
  fileprivate var isStocked: Bool {
    mention.unit.map(WordSets.words("bought.units").contains) ?? false
  }
}

extension [ListSentence.Thing] {
  /// Whether there are several, each in an amount that is only bought.
  var isBulk: Bool {
    count > 1
      && allSatisfy { $0.mention.unit.map(WordSets.words("list.bulk").contains) ?? false }
  }
}
