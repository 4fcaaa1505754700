package import Domain
package import struct Foundation.Date
package import Labels
import Store

extension Compose {
  /// A world that is all in one folder, with nothing of the machine in it: for replays and tests.
  ///
  /// `way` leads to servers of the test's own; without it no machine can be reached. `programs` stand
  /// for those of the system.
  package static func replay(
    in folder: String, zone: Zone, now: Date, way: Fetcher? = nil,
    programs: OutsidePrograms? = nil
  ) -> World {
    let profiles = ProfileFolder(home: folder)
    let places = Places(home: folder)
    let files = Disk.files
    let models = LiveModels(
      environment: { _ in nil }, files: files, places: places, fetcher: { way ?? nowhere },
      pace: { _, _ in .free })
    let clock = SessionClock(standing: now, machine: { now })
    return World(
      environment: { _ in nil }, places: places,
      clock: clock,
      zone: { name in name == nil || name == zone.name ? zone : nil }, files: files,
      household: {
        try household($0, in: profiles, models: models, clock: clock, programs: programs)
      },
      profiles: { try profiles.list() }, media: Media(files: mediaFiles),
      glucose: glucose(models))
  }

  /// A way that leads to no machine.
  private static let nowhere = Fetcher { _ in
    throw FetchFailure(kind: .refused, message: Texts.nowhere)
  }
}
