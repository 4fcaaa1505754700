import Analysis
package import Domain
package import struct Foundation.Date
import Turkish

/// What a person answers to a question about themselves.
package struct SelfAnswer: Sendable, Equatable {
  /// One of at most seven questions.
  package enum Question: String, Sendable, CaseIterable {
    case name, diabetes, person, body, medications, foods, aim
  }

  /// By the names of the profile's form.
  package var profile: JSON
  /// Kilograms.
  package var weight: Double?

  package init(profile: JSON, weight: Double? = nil) {
    self.profile = profile
    self.weight = weight
  }
}

/// What a message is to a question that balli has asked about the person.
package enum SelfReply: Sendable, Equatable {
  case answer(SelfAnswer)
  /// A message of its own: a meal, a question.
  case other
  /// Words that neither answer nor mean anything by themselves.
  case unclear
}

extension EmbeddedModel {
  /// What a message is to a question that balli has asked.
  package func answer(
    _ text: String, to question: SelfAnswer.Question, now: Date, zone: Zone
  ) -> SelfReply {
    let interpreter = interpreterInUse
    let scene = interpreter.scene(text, Dialogue([]), now, zone)
    if let told = SelfTold(scene, isAsked: true), !told.profile.isEmpty || told.weight != nil {
      return .answer(SelfAnswer(profile: told.arguments, weight: told.weight))
    }
    let short = ShortAnswer(scene: scene)
    let answer = short?.answer(to: question)
    if let answer, short?.isCertain(question) == true { return .answer(answer) }
    if let ahead = short?.ahead { return .answer(ahead) }
    // "profilim" is no name, "şekerim 67" no drug.
    let message = Message(role: .user, text: text, at: now)
    guard interpreter.understand(text, after: [message], now: now, zone: zone).isLost else {
      return .other
    }
    return answer.map(SelfReply.answer) ?? .unclear
  }
}

/// A few words that say nothing without their question: `67 kadın`, `1,62 84`, `metformin, lantus`.
private struct ShortAnswer {
  private let scene: Scene
  private let words: [Token]
  private var numbers: [Double] { words.compactMap(SelfWords.number) }

  /// Nil for a question, a sentence with a verb of its own, and long ones.
  init?(scene: Scene) {
    self.scene = scene
    words = SelfWords.words(of: scene)
    guard !words.isEmpty, words.count <= 12, !scene.isQuestion,
      !scene.clauses.contains(where: { $0.isPast || $0.verbIs(.eat, .inject, .measure) })
    else { return nil }
  }

  func answer(to question: SelfAnswer.Question) -> SelfAnswer? {
    switch question {
    case .name: name
    case .diabetes: diabetes
    case .person: person
    case .body: body
    case .medications: list(.medications)
    case .foods: foods
    case .aim: aim
    }
  }

  /// What answers another question by itself, as it tells two things that only that one asks for.
  var ahead: SelfAnswer? {
    guard words.count > 1 else { return nil }
    return [person, body, aim].compactMap(\.self).first { answer in
      let told = (answer.profile.members?.count ?? 0) + (answer.weight == nil ? 0 : 1)
      return told > 1
    }
  }

  /// Whether the answer is one whatever else its words may mean: all but names that are not known.
  func isCertain(_ question: SelfAnswer.Question) -> Bool {
    switch question {
    case .name: words.contains(where: SelfWords.isFirstName)
    case .medications: scene.sentence.spans.contains { $0.namesDrug || $0.has(.medication) }
    default: true
    }
  }

  private func told(_ members: JSON.Member...) -> SelfAnswer {
    SelfAnswer(profile: .object(members))
  }

  private var name: SelfAnswer? {
    guard words.count <= 3, words.allSatisfy({ $0.kind == .word }),
      !scene.clauses.contains(where: { $0.hasFood || $0.verbPlace != nil })
    else { return nil }
    let name = words.map { Turkish.capitalised($0.text) }.joined(separator: " ")
    return told(JSON.Member(.name, .string(name)))
  }

