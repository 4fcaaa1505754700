import Domain
import Turkish

import struct Foundation.Date

// An entry of a model beside what the engine reads for the same tool: a reading, a dose, a walk.
extension Comparison {
  /// Another figure, choice or time than the words give the thing that the call names.
  func otherEntry(than read: [JSON]) -> SecondReading? {
    if let kind = call.arguments[.kind] { return otherKindOfEntry(than: read, kind) }
    let same = read.filter { read in
      if let name = call.arguments[.name] { return Self.isAbout(read[.name], name) }
      return read[.value] != nil && read[.value] == call.arguments[.value]
    }
    let form = ToolDeclaration.of(call.name)?.form
    for member in call.arguments.members ?? [] where !same.isEmpty {
      let others = same.compactMap { $0[member.key] }
      guard others.count == same.count, let other = others.first,
        !others.contains(member.value)
      else { continue }
      if let written = member.value.number, let said = other.number {
        guard same[0][.unit] == call.arguments[.unit], !isInSeries(written, than: read) else {
          continue
        }
        return otherFigure(written, said, of: same[0])
      }
      if let field = form?[member.key], !field.words.isEmpty, let written = member.value.string,
        let said = other.string
      {
        return .otherwise(
          thing: field.label, said: field.words[said] ?? said,
          written: field.words[written] ?? written)
      }
    }
    return otherTime(.at, than: same, all: read)
  }

  /// Whether a figure stands in the message beside one that was read, each at a time of its own: `kahvaltıda 4,
  /// öğlen 6, akşam 5 ünite humalog`.
  private func isInSeries(_ figure: Double, than read: [JSON]) -> Bool {
    let tokens = Turkish.tokens(of: text)
    let times = Turkish.times(in: tokens, now: request.now, zone: request.zone)
      .filter { $0.part != nil || $0.meal != nil || $0.clock != nil }
    return times.count > 1 && !read.contains { Self.figures(in: $0).contains(figure) }
      && times.contains { time in
        let amount = tokens[
          max(0, time.tokens.upperBound - 1)..<min(tokens.count, time.tokens.upperBound + 1)]
        return amount.contains { $0.kind == .number && Double($0.folded) == figure }
      }
  }

  private func otherFigure(_ written: Double, _ said: Double, of read: JSON) -> SecondReading {
    let unit = (read[.unit]?.string).map { " " + $0 } ?? ""
    let form = ToolDeclaration.of(call.name)?.form
    let kind = (read[.kind]?.string).map { form?[.kind]?.words[$0] ?? $0 }
    return .otherwise(
      thing: read[.name]?.string ?? kind ?? "", said: NumberText.plain(said, decimals: 2) + unit,
      written: NumberText.plain(written, decimals: 2) + unit)
  }

  /// The figure of another kind that the words tell: the pulse for the pressure.
  private func otherKindOfEntry(than read: [JSON], _ kind: JSON) -> SecondReading? {
    let same = read.filter { Self.isAbout($0[.kind], kind) }
    let others = read.filter { !Self.isAbout($0[.kind], kind) }
    guard same.count == 1, let own = same.first else { return nil }
    let known = Self.figures(in: own)
    for member in call.arguments.members ?? [] {
      guard let written = member.value.number, !known.contains(written),
        let said = own[member.key]?.number,
        others.contains(where: { Self.figures(in: $0).contains(written) })
      else { continue }
      return otherFigure(written, said, of: own)
    }
    return otherTime(.at, than: same, all: read)
  }

  /// The time of another of the words' records.
  func otherTime(_ key: JSON.Key, than same: [JSON], all: [JSON]) -> SecondReading? {
    guard let written = moment(call.arguments[key]), !same.isEmpty else { return nil }
    let own = same.map { moment($0[key]) ?? request.now }
    guard let said = own.first, !own.contains(where: { Self.isNear($0, written) }),
      all.contains(where: { read in moment(read[key]).map { Self.isNear($0, written) } == true })
    else { return nil }
    let told = DateText.moment(written, now: request.now, zone: request.zone)
    return .otherwise(thing: Texts.time, said: spoken(said), written: told)
  }

  /// Whether two meals that were read may be one.
  func isOfOneTime(_ one: JSON, _ other: JSON) -> Bool {
    if let type = one[.mealType], let second = other[.mealType], type != second { return false }
    let (first, second) = (moment(one[.eatenAt]), moment(other[.eatenAt]))
    return Self.isNear(first ?? request.now, second ?? request.now)
  }

  /// The words that tell a moment: `akşam`; nil where they only mean now.
  private func spoken(_ moment: Date) -> String? {
    let tokens = Turkish.tokens(of: text)
    let time = Turkish.times(in: tokens, now: request.now, zone: request.zone).first {
      $0.moment(now: request.now, zone: request.zone)?.date == moment
    }
    guard let said = time.map({ tokens[$0.tokens] }), let first = said.first, let last = said.last
    else { return nil }
    return String(text[first.range.lowerBound..<last.range.upperBound])
  }

  private func moment(_ json: JSON?) -> Date? {
    (json?.string).flatMap { CivilTime(parsing: $0, in: request.zone) }?.date
  }

  /// Within two hours: how far the hour of a part of the day may be off.
  private static func isNear(_ one: Date, _ other: Date) -> Bool {
    abs(one.timeIntervalSince(other)) <= 2 * 3600
  }
}
