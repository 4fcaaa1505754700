import Domain
import Foundation
import Turkish

/// Decides whose records are used and who answers, from all the places where that can be said.
@MainActor package struct Setup {
  let world: World
  let options: Options
  let presenter: any Presenter

  package init(world: World, options: Options, presenter: any Presenter) {
    self.world = world
    self.options = options
    self.presenter = presenter
  }

  /// A session as the options and the front matter of a transcript ask for.
  ///
  /// The command line goes before the front matter, that before the environment, that before what
  /// was chosen for the profile, that before what was chosen for the machine.
  package func session(_ matter: FrontMatter? = nil) throws -> Session {
    let configuration = try configuration()
    let zone = try zone(matter)
    let profile =
      options.profile ?? matter?.profile ?? world.environment("BALLI_PROFILE")
      ?? configuration.profile
    let asked = options.model ?? matter?.model ?? world.environment("BALLI_MODEL")
    // Opening the records makes a new one.
    let known = options.profile == nil ? [] : (try? world.profiles()) ?? []
    var model = try ModelName.validated(asked ?? ModelName.local)
    var household = try world.household(HouseholdRequest(profile: profile, model: model))
    // What cannot be read here is told of by the first command that needs it.
    let own = asked == nil ? try? household.records.settings.value("model") : nil
    if asked == nil, let chosen = own ?? configuration.model, chosen != model {
      model = try ModelName.validated(chosen)
      do {
        household = try world.household(HouseholdRequest(profile: profile, model: model))
      } catch let failure as Failure where failure.exit == .configuration {
        // A model that was chosen and has lost its key keeps nobody from the records.
        household.model = Self.unready(model, failure)
      }
    }
    let session = Session(
      world: world, presenter: presenter, household: household, zone: zone,
      approves: options.approves)
    session.isQuiet = options.quiet
    if let named = options.profile, !options.quiet, !known.isEmpty,
      !known.contains(where: { Turkish.fold($0) == Turkish.fold(named) })
    {
      presenter.hint(Texts.profileBegins(named, others: known))
    }
    (presenter as? ScreenPresenter)?.theme = household.theme
    if let number = options.thread { try session.open(thread: number) }
    // Where there is no thread yet, going on means to begin one.
    if options.resumesNewest, try household.records.conversations.newest() != nil {
      try session.open(thread: nil)
    }
    return session
  }

  /// A model that tells at each turn why it cannot be asked.
  static func unready(_ name: String, _ failure: Failure) -> LanguageModel {
    LanguageModel(name: name, traits: ModelTraits(isLocal: false)) { _ in
      let reason = ModelFailure(
        code: "badConfiguration", message: failure.message, isRetryable: false)
      return AsyncThrowingStream { $0.finish(throwing: reason) }
    }
  }

  /// The machine-wide choices; none where there is no file.
  package func configuration() throws -> Configuration {
    guard let text = try world.files.read(world.places.configuration) else {
      return Configuration()
    }
    let (configuration, line) = Configuration.parse(text)
    guard let configuration else {
      throw Failure(
        .configuration, Texts.badConfiguration(world.places.configuration, line: line))
    }
    return configuration
  }

  /// Puts the clock where front matter says and returns the zone that holds from there on.
  ///
  /// Where no zone is named, a `now` with an offset of its own brings it along, so that a replay
  /// reads the same clock on every machine; `Z` is a moment and no zone.
  func zone(_ matter: FrontMatter?, since earlier: Zone? = nil) throws(Failure) -> Zone {
    guard var zone = earlier ?? world.zone(nil) else {
      throw Failure(.configuration, Texts.unknownZone(world.environment("TZ") ?? ""))
    }
    if let name = matter?.timezone {
      guard let named = world.zone(name) else { throw Failure(.badData, Texts.unknownZone(name)) }
      zone = named
    }
    if let text = matter?.now {
      guard let civil = CivilTime(parsing: text, in: zone) else {
        throw Failure(.badData, Texts.badMoment(text))
      }
      world.clock.stand(at: civil.date)
      if matter?.timezone == nil { zone = Self.zone(of: text, civil, otherwise: zone) }
    } else if world.environment("TZ") == nil, matter?.timezone == nil,
      let text = world.environment("BALLI_NOW"), let civil = CivilTime(parsing: text, in: zone)
    {
      zone = Self.zone(of: text, civil, otherwise: zone)
    }
    return zone
  }

  private static func zone(of text: String, _ civil: CivilTime, otherwise zone: Zone) -> Zone {
    let isMoment = text.hasSuffix("Z") || text.hasSuffix("z")
    let same = zone.offset(Int(civil.date.timeIntervalSince1970)) == civil.offset
    return isMoment || same ? zone : .fixed(civil.offset)
  }
}
