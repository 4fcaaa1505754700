// The words of the command line: what help, the man page and completions say.
extension Grammar {
  /// Options that every command takes, before or after its name.
  package static let globals: [OptionDefinition] = [
    OptionDefinition(
      "profil", value: "AD", kind: .profile, help: "Kayıtları bu profilde tutar."),
    OptionDefinition("devam", help: "En son sohbetten devam eder."),
    OptionDefinition("sohbet", value: "N", kind: .thread, help: "N numaralı sohbetten devam eder."),
    OptionDefinition(
      "yeni", help: "Yeni bir sohbet açar (boru hattında ve “sor” ile varsayılan)."),
    OptionDefinition(
      "model", value: "SAĞLAYICI[:MODEL]", kind: .model,
      help: "Yanıtlayan model; varsayılan “yerel” (gömülü motor, ağ gerekmez)."),
    OptionDefinition("json", help: "Her satırı bir JSON nesnesi olan olaylar yazar."),
    OptionDefinition("onayla", help: "Onay sorularına kendiliğinden evet der."),
    OptionDefinition("sessiz", help: "İlerleme bilgisini standart hataya yazmaz."),
    OptionDefinition("yardım", aliases: ["help", "h"], help: "Bu yardımı gösterir."),
    OptionDefinition("sürüm", aliases: ["version"], help: "Sürümü gösterir."),
  ]

