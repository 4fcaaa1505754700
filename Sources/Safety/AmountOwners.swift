import Analysis
import Turkish

// Of what, and of whom, an amount was said.
extension ThreadWords.Amount {
  /// Whether it counts people or things that are not these: `3 arkadaşla`.
  func countsOther(than name: [String]) -> Bool {
    guard figure.unit.isEmpty, figure.dimension == nil || figure.dimension == .count,
      let next = after.first
    else { return false }
    return !counts(name) && !VerbEnding.isFinite(next) && !next.fits("amountCheck.noThing")
      && !next.fits("bindings.when")
  }

  /// Whether it is another's than the one whose record it would be: `ben 1 dilim, eşim 3 dilim yedi`.
  func isOfOther(than person: String?) -> Bool {
    guard let owner = before.first(where: { !$0.fits("amountCheck.too") }) else { return false }
    if owner.fits("self.word") { return person != nil }
    // `o 3 dilim ben 2 dilim`, not `o 3 dilimi yedim`.
    // `ben 1 elma, o 2 armut`: nobody says `yedim` behind it.
    if owner.fits("amountCheck.they"),
      part.contains(where: { $0.fits("self.word") })
        || !part.contains(where: VerbEnding.isFirstPerson)
    {
      return person == nil
    }
    // `Can 2 dilim ben 1 dilim pizza yedik`
    let isNamed = GivenNames.isName(owner) && part.contains { $0.fits("self.word") }
    guard isNamed || AssertionReader.isPerson(owner) && owner.hasSuffix("m") else { return false }
    return !ThreadWords.words(of: person ?? "").contains {
      Said.isSame($0, owner) || Said.isAlike($0, owner)
    }
  }

  /// Whether whose it is follows, and its thing is told behind: the first of `Can 2 dilim ben 1 dilim pizza`.
  var isOfPart: Bool {
    let rest = after.drop { ThreadWords.isMeasure($0) }
    guard let next = rest.first else { return false }
    return next.fits("self.word") || AssertionReader.isPerson(next) || GivenNames.isName(next)
  }

  /// Whether it stands right at a name, with nothing but measures and qualities between: not the ayran of
  /// `1,5 porsiyon döner yedim yanında ayran`.
  func belongs(to name: [String]) -> Bool {
    if let place = distance(to: name) {
      return !after[..<place].contains {
        VerbEnding.isFinite($0) || $0.fits("threadWords.joining") || $0.fits("amountCheck.beside")
      } && place < 3
    }
    guard let first = before.first, name.contains(where: { Said.isSame($0, first) }) else {
      return false
    }
    return after.drop { ThreadWords.isMeasure($0) }.first.map(VerbEnding.isFinite) ?? true
  }

  /// Whether its number is a word of the name: `yarım yağlı süt`.
  func isInName(_ name: [String]) -> Bool {
    let words = Turkish.fold(text).split(separator: " ").map(String.init)
    return words.count == 1 && name.contains(words[0])
      && after.first.map { next in name.contains { Said.isSame($0, next) } } == true
  }

  /// Whether one of these names stands in its part of the sentence.
  func isOf(_ names: [String]) -> Bool {
    names.contains { name in part.contains { Said.isSame(name, $0) } }
  }

  /// Whether it counts tablets for what they are against: `yarım tansiyon hapı`.
  var isOfPills: Bool { after.prefix(2).contains { $0.fits("contentCheck.isGeneric") } }

  /// Whether the drugs around it are others than this one.
  func isOfOtherDrug(than name: [String]) -> Bool {
    let own = name.filter { !$0.fits("contentCheck.isGeneric") }
    let drugs = (before + after).filter {
      Drugs.isMedicine($0) && !$0.fits("contentCheck.isGeneric")
    }
    return !own.isEmpty && !drugs.isEmpty
      && !drugs.contains { drug in
        own.contains { Said.isSame($0, drug) || Said.isAlike($0, drug) }
      }
  }
}
