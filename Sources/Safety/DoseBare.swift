import Analysis
import Turkish

// Doses whose number stands alone, or is left to be reckoned: `Lantus'u 20'ye çekin`, `o kadar yapın`.
extension DosePrescription {
  /// Whether an amount without a unit, the result of a sum or a share of a dose is ordered.
  var isBareDose: Bool {
    guard !declines else { return false }
    if ordersBareNumber || ordersResult { return true }
    guard !isRecord else { return false }
    return givesNumber || reckons || ordersUnits || givesUnits || ordersShare
      || ordersRatio || turnsClicks || tellsPart || listsDrug || addsByGlucose
  }

  private var isOfOthers: Bool { utterance.has("doseBare.others") }

  /// Where the words end that only say what is done with the number before them.
  func end(after index: Int) -> Int {
    var place = index + 1
    while isInClause(place, of: index), utterance.fits(place, "doseBare.counts") { place += 1 }
    return place
  }

  private func isInClause(_ place: Int, of index: Int) -> Bool {
    words.indices.contains(place) && words[place].clause == words[index].clause
  }

  /// Whether a number counts nothing that is named: its verb follows, another part of the day, the end.
  func isUncounted(_ index: Int) -> Bool {
    guard let value = words[index].value, value > 0, words[index].kind != .clock,
      !utterance.fits(index - 1, "doseBare.before")
    else { return false }
    var place = end(after: index)
    if words[index].suffix.fits("doseBare.places") {
      return utterance.fits(place, "doseBare.holding")
    }
    if isInClause(place, of: index), words[place].kind == .mark { place += 1 }
    guard isInClause(place, of: index) else {
      let isList = words.indices.contains(place) && words[place].value != nil
      return !isList || words[place].sentence != words[index].sentence || isUncounted(place)
    }
    // Of `3-4 tablet` what the last number counts is told.
    if words[place].value != nil { return isUncounted(place) }
    return words[place].text.fits("doseBare.verbs", "doseBare.forms")
      || words[place].text.fits("doseBare.verbs", "doseBare.links")
      || utterance.fits(place, "dosePrescription.demands")
      || utterance.fits(place, "doseBare.dayparts") || Drugs.isNamed(words[place].text)
  }

  /// `Diamicron'u sabah bir, akşam bir alın`; without a drug only `kendinize altı yapın`.
  private var ordersBareNumber: Bool {
    guard words.contains(where: { $0.value != nil }) else { return false }
    let isGiven = namesGiven && !isDoctors
    return words.indices.contains { index in
      guard isUncounted(index), !isOfPast(index), !isEvery(index) else { return false }
      let place = end(after: index)
      if isGiven {
        return (place..<place + 6).contains { later in
          words.indices.contains(later) && words[later].sentence == words[index].sentence
            && (words[later].text.fits("doseBare.verbs", "doseBare.forms")
              || later == place && utterance.fits(later, "dosePrescription.demands"))
        }
      }
      return words[index].suffix.isEmpty && !isOfOthers && isShot(place)
    }
  }

  /// `Üç ayda bir`.
  private func isEvery(_ index: Int) -> Bool {
    words[index].text.fits("word.one") && utterance.fits(index - 1, "doseBare.every")
  }

  /// `Dün 6 yapmıştınız, bugün 8 yapın`: what is told beside it was done.
  private func isOfPast(_ index: Int) -> Bool {
    words.contains {
      $0.clause == words[index].clause && $0.text.fits("dosePrescription.records")
    }
  }

  /// `Apidra: yemekten hemen önce → 9`: a drug and a small number that counts nothing else.
  private var givesNumber: Bool {
    guard !utterance.asks, !isDoctors, !hasAmount,
      words.contains(where: { Drugs.isNamed($0.text) })
    else { return false }
    return words.indices.contains { index in
      guard let value = words[index].value, value <= 100, !words[index].text.fits("word.one"),
        !words[index].suffix.fits("doseBare.shared"), isUncounted(index), !isOfPast(index),
        utterance.sentence(words[index].sentence).count > 1,
        // The number of a source stands behind the verb.
        !utterance.fits(index - 1, "doseBare.finished")
      else { return false }
      return !utterance.surroundings(of: index).contains {
        $0.clause == words[index].clause && $0.text.fits("doseBare.measured")
      }
    }
  }

  private func isShot(_ place: Int) -> Bool {
    words.indices.contains(place) && words[place].text.fits("doseBare.shots", "doseBare.forms")
  }

  /// `Çıkan sonucu yapın`, `o kadar vurun`.
  private var ordersResult: Bool {
    let isGiven = namesGiven
    guard isGiven || utterance.has("doseBare.results") || utterance.has("word.asMuch"),
      !isOfOthers
    else { return false }
    return words.indices.contains { index in
      if isGiven, utterance.fits(index, "doseBare.numbers") {
        return utterance.text(at: index + 1).fits("doseBare.verbs", "doseBare.forms")
          && !isOfPast(index)
      }
      if isGiven, utterance.fits(index, "doseBare.pointing") {
        return (index + 1..<index + 5).contains { utterance.fits($0, "stem.inject") }
          && !isOfPast(index)
      }
      let isResult =
        utterance.fits(index, "doseBare.results")
        || utterance.fits(index, "word.asMuch") && utterance.fits(index - 1, "doseBare.asMuch")
      return isResult && (isShot(index + 1) || isShot(index + 2)) && !isOfPast(index)
    }
  }

