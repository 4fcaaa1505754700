/// Rows of `Kitchen/list` by which code asks; those of what becomes of things are read as deeds as well.
enum ListRow: String, CaseIterable {
  case add, get, plan, need, bought, gotten, ticked, unbought, left, remove, unwanted, unbuying
  case first, last, before, after, makeList, set, have, hadBeen, stored, sent, used, except
  case instead, not, reason, homeward, outOfHome, wholeHome, emptying, gone, absent, home
  case homeHead, remains, aside, exists, which, howMuch, group, asking, price, wonder, told
  case showing, ifabsent, all, others, lines, listward, pointing, rest, too, alone, degree, kind
  case yes, ingredients, joins, homeList, deny, titling, writing, refusing, unwritten, demanded
  case boughtThings, halve, double, triple, onemore, become
  case planDue = "plan.due", askList = "ask.list", askHas = "ask.has", askMi = "ask.mi"
  case askWhether = "ask.whether", askTag = "ask.tag", writingTold = "writing.told"
  case openedList = "opened.list", openedAdd = "opened.add", openedRest = "opened.rest"
  case askWords = "ask.words", askBesides = "ask.besides", toldOther = "told.other"
  case pointOne = "point.one", pointTwo = "point.two", pointFirst2 = "point.first2"
  case pointFirst = "point.first", pointOthers = "point.others", pointThose = "point.those"
  case pointAll = "point.all", dictatedAsking = "dictated.asking", dictatedNever = "dictated.never"
  case dictatedBesides = "dictated.besides", showList = "show.list"
  case dictatedUndone = "dictated.undone", otherLists = "other.lists", ownLists = "own.lists"
  case planOrder = "plan.order", sameAmount = "same.amount", openingYes = "opening.yes"
  case dictatedElsewhere = "dictated.elsewhere", dictatedHabit = "dictated.habit"
  case dictatedMore = "dictated.more", dictatedRepair = "dictated.repair"
  case dictatedOrder = "dictated.order", writingNoun = "writing.noun", dietGiver = "diet.giver"
  case dietGiven = "diet.given", dietWords = "diet.words", dietOwn = "diet.own"
  case dietBought = "diet.bought", pointIt = "point.it"
}
