import Domain
import Terminal
import Turkish

/// A setting that a person can change, kept in their database.
package struct SettingDefinition: Sendable {
  /// As typed: `model`.
  package var key: String
  package var summary: String
  /// What it is while nobody has set it.
  package var standard: String
  /// What it may be; empty where anything may be.
  package var choices: [String]
}

// Commands about profiles, models, settings and the program's own state.
extension Session {
  func profile(_ argument: String) throws {
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    let name = words.count > 1 ? words[1].trimmed : ""
    switch Spelling.ascii(words.first ?? "liste") {
    case "liste", "list": try listProfiles()
    case "yeni", "new": try enter(profile: name, mustExist: false)
    case "kullan", "use": try enter(profile: name, mustExist: true)
    default: try enter(profile: argument, mustExist: true)
    }
  }

  private func listProfiles() throws {
    var names = try world.profiles()
    if !names.contains(household.profile) { names.append(household.profile) }
    let lines = names.map { ($0 == household.profile ? "* " : "  ") + $0 }
    let data = JSON.array(
      names.map { ["name": .string($0), "current": .bool($0 == household.profile)] })
    tell(CommandOutput(.profile, lines.joined(separator: "\n"), data: data))
  }

  /// Goes over to another profile; the thread stays behind.
  private func enter(profile name: String, mustExist: Bool) throws {
    guard !name.isEmpty else { throw Failure(.usage, Texts.missingArgument("AD")) }
    let known = try world.profiles().contains { Turkish.fold($0) == Turkish.fold(name) }
    if mustExist, !known { throw Failure(.noInput, Texts.noProfile(name)) }
    if !mustExist, known { throw Failure(.usage, Texts.profileExists(name)) }
    let entered = try world.household(
      HouseholdRequest(profile: name, model: household.model.name))
    // The first use makes the database.
    _ = try entered.records.settings.value("model")
    try endPrivateThread()
    household = entered
    conversation = nil
    tell(
      CommandOutput(
        .profile, Texts.profileEntered(household.profile, isNew: !mustExist),
        data: ["name": .string(household.profile)]))
  }

  /// The commands about models, for this profile.
  func model(_ argument: String) async throws -> Exit {
    var desk = ModelCommands(
      world: world, presenter: presenter, prefix: "/model", approves: approves,
      current: household.model.name
    ) { name in
      let chosen = try self.opened(model: name)
      try chosen.records.settings.set("model", name)
      self.household = chosen
    }
    desk.status = presenter.statusLine
    desk.later = { id, question, act in
      await self.ask(
        WaitingQuestion(
          id: id, command: .model, question: question, declined: ModelTexts.notDeleted, act: act))
    }
    let words = argument.split(whereSeparator: \.isWhitespace).map(String.init)
    return try await followingAddress { try await desk.run(words) }
  }

  func settings(_ argument: String) throws {
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    let records = household.records.settings
    guard let key = words.first else {
      let rows = try SettingDefinition.all.map { setting in
        (setting, try records.value(setting.key) ?? setting.standard)
      }
      let text = rows.map { Texts.setting($0.0, $0.1) }.joined(separator: "\n")
      let members = rows.map { JSON.Member($0.0.key, .string($0.1)) }
      return tell(CommandOutput(.settings, text, data: .object(members)))
    }
    let setting = try SettingDefinition.named(key)
    if words.count > 1 {
      let value = words[1].trimmed
      let isReset = value == "-"
      let kept = isReset ? nil : try setting.validated(value)
      if setting.key == "model" { try reopen(model: kept ?? setting.standard) }
      // A price is that of one model.
      let owner = setting.key == ModelPrice.key ? household.model.name + " " : ""
      try records.set(setting.key, kept.map { owner + $0 })
    }
    let value = try records.value(setting.key) ?? setting.standard
    let data = JSON.object([JSON.Member(setting.key, .string(value))])
    tell(CommandOutput(.settings, Texts.setting(setting, value), data: data))
  }

