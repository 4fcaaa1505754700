import Analysis
import Domain
import Turkish

/// Records that balli asked about, when the person went on without an answer.
///
///     > 180
///     180 kan şekeriniz mi?
///     > 2 dilim ekmek yedim
///     Kaydedildi … Önceki sorum yanıtsız kaldı, kaydetmedim: kan şekeri 180. Doğruysa “evet” yazın.
///
/// It is told once and stays open for one answer more.
struct OpenQuestion: Equatable, Sendable {
  let question: Question
  /// What a yes writes: one reading, or several of which a number picks one.
  let readings: [[PlannedCall]]

  /// Nil where the question is of no new records.
  init?(_ question: Question) {
    readings = question.choices.isEmpty ? [question.calls] : question.choices
    self.question = question
    let calls = readings.joined()
    guard !calls.isEmpty, calls.allSatisfy({ ToolVerb(of: $0.tool) == .log }) else { return nil }
  }

  /// The question that a message read as `result` leaves open; nil where it answers, refuses or tells it
  /// again.
  init?(of earlier: Understanding, after result: Understanding) {
    guard let question = earlier.question, !result.refuses else { return nil }
    self.init(question)
    let told = result.calls + result.proposed
    let isTold = readings.joined().contains { call in
      told.contains { call.isTold(againBy: $0) }
    }
    if isTold { return nil }
  }
}

extension Understanding {
  /// The question that an answer belongs to: its own, else the one that it left open.
  ///
  /// "Hangi ilaç?" is answered by no yes and by no number: these are of the one before.
  var asking: Question? {
    let isAnswerable = question.map { !$0.calls.isEmpty || !$0.choices.isEmpty } ?? false
    return isAnswerable ? question : waiting?.question ?? question
  }

  fileprivate var question: Question? {
    speeches.lazy.compactMap { speech -> Question? in
      if case .ask(let question) = speech { question } else { nil }
    }.first
  }

  /// "hayır", "boş ver", "ölçmedim": whether nothing is wanted.
  var refuses: Bool {
    calls.isEmpty
      && speeches.contains { speech in
        switch speech {
        case .dropped, .declined, .nothingDenied, .noted: true
        default: false
        }
      }
  }
}

extension Understanding {
  /// Gives the records that it asks about a moment (ISO 8601), where none was told.
  mutating func date(at moment: String) {
    speeches = speeches.map { speech in
      if case .ask(let question) = speech { .ask(question.dated(at: moment)) } else { speech }
    }
    waiting = waiting.flatMap { OpenQuestion($0.question.dated(at: moment)) }
  }
}

extension Question {
  fileprivate func dated(at moment: String) -> Question {
    var dated = self
    dated.calls = calls.map { $0.dated(at: moment) }
    if case .isMeant(let readings) = kind {
      dated.kind = .isMeant(readings.map { $0.map { $0.dated(at: moment) } })
    }
    return dated
  }
}

extension PlannedCall {
  fileprivate func dated(at moment: String) -> PlannedCall {
    let key: JSON.Key = tool == "logMeal" ? .eatenAt : .at
    guard ToolVerb(of: tool) == .log, arguments[key] == nil else { return self }
    return PlannedCall(tool, arguments.setting(key, to: .string(moment)))
  }
}

extension Understanding {
  /// Whether it asks about something to be written or changed, and not about what is to go.
  var asksToKeep: Bool {
    guard let question, !question.calls.isEmpty || !question.choices.isEmpty else { return false }
    return (question.calls + question.choices.joined()).allSatisfy { call in
      call.writes && call.tool != "undo" && ToolVerb(of: call.tool) != .delete
    }
  }
}

extension Scene {
  /// "sil", "onu sil, yanlış yazdım", "geri al", "vazgeçtim": something is to go, and nothing tells what.
  var takesBackUnnamed: Bool {
    let said = sentence.spans.filter { !$0.isMark }
    return !isQuestion && said.contains(where: isTakingBack)
      && !sentence.tokens.contains { $0.folded.fits("reply.ofAll") }
      && said.allSatisfy { span in
        isTakingBack(span) || span.has(.correction, .no)
          || span.has(.deictic, .filler) && span.food == nil && span.number == nil
          || sentence.folded(span).fits("reply.takenBack")
      }
  }

  private func isTakingBack(_ span: Span) -> Bool {
    span.readings.contains { reading in
      guard reading.isTakingBack else { return false }
      guard let form = reading.verb else { return true }
      let isGivenUp = reading.sense == .word(.giveup) && [1, 4].contains(form.person)
      return !form.isNegative && (isGivenUp || [.imperative, .optative].contains(form.mood))
    }
  }
}
