import Analysis
import Domain
import Foundation
import Turkish

/// The name by which records are meant: a drug, a food, a kind of movement, a complaint.
struct RecordName {
  private let topic: RecordTopic
  private let reading: Reading

  init(_ topic: RecordTopic, _ reading: Reading) {
    self.topic = topic
    self.reading = reading
  }

  /// As the records may call it; nil where none is said, or several are.
  var name: String? {
    let message = reading.message
    switch topic {
    case .meals, .nutrients:
      let foods = message.foods.filter { food in
        !message.spans[food.head].has(.meal, .water, .medication) && !isOfPerson(food)
          && !message.spans[food.head].has(.carbs, .calories, .protein, .fat, .fiber)
      }
      let known = foods.filter { $0.isKnown || topic == .meals && isAskedOf($0) }
      return only(known.map(\.name))
    case .entries(.medication):
      return only(message.spans.compactMap(drug))
    case .entries(.activity):
      return only(proposed("logActivity").filter { !Turkish.fold($0).fits("record.anyMovement") })
    case .entries(.symptom): return only(proposed("logSymptom"))
    case .entries(.measurement): return Asked.measurement(in: message.scene)
    default: return nil
    }
  }

  /// The drug of a word, by the spelling that is nearest to it: `novorapidi` is no `novorapit`.
  private func drug(_ span: Span) -> String? {
    let word = reading.message.scene.sentence.folded(span)
    let names = span.readings.filter { $0.sense == .word(.medication) }.map(\.phrase)
    let best = names.max {
      Turkish.fold($0).commonPrefix(with: word).count
        < Turkish.fold($1).commonPrefix(with: word).count
    }
    guard let best, !WordSets.drugsInGeneral.contains(best) else { return nil }
    return best.fits("insulin.kinds") ? Texts.insulin : best
  }

  private func only(_ names: [String]) -> String? {
    let all = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return all.count == 1 ? all[0] : nil
  }

  /// What a record of the message would be called.
  private func proposed(_ tool: String) -> [String] {
    (reading.candidates + reading.ruledOut).filter { $0.intent == tool }.flatMap(\.calls)
      .compactMap { $0.arguments[.kind]?.string }
  }

  /// "lahmacun mu yedim": a food that no table has, right before the word that asks.
  private func isAskedOf(_ food: FoodMention) -> Bool {
    let (next, spans) = (food.spans.upperBound, reading.message.spans)
    return next < spans.count && spans[next].has(.ask)
  }

  private func isOfPerson(_ food: FoodMention) -> Bool {
    reading.message.persons.contains { !$0.places.filter(food.spans.contains).isEmpty }
  }
}