  /// The number of a choice.
  private var diabetes: SelfAnswer? {
    guard words.count == 1, let number = numbers.first,
      let kind = chosen(number, of: DiabetesKind.allCases)
    else { return nil }
    return told(JSON.Member(.diabetes, .string(kind.rawValue)))
  }

  private func chosen<Choice>(_ number: Double, of choices: [Choice]) -> Choice? {
    guard number == number.rounded(), (1...Double(choices.count)).contains(number) else {
      return nil
    }
    return choices[Int(number) - 1]
  }

  /// An age or a year of birth, a sex, a week of pregnancy: as words of a sentence that says so.
  private var person: SelfAnswer? {
    guard let first = numbers.first else { return nil }
    let year = Double(scene.zone.civil(at: scene.now).day.parts.year)
    let born = first > 1900 ? first : year - first
    guard (year - 120...year - 2).contains(born), numbers.count == 1 else { return nil }
    var members = [JSON.Member(.birthYear, .number(born))]
    for place in words.indices where SelfWords.number(words[place]) == nil {
      switch SelfWords.match(words, at: place)?.row {
      case let row? where Sex(rawValue: row) != nil: members.append(.init(.sex, .string(row)))
      case "pregnant": members.append(.init(.pregnant, true))
      case nil: return nil
      default: break
      }
    }
    return SelfAnswer(profile: .object(members))
  }

  /// A height and a weight, whichever comes first.
  private var body: SelfAnswer? {
    guard (1...2).contains(numbers.count), words.count <= 4 else { return nil }
    if let short = SelfWords.shortHeight(words) {
      let others = words.indices.filter { !short.place.contains($0) }
        .compactMap { SelfWords.number(words[$0]) }
      guard others.allSatisfy((20...350).contains) else { return nil }
      return SelfAnswer(
        profile: [.heightCm: .number(short.centimetres)], weight: others.first)
    }
    let height = numbers.first { (1.2...2.3).contains($0) || (120...230).contains($0) }
    let weight = numbers.first { $0 != height && (20...350).contains($0) }
    guard height != nil || weight != nil,
      [height, weight].compactMap(\.self).count == numbers.count
    else { return nil }
    let centimetres = height.map { $0 < 3 ? ($0 * 100).rounded() : $0 }
    return SelfAnswer(
      profile: .object([centimetres.map { .init(.heightCm, .number($0)) }].compactMap(\.self)),
      weight: weight)
  }

  /// Names between commas, as they were said.
  private func list(_ key: JSON.Key) -> SelfAnswer? {
    guard numbers.count <= 3,
      !scene.clauses.contains(where: { $0.hasFood || $0.verbPlace != nil })
    else { return nil }
    let items = scene.sentence.text.split { ",;".contains($0) || $0.isNewline }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
    guard !items.isEmpty, items.allSatisfy({ $0.split(separator: " ").count <= 3 }) else {
      return nil
    }
    return told(JSON.Member(key, .array(items.map(JSON.string))))
  }

  /// Foods alone are what is not borne.
  private var foods: SelfAnswer? {
    let spans = scene.sentence.spans.filter { !$0.isMark && !($0.has(.filler) && $0.food == nil) }
    let names = spans.compactMap { $0.food?.phrase ?? $0.reading(.medication)?.phrase }
    guard !names.isEmpty, names.count == spans.count, numbers.isEmpty else { return nil }
    return told(JSON.Member(.allergies, .array(names.map(JSON.string))))
  }

  /// `2, kilo vermek`: how much is moved by its number, and what is wanted.
  private var aim: SelfAnswer? {
    guard let number = numbers.first, SelfWords.number(words[0]) != nil,
      let movement = chosen(number, of: SelfWords.movements)
    else { return nil }
    var members = [JSON.Member(.activity, .string(movement))]
    let rest = Array(words.dropFirst())
    if let match = SelfWords.match(rest, at: 0), match.kind == "goal" {
      members.append(.init(.goal, .string(match.kept)))
    } else if !rest.isEmpty {
      return nil
    }
    return SelfAnswer(profile: .object(members))
  }
}