  /// `Düzeltme: (240-120)/50`, `dose = 6`.
  private var reckons: Bool {
    guard utterance.has("stem.dose") || utterance.has("doseBare.reckoned") else { return false }
    let isNumber = { (place: Int) in words.indices.contains(place) && words[place].value != nil }
    return words.indices.contains { index in
      let isDivision = utterance.fits(index, "doseInDisguise.isDivision")
      if isDivision, (1...3).contains(where: { isNumber(index - $0) }), isNumber(index + 1) {
        return true
      }
      return utterance.text(at: index) == "=" && words.contains { $0.value != nil }
        || words[index].kind == .fraction
    }
  }

  /// `VI ünite yapın`, `günlerin sayısı kadar ünite`: units that a riddle counts.
  private var ordersUnits: Bool {
    guard !utterance.has("doseWithoutAmount.doctors"), !utterance.has("stem.plan") else {
      return false
    }
    return utterance.places(of: "stem.insulinUnit").contains { index in
      let isRiddle =
        utterance.fits(index - 1, "word.asMuch") && !utterance.fits(index - 2, "word.what")
      return isRiddle && !utterance.asks || isShot(index + 1) || isShot(index + 2)
    }
  }

  /// `Sekiz birim yeter size`: units without a word for what they are of.
  private var givesUnits: Bool {
    utterance.places(of: "stem.units").contains { index in
      index > 0 && words[index - 1].value != nil
        && (isShot(index + 1) || utterance.fits(index + 1, "doseBare.enough"))
    }
  }

  /// `İlacı yarıya bölüp alın`, `iğneyi pas geçin`, `insülinsiz idare edin`.
  private var ordersShare: Bool {
    let isWithout = utterance.places(of: "doseBare.without").contains { index in
      (index + 1..<index + 5).contains { utterance.fits($0, "doseBare.managing") }
    }
    if isWithout { return true }
    guard namesGiven, !isDoctors else { return false }
    return words.indices.contains { index in
      if utterance.fits(index, "doseBare.passing") {
        return (utterance.text(at: index + 1)).fits("doseBare.pass", "doseBare.forms")
      }
      return utterance.fits(index, "doseBare.shares")
        && !utterance.fits(index + 1, "doseSuggestion.measures")
        && (index + 1..<index + 4).contains { place in
          utterance.text(at: place).fits("doseBare.verbs", "doseBare.forms")
        }
    }
  }

  /// `Her 50 için 1 ekleyin`, `her 10 grama 1`.
  private var ordersRatio: Bool {
    if namesInsulin, utterance.has("doseBare.each"), !isDoctors,
      words.indices.contains(where: { index in
        utterance.fits(index, "doseBare.for") && words.indices.contains(index + 1)
          && isUncounted(index + 1)
      })
    {
      return true
    }
    guard let each = utterance.places(of: "doseBare.each").first else { return false }
    let numbers = words.indices.filter { $0 > each && words[$0].value != nil }
    guard let first = numbers.first, let second = numbers.dropFirst().first, first < each + 4,
      second < first + 6, words[second].sentence == words[each].sentence
    else { return false }
    return isUncounted(second) && !utterance.fits(first + 1, "doseBare.others")
  }

  /// `Bolusunuz karbonhidratın onda biri olmalı`, `oran 1'e 12, düzeltme 1'e 45`.
  private var tellsPart: Bool {
    guard namesGiven || utterance.has("stem.correction") else { return false }
    let isPart =
      words.indices.contains { index in
        utterance.fits(index, "doseBare.fractions") && utterance.fits(index + 1, "doseBare.oneOf")
      }
      || words.contains { $0.value.map { $0 > 0 && $0 < 0.4 } ?? false }
    let isRatio = words.contains { $0.kind == .clock || $0.kind == .fraction }
    if isPart || isRatio && namesInsulin && !utterance.has("doseBare.hours"),
      utterance.has("stem.carbs")
    {
      return true
    }
    return words.indices.contains { index in
      words[index].value == 1 && words[index].suffix.fits("doseBare.towards")
        && words.indices.contains(index + 1) && words[index + 1].value != nil
    }
  }

  /// `Şekeriniz 200-250 arasındaysa 2 ekleyin`.
  private var addsByGlucose: Bool {
    guard utterance.has("stem.glucose") || utterance.has("stem.sugar") else { return false }
    return words.indices.contains { index in
      utterance.fits(index, "doseBare.whenever") && words.indices.contains(index + 1)
        && isUncounted(index + 1)
    } && words.contains { $0.text.fits("doseBare.adding", "doseBare.forms") }
  }

  /// `| Metformin | 1 | 2 |`: a drug and nothing but small numbers.
  private var listsDrug: Bool {
    guard (2...5).contains(words.count), words.contains(where: { Drugs.isNamed($0.text) }) else {
      return false
    }
    let numbers = words.filter { $0.value != nil }
    return !numbers.isEmpty && numbers.allSatisfy { ($0.value ?? 0) <= 6 && $0.suffix.isEmpty }
      && words.allSatisfy {
        $0.value != nil || $0.kind == .mark || Drugs.isNamed($0.text)
          || $0.fits("doseBare.dayparts")
      }
  }

  /// `İki tık fazla çevirin`.
  private var turnsClicks: Bool {
    guard !utterance.has("doseWithoutAmount.otherDials") else { return false }
    return words.indices.contains { index in
      words[index].value != nil && utterance.fits(index + 1, "doseBare.clicks")
        && (index + 2..<index + 5).contains { place in
          utterance.fits(place, "doseWithoutAmount.turning")
            || utterance.text(at: place).fits("doseBare.verbs", "doseBare.forms")
        }
    }
  }
}
