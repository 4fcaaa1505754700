import Foundation
import Glibc
import Labels
import Synchronization

/// Runs programs of the system and gathers what they write.
struct LivePrograms: Sendable {
  /// The folders in which programs are looked for, parted by colons.
  let path: String
  /// The person's home folder, for `~/`.
  var home: String?
  /// Kilobytes that a program may claim: five times what tesseract takes for the largest photo.
  private static let memory = 4_000_000
  /// After so many seconds a program is ended: a photo takes tesseract a few.
  var patience = 120.0

  /// The ports of the scanner of labels.
  var outside: OutsidePrograms {
    OutsidePrograms(
      run: { name, arguments, seconds in
        var programs = self
        programs.patience = min(seconds, patience)
        return await programs.run(name, arguments)
      }, uptime: { ProcessInfo.processInfo.systemUptime },
      file: { Disk.look(expanded($0))?.path }, start: { Disk.look($0)?.start ?? [] },
      extent: { path in
        Disk.look(path).map { file in
          let size = Leptonica()?.size(of: path)
          return OutsidePrograms.Extent(
            bytes: file.size, pixels: size.map { $0.width * $0.height })
        }
      },
      scratch: { Self.scratch() },
      isLarge: { path in
        let size = Leptonica()?.size(of: path)
        return size.map { max($0.width, $0.height) > CleanPicture.longest } ?? false
      },
      clean: { picture, result in
        await Self.made { $0.write(picture, to: result) } ?? false
      }, ink: { await Self.ink(of: $0) },
      quarters: { picture in
        CameraNote((try? Disk.bytes(picture, atMost: 1 << 17)) ?? []).quarterTurns
      },
      turn: { picture, quarters, result in
        await Self.made { $0.turn(picture, by: quarters, to: result) } ?? false
      },
      lighten: { picture, result in await Self.lighten(picture, result) })
  }

  /// The path with the person's home folder in place of `~`.
  private func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst()
  }

  private static func scratch() -> OutsidePrograms.Scratch? {
    guard let folder = Disk.scratchFolder() else { return nil }
    return OutsidePrograms.Scratch(
      path: folder, files: { Disk.list(folder).sorted() },
      discard: {
        for name in Disk.list(folder) { unlink(folder + "/" + name) }
        rmdir(folder)
      })
  }

  /// What the picture library makes; nil where the machine does not have it.
  private static func made<Result: Sendable>(
    _ work: @escaping @Sendable (CleanPicture) -> Result
  ) async -> Result? {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        done.resume(returning: Leptonica().map { work(CleanPicture(library: $0)) })
      }
    }
  }

  private static func ink(of picture: String) async -> [InkPiece] {
    let pieces = await made { $0.ink(of: picture) } ?? []
    return pieces.map { piece in
      InkPiece(
        left: Double(piece.left), top: Double(piece.top), width: Double(piece.width),
        height: Double(piece.height))
    }
  }

  private static func lighten(_ picture: String, _ result: String) async -> Bool {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        let light = LightPicture.bytes(of: picture)
        done.resume(returning: light.map { (try? Disk.write($0, to: result)) != nil } ?? false)
      }
    }
  }

  /// What a program wrote; nil where it is not on the path or cannot be started.
  func run(_ name: String, _ arguments: [String]) async -> OutsidePrograms.Output? {
    guard let program = place(of: name) else { return nil }
    let own = Running()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        // A thread of its own: reading a pipe blocks.
        DispatchQueue.global().async { done.resume(returning: finished(program, arguments, own)) }
      }
    } onCancel: {
      own.stop()
    }
  }

  /// The process of a call, which ends with the task that waits for it.
  private final class Running: Sendable {
    private let state = Mutex((number: pid_t?.none, isStopped: false))

    /// Starts the process, unless it is no longer wanted.
    func start(_ process: Process) throws {
      try state.withLock { state in
        guard !state.isStopped else { throw CancellationError() }
        try process.run()
        state.number = process.processIdentifier
      }
    }

    func stop() {
      state.withLock { state in
        state.isStopped = true
        if let number = state.number { kill(number, SIGKILL) }
      }
    }

    /// After this the number may be another process's.
    func end() { state.withLock { $0.number = nil } }
  }

  private func place(of name: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  private func finished(
    _ program: String, _ arguments: [String], _ own: Running
  ) -> OutsidePrograms.Output? {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // Whatever a file claims to be, the machine stays usable.
    process.arguments = ["-c", "ulimit -v \(Self.memory); exec \"$0\" \"$@\"", program] + arguments
    // Threads of tesseract wait for each other: on two cores four of them take six times as long as one.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["OMP_THREAD_LIMIT": "1"], uniquingKeysWith: { own, _ in own })
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    process.standardInput = FileHandle.nullDevice
    do { try own.start(process) } catch { return nil }
    let end = DispatchWorkItem { own.stop() }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: end)
    let errors = Mutex(Data())
    let group = DispatchGroup()
    // Both pipes are emptied at once, or a talkative program would wait for us for ever.
    DispatchQueue.global().async(group: group) {
      let data = err.fileHandleForReading.readDataToEndOfFile()
      errors.withLock { $0 = data }
    }
    let text = out.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    own.end()
    end.cancel()
    return OutsidePrograms.Output(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      text: String(decoding: text, as: UTF8.self),
      errors: errors.withLock { String(decoding: $0, as: UTF8.self) })
  }
}
