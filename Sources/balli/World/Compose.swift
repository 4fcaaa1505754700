import AgentLoop
import Domain
import Foundation
import Glibc
import LocalModels
import Store
import Terminal
import Tools

/// Puts the program together; nobody else reads the environment, the clock or the disk.
package enum Compose {
  /// The world as it is; throws where a variable makes no sense.
  static func world(_ interrupts: Interrupts?) throws(Failure) -> World {
    let places = try Places(environment: variable)
    let zone = SystemZone.current(named: zoneName)
    let clock = SessionClock(standing: try standing(zone), machine: { Date() })
    let folder = ProfileFolder(home: places.data)
    let files = Disk.files
    let models = LiveModels(
      environment: variable, files: files, places: places, fetcher: { fetcher })
    var world = World(
      environment: variable, places: places, clock: clock,
      zone: { name in name.map(SystemZone.select) ?? SystemZone.current(named: zoneName) },
      files: files,
      household: { request in try household(request, in: folder, models: models, clock: clock) },
      profiles: { try folder.list() },
      inspect: { household in
        Inspection(places: places, clock: clock, zone: zone).findings(household)
      },
      interrupts: interrupts, media: media(models), glucose: glucose(models))
    world.models = LiveModelCatalog(models).shelf
    return world
  }

  /// A variable of the environment; an empty one counts as none.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The few variables that decide how the screen looks.
  static func screen(quiet: Bool) -> Screen {
    var looks: [String: String] = [:]
    for name in ["NO_COLOR", "ACCESSIBLE", "TERM", "COLUMNS"] {
      looks[name] = variable(name)
    }
    return Screen(settings: ScreenSettings(environment: looks, isQuiet: quiet))
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The person's editor, else the first that is installed; nil where none is.
  static var editor: String? {
    ExternalEditor.command(environment: variable) { name in
      ServerProcess.find(name, path: variable("PATH"))
    }
  }

  private static var zoneName: String { variable("TZ") ?? "yerel saat" }

  private static func standing(_ zone: Zone) throws(Failure) -> Date? {
    guard let text = variable("BALLI_NOW") else { return nil }
    guard let civil = CivilTime(parsing: text, in: zone), text.contains("T") else {
      throw Failure(.configuration, Texts.badClock(text))
    }
    return civil.date
  }
}
