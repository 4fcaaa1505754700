import Glibc

/// Files and folders that only their owner can open, from the first byte on.
///
/// SQLite gives `-wal` and `-shm` the mode of the database file, so making that file here, before
/// SQLite sees it, covers all three. The process-wide umask is left alone.
enum PrivateFile {
  /// Makes the folder and what is missing above it, with mode 0700; tightens the folder itself.
  ///
  /// Folders above it that exist already stay as they are: they may be the person's home.
  static func makeFolder(_ path: String) throws(StoreFailure) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .unusableFolder(path: path) }
      if status.st_mode & 0o077 != 0, chmod(path, 0o700) != 0 {
        throw StoreFailure(errno: errno, path: path)
      }
      return
    }
    guard errno == ENOENT else { throw StoreFailure(errno: errno, path: path) }
    let parent = parent(of: path)
    if parent != path, access(parent, F_OK) != 0 { try makeFolder(parent) }
    // Another process may make it at the same moment.
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw StoreFailure(errno: errno, path: path)
    }
  }

  /// Makes the file with mode 0600 if it is missing; takes rights of others from one that exists.
  static func make(_ path: String) throws(StoreFailure) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw .unusableFolder(path: path) }
      if status.st_mode & 0o077 != 0 { try tighten(path) }
      return
    }
    try makeFolder(parent(of: path))
    let file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if file < 0 {
      guard errno == EEXIST else { throw StoreFailure(errno: errno, path: path) }
    } else {
      close(file)
    }
  }

  private static func tighten(_ path: String) throws(StoreFailure) {
    for name in [path, path + "-wal", path + "-shm"] where access(name, F_OK) == 0 {
      guard chmod(name, 0o600) == 0 else { throw StoreFailure(errno: errno, path: name) }
    }
  }

  /// Runs `body` while no other process is in it for the same folder.
  ///
  /// The lock is on the folder, because closing another descriptor of the database file would drop
  /// SQLite's own locks (sqlite.org/howtocorrupt.html, 2.2). A process that dies lets go of it.
  static func exclusively<Result>(
    inFolderOf path: String, _ body: () throws -> Result
  ) throws -> Result {
    let folder = parent(of: path)
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreFailure(errno: errno, path: folder) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw StoreFailure(errno: errno, path: folder) }
    }
    return try body()
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
