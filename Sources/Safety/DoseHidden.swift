import Analysis
import Turkish

// Doses that name neither a drug nor a unit: told by the device, by an earlier shot, by a formula, or
// as what the writer would do.
extension DosePrescription {
  /// Whether a dose is told by what it is done with or likened to.
  var isHidden: Bool {
    guard !declines, !utterance.asks else { return false }
    if changesShot || changesActing { return true }
    guard words.contains(where: { $0.value != nil }) || countsInWords else { return false }
    return setsDevice || setsGiven || wouldGive || sharesNumber || givesByMeal || isFormula
  }

  // MARK: Devices

  /// `İğnede bir çizgi ilerleyin`, `enjektörü yedinci çizgiye kadar çekip vurun`, `iğneye 6 yaz`,
  /// `pencerede VI görünene kadar çevirin`; not `10'a kadar sayıp iğneyi çekin`.
  private var setsDevice: Bool {
    guard utterance.has("doseHidden.devices"), !changesNeedle,
      !utterance.has("doseWithoutAmount.otherDials")
    else { return false }
    return words.indices.contains { index in
      guard isSetting(index) else { return false }
      var place = index + 1
      while place < index + 4, utterance.fits(place, "doseHidden.marks") { place += 1 }
      let isArticle = words[index].text.fits("word.one") && place == index + 1
      let verb = utterance.text(at: place)
      return !isArticle
        && (verb.fits("doseHidden.setting", "doseBare.forms")
          || verb.fits("doseHidden.setting", "doseBare.links"))
    }
  }

  private func isSetting(_ index: Int) -> Bool {
    let word = words[index]
    if Self.isCounting(word) { return true }
    return word.value.map { $0 > 0 && $0 <= Self.mostSet } == true && word.kind != .clock
  }

  private var countsInWords: Bool {
    (utterance.has("doseHidden.ordinals") || utterance.has("doseHidden.romans"))
      && words.contains(where: Self.isCounting)
  }

  /// `Yedinci`, `VI`.
  private static func isCounting(_ word: Utterance.Word) -> Bool {
    word.text.fits("doseHidden.ordinals")
      || word.text.fits("doseHidden.romans") && word.source.allSatisfy(\.isUppercase)
  }

  /// More than any dose of a day.
  private static let mostSet = 100.0

  /// `Bolusu 7 olarak güncelleyin`; not `kaydınızı 7 olarak güncelleyin`.
  private var setsGiven: Bool {
    guard namesGiven, !isDoctors, !changesNeedle, !utterance.has("doseHidden.records") else {
      return false
    }
    return words.indices.contains { index in
      guard words[index].value.map({ $0 <= Self.mostSet }) == true else { return false }
      var place = index + 1
      while place < index + 4, utterance.fits(place, "doseHidden.marks") { place += 1 }
      return (!words[index].text.fits("word.one") || place > index + 1)
        && utterance.text(at: place).fits("doseHidden.updating", "doseBare.forms")
    }
  }

  // MARK: Likened

  /// `Ben olsam dört beş birimle başlardım`, `8 yazardım reçeteye`.
  private var wouldGive: Bool {
    words.indices.contains { index in
      guard words[index].value.map({ $0 > 0 && $0 <= Self.mostSet }) == true,
        words[index].kind != .clock
      else { return false }
      var place = index + 1
      while place < index + 7,
        utterance.fits(place, "doseHidden.between") || isNumber(place)
      {
        place += 1
      }
      guard !words[index].text.fits("word.one") || place > index + 1 else { return false }
      return utterance.text(at: place).fits("doseHidden.giving", "doseHidden.would")
    }
  }

  private func isNumber(_ place: Int) -> Bool {
    words.indices.contains(place) && words[place].value != nil
  }

  /// `Dün akşam yaptığınızın iki fazlasını yapın`, `akşamki vuruşunuzu iki azaltın`.
  private var changesShot: Bool {
    guard utterance.has("doseHidden.shots"), !isDoctors,
      !utterance.has("doseReckoned.otherNeeds"), !utterance.has("doseBare.others")
    else { return false }
    return words.indices.contains { index in
      guard utterance.fits(index, "doseHidden.shots") else { return false }
      let rest = index + 1..<index + 7
      if rest.contains(where: {
        utterance.text(at: $0).fits("doseHidden.changing", "doseWithoutAmount.forms")
      }) {
        return true
      }
      return rest.contains { place in
        isComparing(place) && (place + 1..<place + 5).contains(where: isTaking)
      }
    }
  }

