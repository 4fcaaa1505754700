import Domain

// Where the person's words go: told before the first of them goes there.
extension Session {
  /// Tells who answers and where that is, at the start of a talk and whenever it has changed.
  package func announce() async {
    let place = isAllLocal ? nil : Texts.destination(of: household.model)
    defer { announced = place }
    guard let place, place != announced else { return }
    await presenter.show(.notice(place))
  }

  /// Whether our own engine answers whatever is chosen.
  private var isAllLocal: Bool {
    let setting = (try? household.records.settings.value(RoutingMode.key)) ?? nil
    let isLocal = household.model.traits.isLocal
    return RoutingMode(setting: setting, isLocal: isLocal) == .alwaysLocal
  }

  /// Does something after which the chosen model may be at another place, and goes there.
  func followingAddress(_ act: () async throws -> Exit) async throws -> Exit {
    let before = try? world.files.read(world.places.configuration)
    let exit = try await act()
    let name = household.model.name
    guard !household.model.traits.isOurs,
      (try? world.files.read(world.places.configuration)) != before
    else { return exit }
    do {
      household = try opened(model: name)
    } catch let failure as Failure where failure.exit == .configuration {
      household.model = Setup.unready(name, failure)
    }
    return exit
  }
}

extension Texts {
  /// Who answers and where; nil for our own engine.
  static func destination(of model: LanguageModel) -> String? {
    guard let place = place(of: model) else { return nil }
    return
      "Yanıtlayan: \(model.name) · \(place). Yazdıklarınız ve gereken kayıtlarınız oraya gönderilir."
  }

  /// `api.openai.com (internette)`; nil for our own engine.
  static func place(of model: LanguageModel) -> String? {
    guard let address = model.address.map(WebAddress.init) else { return nil }
    let place =
      if model.traits.isLocal {
        "bu makinede"
      } else if address.isOnThisMachine {
        "bu makinedeki sunucu üzerinden internette"
      } else {
        "internette"
      }
    return "\(address.place) (\(place))"
  }
}
