import Analysis
import Domain
import Foundation
import Turkish

/// When everything was that was told a moment ago, in one word for all of it.
///
///     elma yedim, şekerim 122, 20 dk yürüdüm | hepsi saat 3'teydi
///
/// Every record of the last messages gets the time, none of them alone.
struct AllMoved: Request {
  private let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  var plain: Understanding? {
    let spans = scene.sentence.spans
    let words = spans.map { scene.sentence.folded($0) }
    guard let all = words.firstIndex(where: { $0.fits("change.all") }),
      spans.contains(where: { $0.time != nil }), !scene.isQuestion,
      spans.indices.allSatisfy({ place in
        place == all || spans[place].isMark || spans[place].time != nil
          || words[place].fits("change.allRest")
      })
    else { return nil }
    let records = newest
    guard records.count > 1, let moment = scene.moment(spans.compactMap(\.time)) else { return nil }
    let at = JSON.string(scene.text(moment))
    return Understanding(
      calls: records.compactMap { record in
        record.choice.map { choice in
          record.kind == .meal
            ? PlannedCall("updateMeal", .object([choice, .init(.eatenAt, at)]))
            : PlannedCall("updateEntry", .object([choice, .init(.at, at)]))
        }
      })
  }

  /// What the last messages recorded.
  private var newest: [TalkRecord] {
    DialogueState(scene.dialogue).records.filter { record in
      record.choice != nil && record.owner == nil && record.age <= Self.talkedOf
        && scene.now.timeIntervalSince(record.writtenAt) <= Self.lately
    }
  }

  /// Messages, and seconds, after which a record is no longer what is talked of.
  private static let talkedOf = 4
  private static let lately = 900.0
}
