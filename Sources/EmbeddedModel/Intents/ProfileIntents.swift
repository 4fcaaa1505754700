import Analysis
import Domain
import Turkish

/// What a person says about themselves: every fact that the message may hold, alone and together.
struct ProfileIntents {
  let message: MessageAnalysis

  private var scene: Scene { message.scene }
  private var year: Int { scene.zone.civil(at: scene.now).day.parts.year }

  private struct Fact {
    var key: JSON.Key
    var value: JSON
    var places: Set<Int>
    /// How it is said, as a feature.
    var shape: String
  }

  func candidates() -> [IntentCandidate] {
    let facts = facts
    guard let first = facts.first, !scene.isWrittenForOther else { return [] }
    let asking = Asking.features(of: message)
    let topics = Topics(message)
    var sets = facts.map { [$0] }
    let kinds = Set(facts.map(\.key)).sorted { $0.text < $1.text }
    if kinds.count > 1 { sets.append(Self.joined(facts)) }
    for key in kinds where facts.count(where: { $0.key == key }) > 1 {
      sets.append(Self.joined(facts.filter { $0.key == key }))
    }
    if kinds.count > 2 {
      for key in kinds { sets.append(Self.joined(facts.filter { $0.key != key })) }
    }
    let place = first.places.min() ?? 0
    return sets.flatMap { set -> [IntentCandidate] in
      var found = IntentCandidate(intent: "updateProfile", message: message)
      found.calls = [
        PlannedCall("updateProfile", .object(set.map { JSON.Member($0.key, $0.value) }))
      ]
      found.claims = set.reduce(into: []) {
        $0.formUnion($1.places)
      }
      found.features.share(message.whole)
      found.anchor = 0
      found.features.share(asking, isNamed: true)
      topics.describe("updateProfile", into: &found.features)
      let own = set.first?.places.min() ?? place
      found.features.share(message.features(at: own), isNamed: true)
      found.features.add("facts=", "\(min(4, set.count)) of \(min(5, facts.count))")
      for fact in set {
        found.features.add("fact=", fact.key.text)
        found.features.add("fact=", fact.key.text, fact.shape)
      }
      for key in kinds where !set.contains(where: { $0.key == key }) {
        found.features.add("left out=", key.text)
      }
      return Person.variants(of: found, in: message)
    }
  }

  /// One fact a key; lists are put together.
  private static func joined(_ facts: [Fact]) -> [Fact] {
    var found: [Fact] = []
    for fact in facts {
      guard let place = found.firstIndex(where: { $0.key == fact.key }) else {
        // A word tells one fact.
        if found.allSatisfy({ $0.places.isDisjoint(with: fact.places) }) { found.append(fact) }
        continue
      }
      if let one = found[place].value.array, let two = fact.value.array {
        found[place].value = .array(one + two.filter { !one.contains($0) })
        found[place].places.formUnion(fact.places)
      }
    }
    return found
  }

  // MARK: Facts

  private var facts: [Fact] { diabetes + numbers + lists + words + tones }

  /// How to be answered, where a clause orders that and nothing else: "bana kısa cevap ver".
  ///
  /// "bana kısa bir şiir yaz" is an order for a poem.
  private var tones: [Fact] {
    scene.clauses.compactMap { clause in
      let tokens = scene.tokens(of: clause)
      guard let tone = SelfWords.tone(in: Array(tokens)) else { return nil }
      let places = message.spans.indices.filter {
        message.spans[$0].tokens.overlaps(tokens.indices) && message.spans[$0].has(.tone)
      }
      guard
        let place = places.first
          ?? message.spans.indices.first(where: {
            message.spans[$0].tokens.overlaps(tokens.indices)
          })
      else { return nil }
      return Fact(
        key: .tone, value: .string(tone), places: places.isEmpty ? [place] : Set(places),
        shape: message.word(place))
    }
  }

  private var diabetes: [Fact] {
    let named: [(WordClass, DiabetesKind)] = [
      (.typeOne, .type1), (.typeTwo, .type2), (.gestational, .gestational),
      (.prediabetes, .prediabetes),
    ]
    return message.spans.indices.flatMap { place -> [Fact] in
      let span = message.spans[place]
      var found = named.filter { span.has($0.0) }.map { _, kind in
        Fact(key: .diabetes, value: .string(kind.rawValue), places: [place], shape: "word")
      }
      if span.has(.diabetesType), place + 1 < message.spans.count,
        let number = message.spans[place + 1].number, [1, 2].contains(number.value)
      {
        found.append(
          Fact(
            key: .diabetes, value: .string("type\(Int(number.value))"),
            places: [place, place + 1], shape: "type \(number.suffix)"))
      }
      return found
    }
  }

