import Analysis
import Domain
import Turkish

/// The words of a thread, as a call is held against them.
struct ThreadWords {
  /// A number that was said, and the words around it that tell of what.
  struct Amount {
    let figure: Figure
    /// As said: `2 dilim`.
    let text: String
    /// Folded words before and after it, nearest first.
    let before: [String]
    let after: [String]
    /// The folded words between the marks around it.
    let part: [String]
    /// Whether it stands behind what it counts, in a list of such: `köfte 4 tane makarna yarım tabak`.
    let isBehind: Bool
    /// Whether it tells what was ordered, cooked or meant, and another one what was eaten or done.
    let isReplaced: Bool

    /// Whether it counts a thing: its name follows, or stands right before it.
    func counts(_ name: [String]) -> Bool {
      name.contains { word in
        after.contains { Said.isSame(word, $0) }
      } || name.contains { word in before.contains { Said.isSame(word, $0) } }
    }

    /// How many words later the name of a thing follows; nil where it does not.
    func distance(to name: [String]) -> Int? {
      after.firstIndex { said in name.contains { Said.isSame($0, said) } }
    }

    /// Whether it is a number and not `biraz` or `bol`.
    var isDefinite: Bool {
      text.hasNumber
        || Utterance(text).words.contains { $0.value != nil }
    }
  }

  struct Entry {
    let text: String
    let said: Said
    let amounts: [Amount]

    init(_ text: String) {
      self.text = text
      said = Said(text)
      amounts = ThreadWords.amounts(in: text)
    }
  }

  let evidence: Evidence
  /// The person's messages, oldest first.
  let entries: [Entry]
  /// Words of a model that the person agreed to, oldest first.
  let offers: [Entry]
  /// Where the messages begin that belong to what is talked about now: each answers a question.
  let start: Int

  init(_ evidence: Evidence) {
    self.evidence = evidence
    let sayings = evidence.sayings
    entries = sayings.map { Entry($0.text) }
    offers = sayings.indices.compactMap { Agreement.takenUp(by: sayings[...$0]) }.map { Entry($0) }
    var start = max(0, sayings.count - 1)
    while start > 0, sayings.count - start < 6, sayings[start].wasAsked { start -= 1 }
    self.start = start
  }

  /// Whether the newest message says yes to what was said before it.
  var isAgreeing: Bool {
    evidence.sayings.last.map { Agreement.isGiven(in: $0.text, to: $0.answers) } == true
  }

  /// Whether the newest message says that one of several things was done: `ilk dediğini yedim`.
  var isPicking: Bool { isAgreeing && Agreement.picked(by: evidence.sayings[...]) != nil }

  var now: Said { entries.last?.said ?? Said("") }

  /// The messages of the open matter in which a tool has not written yet, newest last.
  func open(for tool: String) -> [Entry] {
    entries.indices[min(start, entries.count)...].filter { place in
      place == entries.count - 1 || !evidence.sayings[place].doneSince.contains(tool)
    }.map { entries[$0] }
  }

  /// Whether all words of a name were said or agreed to, or stand in a record.
  func names(_ name: String, loosely: Bool) -> Bool {
    let asked = Self.words(of: name)
    guard !asked.isEmpty else { return false }
    return asked.allSatisfy { word in
      (entries + offers).contains { $0.said.holds(word: word, loosely: loosely) }
        || recorded.contains { Said.isSame(word, $0) }
    }
  }

  /// The folded words of the records that tools returned.
  private var recorded: [String] {
    evidence.results.flatMap { NamedRecord.all(in: $0) }.flatMap { Self.words(of: $0.name) }
  }

  /// Whether the newest message says a word of a name.
  func isNamedNow(_ name: String) -> Bool {
    Self.words(of: name).contains { now.holds(word: $0, loosely: false) }
  }

  /// The one of these persons whom the newest message names; nil for none or for several.
  func personNamed(among persons: [String?]) -> String? {
    let named = Set(persons.compactMap(\.self)).filter(isNamedNow)
    return named.count == 1 ? named.first : nil
  }

  /// The folded words of a name without what only joins them.
  static func words(of name: String) -> [String] {
    let words = Turkish.tokens(of: name).filter { $0.kind == .word && $0.folded.count > 1 }
      .map(\.folded)
    return words.filter { !$0.fits("threadWords.joining") }
  }

