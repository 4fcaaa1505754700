import Analysis
import Domain
import Foundation
import Turkish

// What a message has to say before a meal is changed.
extension ToldChange {
  /// Whether it gives no right to a change of this meal.
  func isUnlicensed(ofMeal record: TalkRecord) -> Bool {
    if countsVessels || tellsDose || countsOfOthers || addsStranger || addsGivenUp { return true }
    guard let meal = record.meal, !setsRight else { return false }
    return replacesUnasked || isOfOtherFood(in: meal) || halvesOne(of: meal) || isOfAll
      || isBesides(in: meal) || tellsCarbsOfUnknown || addsWhatWas(to: meal) || addsPart(of: meal)
      || addsWhatItIsMadeOf(in: meal) || addsLater(to: record)
      || addsRemarkedPart(to: meal) || takesPartOfOwn(besides: meal) || measuresPart(of: meal)
  }

  /// "3 torunum var", "6 yaşında", "2 kişilik yer": a figure of what is told of beside the meal.
  private var countsOfOthers: Bool {
    message.spans.indices.contains { place in
      let next = place + 1
      guard next < message.spans.count, candidate.claims.contains(place) else { return false }
      let (span, after) = (message.spans[place], message.spans[next])
      let isCount = span.number.map { !$0.isArticle && !$0.form.isPossessive }
      let isAge = message.word(next).fits("profile.age")
      return isAge && (isCount ?? (span.time != nil))
        || isCount == true && after.food == nil && after.has(.person)
    }
  }

