import Analysis
import Domain
import Turkish

// Heart, brain, breath, and calls for help.
extension EmergencyScene {

  /// Not a dish of breast, nor a heart that is heavy with grief.
  var isOfTheHeart: Bool {
    if holds(Phrases.chestPain) {
      return !utterance.has(anyPrefix: Terms.list("otherEmergencies.isOfTheHeart"))
    }
    let griefs = Terms.list("otherEmergencies.griefs")
    return holds(Phrases.heartPain)
      && (!utterance.has(anyPrefix: griefs)
        || utterance.has(anyPrefix: Terms.list("otherEmergencies.isOfTheHeart.2")))
  }

  /// Not a limb that is tired of sports, an eye without its glasses, thanks beyond words.
  var isStroke: Bool {
    guard holds(Phrases.stroke) || holds(Phrases.speechless) && assertions.namesSomebody else {
      return false
    }
    if utterance.has(Terms.set("otherEmergencies.isStroke")) { return false }
    let isOfSensor = utterance.has(Terms.set("otherEmergencies.isStroke.2"))
    if utterance.has(anyPrefix: Terms.list("otherEmergencies.isStroke.3")) {
      return true
    }
    let tired = Terms.list("otherEmergencies.tired")
    return !isOfSensor && !utterance.has(anyPrefix: tired)
  }

  /// Something swallowed that stops the breath; not of tears, of heat or of debts.
  var isChoking: Bool {
    holds(Phrases.choking)
      && (assertions.namesSomebody
        || utterance.has(anyPrefix: Terms.list("otherEmergencies.breathing")))
      && !utterance.has(anyPrefix: Terms.list("otherEmergencies.breathing.2"))
  }

  /// Breath that fails of an allergy or of the heart; not of work, nor a bitten tongue.
  var isBreathless: Bool {
    let isAllergy = utterance.has(anyPrefix: Terms.list("otherEmergencies.breathing.3"))
    let isWork =
      utterance.has(Terms.set("otherEmergencies.breathing.4"))
      || utterance.has(anyPrefix: Terms.list("otherEmergencies.breathing.5"))
    let isBite = utterance.has(anyPrefix: Terms.list("otherEmergencies.breathing.6"))
    return holds(Phrases.breathless) && (!isBite || utterance.has(prefix: "nefes"))
      && (isAllergy || !isWork)
  }

  /// `Ambulans çağırın`, `imdat`: a message that says nothing else.
  var callsForHelp: Bool {
    if holds(Phrases.calls) { return true }
    let words = utterance.words.filter { $0.kind == .word }.map(\.text)
    guard !words.isEmpty, words.allSatisfy(Phrases.helpAlone.contains) else { return false }
    return words.contains { Terms.list("otherEmergencies.callsForHelp").contains($0) }
  }
}
