import Analysis
import Turkish

// Doses without a word for them but the device: `İğne: altı`, `kalemde sekiz`, `altı tıkta durur elin`; and
// rows of small numbers by the parts of the day.
extension DosePrescription {
  /// Whether a number that counts nothing stands beside what injects, or is told as what others give.
  var isByDevice: Bool {
    guard !declines, !utterance.asks, !isRecord, !isDoctors, !changesNeedle,
      !utterance.has("doseWithoutAmount.otherDials")
    else { return false }
    return showsOnDevice || countsClicks || givesLikeOthers || givesShareOfBody
  }

  private func isSmall(_ place: Int) -> Bool {
    guard words.indices.contains(place), let value = words[place].value else { return false }
    // "1. İğneyi takın.": a step.
    let isStep =
      words[place].kind == .number
      && (place == 0 || words[place - 1].sentence != words[place].sentence)
    // "10 saniye", "iğne boyları 4 ve 6": what is counted or measured.
    let isOfOther = (place - 2...place + 2).contains {
      $0 != place && utterance.fits($0, "doseByDevice.others")
    }
    return value > 0 && value <= Self.mostByDevice && words[place].kind != .clock && !isStep
      && !isOfOther && !words[place].text.fits("word.one")
  }

  /// More than any dose that is told in so few words.
  static let mostByDevice = 60.0

  /// `İğne: altı`, `evet, kalemde sekiz`, `altı birimlik iğne yakışır`, `şunu çevirip basın: 9`.
  private var showsOnDevice: Bool {
    let hasDevice = utterance.has("doseByDevice.devices") && !utterance.has("doseByDevice.sizes")
    let isDialled =
      utterance.has("doseByDevice.turning") && utterance.has("doseByDevice.pressing")
    guard hasDevice || isDialled else { return false }
    return words.indices.contains { place in
      isSmall(place)
        && (isUncounted(place) || utterance.fits(place + 1, "doseByDevice.units"))
    }
  }

  /// `Altı tıkta durur elin`, `sekiz kere tık sesini duyana kadar çevirin`.
  private var countsClicks: Bool {
    let isTurned =
      utterance.has("doseByDevice.turning") || utterance.has("doseHidden.devices")
    return words.indices.contains { place in
      guard isSmall(place) else { return false }
      let clicks = utterance.fits(place + 1, "doseByDevice.times") ? place + 2 : place + 1
      return utterance.fits(clicks, "doseByDevice.stops")
        || isTurned && utterance.fits(clicks, "doseByDevice.clicks")
    }
  }

  /// `Ortalama on iki yapıyor; siz de öyle yapabilirsiniz`, `doktorunuz olsa buna 10 derdi`.
  private var givesLikeOthers: Bool {
    let isLike =
      utterance.has("doseByDevice.you") && utterance.has("doseByDevice.likewise")
      || utterance.has("doseByDevice.ifWere")
    return isLike
      && words.indices.contains { place in
        isSmall(place) && utterance.fits(place + 1, "doseByDevice.habits")
      }
  }

  /// `Kilonuzun onda biri kadar iğne yapın`.
  private var givesShareOfBody: Bool {
    guard utterance.has("doseHidden.devices") || namesGiven else { return false }
    return words.indices.contains { place in
      utterance.fits(place, "doseBare.fractions") && utterance.fits(place + 1, "doseBare.oneOf")
    } && words.contains { $0.text.fits("doseBare.shots", "doseBare.forms") }
  }
}

/// A line that gives parts of the day or hours small numbers that count nothing.
///
///     Sabah: 6            | Öğle | 8 |            K: 6 / Ö: 8 / A: 10
///
/// What a glucose would be is larger; an amount of food or a length of time names its unit, here or in the
/// head of its table.
struct DoseRow {
  private let words: [Utterance.Word]
  private let utterance: Utterance

  init(_ sentence: [Token]) {
    utterance = Utterance(sentence)
    words = utterance.words.filter { $0.kind != .mark }
  }

  /// Whether it is as short as such a row, and holds a number; most lines end here.
  var mayBeOne: Bool {
    (2...9).contains(words.count) && !utterance.asks && words.contains { $0.value != nil }
  }

  /// The numbers of the line; nil where it is no such row.
  ///
  /// - Parameter isTableOfDoses: Whether a head before it names doses, so that hours are times of them.
  /// - Returns: One for each part of the day, in units of insulin if it is a row of doses.
  func numbers(inTableOfDoses isTableOfDoses: Bool) -> [Double]? {
    guard mayBeOne else { return nil }
    var found: [Double] = []
    var moments = 0
    for (place, word) in words.enumerated() {
      if let value = word.value, word.kind != .clock {
        let before = words[..<place].last { $0.kind != .clock && !$0.source.contains(".") }
        let isBehindMoment = before.map { $0.value == nil } ?? false
        // "20.00" is an hour.
        if word.source.contains(".") { continue }
        guard value > 0, value <= Self.most, word.suffix.isEmpty,
          word.kind == .number || moments > 0, isBehindMoment || isTableOfDoses
        else { return nil }
        found.append(value)
      } else if word.kind == .clock, moments > 0, !isTableOfDoses {
        continue
      } else if isMoment(word) || isTableOfDoses && word.kind == .clock {
        moments += 1
      } else if !["heads", "speeds", "beside"].contains(where: {
        word.text.fits("doseByDevice.\($0)")
      }) {
        return nil
      }
    }
    let isInitials = words.contains { $0.text.fits("doseByDevice.initials") }
    return found.count == moments && moments >= (isInitials ? 2 : 1) ? found : nil
  }

  private func isMoment(_ word: Utterance.Word) -> Bool {
    word.text.fits("doseByDevice.moments") || word.text.fits("doseByDevice.initials")
  }

  private static let most = DosePrescription.mostByDevice
}
