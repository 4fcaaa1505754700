/// A person's records: what tools read and change.
///
/// Every write is one durable transaction that
/// stores with it what undoes it.
package struct Records: Sendable {
  package var meals: MealRecords
  package var glucose: GlucoseRecords
  package var entries: EntryRecords
  package var targets: TargetRecords
  package var shopping: ShoppingRecords
  package var notes: NoteRecords
  package var measures: MeasureRecords
  package var profile: ProfileRecords
  package var conversations: ConversationRecords
  package var settings: SettingRecords
  package var undo: UndoRecords
  package var spending: SpendingRecords
  package var recipes: RecipeRecords
  package var products: ProductRecords
  package var sensor: SensorRecords
  package var research: ResearchRecords
  package var marks: MarkRecords

  package init(
    meals: MealRecords, glucose: GlucoseRecords, entries: EntryRecords, targets: TargetRecords,
    shopping: ShoppingRecords, notes: NoteRecords, measures: MeasureRecords,
    profile: ProfileRecords,
    conversations: ConversationRecords, settings: SettingRecords, undo: UndoRecords,
    spending: SpendingRecords = SpendingRecords(), recipes: RecipeRecords,
    products: ProductRecords, sensor: SensorRecords = SensorRecords(),
    research: ResearchRecords = ResearchRecords(), marks: MarkRecords = MarkRecords()
  ) {
    self.meals = meals
    self.glucose = glucose
    self.entries = entries
    self.targets = targets
    self.shopping = shopping
    self.notes = notes
    self.measures = measures
    self.profile = profile
    self.conversations = conversations
    self.settings = settings
    self.undo = undo
    self.spending = spending
    self.recipes = recipes
    self.products = products
    self.sensor = sensor
    self.research = research
    self.marks = marks
  }
}
