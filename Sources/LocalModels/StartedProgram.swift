package import Glibc

/// Attributes for `posix_spawn` under which a program hears every signal.
///
/// Threads of the concurrency runtime block nearly all signals, and what they start inherits that: a
/// shell would not notice the end of its child, and no SIGTERM would end a server.
package struct StartedProgram: ~Copyable {
  /// For `posix_spawn`.
  package var attributes = posix_spawnattr_t()

  /// Where the program belongs: in a session or a process group of its own, or beside us.
  package enum Place: Int16 {
    case beside = 0
    case ownGroup = 2
    case ownSession = 128
  }

  package init(_ place: Place) {
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // We ignore SIGPIPE ourselves, and an ignored signal is inherited too.
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let signals = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, signals | place.rawValue)
  }

  deinit {
    var attributes = attributes
    posix_spawnattr_destroy(&attributes)
  }
}
