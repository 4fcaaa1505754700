package import Domain

/// What the engine's lexicon knows of a word; raw values are the classes of `Language/words.tsv`.
package enum WordClass: String, Sendable {
  // Verbs
  case eat, passive, finish, ranout, take, cook, order, put, remove, giveup, undo, change, bring,
    want
  case show, measure, comeout, trend, sleep, walk, inject, talk, remember, remind, research, know
  case feel, skip, affect, craving, refuse, leave, be, ache, weigh, give
  // Particles and fixed words
  case exist, absent, not, need, idiom, deictic, question, ask, wish, `if`, hearsay, instead
  case yes, no, correction, more, filler, household
  case greeting, thanks, bye, identity, capability, sourceask, outofscope, cookquestion, websearch
  // Nouns of a topic
  case meal, glucose, sugarword, cgmnoun, list, shop, target, note, recallnoun, researchnoun, recipe
  case label, photo, archive, water, waterunit, steps, activity, sleepnoun, weight, moodnoun, mood
  case symptom, body, medication, doseunit, person, record
  /// What stands after a name: bey, hanım.
  case title
  /// Names that people are given: Ayşe, Efe.
  case given = "person.given"
  /// What is seen in a toilet, and the scale that tells its kind.
  case stool
  /// What dishes are made of that holds most of their carbohydrate: bulgur, un.
  case staple
  /// Who eats and drinks and is no person.
  case animal
  /// What people do not bear and no food of the table is: `gluten`.
  case allergen
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
  // What is asked of records: how much, how often, the most, all of it; and over how long
  case daily = "stretch.day"
  case weekly = "stretch.week"
  case monthly = "stretch.month"
  case quarterly = "stretch.quarter"
  case sum = "asked.sum"
  case mean = "asked.mean"
  case most = "asked.most"
  case least = "asked.least"
  case often = "asked.often"
  case percent = "asked.share"
  case rest = "asked.rest"
  case lastword = "asked.last"
  case compare = "asked.compare"
  case whole = "asked.whole"
  case read = "asked.read"
  case written = "asked.written"
  case notecall, appointment, targetcall
  case rangeLow = "range.low"
  case rangeHigh = "range.high"
  // What a person says about themselves
  case diabetesType = "diabetes.type"
  case typeOne = "diabetes.type1"
  case typeTwo = "diabetes.type2"
  case gestational = "diabetes.gestational"
  case prediabetes = "diabetes.prediabetes"
  case height = "profile.height"
  case age = "profile.age"
  case birth = "profile.birth"
  case diagnosed = "profile.diagnosed"
  case naming = "profile.name"
  case pregnant = "profile.pregnant"
  case female = "profile.female"
  case male = "profile.male"
  case allergy = "profile.allergy"
  case diet = "profile.diet"
  case using = "profile.using"
  case yearword = "profile.year"
  case telling = "profile.tell"
  case tone = "profile.tone"
  case goal = "profile.goal"
  // What is to be cooked, looked up, found out
  case recipeask, serving, papers, webcall
  case salad = "recipemeal.salad"
  case dessert = "recipemeal.dessert"
  case breakfastDish = "recipemeal.breakfast"
  case lunchDish = "recipemeal.lunch"
  case dinnerDish = "recipemeal.dinner"
  case snackDish = "recipemeal.snack"
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
