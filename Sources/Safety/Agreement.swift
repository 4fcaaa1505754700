import Domain
import Analysis
import Turkish

/// Whether a person's message agrees to what was proposed right before it.
enum Agreement {
  /// Whether `words` take up `answer`: a yes, a word that points at it, or a deed with its thing.
  ///
  ///     isGiven(in: "onu yedim, kaydet", to: "40 g yulaf iyi gelir.")  // true
  ///     isGiven(in: "teşekkürler", to: "40 g yulaf iyi gelir.")        // false
  static func isGiven(in words: String, to answer: String) -> Bool {
    guard !answer.isEmpty else { return false }
    let said = Said(words)
    // `Tarhana değil ezogelin, gerisi doğru` takes up the rest.
    let isPart =
      said.has("agreement.rest") && !Self.deniesRest(said)
      && said.words.allSatisfy {
        !$0.fits("agreement.refusing") || $0.fits("contentCheck.denying")
      }
    guard said.words.count <= 14, isPart || !said.has("agreement.refusing"), !said.refuses,
      // `kaydeder misin` asks for it.
      !said.asksBack || said.orders("writeRule.logging")
    else {
      return false
    }
    // `Ben 1 elma yedim onun yerine` refuses it.
    if zip(said.words, said.words.dropFirst()).contains(where: {
      ($0.fits("agreement.pointing") || $0.fits("agreement.pointers")) && $1.fits("word.instead")
    }) {
      return false
    }
    // `Öyle yaptım ama pilavı yemedim` takes up the rest.
    if said.has("agreement.leaving"), !said.has("agreement.deeds") { return false }
    if let first = said.words.first, first.fits("agreement.yes") { return true }
    let plain = said.words.filter { !$0.fits("agreement.softening") }
    if !plain.isEmpty,
      plain.allSatisfy({ word in
        ["agreement.approving", "agreement.pointers", "agreement.pointing"].contains {
          word.fits($0)
        }
      })
    {
      return true
    }
    let isPicked = Choices(answer).picked(by: words) != nil
    // "ikincisi", "2. yi" and nothing else: "ikincisi kötü" agrees to nothing.
    if isPicked, said.words.count < 4, said.words.allSatisfy(isOfPick) { return true }
    let isDeed = said.has("agreement.deeds") || said.orders("writeRule.logging")
    guard isDeed else { return false }
    if isPicked { return true }
    return said.has("agreement.pointing") || said.has("agreement.pointers") || takesUp(said, answer)
  }

  /// `Elmayı yedim, kalanını değil`: the rest is refused.
  private static func deniesRest(_ said: Said) -> Bool {
    zip(said.words, said.words.dropFirst()).contains {
      $0.fits("agreement.rest") && $1.fits("word.not")
    }
  }

  private static func isOfPick(_ word: String) -> Bool {
    word.allSatisfy { $0.isNumber || $0.isPunctuation }
      || (1...4).contains { word.fits("agreement.ordinal.\($0)") }
      || [
        "agreement.softening", "agreement.approving", "agreement.pointers", "agreement.pointing",
        "agreement.first", "agreement.ordinalNouns", "agreement.ordinalEndings", "agreement.deeds",
      ].contains { word.fits($0) }
  }

  /// Whether a yes to `answer` can mean a call of `tool`: the words ask about such a deed, or offer it:
  /// `isterseniz listenize ekleyeyim`.
  static func offers(_ tool: String, in answer: String) -> Bool {
    guard let verb = ToolVerb(of: tool) else { return false }
    let sentences = answer.sentences
    return sentences.indices.contains { place in
      let said = Said(sentences[place])
      // "isterseniz listenize bakabilirsiniz" offers nothing.
      let isOffer =
        sentences[place].contains("?")
        || said.has("agreement.ifYouLike") && said.has("verb.offering")
      // "3 köfteyi öğle yemeğine kaydedeceğim. Uygun mu?"
      let told = sentences[..<place].last { !isLine($0) }
      let before = said.words.count < 4 ? told.map { Said($0) } : nil
      let isOfBefore =
        before?.words.contains(where: VerbEnding.isFirstPerson) == true
        || said.has("agreement.confirming")
      let offered = "agreement.offering.\(verb.rawValue)"
      return isOffer && (said.has(offered) || isOfBefore && before?.has(offered) == true)
    }
  }

