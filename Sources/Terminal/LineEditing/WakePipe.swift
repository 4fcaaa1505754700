import Glibc

/// A pipe by which a signal handler, which may do next to nothing, wakes a thread.
struct WakePipe: ~Copyable {
  let reading: Int32
  let writing: Int32

  /// Opens the pipe; its reader blocks where asked for, its writer never does.
  ///
  /// Where no descriptor is left both ends are -1, which reads as an end and wakes nobody.
  init(readerBlocks: Bool) {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { ends = [-1, -1] }
    (reading, writing) = (ends[0], ends[1])
    for end in ends where end >= 0 {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      if end == writing || !readerBlocks { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
  }

  deinit {
    close(reading)
    close(writing)
  }
}
