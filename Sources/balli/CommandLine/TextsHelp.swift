// Longer texts of help and the man page.
extension Texts {
  static let usageLines = [
    "KULLANIM: balli [SEÇENEKLER]            uçbirimde sohbet; boru hattında metin okur",
    "          balli KOMUT [SEÇENEKLER] …    tek bir iş",
  ]

  static let helpFooter = [
    "Komut ve seçenek adları Türkçe harfler olmadan da yazılabilir: balli disa-aktar.",
    "Sohbet içindeki komutlar için: /yardım. Bir komutun yardımı: balli KOMUT --yardım",
    "",
    "Örnek:  balli sor \"Kahvaltıda iki yumurta ve bir dilim ekmek yedim\"",
    "        echo 'bugün kaç karbonhidrat aldım?' | balli",
  ]

  static let manDescription = [
    "balli, yediklerinizi ve şeker ölçümlerinizi Türkçe cümlelerle kaydeden, soran ve bulan bir "
      + "uçbirim programıdır. Ağ ve hesap gerekmez; kayıtlar bu makinede kalır.",
    "Uçbirimde komutsuz çalıştırılırsa sohbet açılır. Standart girdi uçbirim değilse iletiler "
      + "oradan okunur, yanıtlar standart çıktıya yazılır. Girdi ya her satırı bir ileti olan düz "
      + "metindir ya da “> ” ile başlayan satırları ileti olan bir konuşma dosyasıdır.",
  ]

  static let manTables: [(String, [(String, String)])] = [
    (
      "ÇIKIŞ KODLARI",
      [
        ("0", "bitti"), ("64", "yanlış kullanım"), ("65", "girdi bozuk"),
        ("66", "böyle bir girdi yok"), ("69", "bir hizmete ulaşılamadı"), ("70", "iç hata"),
        ("74", "okuma ya da yazma hatası"), ("75", "sonra yeniden deneyin"),
        ("77", "izin yok"), ("78", "yapılandırma bozuk"), ("130", "kesildi"),
      ]
    ),
    (
      "ORTAM",
      [
        ("BALLI_HOME", "her şeyin durduğu tek klasör; yoksa XDG klasörleri kullanılır"),
        ("BALLI_NOW", "ofsetli ISO 8601 zamanı; saat orada durur"),
        ("BALLI_MODEL", "--model gibi"), ("BALLI_PROFILE", "--profil gibi"),
        ("TZ", "saat dilimi"), ("COLUMNS", "satır genişliği"),
        ("NO_COLOR", "doluysa hiç renk kullanılmaz"),
        ("ACCESSIBLE", "doluysa ekran okuyucular için satır satır, sade yazılır"),
        ("EDITOR", "/düzenle ile açılan düzenleyici"),
      ]
    ),
    (
      "DOSYALAR",
      [
        ("~/.local/share/balli/", "profillerin veritabanları"),
        ("~/.config/balli/config.toml", "makineye özgü seçimler: profile, model"),
        ("~/.local/state/balli/history", "yazdığınız satırların geçmişi"),
      ]
    ),
  ]
}
