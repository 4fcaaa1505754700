import Analysis
import Foundation
import Turkish

/// Gathers the foods of a run of spans, each with its amount.
///
///     "iki dilim ekmek, peynirden 40 gram" // ekmek 2 dilim · peynir 40 gram
struct MentionReader {
  let sentence: Sentence
  /// Whether words that nothing explains may be foods: only where something was eaten or is to be bought.
  let takesUnknown: Bool
  /// Whether things that nobody eats count: for the shopping list.
  var takesThings = false

  var mentions: [Mention] = []
  var amount: Amount?
  /// Whether a food stands in the chunk between two marks or conjunctions.
  private var chunkHasFood = false
  /// Whether the sugar of the drink that follows was counted: `iki şekerli çay`.
  private var isSweetened = false
  /// `biraz`, `bol`: an amount without a number.
  private var vagueAmount: String?
  /// Words before a food that may describe it.
  private(set) var described: [String] = []
  /// Unknown words that may themselves name a food.
  var strangers: [String] = []
  /// `her birine`, `ikişer`: the next food is counted for each of the one before.
  private var isForEach = false
  /// Amounts that no food took.
  private(set) var loose: [Amount] = []

  init(sentence: Sentence, takesUnknown: Bool) {
    self.sentence = sentence
    self.takesUnknown = takesUnknown
  }

  mutating func read(_ said: [Span]) -> [Mention] {
    var folder = AmountFolder(sentence: sentence)
    let spans = folder.folded(said)
    for (place, span) in spans.enumerated() { take(span, spans, place) }
    endChunk()
    return mentions
  }

  private mutating func take(_ span: Span, _ spans: [Span], _ place: Int) {
    let next = place + 1 < spans.count ? spans[place + 1] : nil
    switch span.kind {
    case .mark:
      let mark = sentence.folded(span)
      if mark != "'" && mark != "\"" && mark != "%" { endChunk() }
    case .time: endPhrase()
    case .number(let number):
      if number.form.isPossessive, place > 0, sentence.folded(spans[place - 1]) == "her" {
        isForEach = true
      } else {
        isForEach = isForEach || number.kind == .distributive
        take(number, next)
      }
    case .measure(let measure):
      if measure.unit == "dürüm", !foodFollows(spans, place), mentions.last?.isSource != true {
        takeFood(Mention(name: measure.unit, isKnown: true))
      } else {
        take(measure)
      }
    case .unknown where ["yarisini", "yarisi", "yarisindan"].contains(sentence.folded(span)):
      takeWords(span, spans, place)
    case .unknown: takeUnknown(span, next)
    case .words: takeWords(span, spans, place)
    }
  }

  private mutating func take(_ number: NumberReading, _ next: Span?) {
    if !strangers.isEmpty { endPhrase(keepsStrangers: false) }
    guard number.kind != .ordinal, !number.isPercent else { return }
    if let cups = amount?.quantity, amount?.unit != nil, number.kind == .exact,
      next?.food?.phrase.hasPrefix("şekerli ") ?? false
    {
      mentions.append(.sugar(cups * number.value, nil))
      isSweetened = true
      return
    }
    // "bir iki dilim", "beş on zeytin": a count after all.
    let isPair = number.tokens.count > 1 && (number.low == 1 || number.low >= 3)
    if number.kind == .vague,
      !isPair, number.value < 2 || number.value > 2 && number.value != number.value.rounded()
    {
      vagueAmount = number.low < 1 ? "biraz" : "bol"
      return
    }
    if number.isAmbiguousWord, !number.isArticle, next.map({ $0.isMark }) ?? true { return }
    if amount?.quantity == nil, amount?.unit != nil {
      // "ince belli bardakla iki çay"
      amount?.quantity = number.value
      return
    }
    if amount != nil { settleAmount() }
    if number.form.isPossessive, Double(mentions.count) == number.value, mentions.count > 1 {
      return
    }
    amount = Amount(quantity: number.value, unit: nil)
    if number.form.isPossessive {
      // "ikisini yedim": of what was named before.
      settleAmount()
    }
  }

