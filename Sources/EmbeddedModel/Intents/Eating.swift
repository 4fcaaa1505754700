import Analysis
import Domain
import Turkish

/// What one person ate of something that is kept, as far as a message tells.
///
///     "eşim bundan bir porsiyon yedi, ben yarısını yedim"  // eşim: 1 portion; the writer: a half
struct Eating {
  /// Who ate; nil for the writer.
  let person: String?
  /// The places of all that is said of it, up to its verb and, where none follows, behind it.
  let places: Range<Int>
  let quantities: [Quantity]
  /// "yedik": of several, one of whom is the writer.
  var isShared = false

  /// All that was eaten, in the order of the words; nil where a verb leaves open whose meal it was
  /// ("bundan bir porsiyon yedi"), which may be taken for the writer's where that is asked first.
  static func all(in scene: Scene, takesOpenAsOwn: Bool = false) -> [Eating]? {
    var found: [Eating] = []
    var start = 0
    for verb in scene.sentence.spans.indices {
      let span = scene.sentence.spans[verb]
      guard let form = span.finiteVerb?.verb, form.isFinite else { continue }
      defer { start = verb + 1 }
      guard span.has(.eat), [.past, .reported].contains(form.mood), !form.isNegative,
        !form.hasConditionalCopula
      else { continue }
      let eaters = Eaters(
        start..<verb, form, isFed: isFed(span, scene), takesOpenAsOwn: takesOpenAsOwn, scene)
      guard let parts = eaters.parts else { return nil }
      found += parts
    }
    found = ownAlone(found)
    guard let last = found.last, start < scene.sentence.spans.count else { return found }
    // "bir porsiyon yedim, yanında bir dilim ekmek"
    let all = last.places.lowerBound..<scene.sentence.spans.count
    found[found.count - 1] = Eating(
      person: last.person, places: all, quantities: Self.quantities(in: all, scene),
      isShared: last.isShared)
    return found
  }

  /// "yaptık yedik, ben 1 porsiyon yedim" is one meal: what is told of all with no amount is left out where
  /// the writer's own is.
  private static func ownAlone(_ found: [Eating]) -> [Eating] {
    let isOwnTold = found.contains { $0.person == nil && !$0.isShared && !$0.quantities.isEmpty }
    guard isOwnTold else { return found }
    return found.filter { !$0.isShared || !$0.quantities.isEmpty }
  }

  /// "yedirdim": somebody else ate.
  private static func isFed(_ span: Span, _ scene: Scene) -> Bool {
    KitchenWords.shipped.has(.feeding, in: [scene.sentence.folded(span)])
  }

  /// A food that was eaten, too, by its own amount.
  func item(ofFoodAt place: Int, in scene: Scene) -> JSON? {
    guard let name = scene.sentence.spans[place].food?.phrase else { return nil }
    let own = quantity(ofFoodAt: place)
    var members: [JSON.Member] = [.init(.name, .string(name))]
    if let own { members.append(.init(.quantity, .number(own.value))) }
    if let unit = own?.measure?.unit { members.append(.init(.unit, .string(unit))) }
    return .object(members)
  }

  private func quantity(ofFoodAt place: Int) -> Quantity? {
    quantities.first { $0.spans.upperBound == place }
  }

  /// The amounts that are of none of these foods.
  func quantities(besides foods: [Int]) -> [Quantity] {
    let taken = foods.compactMap { quantity(ofFoodAt: $0)?.spans.lowerBound }
    return quantities.filter { !taken.contains($0.spans.lowerBound) }
  }

  fileprivate static func quantities(in places: Range<Int>, _ scene: Scene) -> [Quantity] {
    Quantity.all(in: scene.sentence).filter { places.contains($0.spans.lowerBound) }
  }
}

/// Who ate what stands before one verb.
private struct Eaters {
  let places: Range<Int>
  let form: VerbForm
  let isFed: Bool
  let takesOpenAsOwn: Bool
  let scene: Scene
  /// Where each begins; nil stands for the writer.
  private let marks: [(place: Int, name: String?)]

  init(
    _ places: Range<Int>, _ form: VerbForm, isFed: Bool, takesOpenAsOwn: Bool, _ scene: Scene
  ) {
    (self.places, self.form, self.isFed, self.scene) = (places, form, isFed, scene)
    self.takesOpenAsOwn = takesOpenAsOwn
    let persons = Person.all(in: scene.sentence)
    let named = persons.filter { person in
      // "oğlum Can" is one person.
      let isCalled = persons.contains { other in
        other.phrase == "name" && other.places.lowerBound == person.places.upperBound + 1
      }
      return !isCalled && places.contains(person.places.lowerBound)
        && (isFed ? person.isDative || person.isAccusative : person.isBare)
        && !Self.isOnlyWithThem(person, scene)
    }
    let others = named.map { ($0.places.lowerBound, Optional(Whose.said($0.name))) }
    let own = places.filter { place in
      scene.sentence.folded(scene.sentence.spans[place]).fits("self.word")
    }
    marks = (others + own.map { ($0, String?.none) }).sorted { $0.0 < $1.0 }
  }

  /// "kızım için yaptığım …": named, and not as the one who ate.
  private static func isOnlyWithThem(_ person: Person, _ scene: Scene) -> Bool {
    let next = person.places.upperBound + 1
    return next < scene.sentence.spans.count
      && KitchenWords.shipped.has(.foreach, in: [scene.sentence.folded(scene.sentence.spans[next])])
  }

  private var isOwnVerb: Bool { [1, 4].contains(form.person) }

  var parts: [Eating]? {
    guard marks.count > 1 else { return only.map { [$0] } }
    let ends = marks.dropFirst().map(\.place) + [places.upperBound]
    let parts = zip(marks, ends).map { mark, end in
      eating(mark.name, mark.place..<end)
    }
    return parts.allSatisfy { !$0.quantities.isEmpty } ? parts : nil
  }

  private var only: Eating? {
    guard let mark = marks.first else {
      if isFed { return nil }
      if isOwnVerb { return eating(nil, places, isShared: form.person == 4) }
      if let person = scene.dialogue.personInFocus { return eating(person, places) }
      return takesOpenAsOwn ? eating(nil, places) : nil
    }
    let isTheirs = isFed || !isOwnVerb
    return isTheirs == (mark.name != nil) ? eating(mark.name, places) : nil
  }

  private func eating(
    _ person: String?, _ places: Range<Int>, isShared: Bool = false
  ) -> Eating {
    Eating(
      person: person, places: places, quantities: Eating.quantities(in: places, scene),
      isShared: isShared)
  }
}
