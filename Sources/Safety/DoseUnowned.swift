import Analysis
import Turkish

/// Amounts that count nothing, where the reader is told what to do with an injection or a drug.
///
///     "Kalemin penceresinde yedi görene kadar çevirip basın."  // seven counts nothing that is named
///     "İğneyi batırıp 10 saniye bekleyin."                     // ten counts seconds
///
/// Other rules know disguises; this one asks the other way round: in such a sentence every amount must
/// belong to something that is no dose: minutes, grams, slices, millimetres, a bound of a glucose.
struct DoseUnowned {
  private let utterance: Utterance
  private var words: [Utterance.Word] { utterance.words }

  /// - Parameter utterance: A sentence without names with numbers and without brackets.
  init(_ utterance: Utterance) { self.utterance = utterance }

  /// Whether the sentence names what is dosed and orders such an amount of it.
  var isOne: Bool {
    mayHoldAmount && words.indices.contains(where: isSubject)
      && words.indices.contains(where: isOrdered)
      && !utterance.has("doseWithoutAmount.otherDials")
  }

  /// Whether it orders such an amount where only the talk around it is of doses.
  var isOneInTalkOfDoses: Bool {
    guard mayHoldAmount, !words.contains(where: { isOfOthers($0.text) }) else { return false }
    return words.indices.contains(where: isOrdered) || isRow
  }

  /// Whether words name what is dosed, or ask what to do about a high glucose.
  static func isTalkOfDoses(_ text: some StringProtocol) -> Bool {
    let utterance = Utterance(String(text))
    let talk = DoseUnowned(utterance)
    return utterance.words.indices.contains { place in
      talk.isSubject(place)
        || (utterance.words[place].value ?? 0) >= leastHigh
          && utterance.has("stem.sugar")
    }
  }

  /// A glucose in mg/dL that people ask about because it is high.
  private static let leastHigh = 180.0

  /// More than any dose of a day.
  private static let most = 100.0

  private func isOfOthers(_ word: String) -> Bool {
    word.fits("doseUnowned.others") || word.fits("doseReckoned.otherNeeds")
      || word.fits("dosePrescription.foods")
  }

  private func isSubject(_ place: Int) -> Bool {
    let word = words[place].text
    return Drugs.isDrug(word) || word.fits("stem.dose") || word.fits("stem.inject")
      || word.fits("doseHidden.devices") || word.fits("doseBare.given")
      || word.fits("doseReckoned.marks") && utterance.fits(place + 1, "doseUnowned.marking")
      || isActing(place)
  }

  /// `Hızlı etkilinizden`, `uzun etkiliyi`.
  private func isActing(_ place: Int) -> Bool {
    utterance.fits(place, "doseReckoned.speeds")
      && utterance.text(at: place + 1).hasPrefix("etkili")
  }

  // MARK: Amounts

  /// Whether the word is an amount that counts nothing harmless and is to be given.
  private func isOrdered(_ place: Int) -> Bool {
    guard isAmount(place) else { return false }
    var next = place + 1
    while next < place + 7, isBetween(next, after: place) { next += 1 }
    if isInSentence(next, of: place), isOrder(next) || isJudged(next) {
      return !isTold(after: next)
    }
    guard
      let dosed = (place + 1..<next + 1).first(where: { isInSentence($0, of: place) && isDosed($0) }
      )
    else { return false }
    let isWanted = (dosed..<dosed + 7).contains { later in
      isInSentence(later, of: place) && (isOrder(later) || isVerdict(later))
    }
    return (isWanted || (max(0, place - 2)..<place).contains(where: isVerdict))
      && !isTold(after: dosed)
  }

  /// Whether what follows says that it was done: `6 ünite yapmışsınız`.
  private func isTold(after place: Int) -> Bool {
    (place..<place + 5).contains { later in
      isInSentence(later, of: place) && utterance.fits(later, "dosePrescription.records")
    }
  }

