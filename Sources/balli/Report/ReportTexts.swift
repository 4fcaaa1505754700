import Domain
import Turkish

/// What the doctor's report says.
enum ReportTexts {
  static let title = "Glikoz raporu"
  static let figures = "Sayılar"
  static let profile = "Günün saatine göre glikoz (AGP)"
  static let days = "Gün gün"
  static let medications = "İlaçlar (kaydedildiği gibi)"
  static let meals = "Öğünler"
  static let notes = "Notlar"
  static let noReadings = "Bu dönemde kayıtlı bir glikoz ölçümü yok."
  static let profileNote =
    "Çizgi ortanca; koyu alan ölçümlerin %25–75, açık alan %5–95 aralığı; 15 dakikalık dilimler. Yeşil "
    + "alan 70–180 mg/dL."
  static let footer =
    "balli ile bu bilgisayarda hazırlandı. Gözlem içindir; tedavi önerisi değildir. Sınırlar: Battelino "
    + "2019 (doi:10.2337/dci19-0028); GMI: Bergenstal 2018 (doi:10.2337/dc18-1581); LBGI/HBGI: Kovatchev "
    + "2006 (doi:10.2337/dc06-1085); GRI: Klonoff 2022."
  static let badDays = "Gün sayısı 1 ile 90 arasında olmalı. Örnek: balli rapor --gün 14"

  static func written(_ page: String, _ table: String, _ count: Int) -> String {
    "Rapor yazıldı (\(NumberText.plain(Double(count))) ölçüm): \(page)\nÖlçümler: \(table)"
  }

  static func stretch(_ report: DoctorReport) -> String {
    let from = DateText.date(report.days.lowerBound, today: CivilDay(number: 0))
    let to = DateText.date(report.days.upperBound - 1, today: CivilDay(number: 0))
    let made = DateText.clock(report.zone.civil(at: report.madeAt))
    let sources = report.readings.map(\.source).reduce(into: [String]()) { known, source in
      if !known.contains(source) { known.append(source) }
    }.map { $0 == "manual" ? "elle" : $0 }
    return "\(from) – \(to) (saat \(made) itibarıyla). Kaynak: "
      + (sources.isEmpty ? "yok" : sources.joined(separator: ", "))
  }

  /// A value in the unit of the report; the bounds of the consensus have values of their own in mmol/L.
  static func value(_ milligrams: Double, _ unit: GlucoseUnit, isBound: Bool = false) -> String {
    if unit == .mgdL { return NumberText.plain(milligrams.rounded()) }
    guard isBound else { return NumberText.plain(milligrams / unit.milligrams) }
    let tenths = Int((unit.bound(milligrams) * 10).rounded())
    return "\(tenths / 10),\(tenths % 10)"
  }

  static func rows(_ figures: GlucoseStatistics, _ report: DoctorReport) -> [(String, String)] {
    func percent(_ value: Double) -> String { "%\(NumberText.plain(value))" }
    func bound(_ value: Double) -> String { ReportTexts.value(value, report.unit, isBound: true) }
    let unit = report.unit.rawValue
    let count = NumberText.plain(Double(figures.count))
    var rows = [
      ("Ölçüm", report.sensor.isEmpty ? "\(count) (elle)" : "\(count) (sensör)"),
      ("Ortalama", "\(value(figures.mean, report.unit)) \(unit)"),
    ]
    if let sd = figures.sd, let cv = figures.cv {
      rows.append(("Standart sapma, CV", "\(value(sd, report.unit)) \(unit), \(percent(cv))"))
    }
    rows += [
      ("Hedefte (\(bound(70))–\(bound(180)))", percent(figures.timeInRange)),
      ("\(bound(54)) altında", percent(figures.below54)),
      ("\(bound(54))–\(bound(70)) arası", percent(figures.below70 - figures.below54)),
      ("\(bound(180))–\(bound(250)) arası", percent(figures.above180 - figures.above250)),
      ("\(bound(250)) üstünde", percent(figures.above250)),
    ]
    guard let coverage = report.coverage else { return rows }
    rows.append(("Sensörün ölçtüğü süre", percent(coverage.percent)))
    if coverage.isDense { rows.append(("GMI", percent(figures.gmi))) }
    rows.append(("GRI", "\(NumberText.plain(figures.gri)) (bölge \(figures.griZone))"))
    rows.append(
      ("LBGI, HBGI", "\(NumberText.plain(figures.lbgi)) / \(NumberText.plain(figures.hbgi))"))
    let finder = EpisodeFinder(report.sensor)
    let (low, high) = (finder.episodes(.low), finder.episodes(.high))
    rows.append(("15 dakikadan uzun düşük dönem", "\(low.count)"))
    rows.append(("15 dakikadan uzun yüksek dönem", "\(high.count)"))
    return rows
  }

  static func cautions(_ figures: GlucoseStatistics, _ report: DoctorReport) -> [String] {
    var found: [String] = []
    if report.coverage == nil {
      found.append("Yalnızca elle ölçümler var; oranlar ölçülen anlarındır, bütün zamanın değil.")
    } else if report.coverage?.isEnough == false {
      found.append(
        "Veri uzlaşının istediğinden az (14 gün ve ölçümlerin %70’i); sayılar yalnızca fikir verir."
      )
    }
    if figures.lows + figures.highs > 0 {
      found.append(
        "\(figures.lows) ölçüm LOW, \(figures.highs) ölçüm HIGH: sayı değildir; ortalamada sensörün sınır "
          + "değeriyle sayıldı.")
    }
    return found
  }
}
