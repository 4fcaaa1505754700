/// The minutes that steps name themselves: `6-8 dakika` counts 8, `en az 1 saat` 60.
struct StepMinutes: Sendable, Equatable {
  /// In which somebody or something cooks.
  var work = 0
  /// Which pass by themselves: in the refrigerator, in a marinade.
  var waiting = 0

  var all: Int { work + waiting }

  init(_ steps: [String]) {
    for step in steps {
      var minutes = 0
      var waits = false
      let words = NoteText(step).words
      for (place, word) in words.enumerated() {
        if word.stop == .hard {
          add(minutes, waits)
          (minutes, waits) = (0, false)
        }
        waits = waits || NoteWords.begins(word.folded, as: "waiting")
        guard place > 0, let number = Double(words[place - 1].folded) else { continue }
        if NoteWords.all("minute").contains(where: word.folded.hasPrefix) {
          minutes += Int(number)
        } else if NoteWords.all("hour").contains(where: word.folded.hasPrefix) {
          minutes += Int(number * 60)
        }
      }
      add(minutes, waits)
    }
  }

  /// Stands for minutes that are not known yet.
  static let mark = "§"
  private static let fewest = 5

  /// Steps with what is left of the cooking time where their marks stand.
  static func timed(_ steps: [String], cook: Int) -> [String] {
    let marks = steps.reduce(0) { $0 + $1.count { String($0) == mark } }
    guard marks > 0 else { return steps }
    let rest = max((cook - StepMinutes(steps).work) / marks, fewest)
    let minutes = rest >= 20 ? rest / 5 * 5 : rest
    return steps.map { $0.replacing(mark, with: String(minutes)) }
  }

  private mutating func add(_ minutes: Int, _ waits: Bool) {
    if waits { waiting += minutes } else { work += minutes }
  }

  /// The times of a dish whose pattern says so much, never less than its own steps take.
  func times(prep: Int, cook: Int) -> (prep: Int, cook: Int) {
    let prepared = waiting == 0 ? prep : max(prep, waiting + min(prep, 10))
    return (prepared, max(cook, work))
  }
}
