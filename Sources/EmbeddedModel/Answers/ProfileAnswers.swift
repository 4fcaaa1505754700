import Domain
import Turkish

/// What the profile tells of one thing, and what follows from it.
extension AnswerWriter {
  func profile(_ fact: ProfileFact, _ results: [JSON]) -> String {
    let profile = results.compactMap { $0[.profile] }.first ?? [:]
    let today = zone.day(at: now)
    let entries = results.compactMap { $0[.entries]?.array }.first ?? []
    let weight = entries.last { $0[.kilograms] != nil }
    switch fact {
    case .birthYear:
      guard let year = profile["birthYear"]?.number else { break }
      return Texts.age(years: Double(today.parts.year) - year, born: year)
    case .diagnosedYear:
      guard let year = profile[.diagnosedYear]?.number else { break }
      return Texts.diagnosed(years: Double(today.parts.year) - year, in: year)
    case .week, .dueDate:
      guard let due = profile[.dueDate]?.string.flatMap(CivilDay.init(text:)),
        ProfileForm.isPregnant(profile, on: today)
      else { break }
      let left = due.number - today.number
      return fact == .week
        ? Texts.pregnancyWeek(days: ProfileForm.daysOfPregnancy - left, due: due)
        : Texts.birth(daysLeft: left, due: due)
    case .bmi:
      guard let height = profile["heightCm"]?.number, height > 0 else { break }
      guard let weight, let kilograms = weight[.kilograms]?.number else { return Texts.noWeight }
      return Texts.bodyMassIndex(
        kilograms / (height * height / 10_000), kilograms: kilograms, moment(weight[.at]),
        centimetres: height)
    case .waterLeft, .weightLeft: return left(fact, results, weight)
    case .name, .heightCm, .diabetes, .allergies:
      let told = profile[JSON.Key(fact.rawValue)].map {
        JSON.object([.init(JSON.Key(fact.rawValue), $0)])
      }
      guard let line = told.flatMap({ ProfileText.parts(of: $0).first }) else { break }
      return Texts.profileFact(line)
    }
    return Texts.notTold(fact)
  }

  /// What there still is to a target.
  private func left(_ fact: ProfileFact, _ results: [JSON], _ weight: JSON?) -> String {
    let kind = fact == .waterLeft ? "water" : "weight"
    let target = results.compactMap { $0[.targets]?.array }.first?
      .first { $0[.kind]?.string == kind }
    guard let target, let wanted = target[.value]?.number else { return Texts.notTold(fact) }
    if fact == .waterLeft {
      return Texts.waterLeft(wanted, drunk: results.compactMap { $0[.water]?.number }.first ?? 0)
    }
    guard let weight, let kilograms = weight[.kilograms]?.number else { return Texts.noWeight }
    return Texts.weightLeft(wanted, now: kilograms, moment(weight[.at]))
  }
}
