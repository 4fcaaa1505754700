import Foundation

// What a paper says of itself, found in its own words.
extension Paper {
  /// The sentence of the abstract that says what came out, as it stands; nil without an abstract.
  ///
  /// The first of the conclusions, else of the results, else the last of the whole.
  package var keySentence: String? { tellingSentences.first }

  /// The sentences that may say what came out, likeliest first.
  package var tellingSentences: [String] {
    let told = abstract.filter { $0.label != "ENROLLMENT" }
    let named = { (names: [String]) in
      told.first { section in
        names.contains { section.label?.uppercased().contains($0) == true }
      }
    }
    let parts = [
      named(["CONCLUSION", "INTERPRETATION", "AUTHORS' CONCLUSIONS", "SIGNIFICANCE"]),
      named(["RESULT", "FINDING"]),
    ].compactMap(\.self)
    if !parts.isEmpty { return parts.flatMap { Self.sentences(of: $0.text) } }
    let all = Self.sentences(of: told.map(\.text).joined(separator: " "))
    return all.reversed().filter { !Self.isNote($0) } + all.reversed().filter(Self.isNote)
  }

  /// How many people took part, where the abstract says so plainly: `n = 1,234`, `1234 participants`,
  /// `Twelve patients`.
  package var sampleSize: Int? {
    let text = abstractText
    if let match = text.firstMatch(of: /\b[nN]\s?=\s?(\d{1,3}(?:[, ]\d{3})+|\d+)\b/) {
      return Int(match.1.filter(\.isNumber))
    }
    let pattern =
      /\b(\d{1,3}(?:[, ]\d{3})+|\d+|[A-Za-z]+(?:-[a-z]+)?)\s+((?:[a-z][a-z-]*\s+){0,3})(?:participants|patients|adults|people|individuals|subjects|children|women|men|volunteers)\b/
    for match in text.matches(of: pattern) {
      let between = match.2.split(separator: " ").map(String.init)
      guard between.allSatisfy({ !Self.parting.contains($0) }) else { continue }
      if match.1.first?.isNumber == true { return Int(match.1.filter(\.isNumber)) }
      if let number = Self.numbers[match.1.lowercased()] { return number }
    }
    return nil
  }

  /// Words that part a number from the people behind them: `12 weeks in patients`.
  private static let parting: Set<String> = [
    "of", "in", "to", "with", "for", "and", "or", "from", "at", "than", "were", "was", "among",
    "weeks",
    "months", "years", "days", "hours", "mg", "trials", "studies", "times", "the",
  ]

  private static let numbers: [String: Int] = {
    let ones = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    let teens = [
      "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
      "nineteen",
    ]
    let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    var numbers: [String: Int] = [:]
    for (place, word) in (ones + teens).enumerated() { numbers[word] = place + 1 }
    for (place, ten) in tens.enumerated() {
      numbers[ten] = (place + 2) * 10
      for (digit, one) in ones.prefix(9).enumerated() {
        numbers["\(ten)-\(one)"] = (place + 2) * 10 + digit + 1
      }
    }
    return numbers
  }()

  /// Rights and registrations stand at the end of many abstracts.
  private static func isNote(_ sentence: String) -> Bool {
    let folded = sentence.lowercased()
    return ["copyright", "©", "all rights", "registered", "registration", "trial number", "http"]
      .contains { folded.contains($0) } || sentence.count < 25
  }

  /// Whether it is about animals alone: so marked, or so named where no people are.
  package var isOfAnimals: Bool { isAnimalOnly || speaks(Self.animals) }

  /// Whether it is about cells and tissues alone.
  package var isOfCells: Bool { !isOfAnimals && speaks(Self.cells) }

  /// Whether the title names one of these and no people, or the text does where it names none.
  private func speaks(_ names: Regex<Substring>) -> Bool {
    if title.lowercased().contains(names) { return !title.lowercased().contains(Self.people) }
    let text = (title + " " + abstractText).lowercased()
    return text.contains(names) && !text.contains(Self.people)
  }

  private static var animals: Regex<Substring> {
    /\b(?:rats?|mice|mouse|murine|rodents?|zebrafish|rabbits?|hamsters?|guinea pigs?|drosophila|piglets?|dogs|wistar|sprague|caenorhabditis)\b/
  }

  private static var cells: Regex<Substring> {
    /\b(?:in vitro|ex vivo|cell lines?|cell cultures?|cultured|organoids?|caco-2|hepg2|ins-1|min6|3t3-l1|cells were)\b/
  }

  private static var people: Regex<Substring> {
    /\b(?:patients?|participants?|adults?|volunteers?|women|woman|men|people|persons?|individuals|subjects|children|adolescents|humans|cohort)\b/
  }

  /// A text cut at points before a capital letter; decimals and `et al.` cut nothing.
  package static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    let words = text.split(whereSeparator: \.isWhitespace)
    for (place, word) in words.enumerated() {
      current += (current.isEmpty ? "" : " ") + word
      let next = place + 1 < words.count ? words[place + 1].first : nil
      guard let last = word.last, ".!?".contains(last), next?.isLowercase != true,
        !["al.", "vs.", "i.e.", "e.g.", "approx.", "Dr.", "no.", "Fig."].contains(String(word))
      else { continue }
      sentences.append(current)
      current = ""
    }
    return current.isEmpty ? sentences : sentences + [current]
  }
}
