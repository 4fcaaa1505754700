package import struct Foundation.Date

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

/// Who changes records and how that is told when it is undone.
package struct Change: Sendable, Equatable {
  /// The tool: `logMeal`.
  package var tool: String
  /// Turkish, short: `kahvaltı: yumurta, ekmek, süt`.
  package var summary: String
  package var at: Date
  package var conversation: Int64?

  package init(tool: String, summary: String, at: Date, conversation: Int64?) {
    self.tool = tool
    self.summary = summary
    self.at = at
    self.conversation = conversation
  }
}

/// Meals, by the time they were eaten.
package struct MealRecords: Sendable {
  /// Stores a new meal and returns it with its id.
  package var add: @Sendable (Meal, Change) throws -> Meal
  /// Replaces the meal with the same id, items included.
  package var replace: @Sendable (Meal, Change) throws -> Void
  package var delete: @Sendable (_ ids: [Int64], Change) throws -> Void
  package var meal: @Sendable (_ id: Int64) throws -> Meal?
  /// Meals eaten in the interval, oldest first.
  package var between: @Sendable (Range<Date>) throws -> [Meal]
  /// The meals that were stored last (by id), newest first.
  package var latest: @Sendable (_ limit: Int) throws -> [Meal]

  package init(
    add: @escaping @Sendable (Meal, Change) throws -> Meal,
    replace: @escaping @Sendable (Meal, Change) throws -> Void,
    delete: @escaping @Sendable ([Int64], Change) throws -> Void,
    meal: @escaping @Sendable (Int64) throws -> Meal?,
    between: @escaping @Sendable (Range<Date>) throws -> [Meal],
    latest: @escaping @Sendable (Int) throws -> [Meal]
  ) {
    self.add = add
    self.replace = replace
    self.delete = delete
    self.meal = meal
    self.between = between
    self.latest = latest
  }
}

/// Glucose readings, by the time they were taken.
package struct GlucoseRecords: Sendable {
  package var add: @Sendable (GlucoseReading, Change) throws -> GlucoseReading
  package var replace: @Sendable (GlucoseReading, Change) throws -> Void
  package var delete: @Sendable (_ ids: [Int64], Change) throws -> Void
  /// Readings taken in the interval, oldest first.
  package var between: @Sendable (Range<Date>) throws -> [GlucoseReading]
  /// The readings stored last (by id), newest first.
  package var latest: @Sendable (_ limit: Int) throws -> [GlucoseReading]

  package init(
    add: @escaping @Sendable (GlucoseReading, Change) throws -> GlucoseReading,
    replace: @escaping @Sendable (GlucoseReading, Change) throws -> Void,
    delete: @escaping @Sendable ([Int64], Change) throws -> Void,
    between: @escaping @Sendable (Range<Date>) throws -> [GlucoseReading],
    latest: @escaping @Sendable (Int) throws -> [GlucoseReading]
  ) {
    self.add = add
    self.replace = replace
    self.delete = delete
    self.between = between
    self.latest = latest
  }
}

/// Diary entries other than meals and glucose.
package struct EntryRecords: Sendable {
  package var add: @Sendable (Entry, Change) throws -> Entry
  package var replace: @Sendable (Entry, Change) throws -> Void
  package var delete: @Sendable (_ ids: [Int64], Change) throws -> Void
  /// Entries in the interval, oldest first; nil for every kind.
  package var between: @Sendable (Range<Date>, EntryKind?) throws -> [Entry]
  /// The entries stored last (by id), newest first; nil for every kind.
  package var latest: @Sendable (EntryKind?, _ limit: Int) throws -> [Entry]

  package init(
    add: @escaping @Sendable (Entry, Change) throws -> Entry,
    replace: @escaping @Sendable (Entry, Change) throws -> Void,
    delete: @escaping @Sendable ([Int64], Change) throws -> Void,
    between: @escaping @Sendable (Range<Date>, EntryKind?) throws -> [Entry],
    latest: @escaping @Sendable (EntryKind?, Int) throws -> [Entry]
  ) {
    self.add = add
    self.replace = replace
    self.delete = delete
    self.between = between
    self.latest = latest
  }
}

/// The shopping list.
package struct ShoppingRecords: Sendable {
  /// Stores the difference between the list and `items` in one transaction.
  ///
  /// An item without an id is
  /// new, one with an id is changed, and an id that is missing is removed. Returns the list, with ids.
  package var replace: @Sendable (_ items: [ShoppingItem], Change) throws -> [ShoppingItem]
  /// The whole list, oldest first.
  package var all: @Sendable () throws -> [ShoppingItem]

  package init(
    replace: @escaping @Sendable ([ShoppingItem], Change) throws -> [ShoppingItem],
    all: @escaping @Sendable () throws -> [ShoppingItem]
  ) {
    self.replace = replace
    self.all = all
  }
}

