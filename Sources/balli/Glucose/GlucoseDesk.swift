import Domain
import GlucoseFiles
import Services
import Turkish
import struct Foundation.Date

/// The commands about sensors: `balli bağla …`, `balli eşitle`, `balli içe-aktar DOSYA` and the same
/// with a slash.
@MainActor struct GlucoseDesk {
  let world: World
  let presenter: any Presenter
  let household: Household
  let zone: Zone

  private var outside: GlucoseOutside { world.glucose }
  private var sensor: SensorRecords { household.records.sensor }
  private var connections: Connections {
    Connections(files: world.files, places: world.places, profile: household.profile)
  }

  func run(_ command: GlucoseCommand) async throws -> Exit {
    switch command {
    case .importFile(let path, let order): try importFile(path, order)
    case .connect(nil, _): tell(.connect, GlucoseTexts.connectable, [:])
    case .connect(let word?, let options):
      return try await connect(try SourceKind(word), options)
    case .connections: try list()
    case .report(let days, let path): try report(days, path)
    case .chart(let span): try chart(span)
    case .disconnect(let word): try disconnect(try SourceKind(word))
    case .sync(installs: true): try installTimer()
    case .sync(installs: false): return try await sync()
    }
    return .done
  }

  private func tell(_ name: SlashCommand.Name, _ text: String, _ data: JSON) {
    presenter.show(CommandOutput(name, text, data: data))
  }

  // MARK: Files

  private func importFile(_ path: String, _ order: DateOrder?) throws {
    let bytes = try outside.bytes(path)
    let file: GlucoseFile
    do throws(FileFailure) { file = try GlucoseFile(bytes, zone: zone, order: order) } catch {
      throw Failure(.badData, error.description)
    }
    let addition = try sensor.add(file.readings)
    let skipped = file.skipped
    let ahead = file.readings.filter { $0.at >= SensorRecords.horizon(world.clock.now()) }
    let latest = ahead.map(\.at).max()
    tell(
      .importFile,
      GlucoseTexts.imported(file, addition)
        + (latest.map { self.ahead([file.kind.rawValue: ahead.count], latest: $0) } ?? ""),
      [
        "kind": .string(file.kind.rawValue), "unit": .string(file.unit.rawValue),
        "rows": .number(Double(file.rows)), "imported": .number(Double(addition.added)),
        "known": .number(Double(addition.known)), "ahead": .number(Double(ahead.count)),
        "skipped": .number(Double(skipped.reduce(0) { $0 + $1.count })),
        "reasons": .array(
          skipped.map {
            [
              "reason": .string($0.reason.rawValue), "count": .number(Double($0.count)),
              "line": .number(Double($0.line)),
            ]
          }),
      ])
  }

