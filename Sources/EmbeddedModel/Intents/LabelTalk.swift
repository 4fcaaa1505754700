import Analysis
import Domain
import Turkish

/// What is said of the label that was read last, and labels that are typed.
struct LabelTalk {
  let scene: Scene
  private var words: [String] { scene.words }
  private let known = KitchenWords.shipped

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// What is to be done about a label; nil where the message is not about one.
  var call: PlannedCall? {
    if let eaten = eatenByName { return eaten }
    guard !scene.isQuestion, !scene.looksLikePath, !known.has(.elsewhere, in: words) else {
      return nil
    }
    if let call = look ?? confirmation ?? answered ?? named { return call }
    // A whole label is one more product, unless it answers what was asked of the last one.
    let isAsked = product.map { $0.age == 1 && $0.needsReview } ?? false
    let isAnswer = isAsked || known.has(.amend, in: words)
    return isAnswer ? correction ?? typed : typed ?? correction
  }

  /// "modele sor": the label that was read, or could not be, is to be seen by a model too.
  var look: PlannedCall? {
    guard words.count <= 5, known.has(.askmodel, in: words),
      let step = scene.dialogue.steps.first(where: { $0.age <= 2 && $0.call.name == "scanLabel" }),
      let image = step.call.arguments[.image]
    else { return nil }
    var members: [JSON.Member] = [.init(.image, image), .init(.look, .bool(true))]
    if let product { members.append(.init(.product, product.id)) }
    return PlannedCall("scanLabel", .object(members))
  }

  /// The product of the newest label of the talk, and how many messages ago it was told.
  var product: (id: JSON, needsReview: Bool, age: Int)? {
    for step in scene.dialogue.steps where step.age <= 4 && step.result.isOK {
      guard Self.tools.contains(step.call.name), let value = step.result.value,
        let id = value[.id]
      else { continue }
      return (id, value[.needsReview] == .bool(true), step.age)
    }
    return nil
  }

  private static let tools = ["scanLabel", "updateProduct"]

  private var hasNumber: Bool {
    scene.sentence.tokens.contains { $0.kind == .number || $0.kind == .fraction }
  }

  private var hasWeight: Bool {
    scene.sentence.spans.compactMap(\.measure).contains {
      [.gram, .milliliter].contains($0.measure)
    }
  }

  /// `100 g`, `100ml'de`: what the figures of a label are of.
  private var hasHundred: Bool {
    let spans = scene.sentence.spans
    return spans.indices.dropLast().contains { place in
      spans[place].number?.value == 100
        && [.gram, .milliliter].contains(spans[place + 1].measure?.measure)
    }
  }

  /// Whether a meal or a food is named that is no figure of a label: `2 yumurta, 10 g yağ`.
  private var hasOtherFood: Bool {
    scene.has(.meal)
      || scene.sentence.spans.compactMap(\.food).contains { reading in
        let words = Turkish.fold(reading.phrase).split(separator: " ").map(String.init)
        return known.figures(in: words).count == 0
      }
  }

  /// "doğru" to what was read.
  private var confirmation: PlannedCall? {
    guard let product, product.age == 1, product.needsReview, words.count <= 3,
      known.areAll(.confirm, words)
    else { return nil }
    return PlannedCall("updateProduct", [.product: product.id, .confirmed: .bool(true)])
  }

  /// "yoğurdun karbonhidratı 5 olacak", "ürünün porsiyonu 30 gram": of the product that is named, and
  /// of no meal that does not hold it.
  private var named: PlannedCall? {
    guard hasNumber, !scene.has(.meal, .target), let named = NamedProduct(in: scene) else {
      return nil
    }
    let isAmended = known.has(.amend, in: words)
    let text = JSON.Member(.text, .string(scene.sentence.text))
    guard let name = named.name else {
      let id = products.first.map { JSON.Member(.product, $0.id) }
      guard isAmended || id != nil else { return nil }
      return PlannedCall("updateProduct", .object([id, text].compactMap(\.self)))
    }
    if let own = products.first(where: { named.fits($0.name) }) {
      return PlannedCall("updateProduct", .object([.init(.product, own.id), text]))
    }
    // A label has no name of its own; what was read just now is meant.
    if let own = products.first, own.name.isEmpty, product?.age == 1 {
      return PlannedCall("updateProduct", .object([.init(.product, own.id), text]))
    }
    let isEaten = scene.dialogue.meal?.items.contains { named.fits($0.name) } ?? false
    guard isAmended, !isEaten else { return nil }
    return PlannedCall("updateProduct", .object([.init(.query, .string(name)), text]))
  }

  /// The products of the talk, newest first, as they are called now.
  private var products: [(id: JSON, name: String)] {
    scene.dialogue.steps.filter { $0.result.isOK && Self.tools.contains($0.call.name) }
      .compactMap { step in
        guard let value = step.result.value, let id = value[.id] else { return nil }
        let names = [value[.product]?[.brand]?.string, value[.product]?[.name]?.string]
        return (id, names.compactMap(\.self).joined(separator: " "))
      }
  }

