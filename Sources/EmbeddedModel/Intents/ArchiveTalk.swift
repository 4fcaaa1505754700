import Analysis
import Domain
import Turkish

/// What is wanted of the archive: what it holds, and what is done with one thing of it.
struct ArchiveTalk: KitchenTalk {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// What is to be done; nil where the message is not about the archive.
  var call: PlannedCall? {
    // "favorilere ekleme", "silme": nothing is to be done.
    guard !scene.clauses.contains(where: { $0.isNegated && $0.form?.mood == .imperative }) else {
      return nil
    }
    return chosen ?? named ?? pointed ?? asked ?? marked ?? numbered ?? search ?? unnamed
      ?? ThingOfTalk(scene).call
  }

  // MARK: One thing of a list

  /// "ikincisini sil", "ilkini göster", "cipsi sık kullanılanlara ekle" after a list.
  private var chosen: PlannedCall? {
    guard let step = scene.dialogue.steps.first(where: { $0.age <= 2 }),
      step.call.name == "searchArchive", step.result.isOK, words.count <= 7,
      let entry = entry(of: step.result.value?[.entries]?.array ?? []),
      let kind = entry[.kind], let id = entry[.id]
    else { return nil }
    let target: [JSON.Member] = [.init(.kind, kind), .init(.id, id)]
    // A meal of the list of favourites is in the diary, from which nothing goes by the way.
    if known.has(.unfavorite, in: words) || kind == "meal" && known.has(.delete, in: words) {
      return PlannedCall("setFavorite", .object(target + [.init(.favorite, .bool(false))]))
    }
    if known.has(.favorite, in: words) { return PlannedCall("setFavorite", .object(target)) }
    if known.has(.delete, in: words) { return PlannedCall("deleteFromArchive", .object(target)) }
    // "ilki" alone after a list looks at it.
    let isOnlyPlace = words.count == 1 && step.age == 1 && known.ordinal(in: words) != nil
    if known.has(.show, in: words) || isOnlyPlace {
      return PlannedCall("searchArchive", .object(target))
    }
    return nil
  }

  /// "mercimek çorbası tarifini sil", "menemen tarifimi göster": what is meant is told by its name alone.
  private var named: PlannedCall? {
    guard !scene.isQuestion, !scene.has(.eat, .list, .meal), words.count <= Self.longestOrder,
      let thing = NamedKeeping(scene)
    else { return nil }
    var members: [JSON.Member] = [.init(.query, .string(thing.name))]
    if let kind = thing.kind { members.append(.init(.kind, .string(kind.rawValue))) }
    let isFavorite = known.has(.favorite, in: words)
    if known.has(.unfavorite, in: words) || isFavorite && known.has(.drop, in: words) {
      return PlannedCall("setFavorite", .object(ofKind(members) + [.init(.favorite, .bool(false))]))
    }
    if isFavorite, known.has(.marking, in: words) {
      return PlannedCall("setFavorite", .object(ofKind(members)))
    }
    if isDeletion { return PlannedCall("deleteFromArchive", .object(members)) }
    guard thing.isOwn || thing.kind == .product || known.has(.keptrecipe, in: words),
      known.has(.show, in: words)
    else {
      return nil
    }
    return PlannedCall("searchArchive", .object(members))
  }

  private static let longestOrder = 9

  /// "sil", and of the archive "çıkar" too.
  private var isDeletion: Bool {
    known.has(.delete, in: words)
      || known.has(.drop, in: words) && words.contains { $0.fits("kept.archive") }
  }

  /// A favourite is of some kind; a name alone may be of both.
  private func ofKind(_ members: [JSON.Member]) -> [JSON.Member] {
    members.contains { $0.isNamed(.kind) } ? members : members + [.init(.kind, .product)]
  }

  /// "taradığım yoğurdun karbonhidratı ne kadar": what its label says.
  private var asked: PlannedCall? {
    guard scene.isQuestion, known.has(.scanned, in: words), known.figures(in: words).count > 0,
      !scene.has(.eat, .put)
    else { return nil }
    if let product = LabelTalk(scene).product {
      return PlannedCall("searchArchive", [.kind: .product, .id: product.id])
    }
    return query.map {
      PlannedCall("searchArchive", [.query: .string($0), .kind: .product])
    }
  }

  /// "bu ürünü sil" after its label.
  private var pointed: PlannedCall? {
    guard !scene.isQuestion, words.count <= 4, known.has(.delete, in: words),
      words.contains(where: { $0.fits("kept.product") }), NamedKeeping(scene) == nil,
      let product = LabelTalk(scene).product
    else { return nil }
    return PlannedCall("deleteFromArchive", [.kind: .product, .id: product.id])
  }

  /// "bunu favorilere ekle" after a product, "yulaflı barı favorilere ekle": marked at once.
  private var marked: PlannedCall? {
    let isUnmarked = known.has(.unfavorite, in: words)
    let isWish = isUnmarked || known.has(.marking, in: words)
    guard isWish, known.has(.favorite, in: words), words.count <= 8, !scene.isQuestion,
      !scene.has(.meal, .eat)
    else { return nil }
    var members: [JSON.Member] = [.init(.kind, .product)]
    let name = nameBeforeFavorites
    if name.isEmpty || known.has(.this, in: words) {
      guard let step = scene.dialogue.steps.first(where: { $0.age <= 2 && $0.result.isOK }),
        ["scanLabel", "updateProduct"].contains(step.call.name),
        let id = step.result.value?[.id]
      else { return nil }
      members.append(.init(.id, id))
    } else if scene.sentence.spans.contains(where: { $0.has(.recipe) }) || isOfMeal {
      return nil
    } else {
      members.append(.init(.query, .string(name)))
    }
    if isUnmarked { members.append(.init(.favorite, .bool(false))) }
    return PlannedCall("setFavorite", .object(members))
  }