  private mutating func take(_ measure: MeasureReading) {
    // "50 gram kalın dilim ekmek": what was weighed is not counted too.
    if let unit = amount?.unit, ["gram", "kilogram", "mililitre", "litre"].contains(unit),
      amount?.quantity != nil
    {
      return
    }
    let quantity =
      (amount?.quantity).map { $0 * measure.factor } ?? (measure.factor == 1 ? nil : measure.factor)
    let isOfContract = measure.measure.isOfContract
    amount = Amount(
      quantity: quantity, unit: isOfContract ? measure.unit : "adet",
      words: takesThings
        ? [] : [measure.size?.adjective, isOfContract ? nil : measure.unit].compactMap(\.self),
      isGeneric: measure.isGeneric)
    // "bir tabağını": of what was named before. A compound (su bardağı) is possessed by its own nature.
    if measure.form.possessor != 0, !measure.unit.contains(" ") { settleAmount() }
  }

  private mutating func takeUnknown(_ span: Span, _ next: Span?) {
    let word = sentence.folded(span)
    let shown = Turkish.lowercased(sentence.source(span))
    if word == "sekerli", takesSugar(next) { return }
    if word == "yasak" || word == "yasakti" {
      // "şeker yasak ama iki kurabiye yedim"
      mentions = []
      amount = nil
      return
    }
    // "her şeyi bitirdim"
    if ["sey", "seyi", "seyler", "seyleri"].contains(word) { return }
    // "330 ml lik"
    if word == "lik" || word == "luk", amount?.unit != nil { return }
    if marksRaw(word, next) {
      return
    } else if Words.isAdjective(word) {
      described.append(shown)
    } else if Words.isPlaceOrPerson(word) || !sentence.tokens[span.tokens.lowerBound].suffix.isEmpty
      || sentence.isName(span) || Words.isAside(word)
    {
      endPhrase(keepsStrangers: false)
    } else {
      if !takesUnknown { described = [] }
      strangers.append(shown)
    }
  }

  private mutating func takeWords(_ span: Span, _ spans: [Span], _ place: Int) {
    if takesThings, let thing = span.reading(.thing),
      span.food == nil || (thing.noun?.length ?? 0) <= (span.food?.noun?.length ?? 0)
    {
      takeFood(mention(thing, span, joined: false))
      return
    }
    if let food = span.food, !isOther(span, spans, place) {
      // "zürafa köfte", "zımbırtı çorbası": unknown words right before a food name what it is.
      let isNamed = !strangers.isEmpty && food.phrase != "su"
      if food.noun?.possessor == 3, place > 0,
        spans[place - 1].food?.noun?.length == 0 || spans[place - 1].isFuzzy,
        let last = mentions.last, described.isEmpty
      {
        // A compound that the table does not have: kuşkonmaz salatası.
        mentions[mentions.count - 1].name =
          last.name + " " + Turkish.lowercased(Turkish.possessive(food.phrase))
        return
      }
      takeFood(mention(food, span, joined: isNamed))
      return
    }
    let word = sentence.folded(span)
    if ["yarisini", "yarisi", "yarisindan"].contains(word) {
      amount = Amount(quantity: 0.5, unit: "adet")
      settleAmount()
      return
    }
    if word == "kuru", place + 2 < spans.count, spans[place + 1].number != nil,
      spans[place + 2].measure?.measure.metric != nil, let last = mentions.last, !last.hasAmount
    {
      // "makarnayı kuru 65 gram haşladım"
      mentions[mentions.count - 1].name = "çiğ \(last.name)"
    } else if word == "kuru", namesBeans(place + 1 < spans.count ? spans[place + 1] : nil) {
      takeFood(Mention(name: "kuru fasulye", isKnown: true))
    } else if ["cok az", "az biraz"].contains(word) {
      vagueAmount = "biraz"
    } else if word == "kuru", place + 1 < spans.count, marksRaw(word, spans[place + 1]) {
      return
    } else if Words.qualities.contains(word) {
      described.append(Turkish.lowercased(sentence.source(span)))
    } else if span.readings.contains(where: { $0.verb?.mood == .participle }) {
      // What stands before a participle belongs to it: "teyzemin yaptığı börek". How it was cooked
      // stays: "haşladığım mercimek".
      described = span.readings.compactMap { Words.cooked[$0.phrase] }
      strangers = []
    } else if span.has(.filler), !Words.joiners.contains(word) {
      if !strangers.isEmpty { endPhrase(keepsStrangers: false) }
    } else if Words.joiners.contains(word) {
      endPhrase()
      chunkHasFood = false
    } else {
      // A verb ends a list of foods; a place, a person or a time does not. Who does something else
      // than eating is no food: "diyetisyen önerdi".
      let verb = span.finiteVerb?.verb
      endPhrase(
        keepsStrangers: verb.map { $0.person != 3 || span.has(.eat, .passive, .finish, .exist) }
          ?? false)
    }
  }

