/// Rows of `Language/glucose-questions` by which code asks.
enum GlucoseRow: String, CaseIterable {
  case thing, fasting, afterMeal, bedtime, hours, untilToday, within, week, month, sameHour
  case ever, shifted, mean, highest, lowest, peak, trough, list, last, whichDays, howManyDays
  case howOften, howMany, when, over, under, check, was, review, worst, best, howMuch, fell
  case rose, goal, judged, summary, trend, compare, mealMost, both, inRange, figure, gmi
  case variability, sign, value, own, ask, rest
  case thingLoose = "thing.loose", mealBreakfast = "meal.breakfast", mealLunch = "meal.lunch"
  case mealDinner = "meal.dinner", mealAny = "meal.any", mealAfter = "meal.after"
  case mealBefore = "meal.before", withinWeeks = "within.weeks", withinMonths = "within.months"
  case withinUnit = "within.unit", numberEnding = "number.ending", checkOwn = "check.own"
  case goalAsked = "goal.asked", goalOut = "goal.out", overVerb = "over.verb"
  case ownHabit = "own.habit", ownVerb = "own.verb", ownThing = "own.thing"
  case measureWeight = "measure.weight", measureBloodPressure = "measure.bloodPressure"
  case measurePulse = "measure.pulse", measureTemperature = "measure.temperature"
  case measureKetone = "measure.ketone", measureHba1cBegin = "measure.hba1c.begin"
  case measureHba1c = "measure.hba1c", measureOwn = "measure.own", measureTold = "measure.told"
  case measureNewest = "measure.newest", measureCourse = "measure.course"
  case measureRest = "measure.rest"
}
