import Analysis
import Domain
import Turkish

/// Whose a record of the talk was.
extension CorrectionIntents {
  /// "annemindi", "Hatice'ninki o": whose it was.
  func owners() -> [Change] {
    message.spans.indices.compactMap { place in
      // "annem de öyle diyor": another's besides.
      guard let name = person(at: place), !message.isTold(tooAt: place) else { return nil }
      return Change(
        "updateEntry", [Whose.argument(name.text)], "whose", at: place, claims: [place],
        ["person=\(name.isKnown)", "case=\(name.form)", "own=\(scene.has(.selfword))"])
    }
  }

  /// Somebody that a word names: a relation, or a name in the genitive.
  func person(at place: Int) -> (text: String, isKnown: Bool, form: String)? {
    let span = message.spans[place]
    // "Müzeyyen Hanım'ın": the name with its title is one.
    if let titled = message.persons.first(where: {
      $0.places.count > 1 && $0.places.contains(place)
    }) {
      let noun = span.reading(.person, .title)?.noun
      return place == titled.places.upperBound
        ? (titled.name, true, "\(noun?.grammaticalCase ?? .bare)") : nil
    }
    if let known = span.reading(.person) {
      return (known.phrase, true, "\(known.noun?.grammaticalCase ?? .bare)")
    }
    if let given = message.persons.first(where: { $0.places.contains(place) }), span.has(.given) {
      // "selin", "Ada tabii ki": an answer that is a name.
      let isOwner = given.isGenitive || given.isBare && isNameAlone(place)
      return isOwner ? (Turkish.lowercased(given.name), false, "genitive false") : nil
    }
    guard span.isUnknown, !span.isFuzzy else { return nil }
    let token = scene.sentence.tokens[span.tokens.lowerBound]
    guard !token.folded.fits("name.never") else { return nil }
    if token.suffix.isEmpty, token.folded.fits("person.homograph") {
      return isNameAlone(place) ? (Turkish.lowercased(token.text), false, "genitive false") : nil
    }
    let letters = Array((token.folded + token.suffix).utf8)
    // "arada" is no "Arad'a".
    // Nor is a word of a message in capitals a name: "DİYALİZDE".
    let isCapital =
      token.text.first?.isUppercase == true && token.text.contains(where: \.isLowercase)
    let isWritten = !token.suffix.isEmpty || isCapital
    let stems =
      (token.suffix.isEmpty ? Array(2..<max(3, letters.count)) : [token.folded.utf8.count])
    for stem in stems.reversed() {
      guard let form = NounSuffixes.form(of: letters, stem: stem),
        form.grammaticalCase == .genitive || form.grammaticalCase == .dative && isWritten
      else { continue }
      let written = Turkish.lowercased(token.text)
      return (String(written.prefix(stem)), false, "\(form.grammaticalCase) \(form.isRelative)")
    }
    return nil
  }

  /// "Ada tabii ki", "selin": a name and nothing else; one that is a word too only as it is written.
  private func isNameAlone(_ place: Int) -> Bool {
    let span = message.spans[place]
    let token = scene.sentence.tokens[span.tokens.lowerBound]
    return scene.contentSpans.allSatisfy { $0.tokens == span.tokens || $0.has(.yes) }
      && (token.text.first?.isUppercase == true || !token.folded.fits("person.homograph"))
  }
}

extension MessageAnalysis {
  /// "2 dilim ekmek", then "ekmek 2 dilimdi": a change to what the meal tells already.
  func changesNothing(_ call: PlannedCall) -> Bool {
    guard call.tool == "updateMeal", let items = call.arguments[.items]?.array,
      call.arguments.keys.allSatisfy({ $0 == "meal" || $0 == "items" }),
      let id = call.arguments[.meal]?.number,
      let record = state.records.first(where: { $0.meal?.id == id }), let meal = record.meal
    else { return false }
    // "çorba", then "1 kase": what was only supposed is told now.
    let told = record.said[.items]?.array ?? []
    return items.allSatisfy { said in
      told.contains { $0[.quantity]?.number == said[.quantity]?.number && $0[.unit] == said[.unit] }
        && meal.items.contains { item in
          said[.name]?.string.map(Turkish.fold) == Turkish.fold(item.name)
            && said[.quantity]?.number == item.quantity && said[.unit]?.string == item.unit
            && said.keys.allSatisfy { ["name", "quantity", "unit"].contains($0) }
        }
    }
  }
}

/// Whose a figure is that follows a record of somebody.
extension ToldChange {
  /// "ben 68", "benimki", "bende".
  var namesWriter: Bool { message.spans.indices.contains(where: isWriter) }

  private func isWriter(_ place: Int) -> Bool {
    message.word(place).fits("self.word") || message.word(place).fits("self.mine")
  }

  /// "ada 24,3 kilo", then "pardon ben 67,5"; "pardon ben yanlış yazdım, 150" says who wrote it.
  func isOwnFigure(than record: TalkRecord) -> Bool {
    guard changesFigure else { return false }
    let old = record.figures.compactMap(record.figure)
    guard !message.spans.contains(where: \.tellsSlip) else { return false }
    return (told.contains { !old.contains($0.value) } || told.isEmpty && changes(.value2))
      && message.spans.indices.contains { place in
        let clause = message.clause(of: place)
        return isWriter(place)
          && (clause.verb == nil || clause.verbIs(.be, .comeout, .measure, .weigh))
      }
  }
}

extension Span {
  /// "yanlış yazdım": the writer did it, whosever figure it was.
  fileprivate var tellsSlip: Bool {
    has(.correction)
      && readings.contains {
        $0.verb?.person == 1 || VerbEnding.isFirstPerson(Turkish.fold($0.phrase))
      }
  }
}
