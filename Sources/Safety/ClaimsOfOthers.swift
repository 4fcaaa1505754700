import Analysis
import Domain
import Turkish

// Another drug, person or hour than was written.
extension Claims {
  /// `6 ünite Lantus kaydedildi`, where NovoRapid was.
  func namesOtherDrug(_ words: [String]) -> Bool {
    guard deeds.done.contains(where: { $0.call.name == "logMedication" }), !deeds.hasPast,
      words.contains(where: isSaving)
    else { return false }
    let written = deeds.done.flatMap { $0.call.arguments.texts + $0.result.texts }
      .flatMap { ThreadWords.words(of: $0) }
    return words.contains { word in
      Drugs.isMedicine(word) && !word.fits("contentCheck.isGeneric")
        && !written.contains { Said.isSame($0, word) || Said.isAlike($0, word) }
    }
  }

  /// `5 sarmayı babanızın kaydına yazdım`, where it was the mother's; `sizin günlüğünüze`, too.
  func namesOtherPerson(_ words: [String]) -> Bool {
    let persons = deeds.done.map { $0.result[.person]?.string }
    let known = persons.compactMap(\.self).flatMap { ThreadWords.words(of: $0) }
    guard !known.isEmpty, words.contains(where: isSaving) else { return false }
    if !persons.contains(nil), words.contains(where: { $0.fits("claims.yours") }) { return true }
    return words.indices.contains { place in
      let isTitle = words.indices.contains(place + 1) && words[place + 1].fits("claims.titles")
      return (isTitle || words[place].fits("claims.kin"))
        && !known.contains {
          Said.isAlike($0, words[place]) || $0.prefix(2) == words[place].prefix(2)
        }
    }
  }

  /// `12.00 için kaydettim`, where it was 20.00: an hour that neither the person nor a result names.
  func namesOtherHour(_ sentence: String) -> Bool {
    let tokens = Turkish.tokens(of: sentence)
    let clocks = Self.hours(in: tokens)
    guard !clocks.isEmpty, tokens.contains(where: { isSaving($0.folded) || isMoving($0.folded) })
    else { return false }
    let written = deeds.done.flatMap(\.result.texts) + deeds.past.flatMap(\.texts)
    let said = Self.hours(in: Turkish.tokens(of: deeds.words))
    guard written.contains(where: { $0.holds("T") && $0.holds(":") }) else { return false }
    return clocks.contains { clock in
      !said.contains(clock) && !written.contains { $0.holds("T\(clock)") || $0.holds(clock) }
    }
  }

  /// `9.05` as `09:05`.
  private static func hours(in tokens: [Token]) -> [String] {
    tokens.filter { $0.kind == .clock || $0.kind == .number }.compactMap { token in
      let parts = token.folded.split { ".:".contains($0) }.map(String.init)
      guard parts.count == 2, parts[1].count == 2, let hour = Int(parts[0]), hour < 24,
        let minute = Int(parts[1]), minute < 60
      else { return nil }
      return (parts[0].count < 2 ? "0" + parts[0] : parts[0]) + ":" + parts[1]
    }
  }
}
