import Analysis
import Domain
import Turkish

/// Questions about one's own values from a laboratory, as they are kept.
///
///     LDL kaçtı                        getDay(kind: measurement, name: "ldl"), the newest
///     kreatinin değerim | üre?         the same of another one
struct KeptLabs: Request {
  private let scene: Scene
  private let offered: Set<String>?

  private static let tool = "getDay"
  private static let mostWords = 8
  private static let table = GlucoseWords.table
  private static let names = Set(Vocabulary.words { $0 == .lab }.map(Turkish.fold))

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
  }

  var plain: Understanding? {
    let spans = scene.sentence.spans.filter { !$0.isMark }
    guard offered.allow(Self.tool), !scene.tellsOfWritten, spans.count <= Self.mostWords,
      spans.allSatisfy({ $0.number == nil }),
      let place = spans.firstIndex(where: { lab($0) != nil }),
      let lab = lab(spans[place])
    else { return nil }
    let persons = Person.all(in: scene.sentence)
    let besides = spans.indices.filter { other in
      other != place && spans[other].time == nil
        && !persons.contains { person in
          scene.sentence.spans[person.places].contains { $0.tokens == spans[other].tokens }
        }
    }
    let rows: [GlucoseRow] = [
      .measureOwn, .measureTold, .measureNewest, .measureRest, .ask, .own, .when,
    ]
    let areExplained = besides.allSatisfy { other in
      scene.sentence.tokens[spans[other].tokens].allSatisfy { token in
        rows.contains { Self.table[$0].fits(token.folded) } || token.folded.fits("record.goingOn")
      }
    }
    let isOwn =
      lab.isOwn || says(.measureOwn) || says(.measureTold) || !persons.isEmpty
      || scene.personMeant != nil || goesOn
    guard areExplained, isOwn, persons.count < 2 else { return nil }
    let days = times ?? scene.zone.day(at: scene.now) - RecordQuestion.reach..<today + 1
    let person = persons.first.map { Whose.said($0.name) } ?? scene.personMeant
    let arguments: [JSON.Member] =
      [
        .init(.from, .string(days.lowerBound.text)), .init(.to, .string(days.upperBound.text)),
        .init(.kind, .string(TalkRecord.Kind.measurement.rawValue)),
        .init(.name, .string(lab.name)),
      ] + (person.map { [.init(.person, .string($0))] } ?? [])
    var result = Understanding(calls: [PlannedCall(Self.tool, .object(arguments))])
    result.asked.topic = .measurement
    result.asked.isNewest = true
    return result
  }

  private var today: CivilDay { scene.zone.day(at: scene.now) }

  private var times: Range<CivilDay>? {
    scene.sentence.spans.lazy.compactMap(\.time).filter { !$0.isWeak }
      .compactMap { $0.daysAsked(today) }.first
  }

  /// Whether the question before was of a measurement, too.
  private var goesOn: Bool {
    scene.dialogue.newest?.call.arguments[.kind]?.string == TalkRecord.Kind.measurement.rawValue
  }

  private func says(_ row: GlucoseRow) -> Bool { Self.table[row].stands(in: scene.words) }

  /// The value of a word: `kolesterolüm`, `ldlm`.
  private func lab(_ span: Span) -> (name: String, isOwn: Bool)? {
    let word = scene.sentence.folded(span)
    if let analyte = span.analyte {
      guard analyte.kind == "lab" else { return nil }
      let isOwn =
        span.readings.contains { [1, 4].contains($0.noun?.possessor ?? 0) }
        || scene.sentence.tokens[span.tokens].last?.suffix.fits("analyte.mine") == true
      return (analyte.name, isOwn)
    }
    let stem = WordSets.list("analyte.mine").filter(word.hasSuffix)
      .map { String(word.dropLast($0.count)) }.first(where: Self.names.contains)
    return stem.map { ($0, true) }
  }
}
