import AgentLoop
import Domain
import Foundation
import LanguageModels

/// Finds out what a model can do: by the person's word, its name, its size, and else by an exam, whose
/// result is kept.
struct ModelJudge: Sendable {
  /// As in `--model`.
  let name: ModelName
  /// Where it is asked: the same name elsewhere may be another model.
  let address: String
  let table: ModelTable
  let files: Files
  let places: Places

  struct Verdict: Sendable {
    var isSmall: Bool
    var how: KnownStrength?
  }

  /// Billions of parameters from which on size alone vouches for a model.
  private static let capable = 7.0

  /// Tokens that a model must be able to read at once for all tools, the full text and some turns.
  private static let leastWindow = 13_312

  /// The verdict on a model that reads so much at once: what does not fit it is not told, unless the
  /// person says so.
  static func narrowed(_ verdict: Verdict?, to window: Int?) -> Verdict? {
    guard let window, window < leastWindow, verdict?.how != .said, verdict?.isSmall != true else {
      return verdict
    }
    return Verdict(isSmall: true, how: .narrow)
  }

  /// What is known without asking the model anything; nil where only an exam can tell.
  func known(_ strength: ModelStrength, billions: Double? = nil) -> Verdict? {
    switch strength {
    case .small: return Verdict(isSmall: true, how: .said)
    case .capable: return Verdict(isSmall: false, how: .said)
    case .automatic: break
    }
    if let isSmall = table.entry(of: name.model)?.isSmall {
      return Verdict(isSmall: isSmall, how: .named)
    }
    if let size = billions ?? ModelSize.billions(in: name.model) {
      if size <= ModelSize.small { return Verdict(isSmall: true, how: .named) }
      if size >= Self.capable { return Verdict(isSmall: false, how: .named) }
    }
    return kept.map { Verdict(isSmall: !$0.isCapable, how: .tested(passed: $0.passed, of: $0.of)) }
  }

  /// Puts the model to the test and keeps the result; one that gives no answer is taken for capable.
  func examined(
    _ model: LanguageModel, _ tell: @Sendable (String) -> Void
  ) async -> Verdict {
    tell(ModelTexts.examining(name.text))
    let exam = Exam(now: Date(timeIntervalSince1970: 1_795_250_000), zone: .fixed(3 * 3600))
    guard let result = await exam.result(of: model) else {
      tell(ModelTexts.notExamined(name.text))
      return Verdict(isSmall: false, how: nil)
    }
    keep(result)
    let how = KnownStrength.tested(passed: result.passed, of: result.of)
    tell(ModelTexts.examined(name.text, isSmall: !result.isCapable, how, result.tokens))
    return Verdict(isSmall: !result.isCapable, how: how)
  }

  // MARK: Kept results

  private var path: String { places.cache + "/model-exams.json" }
  private var key: String { "\(name.text) \(address)" }

  /// A file that cannot be read costs an exam, and nothing else.
  private var all: JSON {
    let text = (try? files.read(path)) ?? nil
    let json = text.flatMap { try? JSON(reading: $0) }
    return json?.members == nil ? .object([] as [JSON.Member]) : json ?? .null
  }

  private var kept: Exam.Result? {
    guard let result = all[key],
      let passed = result["passed"]?.number.flatMap({ Int(exactly: $0) }),
      let of = result["of"]?.number.flatMap({ Int(exactly: $0) }), of > 0
    else { return nil }
    return Exam.Result(passed: passed, of: of)
  }

  private func keep(_ result: Exam.Result) {
    let value: JSON = ["passed": .number(Double(result.passed)), "of": .number(Double(result.of))]
    try? files.write(all.setting(key, to: value).text + "\n", path)
  }
}
