package import Domain
import Glibc
import Synchronization

/// A server of llama.cpp on loopback: started, waited for, remembered in a file, stopped.
package final class LlamaServer: Sendable {
  private let folder: String
  private let path: String?
  private let files: Files
  private let fetcher: @Sendable () -> Fetcher
  private let sleep: @Sendable (Duration) async throws -> Void
  /// Tries at `interval` until a model must have been loaded: ten minutes.
  private static let interval = Duration.milliseconds(500)
  private static let tries = 1200
  /// The name of its program.
  package static let program = "llama-server"
  /// The context where nobody says and the model has more: what a turn of balli needs.
  private static let context = 8192

  /// The pipe that keeps the server of this process alive; closed when the process ends.
  private let lifeline = Mutex<Int32>(-1)

  /// Takes the data folder, the PATH, the files, the way to the server and how to wait.
  package init(
    folder: String, path: String?, files: Files, fetcher: @escaping @Sendable () -> Fetcher,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    (self.folder, self.path, self.files) = (folder, path, files)
    (self.fetcher, self.sleep) = (fetcher, sleep)
  }

  private var note: String { folder + "/llama-server.json" }
  private var log: String { folder + "/llama-server.log" }

  /// Starts the server and returns when it is ready; a start that fails leaves nothing running.
  package func start(
    _ wish: ServerWish, progress: @Sendable (String) -> Void
  ) async throws -> RunningServer {
    if let running = running() {
      throw Failure(.usage, Texts.alreadyRunning(running))
    }
    guard let program = ServerProcess.find(Self.program, path: path) else {
      throw Failure(.unavailable, Texts.noServerProgram(Self.program))
    }
    guard let port = ServerProcess.freePort() else {
      throw Failure(.unavailable, Texts.cannotStart(errno))
    }
    let longest = ModelFiles.facts(wish.file).context ?? Self.context
    let words = [
      program, "--host", "127.0.0.1", "--port", "\(port)", "-m", wish.file.path, "-c",
      "\(wish.context ?? min(longest, Self.context))", "--alias", wish.file.name, "--jinja",
    ]
    try files.makeFolder(folder)
    let started = try ServerProcess.start(words, log: log, isPermanent: wish.isPermanent)
    lifeline.withLock { $0 = started.lifeline }
    let server = RunningServer(
      model: wish.file.name, port: port, process: started.process, isPermanent: wish.isPermanent)
    do {
      try remember(server)
      try await wait(for: server, progress: progress)
      return server
    } catch {
      await end(server)
      throw error
    }
  }

  /// The server that was started by this balli or another one and still runs.
  package func running() -> RunningServer? {
    guard let text = (try? files.read(note)) ?? nil, let json = try? JSON(reading: text),
      let model = json["model"]?.string,
      let port = json["port"]?.number.flatMap(Int.init(exactly:)),
      let process = json["process"]?.number.flatMap(Int32.init(exactly:)), process > 1,
      let birth = birth(of: process), birth == json["birth"]?.string
    else { return nil }
    return RunningServer(
      model: model, port: port, process: process,
      isPermanent: json["permanent"]?.bool ?? false)
  }

  /// Stops it; nil where none runs.
  package func stop() async throws -> RunningServer? {
    guard let server = running() else {
      unlink(note)
      return nil
    }
    await end(server)
    return server
  }

  private func birth(of process: pid_t) -> String? {
    ServerProcess.birth(inStat: ((try? files.read("/proc/\(process)/stat")) ?? nil) ?? "")
  }

  private func remember(_ server: RunningServer) throws {
    let json: JSON = .object([
      "model": .string(server.model), "port": .number(Double(server.port)),
      "process": .number(Double(server.process)),
      "birth": birth(of: server.process).map(JSON.string),
      "permanent": .bool(server.isPermanent),
    ])
    try files.write(json.text + "\n", note)
  }

  private func wait(
    for server: RunningServer, progress: @Sendable (String) -> Void
  ) async throws {
    let url = "http://127.0.0.1:\(server.port)/health"
    let limits = FetchLimits(connect: 2, idle: 2, total: 2, body: 1 << 16)
    let fetcher = fetcher()
    for attempt in 0..<Self.tries {
      guard ServerProcess.isAlive(server.process) else {
        throw Failure(.unavailable, Texts.serverDied(lastWords()))
      }
      let request = FetchRequest(url: url, limits: limits, retryWaits: [])
      if let answer = try? await fetcher.open(request) {
        answer.close()
        if answer.status == 200 { return }
      }
      progress(Texts.loading(server.model, seconds: attempt / 2))
      try await sleep(Self.interval)
    }
    throw Failure(.tryLater, Texts.serverSlow(log))
  }

  /// Asks the program to end, and makes it after five seconds.
  private func end(_ server: RunningServer) async {
    lifeline.withLock { end in
      if end >= 0 { close(end) }
      end = -1
    }
    kill(server.process, SIGTERM)
    for _ in 0..<50 where ServerProcess.isAlive(server.process) {
      // Waiting must go on although the task is cancelled: that is why the server ends.
      try? await Task.detached { [sleep] in try await sleep(.milliseconds(100)) }.value
    }
    // The session of its own has the keeper's number; whatever is left of it goes.
    if ServerProcess.isAlive(server.process) { kill(-server.process, SIGKILL) }
    _ = ServerProcess.isAlive(server.process)
    unlink(note)
  }

  /// The last line of the log that says something.
  private func lastWords() -> String {
    let text = ((try? files.read(log)) ?? nil) ?? ""
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    let telling = lines.last { $0.lowercased().contains("error") } ?? lines.last ?? ""
    return telling.isEmpty ? log : String(telling.prefix(200)) + " (" + log + ")"
  }
}
