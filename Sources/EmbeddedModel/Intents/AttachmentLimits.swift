import Analysis
import Turkish

/// Amounts near a food that are none of it.
extension Attachment {
  /// "porridge yedim 40g with skimmed milk 200ml": the amount of what stands between, which no table knows.
  func isOfUnknown(_ quantity: Quantity, after food: FoodMention) -> Bool {
    let place = quantity.spans.lowerBound
    guard place > food.spans.upperBound, message.spans[place - 1].isUnknown,
      !message.spans[place - 1].isFuzzy, message.word(place - 1).utf8.count > 3,
      quantity.measure != nil
    else { return false }
    return message.quantities.contains { other in
      food.spans.upperBound <= other.spans.lowerBound && other.spans.upperBound < place
    }
  }

  /// "cezerye 3 parça yanına soda": an amount after its food, and what joins the next one.
  func isClosed(_ quantity: Quantity, before food: FoodMention) -> Bool {
    let next = quantity.spans.upperBound
    guard next < food.spans.lowerBound, message.word(next).fits("amount.closing") else {
      return false
    }
    return message.foods.contains { other in
      other.isKnown && other.spans.upperBound <= quantity.spans.lowerBound
        && message.segmentOf[other.head] == message.segmentOf[quantity.spans.lowerBound]
    }
  }

  /// "kek yaptım 3 yumurta, bir dilimini yedim": what a dish was made of is no amount of it.
  func isOfMaking(_ quantity: Quantity, of food: FoodMention) -> Bool {
    guard let dish = message.madeDish else { return false }
    return food.head == dish.product && quantity.spans != dish.eaten
  }

  /// "börek yedim 2 dilim sonra baklava": an amount right after the verb, before another food that is
  /// told apart.
  func isAfterEating(_ quantity: Quantity, before food: FoodMention) -> Bool {
    let start = quantity.spans.lowerBound
    let between = quantity.spans.upperBound..<max(quantity.spans.upperBound, food.spans.lowerBound)
    guard start > 0, !between.isEmpty, message.spans[start - 1].has(.eat),
      message.spans[start - 1].finiteVerb != nil,
      message.spans[between.lowerBound].isMark
        || message.word(between.lowerBound).fits("amount.next")
    else { return false }
    let eaten = message.foods.filter {
      $0.isKnown && message.clauseOf[$0.head] == message.clauseOf[start - 1]
    }
    return eaten.count == 1
      && !message.quantities.contains { other in
        message.clauseOf[other.spans.lowerBound] == message.clauseOf[start - 1]
      }
  }

  /// "2 tkm yoğurt": a unit that is shortened as nobody knows makes no pieces of it.
  func isShortened(_ quantity: Quantity, before food: FoodMention) -> Bool {
    let place = quantity.spans.upperBound
    guard quantity.isBare, place < food.spans.lowerBound, message.spans[place].isUnknown else {
      return false
    }
    return !message.word(place).contains(where: \.isVowel)
  }

  /// "elma yedim 146", "meyve suyu içtim hala 146": a figure after the verb that counts no food.
  func isReading(_ quantity: Quantity, after food: FoodMention) -> Bool {
    guard quantity.isBare, quantity.value >= Self.mostPieces,
      food.spans.upperBound < quantity.spans.lowerBound
    else { return false }
    return (food.spans.upperBound..<quantity.spans.lowerBound).contains { place in
      message.spans[place].has(.eat) && message.spans[place].food == nil
    }
  }

  /// Nobody eats as many pieces of anything and says so after the verb, without a unit.
  private static let mostPieces = 30.0

  /// "somon yaptım yanına salata, ikisini de bitirdim": as many as were named, and pieces of none.
  func isOfAll(_ quantity: Quantity) -> Bool {
    guard quantity.isBare, quantity.value >= 2, quantity.number?.form.isPossessive == true else {
      return false
    }
    let before = message.foods.count { $0.spans.upperBound <= quantity.spans.lowerBound }
    return Double(before) >= quantity.value
  }

