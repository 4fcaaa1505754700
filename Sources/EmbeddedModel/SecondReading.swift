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
