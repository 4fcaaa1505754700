import Turkish

/// A message without what its writer took back in the middle of it.
///
///     1 sigara böreği, hayır 2 sigara böreği        2 sigara böreği
///     6 ünite novorapid yok ya 8 yaptım             8 ünite novorapid yaptım
///     5 zeytin yedim, pardon 7 zeytin               7 zeytin yedim
///     üç kaşık bulgur yedim, dur üç değildi dört    dört kaşık bulgur yedim
///
/// The field's word for it is speech repair: reparandum, editing term, repair. Only amounts are looked
/// at, where the second takes the place of the first: in the same unit or in none, of the same thing.
package struct SelfRepair: SentenceRewrite {
  package let sentence: Sentence
  package private(set) var spans: [Span]

  package init(_ sentence: Sentence) {
    self.sentence = sentence
    spans = sentence.spans
    // One after the other: "bir … iki … üç".
    for _ in 0..<3 { guard repairNext() || denyNext() else { break } }
  }

  private static let terms = WordSets.words("repair")
  private static let negations = WordSets.words("repair.not")

  // MARK: "iki dilim, yok üç"

  private mutating func repairNext() -> Bool {
    for place in spans.indices {
      guard counts(place), let repair = repair(of: place) else { continue }
      apply(repair, at: place)
      return true
    }
    return false
  }

  private struct Repair {
    /// What was counted first, without its number and unit: a food or a drug.
    var thing: Range<Int>
    /// The number that counts.
    var number: Int
    /// What ends with the second amount: its unit and the thing once more.
    var end: Int
    var namesThing: Bool
    /// The verb of the first, which the second is told without.
    var verb: Int?
  }

  /// What takes the place of the amount at `first`, where an editing term follows it.
  private func repair(of first: Int) -> Repair? {
    var place = first + 1
    let unit = unit(at: place)
    if unit != nil { place += 1 }
    let thing = place
    while place < spans.count, place - thing < 2, isThing(place) { place += 1 }
    let things = thing..<place
    // "82,1 diyor, hayır 81,2"
    let told = place < spans.count && spans[place].finiteVerb != nil && !isTerm(place)
    if told { place += 1 }
    let term = place
    while place < spans.count, place - term < 5, isTerm(place) || isFiller(place) { place += 1 }
    let terms = (term..<place).filter(isTerm)
    guard !terms.isEmpty, place < spans.count, counts(place) else { return nil }
    var end = place + 1
    if let other = self.unit(at: end) {
      guard unit == nil || unit == other else { return nil }
      end += 1
    }
    let isSame = end < spans.count && !things.isEmpty && name(end) == name(things.upperBound - 1)
    if told, !isSame, things.count > 1 || !isNear(first, place) || unit != nil && !isLast(end) {
      return nil
    }
    // "2 dilim yedim, aslında 1 yiyecektim": what was planned is not what was done.
    if told, let next = spans[end...].first(where: { $0.finiteVerb != nil })?.finiteVerb?.verb,
      [.future, .optative, .necessity].contains(next.mood)
    {
      return nil
    }
    let verb = told && !spans[end...].contains { $0.finiteVerb != nil } ? term - 1 : nil
    // "bir elma yok iki muz" may be two things; after "hayır" it is the other one.
    guard end < spans.count, isThing(end) else {
      return Repair(thing: things, number: place, end: end, namesThing: false, verb: verb)
    }
    guard things.isEmpty || isSame || !told && terms.contains(where: isStrong) else { return nil }
    return Repair(thing: things, number: place, end: end, namesThing: true, verb: verb)
  }

  /// Whether a place ends its sentence.
  private func isLast(_ place: Int) -> Bool {
    place == spans.count || spans[place].isMark || spans[place].finiteVerb != nil
  }

  private mutating func apply(_ repair: Repair, at first: Int) {
    let start = first + 1
    let hasOwnUnit = unit(at: repair.number + 1) != nil
    let unit = hasOwnUnit ? [repair.number + 1] : unit(at: start) == nil ? [] : [start]
    let things = repair.namesThing ? [repair.end] : Array(repair.thing)
    let rest = repair.namesThing ? repair.end + 1 : repair.end
    let kept =
      Array(spans.indices[..<first]) + [repair.number] + unit + things
      + (repair.verb.map { [$0] } ?? []) + Array(spans.indices[rest...])
    spans = kept.map { spans[$0] }
  }

  /// Whether two figures can be of the same thing.
  private func isNear(_ one: Int, _ other: Int) -> Bool {
    guard let first = value(one), let second = value(other), first > 0 else { return false }
    return (0.5...2).contains(second / first)
  }

  /// What takes back a thing and not only how much of it there was.
  private func isStrong(_ place: Int) -> Bool {
    WordSets.words("repair.strong").contains(word(place))
  }

  // MARK: "üç … üç değildi dört"

  private mutating func denyNext() -> Bool {
    for place in spans.indices.dropLast(2) {
      guard counts(place), Self.negations.contains(word(place + 1)),
        let next = spans.indices.first(where: { $0 > place + 1 && !isFiller($0) }), counts(next),
        let first = spans.indices.first(where: {
          $0 < place && counts($0) && value($0) == value(place)
        })
      else { continue }
      let number = spans[next]
      spans[first].kind = number.kind
      spans[first].tokens = number.tokens
      spans.removeSubrange(place...next)
      return true
    }
    return false
  }

  // MARK: Spans

  /// An exact number that could count a thing.
  private func counts(_ place: Int) -> Bool {
    guard let number = spans[place].number else { return false }
    return number.kind == .exact && !number.isPercent
  }

  private func value(_ place: Int) -> Double? { spans[place].number?.value }

  private func unit(at place: Int) -> String? {
    guard place < spans.count else { return nil }
    return spans[place].measure?.unit ?? spans[place].reading(.doseunit)?.phrase
  }

  private func isThing(_ place: Int) -> Bool {
    let span = spans[place]
    return (span.food != nil || span.has(.medication)) && !isTerm(place)
  }

  private func name(_ place: Int) -> String? {
    spans[place].food?.phrase ?? spans[place].reading(.medication)?.phrase
  }

  private func isTerm(_ place: Int) -> Bool {
    // "Fiasp 2 düzeltme": what a dose is for.
    let word = word(place)
    return Self.terms.contains(word) || spans[place].has(.correction) && !word.fits("repair.dose")
  }

  private func isFiller(_ place: Int) -> Bool {
    spans[place].isMark || spans[place].has(.filler) && spans[place].number == nil
  }
}
