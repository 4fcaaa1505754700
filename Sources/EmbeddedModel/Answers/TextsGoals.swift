import Domain
import Turkish

// What answers say of the range in which readings should be, and of those that were chosen.
extension Texts {
  /// The readings of a stretch that are meant: `dün açlık ölçümlerinde`.
  static func within(_ stretch: String, context: String?, meal: String?) -> String {
    guard let context = context.flatMap(GlucoseContext.init(rawValue:)) else { return stretch }
    return "\(stretch) \(readings(context, meal.flatMap(MealType.init(rawValue:)))) ölçümlerde"
      .replacing("açlık ölçümlerde", with: "açlık ölçümlerinde")
  }

  private static func readings(_ context: GlucoseContext, _ meal: MealType?) -> String {
    switch context {
    case .fasting: fasting
    case .afterMeal: "\(mealName(meal)) sonraki"
    case .beforeMeal: "\(mealName(meal)) önceki"
    case .bedtime: "yatmadan önceki"
    case .night: "gece yapılan"
    case .exercise: "hareketle ilgili"
    case .other: "başka"
    }
  }

  private static func mealName(_ meal: MealType?) -> String {
    switch meal {
    case .breakfast: "kahvaltıdan"
    case .lunch: "öğle yemeğinden"
    case .dinner: "akşam yemeğinden"
    case .snack: "ara öğünden"
    case .lateSnack: "gece yenenden"
    case nil: "yemekten"
    }
  }

  /// None of the readings that are meant; `others` were measured then all the same.
  static func noneChosen(_ stretch: String, context: String, meal: String?, others: Int) -> String {
    let kind = GlucoseContext(rawValue: context) ?? .other
    let told =
      kind == .fasting
      ? "“\(fasting)” diye yazılmış" : readings(kind, meal.flatMap(MealType.init(rawValue:)))
    let none = "\(Turkish.capitalised(stretch)) \(told) bir ölçüm yok"
    return others > 0 ? "\(none); o sürede başka \(others) ölçüm var." : none + "."
  }

  /// Why a range holds, and what it is: `gebelikte 63–140`.
  static func goalRange(_ goal: JSON, context: String?, _ shown: (Double) -> String) -> String {
    let (low, high) = (shown(goal[.low]?.number ?? 70), shown(goal[.high]?.number ?? 180))
    switch goal[.basis]?.string.flatMap(GlucoseGoal.Basis.init) {
    case .own: return "hedefiniz \(low)–\(high)"
    case .pregnancy:
      switch context.flatMap(GlucoseContext.init(rawValue:)) {
      case .fasting: return "gebelikte açlıkta \(Turkish.genitive(high)) altı"
      case .beforeMeal: return "gebelikte yemekten önce \(Turkish.genitive(high)) altı"
      case .afterMeal: return "gebelikte yemekten 1 saat sonra \(Turkish.genitive(high)) altı"
      default: return "gebelikte \(low)–\(high)"
      }
    case .usual, nil: return "\(low)–\(high)"
    }
  }

  /// The goals of pregnancy; the source is that of the entry `gdm-targets`.
  static let goalsOfPregnancy =
    " Gebelikte genel hedefler: açlıkta 95'in, yemekten 1 saat sonra 140'ın, 2 saat sonra 120'nin altı "
    + "(Endocrine Society); hekiminizin verdiği hedef varsa o geçerlidir."

  static func rangeThatHolds(_ range: String) -> String { "Aralık: \(range)." }

  static func fastingAbove(_ count: Int) -> String {
    "Açlık ölçümlerinden \(count) tanesi 95 ya da üstünde."
  }

