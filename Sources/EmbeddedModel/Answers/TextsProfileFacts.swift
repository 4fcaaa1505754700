import Domain
import Turkish

// What is told of one thing of the profile.
extension Texts {
  static func profileFact(_ line: String) -> String { "Profilinizde: \(line)." }

  static func age(years: Double, born year: Double) -> String {
    "Doğum yılınız \(Int(year)): bu yıl \(Int(years)) yaşındasınız."
  }

  static func diagnosed(years: Double, in year: Double) -> String {
    "Tanı yılınız \(Int(year)): \(Int(years)) yıl oldu."
  }

  /// `27 hafta 3 günlük`, of the day that the birth is expected.
  static func pregnancyWeek(days: Int, due: CivilDay) -> String {
    "Bugün gebeliğin \(weeks(days)) doldu (tahminî doğum gününüz \(day(due)))."
  }

  static func birth(daysLeft: Int, due: CivilDay) -> String {
    let told = "Tahminî doğum gününüz \(day(due))"
    guard daysLeft > 0 else { return "\(told)." }
    return "\(told): \(daysLeft) gün kaldı" + (daysLeft < 14 ? "." : " (\(weeks(daysLeft))).")
  }

  private static func weeks(_ days: Int) -> String {
    "\(days / 7) hafta" + (days % 7 == 0 ? "" : " \(days % 7) gün")
  }

  private static func day(_ day: CivilDay) -> String { ProfileText.day(day) }

  static func bodyMassIndex(
    _ index: Double, kilograms: Double, _ when: String, centimetres: Double
  ) -> String {
    let told = NumberText.plain((index * 10).rounded() / 10)
    return
      "Vücut kitle indeksiniz **\(told)** kg/m²: \(NumberText.plain(kilograms)) kg (\(when)), boy "
      + "\(NumberText.plain(centimetres)) cm."
  }

  static func waterLeft(_ wanted: Double, drunk: Double) -> String {
    let told =
      "Günlük su hedefiniz \(NumberText.plain(wanted)) ml, bugün \(NumberText.plain(drunk)) ml içtiniz"
    return drunk < wanted
      ? "\(told): \(NumberText.plain(wanted - drunk)) ml kaldı." : "\(told): hedefe ulaştınız."
  }

  static func weightLeft(_ wanted: Double, now: Double, _ when: String) -> String {
    let left = ((now - wanted).magnitude * 10).rounded() / 10
    let told =
      "Hedef kilonuz \(NumberText.plain(wanted)) kg, son kilonuz \(NumberText.plain(now)) kg (\(when))"
    return left > 0 ? "\(told): arada \(NumberText.plain(left)) kg var." : "\(told)."
  }

  static let noWeight = "Son bir yılda kayıtlı kilonuz yok. “Kilom 72” gibi yazarsanız kaydederim."

  /// What was asked for and was never told.
  static func notTold(_ fact: ProfileFact) -> String {
    switch fact {
    case .waterLeft: "Bir su hedefiniz yok. “Su hedefim 2 litre” gibi yazabilirsiniz."
    case .weightLeft: "Bir kilo hedefiniz yok. “Hedef kilom 70” gibi yazabilirsiniz."
    case .week, .dueDate:
      "Profilinizde tahminî doğum günü yok. “20 haftalık hamileyim” gibi yazabilirsiniz."
    default: "Bunu henüz söylemediniz; yazarsanız profilinizde tutarım."
    }
  }
}