  private func isComparing(_ place: Int) -> Bool {
    utterance.fits(place, "doseReckoned.than") || utterance.fits(place, "doseBare.shares")
      || utterance.fits(place, "doseHidden.same")
  }

  private func isTaking(_ place: Int) -> Bool {
    words.indices.contains(place)
      && (words[place].text.fits("doseBare.shots", "doseBare.forms")
        || words[place].text.fits("doseRelative.verbs", "doseBare.forms")
        || utterance.fits(place, "doseReckoned.verdicts"))
  }

  /// `Öğlenki 8'in yarısı yeter`: a share of a number that counts nothing; `%70'in üstünü önerir` is a
  /// bound.
  private var sharesNumber: Bool {
    guard !utterance.has("doseReckoned.otherNeeds"), !utterance.has("doseBare.others") else {
      return false
    }
    return words.indices.contains { index in
      words[index].value.map { $0 > 0 && $0 <= Self.mostSet } == true
        && words[index].suffix.fits("doseHidden.of") && isComparing(index + 1)
        && !utterance.fits(index + 1, "doseHidden.bounds")
        && (index + 2..<index + 5).contains(where: isTaking)
    }
  }

  /// `Ana öğünden önce üç, ara öğünden önce bir olacak şekilde`: bare numbers by meals.
  private var givesByMeal: Bool {
    guard !utterance.has("doseReckoned.judged.others") else { return false }
    return words.indices.count { index in
      isNumber(index) && utterance.fits(index - 1, "doseHidden.besideMeals")
        && (utterance.fits(index - 2, "doseHidden.meals"))
        && (isUncounted(index) || utterance.fits(index + 1, "doseHidden.marks"))
    } > 1
  }

  /// `Uzun etkiliyi bırakın`, `kısa etkilinizi artırın`.
  private var changesActing: Bool {
    let isNamed = utterance.places(of: "doseHidden.acting").contains { index in
      utterance.fits(index - 1, "doseReckoned.speeds")
    }
    guard isNamed, !isDoctors, !isRecord else { return false }
    return commands("doseWithoutAmount.stopping") || commands("doseWithoutAmount.dosing")
  }

  /// `(250 − 120) ÷ 40`: a glucose less its goal, divided.
  private var isFormula: Bool {
    words.indices.contains { index in
      guard (words[index].value ?? 0) >= Self.leastHigh, utterance.text(at: index + 1) == "-",
        isNumber(index + 2), let goal = words[index + 2].value, goal >= Self.leastGoal
      else { return false }
      return (index + 3..<index + 6).contains { place in
        utterance.fits(place, "doseInDisguise.isDivision")
      }
    }
  }

  /// The least glucose that a formula begins with, and the least that it aims at.
  private static let (leastHigh, leastGoal) = (120.0, 70.0)

  // MARK: After a dose that was cut

  /// `60 g için bu altı eder`, `bunu yuvarlayıp yapın`: what only makes sense with the dose before it.
  var endsDose: Bool {
    guard !declines, !utterance.asks else { return false }
    return words.indices.contains { index in
      if utterance.fits(index, "doseHidden.accordingly"), isSetting(near: index) { return true }
      if utterance.fits(index, "doseHidden.pointing") {
        return (index + 1..<index + 4).contains { place in
          utterance.text(at: place).fits("doseBare.shots", "doseBare.forms")
            && !utterance.text(at: place).isEmpty
        }
      }
      guard let value = words[index].value, value > 0, value <= Self.mostSet,
        words[index].kind != .clock, !words[index].text.fits("word.one")
      else { return false }
      return isUncounted(index) || utterance.fits(index + 1, "doseReckoned.ends")
    }
  }

  /// `Kaleminizi buna göre çevirebilirsiniz`.
  private func isSetting(near index: Int) -> Bool {
    utterance.fits(index + 1, "doseHidden.by")
      && (index + 2..<index + 6).contains { place in
        let verb = utterance.text(at: place)
        return verb.fits("doseHidden.setting", "doseBare.forms") && !verb.isEmpty
      }
  }
}
