/// The phrases of the emergency rules, over folded words.
///
/// A clinician should review them before a release.
enum EmergencyPhrases {
  static func phrases(_ patterns: String...) -> [Phrase] { patterns.map { Phrase($0) } }

  // MARK: Signs of a low

  static let lowSigns: [(name: String, phrases: [Phrase])] = [
    ("titreme", phrases("titriyo*", "titreme*", "titremeye", "zangir*", "tir tir")),
    (
      "terleme",
      phrases(
        "terliyo*", "terledi*", "terleme*", "ter bas+", "soguk ter*", "ter icinde*", "ter dok+")
    ),
    ("çarpıntı", phrases("carpinti*", "kalbim|kalbi ~ carpiyo*|kut|firla*|hizli")),
    ("baş dönmesi", phrases("basim|basi ~ donuyo*|dondu|donmeye", "bas don*", "sersem*")),
    (
      "bulanık görme",
      phrases(
        "bulanik*", "bulaniyo*", "gozum|gozlerim|gozu|gozleri ~ karar+|kararma*", "cift goruyo*")
    ),
    (
      "bayılma",
      phrases(
        "bayilacak*", "bayilicak*", "bayilmak uzere*", "bayilcam", "kendimden geciyo*", "fenalas+",
        "fenalik gec*")
    ),
    (
      "güçsüzlük",
      phrases(
        "elim ayagim|ayagima ~ bosal+|cekil+|kesil+|dolas+",
        "dizlerim* ~ bosal+|cozul+|titri*", "halsiz*", "ayakta duram*", "gucum kal*")
    ),
    (
      "kendini kötü hissetme",
      phrases(
        "kotu|fena|berbat hissed*", "kotuyum|kotuyuz|fenayim|kotu|fena oldu*", "cok kotuyum",
        "fena oldum", "iyi degilim|degil|hissetm*", "kotulas+", "cok kotu")
    ),
    (
      "bilinç bulanıklığı",
      phrases(
        "sacmaliyo*", "sayikliyo*", "konusam*", "kafam ~ karis+", "bilincim|bilinci ~ gidip|bulan*",
        "kendimi kaybed*", "uyusuk*", "uyukluyo*", "uyku bas+", "morar+", "solgun*")
    ),
  ]

  /// A low said without its number.
  static let lowWords = phrases(
    "seker*|glikoz* ~ dustu|dusuyor|dusuyo|dusmus|dusuk|duserek|dibe", "hipo",
    "hipodayim|hipoda|hipoya",
    "hipoglisemi*|hipo|hipom ~ geciri*|gecird*|var|oldu|oldum|girdi*|yasiyo*",
    "hipoglisemideyim|hipoglisemiye")
  static let lowNow = phrases(
    "hipo|hipoglisemi ~ geciri*|gecirdim|gecirdi|geldi|oldum|girdim|girdi|yasiyo*", "hipodayim",
    "hipoglisemideyim",
    "hipoya|hipoglisemiye gir+", "hipom var", "hipo oluyo*")
  static let help = phrases(
    "ne yapayim|yapmaliyim|yapacagim|yapalim|yapmaliyiz|yapicam", "yardim", "acil", "imdat",
    "cabuk", "kurtar*")
  static let veryLow = phrases(
    "cok|asiri|iyice|dibe|fena ~ dustu|dusuyor|dusuyo|dusmus|dusuk|vurdu",
    "lo|low yaziyo*|gosteri*|diyo*|veriyo*|cikti|uyari*")

  // MARK: Loss of consciousness

  static let unconscious = phrases(
    "baygin", "baygindi*", "baygin*|baygince yat*", "baygin dus+",
    "bilinc*|suuru* ~ kapali*|kapandi*|gitti|gitmis|yok|kaybet+|kaybol+|yitir+|kayboldu|gidiyo*",
    "bilinc*|suuru* ~ yerinde degil*", "bilinc*|suuru* ~ gidip|gidiyo*|bulan+",
    "kendinde|kendimde degil*", "kendinden|kendimden gecti*|gecmis*|geciyo*|gecmek",
    "kendini kaybet+", "uyanm*",
    "uyandiram*", "ayilm*", "ayiltam*",
    "nobet*|havale*|sara|epilepsi ~ geciriyo*|geciri|gecirdi|gecirmis|gecirecek*|tuttu",
    "nobete|nobet girdi*|basladi*|havaleye", "kasil+", "cirpin+", "yutam*", "yutkunam*",
    "agzindan ~ kopuk*|kopur*",
    "komaya|koma girdi*|giriyo*|girmis*|girecek*", "komada", "nefes|soluk almiyo*|alamiyo*",
    "nefesi durdu|kesildi|yok", "nabzi yok|alinmiyo*", "kalbi durdu")
  static let faint = phrases("bayil+")
  static let unresponsive = phrases(
    "cevap|yanit|tepki|ses vermiyo*|veremiyo*|yok", "konusmuyo*|tepkisiz*")

