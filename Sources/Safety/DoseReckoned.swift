import Analysis
import Turkish

// Doses that are reckoned from food, glucose or weight, with no unit and no drug named.
extension DosePrescription {
  /// `Karbonhidratınız 80, oranınız 10, yani 8`, `150-200 arası 2, 250 üstü 6`.
  var isReckoned: Bool {
    guard !declines, words.contains(where: { $0.value != nil }) else { return false }
    if comparesWithUsual { return true }
    guard !isRecord, !utterance.asks else { return false }
    return dividesByRatio || dividesGlucose || dividesCarbs || givesScale || givesPerCarbs
      || givesByKind || givesNeed || startsWith || addsAbove || marksPen || judgesNumber
      || givesByHour
  }

  /// `Bence yedi yeter`, `6 daha güvenli`, `çoğu kişi 6 yapar`: what counts nothing and is judged.
  private var judgesNumber: Bool {
    guard !utterance.has("doseReckoned.judged.others"), !utterance.has("doseReckoned.often") else {
      return false
    }
    return words.indices.contains { index in
      guard words[index].suffix.isEmpty, !utterance.fits(index - 1, "doseReckoned.counted"),
        let value = words[index].value, value > 0, value <= Self.most,
        words[index].kind != .clock, !words[index].text.fits("word.one"),
        !isBelow(index)
      else { return false }
      var place = index + 1
      while utterance.fits(place, "doseReckoned.between") { place += 1 }
      return utterance.fits(place, "doseReckoned.verdicts")
        || utterance.text(at: place).fits("doseReckoned.adding", "doseBare.forms")
    }
  }

  /// `140'ın altı`, `130/80'in altı`: below it, and no six.
  private func isBelow(_ index: Int) -> Bool {
    words[index].text.fits("doseReckoned.below") && index > 0
      && words[index - 1].text.contains(where: \.isNumber)
  }

  /// `Sabah 10, öğle 8, akşam 10`, `sabah akşam 8'er, gece 16`.
  private var givesByHour: Bool {
    guard !utterance.has("doseReckoned.judged.others") else { return false }
    let pairs = words.indices.filter { index in
      guard utterance.fits(index, "doseReckoned.hours"), isBareNumber(index + 1),
        let value = words[index + 1].value
      else { return false }
      return value <= Self.mostByHour && value == value.rounded()
    }
    let isEach = words.contains { $0.value != nil && $0.suffix.fits("doseReckoned.each") }
    return pairs.count > 2 || isEach && !pairs.isEmpty
  }

  /// Above this a number beside a part of the day is rather a glucose.
  private static let mostByHour = 60.0

  /// `Karbonhidrat toplamı 75; 75/15 = 5`; not by 100, as labels and glycemic loads are reckoned.
  private var dividesCarbs: Bool {
    guard utterance.has("stem.carbs"), utterance.has(["="]), !utterance.has("stem.gram") else {
      return false
    }
    let divides = words.indices.contains { index in
      words[index].kind == .fraction
        || utterance.fits(index, "doseInDisguise.isDivision")
          && words.indices.contains(index + 1) && words[index + 1].value.map { $0 != 100 } ?? false
    }
    return divides
      && words.indices.contains {
        utterance.fits($0 - 1, "doseReckoned.equals") && isBareNumber($0)
      }
  }

  /// Whether a number counts nothing that is named, a share or a percentage least of all.
  private func isBareNumber(_ index: Int) -> Bool {
    guard words.indices.contains(index), let value = words[index].value, value > 0,
      value <= Self.most, words[index].kind != .clock,
      !utterance.fits(index - 1, "doseReckoned.percent"),
      !utterance.fits(index + 1, "doseReckoned.percent")
    else { return false }
    guard words.indices.contains(index + 1), words[index + 1].clause == words[index].clause else {
      return true
    }
    let next = words[index + 1]
    return next.kind == .mark || next.text.fits("doseReckoned.ends")
  }

  /// More than any dose of a day.
  private static let most = 100.0

  /// `Oranınız 1:12 ise 60 gram için 5 demektir`, `değişim başına 1,5'ten 7,5 eder`.
  private var dividesByRatio: Bool {
    let namesRatio = words.indices.contains { index in
      utterance.fits(index, "doseReckoned.ratio")
        || utterance.fits(index, "doseReckoned.exchange")
          && utterance.fits(index + 1, "doseReckoned.per")
    }
    guard namesRatio, !utterance.has("doseReckoned.otherRatios"),
      utterance.has("stem.carbs") || utterance.has("stem.gram")
        || utterance.has("doseReckoned.exchange")
    else { return false }
    return words.indices.contains(where: isBareNumber)
  }

