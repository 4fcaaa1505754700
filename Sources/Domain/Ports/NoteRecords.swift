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
