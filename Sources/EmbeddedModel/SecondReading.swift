import Analysis
package import Domain
import Turkish

/// What the engine has against a write of a capable model, whose call it never changes.
package enum SecondReading: Equatable, Sendable {
  /// The words tell of a plan, a wish, a hearsay, or of something that was not eaten.
  case unwished
  /// A part that was said otherwise: a measure, or whose the record is.
  case otherwise(thing: String, said: String, written: String)
}

extension EmbeddedModel {
  /// Reads the last message beside a capable model; nil where both agree, or where the engine itself is
  /// not sure of it.
  ///
  ///     secondReading(of: logMeal([2 adet pizza]), in: "2 dilim pizza yedim")  // otherwise: 2 dilim
  ///     secondReading(of: logMeal([pizza]), in: "akşama pizza yiyeceğim")      // unwished
  package func secondReading(of call: ToolCall, in request: ModelRequest) -> SecondReading? {
    guard call.malformed == nil, ToolVerb(of: call.name) == .log,
      let place = request.messages.lastIndex(where: { $0.role == .user })
    else { return nil }
    // Whether foods were eaten is asked below, from the reading as a whole.
    if ToolDeclaration.of(call.name)?.deed == .recordsEntry,
      interpreterInUse.rulesOut(call, in: request)
    {
      return .unwished
    }
    let reading = reading(of: request)
    let words = Comparison.words(of: request.messages[place].text)
    let comparison = Comparison(call: call, words: words)
    if reading.calls.isEmpty {
      // What is agreed to or was told before is no matter of this message's words alone.
      let isNoted = reading.speeches.contains { if case .noted = $0 { true } else { false } }
      return isNoted && comparison.isAboutWords ? .unwished : nil
    }
    guard reading.unsure.isEmpty, reading.unread.isEmpty else { return nil }
    return comparison.difference(
      from: reading.calls.filter { $0.tool == call.name }.map(\.arguments))
  }
}

extension Interpreter {
  /// Less likely than this a record is none.
  private static let least = 0.1

  /// Whether what a call would record of the last message is none as the message says it: "şekerim 300
  /// olursa", "kilom 75 olsun istiyorum", "doktor yürü dedi".
  func rulesOut(_ call: ToolCall, in request: ModelRequest) -> Bool {
    guard let place = request.messages.lastIndex(where: { $0.role == .user }),
      request.messages[place].text.utf8.count < 2_000
    else { return false }
    let history = Dialogue(Array(request.messages[...place]))
    let reading = Reading(
      scene(request.messages[place].text, history, request.now, request.zone), weights: weights)
    func isOfCall(_ candidate: IntentCandidate) -> Bool {
      candidate.calls.contains { $0.tool == call.name && Comparison.isAlike($0.arguments, call) }
    }
    guard let best = reading.candidates.filter(isOfCall).map(\.probability).max() else {
      return reading.ruledOut.contains(where: isOfCall)
    }
    // "hedefim 75 kilo": the figure is of something else.
    let isOfOther = reading.candidates.contains { candidate in
      candidate.probability > Decision.Certainty.write
        && candidate.calls.contains {
          $0.tool != call.name && Comparison.isAlike($0.arguments, call)
        }
    }
    return best < Self.least && (isOfOther || reading.message.scene.has(.want, .wish))
  }
}

/// A call of a model beside what the engine reads for the same tool.
private struct Comparison {
  let call: ToolCall
  /// The folded words of the message.
  let words: [String]

  static func words(of text: String) -> [String] {
    Turkish.tokens(of: text).filter { $0.kind == .word && $0.folded.count > 2 }.map(\.folded)
  }

  private var items: [JSON] { call.arguments[.items]?.array ?? [] }

  /// Whether what it writes stands in the message.
  var isAboutWords: Bool {
    items.isEmpty ? true : items.contains { isSaid($0[.name]) }
  }

  private func isSaid(_ name: JSON?) -> Bool {
    Self.words(of: name?.string ?? "").contains { Self.isSame($0, in: words) }
  }

