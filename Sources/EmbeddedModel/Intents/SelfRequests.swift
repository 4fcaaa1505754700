import Analysis
import Domain
import Turkish

/// A message that tells of the person and of nothing else, or asks for what is known of them.
struct SelfRequests: Request {
  private let scene: Scene
  private let offered: Set<String>?
  private let words: [Token]

  private static let mostOfProfile = 5
  private static let mostOfTargets = 7

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
    words = SelfWords.words(of: scene)
  }

  var plain: Understanding? {
    if words.count <= Self.mostOfProfile, SelfWords.says("say:profile", words),
      offered.allow("getProfile")
    {
      return Understanding(calls: [PlannedCall("getProfile")])
    }
    // "günde kaç ünite novorapid kullanıyorum" asks for what was taken.
    if scene.has(.doseunit), scene.words.contains(where: { $0.fits("word.howMany") }) { return nil }
    if SelfWords.covers(words, "say:how") { return Understanding(speeches: [.opening(.start)]) }
    if let opening = Opening.ofScreen.first(where: { SelfWords.covers(words, "say:" + $0.rawValue) }
    ) {
      return Understanding(speeches: [.opening(opening)])
    }
    if SelfWords.covers(words, "say:whoami") { return Understanding(speeches: [.identity]) }
    if asksForTargets { return Understanding(speeches: [.opening(.targets)]) }
    let isAsked = scene.dialogue.lastAnswer == Talk.opening(.some)
    guard let calls = SelfTold(scene, isAsked: isAsked)?.calls ?? allergies, offered.allow(calls)
    else { return nil }
    return Understanding(calls: calls, speeches: calls.isEmpty ? [.opening(.some)] : [])
  }

  /// "fıstığa alerjim var, bana fıstıklı bir şey önerme": the allergy, whatever else is said that is none of
  /// the diary's.
  private var allergies: [PlannedCall]? { SelfTold(allergiesIn: scene)?.calls }

  /// Targets that fit the person, not what they are.
  private var asksForTargets: Bool {
    words.count <= Self.mostOfTargets && !scene.has(.person)
      && words.allSatisfy { $0.kind == .word } && !scene.clauses.contains(where: \.hasFood)
      && SelfWords.says("say:" + Opening.targets.rawValue, words)
  }
}
