import Domain
import Glibc

/// Time zones by the C library, which knows the tz database in a static binary too.
enum SystemZone {
  /// The zone that `TZ` or the machine names.
  static func current(named name: String) -> Zone {
    tzset()
    return Zone(name: name) { seconds in
      var moment = time_t(seconds)
      var parts = tm()
      localtime_r(&moment, &parts)
      return parts.tm_gmtoff
    }
  }

  /// Makes `name` the zone of the process; nil where the tz database does not have it.
  ///
  /// Called before there are other threads, because the environment is not safe to change later.
  static func select(_ name: String) -> Zone? {
    guard !name.isEmpty, !name.contains(".."), !name.hasPrefix("/"),
      access("/usr/share/zoneinfo/" + name, R_OK) == 0
    else { return nil }
    setenv("TZ", name, 1)
    return current(named: name)
  }
}
