/// What balli says to small talk: never a question of its own that a yes could answer.
extension Talk {
  /// The text of an act; another one later in the talk.
  static func small(_ act: SmallTalk, at turn: Int) -> String {
    let texts = texts(of: act)
    return texts[turn % texts.count]
  }

  /// What is said beside the record of a mood; nil where the record says enough.
  static func heard(_ act: SmallTalk) -> String? {
    switch act {
    case .low, .lonely:
      "Konuşmak isterseniz buradayım; güvendiğiniz birine açılmak da iyi gelebilir."
    case .weary, .quitting: small(act, at: 0)
    case .joy: "Çok sevindim."
    case .tired, .bored: "Kolay gelsin."
    default: nil
    }
  }

  private static func texts(of act: SmallTalk) -> [String] {
    switch act {
    case .howAreYou:
      [
        "Sağ olun, buradayım. Umarım sizin de gününüz iyi geçiyordur; bir öğün, ölçüm ya da soru yazabilirsiniz.",
        "Teşekkür ederim, her zamanki gibi hazırım. Siz de kendinize iyi bakın.",
      ]
    case .night: ["İyi geceler, rahat uyuyun.", "Allah rahatlık versin, iyi geceler."]
    case .farewell: ["Görüşmek üzere, kendinize iyi bakın.", "Hoşça kalın, kolay gelsin."]
    case .later: ["Tamam, ne zaman isterseniz yazın; buradayım.", "Acelesi yok, buradayım."]
    case .blessing:
      [
        "Rica ederim, siz de sağ olun.", "Ne demek, her zaman.",
        "Rica ederim, kolay gelsin.",
      ]
    case .praise: ["Çok naziksiniz, teşekkür ederim.", "Teşekkür ederim, işinize yaramak güzel."]
    case .trust:
      [
        "Teşekkür ederim. Kayıtlarınızı özenle tutarım; yine de sağlığınızla ilgili kararları hekiminizle birlikte verin.",
        "Güveniniz için teşekkür ederim. Hesabını tutmak benden; tedaviyle ilgili kararlar sizinle hekiminizin.",
      ]
    case .complaint:
      [
        "Kusura bakmayın. Ne istediğinizi başka sözcüklerle, kısa kısa yazarsanız yeniden denerim. Yanlış bir kayıt olduysa “son kaydı geri al” yazın.",
        "Haklı olabilirsiniz, kusura bakmayın. Yanlış anladığım bir şey varsa doğrusunu yazın; son kaydı geri almak için “geri al” yeter.",
      ]
    case .apology: ["Estağfurullah, hiç önemli değil.", "Rica ederim, ne önemi var."]
    case .weary:
      [
        "Her gün bununla uğraşmak gerçekten yorucu; bıkmanız çok anlaşılır. Ara sıra böyle hissetmek olağandır. Uzun sürerse ekibinize söyleyin; “diyabet tükenmişliği nedir” diye bana da sorabilirsiniz.",
        "Haklısınız, diyabetin izni tatili yok. Hepsini birden taşımak zorunda değilsiniz; en ağır gelen işi ekibinizle konuşun, çoğu kez kolaylaştırmanın bir yolu olur.",
      ]
    case .quitting:
      [
        "Bıkmanız çok anlaşılır. \(stopping)",
        "Haklısınız, bu yük ağır. \(stopping)",
      ]
    case .low:
      [
        "Zor bir zamandan geçiyorsunuz, yazmanız iyi oldu. Güvendiğiniz birine açılmak iyi gelebilir. Birkaç günden uzun sürerse hekiminize söyleyin; kendinize zarar verme düşünceniz olursa hemen 112'yi arayın.",
        "Üzüldüm; bunu tek başınıza taşımak zorunda değilsiniz. Yakın bulduğunuz biriyle ya da hekiminizle konuşun; kendinize zarar verme düşünceniz olursa hemen 112'yi arayın.",
      ]
    case .lonely:
      [
        "Yalnızlık ağır gelir, yazmanız iyi oldu. Bugün bir yakınınızı ya da komşunuzu aramak iyi gelebilir; ben de buradayım.",
        "Buradayım. Bir insan sesinin yerini tutamam; bugün sevdiğiniz birini aramak iyi gelebilir.",
      ]
    case .tired:
      [
        "Kolay gelsin, dinlenmeyi hak etmişsiniz. Yorgunluk beklediğinizden fazlaysa şekerinizi de ölçün.",
        "Geçmiş olsun, biraz dinlenin. Bazen yorgunluk şekerin düştüğünü ya da yükseldiğini gösterir; bir ölçmekte yarar var.",
      ]
    case .sleepy:
      [
        "Uyku bastırınca zor; fırsat bulunca dinlenin. Beklenmedik bir uyku hâliyse şekerinizi de ölçün.",
        "Bir an önce dinlenebilirsiniz umarım. Bu hâl size olağan gelmiyorsa şekerinizi ölçün.",
      ]
    case .bored:
      [
        "Olur öyle günler. Kısa bir yürüyüş hem vakti geçirir hem iyi gelir; dilerseniz sofra için bir tarif de önerebilirim: “akşama ne pişirsem” yazın.",
        "Sıkılmak da geçer. Sevdiğiniz birini aramak ya da biraz hava almak iyi gelebilir.",
      ]
    case .joy: ["Ne güzel, çok sevindim.", "Çok sevindim, hep böyle olsun."]
    case .news: ["Hayırlı olsun.", "Hayırlısı olsun, gözünüz aydın."]
    case .birthday:
      [
        "Doğum günü kutlu olsun, nice sağlıklı yıllara. Pastadan yenirse miktarını yazın, karbonhidratını hesaplarım.",
        "Nice sağlıklı, mutlu yıllara.",
      ]
    case .holiday:
      ["Teşekkür ederim, size de kutlu olsun.", "Sağ olun, sizin de kutlu olsun; sağlıkla geçsin."]
    case .unwell:
      [
        "Kendinizi iyi hissetmiyorsanız önce şekerinizi ölçün ve sonucu yazın: “şekerim 95” gibi. Ağırlaşırsa ya da kendinizden geçecek gibi olursanız 112'yi arayın."
      ]
    case .death: ["Başınız sağ olsun.", "Başınız sağ olsun, sabırlar dilerim."]
    case .ill:
      [
        "Geçmiş olsun. Hasta ya da yaralı olan sizseniz şekerinizi her zamankinden sık ölçün; ne yapılacağını “hastayken şekerime nasıl bakmalıyım” diye sorabilirsiniz.",
        "Geçmiş olsun, umarım bir an önce düzelir.",
      ]
    case .company:
      [
        "Buradayım, dinliyorum. Bilgim diyabet, beslenme ve günlüğünüzle sınırlı; içinizden geçeni yazın.",
        "Dinliyorum, yazın. Havadan sudan söz açmakta pek iyi değilim ama buradayım.",
      ]
    case .appetite: ["Teşekkür ederim, size de afiyet olsun.", "Sağ olun, afiyet olsun."]
    case .work: ["Kolay gelsin.", "Kolay gelsin; öğün aralarında kendinizi de unutmayın."]
    case .guests:
      [
        "Ne güzel, evinizden misafir eksik olmasın. Sofrada yediklerinizi yazarsanız karbonhidratını hesaplarım.",
        "Hoş gelmişler.",
      ]
    case .remark:
      [
        "Dinliyorum. Bunu günlüğünüzde saklamak isterseniz başına “not al:” yazın.",
        "Anladım. Günlüğe yazılacak bir şey olursa söyleyin.",
        "Sizi dinliyorum; günlüğe bir şey yazmadım.",
      ]
    case .greeting:
      [
        "Hoş geldiniz. Bir öğün, ölçüm ya da soru yazabilirsiniz.",
        "Merhaba, hoş geldiniz; buyurun.",
      ]
    case .other:
      [
        "Bunu tam anlayamadım ama dinliyorum; günlüğe bir şey yazmadım. Bir öğün, ölçüm ya da sorunuz olursa yazın.",
        "Sizi tam anlayamadım, bir şey de kaydetmedim. Yazdığınız bir öğün ya da ölçümse daha açık yazmanız yeter.",
      ]
    case .laughter: ["Güldüğünüze sevindim.", "Neşeniz bol olsun."]
    case .sigh:
      [
        "Buradayım; anlatmak isterseniz dinliyorum.",
        "Hayırlısı. Yazmak istediğiniz bir şey olursa buradayım.",
      ]
    }
  }
}
