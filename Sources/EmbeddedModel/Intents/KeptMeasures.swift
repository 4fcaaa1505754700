import Analysis
import Domain
import Turkish

/// Questions about one's weight, pressure, pulse and HbA1c as they are kept, of which every word is
/// explained: the newest one, those of some time, whether they rise or fall.
///
///     kilom kaç                getDay(from: 90 days ago), the newest weight
///     tansiyonum yükseliyor mu getDay(from: 90 days ago), all pressures
///     geçen hafta?             the same as the question before, over that week
struct KeptMeasures: Request {
  private let scene: Scene
  private let offered: Set<String>?

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
  }

  /// Whether a measurement is one of those, and no value of a laboratory.
  static func names(_ kind: String) -> Bool { MeasureWords.Kind(rawValue: kind) != nil }

  private static let tool = "getDay"
  /// A longer message is no follow-up.
  private static let mostWords = 6

  var plain: Understanding? {
    guard offered.allow(Self.tool), !scene.tellsOfWritten, let words = MeasureWords(scene) else {
      return nil
    }
    // "o gün tansiyonum kaçtı" is of the day of the answer before.
    guard !OwnRow.table[.recordThen].stands(in: scene.words) else {
      return nil
    }
    guard let kind = words.kind else { return followUp(words) }
    // "ateşim var" is told, and asks for no value.
    if kind == .temperature || kind == .ketone, !words.isAsked, scene.personMeant == nil,
      words.person == nil || scene.words.contains(where: { $0.fits("measure.there") })
    {
      return nil
    }
    let person = words.person ?? scene.personMeant
    // "hba1c?" after another value goes on with it.
    let goesOn =
      words.count < Self.mostWords
      && scene.dialogue.newest?.call.arguments[.kind]?.string
        == TalkRecord.Kind.measurement.rawValue
    return words.isOwn || person != nil || goesOn ? understanding(kind, person, words) : nil
  }

  /// "geçen hafta?", "ondan önceki?" after a question of this kind.
  private func followUp(_ words: MeasureWords) -> Understanding? {
    let dialogue = scene.dialogue
    guard words.count <= Self.mostWords, dialogue.newest?.call.name == Self.tool,
      words.dates != nil || words.asksMeasure || words.says(.own)
    else { return nil }
    let person = words.says(.own) ? nil : words.person ?? scene.personMeant
    let known = dialogue.newest.flatMap { MeasureWords.Kind(of: $0.call) }
    // "en yükseği | ne zaman"
    var extreme: GlucoseFocus?
    for text in dialogue.earlier.prefix(3) {
      let before = dialogue.scene(of: text, now: scene.now, zone: scene.zone)
        .flatMap(MeasureWords.init)
      if extreme == nil, words.asksWhen { extreme = before?.extreme }
      if let kind = known ?? before?.kind {
        return understanding(kind, person, words, extreme: extreme)
      }
      guard before != nil else { return nil }
    }
    return nil
  }

  private func understanding(
    _ kind: MeasureWords.Kind, _ person: String?, _ words: MeasureWords,
    extreme: GlucoseFocus? = nil
  ) -> Understanding {
    let today = scene.zone.day(at: scene.now)
    let days = words.dates ?? today - RecordQuestion.season..<today + 1
    let topic: TalkRecord.Kind = kind == .weight ? .weight : .measurement
    var arguments: [JSON.Member] = [
      .init(.from, .string(days.lowerBound.text)),
      .init(.to, .string(min(days.upperBound, max(today, days.lowerBound) + 1).text)),
      .init(.kind, .string(topic.rawValue)),
    ]
    if kind != .weight { arguments.append(.init(.name, .string(kind.rawValue))) }
    if let person { arguments.append(.init(.person, .string(person))) }
    var result = Understanding(calls: [PlannedCall(Self.tool, .object(arguments))])
    result.asked = Asked(result.calls, in: scene)
    result.asked.topic = topic
    result.asked.measurement = kind == .weight ? nil : kind.rawValue
    result.asked.drugs = []
    result.asked.isMean = words.says(.mean)
    result.asked.isNewest = words.isNewest && !result.asked.isMean
    result.asked.extreme = words.extreme ?? extreme
    return result
  }
}

/// The words of a question about something that is measured; nil where one is left over.
private struct MeasureWords {
  enum Kind: String, CaseIterable {
    case weight, bloodPressure, pulse, hba1c, temperature, ketone

    /// The row of its names.
    var row: GlucoseRow {
      switch self {
      case .weight: .measureWeight
      case .bloodPressure: .measureBloodPressure
      case .pulse: .measurePulse
      case .hba1c: .measureHba1c
      case .temperature: .measureTemperature
      case .ketone: .measureKetone
      }
    }

