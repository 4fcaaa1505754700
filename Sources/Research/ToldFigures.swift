import Foundation
import Turkish

/// The figures of a sentence of an answer, each with what it is said to count.
///
///     ToldFigures("B12 yüzde elli azaldı").all  // 50, percent
struct ToldFigures: Sendable {
  struct Figure: Sendable, Equatable {
    /// The readings of its digits.
    var values: [Double]
    var unit: FigureUnit?
    /// `about`, `above` or `below`; nil for a figure that is meant as it stands.
    var leeway: String?
  }

  private(set) var all: [Figure] = []

  /// `cited` papers stand behind the sentence, which may be counted in it.
  init(_ sentence: String, cited: Int = 1) {
    let bare = sentence.replacing(Self.names, with: " ")
    let digits = bare.replacing(Self.fraction) { match in
      (Int(match.1) ?? 9) < (Int(match.2) ?? 0) ? " " : String(match.output.0)
    }
    all = inDigits(digits) + inWords(bare)
    all.removeAll { figure in
      let value = figure.values.first ?? 0
      // "Bu 1 çalışma", "iki çalışma da": those that are cited.
      let isOwn = figure.unit?.group == "studies" && value <= Double(cited)
      return isOwn || value == 1 && (figure.unit == nil || figure.unit?.isCount == true)
    }
  }

  /// `B12`, `HbA1c`, `tip 2`, `omega-3`, `GLP-1`, `COVID-19`, `1. basamak` are no figures.
  private static var names: Regex<Substring> {
    /\p{L}+-?\d+\p{L}*|\b(?:tip|type|omega|glp|dpp|sglt|covid|faz|phase|q)[ -]?\d+|\b\d+\.\s(?=\p{Ll})/
      .ignoresCase()
  }

  private static var fraction: Regex<(Substring, Substring, Substring)> {
    /\b(\d{1,2})\/(\d{1,2})(?![\d\/])/
  }

  // MARK: Digits

  private func inDigits(_ text: String) -> [Figure] {
    let matches = text.matches(of: Numerals.pattern)
    var figures: [Figure] = []
    for (place, match) in matches.enumerated() {
      var figure = Figure(values: Numerals.values(of: String(match.output)))
      let before = text[..<match.range.lowerBound]
      let after = words(behind: text[match.range.upperBound...])
      figure.leeway = leeway(before, after)
      var rest = after[...]
      if let scale = rest.first.flatMap({ Self.scales[$0] }) {
        figure.values = figure.values.map { $0 * scale }
        rest = rest.dropFirst()
      }
      figure.unit = isPercent(before, text[match.range.upperBound...]) ? .percent : unit(rest)
      if figure.unit == nil, before.suffix(4).lowercased().contains(/n\s*=\s*$/) {
        figure.unit = .people
      }
      let isYear = figure.values.contains { (1900...2100).contains($0) }
      // "2019 yılında", "2021 tarihli meta-analizde"
      if isYear,
        figure.unit?.name == "year" || rest.first.flatMap(FigureUnits.shared.turkish) == nil
      {
        figure.unit = nil
      }
      if figure.unit == nil, place + 1 < matches.count {
        let joint = text[match.range.upperBound..<matches[place + 1].range.lowerBound]
        if Self.joints.contains(joint.trimmingCharacters(in: .whitespaces)) {
          figure.unit = unit(words(behind: text[matches[place + 1].range.upperBound...])[...])
        }
      }
      figures.append(figure)
    }
    return figures
  }

  private static let scales: [String: Double] = ["bin": 1_000, "milyon": 1_000_000]
  private static let joints: Set<String> = ["-", "–", "—", "ile", "ila", "ve", "veya", "ya da"]

  private func isPercent(_ before: Substring, _ after: Substring) -> Bool {
    let word = Turkish.fold(String(before.suffix(8)))
    return before.last == "%" || before.suffix(2) == "% " || word.hasSuffix(Self.percentWord + " ")
      || after.first == "%" || after.prefix(2) == " %"
  }

  /// The folded words behind a figure, without what stands behind an apostrophe, up to the next figure or mark.
  private func words(behind text: Substring) -> [String] {
    var words: [String] = []
    // `2019’da`, `850’lik`: the ending of the figure itself.
    var rest = text
    if let first = rest.first, "'’".contains(first) {
      rest = rest.dropFirst().drop { $0.isLetter }
    }
    for chunk in rest.prefix(60).split(whereSeparator: { $0.isWhitespace || $0 == "-" }).prefix(4) {
      let word = Turkish.fold(String(chunk.prefix { !"'’,;:().".contains($0) }))
      guard !word.isEmpty, !word.contains(where: \.isNumber) else { break }
      words.append(word)
      if word.count < chunk.count { break }
    }
    return words
  }

  /// A unit right behind, or what is counted a few words behind: `390 diyabetli yetişkin`.
  private func unit(_ words: ArraySlice<String>) -> FigureUnit? {
    for (place, word) in words.enumerated() {
      if FigureUnits.shared.leeway(word) != nil { continue }
      guard let unit = FigureUnits.shared.turkish(word), unit.group != "share" else { continue }
      return place == 0 || unit.isCount
        || words.dropLast(words.count - place).allSatisfy {
          FigureUnits.shared.leeway($0) != nil
        } ? unit : nil
    }
    return nil
  }

