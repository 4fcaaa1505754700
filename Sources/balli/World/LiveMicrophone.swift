import Domain
import Foundation
import Glibc
import LocalModels
import Terminal

/// Records from the machine's microphone with `arecord` or `parecord`.
///
/// The program writes bare samples into a pipe, so that the level can be shown and nothing lies on
/// the disk that is not meant to.
struct LiveMicrophone: Sendable {
  /// Seconds of one recording.
  static let limit = 120.0

  /// A path and arguments that make a program write samples to its standard output.
  let command: [String]
  /// Where Enter is pressed.
  let keys: Int32
  /// Where the level is shown; -1 for nowhere.
  let meter: Int32

  private enum End { case stopped, cancelled, broken }

  /// The first recording program on the PATH; nil where there is none.
  init?(path: String, keys: Int32 = 0, meter: Int32 = 2) {
    let rate = "\(Waveform.rate)"
    let known = [
      ["arecord", "-q", "-t", "raw", "-f", "S16_LE", "-r", rate, "-c", "1"],
      ["parecord", "--raw", "--format=s16le", "--rate=\(rate)", "--channels=1"],
    ]
    let folders = path.split(separator: ":").filter { $0.hasPrefix("/") }
    for words in known {
      let places = folders.map { "\($0)/\(words[0])" }
      if let found = places.first(where: { access($0, X_OK) == 0 }) {
        command = [found] + words.dropFirst()
        self.keys = keys
        self.meter = isatty(meter) == 1 ? meter : -1
        return
      }
    }
    return nil
  }

  /// Records until Enter, two minutes or a cancelled task.
  func record() async throws -> [UInt8] {
    let (reading, writing) = try Self.pipeEnds()
    defer {
      close(reading)
      close(writing)
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(with: Result { try recordBlocking(until: reading) })
        }
      }
    } onCancel: {
      var byte: UInt8 = 1
      _ = write(writing, &byte, 1)
    }
  }

  private func recordBlocking(until cancelled: Int32) throws -> [UInt8] {
    let (process, sound) = try start()
    var wave = Waveform()
    let end = listen(to: sound, until: cancelled, &wave)
    close(sound)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    clear()
    if end == .cancelled { throw CancellationError() }
    // An empty recording or a program that gave up at once has no microphone.
    guard wave.seconds > 0.1 else { throw Failure(.unavailable, Texts.microphoneFailed) }
    return wave.wav
  }

  private func listen(to sound: Int32, until cancelled: Int32, _ wave: inout Waveform) -> End {
    var waits = [sound, cancelled, keys].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    show(wave)
    while wave.seconds < Self.limit {
      if poll(&waits, nfds_t(waits.count), -1) < 0 {
        if errno == EINTR { continue }
        return .broken
      }
      if waits[1].revents != 0 { return .cancelled }
      if waits[2].revents != 0 {
        let count = read(keys, &buffer, buffer.count)
        if count <= 0 || buffer.prefix(count).contains(where: { $0 == 10 || $0 == 13 }) {
          return .stopped
        }
      }
      guard waits[0].revents != 0 else { continue }
      let count = read(sound, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return .broken }
      wave.add(buffer.prefix(count))
      show(wave)
    }
    return .stopped
  }

  /// Starts the program, away from the terminal's Ctrl-C, which is for us to hear.
  private func start() throws -> (process: pid_t, sound: Int32) {
    let (sound, writing) = try Self.pipeEnds()
    defer { close(writing) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, writing, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var made = StartedProgram(.ownGroup)
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, command[0], &actions, &made.attributes, &words, environ) == 0 else {
      close(sound)
      throw Failure(.unavailable, Texts.microphoneFailed)
    }
    return (process, sound)
  }

  /// A pipe that no other program inherits.
  private static func pipeEnds() throws(Failure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(.fault, Texts.microphoneFailed) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  // MARK: The level

  private func line(_ wave: Waveform) -> String {
    let bar = Bar(value: wave.level, target: 1, width: 16).text()
    return Texts.recording(bar: bar, seconds: Int(wave.seconds))
  }

  /// Draws over the line, without escape sequences: it is always equally wide.
  private func show(_ wave: Waveform) {
    if meter >= 0 { try? Disk.write("\r" + line(wave), to: meter) }
  }

  private func clear() {
    guard meter >= 0 else { return }
    let width = line(Waveform()).count
    try? Disk.write("\r" + String(repeating: " ", count: width) + "\r", to: meter)
  }
}
