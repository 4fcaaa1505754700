import AgentLoop
import Domain
import EmbeddedModel
import Store
import Tools
import Turkish

// The rooms of the house, furnished for one person.
extension Compose {
  /// Everything that answers, around the records of a profile; opens nothing yet.
  static func household(
    _ request: HouseholdRequest, in folder: ProfileFolder, models: LiveModels
  ) throws -> Household {
    let file = try folder.file(of: request.profile ?? ProfileFolder.defaultName)
    // The profile's own spelling, which need not be the one that was asked for.
    let name = file.split(separator: "/").last.map { $0.dropLast(".sqlite".count) } ?? ""
    let store = ProfileStore(file: file, stems: Stems.self)
    let settings = store.records.settings
    // A setting that cannot be read is none; the turn itself will say that the records cannot be.
    let setting = { @Sendable (key: String) in (try? settings.value(key)) ?? nil }
    let model = try models.make(
      ModelName(parsing: request.model), embedded: embeddedModel,
      settings: ModelSettings(setting))
    var made = household(
      named: String(name), over: store, model, kitchen(models),
      research(models, cache: store.sourceAnswers))
    made.modelTable = { models.table }
    return made
  }

  private static func household(
    named name: String, over store: ProfileStore, _ model: LanguageModel,
    _ kitchen: KitchenServices, _ research: ResearchServices
  ) -> Household {
    let records = store.records
    var household = Household(
      profile: name, path: store.file, records: records,
      tools: Toolbox(records: records, foods: foods, kitchen: kitchen, research: research)
        .all, model: model,
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
    household.selfAnswer = { engine.answer($0, to: $1, now: $2, zone: $3) }
    return household
  }
}