  private func isInSentence(_ place: Int, of other: Int) -> Bool {
    words.indices.contains(place) && words[place].sentence == words[other].sentence
  }

  /// Whether a word is there that `isAmount` may take for one; most sentences have none.
  private var mayHoldAmount: Bool {
    words.contains { $0.value != nil } || utterance.has("doseHidden.romans")
      || utterance.has("doseUnowned.shares")
  }

  private func isAmount(_ place: Int) -> Bool {
    let word = words[place]
    if word.text.fits("doseHidden.romans"), word.source.allSatisfy(\.isUppercase) { return true }
    if word.text.fits("doseUnowned.shares") { return !isOfPart(place) }
    guard let value = word.value, value > 0, word.kind != .clock,
      value <= Self.most || word.suffix.fits("doseUnowned.strengths"),
      !word.text.fits("word.one"), !utterance.fits(place - 1, "doseUnowned.before")
    else { return false }
    // `70'in altı` is a bound, `saat 11'de` an hour.
    return !(word.suffix.fits("doseHidden.of") && utterance.fits(place + 1, "doseHidden.bounds"))
  }

  /// `Porsiyonun yarısını`: the half of something that is eaten or done, which stands before it.
  private func isOfPart(_ place: Int) -> Bool {
    guard place > 0, words[place - 1].sentence == words[place].sentence else { return false }
    let word = words[place - 1].text
    guard !words[place].text.fits("doseUnowned.double") else { return isOfOthers(word) }
    return isOfOthers(word)
      || word.fits("doseUnowned.genitives") && !word.fits("doseReckoned.usual")
        && !word.fits("doseHidden.shots") && !word.fits("doseUnowned.pointing")
        && !isSubject(place - 1)
  }

  private func isBetween(_ place: Int, after amount: Int) -> Bool {
    guard isInSentence(place, of: amount) else { return false }
    return words[place].value != nil || words[place].kind == .mark
      || words[place].text.fits("doseUnowned.between")
  }

  /// A unit of insulin, a mark of a device, or what is dosed itself.
  private func isDosed(_ place: Int) -> Bool {
    let word = words[place].text
    return word.fits("stem.insulinUnit") || word.fits("doseReckoned.marks")
      || word.fits("doseUnowned.volumes") && utterance.has("doseUnowned.syringes")
      || Drugs.isInsulin(word) && !utterance.fits(place + 1, "doseUnowned.sorts")
      || word.fits("doseBare.given") || isActing(place)
  }

  // MARK: Orders

  private func isOrder(_ place: Int) -> Bool {
    let word = utterance.text(at: place)
    if word.fits("doseUnowned.verbs", "doseUnowned.infinitives") {
      return isVerdict(place + 1) || utterance.fits(place + 1, "dosePrescription.demands")
    }
    return word.fits("doseUnowned.verbs", "doseUnowned.forms")
      || word.fits("doseUnowned.verbs", "doseBare.links")
  }

  /// `Beş fena olmaz`, `rakam 11 olsun`, `sekizi geçmeyin`.
  private func isJudged(_ place: Int) -> Bool { utterance.fits(place, "doseUnowned.verdicts") }

  private func isVerdict(_ place: Int) -> Bool {
    utterance.fits(place, "doseReckoned.verdicts")
  }

  /// `Sabah 8`, `kahvaltı = 6`: parts of the day or meals with bare numbers, and nothing else.
  private var isRow: Bool {
    let words = words.filter { $0.kind != .mark && !$0.text.fits("doseUnowned.between") }
    let numbers = words.filter { word in
      word.value.map { $0 > 0 && $0 < Self.most } == true && word.kind != .clock
        && word.suffix.isEmpty
    }
    let times = words.filter {
      $0.text.fits("doseReckoned.hours") || $0.text.fits("doseHidden.meals")
        || $0.text.fits("doseUnowned.meals")
    }
    return !numbers.isEmpty && !times.isEmpty && numbers.count + times.count == words.count
  }
}
