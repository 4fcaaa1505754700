package import Domain

/// What the engine's lexicon knows of a word; raw values are the classes of `Language/words.tsv`.
package enum WordClass: String, Sendable {
  // Verbs
  case eat, passive, finish, ranout, take, cook, order, put, remove, giveup, undo, change, bring,
    want
  case show, measure, comeout, trend, sleep, walk, inject, talk, remember, remind, research, know
  case feel, skip, affect, craving, refuse, be, ache, weigh
  // Particles and fixed words
  case exist, absent, not, need, idiom, deictic, question, ask, wish, `if`, hearsay, instead
  case yes, no, correction, more, filler, household
  case greeting, thanks, bye, identity, capability, sourceask, outofscope, cookquestion, websearch
  // Nouns of a topic
  case meal, glucose, sugarword, cgmnoun, list, shop, target, note, recallnoun, researchnoun, recipe
  case label, photo, archive, water, waterunit, steps, activity, sleepnoun, weight, moodnoun, mood
  case symptom, body, medication, doseunit, person, record
  /// What dishes are made of that holds most of their carbohydrate: bulgur, un.
  case staple
  /// Who eats and drinks and is no person.
  case animal
  /// Where things are told that did not happen: a dream, a game, a song.
  case play
  /// What one says to a speaker or a telephone: aç, çal, başlat.
  case command
  /// Coins and prices.
  case money
  /// Things of a shop that nobody eats: the grocery table.
  case thing
  /// The same once more: aynısı, bir tur daha.
  case same
  /// What parts a food with others: paylaş, bölüş.
  case share
  /// What stands before decimals: virgül, nokta.
  case point
  /// Asking for all of a day.
  case day
  case selfword = "self"
  case carbs = "nutrient.carbs"
  case calories = "nutrient.calories"
  case protein = "nutrient.protein"
  case fat = "nutrient.fat"
  case fiber = "nutrient.fiber"
  case sugar = "nutrient.sugar"
  case salt = "nutrient.salt"
  case glycemic = "nutrient.gi"
  case mmol = "unit.mmol"
  case mgdl = "unit.mgdl"
  case low = "bound.low"
  case high = "bound.high"
  case mild = "severity.mild"
  case moderate = "severity.moderate"
  case severe = "severity.severe"
  // What is measured and is no glucose
  case ketone = "analyte.ketone"
  case pressure = "analyte.bloodPressure"
  case pulse = "analyte.pulse"
  case temperature = "analyte.temperature"
  case hba1c = "analyte.hba1c"
  case lab = "analyte.lab"
  case urine = "sample.urine"
  case bloodword = "sample.blood"
  // When a reading was taken
  case fastingword = "context.fasting"
  case beforeMealWord = "context.beforeMeal"
  case afterMealWord = "context.afterMeal"
  case bedtimeWord = "context.bedtime"
  case nightWord = "context.night"
  case exerciseWord = "context.exercise"
}

extension WordClass {
  /// What follows the dot of a class that has kinds: `ketone` of `analyte.ketone`.
  private func kind(of group: String) -> String? {
    rawValue.hasPrefix(group) ? String(rawValue.dropFirst(group.count)) : nil
  }

  /// The kind of `logMeasurement` that a word names.
  package var analyte: String? { kind(of: "analyte.") }

  package var glucoseContext: GlucoseContext? { kind(of: "context.").flatMap(GlucoseContext.init) }
}

extension Span {
  /// What is measured, where the span names something else than glucose.
  package var analyte: (kind: String, name: String)? {
    for reading in readings {
      if case .word(let word) = reading.sense, let kind = word.analyte {
        return (kind, reading.phrase)
      }
    }
    return nil
  }
}
