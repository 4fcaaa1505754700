/// What is said at the stove, and what balli says there.
extension Texts {
  /// The words of which one says what is wanted, folded; with them only those of `cookingFillers` stand.
  static let cookingWords: [(word: CookingWord, said: Set<String>)] = [
    (.left, ["kaldi", "kalan", "kaliyor"]),
    (.place, ["kacinci", "neredeyiz", "nerede", "neredeydik", "hangi"]),
    (
      .stop,
      ["bitir", "bitti", "pisti", "bitirdim", "bitirdik", "pisirmeyi"]
    ),
    (
      .previous,
      ["onceki", "oncekini", "oncekine", "geri", "geriye"]
    ),
    (
      .next,
      ["sonraki", "sonrakine", "sonrakini", "siradaki", "siradakine", "devam", "ileri", "ilerle"]
    ),
    (.again, ["tekrar", "tekrarla", "yeniden"]),
  ]

  /// What stands beside those words and changes nothing.
  static let cookingFillers: Set<String> = [
    "tamam", "tamamdir", "oldu", "yaptim", "yaptik", "bunu", "bu", "onu", "hadi", "haydi", "simdi",
    "peki", "lutfen", "bir", "bi", "daha", "adim", "adima", "adimi", "adimda", "adimdayiz",
    "adimdayim", "adimlara", "gec", "gecelim", "gecer", "misin", "miyiz", "mi", "et", "edelim",
    "ederim", "don", "donelim", "soyle", "soyler", "goster", "oku", "ne", "nedir", "kac", "dakika",
    "dakikasi", "dk", "sure", "suresi", "sureye", "kadar", "bunun", "zaman", "yemek", "yemegi",
    "de",
    "artik", "o", "en", "baska", "pisirme",
  ]

  /// How a recipe is begun to be cooked: one of each of both sets, or a word of the third alone.
  static let cookingVerbs: Set<String> = ["pisirmeye", "pisirme", "pisir", "pisirmeyi"]
  static let beginnings: Set<String> = [
    "basla", "baslayalim", "basliyorum", "basliyoruz", "baslayayim", "baslayacagim", "baslat",
    "baslatalim", "baslar",
  ]
  static let cookingStarts: Set<String> = [
    "pisirelim", "pisireyim", "pisirecegim", "pisiriyorum", "pisiriyoruz",
  ]
  static let startFillers: Set<String> = [
    "adim", "tarif", "tarifi", "tarife", "bu", "bunu", "beraber", "birlikte", "ile",
  ]

  /// What a timer is called, what starts it, and what may stand beside.
  static let timerNames: Set<String> = [
    "zamanlayici", "zamanlayiciyi", "timer", "sayac", "kronometre", "saat", "alarm", "sure",
  ]
  static let timerStarts: Set<String> = [
    "kur", "kurar", "kurun", "kurabilir", "kursana", "baslat", "ayarla", "tut", "koy",
  ]
  static let timerFillers: Set<String> = [
    "dakika", "dakikaya", "dakikalik", "dakikaligina", "dk", "saate", "saatlik", "sonraya", "icin",
    "bana", "bir", "bi", "misin", "lutfen", "hadi", "simdi", "yarim", "bucuk",
  ]

  static func timeLeft(_ minutes: Int, _ name: String?) -> String {
    let of = name.map { " (\($0))" } ?? ""
    return minutes > 0 ? "\(minutes) dakika kaldı\(of)." : "Süre doldu\(of)."
  }
  static func noTimer(minutes: Int?) -> String {
    let step = minutes.map { "Bu adım yaklaşık \($0) dakika; “/süre” yazarsanız sayarım." }
    return "Kurulu bir süre yok. " + (step ?? "“20 dakikalık süre kur” yazabilirsiniz.")
  }
}
