import Analysis
import Turkish

// Prescriptions that name no amount: changes, stops, orders to inject; and ratios.
extension DosePrescription {
  /// `Dozu artırın`, `insülininizi azaltmalısınız`; not `doktorunuz dozu artırabilir`.
  var changesDose: Bool {
    guard
      words.contains(where: {
        $0.text.fits("stem.dose") || Drugs.isDrug($0.text) || isUnit($0.text)
      }
      )
    else {
      return false
    }
    return !isDoctors && !changesNeedle && commands("doseWithoutAmount.dosing")
  }

  /// `İnsülin kaleminizin iğnesini her kullanımda değiştirin`.
  var changesNeedle: Bool {
    if utterance.has("doseBare.air") { return !hasAmount }
    guard let verb = utterance.places(of: "stem.replace").last else { return false }
    // "akşamki 20'yi 24 ile değiştirin"
    let isExchange = (max(0, verb - 3)..<verb).contains { place in
      words[place].value != nil && utterance.fits(place + 1, "doseWithoutAmount.exchange")
    }
    guard !isExchange else { return false }
    return words[max(0, verb - 9)..<verb].contains { $0.fits("doseWithoutAmount.needles") }
      && !utterance.has("stem.dose")
  }

  /// `Göstergesini sekize getirip basın`: a dose that is dialled, with no unit and no drug.
  var dialsPen: Bool {
    guard !isRecord, !declines, !utterance.has("doseWithoutAmount.otherDials"),
      utterance.has("doseWithoutAmount.dials")
    else { return false }
    return words.indices.contains { index in
      guard let value = words[index].value, value > 0, value <= 100 else { return false }
      let turn = (index + 1...index + 2).first { place in
        utterance.fits(place, "doseWithoutAmount.turning")
      }
      guard let turn else { return false }
      return utterance.has("stem.pen") || utterance.has("stem.dose")
        || (turn..<turn + 4).contains { place in
          utterance.fits(place, "doseWithoutAmount.pressing")
        }
    }
  }

  /// `Kullanılmış iğneyi yeniden kullanmayın`.
  private var reusesNeedle: Bool {
    utterance.has("doseWithoutAmount.needles") && utterance.has("doseWithoutAmount.reuse")
  }

  /// `Donmuş insülini kullanmayın`, `başkasının kalemini kullanmayın`: which one, and not whether at all.
  private var usesSpoiled: Bool {
    words.indices.contains { place in
      Drugs.isDrug(words[place].text)
        && (max(0, place - 4)..<place).contains { utterance.fits($0, "doseWithoutAmount.spoiled") }
    }
  }

  /// `Kısa etkiliyi yapmayabilirsiniz`.
  var skipsGiven: Bool {
    guard utterance.has("doseWithoutAmount.skipping"), !isDoctors else { return false }
    return words.indices.contains { place in
      (utterance.fits(place, "doseBare.given") || Drugs.isInsulin(words[place].text))
        && (place + 1..<place + 4).contains {
          utterance.fits($0, "doseWithoutAmount.skipping")
        }
    }
  }

  /// `Metformin yerine`; not `ilaç yerine geçmez`.
  func standsIn(_ place: Int) -> Bool {
    utterance.fits(place, "word.instead")
      && !utterance.fits(place + 1, "dosePrescription.noSubstitute")
  }

  var stopsDrug: Bool {
    guard words.contains(where: { Drugs.isDrug($0.text) }), !isDoctors, !reusesNeedle else {
      return false
    }
    if words.indices.contains(where: standsIn), words.indices.contains(where: isOrder) {
      return true
    }
    guard !usesSpoiled else { return false }
    return stopsInMidst || givesUp || commands("doseWithoutAmount.stopping")
      || words.indices.contains { index in
        // "almayın", "içmeyin", "yapmayabilirsiniz": to skip a drug is a decision too.
        Drugs.isDrug(utterance.text(at: index))
          && WordSets.list("doseWithoutAmount.stopsDrug")
            .contains { verb in
              (index + 1..<min(index + 4, words.count)).contains { utterance.text(at: $0) == verb }
            }
          && !utterance.has("stem.unasked")
      }
  }

  func commands(_ stems: String) -> Bool {
    let endsInOrder = words.last?.text.fits("doseBare.verbs", "doseBare.forms") == true
    return words.indices.contains { place in
      let word = words[place]
      // "doruğa çıkar", "yemeğe başlayın", "buzdolabından çıkarın"
      guard !utterance.fits(place - 1, "doseWithoutAmount.otherObjects"),
        let ending = word.text.endings(after: stems).first
      else { return false }
      if endsInOrder, ending.fits("doseWithoutAmount.joining") { return true }
      return ending.fits("doseWithoutAmount.forms") && !word.fits("word.cut")
        && !word.fits("word.pause")
        || word.fits("word.cut") && (words.last?.text).fits("word.cut")
    }
  }

  /// Whether the sentence leaves it to the doctor or warns: `hekiminize sormadan dozu artırmayın`.
  var isDoctors: Bool {
    return utterance.has("doseWithoutAmount.doctors")
      && (utterance.has("doseWithoutAmount.asks") || utterance.has("doseWithoutAmount.said"))
      && !hasAmount
  }

  /// `Unuttuğunuz dozu şimdi yapın`, `akşam dozunu sabah dozuyla birlikte alın`.
  var takesMissed: Bool {
    guard !isRecord, !declines, !utterance.has("doseWithoutAmount.doctors"), !utterance.asks else {
      return false
    }
    let given = words.indices.filter { place in
      utterance.fits(place, "stem.dose") || Drugs.isDrug(words[place].text)
    }
    guard let first = given.first else { return false }
    let isTwo = given.count > 1 && utterance.has("doseWithoutAmount.together")
    guard isTwo || utterance.has("stem.forget") else { return false }
    return words.indices.contains { place in
      place > first && words[place].text.fits("doseWithoutAmount.taking", "doseBare.forms")
        && !words[place].text.fits("doseCounted.for")
    }
  }

  /// `İnsülin yapın`, without a plan or a doctor in the sentence.
  var ordersInsulin: Bool {
    guard namesInsulin, !isDoctors, !utterance.has("stem.plan"), !declines else { return false }
    return words.indices.contains { index in
      utterance.fits(index, "doseWithoutAmount.verbs")
        && (max(0, index - 3)..<index).contains { Drugs.isInsulin(utterance.text(at: $0)) }
    }
  }

  /// `10 gramda 1 ünite`, `1 ünite 50 mg/dL düşürür`, `insülin oranınız 1:10`.
  var isRatio: Bool {
    guard !isRecord, !declines else { return false }
    let grams = words.indices.contains { index in
      words[index].value != nil
        && (utterance.fits(index + 1, "stem.gram")
          || utterance.fits(index + 1, "doseWithoutAmount.isRatio"))
        && words.indices.contains(where: isAmount)
    }
    if grams { return true }
    let lowers = words.contains { word in
      word.fits("doseWithoutAmount.isRatio.2")
        && !word.fits("stem.meet")
    }
    if lowers, hasAmount, !utterance.has("doseUnowned.payers") { return true }
    let speaksOfRatio = utterance.has("stem.ratio") || utterance.has("stem.factor")
    return speaksOfRatio && namesInsulin
      && words.contains { $0.value != nil || $0.kind == .clock || $0.kind == .fraction }
  }
}