  /// How many readings are in the range of the goal.
  static func inGoal(
    _ stretch: String, _ counts: (all: Int, within: Int, under: Int, over: Int), _ range: String
  ) -> String {
    let (all, within, under, over) = counts
    let head = "\(stretch) \(all) ölçümün"
    if within == all { return "\(head) **tamamı** hedefte (\(range))." }
    let part = within == 0 ? "**hiçbiri** hedefte değil" : "**\(within)** tanesi hedefte"
    let rest = [
      under > 0 ? "\(under) tanesi altında" : nil, over > 0 ? "\(over) tanesi üstünde" : nil,
    ]
    return "\(head) \(part) (\(range)), \(rest.compactMap(\.self).joined(separator: ", "))."
  }

  static func noneBeyond(
    _ stretch: String, _ bound: String, isAbove: Bool, _ extreme: String, _ basis: String
  ) -> String {
    "\(stretch) \(bound) \(isAbove ? "üstünde" : "altında") bir ölçüm **yok**: \(extreme) (\(basis))."
  }

  /// How often readings were beyond a bound.
  static func beyond(
    _ stretch: String, _ bound: String, isAbove: Bool, times: Int, count: Int, _ basis: String
  ) -> String {
    let side = isAbove ? "üstünde" : "altında"
    return times == count
      ? "\(stretch) **\(count)** ölçüm \(bound) \(side) (\(basis) içinde)"
      : "\(stretch) **\(times) kez** \(bound) \(side): \(basis) içinde \(count) tanesi"
  }

  static func daysBeyond(
    _ stretch: String, _ bound: String, isAbove: Bool, days: Int, of all: Int, _ names: [String]
  ) -> String {
    "\(stretch) **\(days) gün** \(bound) \(isAbove ? "üstünde" : "altında") ölçüm var (ölçüm yapılan "
      + "\(all) günde): \(names.joined(separator: ", "))."
  }

  static func remembered(_ reading: String, _ when: String) -> String {
    "Evet: **\(reading)** (\(when))."
  }

  static func notRemembered(
    _ stretch: String, _ value: String, _ lowest: String, _ highest: String, _ basis: String
  ) -> String {
    "Hayır, \(stretch) \(value) diye bir ölçüm yok: en düşük \(lowest), en yüksek \(highest) "
      + "(\(basis))."
  }

  static func listed(_ stretch: String, _ basis: String, mean: String) -> String {
    "\(stretch) (\(basis), ortalama \(mean)):"
  }

  static func counted(_ stretch: String, _ basis: String) -> String {
    "\(stretch) **\(basis)** var."
  }

  static func bothContexts(_ stretch: String, fasting: String, afterMeal: String) -> String {
    "\(stretch): \(Texts.fasting) \(fasting); \(Texts.afterMeal) \(afterMeal)."
  }

  static func contextMean(_ mean: String, _ count: Int) -> String {
    "ortalama **\(mean)** (\(count) ölçüm)"
  }
  static let noneWritten = "diye yazılmış ölçüm yok"

  /// After which meal readings were highest.
  static func highestMeal(_ stretch: String, _ meal: String) -> String {
    "\(stretch) ölçümleriniz ortalamada en çok **\(meal)** sonra yüksek:"
  }

  /// `kahvaltıdan sonra`.
  static func afterMeal(_ meal: String?) -> String { "\(afterWhich(meal)) sonra" }

  static func afterWhich(_ meal: String?) -> String {
    mealName(meal.flatMap(MealType.init(rawValue:)))
  }

  /// What hours of a day are called; nil for others.
  static func partName(_ hours: String) -> String? {
    switch hours {
    case "03:00-06:00": "sabaha karşı"
    case "05:00-12:00": "sabah"
    case "11:00-15:00", "11:00-14:00": "öğlen"
    case "12:00-18:00": "öğleden sonra"
    case "18:00-00:00": "akşam"
    case "22:00-05:00": "gece"
    default: nil
    }
  }

  static let unreadStretch =
    "Hangi günleri sorduğunuzu anlayamadım. “Son 14 günde”, “geçen hafta”, “20 Kasım'da” gibi yazar mısınız?"
}
