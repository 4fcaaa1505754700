/// What a word beside a food's name does to the figures of its row.
enum Modifier: Equatable {
  /// Nothing: taze, ev yapımı, annemin.
  case idle
  /// küçük, büyük, ince, kalın, orta: chooses the portion.
  case size(String)
  /// A maker's name.
  case brand
  /// ızgara, haşlanmış; frying adds fat.
  case cooked(fried: Bool)
  case colour
  /// A seasoning that weighs next to nothing: naneli, limonlu.
  case seasoned
  /// yağlı, kaymaklı: more fat, the same carbohydrate.
  case fatter
  /// ballı, çikolatalı: carbohydrate of its own.
  case sweetened
  /// pirinçli, makarnalı: starch of its own.
  case starchy
  /// kepekli, tam tahıllı: of the whole grain, with about as much carbohydrate where it is of flour.
  case wholegrain
  /// Any other thing in or on it: peynirli, kıymalı.
  case filled
  /// tuzsuz, kabuksuz: nothing that counts is missing.
  case lacking
  /// ekmeksiz, lavaşsız: nothing, unless the food is eaten in bread.
  case breadless
  /// yağsız: the fat is missing, the carbohydrate the same.
  case leaner
  case sugarless
  /// Something that counts is missing: etsiz, unsuz.
  case without
  /// çiğ: weighed before it was cooked, which the row must mean too.
  case raw
  /// A province or a quarter that a dish is called after.
  case place
  /// light, kuru: such a food has a row of its own or is unknown.
  case other
  /// A word of no known kind: a noun, a name, a mistake.
  case unknown

  /// What `word` does, by its folded letters; `next` decides for `tam yağlı`.
  init(_ word: String, before next: String? = nil) {
    if Self.degrees.contains(word), let next, Self.isAdjective(next) {
      self = .idle
    } else if let size = Self.sizes[word] {
      self = .size(size)
    } else if let known = Self.known[word] {
      self = known
    } else {
      self = Self.byShape(word)
    }
  }

  /// Whether it may also stand behind the food: tavuk ızgara, ayran soğuk.
  var standsBehind: Bool {
    switch self {
    case .idle, .size, .cooked, .seasoned, .lacking, .breadless, .leaner: true
    default: false
    }
  }

  private static func byShape(_ word: String) -> Modifier {
    let count = word.utf8.count
    if count > 4, ["siz", "suz"].contains(where: word.hasSuffix) { return .without }
    if count > 3, ["li", "lu"].contains(where: word.hasSuffix) { return .filled }
    if count > 5, ["mis", "mus"].contains(where: word.hasSuffix) { return .filled }
    return .unknown
  }

  private static func isAdjective(_ word: String) -> Bool {
    if let known = known[word] { return known != .other }
    return byShape(word) != .unknown
  }

  private static let sizes: [String: String] = [
    "kucuk": "küçük", "minik": "küçük", "ufak": "küçük", "mini": "küçük", "kucucuk": "küçük",
    "buyuk": "büyük", "iri": "büyük", "kocaman": "büyük", "koca": "büyük", "dev": "büyük",
    "ince": "ince", "incecik": "ince", "kalin": "kalın", "orta": "orta", "boy": "orta",
    "tepeleme": "tepeleme", "silme": "silme", "az": "az", "biraz": "az", "azicik": "az",
    "birazcik": "az", "bol": "bol", "bolca": "bol",
  ]

  /// az yağlı, çok pişmiş, tam yağlı: only beside an adjective.
  private static let degrees: Set<String> = [
    "az", "cok", "tam", "yarim", "iyi", "ekstra", "hafif", "bol", "daha", "extra",
  ]

  /// Every word whose meaning its shape does not tell.
  private static let known: [String: Modifier] = {
    var known: [String: Modifier] = [:]
    for (modifier, words) in lists {
      for word in words.split(whereSeparator: \.isWhitespace) { known[String(word)] = modifier }
    }
    return known
  }()

