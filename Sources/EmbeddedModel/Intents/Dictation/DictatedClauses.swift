import Analysis
import Turkish

/// Puts names together from words that nothing explains, and tells which parts are one clause.
extension DictatedParts {
  // MARK: Names

  /// "nasır bandı", "pınar süt": words that nothing explains, where a name may begin.
  mutating func joinNames() {
    var joined: [DictatedPart] = []
    var place = 0
    while place < parts.count {
      if let compound = compound(at: place, after: joined.last) {
        joined[joined.count - 1] = compound
        place += 1
        continue
      }
      guard parts[place].isName, joined.last(where: { !$0.isBesides })?.isBoundary ?? true else {
        joined.append(parts[place])
        place += 1
        continue
      }
      let end = parts[place...].firstIndex { !$0.isName } ?? parts.count
      let names = parts[place..<end]
      let next = end < parts.count ? parts[end] : nil
      if var item = next?.item, names.count <= 2, item.line == nil {
        // "terazi pili"
        let isOfNames =
          item.thing.form?.possessor == 3
          || names.count == 1 && sentence.tellsOfWhat(names[place].spans.lowerBound)
        let head = isOfNames ? text(parts[end...end]) : item.name
        item.thing.mention.name = [text(names), head].joined(separator: " ")
        joined.append(
          DictatedPart(
            kind: .thing(item), spans: names[place].spans.lowerBound..<parts[end].spans.upperBound))
        place = end + 1
      } else if end < parts.count, sentence.isPurpose(parts[end].spans.lowerBound) {
        joined += names.map { DictatedPart(kind: .besides, spans: $0.spans) }
        place = end
      } else if names.count <= 3, next?.isBoundary ?? true || next?.isBesides ?? true {
        joined.append(guessed(names))
        place = end
      } else {
        joined += names
        place = end
      }
    }
    parts = joined
  }

  /// "glukometre pili": two things that are one.
  private func compound(at place: Int, after last: DictatedPart?) -> DictatedPart? {
    guard var item = last?.item, let head = parts[place].item, let spans = last?.spans,
      spans.upperBound == parts[place].spans.lowerBound, item.line == nil,
      item.thing.form?.grammaticalCase ?? .bare == .bare, item.thing.form?.possessor ?? 0 == 0,
      !item.thing.isSaidToo, head.thing.form?.possessor == 3
    else { return nil }
    let name = [item.name, text(parts[place...place])].joined(separator: " ")
    let thing = head.thing
    item.thing = thing
    item.thing.mention.name = name
    item.line = lines.line(named: name.split(separator: " ").map { Turkish.fold(String($0)) })
    return DictatedPart(kind: .thing(item), spans: spans.lowerBound..<parts[place].spans.upperBound)
  }

  private func text(_ names: ArraySlice<DictatedPart>) -> String {
    names.flatMap(\.spans).map { Turkish.lowercased(sentence.source(sentence.spans[$0])) }
      .joined(separator: " ")
  }

  private func guessed(_ names: ArraySlice<DictatedPart>) -> DictatedPart {
    let spans =
      names[names.startIndex].spans.lowerBound..<names[names.endIndex - 1].spans.upperBound
    let thing = ListSentence.Thing(
      mention: Mention(name: text(names), isKnown: false), form: nil, isGrocery: false,
      isSaidToo: false)
    return DictatedPart(
      kind: .thing(DictatedPart.Item(thing: thing, isGuessed: true)), spans: spans)
  }

  // MARK: Clauses

  /// A clause ends at a mark, at another verb, and behind a deed with what belongs to it.
  mutating func number() {
    var clause = 0
    var hasDeed = false
    var hasAsked = false
    for place in parts.indices {
      // "bu yağmur ne böyle listeye makarna yaz"
      let turns = hasDeed || parts[place].isGoal && (hasAsked || tellsMore(before: place, clause))
      if turns, opensClause(at: place) { (clause, hasDeed, hasAsked) = (clause + 1, false, false) }
      parts[place].clause = clause
      // "yazsam mı": what asks is of the verb right before it.
      if parts[place].isAsking, place > 0, parts[place - 1].isVerb {
        parts[place].clause = parts[place - 1].clause
      }
      switch parts[place].kind {
      case .deed: hasDeed = true
      case .asking: hasAsked = true
      case .turn, .pause, .colon, .fullStop, .questionMark:
        (clause, hasDeed, hasAsked) = (clause + 1, false, false)
      default: break
      }
    }
  }

  /// "şekerim 140 listeye süt ekle": whether something else was told in the clause.
  private func tellsMore(before place: Int, _ clause: Int) -> Bool {
    parts[..<place].contains { part in
      guard part.clause == clause else { return false }
      return part.quantity != nil || part.isOther || part.isName
    }
  }

  /// Whether things follow a goal: "listeye süt ekle", and not "ekle listeye".
  private func isBeforeThing(_ place: Int) -> Bool {
    let next = parts[(place + 1)...].first { !$0.isBesides && !$0.isGoal && !$0.isMore }
    return next?.item != nil || next?.quantity != nil
  }

  private func opensClause(at place: Int) -> Bool {
    switch parts[place].kind {
    case .thing, .name, .other, .more, .turn: return true
    // "212 oldu, listeye süt ekle"; not "ekle listeye".
    case .goal: return isBeforeThing(place)
    case .amount:
      let next = parts[(place + 1)...].first { !$0.isBesides }
      return next?.item != nil
    default: return false
    }
  }
}
