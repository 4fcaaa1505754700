import Analysis
import Domain
import Turkish

/// What is said of the photo of a meal: that there is one, that what was seen in it shall be written.
struct MealPhotoTalk {
  let scene: Scene
  private let paths: PicturePaths
  private let known = KitchenWords.shipped

  private static let tool = "readMealPhoto"

  init(_ scene: Scene) {
    self.scene = scene
    paths = scene.paths
  }

  /// What is done about a photo, which is then all of the message; nil where it is about something else.
  func understanding(_ offered: Set<String>?) -> Understanding? {
    var calls = asked
    var speeches: [Speech] = []
    if calls.isEmpty, let answer {
      switch answer {
      case .write(let meal): calls = [meal]
      case .ask(let meal): speeches = [.ask(Question(kind: .isMeant([[meal]]), calls: [meal]))]
      case .drop: speeches = [.dropped]
      }
    }
    guard !calls.isEmpty || !speeches.isEmpty, offered.allow(calls) else { return nil }
    return Understanding(calls: calls, speeches: speeches)
  }

  // MARK: Asking

  /// "tabağımın fotoğrafı ~/tabak.jpg", "tabağımda ne var" after a picture that is no label.
  private var asked: [PlannedCall] {
    let words = paths.otherWords
    guard known.has(.mealphoto, in: words), !known.has(.labelword, in: words) else { return [] }
    if !paths.all.isEmpty { return paths.all.map(call) }
    guard words.count <= 8, let step = scene.dialogue.newest, step.call.name == "scanLabel",
      !step.result.isOK, let path = step.call.arguments[.image]?.string
    else { return [] }
    return [call(path)]
  }

  private func call(_ path: String) -> PlannedCall {
    var members: [JSON.Member] = [.init(.image, .string(path))]
    let named = scene.clauses.lazy.compactMap(scene.namedMeal).first
    if let type = named ?? scene.mealType(scene.sentence.spans.compactMap(\.time)) {
      members.append(.init(.mealType, .string(type.rawValue)))
    }
    return PlannedCall(Self.tool, .object(members))
  }

  // MARK: Answering

  private enum Answer { case write(PlannedCall), ask(PlannedCall), drop }

  /// How many messages after the photo its foods may still be put right.
  private static let reach = 6

  /// What is said to the foods that were seen: "evet", "evet ama pilav 100 g", "ekmek yok", "hayır".
  ///
  /// What has been said of them since then holds: "ekmek yok", then "evet" writes them without it.
  private var answer: Answer? {
    guard let step = scene.dialogue.steps.first, step.call.name == Self.tool, step.result.isOK,
      step.age <= Self.reach, !scene.isQuestion, !scene.has(.meal), paths.all.isEmpty,
      let value = step.result.value, var foods = PhotoFoods(value, before: scene, step.age)
    else { return nil }
    let words = paths.otherWords
    guard !words.isEmpty else { return nil }
    if known.areAll(.refuse, words) { return .drop }
    if known.areAll(.agree, words) { return foods.meal(of: value).map(Answer.write) }
    guard foods.change(by: scene) else { return nil }
    guard let meal = foods.meal(of: value) else { return .drop }
    return isAgreed(words) ? .write(meal) : .ask(meal)
  }

  /// "evet, ekmek 1 dilim", "ekmeği çıkar, kaydet": what is said besides is to be written at once.
  private func isAgreed(_ words: [String]) -> Bool {
    let first = words.first.map { known.has(.agree, in: [$0]) && !known.has(.besides, in: [$0]) }
    return first == true || words.last.map { known.has(.keep, in: [$0]) } == true
  }
}
