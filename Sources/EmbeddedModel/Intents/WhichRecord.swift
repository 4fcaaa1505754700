import Analysis
import Domain
import Turkish

/// "kahvaltıyı sil", "ölçümü sil": an order to remove what this talk may hold several of.
///
/// Where nothing in the order tells them apart it is asked which of them is meant; "son ölçümü sil" and
/// "onu sil" mean the newest. A meal of a kind that this talk does not hold is looked for in the diary.
struct WhichRecord: Request {
  private let scene: Scene

  private static let mostShown = 4

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    let analysis = message.reading.message
    guard message.understanding.calls.count == 1, let call = message.understanding.calls.first,
      call.tool == "undo" || ToolVerb(of: call.tool) == .delete,
      analysis.foods.isEmpty, analysis.times.allSatisfy({ namesMeal($0.time) }),
      !scene.sentence.tokens.contains(where: { $0.folded.fits("remove.newest") })
    else { return nil }
    let corrections = CorrectionIntents(message: analysis, weights: message.reading.weights)
    let type = mealType(analysis)
    let named = corrections.state.records.filter { record in
      type == nil ? corrections.isNamed(record) : record.kind == .meal
    }
    guard corrections.isOrder, let kind = named.first?.kind,
      named.allSatisfy({ $0.kind == kind })
    else { return nil }
    let meant = named.filter { type == nil || $0.meal?.type == type?.rawValue }
      .compactMap { record in
        record.choice.map { choice in
          RecordChoice(
            record: record.kind == .meal
              ? record.value : record.value.setting(.type, to: .string(kind.rawValue)),
            call: PlannedCall(kind == .meal ? "deleteMeal" : "deleteEntry", .object([choice])))
        }
      }
    if let type, meant.isEmpty {
      return message.calling(PlannedCall("deleteMeal", [.which: .string(type.rawValue)]))
    }
    guard meant.count > 1 else { return nil }
    let shown = Array(meant.prefix(Self.mostShown))
    return message.asking(.ask(Question(kind: .whichRecord(shown), calls: [])))
  }

  /// Whether a time is the name of a meal and nothing more: "kahvaltı", not "dünkü kahvaltı".
  private func namesMeal(_ time: TimeReading) -> Bool {
    time.meal != nil && !time.namesDay && time.clock == nil && time.anchor == nil
  }

  private func mealType(_ message: MessageAnalysis) -> MealType? {
    scene.mealType(message.times.map(\.time))
      ?? scene.clauses.lazy.compactMap(scene.namedMeal).first
  }
}
