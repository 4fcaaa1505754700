import Domain
import Foundation

@testable import Labels

/// A label as tesseract would give it: lines of words with boxes, and faults on demand.
struct DrawnLabel: Sendable {
  enum Style: Sendable, CaseIterable {
    case turkish, portionFirst, turkishOne, liquid, european, american
  }

  var style: Style
  var serving: Double
  /// Per 100 g (per serving for the American one, whose carbohydrate holds the fibre).
  var figures: [LabelField: Double]

  private static let names: [LabelField: (turkish: String, european: String, american: String)] = [
    .fat: ("Yağ / Fat", "Fat", "Total Fat"),
    .saturatedFat: ("- Doymuş yağ", "of which saturates", "Saturated Fat"),
    .carbs: ("Karbonhidrat", "Carbohydrate", "Total Carbohydrate"),
    .sugars: ("- Şekerler", "of which sugars", "Sugars"),
    .fiber: ("Lif", "Fibre", "Dietary Fiber"), .protein: ("Protein", "Protein", "Protein"),
    .salt: ("Tuz", "Salt", "Salt"),
  ]

  /// A fault that a picture may cause in a figure.
  enum Fault: Sendable, CaseIterable {
    case none, noComma, unitAsNine, unitsAsDigits, letterO, lowConfidence, wrongDigit, lostLine,
      slanted, noisy
  }

  /// The output of tesseract for this label with faults at random places.
  func tsv(_ fault: Fault = .none, seed: UInt64 = 1) -> String {
    var random = Dice(state: seed)
    var page = Page(slant: fault == .slanted ? 0.012 : 0)
    let isHit: (inout Dice) -> Bool = { $0.roll(3) == 0 }
    for line in header { page.add(line) }
    for field in [LabelField.fat, .saturatedFat, .carbs, .sugars, .fiber, .protein, .salt] {
      guard let value = figures[field], style != .american || field != .salt else { continue }
      if fault == .lostLine, isHit(&random) { continue }
      var line = [(name(field), 0.93)]
      for amount in amounts(value) {
        let text = Self.text(amount, field, style)
        let isFaulty = fault == .unitsAsDigits || fault != .none && isHit(&random)
        line += isFaulty ? Self.faulty(text, fault, &random) : [(text, 0.95), ("g", 0.95)]
      }
      page.add(line)
      if fault == .noisy, isHit(&random) { page.add([("~~", 0.1), ("|1", 0.2), ("%12", 0.4)]) }
    }
    return page.text
  }

  private func name(_ field: LabelField) -> String {
    guard let names = Self.names[field] else { return "" }
    switch style {
    case .european: return names.european
    case .american: return names.american
    default: return names.turkish
    }
  }

  private func amounts(_ value: Double) -> [Double] {
    switch style {
    case .turkish, .european: [value, value * serving / 100]
    case .portionFirst: [value * serving / 100, value]
    case .turkishOne, .liquid: [value]
    case .american: [value]
    }
  }

