import Analysis
import Domain
import Turkish

/// Laboratory values in a row, and moods, that leave no doubt.
extension Stated {
  /// "tahlil geldi hba1c 7,8 ldl 141", "tahlilin kalanı da şu: ldl 141, trigliserit 210": each figure right
  /// after its own name, and nothing besides but that the results are there.
  mutating func findMeasures() {
    let pairs = named.filter { message.spans[$0.name].analyte != nil }
    guard message.persons.isEmpty, opensTalk, pairs.count > 1,
      pairs.count == message.quantities.count,
      Set(pairs.map { message.word($0.name) }).count == pairs.count,
      message.spans.allSatisfy({ span in
        span.isMark || span.number != nil || span.analyte != nil || span.time != nil
          || span.has(.mmol, .mgdl, .filler, .deictic, .rest, .comeout, .appointment)
      })
    else { return }
    for (name, quantity) in pairs {
      let claims = Set(quantity.spans).union([name])
      keep(claims, of: candidates.indices.filter { candidates[$0].isMeasurement })
    }
  }

  /// "stresliyim epey", "müfettiş geliyor yarın, çok gerginim": a clause in which a person says how they
  /// are, and nothing else.
  mutating func findMood() {
    let places = message.spans.indices.filter { message.spans[$0].has(.mood) }
    guard places.count == 1, message.persons.isEmpty,
      message.word(places[0]).fits("mood.own"),
      message.scene.clauses[message.clauseOf[places[0]]].spans.allSatisfy({ span in
        span.isMark || span.time != nil
          || span.has(.mood, .filler, .mild, .moderate, .severe)
      })
    else { return }
    keep(
      [places[0]], of: candidates.indices.filter { candidates[$0].intent == "logMood" })
  }
}