  private mutating func takeFood(_ food: Mention) {
    // Unknown words right before a food say whose or where it was, unless an amount opened the phrase.
    chunkHasFood = true
    var mention = food
    let isCubed = mention.name.hasPrefix("küp şekerli ") || mention.name.hasPrefix("kesme şekerli ")
    if let amount, let quantity = amount.quantity,
      amount.unit == nil && isCubed || amount.isSpoon && mention.name.hasPrefix("şekerli ")
    {
      // "2 küp şekerli çay": the sugar is counted, not the tea.
      mentions.append(.sugar(quantity, amount.unit))
      isSweetened = true
      self.amount = nil
    }
    if isSweetened {
      mention.name = mention.name.components(separatedBy: "şekerli ").last ?? mention.name
      isSweetened = false
    }
    described = []
    strangers = []
    if let amount {
      if let part = amount.sandwich(mention.name) {
        mention.name = part
      } else {
        mention.take(amount)
      }
      self.amount = nil
    }
    if mention.isPredicate, let last = mentions.last, !last.isPredicate {
      mention.quantity = mention.quantity ?? last.quantity
      mention.unit = mention.unit ?? last.unit
    }
    if let vagueAmount {
      mention.isVague = true
      if !mention.hasAmount, !takesThings { mention.name = "\(vagueAmount) \(mention.name)" }
    }
    vagueAmount = nil
    mention.isPerPiece = isForEach
    isForEach = false
    mentions.append(mention)
  }

  private mutating func endStrangers() {
    defer { strangers = [] }
    guard takesUnknown, !strangers.isEmpty, !chunkHasFood || amount != nil else { return }
    let name = (described + strangers).joined(separator: " ")
    described = []
    var stranger = Mention(name: name, isKnown: false)
    if let amount {
      stranger.take(amount)
      self.amount = nil
    }
    mentions.append(stranger)
  }

  /// Ends the phrase before a conjunction, a time or a place.
  private mutating func endPhrase(keepsStrangers: Bool = true) {
    if keepsStrangers { endStrangers() }
    strangers = []
    described = []
  }

  private mutating func endChunk() {
    endPhrase()
    if amount != nil { settleAmount() }
    chunkHasFood = false
  }

  /// Gives an amount without a food after it to the food before it.
  private mutating func settleAmount() {
    guard let left = amount else { return }
    amount = nil
    let isWeight = ["gram", "mililitre"].contains(left.unit) && left.quantity != nil
    guard let last = mentions.indices.last,
      !mentions[last].hasAmount || isWeight && chunkHasFood && mentions[last].isOne
    else {
      loose.append(left)
      return
    }
    mentions[last].take(left)
  }
}