  /// "şekersiz içerim çayı": how a drink is had, and no diet.
  private func isOfDrink(_ diet: Span.Reading) -> Bool {
    Turkish.fold(diet.phrase).fits("sweet.without")
      && message.foods.contains { Turkish.fold($0.name).fits("sweet.drinks") }
  }

  /// Drugs, foods that are not borne, ways of eating.
  private var lists: [Fact] {
    let speaksOfAllergy = message.spans.contains { $0.has(.allergy) }
    return message.spans.indices.flatMap { place -> [Fact] in
      let span = message.spans[place]
      var found: [Fact] = []
      if let drug = span.reading(.medication),
        !WordSets.drugsInGeneral.contains(drug.phrase), !isStopped(place)
      {
        found.append(item(.medications, drug.phrase, place, drug))
      }
      if let diet = span.reading(.diet), !isOfDrink(diet) {
        found.append(item(.diet, diet.phrase, place, diet))
      }
      if speaksOfAllergy, !span.has(.allergy), let name = allergen(place) {
        found.append(item(.allergies, name, place, span.food ?? span.readings.first))
      }
      return found
    }
  }

  /// "gliforu bıraktırdı": a drug that is taken no more.
  private func isStopped(_ place: Int) -> Bool {
    func stops(_ span: Span) -> Bool {
      SelfWords.says(SelfFact.stops.rawValue, Array(message.scene.sentence.tokens[span.tokens]))
    }
    let next = message.spans.dropFirst(place + 1).first { $0.finiteVerb != nil || stops($0) }
    return next.map(stops) ?? false
  }

  private func item(_ key: JSON.Key, _ name: String, _ place: Int, _ reading: Span.Reading?) -> Fact
  {
    let form = reading?.noun
    return Fact(
      key: key, value: .array([.string(name)]), places: [place],
      shape: "\(form?.grammaticalCase ?? .bare)\(form?.possessor ?? 0)")
  }

  private func allergen(_ place: Int) -> String? {
    if let named = message.spans[place].reading(.allergen) { return named.phrase }
    if let food = message.foods.first(where: { $0.spans.contains(place) }) {
      return food.head == place && !message.word(place).fits("allergy.asked") ? food.name : nil
    }
    let span = message.spans[place]
    guard span.has(.medication, .animal), let phrase = span.readings.first?.phrase else {
      return nil
    }
    return WordSets.drugsInGeneral.contains(phrase) ? nil : phrase
  }

  private var words: [Fact] {
    var found: [Fact] = []
    for (place, span) in message.spans.enumerated() {
      func add(_ key: JSON.Key, _ value: JSON) {
        found.append(Fact(key: key, value: value, places: [place], shape: message.word(place)))
      }
      if span.has(.pregnant) { add(.pregnant, .bool(true)) }
      if span.has(.female) { add(.sex, .string(Sex.female.rawValue)) }
      if span.has(.male) { add(.sex, .string(Sex.male.rawValue)) }
      let next = place + 1
      if span.has(.naming), next < message.spans.count, message.spans[next].number == nil,
        !message.spans[next].isMark, message.spans[next].time == nil, mayBeName(next),
        !message.spans[next].has(.diabetesType, .typeOne, .typeTwo, .prediabetes, .pregnant)
      {
        found.append(
          Fact(
            key: .name,
            value: .string(Turkish.capitalised(scene.sentence.source(message.spans[next]))),
            places: [place, next],
            shape: message.word(place)
              + (message.spans[next].isUnknown ? " unknown" : " known")))
      }
    }
    return found
  }

  /// After "ben" alone only what is written or known as a name: "ben rojda", never "ben genelde".
  private func mayBeName(_ place: Int) -> Bool {
    !message.word(place - 1).fits("self.word") || GivenNames.has(message.word(place))
      || scene.sentence.source(message.spans[place]).first?.isUppercase == true
  }

  // MARK: Numbers

  /// "Ada 23 kilo", then "boyu 122": not the writer's.
  private func isTheirs(_ quantity: Quantity) -> Bool {
    let place = quantity.spans.lowerBound
    return message.talkedOf != nil && place > 0 && message.word(place - 1).fits("profile.theirs")
  }

