import Analysis
import Domain
import Foundation
import Turkish

/// Old talks and notes that are asked for in plain words.
///
///     metformini daha önce sormuş muydum    the messages with the word
///     geçen perşembe sana ne sormuştum      what was written on that day
///     doktor randevum ne zamandı            the notes with the words
struct RecallRequests: Request {
  private let scene: Scene
  private let offered: Set<String>?

  private static let table = OwnRow.table
  private static let longest = 14

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
  }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    guard message.decision.taken.allSatisfy({ !$0.writes }), scene.words.count <= Self.longest,
      let call = note ?? talk(message), offered.allow(call.tool)
    else { return nil }
    var result = message.result
    result.calls = [call]
    result.speeches = []
    result.unsure = []
    result.asked = Asked()
    result.asked.isOfTalk = says(.recallAsked)
    return result
  }

  private func says(_ row: OwnRow) -> Bool { Self.table[row].stands(in: scene.words) }

  // MARK: Notes

  /// "randevum ne zaman", "bana ne hatırlatacaktın", "1 aralıkta ne yapacaktım".
  private var note: PlannedCall? {
    let isOfAppointment =
      ownsAppointment && scene.isQuestion
      && (says(.recallWhen) || scene.clauses.allSatisfy { $0.verb == nil })
      && !scene.clauses.contains { $0.isRequest }
    if let again = noteAgain ?? noteNamed { return again }
    guard isOfAppointment || says(.recallPlanned) else { return nil }
    var words = scene.sentence.spans.compactMap { $0.reading(.appointment)?.phrase }
    if !isOfAppointment {
      words += scene.sentence.spans.compactMap(\.time).filter(\.namesDay)
        .map { scene.sentence.source($0.tokens) }
    }
    let query = words.joined(separator: " ")
    return PlannedCall("getNotes", query.isEmpty ? [:] : [.query: .string(query)])
  }

  /// "saat kaçta", "kimle", "kaç gün kaldı" after a note that was shown: the note once more.
  private var noteAgain: PlannedCall? {
    guard let step = scene.dialogue.newest, step.call.name == "getNotes", step.result.isOK,
      says(.noteMore), scene.words.count <= Self.mostOfMore
    else { return nil }
    return PlannedCall("getNotes", step.call.arguments)
  }

  private static let mostOfMore = 4

  /// "ramiprille ilgili notum neydi", "hatırlatmalarım var mı".
  private var noteNamed: PlannedCall? {
    guard scene.isQuestion || scene.clauses.allSatisfy({ $0.verb == nil }), says(.noteAsked),
      !scene.clauses.contains(where: \.isRequest)
    else { return nil }
    let names = scene.sentence.spans.filter { span in
      span.reading(.medication) != nil || span.has(.person, .given, .appointment)
        || span.isUnknown && span.time == nil
    }
    let query = names.compactMap { span in
      span.isUnknown
        ? nil : span.readings.first { $0.noun != nil && $0.verb == nil }?.phrase
    }.joined(separator: " ")
    return PlannedCall("getNotes", query.isEmpty ? [:] : [.query: .string(query)])
  }

  /// "randevum", not "en iyi doktor".
  private var ownsAppointment: Bool {
    scene.sentence.spans.contains { span in
      span.readings.contains { reading in
        reading.sense == .word(.appointment) && [1, 4].contains(reading.noun?.possessor ?? 0)
      }
    }
  }

  // MARK: Talks

  private func talk(_ message: WeighedMessage) -> PlannedCall? {
    let isRead = message.result.calls.contains { $0.tool == "recallConversations" }
    guard isRead || says(.recallAsked), !scene.has(.recipe) else { return nil }
    var members = [JSON.Member(.query, .string(query)), .init(.limit, .number(50))]
    let times = scene.sentence.spans.compactMap(\.time)
    if let dates = times.lazy.compactMap({ $0.dates(now: scene.now, zone: scene.zone) }).first,
      dates.lowerBound <= scene.now
    {
      members.append(.init(.from, .string(scene.text(dates.lowerBound))))
      members.append(.init(.to, .string(scene.text(dates.upperBound))))
    } else if query.isEmpty {
      return nil
    }
    return PlannedCall("recallConversations", .object(members))
  }

  /// The words that carry meaning, without their endings where the lexicon knows them.
  private var query: String {
    let words = scene.sentence.spans.filter { span in
      !span.isMark && span.time == nil && span.measure == nil
        && !span.has(
          .filler, .question, .ask, .talk, .recallnoun, .remember, .deictic, .selfword, .written,
          .more, .household)
        && span.finiteVerb == nil
        && !scene.sentence.folded(span).fits("recall.empty")
        && !WordSets.words("about").contains(scene.sentence.folded(span))
    }
    return words.map { span in
      // A noun as the lexicon has it finds it in every case.
      let named = span.readings.first { $0.noun != nil && $0.verb == nil }?.phrase
      return named ?? scene.sentence.source(span)
    }.joined(separator: " ")
  }
}
