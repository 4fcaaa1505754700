import AgentLoop
import Domain
import EmbeddedModel
import Labels
import Store
import Tools
import Turkish

// The rooms of the house, furnished for one person.
extension Compose {
  /// Everything that answers, around the records of a profile; opens nothing yet.
  static func household(
    _ request: HouseholdRequest, in folder: ProfileFolder, models: LiveModels,
    clock: SessionClock, programs: OutsidePrograms? = nil
  ) throws -> Household {
    let file = try folder.file(of: request.profile ?? ProfileFolder.defaultName)
    // The profile's own spelling, which need not be the one that was asked for.
    let name = file.split(separator: "/").last.map { $0.dropLast(".sqlite".count) } ?? ""
    let store = ProfileStore(file: file, stems: Stems.self)
    var records = store.records
    records.sensor = records.sensor.seen(at: clock.now)
    if let thread = request.privateThread { records = records.keeping(thread) }
    let settings = records.settings
    // A setting that cannot be read is none; the turn itself will say that the records cannot be.
    let setting = { @Sendable (key: String) in (try? settings.value(key)) ?? nil }
    let model = try models.make(
      ModelName(parsing: request.model), embedded: embeddedModel,
      settings: ModelSettings(setting))
    let spending = records.spending
    // What cannot be counted is no reason to end a turn.
    let live = LiveSight(
      models: models, chosen: request.model, setting: setting, spent: { try? spending.add($0) })
    let author = LiveAuthor(
      models: models, chosen: request.model, setting: setting, spent: { try? spending.add($0) })
    let kitchen = kitchen(
      models, programs, sight: { live.sight() }, author: { author.author() })
    var made = household(
      named: String(name), over: store, records, model, kitchen,
      outside(
        models, cache: request.privateThread == nil ? store.sourceAnswers : .none,
        setting: setting))
    made.recipes = kitchen.recipes
    made.modelTable = { models.table }
    made.readsPicture = { engine.isLabelOrMeal($0, now: $1, zone: $2) }
    return made
  }

  private static func household(
    named name: String, over store: ProfileStore, _ records: Records,
    _ model: LanguageModel, _ kitchen: KitchenServices,
    _ outside: (papers: ResearchServices, web: WebServices)
  ) -> Household {
    var household = Household(
      profile: name, path: store.file, records: records,
      tools: Toolbox(
        records: records, foods: foods, kitchen: kitchen, research: outside.papers,
        web: outside.web
      ).all, model: model,
      guards: guards, foods: foods,
      export: { thread, format, zone in
        let messages = try records.conversations.messages(thread)
        if format == .markdown { return ThreadExport.markdown(messages, in: zone) }
        guard let conversation = try records.conversations.conversation(thread) else {
          throw Failure(.noInput, Texts.noThread("\(thread)"))
        }
        return ThreadExport.json(conversation, messages, in: zone).text + "\n"
      },
      explain: { explanation(of: $0, now: $1, zone: $2) },
      routing: { routing($0, $1) }, faults: { try store.faults() })
    household.selfReply = { engine.answer($0, to: $1, now: $2, zone: $3) }
    return household
  }
}
