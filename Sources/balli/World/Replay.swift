package import Domain
package import struct Foundation.Date
import Store

extension Compose {
  /// A world that is all in one folder, with nothing of the machine in it: for replays and tests.
  package static func replay(in folder: String, zone: Zone, now: Date) -> World {
    let profiles = ProfileFolder(home: folder)
    return World(
      environment: { _ in nil }, places: Places(home: folder),
      clock: SessionClock(standing: now, machine: { now }),
      zone: { name in name == nil || name == zone.name ? zone : nil },
      files: Files(
        exists: { Disk.exists($0) }, read: { try Disk.read($0) },
        write: { try Disk.write($0, to: $1) }, list: { Disk.list($0) }),
      household: { try household($0, in: profiles) }, profiles: { try profiles.list() })
  }
}