  /// `Aradaki 140'ı 50'ye bölünce yaklaşık 3 çıkar`: a glucose is divided by nothing else.
  private var dividesGlucose: Bool {
    guard utterance.has("stem.glucose") || utterance.has("stem.sugar"),
      !utterance.has("doseReckoned.statistics")
    else { return false }
    return utterance.has("doseReckoned.divide")
      && words.contains { ($0.value ?? 0) >= Self.leastGlucose }
      && words.indices.contains(where: isBareNumber)
  }

  /// A value in mg/dL that a dose would be reckoned from, and that no number of units is.
  private static let leastGlucose = 100.0

  /// `Skala: 150-200 arası 2, 200-250 arası 4`: two ranges of glucose or more, each with a small number.
  private var givesScale: Bool {
    let steps = words.indices.filter { index in
      utterance.fits(index, "doseReckoned.ranges")
        && (max(0, index - 3)..<index).contains { (words[$0].value ?? 0) >= Self.leastGlucose }
        && isBareNumber(index + 1)
    }
    return steps.count > 1
  }

  /// `Her 15 gram karbonhidrat için bir birim`, `bu öğün için sekiz çizgi`.
  private var givesPerCarbs: Bool {
    words.indices.contains { index in
      guard words[index].value != nil else { return false }
      if utterance.fits(index + 1, "stem.units") {
        return utterance.has("doseBare.each") && utterance.has("stem.carbs") || isPerGram(index)
      }
      return utterance.fits(index + 1, "doseReckoned.marks")
        && utterance.has("doseReckoned.meals")
    }
  }

  /// `Her on grama bir birim`, `10 gram için 1 birim`: grams for units, whatever they are of.
  private func isPerGram(_ index: Int) -> Bool {
    let place = utterance.fits(index - 1, "doseReckoned.perGram.for") ? index - 2 : index - 1
    return utterance.fits(place, place == index - 1 ? "doseReckoned.perGram" : "stem.gram")
      && isAmountOfGrams(place - 1)
  }

  private func isAmountOfGrams(_ place: Int) -> Bool {
    words.indices.contains(place) && words[place].value != nil
      && !utterance.has("dosePrescription.foods")
  }

  /// `Kısa etkiliden altı, uzun etkiliden on iki`.
  private var givesByKind: Bool {
    words.indices.contains { index in
      utterance.fits(index, "doseReckoned.acting")
        && utterance.fits(index - 1, "doseReckoned.speeds")
        && (index + 1...index + 2).contains(where: isBareNumber)
    }
  }

  /// `Sizin kilonuzda günlük toplam ihtiyaç yaklaşık 35'tir`, `kilonuzun yarısı kadar, yani 35`.
  private var givesNeed: Bool {
    guard !utterance.has("doseReckoned.otherNeeds") else { return false }
    let isOfWeight =
      utterance.has("doseReckoned.weight") && utterance.has("doseBare.shares")
    let isNeed = utterance.has("doseReckoned.need") && utterance.has("doseReckoned.total")
    return (isOfWeight || isNeed) && words.indices.contains(where: isBareNumber)
  }

  /// `4 ile başlayıp iki saat sonra bakın`.
  private var startsWith: Bool {
    words.indices.contains { index in
      guard let value = words[index].value, value <= Self.most, words[index].kind != .clock,
        words[index].suffix.isEmpty, !utterance.fits(index - 1, "doseReckoned.counted")
      else { return false }
      return utterance.fits(index + 1, "doseReckoned.with")
        && utterance.fits(index + 2, "doseReckoned.start")
    }
  }

  /// `180'i aşarsa iki daha`: above a value a small number more.
  private var addsAbove: Bool {
    words.indices.contains { index in
      utterance.fits(index, "doseReckoned.above")
        && (max(0, index - 2)..<index).contains { (words[$0].value ?? 0) >= Self.leastGlucose }
        && (index + 1...index + 6).contains { place in
          isBareNumber(place) && utterance.fits(place + 1, "doseReckoned.more")
        }
    }
  }

  /// `8'i işaretleyin kaleminizde`.
  private var marksPen: Bool {
    utterance.has("stem.pen")
      && words.indices.contains { index in
        isBareNumber(index) && utterance.fits(index + 1, "doseReckoned.marking")
      }
  }

  /// `Her zamankinin yarısı kadar vurun`, `normalin 2 eksiğini vurun`.
  private var comparesWithUsual: Bool {
    words.indices.contains { index in
      guard utterance.fits(index, "doseReckoned.usual") else { return false }
      return (index + 1..<index + 4).contains { place in
        utterance.fits(place, "doseBare.shares") || utterance.fits(place, "doseReckoned.than")
      }
        && (index + 2..<index + 7).contains { place in
          utterance.text(at: place).fits("doseReckoned.inject", "doseBare.forms")
            || utterance.fits(place, "doseReckoned.needed")
        }
    }
  }
}
