import Analysis
import Domain
import Foundation
import Turkish

/// A short question that goes on with the one before it: what it names is changed, all else is kept.
///
///     bugün kaç karbonhidrat aldım | kahvaltıda? | dün kahvaltıda?
///     en son ne zaman yürüdüm | ondan önce? | toplam kaç dakika bu ay
///     en yüksek şekerim kaçtı | o gün ne yemiştim       the day of the answer before
struct RecordFollowUp {
  let words: RecordWords
  let reading: Reading

  private var message: MessageAnalysis { words.message }
  private var scene: Scene { message.scene }

  private static let tools: Set = ["getDay", "getMeals", "getNutrition"]
  private static let longest = 8

  /// What is asked for now; nil where the message does not go on with a question of records.
  var question: RecordQuestion? {
    guard message.spans.filter({ !$0.isMark }).count <= Self.longest, !scene.words.isEmpty,
      let step = spokenOf, step.result.isOK
    else { return nil }
    if words.says(.recordThen) { return ofThen(step) }
    if step.call.name == "getGlucose" { return ofGlucose(step) }
    guard Self.tools.contains(step.call.name),
      let topic = words.asksOnlyMore ? earlierTopic(step) : topic(after: step),
      words.extreme == nil || topic != .meals && topic != .nutrients || !words.asksOnlyMore
    else { return nil }
    if words.says(.recordBefore) { return before(step, topic) }
    let asksMore = words.asksOnlyMore
    guard isShort || asksMore || isOfSameTalk(topic) else { return nil }
    let times = asksMore ? .nothing : RecordTimes(message: message).said
    let name = RecordName(topic, reading).name
    let other = message.persons.first.map { Whose.said($0.name) }
    let isOther = words.topic != nil && words.topic != earlierTopic(step) && !asksMore
    guard
      times != .nothing || name != nil || other != nil || scene.has(.selfword) || isOther
        || words.isOfNutrients || words.says(.recordSum) || asksMore || isOfSameTalk(topic)
    else { return nil }
    var question = RecordQuestion(topic, in: scene)
    guard let stretch = stretch(times, after: step) else { return nil }
    question.stretch = stretch
    // "en son ne zaman" looks behind the days that were asked about; the mean of one night is none.
    if times == .nothing, words.says(.newestLast) {
      (question.stretch, question.isNewest) = (nil, true)
    } else if times == .nothing, scene.has(.mean) || words.extreme != nil, stretch.isDay,
      topic != .meals,
      topic != .nutrients
    {
      question.stretch = nil
    } else if times == .nothing, words.says(.recordSum), topic == .nutrients {
      // "toplam karbonhidrat" after a meal is of the day.
      question.stretch?.meal = nil
    }
    // "ortalama?" after a list of meals is of what they held.
    if topic == .meals, words.topic == nil, scene.has(.mean, .sum) { question.topic = .nutrients }
    // "baklava yedim mi | kaç gram karbonhidrat" is of the food.
    let isOfFood = topic == .nutrients && step.call.arguments[.food] != nil && !scene.has(.sum)
    question.name = name ?? (isOther && !isOfFood ? nil : earlierName(step))
    question.person =
      scene.speaksOfWriter(after: step) ? nil : other ?? step.call.arguments[.person]?.string
    question.note(words)
    question.keepMeasurement()
    // "toplam ne kadar verdim" is of all that was weighed.
    if question.asked.isChange, times == .nothing { question.stretch = nil }
    return question
  }

  /// The question that was asked last; the one before it where that had no answer, or told of no hours and
  /// what is asked now is of before.
  private var spokenOf: Dialogue.Step? {
    guard let step = scene.dialogue.newest else {
      return scene.dialogue.steps.first { $0.age == 2 && Self.tools.contains($0.call.name) }
    }
    guard step.call.name == "getGlucose", step.call.arguments[.from] == nil, isOfBefore,
      !words.says(.recordThen)
    else { return step }
    return scene.dialogue.steps.first { $0.age <= 3 && Self.tools.contains($0.call.name) } ?? step
  }

  // MARK: About what