  func difference(from read: [JSON]) -> SecondReading? {
    guard !read.isEmpty else { return nil }
    if let person = otherPerson(in: read) {
      return .otherwise(thing: Texts.whose, said: person, written: Texts.writer)
    }
    let known = read.flatMap { $0[.items]?.array ?? [] }
    for item in items {
      let same = known.filter { Self.isAbout($0[.name], item[.name]) }
      if same.isEmpty, !known.isEmpty, isSaid(item[.name]) { return .unwished }
      if let measure = otherMeasure(item, than: same) { return measure }
    }
    return nil
  }

  /// Whose the record is by the words, where the call takes it for the writer's.
  private func otherPerson(in read: [JSON]) -> String? {
    guard call.arguments[.person] == nil else { return nil }
    let same = read.filter { read in
      items.isEmpty
        ? read[.value]?.number == call.arguments[.value]?.number
        : (read[.items]?.array ?? []).contains { own in
          items.contains { Self.isAbout(own[.name], $0[.name]) }
        }
    }
    let persons = same.compactMap { $0[.person]?.string }
    return persons.count == same.count ? persons.first : nil
  }

  /// The same number of another measure: two whole pizzas for two slices.
  private func otherMeasure(_ item: JSON, than same: [JSON]) -> SecondReading? {
    guard let unit = item[.unit]?.string, let quantity = item[.quantity]?.number else {
      return nil
    }
    let others = same.filter { $0[.quantity]?.number == quantity }.compactMap {
      $0[.unit]?.string
    }
    guard let said = others.first, !others.contains(where: { Self.isMeasure(unit, $0) }),
      !words.contains(Turkish.fold(unit))
    else {
      return nil
    }
    let amount = NumberText.plain(quantity, decimals: 2)
    return .otherwise(
      thing: item[.name]?.string ?? "", said: "\(amount) \(said)", written: "\(amount) \(unit)")
  }

  private static let portions = [Measure.portion.rawValue, "tabak"]

  /// Whether a measure is the same as one that was read; a bare count may be any piece.
  private static func isMeasure(_ written: String, _ read: String) -> Bool {
    let (written, read) = (Turkish.fold(written), Turkish.fold(read))
    if written == read || WordSets.words("amount.pieces").contains(read) { return true }
    if [written, read].allSatisfy(portions.contains) { return true }
    if let one = Unit.named(written), let other = Unit.named(read), one.dimension != .count,
      one.dimension == other.dimension, one.factor == other.factor
    {
      return true
    }
    func noun(_ unit: String) -> Substring { (unit.split(separator: " ").last ?? "").prefix(4) }
    // `bardak` is one of several glasses.
    return noun(written) == noun(read) && !(written.contains(" ") && read.contains(" "))
  }

  /// Whether two records tell of the same thing: a figure that both have, else a name.
  static func isAlike(_ read: JSON, _ call: ToolCall) -> Bool {
    let (one, other) = (figures(in: read), figures(in: call.arguments))
    guard one.isEmpty || other.isEmpty else { return !one.isDisjoint(with: other) }
    return names(in: read).contains { name in
      names(in: call.arguments).contains { isAbout(.string(name), .string($0)) }
    }
  }

  private static func figures(in json: JSON) -> Set<Double> {
    switch json {
    case .number(let value): [value]
    case .array(let values): values.reduce(into: []) { $0.formUnion(figures(in: $1)) }
    case .object(let members): members.reduce(into: []) { $0.formUnion(figures(in: $1.value)) }
    default: []
    }
  }

  private static func names(in arguments: JSON) -> [String] {
    let items = arguments[.items]?.array?.compactMap { $0[.name]?.string } ?? []
    return items + [.name, .kind].compactMap { arguments[$0]?.string }
  }

  private static func isAbout(_ left: JSON?, _ right: JSON?) -> Bool {
    let right = words(of: right?.string ?? "")
    return words(of: left?.string ?? "").contains { isSame($0, in: right) }
  }

  private static func isSame(_ word: String, in words: [String]) -> Bool {
    words.contains { other in
      other.hasPrefix(word.prefix(max(3, word.count - 2)))
        || word.hasPrefix(other.prefix(max(3, other.count - 2)))
    }
  }
}