  /// "69,4", "hayır 69,4 g olacak" to the question for the carbohydrate that was not read surely.
  private var answered: PlannedCall? {
    guard let step = scene.dialogue.newest, step.result.isOK, Self.tools.contains(step.call.name),
      let value = step.result.value, let id = value[.id], value[.needsReview] == .bool(true)
    else { return nil }
    let tokens = scene.sentence.tokens.filter { $0.kind != .mark }
    let numbers = tokens.filter { $0.kind == .number }
    let others = tokens.filter { $0.kind != .number }.map(\.folded)
    guard numbers.count == 1, others.allSatisfy({ known.has(.answering, in: [$0]) }) else {
      return nil
    }
    let isOpen = (value[.confidence]?[.carbs]?.number ?? 0) < 0.7
    let lacksServing = value[.serving]?[.amount] == nil
    let unit = others.first { ["g", "gr", "gram", "ml"].contains($0) }
    // "30 g" where a serving is asked for too could be either.
    guard isOpen || lacksServing, !(isOpen && lacksServing && unit != nil) else { return nil }
    let text =
      isOpen ? Texts.saidCarbs(numbers[0].text) : Texts.saidServing(numbers[0].text, unit ?? "g")
    return PlannedCall("updateProduct", [.product: id, .text: .string(text)])
  }

  /// "karbonhidrat 12,5 olacak", "porsiyon 30 g", "adı Ruffles olsun".
  private var correction: PlannedCall? {
    let isNaming = words.first.map { known.has(.naming, in: [$0]) } ?? false
    if isNaming, words.count <= 5, !hasNumber, let last = products.first, !isAboutRecipe {
      return PlannedCall("updateProduct", [.product: last.id, .text: .string(scene.sentence.text)])
    }
    guard let product else { return nil }
    let figures = known.figures(in: words)
    let isAmended = known.has(.amend, in: words)
    let isFigure =
      hasNumber && figures.count > 0 && (isAmended || product.age == 1) && !hasOtherFood
      && !(figures.isSugarAlone && isGlucoseLike)
    let isServing =
      hasWeight && known.has(.portions, in: words) && (isAmended || product.age == 1)
      && figures.count == 0 && !hasOtherFood
    let isName = product.age <= 2 && known.has(.naming, in: words) && isAmended && !hasNumber
    guard isFigure || isServing || isName else { return nil }
    return PlannedCall(
      "updateProduct", [.product: product.id, .text: .string(scene.sentence.text)])
  }

  /// A sugar of more than this is rather what a meter shows than what a label prints.
  private var isGlucoseLike: Bool {
    scene.sentence.spans.contains { ($0.number?.value ?? 0) > 60 }
      || words.contains { $0.fits("label.own") }
  }

  /// Whether a recipe was told after the last product, whose name could as well be meant.
  private var isAboutRecipe: Bool {
    let newest = scene.dialogue.steps.first { step in
      Self.tools.contains(step.call.name) || step.result.value?[.recipe] != nil
    }
    return newest.map { !Self.tools.contains($0.call.name) } ?? false
  }

  /// "100 g’da 51,5 karbonhidrat, 34,6 yağ", "100 ml'de 10,6 kh, porsiyon 330 ml": a label in one line.
  private var typed: PlannedCall? {
    let figures = known.figures(in: words)
    let numbers = scene.sentence.tokens.count { $0.kind == .number }
    let hasServing = known.has(.portions, in: words) && hasHundred
    guard figures.hasCarbs, figures.count >= 2 || hasServing, numbers >= 3,
      known.has(.sheet, in: words) || hasHundred
    else { return nil }
    return PlannedCall("scanLabel", [.text: .string(scene.sentence.text)])
  }

  // MARK: Eating of it

  /// "taradığım Ruffles'tan 25 g yedim": a name that the table does not have.
  private var eatenByName: PlannedCall? {
    let tokens = scene.sentence.tokens.filter { $0.kind != .mark }
    guard scene.has(.eat), !scene.isQuestion, scene.clauses.last?.isPast ?? false,
      !scene.sentence.spans.contains(where: { $0.food != nil }),
      let start = tokens.firstIndex(where: { known.has(.scanned, in: [$0.folded]) }),
      let amount = tokens[start...].firstIndex(where: { $0.kind == .number }), amount > start + 1,
      let number = scene.sentence.spans.compactMap(\.number).first
    else { return nil }
    let measure = scene.sentence.spans.compactMap(\.measure).first
    let name = tokens[(start + 1)..<amount].map(Self.bare).joined(separator: " ")
    let item: JSON = [
      .name: .string(name), .quantity: .number(number.value),
      .unit: .string(measure?.unit ?? Measure.portion.rawValue), .product: .string(name),
    ]
    return PlannedCall("logMeal", [.items: [item]])
  }

  /// A word without what follows its apostrophe, or without the ending of the ablative.
  private static func bare(_ token: Token) -> String {
    if let mark = token.text.firstIndex(where: { "'’".contains($0) }) {
      return String(token.text[..<mark])
    }
    let isLong = token.folded.count > 5
    return isLong && token.folded.fits("label.from")
      ? String(token.text.dropLast(3)) : token.text
  }

  /// A meal with a scanned product in it: "bugün taradığım yoğurttan 150 g yedim".
  func withProduct(_ call: PlannedCall) -> PlannedCall {
    guard call.tool == "logMeal", var items = call.arguments[.items]?.array, items.count == 1,
      let name = items[0][.name]
    else { return call }
    let isNamed = known.has(.scanned, in: words)
    let isThis = words.first.map { known.has(.this, in: [$0]) } ?? false
    if isThis, let product, product.age <= 4 {
      items[0] = items[0].setting(.product, to: .string(Self.text(product.id)))
    } else if isNamed {
      items[0] = items[0].setting(.product, to: name)
    } else {
      return call
    }
    return PlannedCall(call.tool, call.arguments.setting(.items, to: .array(items)))
  }

  private static func text(_ id: JSON) -> String {
    id.number.map { String(Int64($0)) } ?? id.string ?? ""
  }
}