  // MARK: Highs

  static let highWords = phrases(
    "seker*|glikoz* ~ yuksek*|yukseldi*|yukseliyo*|firla*|tavan*", "seker* ~ cok cikti", "hiper*",
    "seker* hi|high", "hi|high yaziyo*|gosteri*|diyo*|veriyo*|cikti")
  static let meterHigh = phrases(
    "sekerim|sekeri|sensor|cihaz hi|high", "hi|high yaziyo*|gosteri*|diyo*|veriyo*|cikti|uyari*")
  static let acidSigns = phrases(
    "kusuyo*", "kustu*", "kusma*", "kusmus", "kusup", "bulanti*", "midem|midesi ~ bulan+",
    "karnim|karni|midem|midesi ~ agriyo*|agrid*|agri|kramp*",
    "karin|mide agri*", "nefes* ~ hizli|derin|hizlandi|daraliyo*|zor*|sik",
    "hizli|derin|sik ~ nefes*|soluyo*|solu*", "soluk* ~ hizli|derin", "aseton*",
    "curuk|elma ~ koku*|kokuyo*", "nefes* ~ daral*|alam*")
  static let acidBreath = phrases(
    "nefes*|agzim|agzi|agiz* ~ aseton*", "nefes*|agzim|agzi|agiz* ~ curuk ~ koku*|kokuyo*",
    "aseton ~ kokan|kokuyo* ~ nefes*", "aseton ~ kokuyorum|kokuyor")
  static let ketones = phrases(
    "keton* ~ yuksek*|cok|artti|pozitif*|poz|cikti|firla*|tavan*|mor|koyu", "yuksek keton*",
    "keton* + +", "ketoasidoz* ~ gir+|geciri*|oldum|oluyo*|oldu|miyim|gidiyo*|var",
    "ketoasidozdayim|ketoasidozda")
  static let feelsBad = phrases(
    "kotu|fena|berbat hissed*", "kotuyum|kotuyuz|fenayim|berbatim|bitkinim|halsizim",
    "fena|kotu oldu*", "fenalas+|kotules+|kotulas+", "iyi|hissetmiyorum degilim|degil|hissetm*",
    "halsiz*", "bitkin*",
    "cok susu*|su", "agzim|agzi ~ kuru*", "susuzluk*", "bas* ~ agri*|agriyo*|don*|catla*",
    "bulanik*", "sersem*", "uyku* ~ var|bas*|geliyo*|egilim*", "uyuyup|uyukluyo*", "uyusuk*",
    "uykulu*", "dalgin*", "bulanti*",
    "midem|midesi ~ bulan*", "surekli ~ idrar*|tuvalet*|isiyo*",
    "kendimi|kendini ~ kotu|iyi|fena|berbat", "cok kotu*", "bayilacak*", "titri*",
    "nefes* ~ dar*|alam*")

  // MARK: Heart and brain

  static let chestPain = phrases(
    "gogsum*|gogsu ~ agri+|sikis+|daral+|yaniyo*|bask*",
    "gogsumde|gogsunde|gogsume|gogsune ~ agri*|baski*|sikis*|yanma*|agirlik*|saplan*",
    "gogus agrim*", "gogus agrisi ~ var|basladi|cek*|girdi*|tuttu|oldu|hisse*|yasiyo*",
    "gogus|gogsum agrisiyla|agrisindan", "kalp krizi* ~ gecir+", "kalbim|kalbi ~ sikis+|agri+",
    "sol|koluma|kolum ~ vuruyo*|yayil+ ~ agri*",
    "agri* ~ koluma|kola|ceneme ~ vuruyo*|vurdu|yayil+", "gogsumun ~ agrisi*")
  static let stroke = phrases(
    "yuz*|agz* ~ kaydi|kayiyo*|kaymis|carpil+|yamul+|felc",
    "kolum|kolu|bacagim|bacagi ~ tutmuyo*|kalkmiyo*",
    "yuz* ~ yarisi|yari|tarafi ~ uyus+|tutmuyo*|dustu",
    "sol|sag|tek ~ kol*|bacag*|taraf*|el*|yan* ~ tutmuyo*|uyustu|uyusuyo*|kalkmiyo*|oynat*|hissetmi*|kaldiram*|guc*|his*",
    "bir tarafi*|yani* ~ tutmuyo*|uyus+|felc|hissetmi*",
    "kolu|kolunu|kolumu|bacagimi|bacagini ~ kaldiram*|oynatam*|tutmuyo*",
    "konusma* ~ bozul+|kaydi|peltek*|gitti", "dil* ~ dolan+|donmuyo*|peltek*|surcuyo*",
    "peltek ~ konus+", "kelimeleri|sozcukleri karistir+",
    "felc|inme ~ geciri*|gecird*|indi|oldu|oluyo*|inmis|gecirmis")

