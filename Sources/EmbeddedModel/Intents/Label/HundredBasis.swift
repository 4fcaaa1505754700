import Analysis
import Domain
import Turkish

// What a figure is of where nothing but the figure itself stands beside a hundred, and what tells that it is
// read from a label.
extension SaidCarbsReader {
  /// `100 g 80 kh`, `100 gr: 52 g karbonhidrat`, `100'de 60`: of a hundred, where something else tells how much
  /// was eaten.
  func findHundred(_ said: inout SaidCarbs) {
    guard said.basis == .unsaid, spans.indices.count(where: isFigured) == 1 else { return }
    for place in spans.indices where !said.places.contains(place) && figure(place) == 100 {
      let unit = place + 1 < spans.count ? spans[place + 1].measure : nil
      let end = isMetric(unit) ? place + 1 : place
      let isOfNumber = unit == nil && spans[place].number?.form.grammaticalCase == .locative
      guard end > place || isOfNumber, isBefore(end, said), isEatenElsewhere(place...end, said)
      else {
        continue
      }
      said.basis = .metric(100)
      said.basisUnit = unit?.unit
      let value = said.places.first { $0 > end } ?? end
      said.places.formUnion(spans.indices.filter { $0 >= place && ($0 <= end || $0 < value) })
      return
    }
  }

  /// `100 g kh 70`: what the hundred holds stands behind the word; nil for `100 g karbonhidrat, 5 g yağ`.
  func ownOfHundred(_ number: Double, _ place: Int) -> (grams: Double, places: Set<Int>)? {
    guard number == 100, let own = valueBehind(place), let last = own.places.max() else {
      return nil
    }
    let next = last + 1 < spans.count ? spans[last + 1] : nil
    return next?.has(.protein, .fat, .fiber, .salt, .sugar, .calories) == true ? nil : own
  }

  private func isFigured(_ place: Int) -> Bool { isCarbs(place) && said(at: place) != nil }

  private func isMetric(_ unit: MeasureReading?) -> Bool {
    guard let unit, unit.form.derivation == nil else { return false }
    return unit.factor == 1 && [.gram, .milliliter].contains(unit.measure)
  }

  /// Whether the figure comes next, with at most marks between.
  private func isBefore(_ place: Int, _ said: SaidCarbs) -> Bool {
    spans.indices.dropFirst(place + 1).first { !spans[$0].isMark }.map(said.places.contains)
      ?? false
  }

  /// Whether another amount is told, and the hundred is not that of a food of its own: `40 g gevrek, süt 100
  /// ml 5 kh`.
  private func isEatenElsewhere(_ hundred: ClosedRange<Int>, _ said: SaidCarbs) -> Bool {
    let own = said.places.union(hundred)
    let foods = Set(
      spans.indices.filter { !own.contains($0) }.compactMap { spans[$0].food?.phrase })
    return foods.count < 2
      && spans.indices.dropLast().contains { place in
        !own.contains(place) && figure(place) != nil && spans[place + 1].measure != nil
          && !own.contains(place + 1)
      }
  }

  /// `etiketinde`, `üzerinde`, `yazıyor`, `var`: what tells that something is read aloud.
  func isReadingAloud(_ place: Int) -> Bool {
    if isBearer(place) { return true }
    let word = sentence.folded(spans[place])
    return word.fits("label.word")
      || Self.labelBeginnings.contains { word.hasPrefix($0) }
  }

  private static let labelBeginnings = WordSets.words("label.beginning")
}
