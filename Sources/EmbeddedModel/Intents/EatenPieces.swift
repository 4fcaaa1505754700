import Analysis
import Domain
import Turkish

// Pieces of a dish whose recipe was just told, or the dish by its name alone.
extension EatenRecipe {
  /// "2 dilim yedim", "5 tane yedim", "menemeni yedim" right after the recipe: how many pieces a portion has is
  /// not known, so a portion of the recipe and the dish of the food table are asked about.
  var choicesOfPieces: [[PlannedCall]] {
    guard isInSight, !isFromElsewhere, let eaten = Eating.all(in: scene), eaten.count == 1,
      strangers.allSatisfy(isOfDish), foods.allSatisfy(isOwn)
    else { return [] }
    let amounts = eaten[0].quantities.filter { $0.number?.isArticle != true || $0.measure != nil }
    guard amounts.count <= 1, amounts.allSatisfy(isPiece) else { return [] }
    let isNamed = foods.contains { place in
      scene.sentence.spans[place].food?.noun?.grammaticalCase == .accusative
    }
    guard !amounts.isEmpty || isNamed, let dish = dishName else { return [] }
    let portion: JSON = [
      .name: .string(recipe.name), .quantity: 1, .unit: .string(Measure.portion.rawValue),
      .recipe: recipe.id,
    ]
    var members: [JSON.Member] = [.init(.name, .string(dish))]
    if let amount = amounts.first {
      members.append(.init(.quantity, .number(amount.value)))
      members.append(.init(.unit, .string(amount.measure?.unit ?? Measure.piece.rawValue)))
    }
    return [portion, .object(members)].map { item in
      [ProductMeal(scene).meal([item], person: eaten[0].person)]
    }
  }

  private func isPiece(_ amount: Quantity) -> Bool {
    guard let measure = amount.measure?.measure else { return amount.isBare && !amount.isPart }
    return [.piece, .slice, .chunk].contains(measure)
  }

  /// The dish as the message calls it, else the last word of the recipe's name without its ending.
  private var dishName: String? {
    if let said = foods.first.flatMap({ scene.sentence.spans[$0].food?.phrase }) { return said }
    guard let last = recipe.name.split(separator: " ").last.map({ Turkish.lowercased(String($0)) })
    else { return nil }
    let read = scene.dialogue.reader?.read(last, now: scene.now, zone: scene.zone)
    return read?.spans.lazy.compactMap(\.food).first?.phrase ?? last
  }
}