  private var header: [[(String, Double)]] {
    let energy = figures[.calories] ?? 0
    func both(_ value: Double) -> [(String, Double)] {
      [
        ("\(Int((value * 4.184).rounded()))", 0.95), ("kJ/", 0.9),
        ("\(Int(value.rounded()))", 0.95), ("kcal", 0.95),
      ]
    }
    let part = "\(Int(serving))"
    switch style {
    case .turkish:
      return [
        [
          ("Enerji ve Besin Öğeleri", 0.9), ("100", 0.9), ("g", 0.9), ("1 porsiyon", 0.9),
          ("(\(part)", 0.9), ("g)", 0.9),
        ],
        [("Enerji", 0.95)] + both(energy) + both(energy * serving / 100),
      ]
    case .portionFirst:
      return [
        [
          ("Besin Değerleri", 0.9), ("Porsiyon", 0.9), ("(\(part)", 0.9), ("g)", 0.9),
          ("100g", 0.9),
        ],
        [("Enerji", 0.95)] + both(energy * serving / 100) + both(energy),
      ]
    case .turkishOne:
      return [
        [("Besin Değerleri", 0.9), ("100", 0.9), ("g", 0.9)],
        [("Porsiyon miktarı", 0.9), ("(\(part)", 0.9), ("g)", 0.9)],
        [("Enerji", 0.95)] + both(energy),
      ]
    case .liquid:
      return [
        [("Besin Değerleri", 0.9), ("100", 0.9), ("ml", 0.9)],
        [("Porsiyon", 0.9), ("(\(part)", 0.9), ("ml)", 0.9)], [("Enerji", 0.95)] + both(energy),
      ]
    case .european:
      return [
        [("Nutrition information", 0.9), ("100g", 0.9), ("Per serving", 0.9), ("(\(part)g)", 0.9)],
        [("Energy", 0.95)] + both(energy) + both(energy * serving / 100),
      ]
    case .american:
      return [
        [("Nutrition Facts", 0.9)], [("Serving Size 1 cup", 0.9), ("(\(part)g)", 0.9)],
        [("Calories", 0.95), ("\(Int(energy.rounded()))", 0.95)],
      ]
    }
  }

  /// As labels print it: whole from 10 g on in the United States, else one decimal, salt two.
  static func text(_ value: Double, _ field: LabelField, _ style: Style) -> String {
    if style == .american { return "\(Int(value.rounded()))" }
    let text = String(format: field == .salt ? "%.2f" : "%.1f", value)
    return style == .european ? text : text.replacingOccurrences(of: ".", with: ",")
  }

  private static func faulty(
    _ text: String, _ fault: Fault, _ random: inout Dice
  ) -> [(String, Double)] {
    switch fault {
    case .noComma: [(text.filter(\.isNumber), 0.9), ("g", 0.9)]
    case .unitsAsDigits: [(text + (random.roll(2) == 0 ? "8" : "9"), 0.93)]
    case .unitAsNine: [(text + "9", 0.55 + Double(random.roll(40)) / 100)]
    case .letterO: [(text.replacingOccurrences(of: "0", with: "O"), 0.8), ("g", 0.9)]
    case .lowConfidence: [(text, 0.3), ("g", 0.3)]
    case .wrongDigit: [(otherDigit(in: text, &random), 0.35), ("g", 0.9)]
    default: [(text, 0.95), ("g", 0.95)]
    }
  }

  private static func otherDigit(in text: String, _ random: inout Dice) -> String {
    var letters = Array(text)
    let places = letters.indices.filter { letters[$0].isNumber }
    let place = places[random.roll(places.count)]
    let digit = (letters[place].wholeNumberValue ?? 0) + 1 + random.roll(8)
    letters[place] = Character("\(digit % 10)")
    return String(letters)
  }
}

/// Lines of words laid on a page.
private struct Page {
  var slant: Double
  private var rows: [String] = []
  private var top = 40.0

  init(slant: Double) { self.slant = slant }

  /// Words with their confidence; figures go to columns at 420 and 620 pixels.
  mutating func add(_ line: [(String, Double)]) {
    var left = 20.0
    var figures = 0
    var hasFigure = false
    for (text, confidence) in line {
      for word in text.split(separator: " ") {
        let isFigure = word.contains(where: \.isNumber)
        if isFigure, !hasFigure || figures == 1, left < 600 {
          left = max(left + 10, figures == 0 ? 420 : 620)
          figures += 1
        }
        hasFigure = hasFigure || isFigure
        let width = Double(word.count) * 11
        let y = Int(top + left * slant)
        rows.append(
          "5\t1\t1\t1\t\(rows.count)\t1\t\(Int(left))\t\(y)\t\(Int(width))\t20\t\(confidence * 100)\t\(word)"
        )
        left += width + 8
      }
    }
    top += 34
  }

  var text: String {
    ([
      "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"
    ]
      + rows).joined(separator: "\n")
  }
}

/// Numbers that look random and are the same in every run.
struct Dice: Sendable {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(sides, 1)))
  }
}
