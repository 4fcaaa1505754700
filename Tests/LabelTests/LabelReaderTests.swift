import Domain
import Foundation
import Testing

@testable import Labels

@Suite("Nutrition labels from the words of a picture")
struct LabelReaderTests {
  /// Foods as labels print them, per 100 g.
  static let foods: [[LabelField: Double]] = [
    [
      .calories: 549, .fat: 34.6, .saturatedFat: 16, .carbs: 51.5, .sugars: 0.5, .fiber: 4,
      .protein: 5.9, .salt: 1.2,
    ],
    [
      .calories: 61, .fat: 3.3, .saturatedFat: 2.1, .carbs: 4.7, .sugars: 4.7, .fiber: 0,
      .protein: 3.1, .salt: 0.1,
    ],
    [
      .calories: 372, .fat: 7, .saturatedFat: 1.3, .carbs: 59, .sugars: 1.1, .fiber: 10,
      .protein: 13.2, .salt: 0.02,
    ],
    [
      .calories: 251, .fat: 3.6, .saturatedFat: 0.7, .carbs: 41.3, .sugars: 4.2, .fiber: 6.8,
      .protein: 10.1, .salt: 1.1,
    ],
    [
      .calories: 535, .fat: 30.2, .saturatedFat: 18.4, .carbs: 57.6, .sugars: 55.9, .fiber: 1.8,
      .protein: 7.3, .salt: 0.24,
    ],
    [
      .calories: 108, .fat: 2.4, .saturatedFat: 0.4, .carbs: 13.3, .sugars: 1.9, .fiber: 5.5,
      .protein: 5.6, .salt: 0.6,
    ],
  ]

  struct Read { var right = 0, wrong = 0, missing = 0, sureAndWrong: [String] = [] }

  private func read(_ fault: DrawnLabel.Fault, seeds: Range<UInt64>) -> (Read, carbs: [String]) {
    var sum = Read()
    var badCarbs: [String] = []
    for style in DrawnLabel.Style.allCases {
      for (number, food) in Self.foods.enumerated() {
        for seed in seeds {
          var figures = food
          let serving = [25.0, 200, 40, 30, 80, 150][number]
          if style == .american {
            figures = food.mapValues { ($0 * serving / 100).rounded() }
            figures[.carbs] = (figures[.carbs] ?? 0) + (figures[.fiber] ?? 0)
            figures[.salt] = nil
          }
          let label = DrawnLabel(style: style, serving: serving, figures: figures)
          let words = LabelWord.words(tsv: label.tsv(fault, seed: seed &* 977 &+ UInt64(number)))
          guard let product = try? LabelReader().product(from: words, now: .distantPast) else {
            sum.missing += figures.count
            continue
          }
          judge(product, figures, style, label, &sum, &badCarbs)
        }
      }
    }
    return (sum, badCarbs)
  }

  private func judge(
    _ product: Product, _ figures: [LabelField: Double], _ style: DrawnLabel.Style,
    _ label: DrawnLabel, _ sum: inout Read, _ badCarbs: inout [String]
  ) {
    let read = style == .american ? product.perServing : product.per100
    for (field, value) in figures {
      var due = value
      if style == .american, field == .carbs { due -= figures[.fiber] ?? 0 }
      guard let got = read?[field] else {
        sum.missing += 1
        continue
      }
      let step = field == .calories ? 1.0 : field == .salt ? 0.011 : 0.051
      let isRight = abs(got - due) <= step + due * 0.001
      if isRight { sum.right += 1 } else { sum.wrong += 1 }
      guard field == .carbs, !isRight else { continue }
      if product.confidence.carbs > LabelConfidence.needed {
        sum.sureAndWrong.append("\(style) \(got) ≠ \(due)")
      }
      if !product.needsReview { badCarbs.append("\(style) \(got) ≠ \(due)") }
    }
  }

  @Test("Labels without a fault are read as they are printed, in every layout")
  func clean() {
    let (read, carbs) = read(.none, seeds: 1..<2)
    let all = read.right + read.wrong + read.missing
    #expect(read.right * 100 >= all * 97, "\(read)")
    #expect(read.sureAndWrong.isEmpty && carbs.isEmpty, "\(read.sureAndWrong)")
  }