  /// What each number can be: a height, an age, a year of birth or of the diagnosis.
  private var numbers: [Fact] {
    message.quantities.filter { $0.number != nil && $0.doseUnit == nil }.flatMap {
      quantity -> [Fact] in
      guard !isPastAge(quantity) else { return [] }
      let value = quantity.value
      var found: [Fact] = []
      let shape = anchor(of: quantity)
      let keys = shape.split(separator: " ").first.flatMap { Anchor(rawValue: String($0))?.told }
      func add(_ key: JSON.Key, _ number: Double) {
        guard keys?.contains(key) ?? true, !isTheirs(quantity) else { return }
        found.append(
          Fact(key: key, value: .number(number), places: Set(quantity.spans), shape: shape))
      }
      if (100...215).contains(value) { add(.heightCm, value) }
      if value > 1.2, value < 2.2 { add(.heightCm, (value * 100).rounded()) }
      if value == 1, let rest = following(quantity), (20...99).contains(rest) {
        add(.heightCm, 100 + rest)
      }
      if value > Double(year) - 100, value < Double(year) - 5 { add(.birthYear, value) }
      if (30...99).contains(value), !shape.hasPrefix("age") { add(.birthYear, 1900 + value) }
      if (2...105).contains(value) { add(.birthYear, Double(year) - value) }
      if value > Double(year) - 70, value <= Double(year) { add(.diagnosedYear, value) }
      if (1...60).contains(value), !isOwnAge(quantity) {
        add(.diagnosedYear, Double(year) - value)
      }
      return found
    }.filter { !$0.shape.hasSuffix("none") }
  }

  /// "3 yaşındaydı", "7 yaşındayken": how old somebody was then.
  private func isPastAge(_ quantity: Quantity) -> Bool {
    let next = quantity.spans.upperBound
    return next < message.spans.count && message.spans[next].has(.age)
      && message.word(next).fits("profile.pastAge")
  }

  /// "44 yaşındayım": how old one is, not how old one was.
  private func isOwnAge(_ quantity: Quantity) -> Bool {
    let next = quantity.spans.upperBound
    return next < message.spans.count && message.spans[next].has(.age)
      && message.word(next).fits("profile.ownAge")
  }

  private func following(_ quantity: Quantity) -> Double? {
    message.quantities.first { $0.spans.lowerBound == quantity.spans.upperBound }?.value
  }

  /// A word that says what a number beside it is.
  private enum Anchor: String {
    case height, age, birth, diagnosed, year, type

    /// What the number can then be.
    var told: Set<JSON.Key> {
      switch self {
      case .height: [.heightCm]
      case .age, .year: [.birthYear, .diagnosedYear]
      case .birth: [.birthYear]
      case .diagnosed: [.diagnosedYear]
      case .type: []
      }
    }
  }

  private static let anchors: [(WordClass, Anchor)] = [
    (.height, .height), (.age, .age), (.birth, .birth), (.diagnosed, .diagnosed),
    (.yearword, .year), (.diabetesType, .type), (.typeOne, .type), (.typeTwo, .type),
  ]

  /// The nearest word that says what a number is, with its side, and how the number ends.
  private func anchor(of quantity: Quantity) -> String {
    var best: (name: Anchor, gap: Int)?
    for place in message.spans.indices {
      let span = message.spans[place]
      let gap =
        place < quantity.spans.lowerBound
        ? place - quantity.spans.lowerBound : place - quantity.spans.upperBound + 1
      guard abs(gap) < 5, gap != 0, let name = Self.anchors.first(where: { span.has($0.0) })?.1
      else { continue }
      if abs(gap) < abs(best?.gap ?? 9) { best = (name, gap) }
    }
    let suffix = quantity.number?.suffix ?? ""
    let kind =
      quantity.value < 2.2
      ? "metre" : quantity.value < 100 ? "two digits" : quantity.value < 1000 ? "three" : "four"
    guard let best else {
      // "85'liyim" tells a year of birth; "60'tan 90'a" tells nothing of oneself.
      return suffix.fits("profile.bornEnding") ? "\(suffix) \(kind)" : "none"
    }
    return "\(best.name.rawValue) \(best.gap < 0 ? "before" : "after") \(kind) \(suffix)"
  }
}