  private func earlierTopic(_ step: Dialogue.Step) -> RecordTopic? {
    switch step.call.name {
    case "getMeals": return .meals
    case "getNutrition": return .nutrients
    default:
      let kind = step.call.arguments[.kind]?.string.flatMap(TalkRecord.Kind.init)
      return kind.map { .entries($0) }
    }
  }

  private func topic(after step: Dialogue.Step) -> RecordTopic? {
    if let topic = words.topic {
      // "kaç karbonhidrat" and "kaç ünite" alone; a food that is asked about is another matter.
      return topic == .nutrients && !message.foods.isEmpty ? nil : topic
    }
    guard !scene.has(.glucose, .sugarword, .recipe, .list, .target) else { return nil }
    return earlierTopic(step)
  }

  private func earlierName(_ step: Dialogue.Step) -> String? {
    step.call.arguments[.name]?.string ?? step.call.arguments[.food]?.string
  }

  /// Whether it names nothing but a time, a meal, a person or a thing, and asks: "dün?", "lantus?".
  private var isShort: Bool {
    let content = message.spans.filter { span in
      !span.isMark && span.time == nil
        && !span.has(.filler, .question, .ask, .deictic, .selfword, .meal, .medication, .more)
        && !scene.sentence.folded(span).fits("record.goingOn")
    }
    let persons = Set(message.persons.flatMap { Array($0.places) })
    let places = message.spans.indices.filter { place in
      content.contains { $0.tokens == message.spans[place].tokens } && !persons.contains(place)
    }
    let isAsked = scene.isQuestion || scene.clauses.allSatisfy { $0.verb == nil }
    return isAsked
      && places.allSatisfy { place in
        let span = message.spans[place]
        return span.food != nil && message.foods.count == 1 && span.number == nil
          && topicOfFoods || span.has(.carbs, .calories, .protein, .fat, .fiber, .sum, .mean)
          || span.measure != nil && span.number == nil
      }
  }

  /// "muz?" after what was eaten; after "muzda kaç karbonhidrat var" it is of the table.
  private var topicOfFoods: Bool { scene.dialogue.newest?.call.name == "getMeals" }

  /// "kaç ünite yapmıştım", "akşamkini ne zaman yemiştim", "toplam ne kadar verdim": asked in full, of the
  /// same time where it names no day.
  private func isOfSameTalk(_ topic: RecordTopic) -> Bool {
    guard scene.isQuestion, !words.says(.newestLast),
      scene.clauses.allSatisfy({ $0.verb == nil || $0.isPast })
    else { return false }
    if words.topic == nil { return words.says(.recordSum) || tells(of: topic) }
    if case .stretch = RecordTimes(message: message).said { return false }
    return isOfBefore
  }

  /// "kaç ünite yapmıştım": told of a time that was spoken of, and not of now.
  private var isOfBefore: Bool { scene.words.contains { $0.fits("record.ofBefore") } }

  /// "akşam kaç yapmıştım" after doses: the verb alone goes on with them.
  private func tells(of topic: RecordTopic) -> Bool {
    scene.clauses.contains { clause in
      switch topic {
      case .meals, .nutrients: clause.verbIs(.eat, .take)
      case .entries(.medication): clause.verbIs(.inject, .take, .give)
      case .entries(.activity): clause.verbIs(.walk)
      case .entries(.sleep): clause.verbIs(.sleep)
      case .entries(.water): clause.verbIs(.eat)
      case .entries(.weight): clause.verbIs(.weigh, .give, .take, .leave)
      case .entries(.measurement): clause.verbIs(.measure, .comeout)
      default: false
      }
    }
  }

  /// "ne yemiştim", "kaç ünite yapmıştım" after a value of some hours.
  private func ofGlucose(_ step: Dialogue.Step) -> RecordQuestion? {
    guard let topic = words.topic, topic != .review, isOfBefore,
      RecordTimes(message: message).said == .nothing, step.call.arguments[.from] != nil,
      let stretch = RecordStretch(of: step.call.arguments, in: scene.zone, now: scene.now),
      stretch.dates.upperBound.timeIntervalSince(stretch.dates.lowerBound) <= 25 * 3600
    else { return nil }
    var question = RecordQuestion(topic, in: scene)
    question.stretch = stretch
    question.name = RecordName(topic, reading).name
    question.person =
      scene.speaksOfWriter(after: step) ? nil : step.call.arguments[.person]?.string
    question.note(words)
    return question
  }

