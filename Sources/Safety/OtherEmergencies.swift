import Domain
import Turkish

// Heart, brain, breath, and calls for help.
extension EmergencyScene {

  /// Not a dish of breast, nor a heart that is heavy with grief.
  var isOfTheHeart: Bool {
    if holds(Phrases.chestPain) {
      return !saying.has(anyPrefix: ["tavuk", "hindi", "torun", "bebeg"])
    }
    let griefs = [
      "ayril", "sevgil", "ozle", "uzul", "uzgun", "ask", "film", "dizi", "haber", "hasret",
      "hikaye", "sevinc", "heyecan", "yalnizlik", "vicdan", "kiskan",
    ]
    return holds(Phrases.heartPain)
      && (!saying.has(anyPrefix: griefs)
        || saying.has(anyPrefix: ["kolum", "nefes", "terl", "gogs"]))
  }

  /// Not a limb that is tired of sports, an eye without its glasses, thanks beyond words.
  var isStroke: Bool {
    guard holds(Phrases.stroke) || holds(Phrases.speechless) && circumstances.namesSomebody else {
      return false
    }
    if saying.has(["gulmekten", "kahkahadan"]) { return false }
    let isOfSensor = saying.has(["taktim", "taktirdim", "takarken", "takinca"])
    if saying.has(anyPrefix: [
      "birden", "aniden", "kaydi", "yamul", "carpil", "felc", "inme", "peltek",
    ]) {
      return true
    }
    let tired = [
      "spor", "antren", "agirl", "yurudu", "yurume", "idman", "fitness", "kosu", "salon", "asi",
      "gozlu", "lens", "dogustan", "yillardir", "tesekkur", "ustune", "uyudu", "uyumus", "utan",
    ]
    return !isOfSensor && !saying.has(anyPrefix: tired)
  }

  /// Breath that fails: of something swallowed, of an allergy, or of the heart.
  var breathing: Emergency? {
    let isChoking =
      holds(Phrases.choking)
      && (circumstances.namesSomebody
        || saying.has(anyPrefix: ["bogulu", "lokma", "yemek", "nefes", "mor", "et"]))
      && !saying.has(anyPrefix: [
        "sicaktan", "isten", "borc", "para", "dert", "balgam", "ses", "aglama",
      ])
    if isChoking { return found("choking", Texts.choking) }
    let isAllergy = saying.has(anyPrefix: [
      "sisti", "sisiyo", "sismeye", "kapan", "daral", "tikan", "yutkunam",
    ])
    let isWork =
      saying.has(["isten", "sicaktan", "gulmekten", "kalabaliktan", "yogunluktan", "stresten"])
      || saying.has(anyPrefix: ["burnum", "nezle", "grip", "manzara", "merdiven"])
    let isBite = saying.has(anyPrefix: ["isirdim", "dis", "aglamaktan", "uykusuz", "sivrisinek"])
    guard holds(Phrases.breathless), !isBite || saying.has(prefix: "nefes") else { return nil }
    guard isAllergy || !isWork else { return nil }
    return found("breathless", Texts.breathless)
  }

  /// `Ambulans çağırın`, `imdat`: a message that says nothing else.
  var callsForHelp: Bool {
    if holds(Phrases.calls) { return true }
    let words = saying.words.filter { $0.kind == .word }.map(\.text)
    guard !words.isEmpty, words.allSatisfy(Phrases.helpAlone.contains) else { return false }
    return words.contains { ["edin", "imdat", "kurtarin", "yetisin", "kosun"].contains($0) }
  }
}
