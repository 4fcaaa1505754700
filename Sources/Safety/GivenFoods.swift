import Analysis
import Domain
import Turkish

/// Foods of the newest message that were given to somebody, or bought or made for them, and of which nobody
/// says that they were eaten.
///
///     "Can'a da armut aldım" and logMeal([armut], person: "Can")  // aldım
///     "Elif'e 2 krep yaptım, yedi"                                // nil
///     "kendime 2 yumurta yaptım"                                  // nil
struct GivenFoods {
  private let text: String

  init(_ words: ThreadWords) { text = words.entries.last?.text ?? "" }

  /// The word that tells what was done with a food instead; nil where it was eaten for all that is said.
  func deed(of name: String, in call: ToolCall) -> String? {
    guard ToolDeclaration.of(call.name)?.deed == .recordsMeal else { return nil }
    let names = ThreadWords.words(of: name)
    let tokens = Turkish.tokens(of: text)
    // `dünden kalan çorba öğle yemeğim`
    guard !tokens.contains(where: { $0.folded.fits("uneaten.ownMeal") }) else { return nil }
    if let left = Self.exception(of: names, in: tokens) { return left }
    let parts = tokens.split { $0.kind == .mark && ",.;!?".contains($0.folded) }
    let places = parts.indices.filter { place in
      parts[place].contains { token in names.contains { Said.isSame($0, token.folded) } }
    }
    let deeds = places.compactMap { place in
      // What was eaten may be told behind: `yaptım, yedi`.
      parts[place...].joined().contains { $0.folded.fits("uneaten.isSaidEaten") }
        ? nil : Self.giving(in: parts[place])
    }
    return !places.isEmpty && deeds.count == places.count ? deeds.first : nil
  }

  /// `süt hariç hepsini yedim`: what was not.
  private static func exception(of names: [String], in tokens: [Token]) -> String? {
    let named = tokens.filter { token in names.contains { Said.isSame($0, token.folded) } }
    // `ekmek dışında 2 yumurta yedim, ekmek de 1 dilim`
    guard named.count == names.count else { return nil }
    return zip(tokens, tokens.dropFirst()).first { food, next in
      next.folded.fits("uneaten.except") && names.contains { Said.isSame($0, food.folded) }
    }?.1.text
  }

  private static func giving(in part: ArraySlice<Token>) -> String? {
    if let given = part.first(where: { $0.folded.fits("uneaten.giving") }) { return given.text }
    // `kek yaptım 1 tepsi`
    if part.contains(where: { $0.folded.fits("uneaten.batches") }),
      let made = part.first(where: { $0.folded.fits("uneaten.cooking") })
    {
      return made.text
    }
    // `marketten 2 kilo muz aldım`
    guard part.contains(where: { isReceiver($0) || $0.folded.fits("uneaten.shops") }) else {
      return nil
    }
    return part.first { $0.folded.fits("uneaten.making") }?.text
  }

  /// `Can'a`, `anneme`, `misafire`.
  private static func isReceiver(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    if !token.suffix.isEmpty {
      return token.text.first?.isUppercase == true && token.suffix.fits("uneaten.datives")
    }
    return token.folded.fits("uneaten.dativeEnds")
      && (AssertionReader.isPerson(token.folded) || token.folded.fits("uneaten.receiving"))
  }
}