  /// `- 2 köfte`: what an offer lists.
  private static func isLine(_ sentence: String) -> Bool {
    sentence.drop { $0.isWhitespace }.first.map { "-•*–".contains($0) || $0.isNumber } ?? true
  }

  /// How far back an answer may lie whose choices a message picks from.
  private static let depth = 4

  /// What the newest of the messages takes up of the answers before it; nil where it agrees to nothing.
  ///
  /// `ilk dediğin` may be of an answer before the last one.
  static func takenUp(by sayings: ArraySlice<Evidence.Saying>) -> String? {
    guard let newest = sayings.last else { return nil }
    if let other = Choices(newest.answers).other(by: newest.text) { return other }
    guard isGiven(in: newest.text, to: newest.answers) else { return nil }
    return picked(by: sayings) ?? taken(of: newest.answers, by: newest.text)
  }

  /// What the newest of the messages picks by its place from an answer before it.
  static func picked(by sayings: ArraySlice<Evidence.Saying>) -> String? {
    guard let newest = sayings.last else { return nil }
    return sayings.suffix(depth).reversed().lazy.compactMap { saying in
      Choices(saying.answers).picked(by: newest.text)
    }.first
  }

  /// What of an answer the words take up: of several things to choose from those that they name.
  ///
  ///     taken(of: "200 g makarna ya da 2 köfte öneririm.", by: "köfteyi yedim")  // "2 köfte öneririm."
  static func taken(of answer: String, by words: String) -> String {
    let choices = choices(of: answer)
    let said = Said(words)
    guard choices.count > 1, !said.has("agreement.pointing") else { return answer }
    let taken = choices.filter { choice in
      Said(choice).words.contains { word in
        word.count > 3 && !word.fits("agreement.deeds") && said.holds(word: word, loosely: false)
      }
    }
    return taken.joined(separator: "\n")
  }

  /// The parts of an answer between `ya da`, `veya` and the ends of its sentences; the whole answer
  /// where it gives no choice.
  private static func choices(of answer: String) -> [String] {
    let tokens = Turkish.tokens(of: answer)
    var choices: [String] = []
    var start = answer.startIndex
    var hasChoice = false
    func close(_ end: String.Index, from next: String.Index) {
      choices.append(String(answer[start..<end]))
      start = next
    }
    for (place, token) in tokens.enumerated() {
      let next = tokens.indices.contains(place + 1) ? tokens[place + 1] : nil
      if token.folded.fits("agreement.or") {
        hasChoice = true
        close(token.range.lowerBound, from: token.range.upperBound)
      } else if token.folded.fits("agreement.either"), let next, next.folded.fits("agreement.or.2")
      {
        hasChoice = true
        close(token.range.lowerBound, from: next.range.upperBound)
      } else if token.kind == .mark, ".!?".contains(token.folded) {
        close(token.range.upperBound, from: token.range.upperBound)
      }
    }
    close(answer.endIndex, from: answer.endIndex)
    return hasChoice ? choices.filter { !$0.allSatisfy(\.isWhitespace) } : [answer]
  }

  /// `yulafı yedim`: the thing was named in the answer, and no amount is said.
  private static func takesUp(_ said: Said, _ answer: String) -> Bool {
    guard said.figures.isEmpty else { return false }
    let told = Said(answer)
    return said.words.contains { word in
      word.count > 3 && !word.fits("agreement.deeds") && told.holds(word: word, loosely: false)
    }
  }
}
