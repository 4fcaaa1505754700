import Analysis
import Domain
import Turkish

/// Products that are looked up at a service: by the digits of a barcode, or by a name.
struct BarcodeTalk {
  let scene: Scene
  private let tokens: [Token]
  private let known = KitchenWords.shipped

  init(_ scene: Scene) {
    self.scene = scene
    tokens = scene.sentence.tokens.filter { $0.kind != .mark }
  }

  /// What is to be looked up; nil where the message asks for nothing of that kind.
  var call: PlannedCall? {
    if let barcode { return PlannedCall("scanLabel", [.barcode: .string(barcode)]) }
    return name.map { PlannedCall("scanLabel", [.name: .string($0)]) }
  }

  /// "8690504000017 barkodunu ara", the digits alone, or "2" after a list of products.
  private var barcode: String? {
    if let place = scene.choice, tokens.count == 1, let step = scene.dialogue.newest,
      step.call.name == "scanLabel", let found = step.result.value?[.found]?.array,
      found.indices.contains(place - 1)
    {
      return found[place - 1][.barcode]?.string
    }
    if let read { return read }
    let isAskedFor = tokens.count == 1 || scene.has(.label)
    // Nothing but a barcode has thirteen digits.
    let numbers = tokens.filter { $0.kind == .number }.map { $0.text.filter(\.isNumber) }
      .filter { isAskedFor || $0.count == 13 }
    // Thirteen digits are meant as a barcode even where one of them is wrong; that is said then.
    return numbers.lazy.compactMap { Barcode($0)?.digits ?? ($0.count == 13 ? $0 : nil) }.first
  }

  /// "evet", "ara" to whether the product of a barcode is to be looked up that a picture shows alone.
  private var read: String? {
    guard let failure = unread,
      tokens.allSatisfy({
        known.has(.agree, in: [$0.folded]) || known.has(.searching, in: [$0.folded])
      }),
      tokens.contains(where: {
        known.has(.agree, in: [$0.folded]) || known.areAll(.search, [$0.folded])
      })
    else { return nil }
    return Turkish.tokens(of: failure.message).lazy.filter { $0.kind == .number }
      .compactMap { Barcode($0.text)?.digits }.first
  }

  /// Whether it is not to be looked up.
  var isRefused: Bool {
    unread != nil && known.areAll(.refuse, tokens.map(\.folded))
  }

  /// What was said of the picture before, on which there is nothing but a barcode.
  private var unread: ToolFailure? {
    guard let step = scene.dialogue.newest, step.call.name == "scanLabel",
      let failure = step.result.failure, failure.code == "barcodeAlone"
    else { return nil }
    return failure
  }

  /// "open food facts'te ülker çikolata ara": the service is named, so that nobody is asked unknowingly.
  private var name: String? {
    let words = tokens.map(\.folded)
    guard known.has(.service, in: words) else { return nil }
    let name = tokens.filter {
      !known.has(.searching, in: [$0.folded]) && !known.has(.serviceword, in: [$0.folded])
    }.map(\.text).joined(separator: " ")
    return name.isEmpty ? nil : name
  }
}
