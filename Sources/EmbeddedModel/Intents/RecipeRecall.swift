import Analysis
import Domain
import Foundation
import Turkish

/// A recipe that was told before and is asked for once more: "dünkü tarif neydi", "tarifi tekrar verir misin",
/// "tarifi kaydetmiş miydim".
///
/// Nothing new is cooked for it: the recipe of the thread is shown, else one that was told in another, kept
/// or not.
struct RecipeRecall: KitchenTalk {
  let scene: Scene

  private static let table = OwnRow.table
  private static let longest = 10

  init(_ scene: Scene) { self.scene = scene }

  /// The call that shows it; nil where a recipe is wished for, or none is spoken of.
  var call: PlannedCall? {
    guard namesRecipe, words.count <= Self.longest, isOfEarlier, !says(.recallNew),
      !scene.has(.list, .glucose, .medication)
    else { return nil }
    let dish = self.dish
    let told =
      dish.map { scene.dialogue.recipe(holding: $0) }
      ?? (dates == nil ? scene.dialogue.recipeOfThread : nil)
    if let told { return PlannedCall("searchArchive", [.kind: .recipe, .id: told.id]) }
    var members: [JSON.Member] = [.init(.kind, .recipe), .init(.told, .bool(true))]
    if let dish { members.append(.init(.query, .string(dish))) }
    if let dates {
      members.append(.init(.from, .string(scene.text(dates.lowerBound))))
      members.append(.init(.to, .string(scene.text(dates.upperBound))))
    }
    return PlannedCall("searchArchive", .object(members))
  }

  /// Whether it is asked if the recipe was kept.
  var asksWhetherKept: Bool { says(.recallKept) }

  private func says(_ row: OwnRow) -> Bool { Self.table[row].stands(in: words) }

  private var namesRecipe: Bool {
    says(.recallTold) || scene.has(.recipe)
  }

  /// Whether it is of one that was told: by its time, by a verb that tells so, or "once more".
  private var isOfEarlier: Bool {
    says(.recallTold) || says(.recallAgain) || says(.recallKept)
      || dates != nil && scene.isQuestion && !asksToCook
      || dates != nil && !asksToCook && scene.clauses.allSatisfy { $0.verb == nil }
  }

  /// "dün pişirdiğim çorba gibi bir tarif ver": a wish.
  private var asksToCook: Bool { scene.clauses.contains { $0.isRequest } && !says(.recallAgain) }

  /// The dish that is named.
  private var dish: String? {
    scene.sentence.spans.compactMap(\.food).first.map(\.phrase)
  }

  /// The days on which it was told, where they are named; a part of the day is not looked at.
  private var dates: Range<Date>? {
    let times = scene.sentence.spans.compactMap(\.time)
    guard let time = times.first(where: { $0.namesDay || $0.days != nil || $0.period != nil }),
      let said = time.dates(now: scene.now, zone: scene.zone), said.lowerBound <= scene.now
    else { return nil }
    let first = scene.zone.day(at: said.lowerBound)
    let last = scene.zone.day(at: said.upperBound.addingTimeInterval(-1))
    return scene.zone.interval(of: first..<last + 1)
  }
}
