import Analysis
import Turkish

/// Things that are no food of a table: medicines, and lines that the talk has told.
extension DictatedParts {
  /// "listeye parol ekle": a medicine to be bought, where no dose or deed of one is told.
  func drug(at place: Int) -> DictatedPart.Item? {
    let span = sentence.spans[place]
    let isCounted = [place - 1, place + 1].contains { near in
      sentence.spans.indices.contains(near) && sentence.spans[near].number != nil
    }
    guard takesMedicines, !tellsDose, !isCounted, let drug = span.reading(.medication),
      !span.has(.doseunit)
    else { return nil }
    let isSaidToo = place + 1 < sentence.spans.count && isToo(place + 1)
    let thing = ListSentence.Thing(
      mention: Mention(name: drug.phrase, isKnown: true), form: drug.noun, isGrocery: true,
      isSaidToo: isSaidToo)
    return DictatedPart.Item(thing: thing, line: lines.line(named: [Turkish.fold(drug.phrase)]))
  }

  /// "iğne uçlarını": a line of the list by two of its words.
  func compoundLine(at place: Int) -> DictatedPart? {
    guard place + 1 < sentence.spans.count, !sentence.spans[place + 1].isMark,
      sentence.spans[place].number == nil, sentence.spans[place + 1].number == nil
    else { return nil }
    let words = [place, place + 1].map { sentence.folded(sentence.spans[$0]) }
    guard words.allSatisfy({ !$0.contains(" ") }),
      let line = lines.line(compound: words[0], words[1])
    else { return nil }
    let isSaidToo = place + 2 < sentence.spans.count && isToo(place + 2)
    var item = DictatedPart.Item(named: line, isSaidToo: isSaidToo)
    item.isDefinite = words[1].fits("list.object")
    return DictatedPart(kind: .thing(item), spans: place..<place + 2)
  }

  /// "ton da": a line of the list, and no unit.
  func unitLine(at place: Int) -> String? {
    guard sentence.spans[place].measure != nil,
      place == 0 || sentence.spans[place - 1].number == nil
    else { return nil }
    return lines.line(said: sentence.folded(sentence.spans[place]))
  }
}