  /// Every command of the contract, in the order of help.
  package static let commands: [CommandDefinition] = [
    CommandDefinition(
      "sor", arguments: "METİN", kind: .text, summary: "Tek bir ileti gönderir, yanıtı yazar.",
      details: "METİN yerine “-” verilirse ileti standart girdiden okunur."),
    CommandDefinition(
      "sohbetler", arguments: "[SÜZGEÇ]", kind: .text, summary: "Sohbetleri listeler.",
      details: "SÜZGEÇ verilirse yalnızca başlığında ya da içinde o söz geçen sohbetler görünür."),
    CommandDefinition(
      "ara", arguments: "SORGU", kind: .text, summary: "Bütün sohbetlerde söz arar.",
      details: "Ekler, büyük-küçük harf ve Türkçe harfler fark etmez: “yumurta”, “YUMURTALARIMI”."),
    CommandDefinition(
      "dışa-aktar", arguments: "[N]", kind: .thread,
      summary: "Bir sohbeti dışa aktarır; varsayılan en yenisidir.",
      details: "Markdown çıktısı, standart girdiden yeniden oynatılabilen konuşma biçimidir.",
      options: [
        OptionDefinition(
          "biçim", value: "BİÇİM", kind: .choice(["markdown", "json"]),
          help: "markdown (varsayılan) ya da json."),
        OptionDefinition(
          "çıktı", value: "YOL", kind: .file, help: "Standart çıktı yerine bu dosyaya yazar."),
      ]),
    CommandDefinition(
      "pano", arguments: "[GÜN]", kind: .text, summary: "Bugünü ya da bir günü bir kez yazar.",
      details:
        "Hedeflere karşı çubuklar, günün çizgisi, öğünler, son şeker ölçümü, alışveriş listesi. GÜN: "
        + "dün, 14 kasım, 2026-11-14."),
    CommandDefinition(
      "hafta", arguments: "[HAFTA]", kind: .text, summary: "Yedi günü yan yana yazar.",
      details:
        "Verilmezse bugün biten yedi gün. HAFTA: bu, geçen ya da içindeki bir gün. Ortalamalar biten "
        + "günlerindir."),
    CommandDefinition(
      "takvim", arguments: "[AY | GÜN]", kind: .text,
      summary: "Bir ayı işaretleriyle yazar; bir günü açar.",
      details: "AY: ekim, ekim 2025, 2025-10, geçen ay. GÜN: 14, 14 kasım, dün."),
    CommandDefinition(
      "her-zamanki", written: ["sık"], arguments: "[NO | favori NO]", kind: .text,
      summary: "Sık yediklerinizi saate göre sıralar; birini yeniden yazar.",
      details: "NO verilirse o öğün şimdi için yeniden kaydedilir; favori NO onu üstte tutar."),
    CommandDefinition(
      "ayar", arguments: "[ANAHTAR [DEĞER]]", kind: .setting,
      summary: "Ayarları gösterir ya da değiştirir.",
      details: "Değer olarak “-” verilirse ayar varsayılana döner."),
    CommandDefinition(
      "profil", arguments: "[liste | yeni AD | kullan AD]", kind: .profileAction,
      summary: "Profilleri yönetir; her profilin kayıtları ayrı bir dosyadadır."),
    CommandDefinition(
      "model", arguments: "[AD | EYLEM …]", kind: .model,
      summary: "Yanıtlayan modeli gösterir, seçer; model indirir, siler, başlatır.",
      details:
        "EYLEM: liste; kullan AD; indir AD ya da indir URL.gguf [SHA256]; sil AD; durum [AD] "
        + "[hız]; başlat [AD] [BAĞLAM] [kalıcı]; durdur; anahtar openai ya da gemini [sil]; adres "
        + "[URL]. Anahtar satıra yazılmaz: uçbirimde görünmeden sorulur, boru hattında standart "
        + "girdiden okunur."),
    CommandDefinition(
      "grafik", arguments: "[SÜRE]", kind: .text, summary: "Şekerinizi uçbirimde çizer.",
      details:
        "SÜRE: saat (1, 3, 6, 12, 24) ya da “3 gün”; verilmezse 24 saat. Şekiller: ● hedefte, "
        + "▼ altında, ▲ üstünde, ◆ öğün; ölçüm olmayan yer boştur."),
    CommandDefinition(
      "rapor", summary: "Doktor için bir HTML raporu ve CSV yazar.",
      details:
        "Rapor tek dosyadır, ağ gerekmez, A4’e basılır: AGP, günler, sayılar, öğünler, ilaçlar, notlar.",
      options: [
        OptionDefinition("gün", value: "N", kind: .number, help: "Kaç gün; varsayılan 14."),
        OptionDefinition(
          "çıktı", value: "YOL", kind: .file,
          help: "HTML dosyası; CSV yanına yazılır. Varsayılan: balli-rapor-TARİH.html"),
      ]),
    CommandDefinition(
      "içe-aktar", arguments: "DOSYA", kind: .file,
      summary: "Sensörün CSV dosyasını içe aktarır.",
      details:
        "Dexcom Clarity ve LibreView’un Türkçe, İngilizce ve Almanca dosyaları tanınır. Aynı "
        + "dosya yeniden verilirse hiçbir ölçüm iki kez yazılmaz.",
      options: [
        OptionDefinition(
          "tarih", value: "SIRA", kind: .choice(["gün-ay", "ay-gün"]),
          help: "Dosyadan anlaşılmıyorsa tarihlerin sırası.")
      ]),
    CommandDefinition(
      "bağla", arguments: "[KAYNAK]", kind: .choice(SourceKind.allCases.map(\.rawValue)),
      summary: "Bir şeker kaynağı bağlar.",
      details: "KAYNAK: dexcom, dexcom-resmi, nightscout ya da libre. Verilmeyen sorulur; şifre ve "
        + "anahtar satıra yazılmaz, uçbirimde görünmeden sorulur ya da dosyadan okunur (“-”: standart "
        + "girdi).",
      options: [
        OptionDefinition(
          "kullanıcı", value: "AD", kind: .text, help: "Kullanıcı adı ya da e-posta."),
        OptionDefinition(
          "şifre-dosyası", value: "YOL", kind: .file, help: "Şifrenin durduğu dosya."),
        OptionDefinition(
          "bölge", value: "BÖLGE", kind: .choice(["ous", "us", "jp"]),
          help: "Dexcom bölgesi; verilmezse denenerek bulunur."),
        OptionDefinition("adres", value: "URL", kind: .text, help: "Nightscout’un adresi."),
        OptionDefinition(
          "anahtar-dosyası", value: "YOL", kind: .file, help: "Anahtarın durduğu dosya."),
      ]),
    CommandDefinition("bağlantılar", summary: "Bağlı şeker kaynaklarını gösterir."),
    CommandDefinition(
      "bağlantı-kes", arguments: "KAYNAK", kind: .choice(SourceKind.allCases.map(\.rawValue)),
      summary: "Bir kaynağın bağlantısını keser, sırlarını siler."),
    CommandDefinition(
      "eşitle", summary: "Bağlı şeker kaynaklarını bir kez eşitler.",
      options: [
        OptionDefinition("kur", help: "Bunu beş dakikada bir yapan systemd zamanlayıcısını yazar.")
      ]),
    CommandDefinition(
      "doktor", summary: "Kurulumu denetler; eksik olanı ve çaresini söyler."),
    CommandDefinition(
      "anla", arguments: "METİN", kind: .text,
      summary: "Gömülü motorun metinden ne anladığını aşama aşama gösterir."),
    CommandDefinition(
      "mcp", summary: "Araçları, MCP konuşan bir programa standart girdi ve çıktıdan sunar.",
      details:
        "İstemciye komut olarak “balli mcp” verilir; --profil başka bir profilin kayıtlarını açar. "
        + "Kayıtlarınız o programa, onun kullandığı modele gider: seçtiğiniz istemciye güvenin. "
        + "Onay gereken yazmalar istemciden kişinin evetini ister; --onayla bunu sormaz."),
    CommandDefinition(
      "yardım", arguments: "[KOMUT]", kind: .command, summary: "Yardımı gösterir."),
  ]
}
