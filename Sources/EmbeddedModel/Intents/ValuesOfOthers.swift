import Analysis
import Domain
import Turkish

// Values that are told as somebody else's, and what is told beside them.
extension MessageAnalysis {
  /// "kızımın şekeri 98, bir elma yedi": whether somebody is named with a value in another clause than a
  /// record of theirs is told in.
  func isNamedForElse(_ person: Person, _ anchor: Int?) -> Bool {
    guard let anchor, spans.indices.contains(anchor) else { return false }
    let (named, own) = (clauseOf[person.places.upperBound], clauseOf[anchor])
    guard named < own else { return false }
    if person.isGenitive { return clause(of: anchor).form?.person == 3 }
    return anchor > 0 && isValueOfTheirs(at: anchor)
  }

  /// "şekeri 290": a figure right behind a word for the value of somebody else.
  private func isValueOfTheirs(at figure: Int) -> Bool {
    figure > 0 && spans[figure].number != nil && word(figure - 1).fits("value.theirs")
  }

  /// "Can kustu iki kere şekeri 290": whose value it is, where one is named before it.
  func ownerOfTheirs(_ value: Double) -> String? {
    let figure = quantities.first { $0.value == value && isValueOfTheirs(at: $0.spans.lowerBound) }
    return figure.flatMap { figure in
      persons.last { $0.places.upperBound < figure.spans.lowerBound }.map { Whose.said($0.name) }
    }
  }
}
