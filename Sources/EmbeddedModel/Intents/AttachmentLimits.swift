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
  /// beside it.
  func isOfEaten(_ quantity: Quantity, before food: FoodMention) -> Bool {
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