  private static let lists: [(Modifier, String)] = [
    (
      .idle,
      """
      taze ev yapimi evde yapilmis sicak soguk ilik guzel nefis lezzetli gunluk organik dogal
      koy usulu usul tarzi anne annem annemin anneanne anneannemin babaannemin teyzemin halamin
      komsunun esimin kendi lokanta esnaf restoran pastane mahalle kahvaltilik dilimlenmis
      dogranmis soyulmus yikanmis rendelenmis rende ezilmis hazir paketli donmus donuk dondurulmus
      cozulmus bir tane adet sade klasik normal standart yerli ithal demli demleme
      pismis isitilmis kesilmis sikilmis bayat kivamli kivaminda meshur ozel turk usulde tam ve ile da de butun
      """
    ),
    (
      .brand,
      """
      pinar sutas sek icim danone torku ulker migros carrefour bim a101 dimes cappy uludag erikli
      lipton dogus caykur tadim peyman nestle algida panda banvit namet uno dardanel tukas knorr
      barilla filiz nuhun activia muratbey tikvesli eker yorsan teksut bahcivan superton altinkilic
      hayat damla kizilay beypazari balparmak fersan penguen yayla reis duru maret polonez
      """
    ),
    (
      .place,
      """
      adana adiyaman afyon agri amasya ankara antalya artvin aydin balikesir bilecik bingol bitlis
      bolu burdur bursa canakkale cankiri corum denizli diyarbakir edirne elazig erzincan erzurum
      eskisehir gaziantep antep giresun gumushane hakkari hatay antakya isparta mersin istanbul
      izmir kars kastamonu kayseri kirklareli kirsehir kocaeli izmit konya kutahya malatya manisa
      maras kahramanmaras mardin mugla mus nevsehir nigde ordu rize sakarya samsun siirt sinop sivas
      tekirdag tokat trabzon tunceli urfa sanliurfa usak van yozgat zonguldak aksaray bayburt
      karaman kirikkale batman sirnak bartin ardahan igdir yalova karabuk kilis osmaniye duzce
      sultanahmet akcaabat inegol tire beykoz kanlica besiktas kadikoy eminonu tarsus bodrum
      karadeniz ege trakya anadolu kapadokya gaziantepli rumeli arnavut bosnak cerkez tatar gurcu
      laz yoruk turk italyan fransiz amerikan meksika hint cin japon kore arap lubnan yunan belcika
      viyana isvec macar alman ispanyol
      """
    ),
    (
      .cooked(fried: false),
      "izgara izgarada haslama haslanmis firin firinda firinlanmis buharda bugulama mangal mangalda "
        + "kozlenmis kozleme kozde sacda tuzda guvecte pisirilmis suda"
    ),
    (.cooked(fried: true), "tava tavada kizarmis kizartilmis yagda kavrulmus sotelenmis"),
    (.colour, "kirmizi beyaz siyah yesil sari mor pembe turuncu kara"),
    (
      .seasoned,
      "limonlu naneli maydanozlu dereotlu baharatli kekikli tarcinli sarimsakli kimyonlu acili aci "
        + "biberiyeli feslegenli tuzlu karabiberli pulbiberli zencefilli karanfilli sumakli otlu "
        + "limonsuz sirkeli kopuklu buzlu"
    ),
    (.fatter, "yagli tereyagli kaymakli zeytinyagli"),
    (
      .sweetened,
      """
      balli pekmezli receli recelli sekerli cikolatali nutellali kakaolu karamelli kremali surubu
      suruplu surupla marmelatli tahinli muzlu cilekli meyveli visneli incirli hurmali kayisili
      findikli lokumlu dondurmali sutlu mozaik uzumlu portakalli elmali ayvali
      """
    ),
    (
      .starchy,
      """
      makarnali bulgurlu pirincli pilavli nohutlu patatesli misirli ekmekli eristeli kuskuslu
      fasulyeli mercimekli barbunyali kinoali unlu sehriyeli yulafli yufkali lavasli galetali
      """
    ),
    (
      .lacking,
      """
      tuzsuz acisiz sossuz sogansiz domatessiz kabuksuz cekirdeksiz baharatsiz sarimsaksiz
      laktozsuz kafeinsiz kemiksiz derisiz salcasiz maydanozsuz biberli bibersiz katkisiz
      koruyucusuz hormonsuz
      """
    ),
    (.breadless, "ekmeksiz lavassiz pidesiz yufkasiz hamursuz"),
    (.leaner, "yagsiz kaymaksiz"),
    (.wholegrain, "tahilli bugdayli kepekli cavdarli siyezli karakilcikli ruseymli"),
    (.raw, "cig pismemis"),
    (.sugarless, "sekersiz sugarfree"),
    (
      .other,
      """
      light diyet zero kuru kurutulmus kurumus toz dana ezme sikma protein proteinli glutensiz
      konsantre pudra sekerlenmis kaplama kaplamali dolgulu sekerleme ham aromali
      """
    ),
  ]
}
