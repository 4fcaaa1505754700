import Analysis
import Domain
import Turkish

import struct Foundation.Date

/// What is said of the label that was read last, and labels that are typed.
struct LabelTalk: KitchenTalk {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// What is to be done about a label; nil where the message is not about one.
  var call: PlannedCall? {
    guard !scene.isQuestion, !scene.looksLikePath, !known.has(.elsewhere, in: words),
      !looksForThings || known.has(.askmodel, in: words)
    else { return nil }
    if let call = look ?? removal ?? confirmation ?? answered ?? named ?? ofHundred { return call }
    // A whole label is one more product, unless it answers what was asked of the last one.
    let isAsked = product.map { $0.age == 1 && $0.needsReview } ?? false
    let isAnswer = isAsked || known.has(.amend, in: words)
    return (isAnswer ? correction ?? typed : typed ?? correction) ?? typedOfServing
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

  /// "ürünü sil", "ürünü ardiyeden sil": the product of the talk, and no meal; else those that are kept are
  /// shown.
  private var removal: PlannedCall? {
    let own: [KitchenWords.Kind] = [.delete, .this, .archive]
    guard words.count <= 4, words.contains(where: { $0.fits("label.thing") }),
      known.has(.delete, in: words), !scene.isQuestion,
      words.allSatisfy({ word in
        word.fits("label.thing") || own.contains { known.has($0, in: [word]) }
      })
    else { return nil }
    guard let last = products.first else {
      return PlannedCall("searchArchive", [.kind: .product])
    }
    return PlannedCall("deleteFromArchive", [.kind: .product, .id: last.id])
  }

  /// The product of the newest label of the talk, how many messages ago and when it was told.
  var product: (id: JSON, needsReview: Bool, age: Int, told: JSON, at: Date)? {
    for step in scene.dialogue.steps where step.age <= 4 && step.result.isOK {
      guard Self.tools.contains(step.call.name), let value = step.result.value,
        let id = value[.id]
      else { continue }
      // A no to what was read, and a figure that could not be, do not end the talk of it.
      let goesOn = step.age == 2 && (isRefused || hasJustFailed)
      return (id, value[.needsReview] == .bool(true), goesOn ? 1 : step.age, value, step.at)
    }
    return nil
  }

  /// "karbonhidratı 0-8 arası olan ürünleri göster": things of the archive are looked for.
  private var looksForThings: Bool {
    known.has(.products, in: words) && known.has(.show, in: words)
      || known.has(.show, in: words) && !known.has(.amend, in: words)
        && !known.has(.keep, in: words)
  }

  /// The tools that tell a label.
  static let tools = ["scanLabel", "updateProduct"]

  var hasNumber: Bool {
    scene.sentence.tokens.contains { $0.kind == .number || $0.kind == .fraction }
  }

  var hasWeight: Bool {
    scene.sentence.spans.compactMap(\.measure).contains {
      [.gram, .milliliter].contains($0.measure)
    }
  }

  /// `100 g`, `100ml'de`: what the figures of a label are of.
  var hasHundred: Bool {
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
  var products: [(id: JSON, name: String)] {
    scene.dialogue.steps.filter { $0.result.isOK && Self.tools.contains($0.call.name) }
      .compactMap { step in
        guard let value = step.result.value, let id = value[.id] else { return nil }
        let names = [value[.product]?[.brand]?.string, value[.product]?[.name]?.string]
        return (id, names.compactMap(\.self).joined(separator: " "))
      }
  }

  /// What was told of the product whose label the person is to look at: in the message before this one, or
  /// before they said no to it.
  private var asking: JSON? {
    guard let step = scene.dialogue.steps.first, step.age == (isRefused ? 2 : 1),
      step.result.isOK, Self.tools.contains(step.call.name),
      step.result.value?[.needsReview] == .bool(true)
    else { return nil }
    return step.result.value
  }

  /// Whether the message before this one wanted something of a label that could not be.
  private var hasJustFailed: Bool {
    scene.dialogue.newest.map { $0.call.name == "updateProduct" && !$0.result.isOK } ?? false
  }

  /// Whether the message before this one said no to a label.
  private var isRefused: Bool {
    scene.dialogue.earlier.first.map { earlier in
      isNo(Turkish.tokens(of: earlier).filter { $0.kind != .mark }.map(\.folded))
    } ?? false
  }

  /// "yanlış", "doğru değil", and not "doğru".
  private func isNo(_ words: [String]) -> Bool {
    known.areAll(.wrong, words) && !known.areAll(.confirm, words)
  }

  /// "hayır", "yanlış" to what was read; where the carbohydrate is sure, there is no more to ask.
  var refusal: Speech? {
    guard let product, product.age == 1, product.needsReview, isNo(words),
      let value = asking
    else { return nil }
    return isOpen(value) ? .labelFigure : .declined
  }

  private func isOpen(_ value: JSON) -> Bool { (value[.confidence]?[.carbs]?.number ?? 0) < 0.7 }

  /// "69,4", "hayır 69,4 g olacak" to the question for the carbohydrate that was not read surely.
  private var answered: PlannedCall? {
    guard let value = asking, let id = value[.id] else { return nil }
    let tokens = scene.sentence.tokens.filter { $0.kind != .mark }
    let numbers = tokens.filter { $0.kind == .number }
    let others = tokens.filter { $0.kind != .number }.map(\.folded)
    // "karbonhidrat 12,5 olacak" says what it is a figure of.
    guard numbers.count == 1, others.allSatisfy({ known.has(.answering, in: [$0]) }),
      known.figures(in: others).count == 0
    else { return nil }
    let isOpen = isOpen(value)
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
    if isNaming, words.count <= Self.longestNaming, !hasNumber, let last = products.first,
      !isAboutRecipe
    {
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

  /// "adı Ruffles", "ürün adı: Uno tam buğday ekmeği".
  private var isNaming: Bool {
    guard let name = words.firstIndex(where: { known.has(.naming, in: [$0]) }) else { return false }
    return words[..<name].allSatisfy { known.has(.product, in: [$0]) || known.has(.this, in: [$0]) }
  }

  private static let longestNaming = 9

  /// A sugar alone that is the speaker's own, or that this label cannot print, is what a meter shows.
  private var isGlucoseLike: Bool {
    guard !LabelSugars(scene).isMeant else { return false }
    return words.contains { $0.fits("label.own") } || !hasWeight
  }

  /// Whether a recipe was told after the last product, whose name could as well be meant.
  var isAboutRecipe: Bool {
    let newest = scene.dialogue.steps.first { step in
      Self.tools.contains(step.call.name) || step.result.value?[.recipe] != nil
    }
    return newest.map { !Self.tools.contains($0.call.name) } ?? false
  }
}
