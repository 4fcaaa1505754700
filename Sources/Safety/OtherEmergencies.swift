import Analysis
import Domain
import Turkish

// Heart, brain, breath, pregnancies, feet, and calls for help.
extension EmergencyScene {
  /// Not a dish of breast, nor a heart that is heavy with grief.
  var isOfTheHeart: Bool {
    if holds(.chestPain) {
      return !utterance.has("otherEmergencies.isOfTheHeart")
    }
    return holds(.heartPain)
      && (!utterance.has("otherEmergencies.griefs")
        || utterance.has("otherEmergencies.isOfTheHeart.2"))
  }

  /// Not a limb that is tired of sports, an eye without its glasses, thanks beyond words.
  var isStroke: Bool {
    guard holds(.stroke) || holds(.speechless) && assertions.namesSomebody else {
      return false
    }
    if utterance.has("otherEmergencies.isStroke") { return false }
    let isOfSensor = utterance.has("otherEmergencies.isStroke.2")
    if utterance.has("otherEmergencies.isStroke.3") {
      return true
    }
    return !isOfSensor && !utterance.has("otherEmergencies.tired")
  }

  /// Somebody else who talks or looks oddly all at once; no quarrel, no dream, no old illness.
  var isConfusedOther: Bool {
    holds(.confused) && assertions.namesSomebody && !isQuarrel
      && !utterance.has("confusion.harmless") && (!utterance.asks || holds(.help))
  }

  /// Something swallowed that stops the breath; not of tears, of heat or of debts.
  var isChoking: Bool {
    holds(.choking)
      && (assertions.namesSomebody
        || utterance.has("otherEmergencies.breathing"))
      && !utterance.has("otherEmergencies.breathing.2")
  }

  /// Breath that fails of an allergy or of the heart; not of work, nor a bitten tongue.
  var isBreathless: Bool {
    if isSwellingOfPregnancy { return false }
    if hasOddBreath(.tightBreath) { return true }
    let isAllergy = utterance.has("otherEmergencies.breathing.3")
    let isWork =
      utterance.has("otherEmergencies.breathing.4")
      || utterance.has("otherEmergencies.breathing.5")
    let isBite = utterance.has("otherEmergencies.breathing.6")
    return holds(.breathless) && (!isBite || utterance.has("stem.breath"))
      && (isAllergy || !isWork)
  }

  /// A child that is no longer felt before its birth; bleeding, water and signs of pre-eclampsia.
  var isPregnancyAtRisk: Bool {
    let isExpected = isPregnant || isExpecting
    let isAsked = utterance.asks && !holds(.help) && !isOfSelf
    let signs =
      places(.unfeltBaby)
      + (isExpected ? places(.stillBaby, .ofPregnancy).filter { !isOfElse($0) } : [])
    return signs.contains { !isAsked || isHappening($0) } || !isAsked && haveWatersBroken
      || isSwellingOfPregnancy
  }

  /// "burnum kanıyor", "damacana suyum geldi", "gülmekten karnım kasıldı", "bebeğim oyun oynamıyor": what bleeds, comes
  /// or is played stands before or within the sign.
  private func isOfElse(_ range: ClosedRange<Int>) -> Bool {
    (range.lowerBound - 1...range.upperBound).contains { utterance.fits($0, "pregnancy.other") }
      || utterance.fits(range.upperBound + 1, "pregnancy.laughing")
  }

  /// "hareketleri azaldı normal mi": what is told as happening is no question; "azaldı mı" is one.
  private func isHappening(_ range: ClosedRange<Int>) -> Bool {
    utterance.words.indices.contains(range.upperBound)
      && utterance.fits(range.upperBound, "emergencyScene.events")
      && !VerbEnding.questions.contains(utterance.text(at: range.upperBound + 1))
  }

  /// "kanamam başladı hamileyim normal mi": a question of somebody to whom it happens.
  private var isOfSelf: Bool { utterance.has("emergencyScene.firstPerson") }

  /// "suyum geldi", and nothing besides that could be of a parcel or a bottle.
  private var haveWatersBroken: Bool {
    utterance.words.count <= 4 && holds(.watersBroke) && !utterance.has("waters.delivered")
  }

  var isOfTheUnborn: Bool {
    holds(.unfeltBaby) || (isPregnant || isExpecting) && holds(.stillBaby)
  }

  /// A wound at the foot that is black, festers, smells or does not heal.
  var isFootInPeril: Bool {
    (!utterance.asks || holds(.help) || isOfSelf) && holds(.footOfWound, .woundAtFoot)
  }

  /// `ateşi 38,2`, `ateşim 39`.
  var tellsFever: Bool {
    utterance.has("fever.named") && !utterance.has("fever.none")
      && utterance.words.contains { $0.value.map { (38...43).contains($0) } ?? false }
  }

  /// `Ambulans çağırın`, `imdat`: a message that says nothing else.
  var callsForHelp: Bool {
    if holds(.calls) || holds(.helpFails) { return true }
    let words = utterance.words.filter { $0.kind == .word }.map(\.text)
    guard !words.isEmpty, words.allSatisfy({ $0.fits("collapsePhrases.helpAlone") }) else {
      return false
    }
    return words.contains { $0.fits("otherEmergencies.callsForHelp") }
  }
}
