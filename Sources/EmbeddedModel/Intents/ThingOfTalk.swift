import Analysis
import Domain
import Turkish

/// A recipe or product of the talk that is wanted by its name alone, or by a part of it: "pırasayı aç",
/// "gofreti bul", "yol kısırını sil".
///
/// What was eaten, and what stands on the list, may be called the same; then nothing is deleted.
struct ThingOfTalk: KitchenTalk {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  private struct Thing: Equatable {
    let kind: JSON
    let id: JSON
    let name: String
  }

  /// What is to be done with it; nil where no thing of the talk is named, and nothing else.
  var call: PlannedCall? {
    let isDeletion = known.has(.delete, in: words)
    guard isDeletion || isLook, words.count <= Self.longest, !scene.isQuestion || isLook,
      !scene.has(.eat, .list, .meal, .glucose, .medication, .note), !(isDeletion && isElsewhere),
      let thing = named
    else { return nil }
    let target: JSON = [.kind: thing.kind, .id: thing.id]
    return PlannedCall(isDeletion ? "deleteFromArchive" : "searchArchive", target)
  }

  private static let longest = 6

  private var isLook: Bool { words.contains { isLookWord($0) } }

  private func isLookWord(_ word: String) -> Bool {
    known.has(.show, in: [word]) || word.fits("kept.look")
  }

  /// The words of the name that are said: what orders nothing.
  private var said: [String] {
    scene.sentence.tokens.filter { $0.kind == .word }.map(\.folded).filter { word in
      !isLookWord(word) && !known.has(.delete, in: [word]) && !word.fits("kept.filler")
        && !word.fits("kept.archive") && !word.fits("asking.addressed")
        && !word.fits("kept.recipe") && !word.fits("kept.product")
    }
  }

  /// The one thing in whose name all these words stand; the newest where one was told several times.
  private var named: Thing? {
    guard !said.isEmpty else { return nil }
    let fitting = things.filter { thing in
      let theirs = Self.parts(thing.name)
      return said.allSatisfy { word in theirs.contains { Self.isSame($0, word) } }
    }
    let first = fitting.first
    return fitting.allSatisfy { $0.kind == first?.kind && $0.id == first?.id } ? first : nil
  }

  private var things: [Thing] {
    LabelTalk(scene).products.map { Thing(kind: .product, id: $0.id, name: $0.name) }
      + scene.dialogue.recipes.filter(\.isKept)
      .map { Thing(kind: .recipe, id: $0.id, name: $0.name) }
  }

  /// Whether a food of the last meal or a line of the list is called so.
  private var isElsewhere: Bool {
    let eaten = scene.dialogue.meal?.items.map(\.name) ?? []
    let lines = ListLines(scene.dialogue).lines.map(\.name)
    return (eaten + lines).contains { other in
      let theirs = Self.parts(other)
      return said.contains { word in theirs.contains { Self.isSame($0, word) } }
    }
  }

  private static func parts(_ text: String) -> [String] {
    Turkish.fold(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether a word is one of the name, with an ending: "pırasayı", "kısırını".
  private static func isSame(_ part: String, _ word: String) -> Bool {
    guard part != word else { return true }
    let common = zip(part, word).prefix { $0 == $1 }.count
    guard part.count >= 4, word.count >= 4 else {
      return common == part.count && common >= 3 && word.count <= common + 3
    }
    // "pırasayı" is of "Pırasası", "ekmeği" of "ekmek".
    return common >= max(4, part.count - 2) && word.count <= common + 4
  }
}
