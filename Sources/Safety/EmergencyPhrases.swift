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
        "terliyo*", "terledi*", "terleme*", "ter bas+", "soguk ter*", "ter icinde*", "ter dok+",
        "terden ~ sirilsiklam*|islan+")
    ),
    (
      "çarpıntı",
      phrases(
        "carpinti*", "kalbim|kalbi ~ carpiyo*|kut|firla*|hizli|atiyo*", "kalbim yerinden cikacak")
    ),
    ("baş dönmesi", phrases("basim|basi ~ donuyo*|dondu|donmeye", "bas don*", "sersem*")),
    (
      "bulanık görme",
      phrases(
        "bulanik*", "bulaniyo*", "gozum|gozlerim|gozu|gozleri ~ karar+|kararma*", "cift goruyo*")
    ),
    (
      "bayılma",
      phrases(
        "bayilacak*", "bayilicak*", "bayilmak uzere*", "bayilcam", "bayiliyorum", "bayilicam",
        "kendimden geciyo*|gecmek", "fenalas+", "fenalik gec*", "icim geciyo*")
    ),
    (
      "güçsüzlük",
      phrases(
        "elim ayagim|ayagima ~ bosal+|cekil+|kesil+|dolas+|tutmuyo*",
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
        "sacmaliyo*", "sayikliyo*", "konusam*", "abuk|sacma sabuk|sapan|sacma konusuyo*",
        "ne dedigini ~ bilm*", "tanimiyo*", "kafam ~ karis+", "bilincim|bilinci ~ gidip|bulan*",
        "kendimi kaybed*", "uyusuk*", "uyukluyo*", "uyku bas+", "morar+", "solgun*")
    ),
  ]

  /// A low said without its number.
  static let lowWords = phrases(
    "seker*|glikoz* ~ dustu|dusuyor|dusuyo|dusmus|dusuk|duserek|dibe",
    "sekerim|sekeri|glikozum|glikozu ~ dip|yerlerde|cakil+|in+", "hipo",
    "hipodayim|hipoda|hipoya",
    "hipoglisemi*|hipo|hipom ~ geciri*|gecird*|var|oldu|oldum|girdi*|yasiyo*",
    "hipoglisemideyim|hipoglisemiye")
  static let lowNow = phrases(
    "hipo|hipoglisemi ~ geciri*|gecirdim|gecirdi|geldi|oldum|girdim|girdi|yasiyo*", "hipodayim",
    "hipoglisemideyim",
    "hipoya|hipoglisemiye|hipogliseme gir+", "hipoya|hipoglisemiye|hipogliseme girmek uzere*",
    "hipom var", "hipo oluyo*", "libre|sensor*|cihaz*|glukometre dusuk diyo*|gosteri*|yaziyo*")
  static let help = phrases(
    "ne yapayim|yapmaliyim|yapacagim|yapalim|yapmaliyiz|yapicam|yapcam", "yardim", "acil", "imdat",
    "cabuk", "kurtar*", "yetis*", "ambulans*", "yalnizim|yalniziz", "tek basima*|basimayim",
    "kimse yok")
  static let veryLow =
    phrases(
      "cok|asiri|iyice|dibe|fena ~ dustu|dusuyor|dusuyo|dusmus|dusuk|vurdu") + meterLow + plunging
  static let meterLow = phrases("lo|low yaz+|goster+|diyo*|dedi|ver+|cikti|uyari*")
  /// A fall that does not wait for a number.
  static let plunging = phrases(
    "dibe vur+", "dip yapti|yapiyo*", "yerlerde", "cakil+",
    "hizla|durmadan|surekli|hizli|suratle ~ dusuyo*|dusmeye|iniyo*|dustu|inmeye", "dusmeye devam",
    "cift ok", "iki ok", "ok* asagi", "asagi ok*")

  // MARK: Highs

  static let highWords = phrases(
    "seker*|glikoz* ~ yuksek*|yukseldi*|yukseliyo*|firla*|tavan*", "seker* ~ cok cikti", "hiper*",
    "seker* hi|high", "hi|high yaz+|goster+|diyo*|dedi|ver+|cikti")
  static let meterHigh = phrases(
    "sekerim|sekeri|sensor|cihaz hi|high", "hi|high yaz+|goster+|diyo*|dedi|ver+|cikti|uyari*")
  static let acidSigns = phrases(
    "kusuyo*", "kustu*", "kusma*", "kusmus", "kusup", "bulanti*", "midem|midesi ~ bulan+",
    "karnim|karni|midem|midesi ~ agriyo*|agrid*|agri|kramp*",
    "karin|mide agri*", "nefes* ~ hizli|derin|hizlandi|daraliyo*|zor*|sik",
    "hizli|derin|sik ~ nefes*|soluyo*|solu*", "soluk* ~ hizli|derin", "aseton*",
    "curuk|elma|meyve ~ koku*|kokuyo*", "nefes* ~ daral*|alam*", "nefes|soluk nefese*|soluga*",
    "nefes* ~ kokuyo*")
  static let acidBreath = phrases(
    "nefes*|agzim|agzi|agiz* ~ aseton*|oje",
    "nefes*|agzim|agzi|agiz* ~ curuk|meyve ~ koku*|kokuyo*",
    "aseton ~ kokan|kokuyo* ~ nefes*", "aseton ~ kokuyorum|kokuyor")
  static let ketones = phrases(
    "keton* ~ yuksek*|cok|artti|pozitif*|poz|cikti|firla*|tavan*|mor|koyu", "yuksek keton*",
    "keton* + +", "2|3|4|iki|uc|dort arti ~ keton*", "keton* ~ 2|3|4|iki|uc|dort arti",
    "ketoasidoz* ~ gir+|geciri*|oldum|oluyo*|oldu|miyim|gidiyo*|var",
    "ketoasidozdayim|ketoasidozda")
  /// What says that there are none, or a trace: `ketonum negatif çıktı`.
  static let noKetones: Set<String> = [
    "negatif", "neg", "yok", "temiz", "normal", "eser", "sifir", "iz",
  ]
  /// Without insulin vomiting is ketoacidosis until the opposite is measured.
  static let noInsulin = phrases(
    "insulin* ~ bitti|yok|kalmadi|unuttum|yapmadim|yapamadim|yapamiyo*|vurmadim|vuramiyo*|yapmiyo*",
    "pompa* ~ bozul+|tikan+|calis-|cikmis|cikti|durdu")
  static let vomiting = phrases("kusuyo*", "kustu*", "kusmus", "kusup", "kusmaya")
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
    "gogsum*|gogsu ~ agri+|sikis+|daral+|yaniyo*|bask*|aciyo*",
    "gogsume|gogsune|gogsumun|gogsumde ~ otur*|coktu|cokuyo*|bas+",
    "gogsunu|gogsumu tutuyo*|tuttu|tutup",
    "koluma|kola|ceneme|cenesine|koluna|sirtima ~ vuran ~ agri*",
    "koluma|ceneme|cenesine|koluna ~ agri* ~ vuruyo*|vurdu|yayil+", "bagrim yaniyo* ~ kol*",
    "gogsumde|gogsunde|gogsume|gogsune ~ agri*|baski*|sikis*|yanma*|agirlik*|saplan*",
    "gogus agrim*",
    "gogsumun|gogsunun ~ ortasinda|ustunde|icinde|solunda|tarafinda|arkasinda ~ agri*|baski*|sikis*|agirlik*|yanma*|saplan*",
    "gogus agrisi ~ var|basladi|cek*|girdi*|tuttu|oldu|hisse*|yasiyo*",
    "gogus|gogsum agrisiyla|agrisindan", "kalp krizi* ~ gecir+",
    "sol|koluma|kolum ~ vuruyo*|yayil+ ~ agri*",
    "agri* ~ koluma|kola|ceneme ~ vuruyo*|vurdu|yayil+", "gogsumun ~ agrisi*")
  /// Of the heart, where nothing says that it is a grief.
  static let heartPain = phrases("kalbim|kalbi ~ sikis+|agri+|duracak")
  static let stroke = phrases(
    "yuz*|agz* ~ kaydi|kayiyo*|kaymis|carpil+|yamul+|felc",
    "yuzum*|yuzun*|agzim*|agzin* ~ kayma|carpilma",
    "kolum|kolu|bacagim|bacagi ~ tutmuyo*|kalkmiyo*",
    "elim|eli|ayagim|ayagi tutmuyo* ~ birden|aniden|dustu|dusurdum|dusurdu|uyustu",
    "birden|aniden ~ elim|eli|ayagim|ayagi tutmuyo*|tutmaz",
    "gozum|gozu ~ aniden|birden|anda ~ gor-|gormez|karardi", "gozum|gozu gor- ~ aniden|birden|anda",
    "bir|tek|sol|sag gozum|gozu gor-|gormez", "bir anda ~ gozum|gozu ~ gor-|gormez",
    "yuz* ~ yarisi|yari|tarafi ~ uyus+|tutmuyo*|dustu",
    "sol|sag|tek ~ kol*|bacag*|taraf*|el*|yan* ~ tutmuyo*|uyustu|uyusuyo*|kalkmiyo*|oynat*|hissetmi*|kaldiram*|guc*|his*",
    "bir tarafi*|yani* ~ tutmuyo*|uyus+|felc|hissetmi*",
    "kolu|kolunu|kolumu|bacagimi|bacagini ~ kaldiram*|oynatam*|tutmuyo*",
    "konusma* ~ bozul+|kaydi|peltek*|gitti", "dil* ~ dolan+|dolas+|donmuyo*|peltek*|surcuyo*",
    "peltek ~ konus+", "birden|aniden ~ konusam*",
    "kelimeleri|sozcukleri karistir+|soyle-|toparla-|cikar-",
    "felc|inme ~ geciri*|gecird*|indi|oldu|oluyo*|inmis|gecirmis")

  static let speechless = phrases("konusamiyo*", "konusamaz oldu*", "laf* ~ anlasilmiyo*")

  // MARK: Self-harm

  static let selfHarm = phrases(
    "intihar ~ et+|edecegim|edicem|etmek|dusunuyorum|istiyorum|edeyim", "intihari dusunuyo*",
    "intihara ~ kalkis+",
    "kendimi ~ oldurmek|oldurmeyi|oldurec*|olduruc*|oldureyim|asacag*|asmak|yok",
    "kendimi oldursem ~ kurtul*|mi|daha", "kendimi ~ kesecegim|kesicem|kesiyorum|kestim",
    "canima kiy*", "canina kiy+",
    "olmek istiyo*|isterdim|icin", "olmeyi ~ bekle*|isti*|dusun*|hayal", "yasamak istemiyo*",
    "yasamaktan biktim|yoruldum", "yasam*|hayat* ~ anlami|amaci|sebebi* ~ yok|kalmadi",
    "yasamak icin ~ sebeb*|neden* ~ yok|kalmadi",
    "kendime|kendine ~ zarar ~ ver*",
    "hayatima|hayatina|yasamima|hayata ~ son ver|vermek|vermeyi|verecek*|verecegim|vericem|versem|verdi|vermis",
    "keske ~ olsem|olseydim|uyanmasam|uyanmasaydim|uyanmayayim|dogmasaydim|olup",
    "olsem ~ kurtul*|daha", "her sey* ~ son vermek|verecegim|vericem",
    "bitsin istiyorum ~ dayanam*|yasam*|hayat", "yasam*|hayat*|dayanam*|sey ~ bitsin istiyorum",
    "bileklerimi|bilegimi kes+",
    "vurup|icip|yutup|yapip ~ olecegim|olucem|olmek|oleyim")
  /// What is also said of sweets, of a town, of the early morning and of a kitchen knife.
  static let tiredOfLife = phrases("yasamak istemiyo*")
  static let neverWoken = phrases("keske ~ uyanmasaydim")
  static let cutMyself = phrases("kendimi ~ kestim|kesiyorum")
  static let misuse = phrases(
    "insulin* ~ bilerek|kasten ~ yapmiyorum|atliyorum|yapmadim|atladim|birakiyorum",
    "zayiflamak|kilo ~ icin|vermek ~ insulin* ~ yapmiyorum|atliyorum|yapmadim|atladim|azaltiyorum|kesiyorum|kesiyo*",
    "insulin* ~ atliyorum|yapmiyorum|atladim|kesiyorum ~ kilo|zayifla*",
    "insulin* ~ yapmiyorum|atliyorum|yapmayinca ~ kilo|zayif*")
}
