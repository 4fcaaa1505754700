import Domain
import Testing

@Suite("Targets by published rules")
struct TargetProposalTests {
  /// A woman of 67 with type 2, 1.62 m and 84 kg, who moves a little and wants to lose weight.
  private var ayse: TargetProposal.Person {
    var person = TargetProposal.Person()
    person.age = 67
    person.sex = .female
    person.centimetres = 162
    person.kilograms = 84
    person.movement = .little
    person.wantsToLose = true
    person.hasDiabetes = true
    return person
  }

  private func target(_ kind: TargetKind, for person: TargetProposal.Person) -> Target? {
    TargetProposal.all(for: person).flatMap(\.targets).first { $0.kind == kind }
  }

  @Test("Resting energy is Mifflin's and St Jeor's")
  func energy() {
    // 840 + 1012.5 - 335 - 161
    #expect(ayse.restingEnergy == 1356.5)
    var man = ayse
    man.sex = .male
    #expect(man.restingEnergy == 1522.5)
    // 1356.5 × 1.55 - 500 = 1602.6
    #expect(target(.calories, for: ayse)?.value == 1600)
    var content = ayse
    content.wantsToLose = false
    #expect(target(.calories, for: content)?.value == 2100)
  }

  @Test("Nobody is told to eat less than is safe, nor less where weight is in its range")
  func leastEnergy() {
    var small = ayse
    (small.kilograms, small.centimetres, small.movement) = (60, 150, .least)
    // 600 + 937.5 - 335 - 161 = 1041.5; × 1.4 - 500 = 958
    #expect(target(.calories, for: small)?.value == 1200)
    (small.kilograms, small.centimetres) = (55, 165)
    #expect(TargetProposal.all(for: small).first?.rule == .energy)
  }

  @Test("Carbohydrate is 45 to 60 per cent of energy, protein by weight and age")
  func parts() {
    #expect(target(.carbs, for: ayse) == Target(kind: .carbs, value: nil, min: 180, max: 240))
    #expect(target(.protein, for: ayse) == Target(kind: .protein, value: nil, min: 84, max: 101))
    var young = ayse
    young.age = 40
    #expect(target(.protein, for: young) == Target(kind: .protein, value: nil, min: 70))
    young.eatsFewCarbs = true
    #expect(target(.carbs, for: young) == nil)
  }

  @Test("In pregnancy glucose stays between 63 and 140, and nobody eats less")
  func pregnancy() {
    var person = ayse
    (person.age, person.isPregnant, person.week, person.kilograms) = (30, true, 24, 62)
    #expect(target(.glucoseLow, for: person)?.value == 63)
    #expect(target(.glucoseHigh, for: person)?.value == 140)
    #expect(target(.calories, for: person) == nil)
    #expect(target(.carbs, for: person) == Target(kind: .carbs, value: nil, min: 175))
    // 0.83 × 62 + 9
    #expect(target(.protein, for: person)?.min == 60)
    person.hasDiabetes = false
    #expect(target(.glucoseHigh, for: person) == nil)
  }

  @Test(
    "From 65 on other times in the range are told, and a wider one is offered to who is frail",
    arguments: [64.0, 65])
  func age(years: Double) {
    var person = ayse
    person.age = years
    let glucose = TargetProposal.all(for: person).filter { $0.targets.count == 2 }
    #expect(
      glucose.map(\.rule) == (years < 65 ? [.glucose] : [.glucoseOfAge, .glucoseInFrailAge]))
    #expect(glucose.map(\.isAlternative) == (years < 65 ? [false] : [false, true]))
    if years >= 65 { #expect(glucose.last?.targets.map(\.value) == [100, 200]) }
    #expect(glucose.first?.targets.map(\.value) == [70, 180])
  }

  @Test("Who is not known, and who is a child, gets no figures of food")
  func unknown() {
    #expect(TargetProposal.all(for: TargetProposal.Person()).isEmpty)
    var child = ayse
    child.age = 12
    #expect(TargetProposal.all(for: child).map(\.rule) == [.glucose])
    var old = ayse
    old.age = 85
    #expect(!TargetProposal.all(for: old).contains { $0.rule == .energyToLose })
  }
}