  /// "dolma yedim 5 tane cacıkla": pieces after the verb are of what comes in pieces, not of what was
  /// beside it; "makarna yedim 2 tabak yoğurtla": plates of what comes by the plate.
  func isOfEaten(_ quantity: Quantity, before food: FoodMention) -> Bool {
    if let pair = message.besides(quantity), pair.beside.head == food.head {
      return pair.counted?.head == pair.eaten.head
    }
    let start = quantity.spans.lowerBound
    guard quantity.measure.map({ $0.unit == Measure.piece.rawValue }) ?? quantity.isBare, start > 0,
      food.head >= quantity.spans.upperBound, message.spans[start - 1].has(.eat),
      let eaten = message.foods.last(where: { $0.spans.upperBound <= start - 1 })
    else { return false }
    let fits = [eaten, food].map {
      [.known, .usual].firstIndex(of: message.scene.units.fit(of: nil, to: message.spans[$0.head]))
    }
    return (fits[0] ?? -1) > (fits[1] ?? -1)
  }

  /// "pilav yedim, yarısını bıraktım": a part of all that was named is no amount of one food.
  func isPart(_ quantity: Quantity, after food: FoodMention) -> Bool {
    quantity.isPart
      && message.clauseOf[quantity.spans.lowerBound] > message.clauseOf[food.head]
  }
}

/// "makarna yedim 2 tabak yoğurtla": a food that was eaten, and one that was had with it, of both of which
/// a measure between them may be.
struct FoodsAround {
  let eaten: FoodMention
  let beside: FoodMention
  /// How well the measure counts the first and the second, as `FoodUnits.likelihood` tells.
  let (ofEaten, ofBeside): (Int, Int)

  init(_ eaten: FoodMention, _ beside: FoodMention, fits: (Int, Int)) {
    (self.eaten, self.beside) = (eaten, beside)
    (ofEaten, ofBeside) = fits
  }

  /// The one that the measure is of; nil where it is as likely of either.
  var counted: FoodMention? {
    ofEaten == ofBeside ? nil : ofEaten > ofBeside ? eaten : beside
  }
}

extension MessageAnalysis {
  /// The foods before and behind a measure that stands right behind the verb, the first without an amount;
  /// nil for every other amount.
  func besides(_ quantity: Quantity) -> FoodsAround? {
    guard quantity.spans.lowerBound > 0, let measure = countedIn(quantity) else { return nil }
    let verb = quantity.spans.lowerBound - 1
    guard spans[verb].has(.eat), spans[verb].finiteVerb?.verb?.isNegative == false,
      let beside = foods.first(where: { $0.spans.lowerBound == quantity.spans.upperBound }),
      isHadWith(beside)
    else { return nil }
    let clause = clauseOf[verb]
    let eaten = foods.filter { food in
      food.isKnown && food.spans.upperBound <= verb && clauseOf[food.head] == clause
    }
    let isCounted = quantities.contains { other in
      other.spans.upperBound <= verb && clauseOf[other.spans.lowerBound] == clause
        && !isFigure(other)
    }
    guard eaten.count == 1, !isCounted else { return nil }
    let ofEaten = scene.units.likelihood(of: measure, for: spans[eaten[0].head])
    let ofBeside = scene.units.likelihood(of: measure, for: spans[beside.head])
    guard ofEaten + ofBeside > 0 else { return nil }
    return FoodsAround(eaten[0], beside, fits: (ofEaten, ofBeside))
  }

  /// A vessel, a spoon or a slice that is counted: no weight, which fits every food, and no pieces.
  private func countedIn(_ quantity: Quantity) -> MeasureReading? {
    guard let measure = quantity.measure, measure.measure.metric == nil,
      measure.measure != .piece, quantity.number != nil, !quantity.isPart
    else { return nil }
    return measure
  }

  /// "yoğurtla", where it ends what is told.
  private func isHadWith(_ food: FoodMention) -> Bool {
    guard food.isKnown, spans[food.head].food?.noun?.grammaticalCase == .instrumental else {
      return false
    }
    return food.spans.upperBound == spans.count || spans[food.spans.upperBound].isMark
  }
}