/// Notes.
package struct NoteRecords: Sendable {
  package var add: @Sendable (Note, Change) throws -> Note
  package var all: @Sendable () throws -> [Note]

  package init(
    add: @escaping @Sendable (Note, Change) throws -> Note,
    all: @escaping @Sendable () throws -> [Note]
  ) {
    self.add = add
    self.all = all
  }
}

/// A person's own cups and bowls.
package struct MeasureRecords: Sendable {
  package var set: @Sendable (PersonalMeasure, Change) throws -> Void
  package var all: @Sendable () throws -> [PersonalMeasure]

  package init(
    set: @escaping @Sendable (PersonalMeasure, Change) throws -> Void,
    all: @escaping @Sendable () throws -> [PersonalMeasure]
  ) {
    self.set = set
    self.all = all
  }
}

/// Threads, their messages, and full-text recall over them.
package struct ConversationRecords: Sendable {
  package var create: @Sendable (Date) throws -> Conversation
  package var conversation: @Sendable (_ id: Int64) throws -> Conversation?
  /// Newest first; with a filter, those whose title or words match it.
  ///
  /// Threads without a message are left out.
  package var list: @Sendable (_ filter: String?) throws -> [Conversation]
  /// Names a thread; an automatic title (`isNamed` false) never replaces a person's own.
  package var rename: @Sendable (_ id: Int64, _ title: String, _ isNamed: Bool) throws -> Void
  /// Copies a thread up to and with message `through` (nil: all of it).
  package var fork: @Sendable (_ id: Int64, _ through: Int64?, Date) throws -> Conversation
  /// Removes a thread, its messages and their index entries in one transaction.
  package var delete: @Sendable (_ id: Int64) throws -> Void
  /// Oldest first.
  package var messages: @Sendable (_ id: Int64) throws -> [Message]
  /// Stores a message at the end of a thread and returns its id.
  package var append: @Sendable (Message, _ id: Int64) throws -> Int64
  /// Changes how a stored message ended.
  package var setState: @Sendable (_ message: Int64, Message.State) throws -> Void
  /// Removes the message with this id and all after it in its thread.
  package var truncate: @Sendable (_ id: Int64, _ fromMessage: Int64) throws -> Void
  /// Messages that hold the words of `query`, best first.
  package var recall: @Sendable (RecallQuery) throws -> [RecallHit]
  /// Keeps the words so far of an answer in case the program dies.
  ///
  /// The thread ends with them until its next message is stored: an answer takes their place,
  /// anything else comes after them.
  package var keepDraft: @Sendable (Message, _ id: Int64) throws -> Void

  package init(
    create: @escaping @Sendable (Date) throws -> Conversation,
    conversation: @escaping @Sendable (Int64) throws -> Conversation?,
    list: @escaping @Sendable (String?) throws -> [Conversation],
    rename: @escaping @Sendable (Int64, String, Bool) throws -> Void,
    fork: @escaping @Sendable (Int64, Int64?, Date) throws -> Conversation,
    delete: @escaping @Sendable (Int64) throws -> Void,
    messages: @escaping @Sendable (Int64) throws -> [Message],
    append: @escaping @Sendable (Message, Int64) throws -> Int64,
    setState: @escaping @Sendable (Int64, Message.State) throws -> Void,
    truncate: @escaping @Sendable (Int64, Int64) throws -> Void,
    recall: @escaping @Sendable (RecallQuery) throws -> [RecallHit],
    keepDraft: @escaping @Sendable (Message, Int64) throws -> Void
  ) {
    self.create = create
    self.conversation = conversation
    self.list = list
    self.rename = rename
    self.fork = fork
    self.delete = delete
    self.messages = messages
    self.append = append
    self.setState = setState
    self.truncate = truncate
    self.recall = recall
    self.keepDraft = keepDraft
  }
}

/// Taking back writes, newest first, across sessions.
package struct UndoRecords: Sendable {
  /// Reverses the newest change that still stands, in one transaction, and returns it; nil for none.
  package var undoLast: @Sendable () throws -> Change?
  /// The newest change that still stands.
  package var last: @Sendable () throws -> Change?

  package init(
    undoLast: @escaping @Sendable () throws -> Change?,
    last: @escaping @Sendable () throws -> Change?
  ) {
    self.undoLast = undoLast
    self.last = last
  }
}
