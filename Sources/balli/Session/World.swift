package import Domain
package import Terminal

/// What the program reads and changes of the world outside its database; made in Compose.swift, or
/// by a test.
package struct World: Sendable {
  /// A variable of the environment; nil for one that is empty.
  package var environment: @Sendable (String) -> String?
  package var places: Places
  package var clock: SessionClock
  /// The zone of the machine, or the one called so in the tz database.
  package var zone: @Sendable (String?) -> Zone?
  package var files: Files
  /// Opens the records of a profile and puts all that answers around them.
  package var household: @Sendable (HouseholdRequest) throws -> Household
  /// The profiles that exist.
  package var profiles: @Sendable () throws -> [String]
  /// Checks the installation and a profile's records.
  package var inspect: @Sendable (Household) -> [Finding]
  /// Tells of Ctrl-C while an answer arrives; nil where nobody can press it.
  package var interrupts: Interrupts?
  /// Models besides our own: servers, files, downloads.
  package var models = ModelCatalog()
  /// Pictures and recordings.
  package var media: Media
  /// Sensors' files and services.
  package var glucose: GlucoseOutside
  /// Waits; ends early with an error where the waiting is cancelled.
  package var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  package init(
    environment: @escaping @Sendable (String) -> String?, places: Places, clock: SessionClock,
    zone: @escaping @Sendable (String?) -> Zone?, files: Files,
    household: @escaping @Sendable (HouseholdRequest) throws -> Household,
    profiles: @escaping @Sendable () throws -> [String],
    inspect: @escaping @Sendable (Household) -> [Finding] = { _ in [] },
    interrupts: Interrupts? = nil, media: Media, glucose: GlucoseOutside
  ) {
    self.environment = environment
    self.places = places
    self.clock = clock
    self.zone = zone
    self.files = files
    self.household = household
    self.profiles = profiles
    self.inspect = inspect
    self.interrupts = interrupts
    self.media = media
    self.glucose = glucose
  }
}

/// Whose records are to be opened, and who answers.
package struct HouseholdRequest: Sendable, Equatable {
  /// Nil for the default profile.
  package var profile: String?
  package var model: String
  /// The thread of which nothing is written, where one is open.
  package var privateThread: PrivateThread?
}

/// One thing that the self-check looked at.
package struct Finding: Sendable, Equatable {
  package var subject: String
  package var isGood: Bool
  package var detail: String
  /// What to do where it is not good.
  package var remedy: String?

  package init(_ subject: String, _ isGood: Bool, _ detail: String, remedy: String? = nil) {
    self.subject = subject
    self.isGood = isGood
    self.detail = detail
    self.remedy = isGood ? nil : remedy
  }
}
