import Domain
import Glibc

/// Starting and ending another program that outlives one call.
package enum ServerProcess {
  /// Ends the program when the pipe on its standard input closes, which happens however balli ends,
  /// also by `kill -9`.
  private static let keeper = """
    exec 3<&0 </dev/null
    "$@" 3<&- & server=$!
    trap 'kill "$server" 2>/dev/null' TERM INT HUP
    ( read -r _ <&3; kill "$server"; sleep 5; kill -9 "$server" ) 2>/dev/null & watcher=$!
    wait "$server"; code=$?
    wait "$server" 2>/dev/null
    kill "$watcher" 2>/dev/null
    exit "$code"
    """

  /// A program that was started.
  struct Started: Sendable {
    var process: pid_t
    /// The pipe whose end ends it; -1 for one that stays.
    var lifeline: Int32
  }

  /// Starts a program with its output in a log, away from the terminal and its Ctrl-C.
  static func start(
    _ words: [String], log: String, isPermanent: Bool
  ) throws(Failure) -> Started {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw refused(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    // A session of its own: no Ctrl-C and no hang-up of this terminal reaches it.
    var made = StartedProgram(.ownSession)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      close(ends[0])
      if isPermanent { close(ends[1]) }
    }
    if isPermanent {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    }
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let all = isPermanent ? words : ["/bin/sh", "-c", keeper, "balli"] + words
    var arguments: [UnsafeMutablePointer<CChar>?] = all.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, all[0], &actions, &made.attributes, &arguments, environ)
    guard code == 0 else {
      if !isPermanent { close(ends[1]) }
      throw refused(code)
    }
    return Started(process: process, lifeline: isPermanent ? -1 : ends[1])
  }

  private static func refused(_ code: Int32) -> Failure {
    Failure(.unavailable, Texts.cannotStart(code))
  }

  /// Whether a program runs; gathers one of our own that has ended.
  static func isAlive(_ process: pid_t) -> Bool {
    var status: Int32 = 0
    if waitpid(process, &status, WNOHANG) == process { return false }
    return kill(process, 0) == 0
  }

  /// When a program was started, in the kernel's own count, by which one that was given the same
  /// number later can be told from it; nil where it does not run.
  ///
  /// Takes what its `/proc/PROCESS/stat` says.
  static func birth(inStat text: String) -> String? {
    guard let name = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: name)...].split(separator: " ")
    // The 22nd field of proc(5), the second one being the name.
    guard fields.count > 19, fields[0] != "Z" else { return nil }
    return String(fields[19])
  }

  /// Where a program of this name is on the PATH.
  package static func find(_ name: String, path: String?) -> String? {
    (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").lazy
      .filter { $0.hasPrefix("/") }.map { $0 + "/" + name }
      .first { access($0, X_OK) == 0 }
  }

  /// A port of 127.0.0.1 on which nobody listens just now.
  static func freePort() -> Int? {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return nil }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    return isBound ? Int(UInt16(bigEndian: address.sin_port)) : nil
  }
}