  private static func amounts(in text: String) -> [Amount] {
    let tokens = Turkish.tokens(of: text)
    let ordinals = tokens.indices.filter { Choices.isOrdinal(tokens, at: $0) }
      .map { tokens[$0].range.lowerBound }
    let figures = FigureReader.figures(in: text, tokens)
      .filter {
        !ordinals.contains($0.range.lowerBound) && !isEating($0, in: tokens)
          && !$0.isDenied(in: tokens)
      }
    let behind = amountsBehind(figures, in: tokens)
    let replaced = replaced(figures, in: tokens)
    return figures.map { figure in
      let isBehind = behind.contains(figure.range.lowerBound)
      let next = tokens.drop { $0.range.lowerBound < figure.range.upperBound }
      let last = tokens.prefix { $0.range.upperBound <= figure.range.lowerBound }
      return Amount(
        figure: figure, text: String(text[figure.range]),
        before: Array(run(last.reversed()).prefix(2)),
        after: Array(run(Array(next)).prefix(4).prefix { !isBehind || isMeasure($0) }),
        part: part(last.reversed()).reversed() + part(Array(next)), isBehind: isBehind,
        isReplaced: replaced.contains(figure.range.lowerBound))
    }
  }

  /// Whether a number is a verb: `annem börek yedi, ben 1 dilim`, not `yedi zeytin`.
  private static func isEating(_ figure: Figure, in tokens: [Token]) -> Bool {
    guard let place = tokens.firstIndex(where: { $0.range == figure.range }),
      tokens[place].folded.fits("amountCheck.eaten")
    else { return false }
    guard place + 1 < tokens.count, tokens[place + 1].kind != .mark else { return place > 0 }
    let next = tokens[place + 1].folded
    return next.fits("self.word") || next.fits("told.joining") || AssertionReader.isPerson(next)
  }

  /// The folded words up to the next mark.
  private static func part(_ tokens: [Token]) -> [String] {
    tokens.prefix { $0.kind != .mark }.map(\.folded)
  }

  /// The folded words up to the next mark or number.
  private static func run(_ tokens: [Token]) -> [String] {
    tokens.prefix { $0.kind == .word && Utterance([$0]).words.first?.value == nil }.map(\.folded)
  }
}

/// An object of a tool's answer that has a name: a food, a drug, a thing of the list.
struct NamedRecord {
  let name: String
  /// All numbers in it, by their keys.
  let numbers: [(key: String, value: Double)]

  static func all(in json: JSON) -> [NamedRecord] {
    switch json {
    case .array(let values): return values.flatMap { all(in: $0) }
    case .object(let members):
      let inner = members.flatMap { all(in: $0.value) }
      guard let name = json[.name]?.string ?? json[.kind]?.string else { return inner }
      return [NamedRecord(name: name, numbers: numbers(in: json, key: ""))] + inner
    default: return []
    }
  }

  private static func numbers(in json: JSON, key: String) -> [(key: String, value: Double)] {
    switch json {
    case .number(let value): [(key, value)]
    case .object(let members): members.flatMap { numbers(in: $0.value, key: $0.key) }
    default: []
    }
  }
}

extension Said {
  /// Whether a folded word was said: in another form or, loosely, with a letter wrong.
  func holds(word: String, loosely: Bool) -> Bool {
    words.contains { said in
      Self.isSame(word, said)
        || loosely
          && (Self.isAlike(word, said) || Self.isTypo(word, said) || Self.isVoiced(word, said))
    }
  }

  /// Whether two short words differ in how their last letter sounds: `süd` for `süt`.
  private static func isVoiced(_ left: String, _ right: String) -> Bool {
    left.count > 2 && left.count == right.count && left.dropLast() == right.dropLast()
      && (endSoftly(left, right) || endSoftly(right, left))
  }

  /// Whether two words differ by a letter or two.
  private static func isTypo(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count > 3, right.count > 3, abs(left.count - right.count) < 2 else { return false }
    var row = Array(0...right.count)
    for (line, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let change = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[right.count] <= (left.count > 6 ? 2 : 1)
  }
}

extension JSON {
  /// All texts in it, those of its members' members too.
  var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.flatMap(\.texts)
    case .object(let members): members.flatMap(\.value.texts)
    default: []
    }
  }
}