  // MARK: Of which time

  /// The time that is said, with what the one before it had and it leaves open.
  private func stretch(_ said: RecordTimes.Said, after step: Dialogue.Step) -> RecordStretch? {
    let earlier = RecordStretch(of: step.call.arguments, in: scene.zone, now: scene.now)
    // Of the last one that there was only the day counts.
    let day = isOfNewest(step) ? moment.map { RecordStretch(dates: scene.day(of: $0)) } : earlier
    switch said {
    case .unserved: return nil
    case .nothing: return day
    case .meal(let meal):
      let dates = day?.dates ?? scene.day(0)
      return RecordStretch(dates: dates, meal: meal)
    case .stretch(var stretch):
      if stretch.meal == nil, let meal = earlier?.meal, !isOfNewest(step), words.topic == nil,
        stretch.isDay
      {
        stretch.meal = meal
      }
      return stretch
    }
  }

  /// Whether the question before this one asked for the last of all.
  private func isOfNewest(_ step: Dialogue.Step) -> Bool {
    guard let earlier = RecordStretch(of: step.call.arguments, in: scene.zone, now: scene.now)
    else { return false }
    return earlier.dates.lowerBound <= scene.days(back: RecordQuestion.reach).lowerBound
  }

  /// "ondan önce?": the last one before the one that was told.
  private func before(_ step: Dialogue.Step, _ topic: RecordTopic) -> RecordQuestion? {
    // Of several the newest is the one that is spoken of.
    guard let moment = moments.max() ?? moment else { return nil }
    var question = RecordQuestion(topic, in: scene)
    let back = scene.days(back: RecordQuestion.reach).lowerBound
    question.stretch = RecordStretch(dates: back..<moment)
    question.name = earlierName(step)
    question.person = step.call.arguments[.person]?.string
    question.note(words)
    question.keepMeasurement()
    question.asked.isNewest = true
    question.asked.isChange = false
    return question
  }

  /// "o gün ne yemiştim", "o akşam kaç ünite yapmıştım", "ne yemiştim o zaman".
  private func ofThen(_ step: Dialogue.Step) -> RecordQuestion? {
    guard let topic = words.topic, topic != .review, let moment else { return nil }
    var question = RecordQuestion(topic, in: scene)
    question.stretch = RecordStretch(dates: scene.day(of: moment))
    if case .meal(let meal) = RecordTimes(message: message).said {
      question.stretch?.meal = meal
    } else if words.says(.recordThatTime) {
      let start = moment.addingTimeInterval(-4 * 3600)
      question.stretch = RecordStretch(dates: start..<moment.addingTimeInterval(1800))
    }
    question.name = RecordName(topic, reading).name
    question.person =
      scene.has(.selfword)
      ? nil
      : message.persons.first.map { Whose.said($0.name) } ?? step.call.arguments[.person]?.string
    question.note(words)
    return question
  }

  /// The moment of the answer before: the first that it tells with its hour, else the first day.
  private var moment: Date? {
    let time = timesTold.first { $0.clock != nil } ?? timesTold.first
    return time?.moment(now: scene.now, zone: scene.zone)?.date
  }

  /// All moments of the answer before that it tells with their hours.
  private var moments: [Date] {
    timesTold.filter { $0.clock != nil }
      .compactMap { $0.moment(now: scene.now, zone: scene.zone)?.date }
  }

  private var timesTold: [TimeReading] {
    guard let answer = scene.dialogue.lastAnswer,
      let told = scene.dialogue.scene(
        of: String(answer.prefix(Self.mostRead)), now: scene.now, zone: scene.zone)
    else { return [] }
    return told.sentence.spans.compactMap(\.time).filter { $0.namesDay }
  }

  private static let mostRead = 600
}

extension Scene {
  /// The day of a moment, as an interval.
  fileprivate func day(of moment: Date) -> Range<Date> {
    let day = zone.day(at: moment)
    return zone.interval(of: day..<day + 1)
  }
}
