import Analysis
import Domain
import Turkish

/// Times that say something else than when a thing was.
extension MessageAnalysis {
  /// "dünkü pilavdan üç kaşık yedim", "sabahki poğaçanın kalanını yedim": of which food it was, and not
  /// when it was eaten.
  func isOfFood(_ place: Int) -> Bool {
    guard spans[place].time?.isRelative == true, !scene.has(.correction, .not, .remove, .change)
    else { return false }
    if isOfStock(place) { return true }
    guard let food = foods.first(where: { $0.spans.lowerBound > place }), food.isKnown,
      (place + 1..<food.spans.lowerBound).allSatisfy({
        spans[$0].number != nil || spans[$0].measure != nil
      }),
      let verb = spans.indices.first(where: { $0 > food.head && spans[$0].finiteVerb != nil }),
      let form = spans[verb].finiteVerb?.verb
    else { return false }
    return spans[verb].has(.eat, .take, .finish) && [1, 4].contains(form.person)
      && [.past, .reported].contains(form.mood) && !form.isNegative
  }

  /// "dünkü somondan 200 gr", "dünkü yemekten yedim 1 tabak": what was taken from, which is older than the
  /// meal; "dünkü yemekten sonra" is a time.
  private func isOfStock(_ place: Int) -> Bool {
    let next = place + 1
    guard next < spans.count, !scene.isQuestion else { return false }
    let isTakenFrom = spans[next].readings.contains { reading in
      guard reading.noun?.grammaticalCase == .ablative else { return false }
      return spans[next].food != nil || reading.sense == .word(.meal)
    }
    return isTakenFrom && !(next + 1 < spans.count && word(next + 1).fits("times.around"))
  }

  /// "öğlen yediğim değil sabah yediğim", "8'de değil 9'da": when it was not; "sabahtan beri koşturuyorum": since when
  /// something else goes on.
  func isNoTime(_ place: Int) -> Bool {
    guard let time = spans[place].time else { return false }
    if scene.isLikened(place) || scene.isLate(place) { return true }
    if scene.sentence.tokens[time.tokens].last?.folded.fits("times.since") == true {
      // "kahvaltıdan beri bir şey yemedi": how long nothing was.
      return !clause(of: place).isPast || clause(of: place).isNegated
    }
    // "8'de değil 10'da": another hour takes its place.
    let isClock = time.clock != nil || time.instant != nil
    var next = place + 1
    if next < spans.count, spans[next].readings.contains(where: { $0.verb?.mood == .participle }) {
      next += 1
    }
    return next < spans.count && word(next).fits("times.denied")
      && spans[next...].contains { span in
        span.time.map { !isClock || $0.clock != nil || $0.instant != nil } ?? false
      }
  }

  /// The times right behind the verb of a clause, cut off from what follows: "yürüdüm dün, bugün …".
  func timesBehind(clause: Int) -> [TimeReading]? {
    let next = clause + 1
    guard scene.clauses.indices.contains(next), !scene.clauses[next].startsSentence,
      scene.clauses[clause].verbPlace != nil
    else { return nil }
    let parts = scene.clauses[next].spans
    let times = parts.prefix { $0.time != nil }
    guard !times.isEmpty, times.count < parts.count, parts[times.count].isMark,
      parts[times.count...].contains(where: { $0.time != nil })
    else { return nil }
    return times.compactMap(\.time)
  }

  /// "yarım saat önce ölçtüm 178, yemek 1 saat önceydi": a figure right behind the verb of measuring has the
  /// time before it.
  func timesOfMeasuring(_ place: Int) -> [TimeReading]? {
    let own = clauseOf[place]
    guard own > 0, spans[place].number != nil, place > 0, clauseOf[place - 1] == own - 1,
      !scene.clauses[own].startsSentence, scene.clauses[own - 1].verbIs(.measure),
      scene.clauses[own - 1].numbers.isEmpty
    else { return nil }
    let times = times.filter { clauseOf[$0.place] == own - 1 }.map(\.time)
    return times.isEmpty ? nil : times
  }

  /// "2 kaşık chia, gece yattım 1de": a time of going to bed or of measuring, told beside foods without a
  /// verb.
  func isOfOtherDeed(timeAt place: Int, foodAt head: Int) -> Bool {
    guard spans[head..<place].contains(where: \.isMark),
      !spans[head...].contains(where: { $0.has(.eat) })
    else { return false }
    let own = clauseOf[place]
    let deed = scene.clauses[own].verbPlace == nil && own > 0 ? own - 1 : own
    return scene.clauses[deed].verbIs(.sleep, .measure) && deed >= clauseOf[head]
  }
}