    /// What a call has asked for.
    init?(of call: ToolCall) {
      switch call.arguments[.kind]?.string {
      case TalkRecord.Kind.weight.rawValue: self = .weight
      case TalkRecord.Kind.measurement.rawValue:
        self.init(rawValue: call.arguments[.name]?.string ?? "")
      default: return nil
      }
    }
  }

  let count: Int
  private(set) var kind: Kind?
  private(set) var person: String?
  /// The days that are asked about; nil for none.
  private(set) var dates: Range<CivilDay>?
  private let words: [String]
  private var isTime: [Bool]
  /// Whether it asks by its words.
  let isAsked: Bool

  private static let table = GlucoseWords.table
  private static let explaining: PhraseRow = {
    let rows: [GlucoseRow] = [
      .measureOwn, .measureTold, .measureNewest, .measureCourse, .measureRest, .ask, .rest, .own,
      .when, .highest, .lowest, .mean, .ever, .check, .over, .under, .numberEnding, .compare,
    ]
    return PhraseRow(longestFirst: (Kind.allCases.map(\.row) + rows).map { table[$0] })
  }()

  init?(_ scene: Scene) {
    let asked = QuestionWords(scene)
    let tokens = asked.tokens
    (words, isAsked) = (asked.words, asked.isAsked)
    count = words.count
    isTime = Array(repeating: false, count: count)
    // "tansiyonum 13/8" is a value, and no 13 August.
    let values: Set<Token.Kind> = [.fraction, .date, .clock]
    guard (1...12).contains(count), scene.paths.all.isEmpty,
      !tokens.contains(where: { values.contains($0.kind) })
    else { return nil }
    kind = Kind.allCases.first { Self.table[$0.row].stands(in: words) }
    var taken = isTime
    let named = Person.all(in: scene.sentence)
    guard named.count <= 1 else { return nil }
    person = named.first.map { Whose.said($0.name) }
    let spans = named.first.map { scene.sentence.spans[$0.places] } ?? []
    for range in spans.flatMap({ scene.sentence.tokens[$0.tokens].map(\.range) }) {
      if let place = tokens.firstIndex(where: { $0.range == range }) { taken[place] = true }
    }
    let today = scene.zone.day(at: scene.now)
    for time in Turkish.times(in: tokens, now: scene.now, zone: scene.zone) where !time.isWeak {
      guard dates == nil, time.anchor == nil, let days = time.daysAsked(today)
      else { return nil }
      dates = days
      for place in time.tokens { (taken[place], isTime[place]) = (true, true) }
    }
    for place in words.indices where tokens[place].kind == .number && !taken[place] {
      // "kilom 75 miydi", "90'a düştü mü"; the 1 of HbA1c.
      let isOfName = place > 0 && Self.table[.measureHba1cBegin].fits(words[place - 1])
      guard isOfName || isAsked && kind != nil && isAskedFigure(place, tokens) else { return nil }
      taken[place] = !isOfName
    }
    guard isExplained(&taken),
      isAsked || says(.ask) || says(.measureNewest)
        || scene.clauses.allSatisfy({ $0.verbPlace == nil })
    else { return nil }
  }

  /// "75 miydi", "90'a düştü mü", "80 altına": a figure that the question is about; one that is told ("72,5
  /// oldu kaç kilo verdim") is a record.
  private func isAskedFigure(_ place: Int, _ tokens: [Token]) -> Bool {
    let next = place + 1 < count ? words[place + 1] : ""
    return tokens[place].suffix.fits("number.toward") || next.fits("number.toward")
      || next.fits("asked.whether") || next.fits("value.bounds") || next.fits("value.limits")
  }

  private func isExplained(_ taken: inout [Bool]) -> Bool {
    var place = 0
    while place < count {
      if taken[place] {
        place += 1
      } else if let match = Self.explaining.match(words, at: place) {
        place = match.places.upperBound
      } else {
        return false
      }
    }
    return true
  }

  func says(_ row: GlucoseRow) -> Bool {
    Self.table[row].places(in: words).contains { !isTime[$0].contains(true) }
  }

  /// Whether it is of a record: one's own, somebody's who is named, or of some time.
  var isOwn: Bool {
    says(.measureOwn) || says(.measureTold) || person != nil
      || dates != nil && says(.measureNewest)
  }

  var asksMeasure: Bool { says(.measureNewest) || says(.measureCourse) || extreme != nil }

  /// Whether it is only asked when it was.
  var asksWhen: Bool { dates == nil && says(.when) }

  var isNewest: Bool { extreme == nil && says(.measureNewest) && !says(.measureCourse) }

  /// Whether the highest or the lowest alone is asked for.
  var extreme: GlucoseFocus? {
    says(.highest) ? .highest : says(.lowest) ? .lowest : nil
  }
}
