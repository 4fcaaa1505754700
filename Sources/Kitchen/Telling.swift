import Tables
import Turkish

/// Tells a filled pattern: its name, its steps and how long they take.
struct Teller: Sendable {
  let pantry: Pantry
  let book: PatternBook
  private let forms: [(role: Role, group: String, told: Role)]

  init(pantry: Pantry, book: PatternBook) {
    self.pantry = pantry
    self.book = book
    var forms: [(Role, String, Role)] = []
    TableText.forEachRow(of: "Kitchen/forms") { forms.append(($0[0], $0[1], $0[2])) }
    self.forms = forms
  }

  func name(of filling: Filling) -> String {
    DishText(book.patterns[filling.pattern].name).title(names(filling) { $0.role })
  }

  func steps(of filling: Filling) -> [String] {
    let method = book.methods[book.patterns[filling.pattern].method]
    var names = names(filling) { self.role(of: $0, in: method) }
    names[Method.minutes] = [StepMinutes.mark]
    return StepMinutes.timed(
      method.told(names), cook: book.patterns[filling.pattern].cookMinutes)
  }

  /// Preparing and cooking, by the pattern and by what the steps say.
  func times(of filling: Filling, _ steps: [String]) -> (prep: Int, cook: Int) {
    let pattern = book.patterns[filling.pattern]
    return StepMinutes(steps).times(prep: pattern.prepMinutes, cook: pattern.cookMinutes)
  }

  /// What a thing does in the steps: minced meat is not cut, berries are not peeled.
  private func role(of line: Filling.Line, in method: Method) -> Role {
    let groups = pantry.items[line.place].groups
    let form = forms.first {
      $0.role == line.role && groups.contains($0.group) && method.roles.contains($0.told)
    }
    return form?.told ?? line.role
  }

  private func names(
    _ filling: Filling, by role: (Filling.Line) -> Role
  ) -> [Role: [String]] {
    var names: [Role: [String]] = [:]
    for line in filling.lines {
      let short = pantry.items[line.place].short
      let role = role(line)
      if names[role]?.contains(short) != true { names[role, default: []].append(short) }
    }
    return names
  }
}
