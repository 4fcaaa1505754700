import Domain
import Glibc
import Terminal
import Turkish

/// Files and folders of the program's own, readable by their owner alone.
enum Disk {
  /// The port of files.
  static let files = Files(
    exists: { exists($0) }, read: { try read($0) }, write: { try write($0, to: $1) },
    list: { list($0) }, makeFolder: { try makeFolder($0) })

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The text of a file; nil where there is none.
  static func read(_ path: String) throws(Failure) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Failure(.noInput, Texts.cannotRead(path, reason))
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    while true {
      let piece = try readPiece(file, path)
      if piece.isEmpty { break }
      bytes += piece
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.badData, Texts.cannotRead(path, "UTF-8"))
    }
    return text
  }

  /// The next bytes of an open file; none at its end.
  static func readPiece(_ file: Int32, _ name: String) throws(Failure) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count >= 0 { return Array(buffer.prefix(count)) }
      if errno != EINTR { throw Failure(.inputOutput, Texts.cannotRead(name, reason)) }
    }
  }

  /// Replaces a file as a whole: a new one beside it takes its place only when all is written.
  static func write(_ text: String, to path: String) throws(Failure) {
    try write(Array(text.utf8), to: path)
  }

  /// Replaces a file as a whole by these bytes, behind a link the file that it names.
  ///
  /// What is there and is no regular file, a pipe or a device, is written to and stays.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let slash = path.lastIndex(of: "/")
    if let slash, slash != path.startIndex { try makeFolder(String(path[..<slash])) }
    let target = target(of: path)
    guard target.isReplaced else {
      let isWritten = put(bytes, into: path, O_WRONLY | O_CREAT)
      guard isWritten else { throw Failure(.inputOutput, Texts.cannotWrite(path, reason)) }
      return
    }
    let draft = target.path + ".\(getpid()).yeni"
    let isWritten = put(bytes, into: draft, O_WRONLY | O_CREAT | O_TRUNC)
    guard isWritten, rename(draft, target.path) == 0 else {
      let why = reason
      unlink(draft)
      throw Failure(.inputOutput, Texts.cannotWrite(path, why))
    }
  }

  /// Where a path leads, and whether a new file can take the place of what is there.
  private static func target(of path: String) -> (path: String, isReplaced: Bool) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // A link to nothing makes its file where it leads.
      return (path, lstat(path, &status) != 0)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return (path, false) }
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let real = realpath(path, nil)
    else { return (path, true) }
    defer { free(real) }
    return (String(cString: real), true)
  }

  /// Writes all of the bytes to a file that it opens; false leaves the reason in `errno`.
  private static func put(_ bytes: [UInt8], into path: String, _ flags: Int32) -> Bool {
    let file = open(path, flags | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBufferPointer { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR {
        let why = errno
        close(file)
        errno = why
        return false
      }
      rest = rest.dropFirst(max(0, count))
    }
    // Neither a pipe nor a terminal can be synchronised.
    let isKept = fsync(file) == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP
    let why = errno
    let isClosed = close(file) == 0
    if !isKept { errno = why }
    return isKept && isClosed
  }

  /// Writes all of a text to an open descriptor.
  static func write(_ text: String, to descriptor: Int32) throws(ScreenFailure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBufferPointer { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EPIPE { throw .closed }
      if count < 0, errno != EINTR, errno != EAGAIN { throw .failed(reason) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Makes a folder and what is missing above it, for its owner alone.
  static func makeFolder(_ path: String) throws(Failure) {
    if path.isEmpty || exists(path) { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw Failure(.inputOutput, Texts.cannotWrite(path, reason))
    }
  }

  /// A new empty folder that only its owner can enter; whoever asks for it takes it away.
  static func scratchFolder() -> String? {
    var name = Array(("/tmp/balli-" + String(repeating: "X", count: 6)).utf8CString)
    return mkdtemp(&name).map { String(cString: $0) }
  }

  /// Names in a folder, those of folders with a slash at the end.
  static func list(_ folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { place in
        place.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      var status = stat()
      let isFolder = stat(folder + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      names.append(isFolder ? name + "/" : name)
    }
    return names
  }

  private static var reason: String { SystemReason.text(errno) }
}
