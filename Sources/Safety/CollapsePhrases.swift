// Loss of consciousness and of breath; a clinician should review them before a release.
extension EmergencyPhrases {
  // MARK: Loss of consciousness

  static let unconscious = phrases(
    "baygin", "baygindi*", "baygin*|baygince yat*", "baygin dus+", "suursuz* ~ yat+|duruyo*",
    "bilinc*|suuru* ~ kapali*|kapandi*|gitti|gitmis|yok|kaybet+|kaybol+|yitir+|kayboldu|gidiyo*",
    "bilinc*|suuru* ~ yerinde degil*", "bilinc*|suuru* ~ gidip|gidiyo*|bulan+",
    "kendinde|kendimde degil*", "kendinden gecti*|gecmis*|geciyo*|gecmek", "kendini kaybet+",
    "nobet*|havale*|sara|epilepsi ~ geciriyo*|geciri|gecirdi|gecirmis|gecirecek*|tuttu",
    "nobete|nobet girdi*|basladi*|havaleye", "kasil+", "cirpin+", "kasilmaya|cirpinmaya basla+",
    "yutamiyo*", "yutkunamiyo*",
    "agzi|agzindan ~ kopuk*|kopur*",
    "komaya|koma|komasina girdi*|giriyo*|girmis*|girecek*", "komada",
    "nefes|soluk almiyo*|alamiyo*", "nefesi|solugu durdu|kesildi|yok",
    "nabzi|nabiz yok|alinmiyo*|atmiyo*", "nabzini bul-|al-|hisset-", "kalbi durdu|atmiyo*")
  static let faint = phrases("bayil+", "bayilip ~ dus+|kal+|yigil+")
  /// What a person says who is about to faint; of a cake too.
  static let nearlyFaint = phrases(
    "bayilacagim", "bayilacam", "bayilicam", "bayilcam", "bayilmak uzereyim", "bayiliyorum",
    "bayiliyom", "bayilacak|bayilicak gibi*")
  /// Of somebody named, or by a person who tries to rouse somebody.
  static let unresponsive = phrases(
    "cevap|yanit|tepki|ses ver-", "cevap|yanit|tepki|ses|hareket yok", "tepkisiz*",
    "kipirda-|kimilda-|kimildan-|kipirdan-", "hareket et-", "hareketsiz yat+|duruyo*|kaldi",
    "kendine gel-", "gozunu|gozlerini ac-", "dus+ ~ kalk-", "yigil+", "yigilip ~ kal+|galdi|dus+",
    "fenalas+",
    "yerde ~ titriyo*|cirpin+|kasil+", "dus+ ~ titriyo*|cirpin+|kasil+", "duymuyo*")
  /// What counts only where something else is wrong too.
  static let silent = phrases("konusmuyo*")
  static let asleep = phrases("uyan-", "uyandira-", "uyandir-", "ayil-", "ayilt-", "ayilta-")
  static let ofSomebody = phrases(
    "morar+", "morarmaya basladi", "gozleri|gozu ~ kaydi|kayiyo*|kaymis",
    "gozleri ~ dondu|donuyo*|donmus", "kaskati kesil+", "donup kaldi")

  // MARK: Breath

  /// Of the writer; of somebody else it is loss of consciousness.
  static let breathless = phrases(
    "nefes|soluk alamiyo*|alamam", "nefes almakta zorlan+|guclu*",
    "nefesim ~ kesiliyo*|tikan*|daraliyo*",
    "bogazim*|dilim|dudak*|yuzum* ~ sisti|sisiyo*|sismeye", "bogazim* ~ kapan+|daral+|tikan+|sik+",
    "yutkunamiyo*")
  /// What tells swelling and tightness of an allergy from a bite, a cold or hard work.
  static let choking = phrases(
    "bogul+", "bogaz* ~ kacti|kacmis|takildi|takilmis|kaldi|tikandi", "lokma ~ kacti|takildi",
    "soluk|nefes borus* ~ kacti|tikan+")

  // MARK: Calls for help

  static let calls = phrases(
    "ambulans* ~ cagir|cagirin|cagirir|gonder|gonderin|lazim|gelsin|istiyorum|yollayin",
    "112* ~ ara|arayin|arar|aransin", "kanama* ~ dur-")
  /// A message that holds nothing but these calls for help.
  static let helpAlone: Set<String> = [
    "yardim", "edin", "lutfen", "imdat", "acil", "cabuk", "biri", "birisi", "bana", "oluyorum",
    "kurtarin", "kosun", "yetisin", "edinn", "olacagim", "kotuyum", "cok",
  ]
}
