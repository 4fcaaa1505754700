import Analysis

/// Rows of `Language/own-asks` by which code asks.
enum OwnRow: String, CaseIterable {
  static let table = NamedRows<OwnRow>("Language/own-asks")

  case notes, medicines, list, newest, usual, same, without
  case sourceFrom = "source.from", sourceFigure = "source.figure", sourceAlone = "source.alone"
  case sourceRest = "source.rest", effectWhy = "effect.why", effectWord = "effect.word"
  case effectRest = "effect.rest", effectWhat = "effect.what", effectWhatRest = "effect.whatRest"
  case showRest = "show.rest", listBought = "list.bought", listGot = "list.got"
  case listUnbought = "list.unbought", listFirst = "list.first", listRest = "list.rest"
  case newestBare = "newest.bare", newestValue = "newest.value", sameEaten = "same.eaten"
  case withoutEnd = "without.end", withoutRest = "without.rest", mealRest = "meal.rest"
  case favoriteAdd = "favorite.add", favoriteDrop = "favorite.drop", favoriteRest = "favorite.rest"
  case favoriteNamed = "favorite.named", favoriteMeal = "favorite.meal"
  case favoriteEaten = "favorite.eaten", favoriteMeals = "favorite.meals"
  case shortCarbs = "short.carbs", shortWater = "short.water", shortSteps = "short.steps"
  case shortDose = "short.dose", shortNewest = "short.newest", shortRest = "short.rest"
  case recordElse = "record.else", recordReview = "record.review", recordHowMuch = "record.howMuch"
  case recordThen = "record.then", recallTold = "recall.told", recallAgain = "recall.again"
  case recallKept = "recall.kept", recallNew = "recall.new", recallAsked = "recall.asked"
  case recallPlanned = "recall.planned", recallWhen = "recall.when"
  case recordWhenWasIt = "record.whenWasIt", recordMore = "record.more"
  case recordLeast = "record.least", recordMost = "record.most", noteMore = "note.more"
  case noteAsked = "note.asked", profileRest = "profile.rest", recordHowOften = "record.howOften"
  case recordEveryTime = "record.everyTime", recordWhichDay = "record.whichDay"
  case recordWeek = "record.week", recordFirst = "record.first", recordWasIn = "record.wasIn"
  case recordSum = "record.sum", recordThatTime = "record.thatTime", recordBefore = "record.before"
  case recordWholeDay = "record.wholeDay", newestLast = "newest.last"
}
