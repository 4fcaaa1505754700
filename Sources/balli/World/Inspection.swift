import Domain
import Glibc
import Store
import Terminal

/// The self-check: what the program needs, whether it is there, and what to do where it is not.
struct Inspection {
  let places: Places
  let clock: SessionClock
  let zone: Zone?

  /// Looks at everything, in the order in which a person would repair it.
  func findings(_ household: Household) -> [Finding] {
    var all = [Finding(DoctorTexts.version, true, "balli \(Version.number)")]
    all.append(folder())
    all += database(household)
    all.append(search(household))
    all.append(locale())
    all.append(
      Finding(
        DoctorTexts.model, true,
        household.model.name
          + (household.model.traits.isOurs ? DoctorTexts.embedded : DoctorTexts.chosen)))
    all += [time(), space()]
    return all
  }

  private func folder() -> Finding {
    var status = stat()
    guard stat(places.data, &status) == 0 else {
      return Finding(DoctorTexts.folder, true, DoctorTexts.notYet(places.data))
    }
    let mode = Int(status.st_mode & 0o777)
    let isOwn = status.st_uid == geteuid() && access(places.data, W_OK) == 0
    let isGood = isOwn && mode & 0o077 == 0
    return Finding(
      DoctorTexts.folder, isGood, places.data + " (0" + String(mode, radix: 8) + ")",
      remedy: isOwn
        ? "chmod 700 '\(places.data)'"
        : isReadOnly ? DoctorTexts.readOnly : DoctorTexts.ownFolder)
  }

  /// Whether the disk of the folder is mounted so that nobody can write to it.
  private var isReadOnly: Bool {
    var status = statvfs()
    return statvfs(places.data, &status) == 0 && status.f_flag & UInt(ST_RDONLY) != 0
  }

  /// What helps where the records cannot be opened: a backup is for damage alone.
  private static func remedy(for error: any Error) -> String {
    switch error as? StoreFailure {
    case .newer: DoctorTexts.update
    case .notPermitted: DoctorTexts.ownFolder
    case .full: DoctorTexts.spaceRemedy
    case .busy: DoctorTexts.later
    default: DoctorTexts.restore
    }
  }

  private func database(_ household: Household) -> [Finding] {
    var status = stat()
    guard stat(household.path, &status) == 0 else {
      return [Finding(DoctorTexts.database, true, DoctorTexts.notYet(household.path))]
    }
    let mode = Int(status.st_mode & 0o777)
    let modes = Finding(
      DoctorTexts.database, mode & 0o077 == 0,
      household.path + " (0" + String(mode, radix: 8) + ")",
      remedy: "chmod 600 '\(household.path)'")
    do {
      let faults = try household.faults()
      let detail = faults.isEmpty ? DoctorTexts.sound : faults.prefix(3).joined(separator: "; ")
      return [
        modes,
        Finding(DoctorTexts.integrity, faults.isEmpty, detail, remedy: DoctorTexts.restore),
      ]
    } catch {
      return [
        modes, Finding(DoctorTexts.integrity, false, "\(error)", remedy: Self.remedy(for: error)),
      ]
    }
  }

  private func search(_ household: Household) -> Finding {
    guard Disk.exists(household.path) else {
      return Finding(DoctorTexts.search, true, DoctorTexts.notYet(household.path))
    }
    do {
      _ = try household.records.conversations.recall(RecallQuery(words: "yumurta", limit: 1))
      return Finding(DoctorTexts.search, true, DoctorTexts.searchWorks)
    } catch {
      return Finding(DoctorTexts.search, false, "\(error)", remedy: Self.remedy(for: error))
    }
  }

  private func locale() -> Finding {
    let before = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    defer { if let before { setlocale(LC_CTYPE, before) } }
    let names: [String] = ["C.UTF-8", "C.utf8", ""]
    let works = names.contains { name in
      setlocale(LC_CTYPE, name) != nil && String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8"
    }
    return Finding(
      DoctorTexts.letters, works, works ? DoctorTexts.lettersWork : DoctorTexts.lettersFail,
      remedy: DoctorTexts.lettersRemedy)
  }

  private func time() -> Finding {
    guard let zone else {
      return Finding(DoctorTexts.time, false, DoctorTexts.noZone, remedy: DoctorTexts.zoneRemedy)
    }
    let now = zone.civil(at: clock.now())
    let isGood = now.day >= CivilDay(year: 2025, month: 1, day: 1)
    return Finding(
      DoctorTexts.time, isGood, now.text + " (" + zone.name + ")", remedy: DoctorTexts.clockRemedy)
  }

  private func space() -> Finding {
    var status = statvfs()
    var place = places.data
    while !Disk.exists(place), let slash = place.lastIndex(of: "/") {
      place = slash == place.startIndex ? "/" : String(place[..<slash])
    }
    guard statvfs(place, &status) == 0 else {
      return Finding(DoctorTexts.space, false, place, remedy: DoctorTexts.spaceRemedy)
    }
    let megabytes = Int(status.f_bavail) * Int(status.f_frsize) / 1_000_000
    return Finding(
      DoctorTexts.space, megabytes >= 100, DoctorTexts.free(megabytes),
      remedy: DoctorTexts.spaceRemedy)
  }
}

/// What the self-check says.
enum DoctorTexts {
  static let version = "Sürüm"
  static let folder = "Klasör"
  static let database = "Veritabanı"
  static let integrity = "Bütünlük"
  static let search = "Arama"
  static let letters = "Türkçe harfler"
  static let model = "Model"
  static let time = "Saat"
  static let space = "Disk"
  static let embedded = " (gömülü motor, hazır)"
  static let chosen = " (yanıt verip vermediği için: balli model durum)"
  static let sound = "sağlam"
  static let searchWorks = "dizin çalışıyor"
  static let lettersWork = "UTF-8 kullanılabiliyor"
  static let lettersFail = "UTF-8 yereli bulunamadı"
  static let lettersRemedy = "sudo apt-get install locales"
  static let ownFolder = "Klasörün sahibi siz olun ya da BALLI_HOME ile başka bir klasör gösterin."
  static let restore = "Varsa yedeğini geri koyun; yoksa dosyayı başka bir adla saklayın."
  static let update = "balli’yi güncelleyin; kayıtlarınız yeni sürümle açılır."
  static let later = "Açık olan öteki balli’yi kapatıp yeniden deneyin."
  static let readOnly =
    "Bu disk salt okunur bağlanmış: yazılabilir bağlayın ya da BALLI_HOME ile başka bir klasör "
    + "gösterin."
  static let noZone = "saat dilimi bulunamadı"
  static let zoneRemedy =
    "TZ değişkenini verin (Europe/Istanbul) ya da: sudo apt-get install tzdata"
  static let clockRemedy = "Makinenin saatini ayarlayın."
  static let spaceRemedy = "Diskte yer açın."
  static func notYet(_ path: String) -> String { "\(path) (ilk kayıtla açılacak)" }
  static func free(_ megabytes: Int) -> String {
    megabytes >= 10_000 ? "\(megabytes / 1000) GB boş" : "\(megabytes) MB boş"
  }
}
