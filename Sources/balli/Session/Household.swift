package import AgentLoop
package import Domain
package import EmbeddedModel
package import LanguageModels
package import struct Foundation.Date

/// A person's records and all that answers around them, ready for a session.
package struct Household: Sendable {
  /// The profile's name as it is kept.
  package var profile: String
  /// The database file.
  package var path: String
  package var records: Records
  package var tools: [any Tool]
  package var model: LanguageModel
  /// Who answers which message where this model is chosen.
  package var routing: @Sendable (LanguageModel, RoutingMode) -> Routing
  package var guards: Guards
  package var foods: FoodTable
  /// What is known of models by name, prices among it.
  package var modelTable: @Sendable () -> ModelTable = { .standard }
  /// Whether a message sends a label or the photo of a meal, which the house reads itself.
  package var readsPicture: @Sendable (String, Date, Zone) -> Bool = { _, _, _ in false }
  /// What makes, reads and changes recipes.
  package var recipes = KitchenServices.absent.recipes
  /// A thread as the Markdown of the contract, or as JSON.
  package var export: @Sendable (Int64, ExportFormat, Zone) throws -> String
  /// What the embedded engine sees in a text, stage by stage.
  package var explain: @Sendable (String, Date, Zone) -> String
  /// What a message is to a question about the person.
  package var selfReply: @Sendable (String, SelfAnswer.Question, Date, Zone) -> SelfReply = {
    _, _, _, _ in .other
  }
  /// What is wrong with the database file; empty when it is sound.
  package var faults: @Sendable () throws -> [String]

  package init(
    profile: String, path: String, records: Records, tools: [any Tool], model: LanguageModel,
    guards: Guards, foods: FoodTable,
    export: @escaping @Sendable (Int64, ExportFormat, Zone) throws -> String,
    explain: @escaping @Sendable (String, Date, Zone) -> String,
    routing: @escaping @Sendable (LanguageModel, RoutingMode) -> Routing = { model, _ in
      .always(model)
    },
    faults: @escaping @Sendable () throws -> [String] = { [] }
  ) {
    self.profile = profile
    self.path = path
    self.records = records
    self.tools = tools
    self.model = model
    self.routing = routing
    self.guards = guards
    self.foods = foods
    self.export = export
    self.explain = explain
    self.faults = faults
  }
}
