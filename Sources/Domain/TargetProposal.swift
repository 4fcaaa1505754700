/// A target that published rules give for a person, to be asked about before it is set.
///
///     TargetProposal.all(for: person)  // calories by Mifflin-St Jeor, carbohydrate, protein, …
///
/// Sources: Mifflin et al. 1990 (doi:10.1093/ajcn/51.2.241) for resting energy, measured from 19 to 78
/// years; FAO/WHO/UNU 2004, Human energy requirements (chapter 5), for what movement multiplies it by;
/// EFSA 2010 (carbohydrate and fibre, doi:10.2903/j.efsa.2010.1462) and 2012 (protein,
/// doi:10.2903/j.efsa.2012.2557); PROT-AGE 2013 (doi:10.1016/j.jamda.2013.05.021) for protein after 65;
/// IOM Dietary Reference Intakes 2005 for carbohydrate in pregnancy; Battelino et al. 2019
/// (doi:10.2337/dci19-0028) for glucose: who is old or at risk has the same range and more time outside
/// of it; LeRoith et al. 2019 (doi:10.1210/jc.2019-00198, table 3: fasting 100-180, at bedtime 110-200 mg/dL),
/// which is ADA's table too (section 13), for who is frail; ADA Standards of Care, section 8, for weight.
package struct TargetProposal: Sendable, Equatable {
  /// By which rule.
  package enum Rule: String, Sendable, CaseIterable {
    case energy, energyToLose, carbs, carbsInPregnancy, protein, proteinOfAge, proteinInPregnancy
    case fiber, glucose, glucoseInPregnancy, glucoseOfAge, glucoseInFrailAge
  }

  package var rule: Rule
  package var targets: [Target]
  /// Whether it is for some people in place of the one before it: set only where it is picked.
  package var isAlternative: Bool { rule == .glucoseInFrailAge }

  /// What is known of a person.
  package struct Person: Sendable, Equatable {
    package enum Sex: Sendable { case female, male }
    package enum Movement: Double, Sendable {
      // Physical activity levels: sedentary or light 1.40-1.69, active 1.70-1.99, vigorous 2.00-2.40.
      case least = 1.4
      case little = 1.55
      case middling = 1.75
      case much = 2.0
    }

    /// Years.
    package var age: Double?
    package var sex: Sex?
    package var centimetres: Double?
    package var kilograms: Double?
    package var movement: Movement = .least
    package var wantsToLose = false
    package var hasDiabetes = false
    package var isPregnant = false
    /// Weeks since the last period; nil where it is not known.
    package var week: Double?
    /// Whether carbohydrate is kept low on purpose.
    package var eatsFewCarbs = false

    package init() {}

    /// kcal a day at rest.
    package var restingEnergy: Double? {
      guard let age, let sex, let centimetres, let kilograms, (19...78).contains(age) else {
        return nil
      }
      let common = 10 * kilograms + 6.25 * centimetres - 5 * age
      return common + (sex == .male ? 5 : -161)
    }

    /// kcal a day with what the person does and wants; nil where the rules don't reach.
    package var energy: (value: Double, isLess: Bool)? {
      guard let restingEnergy, !isPregnant else { return nil }
      let whole = restingEnergy * movement.rawValue
      // A deficit of 500 kcal where weight is over a body mass index of 25, never under 1200 and 1500.
      guard wantsToLose, let bodyMassIndex, bodyMassIndex >= 25 else {
        return (Self.rounded(whole), false)
      }
      let least: Double = sex == .male ? 1500 : 1200
      return (Self.rounded(Swift.max(least, whole - 500)), true)
    }

    package var bodyMassIndex: Double? {
      guard let centimetres, let kilograms else { return nil }
      return kilograms / (centimetres / 100 * (centimetres / 100))
    }

    private static func rounded(_ energy: Double) -> Double { (energy / 50).rounded() * 50 }
  }

  /// All that the rules give, in the order in which it is told; children get glucose alone.
  package static func all(for person: Person) -> [TargetProposal] {
    let isAdult = person.age.map { $0 >= 19 } ?? false
    let food = isAdult ? [energy, carbs, protein, fiber].compactMap { $0(person) } : []
    return food + glucose(person)
  }

  private static func energy(_ person: Person) -> TargetProposal? {
    person.energy.map { energy in
      TargetProposal(
        rule: energy.isLess ? .energyToLose : .energy,
        targets: [Target(kind: .calories, value: energy.value)])
    }
  }

  private static func carbs(_ person: Person) -> TargetProposal? {
    if person.isPregnant {
      return TargetProposal(
        rule: .carbsInPregnancy, targets: [Target(kind: .carbs, value: nil, min: 175)])
    }
    guard !person.eatsFewCarbs, let energy = person.energy?.value else { return nil }
    // A gram of carbohydrate gives 4 kcal.
    let range = [0.45, 0.6].map { (energy * $0 / 4 / 5).rounded() * 5 }
    return TargetProposal(
      rule: .carbs, targets: [Target(kind: .carbs, value: nil, min: range[0], max: range[1])])
  }

  private static func protein(_ person: Person) -> TargetProposal? {
    guard let kilograms = person.kilograms else { return nil }
    if person.isPregnant {
      // 1, 9 and 28 g more in the three thirds of a pregnancy.
      let more: Double = person.week.map { $0 < 14 ? 1 : $0 < 28 ? 9 : 28 } ?? 1
      return protein(.proteinInPregnancy, (0.83 * kilograms + more).rounded())
    }
    guard let age = person.age, age >= 65 else {
      return protein(.protein, (0.83 * kilograms).rounded())
    }
    return protein(.proteinOfAge, kilograms.rounded(), (1.2 * kilograms).rounded())
  }

  private static func protein(_ rule: Rule, _ least: Double, _ most: Double? = nil) -> Self {
    TargetProposal(
      rule: rule, targets: [Target(kind: .protein, value: nil, min: least, max: most)])
  }

  private static func fiber(_ person: Person) -> TargetProposal? {
    TargetProposal(rule: .fiber, targets: [Target(kind: .fiber, value: nil, min: 25)])
  }

  private static func glucose(_ person: Person) -> [TargetProposal] {
    if person.isPregnant {
      return person.hasDiabetes ? [bounds(.glucoseInPregnancy, 63...140)] : []
    }
    guard person.hasDiabetes else { return [] }
    guard let age = person.age, age >= 65 else { return [bounds(.glucose, 70...180)] }
    return [bounds(.glucoseOfAge, 70...180), bounds(.glucoseInFrailAge, 100...200)]
  }

  private static func bounds(_ rule: Rule, _ range: ClosedRange<Double>) -> TargetProposal {
    TargetProposal(
      rule: rule,
      targets: [
        Target(kind: .glucoseLow, value: range.lowerBound),
        Target(kind: .glucoseHigh, value: range.upperBound),
      ])
  }
}
