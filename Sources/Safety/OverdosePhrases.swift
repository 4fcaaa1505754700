// What says that insulin or a drug was taken wrongly; a clinician should review it before a release.
extension EmergencyPhrases {
  /// What is injected, besides the insulins by name.
  static let injectables = ["unite", "igne", "kalem", "ozempic"]
  /// Insulins that work at once, by name and as people say it.
  static let rapid = Drugs.rapid + ["hizli", "kisa", "bolus"]
  /// How people name an insulin without its brand: `hızlıyla uzunu karıştırdım`.
  static let sorts = ["hizli", "kisa", "uzun", "gece", "gunduz", "etkili"]

  private static let brands = Drugs.brands.map { $0 + "*" }.joined(separator: "|")
  private static let sorted = "hizli*|uzun*|kisa*|" + brands
  /// Verbs of injecting; `aldım` and `verdi` are also said of a pharmacy and a doctor.
  static let injecting =
    "yaptim|yapmisim|yapmis|yapti|yaptik|vurdum|vurmusum|vurmus|vurdu|vurduk|vurulmus|bastim|basmisim|basti|basmis|yapildi|yaptirdim|enjekte|cektim|kacirdim|kacirmisim"
  static let injected = injecting + "|aldim|almisim|almis|aldi|verdim|vermisim|verdi|verdik|vermis"
  static let injectingWords = Set(injecting.split(separator: "|").map(String.init))
  static let injectedWords = Set(injected.split(separator: "|").map(String.init))

  /// Phrases inside which no other statement may end: `iki kere ölçtüm, insülin yaptım` is none.
  static let tooMuch = phrases(
    "yanlislikla ~~ \(injected)", "\(injecting) yanlislikla",
    "yanlis insulin*|igne*|doz* ~ \(injected)", "yanlis kalem* ~ \(injecting)",
    "yanlis \(injecting)", "iki|2|uc|3 kere|kez|defa|kat|misli ~ \(injected)",
    "insulin*|igne*|doz* yanlis \(injecting)",
    "ikinci kez|kere|defa ~ \(injected)",
    "unut*|hatirlam* ~ tekrar|yine|yeniden|daha ~ \(injected)",
    "ust uste ~ \(injected)",
    "fazla|fazladan|cok|asiri|fazlasini insulin*|unite*|doz* ~ \(injected)",
    "fazla|fazladan|fazlasini igne* ~ \(injecting)",
    "fazladan 1|2|3|4|5|6|8|10|15|20|iki|dort|bes|on unite* ~ \(injecting)",
    "insulin*|igne*|doz* cok \(injected)",
    "insulin*|igne*|doz* ~ fazla|fazladan|asiri \(injected)",
    "insulin*|igne*|doz* cok fazla \(injected)", "doz asimi ~ oldu|yaptim|yasiyo*|yaptik|var",
    "yuksek doz ~ \(injected)",
    "insulin*|igne*|kalem*|\(sorted) ~ karistirdim|karistirip|karistirmisim|karistirdi|karistirmis",
    "butun|tum|tamamini|hepsini ~ kalem*|insulin* ~ \(injecting)",
    "kalem* ~ hepsini|tamamini|bitirdim ~ \(injecting)", "cift doz ~ \(injected)",
    "iki doz* ~ \(injected)",
    "pompa* ~~ yanlislikla|fazla|fazladan ~ gitti|gitmis|verdi|vermis|basti")

  private static let drugs =
    "ilac*|hap|hapi|hapimi|hapini|haplari*|haptan|hapindan|hapimdan|tablet*|metformin*|diamicron*|glucophage*|glifor*|amaryl*|jardiance*|januvia*"
  private static let swallowed = "ictim|icmisim|icti|icmis|yuttum|yutmusum|yuttu|yutmus"
  private static let found = "icmis|icmisim|yuttum|yutmusum|yuttu|yutmus"

  static let swallowing = phrases("ic+|yut+")
  static let pillsTaken = phrases(
    "kutu|avuc|avucla|sise ~ \(drugs) ~ \(swallowed)", "butun|tum ilaclari|haplari ~ \(swallowed)",
    "butun|tum|hepsini|tamamini ~ ilac*|hap* ~ \(found)",
    "ilac*|hap* ~ hepsini|tamamini|kutusunu|butununu ~ \(found)",
    "ilaclari|haplari ~ hepsini|tamamini ~ \(swallowed)",
    "asiri doz ~ ictim|aldim|icti|aldi|almis|icmis", "cok|fazla ilac|hap ~ \(swallowed)",
    "\(drugs) cok|fazla \(swallowed)",
    "\(drugs) ~ iki|2|uc|3|dort|4 kere|kez|defa ~ \(found)",
    "yanlislikla ~ iki|2|uc|3|dort|4 kere|kez|defa ~ \(swallowed)",
    "\(drugs) ~ iki|2|uc|3|dort|4 kere|kez|defa ~ \(swallowed) yanlislikla",
    "iki|2|uc|3|4 kati|misli ~ \(drugs) ~ \(swallowed)", "\(drugs) ~ ust uste ~ \(swallowed)",
    "yanlis ilac*|hap* ~ \(swallowed)",
    // Somebody else's drug, most often in a child.
    "cocu*|bebe*|torun*|oglum*|kizim*|yegenim* ~~ ilacim*|hapim*|haplarim*|ilaclarim* ~ \(swallowed)",
    "cocu*|bebe*|torun*|oglum*|kizim*|yegenim* ~ benim|dedesinin|babaannesinin|anneannesinin|annesinin|babasinin|ninesinin ~ ilac*|hap* ~ \(swallowed)"
  )

  static let insulinOfAChild = phrases(
    "cocuk|bebek|torun* ~~ insulin*|igne*|kalem* ~ kendine ~ vur+|yap+|bat*|bas+",
    "cocu*|bebe*|torun*|oglum*|kizim* ~~ insulinim*|ignem*|kalemim* ~ kendine ~ vur+|yap+|bat*|bas+",
    "cocu*|bebe*|torun*|oglum*|kizim* ~~ benim ~ insulin*|igne*|kalem* ~ vur+|yap+|bat*|bas+")

  /// What is bought, swallowed by mistake or by children, and is a poison.
  static let poison = phrases(
    "camasir|bulasik|kirec|tuz|lavabo suyu|deterjani|sokucu*|ruhu|acici* ~ icti|icmis|ictim|yuttu|yutmus",
    "deterjan*|domestos*|pil|tiner*|ispirto*|gazyagi*|asit*|antifriz* ~ icti|icmis|ictim|yuttu|yutmus|yuttum",
    "icti|icmis|yuttu|yutmus ~ deterjan*|camasir|pil", "zehirlendim|zehirleniyorum|zehirlendik",
    "cocuk|bebek|annem|babam|esim|oglum|kizim|torunum|kardesim ~ zehirlen+",
    "mantar* ~ zehirlen+")
}