  private func leeway(_ before: Substring, _ after: [String]) -> String? {
    let last = before.split(whereSeparator: \.isWhitespace).last { !"%".contains($0) }
    let words = [last.map { Turkish.fold(String($0)) } ?? ""] + after.prefix(3)
    return words.lazy.compactMap(FigureUnits.shared.leeway).first
  }

  // MARK: Words

  /// Numbers in words, where it is said what they count, and parts of a whole.
  private func inWords(_ text: String) -> [Figure] {
    let tokens = Turkish.tokens(of: text)
    var figures: [Figure] = []
    for reading in Turkish.numbers(in: tokens) {
      let own = tokens[reading.tokens]
      let isFraction = own.contains { $0.kind == .fraction }
      guard isFraction || own.allSatisfy({ $0.kind == .word || $0.kind == .mark }),
        !reading.isArticle, !(own.count == 1 && own.first?.folded == Self.percentWord),
        ![.ordinal, .vague, .distributive].contains(reading.kind)
      else { continue }
      let after = tokens[reading.tokens.upperBound...].prefix { $0.kind == .word }.prefix(4)
        .map(\.folded)
      let before = reading.tokens.lowerBound > 0 ? tokens[reading.tokens.lowerBound - 1].folded : ""
      let leeway = ([before] + after.prefix(3)).lazy.compactMap(FigureUnits.shared.leeway).first
      if isFraction || reading.low < 1 {
        figures.append(Figure(values: [reading.low], unit: .share, leeway: leeway))
        continue
      }
      guard let unit = reading.isPercent ? .percent : unit(after[...]) else { continue }
      if unit.isCount, isShare(after) {
        figures.append(Figure(values: [1 / reading.low], unit: .share, leeway: leeway))
        continue
      }
      for value in Set([reading.low, reading.high]).sorted() {
        figures.append(Figure(values: [value], unit: unit, leeway: leeway))
      }
    }
    return figures + parts(tokens)
  }

  /// The word before a percentage, which is the locative of a hundred too.
  private static let percentWord = Turkish.fold(Texts.percent)

  /// `dört kişiden birinde`: one in so many.
  private func isShare(_ words: [String]) -> Bool {
    guard words.count > 1 else { return false }
    return zip(words, words.dropFirst()).contains { first, second in
      (first.hasSuffix("den") || first.hasSuffix("dan") || first.hasSuffix("tan")
        || first.hasSuffix("ten")) && second.hasPrefix("bir")
    }
  }

  /// `yarısında`, `yarıya`.
  private func parts(_ tokens: [Token]) -> [Figure] {
    tokens.compactMap { token in
      guard token.kind == .word, let unit = FigureUnits.shared.turkish(token.folded),
        unit.group == "share", token.folded.count > 5
      else { return nil }
      return Figure(values: [unit.factor], unit: .share)
    }
  }
}

extension ToldFigures.Figure {
  /// Whether one of the figures of a source says this.
  func stands(in source: SourceFigures) -> Bool {
    source.figures.contains { figure in
      values.contains { fits($0, figure) }
    }
  }

  private func fits(_ value: Double, _ other: SourceFigures.Figure) -> Bool {
    guard let unit else { return isNear(value, other.value) }
    if unit == .share {
      if other.unit == .share { return abs(value - other.value) < 0.02 }
      return other.unit == .percent && abs(value * 100 - other.value) < 1.5
    }
    guard let told = other.unit else { return isNear(value, other.value) && isMeant(unit, other) }
    if told.name == unit.name { return isNear(value, other.value) }
    guard told.group == unit.group, ["time", "mass", "volume"].contains(unit.group) else {
      return false
    }
    let (one, two) = (value * unit.factor, other.value * told.factor)
    return abs(one - two) <= max(one, two) * (unit.group == "time" ? 0.04 : 0.0001)
  }

  /// Whether a figure beside which nothing is named can count this in its sentence.
  private func isMeant(_ unit: FigureUnit, _ other: SourceFigures.Figure) -> Bool {
    if unit.isCount { return other.value == other.value.rounded() }
    return unit == .fold || other.beside.contains(unit.name)
  }

  private func isNear(_ value: Double, _ other: Double) -> Bool {
    if value == other { return true }
    switch leeway {
    case "above": return other >= value && other <= value * 1.25
    case "below": return other <= value && other >= value * 0.75
    case "about": return value > 0 && Self.rounded(other, like: value) == value
    default: return false
    }
  }

  /// A value with as many digits that count as another has.
  private static func rounded(_ value: Double, like other: Double) -> Double {
    var (step, scaled) = (1.0, other)
    while scaled != scaled.rounded(), step > 0.001 { (scaled, step) = (scaled * 10, step / 10) }
    while scaled >= 10, scaled.truncatingRemainder(dividingBy: 10) == 0 {
      (scaled, step) = (scaled / 10, step * 10)
    }
    return ((value / step).rounded() * step * 1_000).rounded() / 1_000
  }
}