  @Test(
    "No carbohydrate is wrong and sure, whatever went wrong in the picture",
    arguments: DrawnLabel.Fault.allCases)
  func faults(fault: DrawnLabel.Fault) {
    let (read, carbs) = read(fault, seeds: 1..<4)
    #expect(read.sureAndWrong.isEmpty, "\(fault): \(Set(read.sureAndWrong))")
    #expect(carbs.isEmpty, "\(fault): \(Set(carbs))")
    // A third of the figures carries the fault.
    let least = fault == .wrongDigit ? 2 : 9
    // Of figures that all end in their unit no more than safety is asked.
    #expect(
      fault == .unitsAsDigits || read.right > read.wrong * least,
      "\(fault): \(read.right) right, \(read.wrong) wrong")
  }

  @Test("A clean label with two columns is sure and needs no review")
  func sure() throws {
    let label = DrawnLabel(style: .turkish, serving: 25, figures: Self.foods[0])
    let product = try LabelReader().product(
      from: LabelWord.words(tsv: label.tsv()), now: .distantPast)
    #expect(!product.needsReview && product.confidence.carbs > 0.8)
    #expect(product.serving == LabelServing(amount: 25, unit: .gram))
    #expect(abs((product.perServing?[.carbs] ?? 0) - 12.9) < 0.051)
    #expect(product.impactLevel == .medium)
  }

  @Test("What is printed as less than a bound, or as a trace, is read and not sure")
  func bounds() throws {
    let tsv = DrawnLabel(style: .turkish, serving: 25, figures: Self.foods[0]).tsv()
      .replacingOccurrences(of: "\t0,5", with: "\t<0,5").replacingOccurrences(
        of: "\t4,0", with: "\teser")
    let product = try LabelReader().product(from: LabelWord.words(tsv: tsv), now: .distantPast)
    #expect(product.per100[.sugars] == 0.5 && product.per100[.fiber] == 0)
  }

  @Test("A unit that stands before the figures is theirs")
  func unitBefore() throws {
    let lines = [
      ("Besin 100g", 40), ("Enerji 372 kcal", 80), ("Yağ (g) 19", 120),
      ("Karbonhidrat (g) 39", 160), ("Protein (g) 11", 200),
    ]
    let words = lines.flatMap { text, top in
      text.split(separator: " ").enumerated().map { place, word in
        LabelWord(
          text: String(word), confidence: 0.95, left: Double(place * 160), top: Double(top),
          width: Double(word.count * 11), height: 20)
      }
    }
    let product = try LabelReader().product(from: words, now: .distantPast)
    #expect(product.per100[.carbs] == 39 && product.per100[.fat] == 19)
  }

  @Test("Without its header a table may be for anything, and must be looked at")
  func noHeader() throws {
    let lines = DrawnLabel(style: .turkish, serving: 25, figures: Self.foods[0]).tsv()
      .split(separator: "\n").map(String.init)
    let tsv = lines.filter { !$0.hasSuffix("\t100") && !$0.hasSuffix("porsiyon") }
      .joined(separator: "\n")
    let product = try LabelReader().product(from: LabelWord.words(tsv: tsv), now: .distantPast)
    #expect(product.needsReview && product.confidence.carbs < LabelConfidence.needed)
  }

  @Test("A picture without a table is refused with what helps")
  func nothing() throws {
    let failure = try #require(throws: ProductFailure.self) {
      _ = try LabelReader().product(from: [], now: .distantPast)
    }
    #expect(failure.kind == .unreadable && failure.message.hasPrefix("Etiket okunamadı"))
  }

  @Test("Damaged output of tesseract is no crash")
  func damage() {
    let whole = DrawnLabel(style: .european, serving: 30, figures: Self.foods[3]).tsv()
    var dice = Dice(state: 5)
    for _ in 0..<200 {
      let cut = String(whole.prefix(dice.roll(whole.count)))
      let mixed = cut.replacingOccurrences(
        of: "\t20\t", with: dice.roll(2) == 0 ? "\t-7\t" : "\tx\t")
      _ = try? LabelReader().product(from: LabelWord.words(tsv: mixed), now: .distantPast)
    }
    #expect(LabelWord.words(tsv: "5\t1\t1\t1\t1\t1\tnan\t0\t5\t5\t90\tx").isEmpty)
  }
}

@Suite("Servings that cannot be")
struct ImpossibleServingTests {
  private static func product(serving: String) throws -> Product {
    let lines = [
      "Nutrition Facts", "Serving Size \(serving)", "Calories 110", "Total Carbohydrate 22 g",
    ]
    let words = lines.enumerated().flatMap { row, line in
      line.split(separator: " ").enumerated().map { column, text in
        LabelWord(
          text: String(text), confidence: 0.95, left: Double(column) * 120, top: Double(row) * 60,
          width: 100, height: 30)
      }
    }
    return try LabelReader().product(from: words, now: .distantPast)
  }

  @Test(
    "A serving that puts more than 100 g into 100 g is none; its figures stay those of a serving")
  func impossible() throws {
    let wrong = try Self.product(serving: "(4 g)")
    #expect(wrong.serving == nil && wrong.per100.isEmpty && wrong.perServing?[.carbs] != nil)
    #expect(wrong.needsReview)
    let right = try Self.product(serving: "(28 g)")
    #expect(right.serving?.amount == 28 && right.per100[.carbs] != nil)
  }
}
