import Foundation
import Glibc
import Labels
import Testing

@testable import balli

@Suite("Programs of the system")
struct LiveProgramsTests {
  /// A folder with a program of ours, gone with the value.
  private final class Folder {
    let path: String

    init(_ name: String, _ script: String) throws {
      var template = Array("/tmp/balli-programs-XXXXXX\0".utf8CString)
      path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
      let file = path + "/" + name
      try ("#!/bin/sh\n" + script).write(toFile: file, atomically: true, encoding: .utf8)
      chmod(file, 0o700)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test("What a program writes, and how it ends, comes back")
  func output() async throws {
    let folder = try Folder("tesseract", "echo \"$2|$3\"; echo kusur >&2; exit 3")
    let output = await LivePrograms(path: "/yok:" + folder.path).run(
      "tesseract", ["a", "b c", "d"])
    #expect(output == .init(status: 3, text: "b c|d\n", errors: "kusur\n"))
  }

  @Test("A program that is not there is none")
  func missing() async {
    #expect(await LivePrograms(path: "/yok").run("tesseract", []) == nil)
  }

  @Test("Much output on both sides does not block")
  func much() async throws {
    let folder = try Folder(
      "gevez", "head -c 300000 /dev/zero | tr '\\0' x; head -c 300000 /dev/zero | tr '\\0' y >&2")
    let output = await LivePrograms(path: folder.path + ":/usr/bin:/bin").run("gevez", [])
    #expect(output?.text.count == 300_000 && output?.errors.count == 300_000)
  }

  @Test("A program that does not end is ended")
  func hanging() async throws {
    let folder = try Folder("bekler", "exec tail -f /dev/null")
    let output = await LivePrograms(path: folder.path, patience: 0.2).run("bekler", [])
    #expect(output?.status == -1)
  }

  @Test("A program whose answer nobody waits for any more is ended")
  func cancelled() async throws {
    let folder = try Folder("bekler", "echo $$ > \"$1\"; exec tail -f /dev/null")
    let note = folder.path + "/numara"
    let programs = LivePrograms(path: folder.path)
    let task = Task { await programs.run("bekler", [note]) }
    while (try? String(contentsOfFile: note, encoding: .utf8))?.isEmpty ?? true {
      await Task.yield()
    }
    task.cancel()
    #expect(await task.value?.status == -1)
    let early = Task { () -> OutsidePrograms.Output? in
      withUnsafeCurrentTask { $0?.cancel() }
      return await programs.run("bekler", [note])
    }
    #expect(await early.value == nil)
  }
}
