import Analysis
import Turkish

// Prescriptions that name no amount: changes, stops, orders to inject; and ratios.
extension DosePrescription {
  private static let dosing = Terms.list("doseWithoutAmount.dosing")

  /// `Dozu artırın`, `insülininizi azaltmalısınız`; not `doktorunuz dozu artırabilir`.
  var changesDose: Bool {
    guard
      words.contains(where: { $0.text.hasPrefix("doz") || Drugs.isDrug($0.text) || isUnit($0.text) }
      )
    else {
      return false
    }
    return !isDoctors && commands(Self.dosing)
  }

  private static let dials = Terms.list("doseWithoutAmount.dials")
  private static let turning = Terms.list("doseWithoutAmount.turning")
  private static let pressing = Terms.list("doseWithoutAmount.pressing")
  private static let otherDials = Terms.list("doseWithoutAmount.otherDials")

  /// `Göstergesini sekize getirip basın`: a dose that is dialled, with no unit and no drug.
  var dialsPen: Bool {
    guard !isRecord, !declines, !utterance.has(anyPrefix: Self.otherDials),
      utterance.has(anyPrefix: Self.dials)
    else { return false }
    return words.indices.contains { index in
      guard let value = words[index].value, value > 0, value <= 100 else { return false }
      let turn = (index + 1...index + 2).first { place in
        Self.turning.contains { utterance.text(at: place).hasPrefix($0) }
      }
      guard let turn else { return false }
      return utterance.has(prefix: "kalem") || utterance.has(prefix: "doz")
        || (turn..<turn + 4).contains { place in
          Self.pressing.contains { utterance.text(at: place).hasPrefix($0) }
        }
    }
  }

  private static let stopping = Terms.list("doseWithoutAmount.stopping")

  var stopsDrug: Bool {
    guard words.contains(where: { Drugs.isDrug($0.text) }), !isDoctors else { return false }
    if utterance.has(Terms.set("doseWithoutAmount.stopsDrug")),
      words.indices.contains(where: isOrder)
    {
      return true
    }
    return commands(Self.stopping)
      || words.indices.contains { index in
        // "almayın", "içmeyin", "yapmayabilirsiniz": to skip a drug is a decision too.
        Drugs.isDrug(utterance.text(at: index))
          && Terms.list("doseWithoutAmount.stopsDrug.2")
            .contains { verb in
              (index + 1..<min(index + 4, words.count)).contains { utterance.text(at: $0) == verb }
            }
          && !utterance.has(prefix: "sormadan") && !utterance.has(prefix: "danismadan")
      }
  }

  private func commands(_ stems: [String]) -> Bool {
    words.contains { word in
      guard let stem = stems.first(where: { word.text.hasPrefix($0) }) else { return false }
      let ending = String(word.text.dropFirst(stem.count))
      let forms = Terms.list("doseWithoutAmount.forms")
      return forms.contains(ending) && word.text != "kesin" && word.text != "ara"
        || word.text == "kesin" && words.last?.text == "kesin"
    }
  }

  /// Whether the sentence leaves it to the doctor or warns: `hekiminize sormadan dozu artırmayın`.
  var isDoctors: Bool {
    let doctors = Terms.list("doseWithoutAmount.doctors")
    let asks = Terms.list("doseWithoutAmount.asks")
    return words.contains { word in doctors.contains { word.text.hasPrefix($0) } }
      && (words.contains { word in asks.contains { word.text.hasPrefix($0) } })
      && !hasAmount
  }

  /// `İnsülin yapın`, without a plan or a doctor in the sentence.
  var ordersInsulin: Bool {
    guard namesInsulin, !isDoctors, !utterance.has(prefix: "plan"), !declines else { return false }
    let verbs = Terms.list("doseWithoutAmount.verbs")
    return words.indices.contains { index in
      verbs.contains(utterance.text(at: index))
        && (max(0, index - 3)..<index).contains { Drugs.isInsulin(utterance.text(at: $0)) }
    }
  }

  /// `10 gramda 1 ünite`, `1 ünite 50 mg/dL düşürür`, `insülin oranınız 1:10`.
  var isRatio: Bool {
    guard !isRecord, !declines else { return false }
    let grams = words.indices.contains { index in
      words[index].value != nil
        && (utterance.text(at: index + 1).hasPrefix("gram")
          || Terms.list("doseWithoutAmount.isRatio").contains(utterance.text(at: index + 1)))
        && words.indices.contains(where: isAmount)
    }
    if grams { return true }
    let lowers = words.contains { word in
      Terms.list("doseWithoutAmount.isRatio.2").contains { word.text.hasPrefix($0) }
        && !word.text.hasPrefix("karsilas")
    }
    if lowers, hasAmount { return true }
    let speaksOfRatio = utterance.has(prefix: "oran") || utterance.has(prefix: "faktor")
    return speaksOfRatio && namesInsulin
      && words.contains { $0.value != nil || $0.kind == .clock || $0.kind == .fraction }
  }
}
