import Domain
import LanguageModels

// What is said of pictures and recordings.
extension Texts {
  /// The word behind the number of servings in the title of a recipe.
  static let servingsWord = "kişilik"

  static let hearing = "Ses yazıya çevriliyor…"
  static let checkNumbers = "Sayıları lütfen denetleyin."

  static func editHeard(hasNumbers: Bool) -> String {
    let ask = "Duyduğum aşağıda; gerekirse düzeltip Enter’a basın."
    return hasNumbers ? ask + " " + checkNumbers : ask
  }

  static func heard(_ text: String, hasNumbers: Bool) -> String {
    "Duyduğum: “\(text)”" + (hasNumbers ? "\n" + checkNumbers : "")
  }

  static func deaf(_ model: String) -> String {
    let who = model == ModelName.local ? "Gömülü motor" : "Seçili model (\(model))"
    return
      "\(who) sesi yazıya çeviremez. /model ile sesi anlayan bir hizmet (openai, gemini) seçin "
      + "ya da bu makinedeki bir whisper.cpp sunucusunun adresini verin: "
      + "/ayar ses-adresi http://127.0.0.1:8080"
  }

  static func noLabel(_ path: String) -> String {
    "“\(path)” bir resim dosyası değil. Etiketin fotoğrafını (JPEG, PNG, WebP, HEIC), PDF’ini ya da "
      + "barkodun rakamlarını verin: /etiket ~/Resimler/etiket.jpg"
  }
  static func noFile(_ path: String) -> String {
    "“\(path)” bulunamadı. Dosyanın yolunu denetleyin."
  }

  static func noRecording(_ path: String) -> String {
    "“\(path)” tanınan bir ses kaydı değil. WAV, MP3, OGG, M4A ya da WebM verin."
  }

  static func tooLarge(_ path: String, _ limit: Int) -> String {
    "“\(path)” \(limit >> 20) MB’tan büyük. Daha küçük bir dosya verin."
  }

  static func recordingKept(_ path: String) -> String {
    "Kaydınız duruyor: \(path)\nYeniden denemek için: /ses \(path)"
  }

  static let recordingNeedsTerminal =
    "Kayıt yalnızca uçbirimde yapılabilir. Hazır bir kayıt için yolunu verin: /ses kayit.wav"
  static let noRecorder =
    "Kayıt için arecord ya da parecord gerekli, ikisi de bulunamadı. Kurmak için: "
    + "sudo apt install alsa-utils"
  static let recordingCancelled = "Kayıttan vazgeçildi; bir şey gönderilmedi."
  static let microphoneFailed =
    "Mikrofondan ses alınamadı. Mikrofonun bağlı ve açık olduğunu denetleyip yeniden deneyin."

  /// The line while recording, always equally wide.
  static func recording(bar: String, seconds: Int) -> String {
    let rest = seconds % 60
    return "● \(seconds / 60).\(rest < 10 ? "0" : "")\(rest) \(bar) Enter: bitir · Ctrl-C: vazgeç"
  }

  // Pictures.
  static let drawing = "Resim hazırlanıyor…"
  static func drawn(_ path: String) -> String { "Resim kaydedildi: \(path)" }

  static let noDish =
    "Neyin resmi? Yemeğin adını yazın (/resim mercimek çorbası) ya da önce bir tarif isteyin."

  static func noPainter(_ model: String) -> String {
    let who = model == ModelName.local ? "Gömülü motor" : "Seçili model (\(model))"
    return "\(who) resim yapamaz. /model ile resim yapabilen bir hizmet (openai, gemini) seçin."
  }

  /// What the service is asked for.
  static func wish(_ dish: String, ingredients: [String]) -> String {
    let things = ingredients.isEmpty ? "" : " İçindekiler: \(ingredients.joined(separator: ", "))."
    return "Şu yemeğin iştah açıcı, gerçekçi bir fotoğrafı: \(dish).\(things) Sade bir tabakta, "
      + "gün ışığında, yukarıdan eğik açıyla. Resimde yazı, logo ve insan olmasın."
  }

  static let blind =
    "/ayar yönlendirme hep-yerel iken resimler okunmaz. /ayar yönlendirme hep-model ile seçili modele "
    + "gönderin ya da resimdekini yazarak anlatın."

  // Models that see.
  static let lookAtThis = "Bu resimde ne var?"
  static let lookStopped = "Resme bakılması yarıda kesildi; yeniden deneyin."
  static let pictureNotSent =
    "Resim gönderilemedi: 10 MB’tan büyük ya da tanınan bir resim değil. JPEG, PNG ya da WebP verin."
  static func lookRefused(_ model: String) -> String {
    "\(model) bu resme bakmayı kabul etmedi; başka bir resim ya da model deneyin."
  }
  static func pictureQuestion(_ model: String, _ host: String) -> String {
    "Resim internetteki \(host) adresine, \(model) modeline gönderilsin mi? “Hayır” derseniz yalnızca bu "
      + "makinede okurum. (Bir daha sorulmasın isterseniz: /ayar resim-gönder evet)"
  }
  static let pictureKept = "Resim gönderilmedi; bu makinede okuyorum."
  static let pictureStays = "resim-gönder ayarı hayır; resim gönderilmedi, bu makinede okuyorum."
  static func chosenBlind(_ model: String) -> String {
    "\(model) resim göremiyor; resmi bu makinede okuyorum. Gören bir model seçmek için: /ayar görme-modeli ADI"
  }

  static func noPicture(_ path: String) -> String {
    "“\(path)” tanınan bir resim değil. JPEG, PNG, WebP, GIF ya da HEIC verin."
  }

  static func tooManyPictures(_ limit: Int) -> String {
    "Bir iletide en çok \(limit) resim olabilir. Kalanları ayrı bir iletide gönderin."
  }
}

extension SettingDefinition {
  /// The key of the address that hears.
  static let voiceAddress = "ses-adresi"

  /// Settings of hearing and drawing.
  static let media: [SettingDefinition] = [
    SettingDefinition(
      key: voiceAddress,
      summary: "bu makinedeki whisper.cpp sunucusu, örneğin http://127.0.0.1:8080; boşsa seçili "
        + "hizmet dinler",
      standard: "", choices: []),
    SettingDefinition(
      key: "ses-modeli", summary: "sesi yazıya çeviren model; boşsa hizmetin kendi modeli",
      standard: "", choices: []),
    SettingDefinition(
      key: "ses-sakla", summary: "/ses ile yaptığınız kayıtlar saklansın mı", standard: "hayır",
      choices: ["evet", "hayır"]),
    SettingDefinition(
      key: PictureRule.key,
      summary: "resimler internetteki modele gönderilsin mi; sor, her seferinde sorar",
      standard: PictureRule.ask.rawValue, choices: PictureRule.allCases.map(\.rawValue)),
    SettingDefinition(
      key: PictureRule.modelKey,
      summary:
        "etiketlere ve yemek fotoğraflarına bakan model, örneğin gemini:gemini-3-flash; boşsa "
        + "seçili model", standard: "", choices: []),
    SettingDefinition(
      key: "resim-modeli", summary: "/resim için model; boşsa hizmetin kendi modeli",
      standard: "", choices: []),
  ]
}