  static let speechless = phrases("konusamiyo*", "konusamaz oldu", "laf* ~ anlasilmiyo*")

  // MARK: Insulin and drugs taken wrongly

  static let insulin = [
    "insulin", "novorapid", "novarapid", "humalog", "lantus", "toujeo", "levemir", "apidra",
    "tresiba", "humulin",
    "fiasp", "lyumjev", "abasaglar", "basaglar", "novomix", "insulatard", "actrapid", "ryzodeg",
    "soliqua",
    "unite", "igne", "kalem", "bolus", "bazal", "mixtard", "humulin", "semglee", "admelog",
  ]
  private static let brands =
    "novorapid*|humalog*|lantus*|toujeo*|levemir*|apidra*|tresiba*|humulin*|fiasp*|novomix*"
  static let injected =
    "yaptim|yapmisim|yapmis|yapti|yaptik|vurdum|vurmusum|vurmus|vurdu|vurduk|vurulmus|bastim|basmisim|basti|basmis|aldim|almisim|almis|aldi|verdim|vermisim|verdi|verdik|vermis|yapildi|yaptirdim|enjekte|cektim|kacirdim|kacirmisim"
  static let tooMuch = phrases(
    "yanlislikla ~~ \(injected)", "yanlis ~ insulin*|igne*|kalem*|doz* ~ \(injected)",
    "yanlis \(injected)", "iki|2|uc|3 kere|kez|defa|kat|misli ~ \(injected)",
    "ikinci kez|kere|defa ~ \(injected)", "unut* ~ tekrar|yine|yeniden ~ \(injected)",
    "ust uste ~ \(injected)",
    "fazla|fazladan|cok|asiri|fazlasini ~ insulin*|unite*|doz*|igne* ~ \(injected)",
    "insulin*|igne*|doz* ~ fazla|fazladan|cok|asiri ~ \(injected)",
    "doz asimi*", "yuksek doz ~ \(injected)",
    "insulin*|igne*|kalem*|\(brands) ~ karistirdim|karistirmisim|karistirdi|karistirmis",
    "butun|tum|tamamini|hepsini ~ kalem*|insulin* ~ \(injected)",
    "kalem* ~ hepsini|tamamini|bitirdim ~ \(injected)", "cift doz ~ \(injected)",
    "iki doz* ~ \(injected)")
  static let pillsTaken = phrases(
    "kutu|butun|tum|avuc|avucla|hepsini|sise ~ ilac*|hap*|ilaci|ilaclari|haplari|metformin* ~ ictim|yuttum|icti|yuttu|icmis|yutmus|aldi|aldim",
    "ilac*|hap* ~ hepsini|tamamini|kutusunu|butununu ~ ictim|yuttum|icti|yuttu|icmis|yutmus",
    "asiri doz ~ ictim|aldim|icti|aldi|almis|icmis",
    "cok|fazla ~ ilac|hap ~ ictim|yuttum|icti|icmis|yutmus")

  // MARK: Self-harm

  static let selfHarm = phrases(
    "intihar ~ et+|edecegim|edicem|etmek|dusunuyorum|istiyorum|edeyim", "intihari dusunuyo*",
    "intihara ~ kalkis+", "kendimi ~ oldur*|asacag*|asmak|kesecegim|kestim|yok", "canima kiy*",
    "canina kiy+",
    "olmek istiyo*|isterdim", "yasamak istemiyo*", "yasamaktan biktim|yoruldum",
    "kendime|kendine ~ zarar ~ ver*", "hayatima|hayatina|yasamima ~ son", "olsem ~ kurtul*|daha",
    "her seye ~ son vermek|verecegim", "bileklerimi|bilegimi kes+")
  static let misuse = phrases(
    "insulin* ~ bilerek|kasten ~ yapmiyorum|atliyorum|yapmadim|atladim|birakiyorum",
    "zayiflamak|kilo ~ icin|vermek ~ insulin* ~ yapmiyorum|atliyorum|yapmadim|atladim|azaltiyorum|kesiyorum|kesiyo*",
    "insulin* ~ atliyorum|yapmiyorum|atladim|kesiyorum ~ kilo|zayifla*",
    "insulin* ~ yapmiyorum|atliyorum|yapmayinca ~ kilo|zayif*")
}
