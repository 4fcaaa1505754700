import Analysis
import Domain
import Turkish

/// Drugs that somebody uses, and values that are told not to hold.
extension SelfTold {
  mutating func readDrug(at place: Int) -> Int? {
    guard let span = span(at: place), span.namesDrug || span.has(.medication),
      let drug = span.reading(.medication), !WordSets.drugsInGeneral.contains(drug.phrase)
    else { return nil }
    _ = append(.medications, drug.phrase)
    return count(of: span)
  }

  /// How many drugs are named so far.
  var drugs: Int { value(.medications)?.array?.count ?? 0 }

  /// "lantus değil tresiba", "tip 2 değilim": the newest value does not hold; of a list it goes.
  mutating func takeBack(_ key: JSON.Key) {
    guard let place = profile.firstIndex(where: { $0.isNamed(key) }) else { return }
    let kept = (profile[place].value.array ?? []).compactMap(\.string)
    if let last = kept.last { removed.append(last) }
    if kept.count > 1 {
      profile[place].value = .array(kept.dropLast().map(JSON.string))
    } else {
      profile.remove(at: place)
    }
  }
}
