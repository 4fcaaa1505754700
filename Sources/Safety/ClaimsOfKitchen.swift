import Analysis
import Domain
import Turkish

// Recipes that are told as changed and measures that are told as kept, without their call.
extension Claims {
  /// Whether a sentence tells that a recipe was changed or a measure kept, as the person has just ordered,
  /// and no call did it: `Tarifi 6 kişilik yaptım`, `kasenizi 300 ml saydım`.
  ///
  /// A sentence that ends in a colon tells of what the model writes itself below.
  func tellsOfKitchen(_ words: [String], _ sentence: String) -> Bool {
    guard !sentence.hasSuffix(":"), !sentence.contains("?") else { return false }
    return scalesRecipe(words) || keepsMeasure(words)
  }

  private func isDone(_ tools: Set<String>) -> Bool {
    deeds.done.contains { tools.contains($0.call.name) }
  }

  private func scalesRecipe(_ words: [String]) -> Bool {
    guard !isDone(["updateRecipe", "saveRecipe", "generateRecipe"]),
      words.contains(where: { $0.fits("claims.scaled") }),
      words.contains(where: { $0.fits("claims.recipes") })
    else { return false }
    if deeds.undone.contains(where: { $0.name == "updateRecipe" }) { return true }
    let said = Said(deeds.words)
    return said.has("claims.recipes") && !said.asksBack
      && (said.orders("writeRule.corrects.2") || said.has("claims.scaling"))
  }

  private func keepsMeasure(_ words: [String]) -> Bool {
    let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
    guard !isDone(["setMeasure"]), (words + pairs).contains(where: { $0.fits("claims.measured") })
    else { return false }
    let said = Said(deeds.words)
    let isOfVessel = said.has("claims.vessels") || words.contains { $0.fits("claims.vessels") }
    return isOfVessel && said.has("writeRule.setsMeasure") && !said.figures.isEmpty
      && !said.asksBack && !said.has("writeRule.eating")
  }
}

// What was erased under another name.
extension Claims {
  /// `Su kaydını sildim`, where a meal went.
  func namesOtherErased(_ words: [String]) -> Bool {
    let gone = deeds.done.filter { ToolVerb(of: $0.call.name) == .delete }
    guard gone.count == 1, gone.count == deeds.done.count, let done = gone.first,
      let verb = words.firstIndex(where: { $0.fits("claims.plain.erase") })
    else { return false }
    let type = Self.type(of: done)
    guard type != nil || done.call.name == "deleteMeal" else { return false }
    let names = Set(NamedRecord.all(in: done.result).map(\.name).flatMap(ThreadWords.words))
    return words[..<verb].contains { word in
      !names.contains { Said.isSame($0, word) }
        && EntryForm.all.contains { form in
          form.cues.isNamed(by: word) && form.kind.rawValue != type && !isShared(word, by: type)
        }
    }
  }

  /// The kind of the entry that went; nil where that is not known.
  private static func type(of done: Done) -> String? {
    if done.result[.reading] != nil { return EntryKind.glucose.rawValue }
    let which = done.call.arguments[.which]?.string
    return done.result[.type]?.string
      ?? which.flatMap { EntryForm.of(EntryKind(rawValue: $0)) == nil ? nil : $0 }
  }

  /// `ölçüm` is said of a glucose and of a pressure.
  private func isShared(_ word: String, by type: String?) -> Bool {
    guard let form = type.flatMap({ EntryForm.of(EntryKind(rawValue: $0)) }) else { return false }
    return form.cues.topics.contains(where: word.hasPrefix) || form.cues.words.contains(word)
  }
}