  /// Whether a food of the meal that was told of last is named.
  private var isOfMeal: Bool {
    let eaten = scene.dialogue.meal?.items.map(\.name) ?? []
    return scene.sentence.spans.compactMap(\.food).contains { food in
      eaten.contains { $0.contains(food.phrase) }
    }
  }

  /// What stands before the word for favourites: a food by its name, else the words as they are.
  private var nameBeforeFavorites: String {
    let tokens = scene.sentence.tokens.filter { $0.kind == .word }
    let end = tokens.firstIndex { known.has(.favorite, in: [$0.folded]) } ?? 0
    let range = tokens.first.map { first in
      first.range.lowerBound..<(end > 0 ? tokens[end - 1].range.upperBound : first.range.lowerBound)
    }
    return range.map { String(scene.sentence.text[$0]) } ?? ""
  }

  private func entry(of entries: [JSON]) -> JSON? {
    if let place = known.ordinal(in: words) {
      return entries.indices.contains(place - 1) ? entries[place - 1] : nil
    }
    let named = entries.filter { entry in
      let name = Turkish.fold(entry[.name]?.string ?? "").split(separator: " ")
      return words.contains { word in
        name.contains { part in
          part.count >= 3 && word.hasPrefix(part) && word.count <= part.count + 5
        }
      }
    }
    if named.count == 1 { return named[0] }
    // "sütlaç tarifini sil" names another one.
    let isPointedAt = known.has(.this, in: words) && NamedKeeping(scene) == nil
    return entries.count == 1 && isPointedAt ? entries[0] : nil
  }

  /// "2 numaralı tarifi göster"; "birinci tarifi göster" without a list shows the list.
  private var numbered: PlannedCall? {
    guard words.count <= 5, scene.has(.recipe), known.has(.show, in: words),
      !scene.sentence.spans.contains(where: { $0.food != nil })
    else { return nil }
    let number = scene.sentence.spans.compactMap(\.number).first { !$0.isArticle }?.value
    let isNumber = words.contains { $0.fits("recipe.numbered") }
    if isNumber, let number, number == number.rounded(), number >= 1 {
      return PlannedCall("searchArchive", [.kind: .recipe, .id: .number(number)])
    }
    return known.ordinal(in: words) == nil ? nil : PlannedCall("searchArchive", [.kind: .recipe])
  }

  /// "tarifi sil" with none in sight: the list of which one is chosen.
  private var unnamed: PlannedCall? {
    guard words.count <= 3, scene.has(.recipe), known.has(.delete, in: words),
      !scene.sentence.spans.contains(where: { $0.food != nil })
    else { return nil }
    return PlannedCall("searchArchive", [.kind: .recipe])
  }

  // MARK: Searching

  private var search: PlannedCall? {
    let isArchive = known.has(.archive, in: words)
    let isProducts = known.has(.products, in: words)
    let isRecipes = known.has(.recipes, in: words) || asksForCarbs
    let isFavorites = known.has(.favorites, in: words) && words.count <= 5
    guard isArchive || isProducts || isRecipes || isFavorites, !scene.has(.eat, .put, .remove),
      !known.has(.delete, in: words)
    else { return nil }
    var members: [JSON.Member] = []
    if let range = carbsBetween {
      members += [.init(.min, .number(range.low)), .init(.max, .number(range.high))]
    } else if let carbs {
      members.append(.init(bound ?? .carbs, .number(carbs)))
    }
    if carbs == nil, let query { members.append(.init(.query, .string(query))) }
    if isProducts != isRecipes {
      members.append(.init(.kind, isProducts ? .product : .recipe))
    }
    if isFavorites { members.append(.init(.favorites, .bool(true))) }
    return PlannedCall("searchArchive", .object(members))
  }

  /// "20 gram karbonhidratlı ne var": so much a serving.
  private var carbs: Double? {
    guard known.figures(in: words).hasCarbs else { return nil }
    return scene.sentence.spans.compactMap(\.number).first { !$0.isArticle }?.value
  }

  /// "0-8 arası", "10 ile 20 gram arası".
  private var carbsBetween: NumberReading? {
    guard known.figures(in: words).hasCarbs else { return nil }
    return scene.sentence.spans.compactMap(\.number).first { $0.kind == .range }
  }

  /// "20 g karbonhidratlı tarif var mı": of what is kept, not of what could be made.
  private var asksForCarbs: Bool {
    carbs != nil && scene.has(.recipe) && scene.isQuestion && scene.has(.exist)
  }

  /// Whether it is the least or the most: "20 gramdan az", "en az 20 gram".
  private var bound: JSON.Key? {
    let places = words.indices.filter {
      words[$0].fits("bound.under") || words[$0].fits("bound.over")
    }
    guard let place = places.first else { return nil }
    let isUnder = words[place].fits("bound.under")
    // "en az", "en fazla" turn it round.
    let isTurned = place > 0 && words[place - 1].fits("bound.most")
    return isUnder == isTurned ? .min : .max
  }

  /// The food that is looked for.
  private var query: String? {
    let food = scene.sentence.spans.compactMap(\.food).first { reading in
      !known.has(.archive, in: [Turkish.fold(reading.phrase)])
    }
    return food?.phrase
  }
}

extension JSON {
  /// What the archive keeps, as its tools are told which of it is meant.
  static let (product, recipe): (JSON, JSON) = ("product", "recipe")
}
