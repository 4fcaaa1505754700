package import Domain
import Turkish

/// Reads what a person writes of a label.
///
///     SaidLabelReader().said("100 g’da 51,5 karbonhidrat, 34,6 yağ, 5,9 protein, 549 kcal")
///     SaidLabelReader().said("karbonhidrat 12,5 olacak")
///
/// A figure belongs to the word for it that stands nearest on the side where the sentence puts them;
/// what no word owns is left out.
package struct SaidLabelReader: Sendable {
  private var terms: LabelTerms { .shipped }

  package init() {}

  package func said(_ typed: String) -> SaidLabel {
    let text = Turkish.withDigits(typed)
    let parts = parts(of: text)
    var said = SaidLabel()
    said.name = name(parts, text)
    var numbers: [Int] = []
    for place in parts.indices {
      guard case .number(let value, let unit) = parts[place].kind else { continue }
      let weight = LabelServing.Unit(typed: unit)
      if value == 100, let hundred = weight {
        said.basis = .hundred(hundred)
      } else if let weight, parts[place].isBasis {
        // "30 gramında 18 g karbonhidrat"
        said.serving = LabelServing(amount: value, unit: weight)
        said.basis = .serving
      } else if let weight, isServing(parts, place) {
        let pieces = said.serving?.pieces
        said.serving = LabelServing(amount: value, unit: weight, pieces: pieces)
      } else if let weight, let pieces = pieces(parts, before: place) {
        var serving = said.serving ?? LabelServing(amount: value, unit: weight)
        serving.pieces = scaled(pieces, of: value, to: serving.amount)
        said.serving = serving
      } else if !isDenied(parts, place), !isCount(parts, place) {
        numbers.append(place)
      }
    }
    assign(numbers, in: parts, text, to: &said)
    if said.basis == nil, parts.contains(where: { $0.isServingBasis }), !said.figures.isEmpty {
      said.basis = .serving
    }
    if said.name == nil, case .hundred = said.basis { said.name = title(parts, text) }
    return said
  }

  // MARK: Words

  private enum Kind: Equatable {
    case number(Double, String)
    case topic(LabelTopic)
    case role(LabelTerms.Spoken)
    /// What one of the product is called: `dilim`.
    case piece(String)
    case other
  }

  private struct Part {
    var kind: Kind
    var range: Range<String.Index>
    /// `porsiyonda`, `porsiyon başına`.
    var isServingBasis = false
    /// Whether it stands behind a bracket: `(30 g)`.
    var isBracketed = false
    /// Whether it is what the figures are of: `30 gramında`.
    var isBasis = false
  }

  private func parts(of text: String) -> [Part] {
    let tokens = Turkish.tokens(of: text)
    let spelled = spelledNumbers(tokens)
    var parts: [Part] = []
    for (place, token) in tokens.enumerated() {
      let isBracketed = place > 0 && tokens[place - 1].text == "("
      if let number = spelled.first(where: { $0.tokens.contains(place) }) {
        guard number.tokens.lowerBound == place else { continue }
        parts.append(part(number.value, tokens, number.tokens, isBracketed: isBracketed))
        continue
      }
      switch token.kind {
      case .number:
        let digits = token.text.prefix { $0.isNumber || $0 == "," || $0 == "." }
        guard let value = Double(digits.replacingComma) else { continue }
        // `%12` is a share of a day.
        if place > 0, tokens[place - 1].text == "%" { continue }
        parts.append(part(value, tokens, place..<place + 1, isBracketed: isBracketed))
      case .word:
        let role = terms.role(typed: token.folded).flatMap { $0 == .aside ? nil : $0 }
        let topic = terms.topic(typed: token.folded)
        let piece = terms.piece(typed: token.folded)
        let kind =
          role.map(Kind.role) ?? topic.map(Kind.topic) ?? piece.map(Kind.piece) ?? .other
        let next = tokens.indices.contains(place + 1) ? tokens[place + 1].folded : ""
        let isBasis =
          role == .serving
          && (["da", "nda"].contains { token.folded.hasSuffix($0) } || terms.isPer(next))
        parts.append(Part(kind: kind, range: token.range, isServingBasis: isBasis))
      default: continue
      }
    }
    return parts
  }

  /// A number with the unit behind it.
  private func part(
    _ value: Double, _ tokens: [Token], _ places: Range<Int>, isBracketed: Bool
  ) -> Part {
    let next = tokens.indices.contains(places.upperBound) ? tokens[places.upperBound] : nil
    let unit = next?.folded ?? ""
    let isLocative = Self.locatives.contains { (unit + (next?.suffix ?? "")).hasSuffix($0) }
    let range =
      tokens[places.lowerBound].range.lowerBound..<tokens[places.upperBound - 1].range.upperBound
    return Part(
      kind: .number(value, unit), range: range, isBracketed: isBracketed,
      isBasis: isLocative && LabelServing.Unit(typed: unit) != nil)
  }

  /// Endings of what figures are of: `gramında`, `100 ml'de`.
  private static let locatives = ["da", "de"]

  /// Numbers in words that count or weigh: `otuz gram`, `bir dilimi`.
  private func spelledNumbers(_ tokens: [Token]) -> [NumberReading] {
    Turkish.numbers(in: tokens).filter { number in
      guard number.kind == .exact, tokens.indices.contains(number.tokens.upperBound),
        tokens[number.tokens].allSatisfy({ $0.kind == .word })
      else { return false }
      let next = tokens[number.tokens.upperBound].folded
      return terms.piece(typed: next) != nil
        || !number.isArticle
          && (LabelServing.Unit(typed: next) != nil || terms.topic(typed: next) != nil)
    }
  }

  /// Whether the word for a serving is the nearest to a weight: `porsiyon 30 g`, `30 g porsiyon`.
  private func isServing(_ parts: [Part], _ place: Int) -> Bool {
    if parts[place].isBracketed {
      return parts[..<place].suffix(2).contains { $0.kind == .role(.serving) }
    }
    // "30 gramlık porsiyonda"
    if place + 2 < parts.count, case .number(_, let unit) = parts[place].kind,
      unit.hasSuffix("lik"), parts[place + 2].kind == .role(.serving)
    {
      return true
    }
    let around = parts.indices.filter { abs($0 - place) <= 3 && $0 != place }
    let nearest = around.filter { if case .other = parts[$0].kind { false } else { true } }
      .filter { if case .number = parts[$0].kind { false } else { true } }
      .min { abs($0 - place) < abs($1 - place) }
    return nearest.map { parts[$0].kind == .role(.serving) && !parts[$0].isServingBasis } ?? false
  }

  /// The pieces that a weight is told of: `2 dilim 80 gram`, `bir barı 60 g`, `ölçek 30 g`.
  private func pieces(_ parts: [Part], before place: Int) -> LabelServing.Pieces? {
    let near = parts[..<place].indices.suffix(3)
    guard let piece = near.last(where: { parts[$0].kind != .other }),
      case .piece(let name) = parts[piece].kind
    else { return nil }
    guard piece > 0, case .number(let count, _) = parts[piece - 1].kind, count > 0,
      isCount(parts, piece - 1)
    else { return LabelServing.Pieces(count: 1, name: name) }
    return LabelServing.Pieces(count: count, name: name)
  }

  /// So many pieces as a serving of its own size is: two slices are 80 g, a serving of 40 g is one.
  private func scaled(
    _ pieces: LabelServing.Pieces, of weight: Double, to serving: Double
  ) -> LabelServing.Pieces {
    guard weight > 0 else { return pieces }
    return LabelServing.Pieces(count: pieces.count * serving / weight, name: pieces.name)
  }

  /// Whether a number counts pieces and is no figure: `2 dilim`.
  private func isCount(_ parts: [Part], _ place: Int) -> Bool {
    guard case .number(_, let unit) = parts[place].kind else { return false }
    return terms.piece(typed: unit) != nil
  }

  /// `5,1 değil 51`.
  private func isDenied(_ parts: [Part], _ place: Int) -> Bool {
    let next = parts[(place + 1)...].prefix(2)
    for part in next {
      if part.kind == .role(.not) { return true }
      if case .other = part.kind { continue }
      return false
    }
    return false
  }

  /// `adı Ruffles olsun`, `ürün adı: Sütaş tam yağlı yoğurt`, `…, porsiyon 30 g, adı gofret`.
  private func name(_ parts: [Part], _ text: String) -> String? {
    guard let start = parts.firstIndex(where: { $0.kind == .role(.name) }) else { return nil }
    // "adını değiştir: Uno"
    let rest = parts[(start + 1)...].drop { $0.kind == .role(.be) }
    let words = rest.prefix { $0.kind != .role(.be) }
    // A name may hold the word for a figure; where none is told, it is no figure.
    let isNameAlone = !parts.contains { if case .number = $0.kind { true } else { false } }
    let isLast = rest.allSatisfy { if case .other = $0.kind { true } else { isNameAlone } }
    guard words.count < rest.count || isLast, let first = words.first,
      let last = words.last
    else { return nil }
    return String(text[first.range.lowerBound..<last.range.upperBound])
  }

  /// `Eti Cin, 100 g’da 68 g karbonhidrat`: what a whole label is headed with, up to its comma.
  private func title(_ parts: [Part], _ text: String) -> String? {
    let isCorrection = parts.contains { part in
      [.role(.be), .role(.not)].contains(part.kind)
    }
    let colon = text.firstIndex(of: ":").map { text.index(after: $0) }
    let start = colon ?? text.startIndex
    guard !isCorrection, let comma = text[start...].firstIndex(of: ",") else { return nil }
    let words = parts.filter { $0.range.lowerBound >= start && $0.range.upperBound <= comma }
    let areName = words.allSatisfy { part in
      part.kind == .other && terms.role(typed: String(text[part.range])) == nil
    }
    guard let first = words.first, let last = words.last, areName,
      words.count <= Self.longestTitle
    else { return nil }
    return String(text[first.range.lowerBound..<last.range.upperBound])
  }

  private static let longestTitle = 6

  // MARK: Figures

  private func assign(
    _ numbers: [Int], in parts: [Part], _ text: String, to said: inout SaidLabel
  ) {
    var open = groups(of: parts)
    // `549 kcal`: the unit says which figure it is.
    var left: [Int] = []
    for place in numbers {
      guard case .number(let value, let unit) = parts[place].kind else { continue }
      switch unit {
      case "kcal", "kkal", "kalori", "cal": said.figures[.calories] = value
      case "kj":
        if said.figures[.calories] == nil {
          said.figures[.calories] = (value / Nutrients.kilojoules).rounded()
        }
      default: left.append(place)
      }
    }
    open.removeAll { $0.topic == .figure(.calories) && said.figures[.calories] != nil }
    let figures = SaidFigures(numbers: left, topics: open.map(\.place)) { number, topic in
      distance(number, topic, in: parts, text)
    }
    let owners = figures.owners
    for place in left {
      guard case .number(let value, _) = parts[place].kind, let owner = owners[place],
        let topic = open.first(where: { $0.place == owner })?.topic
      else { continue }
      take(value, for: topic, &said)
    }
  }

  /// How many words stand between a number and the word for a figure; a mark or another of both counts
  /// for several.
  private func distance(_ one: Int, _ other: Int, in parts: [Part], _ text: String) -> Int {
    let (first, last) = one < other ? (one, other) : (other, one)
    let words = parts[(first + 1)..<last].reduce(0) { sum, part in
      switch part.kind {
      case .number, .topic: sum + Self.apart
      case .role, .piece, .other: sum + 1
      }
    }
    let between = text[parts[first].range.upperBound..<parts[last].range.lowerBound]
    return words + between.count { Self.separators.contains($0) } * Self.apart
  }

  private static let apart = 3
  private static let separators: Set<Character> = [",", ";", "(", ")", ".", "\n"]

  private func take(_ value: Double, for topic: LabelTopic, _ said: inout SaidLabel) {
    switch topic {
    case .figure(let field): said.figures[field] = value
    // Salt is sodium × 2.5 (Regulation (EU) 1169/2011, annex I); sodium is printed in mg.
    case .sodium: said.figures[.salt] = said.figures[.salt] ?? value * 2.5 / 1000
    case .ignored: return
    }
  }

  /// Runs of words for one figure: `doymuş yağ` is one thing, called by its first word.
  private func groups(of parts: [Part]) -> [(place: Int, topic: LabelTopic)] {
    var groups: [(place: Int, topic: LabelTopic)] = []
    var last: Int?
    for (place, part) in parts.enumerated() {
      guard case .topic(let topic) = part.kind else { continue }
      let follows = last == place - 1
      last = place
      let isSaid = groups.last?.topic == .figure(.saturatedFat) || groups.last?.topic == .ignored
      if follows, isSaid, topic == .figure(.fat) { continue }
      groups.append((place, topic))
    }
    return groups
  }
}