  private func reopen(model: String) throws {
    household = try opened(model: model)
  }

  func export(_ argument: String) throws {
    var words = argument.split(separator: " ").map(String.init)
    let number = words.first.flatMap { Int64($0) }
    if number != nil { words.removeFirst() }
    let named = words.first.flatMap { ExportFormat(rawValue: Spelling.ascii($0)) }
    if named != nil { words.removeFirst() }
    let path = words.isEmpty ? nil : words.joined(separator: " ")
    let guessed: ExportFormat = path?.hasSuffix(".json") == true ? .json : .markdown
    try export(thread: number, format: named ?? guessed, path: path)
  }

  /// Exports a thread: the one with this number, else the current one, else the newest.
  package func export(thread number: Int64?, format: ExportFormat, path: String?) throws {
    let records = household.records.conversations
    guard let id = try number ?? conversation ?? records.newest()?.id,
      try records.conversation(id) != nil
    else {
      throw Failure(.noInput, number.map { Texts.noThread("\($0)") } ?? Texts.noThreadYet)
    }
    let text = try household.export(id, format, zone)
    guard let path else {
      return tell(
        CommandOutput(.export, text, isMarkdown: format == .markdown, isRaw: format == .json))
    }
    try world.files.write(text, path)
    tell(CommandOutput(.export, Texts.exported(id, path), data: ["path": .string(path)]))
  }

  /// Checks the installation; the code is that of a bad configuration where something is amiss.
  func doctor() throws -> Exit {
    let findings = world.inspect(household)
    let lines = findings.map { finding in
      let mark = finding.isGood ? "✓" : "✗"
      let remedy = finding.remedy.map { "\n  → " + $0 } ?? ""
      return "\(mark) \(finding.subject): \(finding.detail)\(remedy)"
    }
    let data = JSON.array(
      findings.map { finding in
        .object([
          "subject": .string(finding.subject), "ok": .bool(finding.isGood),
          "detail": .string(finding.detail), "remedy": finding.remedy.map(JSON.string),
        ])
      })
    tell(CommandOutput(.doctor, lines.joined(separator: "\n"), data: data))
    return findings.allSatisfy(\.isGood) ? .done : .configuration
  }
}

extension SettingDefinition {
  static func named(_ key: String) throws(Failure) -> SettingDefinition {
    let wanted = Spelling.ascii(key)
    if let found = all.first(where: { Spelling.ascii($0.key) == wanted }) { return found }
    throw Failure(
      .usage, Texts.unknownSetting(key, nearest: Spelling.nearest(key, among: all.map(\.key))))
  }

  /// The value as it is kept; throws for one that the setting cannot have.
  func validated(_ value: String) throws(Failure) -> String {
    if key == "model" || key == PictureRule.modelKey { return try ModelName.validated(value) }
    if key == ModelPrice.key, ModelPrice(value) == nil {
      throw Failure(.badData, Texts.badPrice)
    }
    if key == ModelPatience.key {
      guard let patience = ModelPatience(value) else { throw Failure(.badData, Texts.badPatience) }
      return "\(patience.seconds)"
    }
    if key == ModelWindow.key {
      guard let window = ModelWindow(value) else { throw Failure(.badData, Texts.badWindow) }
      return "\(window.tokens)"
    }
    if key == ContactMail.key {
      guard let mail = ContactMail.validated(value) else { throw Failure(.badData, Texts.badMail) }
      return mail
    }
    if key == SettingDefinition.voiceAddress, !value.isEmpty, !WebAddress(value).isSafe {
      throw Failure(.configuration, Texts.insecureAddress(value))
    }
    if let alert = AlertSetting(key: key) { return try alert.validated(value) }
    if key == ReadingRetention.key { return try ReadingRetention.validated(value) }
    guard !choices.isEmpty else { return value }
    let wanted = Spelling.ascii(value)
    if let choice = choices.first(where: { Spelling.ascii($0) == wanted }) { return choice }
    throw Failure(.badData, Texts.badSetting(value, key, choices))
  }
}