  /// "otobüs değil tren": what no table knows comes to no meal where something else is denied.
  private var addsStranger: Bool {
    let added = candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }
      .compactMap { $0[.name]?.string }
    return scene.has(.not)
      && message.foods.contains { !$0.isKnown && added.contains($0.name) }
  }

  /// "nohut yemeği bir tabak, pilav 5 kaşık" two hours after a meal: another one, where nothing says that it
  /// comes to that.
  private func addsLater(to record: TalkRecord) -> Bool {
    guard candidate.calls.contains(where: { $0.arguments[.items] != nil }),
      !scene.has(.more, .exist, .deictic, .instead, .put, .meal),
      let date = record.date(in: scene.zone), let meal = record.meal
    else { return false }
    let known = message.foods.filter(\.isKnown)
    let isNew =
      !known.isEmpty
      && known.allSatisfy { food in
        !meal.items.contains { FoodRole.shares($0.name, food.name) }
      }
    return isNew && scene.now.timeIntervalSince(date) > Self.oneSitting
      && scene.now.timeIntervalSince(record.writtenAt) > Self.oneSitting
      && !message.spans.indices.contains { message.isTold(tooAt: $0) }
  }

  /// Seconds within which foods without a word of it come to the meal before.
  private static let oneSitting = 3600.0

  /// "bir bardağına şeker attım", "yarısı tepside kaldı": where something was put or left is no amount of
  /// it; "paketinde 30 gram karbonhidrat varmış" tells of the food.
  private var countsVessels: Bool {
    !scene.has(.carbs, .calories, .protein, .fat, .fiber)
      && !message.spans.indices.contains { message.word($0).fits("amount.goal") }
      && message.quantities.contains { quantity in
        !candidate.claims.isDisjoint(with: quantity.spans)
          && [.dative, .locative].contains(quantity.measure?.form.grammaticalCase)
          && !message.foods.contains { $0.head == quantity.spans.upperBound }
      }
  }

  /// A food in the place of another, where no word says so: "üzerine yoğurt döktüm".
  private var replacesUnasked: Bool {
    let pairs = candidate.calls.flatMap { $0.arguments[.replace]?.array ?? [] }
    return pairs.contains { pair in
      guard let old = pair[.from]?.string, let new = pair[.to]?.string else { return false }
      if FoodRole.shares(old, new) {
        return loses(old, new) || !isSaidToBe && isWholeKind(new, of: old)
          || replacesByPart(new, of: old)
      }
      return !isSaidToBe || isOfOtherCopula(new) || replacesByPart(new, of: old)
    }
  }

  /// "pilav yarımdı", "bulgur ekmeğiydi": what something was brings no other food.
  private func addsWhatWas(to meal: LoggedMeal) -> Bool {
    guard !scene.has(.exist), isSaidToBe else { return false }
    return candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }
      .compactMap { $0[.name]?.string }
      .contains { name in !meal.items.contains { $0.name == name } }
  }

  /// "latte laktozsuz sütle", "latteyi yulaf sütüyle yaptırdım" of a latte: what is right behind a food of
  /// the meal, without an amount of its own, tells how that was made.
  private func addsWhatItIsMadeOf(in meal: LoggedMeal) -> Bool {
    let added = candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }
      .filter { $0[.quantity] == nil }.compactMap { $0[.name]?.string }
    return !scene.has(.more)
      && message.foods.contains { added.contains($0.name) && message.isMadeOf($0, in: meal) }
  }

  /// "pilavı az yedim yarısı" of a "pilav üstü döner": what is in it already, and no second one.
  private func addsPart(of meal: LoggedMeal) -> Bool {
    let isPointedAt = message.foods.contains { food in
      candidate.claims.contains(food.head)
        && message.spans[food.head].food?.noun?.grammaticalCase == .accusative
    }
    guard isPointedAt, !scene.has(.more) else { return false }
    return candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }
      .filter { $0[.quantity] == nil }.compactMap { $0[.name]?.string }
      .contains { name in meal.items.contains { loses($0.name, name) } }
  }

  /// "pilavı tam yemedim" of a "bulgur pilavı": the last word of a name means that food, and no other.
  private func isWholeKind(_ new: String, of old: String) -> Bool {
    let (old, new) = (old.split(separator: " "), new.split(separator: " "))
    return new.count < old.count
  }

  /// "pilav yarımdı" of a "pilav üstü döner": a part of its name is no other dish.
  private func loses(_ old: String, _ new: String) -> Bool {
    let (old, new) = (
      Turkish.fold(old).split(separator: " "), Turkish.fold(new).split(separator: " ")
    )
    return new.count < old.count && new.last != old.last && new.allSatisfy(old.contains)
  }

  /// "bulgur ekmeğiydi": it was said to be bread, and no bulgur.
  private func isOfOtherCopula(_ name: String) -> Bool {
    let said = message.foods.filter { food in
      message.spans[food.head].food?.noun.map { $0.copula != .none } ?? false
    }
    return !said.isEmpty && !said.contains { FoodRole.shares($0.name, name) }
  }

  /// "pilavın yarısını" of a "pilav üstü döner", "jel 25 g karbonhidrat" after a banana: an amount of what
  /// is no item, or a part of one.
  private func isOfOtherFood(in meal: LoggedMeal) -> Bool {
    let items = candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }
      .compactMap { $0[.name]?.string }.filter { name in meal.items.contains { $0.name == name } }
    let named = message.foods.filter { food in
      food.isKnown && food.spans.contains(where: candidate.claims.contains)
    }.map(\.name)
    guard !items.isEmpty, !named.isEmpty else { return false }
    return items.contains { item in !named.contains { isHead($0, of: item) } }
  }

  /// Whether a name is that of an item, or the last word of it: "köfte" of "ızgara köfte".
  private func isHead(_ name: String, of item: String) -> Bool {
    let (name, item) = (Turkish.fold(name), Turkish.fold(item))
    guard let last = item.split(separator: " ").last else { return false }
    return name == item || name.hasPrefix(item + " ")
      || name.split(separator: " ").last.map(last.hasPrefix) == true
  }

  /// "2 kaşık bulgur, 1 kepçe nohut", then "yarısını yedi": of all of it, and not of one.
  private func halvesOne(of meal: LoggedMeal) -> Bool {
    let items = candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }
    return !items.isEmpty && items.count < meal.items.count
      && !message.foods.contains(where: \.isKnown)
      && message.quantities.contains { $0.isPart && !candidate.claims.isDisjoint(with: $0.spans) }
  }

  /// "1 tabak mantı", then "annemin tabağından da bir kaşık": so much more, in another unit.
  private func isBesides(in meal: LoggedMeal) -> Bool {
    message.quantities.contains { quantity in
      let place = quantity.spans.lowerBound
      guard place > 0, !candidate.claims.isDisjoint(with: quantity.spans),
        message.word(place - 1).fits("meal.too"), let unit = quantity.measure?.unit
      else { return false }
      return changes(.items) && meal.items.contains { $0.unit != nil && $0.unit != unit }
    }
  }

  /// "jel aldım 25 g karbonhidrat" after a banana: the figure of what no word of the table is.
  private var tellsCarbsOfUnknown: Bool {
    candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }.contains { $0[.carbs] != nil }
      && message.spans.contains { $0.isUnknown && !$0.isFuzzy }
  }

  /// "3 benim, toplam 8 dilimdi": how many there were is not how many were eaten.
  private var isOfAll: Bool {
    changes(.items) && tells("change.total") && !scene.clauses.contains { $0.verbIs(.eat) }
  }
}

extension MessageAnalysis {
  /// Whether a food stands right behind one of the meal, as what that was made with.
  func isMadeOf(_ food: FoodMention, in meal: LoggedMeal) -> Bool {
    let isWith = spans[food.head].food?.noun?.grammaticalCase == .instrumental
    let isKind = food.name.split(separator: " ").dropLast().contains { word in
      Turkish.fold(String(word)).fits("change.lacking")
    }
    return (isWith || isKind)
      && foods.contains { held in
        held.spans.upperBound == food.spans.lowerBound
          && meal.items.contains { FoodRole.shares($0.name, held.name) }
      }
  }
}
