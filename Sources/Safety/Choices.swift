import Analysis
import Domain
import Turkish

/// The things that an answer gives to choose from.
///
///     Choices("1) 1 elma 2) 1 kase yoğurt").picked(by: "2. yi yedim")        // "1 kase yoğurt"
///     Choices("Mercimek mi, tarhana mı? Mercimek yazayım mı?").other(by: "yok öteki")  // "tarhana"
struct Choices {
  private let answer: String

  init(_ answer: String) {
    self.answer = answer
  }

  // MARK: In their order

  /// What a message picks by its place; nil where it names none, or there is none.
  func picked(by words: String) -> String? {
    guard let place = Self.place(in: Turkish.tokens(of: words)) else { return nil }
    let all = inOrder
    return all.indices.contains(place - 1) ? all[place - 1] : nil
  }

  /// The choices that stand behind numbers or ordinals, where there are several.
  private var inOrder: [String] {
    let tokens = Turkish.tokens(of: answer)
    var starts: [(start: String.Index, end: String.Index)] = []
    for place in tokens.indices where Self.marks(starts.count + 1, at: place, of: tokens) {
      let isDigit = tokens[place].kind == .number || Self.letters.contains(tokens[place].folded)
      starts.append(
        (tokens[place].range.lowerBound, tokens[isDigit ? place + 1 : place].range.upperBound))
    }
    guard starts.count > 1 else { return [] }
    return starts.indices.map { place in
      let next = starts.indices.contains(place + 1) ? starts[place + 1].start : answer.endIndex
      return String(answer[starts[place].end..<next])
    }
  }

  /// Whether the choice of this number begins here: `2)`, `2.`, `İkincisi`.
  private static func marks(_ number: Int, at place: Int, of tokens: [Token]) -> Bool {
    let token = tokens[place]
    let isLetter = number <= most && token.folded == letters[number - 1] && token.startsLine
    guard token.kind == .number || isLetter else {
      return token.folded.fits("agreement.ordinal.\(number)")
    }
    guard isLetter || token.folded == "\(number)", place + 1 < tokens.count,
      tokens[place + 1].isGlued,
      [")", "."].contains(tokens[place + 1].folded)
    else { return false }
    // A bracket alone ends no sentence: `1) 1 muz 2) 2 galeta`.
    return tokens[place + 1].folded == ")" || place == 0 || token.startsLine
      || tokens[place - 1].kind == .mark
  }

  private static let most = 4
  private static let letters = ["a", "b", "c", "d"]

  /// The place that words name: 2 for `ikincisi`, `2. yi`, `2 numara`.
  private static func place(in tokens: [Token]) -> Int? {
    let words = tokens.filter { $0.kind != .mark }
    if words.count == 1, words[0].kind == .number, let number = Int(words[0].folded),
      (1...most).contains(number)
    {
      return number
    }
    for place in tokens.indices {
      if isOrdinal(tokens, at: place) { return Int(tokens[place].folded) }
      if let letter = letters.firstIndex(of: tokens[place].folded), place + 1 < tokens.count,
        ["agreement.ordinalEndings", "agreement.ordinalNouns"].contains(where: {
          tokens[place + 1].folded.fits($0)
        })
      {
        return letter + 1
      }
      // `ilk dediğin`, not `ilk defa`.
      if tokens[place].folded.fits("agreement.first"), place + 1 < tokens.count,
        ["agreement.pointing", "agreement.ordinalNouns"].contains(where: {
          tokens[place + 1].folded.fits($0)
        })
      {
        return 1
      }
      if let number = (1...most).first(where: {
        tokens[place].folded.fits("agreement.ordinal.\($0)")
      }) {
        return number
      }
    }
    return nil
  }

  /// Whether a number tells a place and no amount.
  static func isOrdinal(_ tokens: [Token], at place: Int) -> Bool {
    guard tokens[place].kind == .number, let number = Int(tokens[place].folded),
      (1...most).contains(number), place + 1 < tokens.count
    else { return false }
    let next = tokens[place + 1]
    if next.folded.fits("agreement.ordinalNouns") { return true }
    return next.folded == "." && next.isGlued && place + 2 < tokens.count
      && ["agreement.ordinalEndings", "agreement.ordinalNouns"].contains {
        tokens[place + 2].folded.fits($0)
      }
  }

  // MARK: One of two

  /// The one of two that a question did not propose, where a message wants just that.
  func other(by words: String) -> String? {
    let said = Said(words)
    // "diğeri değil" wants neither; "yok, öteki" does.
    guard said.words.count <= 4, said.has("agreement.other"),
      !said.words.dropFirst().contains(where: { $0.fits("agreement.refusing") })
    else { return nil }
    let (asked, proposed) = questions
    guard asked.count == 2, let proposal = proposed.last else { return nil }
    let told = Said(proposal)
    let isProposed = asked.map { choice in
      ThreadWords.words(of: choice).allSatisfy { told.holds(word: $0, loosely: false) }
    }
    guard let place = isProposed.firstIndex(of: false), isProposed[1 - place] else { return nil }
    return asked[place]
  }

  /// What is asked with `mi`: things to choose from, and what the answer offers to do.
  private var questions: (asked: [String], proposed: [String]) {
    let tokens = Turkish.tokens(of: answer)
    var found: (asked: [String], proposed: [String]) = ([], [])
    var start = 0
    for place in tokens.indices {
      if tokens[place].kind == .mark { start = place + 1 }
      guard place > start, VerbEnding.questions.contains(tokens[place].folded) else { continue }
      let text = String(
        answer[tokens[start].range.lowerBound..<tokens[place - 1].range.upperBound])
      if tokens[place - 1].folded.fits("verb.offering") {
        found.proposed.append(text)
      } else {
        found.asked.append(text)
      }
      start = place + 1
    }
    return found
  }
}
