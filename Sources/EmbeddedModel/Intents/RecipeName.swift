import Analysis
import Domain
import Turkish

/// The name under which a recipe is to be kept: "kaydet, adı Yol kısırı", "bunu etli bamyam diye kaydet".
struct RecipeName: KitchenTalk {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// Nil where no name is told.
  var text: String? { behindWord ?? beforeWord }

  private var tokens: [Token] { scene.sentence.tokens.filter { $0.kind != .mark } }

  /// "adı … olsun", "ismi …" up to the end or the word that makes it so.
  private var behindWord: String? {
    guard let place = tokens.firstIndex(where: { known.has(.naming, in: [$0.folded]) }) else {
      return nil
    }
    let rest = tokens[(place + 1)...].prefix { token in
      !known.has(.keep, in: [token.folded]) && !token.folded.fits("recipe.called")
    }
    return text(of: Array(rest))
  }

  /// "… diye kaydet", "… olarak kaydet", "… adıyla kaydet".
  private var beforeWord: String? {
    guard let place = tokens.firstIndex(where: { $0.folded.fits("recipe.as") }) else { return nil }
    let before = tokens[..<place].drop { token in
      known.has(.this, in: [token.folded]) || token.folded.fits("kept.filler")
    }
    return text(of: Array(before))
  }

  private func text(of tokens: [Token]) -> String? {
    guard let first = tokens.first, let last = tokens.last, tokens.count <= Self.longest,
      tokens.allSatisfy({ $0.kind == .word })
    else { return nil }
    return String(scene.sentence.text[first.range.lowerBound..<last.range.upperBound])
  }

  private static let longest = 6
}