  /// What there is to say of readings whose time has not come, by source; empty where there are none.
  private func ahead(_ counts: [String: Int], latest: Date?) -> String {
    let now = world.clock.now()
    guard let source = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return ""
    }
    return "\n"
      + GlucoseTexts.ahead(
        counts.values.reduce(0, +), of: source,
        latest: latest.map { DateText.moment($0, now: now, zone: zone) },
        now: DateText.moment(now, now: now, zone: zone), zone: zone.name)
  }

  // MARK: Connections

  private func connect(_ kind: SourceKind, _ options: ConnectOptions) async throws -> Exit {
    let desk = ConnectDesk(
      outside: outside, environment: world.environment, connections: connections,
      now: world.clock.now
    ) { text in
      presenter.show(CommandOutput(.connect, text))
    }
    let connected: ConnectDesk.Connected
    do { connected = try await desk.connect(kind, options) } catch let failure as SourceFailure {
      throw Failure(source: failure)
    }
    try sensor.setState(kind.rawValue, nil)
    tell(
      .connect, GlucoseTexts.connected(kind, connected.detail),
      [
        "source": .string(kind.rawValue), "region": connected.region.map(JSON.string) ?? .null,
      ])
    return try await sync(only: kind)
  }

  private func list() throws {
    let kinds = try connections.kinds()
    let counts = try sensor.counts()
    let now = world.clock.now()
    let ahead = try sensor.countsAhead(of: now)
    let states = try kinds.map { ($0, try sensor.state($0.rawValue)) }
    let data = states.map { kind, state -> JSON in
      .object([
        "source": .string(kind.rawValue),
        "readings": .number(Double(counts[kind.rawValue] ?? 0)),
        "ahead": ahead[kind.rawValue].map { .number(Double($0)) },
        "syncedAt": state?.syncedAt.map { .string(zone.civil(at: $0).text) },
        "failures": .number(Double(state?.failures ?? 0)),
        "message": state?.message.map(JSON.string),
      ])
    }
    let lines = states.map { kind, state in
      GlucoseTexts.connection(
        kind, state, readings: counts[kind.rawValue] ?? 0,
        age: state?.syncedAt.map { DateText.age(of: $0, now: now) })
    }
    let files = counts.filter { SourceKind(rawValue: $0.key) == nil }
      .sorted { $0.key < $1.key }.map { GlucoseTexts.imports($0.key, $0.value) }
    let text =
      kinds.isEmpty ? [GlucoseTexts.noConnection] + files : lines + files
    tell(
      .connections, text.joined(separator: "\n") + self.ahead(ahead, latest: nil),
      ["connections": .array(data)])
  }

  private func disconnect(_ kind: SourceKind) throws {
    guard try connections.kinds().contains(kind) else {
      throw Failure(.noInput, GlucoseTexts.notConnected(kind))
    }
    try connections.forget(kind)
    try sensor.setState(kind.rawValue, nil)
    let count = try sensor.counts()[kind.rawValue] ?? 0
    tell(
      .disconnect, GlucoseTexts.disconnected(kind, readings: count),
      ["source": .string(kind.rawValue), "readings": .number(Double(count))])
  }

  // MARK: Syncing

  /// One round with every connected source, or with one of them.
  private func sync(only kind: SourceKind? = nil) async throws -> Exit {
    guard try kind != nil || !connections.kinds().isEmpty else {
      throw Failure(.configuration, GlucoseTexts.noConnection)
    }
    guard let outcomes = try await rounds(only: kind, tell: { report($1, of: $0) }) else {
      throw Failure(.tryLater, GlucoseTexts.anotherSync)
    }
    let exits = outcomes.map { exit(of: $0.outcome) }
    return exits.contains(.done) ? .done : exits.first ?? .done
  }

  /// A round with every connected source, or with one; nil where another process is at it.
  ///
  /// `tell` hears of each as it ends.
  func rounds(
    only kind: SourceKind? = nil, tell: (SourceKind, SyncRound.Outcome) -> Void = { _, _ in }
  ) async throws -> [(kind: SourceKind, outcome: SyncRound.Outcome)]? {
    guard let lock = try outside.exclusively(household.path + ".esitle") else { return nil }
    defer { lock.release() }
    let live = LiveSources(
      way: outside.way(), environment: world.environment, connections: connections)
    let round = SyncRound(records: sensor, now: world.clock.now)
    var outcomes: [(SourceKind, SyncRound.Outcome)] = []
    for kind in try kind.map({ [$0] }) ?? connections.kinds() {
      let outcome = try await round.run(live.source(kind))
      outcomes.append((kind, outcome))
      tell(kind, outcome)
    }
    return outcomes
  }

  private func exit(of outcome: SyncRound.Outcome) -> Exit {
    switch outcome {
    case .done: .done
    case .failed(let failure): Failure(source: failure).exit
    case .waiting: .tryLater
    case .stopped: .notPermitted
    }
  }

  /// Tells what came of a round.
  private func report(_ outcome: SyncRound.Outcome, of kind: SourceKind) {
    let state = try? sensor.state(kind.rawValue)
    let age = state?.syncedAt.map { DateText.age(of: $0, now: world.clock.now()) }
    switch outcome {
    case .done(let addition, let skipped):
      let ahead = (try? sensor.countsAhead(of: world.clock.now()))?[kind.rawValue]
      let told = ahead.map { self.ahead([kind.rawValue: $0], latest: nil) } ?? ""
      tell(
        .sync, GlucoseTexts.synced(kind, addition, newest) + told, data(kind, addition, skipped))
    case .failed(let failure):
      let text = GlucoseTexts.failed(kind, failure, lastRound: age)
      presenter.show(Failure(exit(of: outcome), text))
    case .waiting(let until, let message):
      let wait = until.timeIntervalSince(world.clock.now())
      presenter.show(Failure(.tryLater, GlucoseTexts.waiting(kind, wait, message)))
    case .stopped(let message):
      presenter.show(Failure(.notPermitted, GlucoseTexts.stopped(kind, message)))
    }
  }

  private func data(_ kind: SourceKind, _ addition: SensorAddition, _ skipped: Int) -> JSON {
    [
      "source": .string(kind.rawValue), "added": .number(Double(addition.added)),
      "known": .number(Double(addition.known)), "skipped": .number(Double(skipped)),
    ]
  }

  /// The newest reading with its age: `112 mg/dL → (3 dakika önce)`.
  private var newest: String? {
    let now = world.clock.now()
    guard let reading = (try? sensor.newest(nil, SensorRecords.horizon(now), 1))?.first
    else { return nil }
    return GlucoseTexts.reading(reading, now: now)
  }

  private func installTimer() throws {
    let folder =
      (world.environment("XDG_CONFIG_HOME") ?? (world.environment("HOME") ?? "") + "/.config")
      + "/systemd/user"
    let unit = SyncTimer(
      program: outside.program, profile: household.profile, home: world.environment("BALLI_HOME"))
    try world.files.write(unit.service, folder + "/\(SyncTimer.name).service")
    try world.files.write(unit.timer, folder + "/\(SyncTimer.name).timer")
    tell(.sync, GlucoseTexts.timer(folder), ["folder": .string(folder)])
  }
}

/// The units by which systemd syncs every five minutes.
struct SyncTimer {
  static let name = "balli-esitle"

  var program: String
  var profile: String
  var home: String?

  var service: String {
    let home = home.map { "Environment=\"BALLI_HOME=\(Self.escaped($0))\"\n" } ?? ""
    return """
      [Unit]
      Description=balli: \(GlucoseTexts.timerTitle)
      After=network-online.target

      [Service]
      Type=oneshot
      \(home)ExecStart="\(Self.escaped(program))" --profil "\(Self.escaped(profile))" --sessiz esitle

      """
  }

  var timer: String {
    """
    [Unit]
    Description=balli: \(GlucoseTexts.timerTitle)

    [Timer]
    OnCalendar=*:0/5
    RandomizedDelaySec=30
    Persistent=true

    [Install]
    WantedBy=timers.target

    """
  }

  /// Quotes, specifiers and backslashes as systemd wants them.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%")
  }
}

extension Failure {
  /// What a source says, with the exit code of its kind.
  init(source failure: SourceFailure) {
    let exit: Exit =
      switch failure.kind {
      case .credentials, .disconnected, .consent: .notPermitted
      case .locked, .rateLimited: .tryLater
      case .unavailable, .offline, .malformed: .unavailable
      }
    self.init(exit, failure.message)
  }
}
