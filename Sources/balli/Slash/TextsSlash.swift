// The words of the slash commands: what help and the man page say of them.
extension SlashCommand {
  /// Every command, in the order of help.
  package static let all: [SlashCommand] = [
    SlashCommand(
      .help, "yardım", aliases: ["help", "?"], arguments: "[komut]", kind: .command,
      summary: "komutları ya da bir komutu anlatır"),
    SlashCommand(
      .new, "yeni", aliases: ["new"], arguments: "[ad]", summary: "yeni bir sohbet açar"),
    SlashCommand(
      .privately, "gizli", aliases: ["private"],
      summary: "sözleri saklanmayan bir sohbet açar"),
    SlashCommand(
      .list, "sohbetler", aliases: ["list"], arguments: "[süzgeç]",
      summary: "sohbetleri listeler"),
    SlashCommand(
      .resume, "sürdür", aliases: ["devam", "resume"], arguments: "[no | ad]", kind: .thread,
      summary: "eski bir sohbete döner; yalın hâli en yenisine"),
    SlashCommand(
      .search, "ara", aliases: ["search"], arguments: "söz", kind: .text,
      summary: "bütün sohbetlerde arar"),
    SlashCommand(
      .rename, "adlandır", aliases: ["rename"], arguments: "ad", kind: .text,
      summary: "bu sohbete ad verir"),
    SlashCommand(
      .fork, "dallan", aliases: ["fork"], arguments: "[ad]",
      summary: "bu sohbetin kopyasında sürdürür"),
    SlashCommand(
      .delete, "sil", aliases: ["delete"], arguments: "[no | ad]", kind: .thread,
      summary: "bir sohbeti, onay alarak, kalıcı olarak siler"),
    SlashCommand(
      .show, "göster", aliases: ["show"], arguments: "[no | ad]", kind: .thread,
      summary: "bir sohbeti baştan sona gösterir"),
    SlashCommand(
      .undo, "geri-al", aliases: ["geri", "undo"],
      summary: "son kayıt değişikliğini geri alır"),
    SlashCommand(
      .retry, "yeniden", aliases: ["retry"], summary: "son iletiyi baştan yanıtlatır"),
    SlashCommand(
      .edit, "düzenle", aliases: ["edit"],
      summary: "son iletiyi düzenletir; yenisi onun yerine geçer"),
    SlashCommand(
      .copy, "kopyala", aliases: ["copy"],
      summary: "son yanıtı, biçim işaretleriyle, uçbirimin panosuna koyar"),
    SlashCommand(
      .compact, "özetle", aliases: ["compact"],
      summary: "sohbetin başını dil modeli için özetletir; iletiler durur"),
    SlashCommand(
      .dashboard, "pano", aliases: ["dashboard"], arguments: "[gün]", kind: .text,
      summary: "bugünü ya da bir günü bir bakışta gösterir: /pano dün"),
    SlashCommand(
      .week, "hafta", aliases: ["week"], arguments: "[bu | geçen | gün]", kind: .text,
      summary: "yedi günü yan yana gösterir; ortalamalar, en iyi ve en zor gün"),
    SlashCommand(
      .calendar, "takvim", aliases: ["calendar"], arguments: "[ay | gün]", kind: .text,
      summary: "bir ayı işaretleriyle gösterir, bir günü açar: /takvim 14"),
    SlashCommand(
      .frequent, "her-zamanki", aliases: ["frequent"], written: ["sık"],
      arguments: "[no | favori no]", kind: .text,
      summary: "sık yediklerinizi saate göre sıralar; numarası verileni yeniden kaydeder"),
    SlashCommand(
      .acquaint, "tanış", aliases: ["acquaint"], arguments: "[baştan | hedef | sil]",
      kind: .choice(["baştan", "hedef", "sil"]),
      summary: "sizi birkaç kısa soruyla tanır, size uygun hedefler önerir"),
    SlashCommand(
      .profile, "profil", aliases: ["profile"], arguments: "[liste | yeni ad | kullan ad]",
      kind: .profileAction, summary: "profilleri gösterir ya da değiştirir"),
    SlashCommand(
      .model, "model", arguments: "[ad | eylem …]", kind: .model,
      summary: "modelleri gösterir; kullan, indir, sil, durum, başlat, durdur"),
    SlashCommand(
      .settings, "ayar", aliases: ["settings"], arguments: "[anahtar [değer]]", kind: .setting,
      summary: "ayarları gösterir ya da değiştirir"),
    SlashCommand(
      .export, "dışa-aktar", aliases: ["export"], arguments: "[no] [markdown | json] [yol]",
      kind: .file, summary: "bir sohbeti dışa aktarır"),
    SlashCommand(
      .voice, "ses", aliases: ["voice"], arguments: "[kayıt dosyası]", kind: .file,
      summary: "bir ses kaydını ya da konuşmanızı yazıya çevirir"),
    SlashCommand(
      .picture, "resim", aliases: ["picture"], arguments: "[yemek]", kind: .text,
      summary: "bir yemeğin ya da son tarifin resmini yaptırır"),
    SlashCommand(
      .source, "kaynak", aliases: ["source"], arguments: "no [not METİN]", kind: .text,
      summary: "son yanıttaki bir kaynağı özetiyle gösterir; ona not yazar"),
    SlashCommand(
      .sources, "kaynaklar", aliases: ["sources"], arguments: "[ris | bibtex [yol]]",
      kind: .choice(["ris", "bibtex"]),
      summary: "son yanıtın kaynaklarını listeler; sohbettekileri dışa aktarır"),
    SlashCommand(
      .highlight, "vurgula", aliases: ["highlight"],
      arguments: "[sarı | yeşil | mavi | pembe | turuncu] METİN",
      kind: .choice(Texts.colours.map(\.name)),
      summary: "yanıtın bir yerini işaretler"),
    SlashCommand(
      .highlights, "vurgular", aliases: ["highlights"], arguments: "[hepsi | sil NO]",
      kind: .choice([Texts.allWord, Texts.deleteWord]),
      summary: "işaretlediğiniz yerleri gösterir, kaldırır"),
    SlashCommand(
      .tier, "kademe", aliases: ["tier"], arguments: "[hızlı | araştırma | derin]",
      kind: .choice(["hızlı", "araştırma", "derin"]),
      summary: "araştırmanın ne kadar ileri gideceğini gösterir ya da seçer"),
    SlashCommand(
      .chart, "grafik", aliases: ["chart"], arguments: "[saat | gün sayısı gün]", kind: .text,
      summary: "şekerinizi çizer: /grafik 6, /grafik 3 gün"),
    SlashCommand(
      .report, "rapor", aliases: ["report"], arguments: "[gün] [yol]", kind: .file,
      summary: "doktor için HTML raporu ve CSV yazar (varsayılan 14 gün)"),
    SlashCommand(
      .importFile, "içe-aktar", aliases: ["import"], arguments: "dosya", kind: .file,
      summary: "sensörün CSV dosyasını içe aktarır (Clarity, LibreView)"),
    SlashCommand(
      .connect, "bağla", aliases: ["connect"], arguments: "[kaynak]",
      kind: .choice(SourceKind.allCases.map(\.rawValue)),
      summary: "bir şeker kaynağı bağlar: dexcom, nightscout, libre"),
    SlashCommand(
      .connections, "bağlantılar", aliases: ["connections"],
      summary: "bağlı şeker kaynaklarını gösterir"),
    SlashCommand(
      .disconnect, "bağlantı-kes", aliases: ["unlink"], arguments: "kaynak",
      kind: .choice(SourceKind.allCases.map(\.rawValue)), summary: "bir kaynağın bağlantısını keser"
    ),
    SlashCommand(
      .deleteReadings, "ölçüm-sil", aliases: ["deleteReadings"], arguments: "[kaynak] [gün]",
      kind: .text,
      summary:
        "sensör ölçümlerini, onay alarak, kalıcı olarak siler; gün verilirse ondan öncekileri"
    ),
    SlashCommand(
      .sync, "eşitle", aliases: ["sync"], summary: "bağlı şeker kaynaklarını bir kez eşitler"),
    SlashCommand(
      .label, "etiket", aliases: ["label"], arguments: "yol", kind: .file,
      summary: "bir besin etiketini bu makinede okur"),
    SlashCommand(
      .archive, "ardiye", aliases: ["arşiv", "archive"], arguments: "[süzgeç]", kind: .text,
      summary: "saklanan tarifleri ve ürünleri gösterir"),
    SlashCommand(
      .recipe, "tarif", aliases: ["recipe"], arguments: "[no | ad] [yol]", kind: .text,
      summary: "bir tarifi gösterir ya da dosyaya yazar (.md, .json)"),
    SlashCommand(
      .importRecipe, "tarif-al", aliases: ["importRecipe"], arguments: "yol", kind: .file,
      summary: "bir dosyadaki tarifi saklar (metin, Markdown, JSON-LD)"),
    SlashCommand(
      .editRecipe, "tarif-düzenle", aliases: ["editRecipe"], arguments: "[no | ad]", kind: .text,
      summary: "bir tarifi $EDITOR ile düzenler"),
    SlashCommand(
      .cook, "pişir", aliases: ["cook"], arguments: "[no | ad]", kind: .text,
      summary: "bir tarifi adım adım pişirtir"),
    SlashCommand(
      .next, "sonraki", aliases: ["next"], summary: "pişirirken sonraki adım"),
    SlashCommand(
      .previous, "önceki", aliases: ["previous"], summary: "pişirirken önceki adım"),
    SlashCommand(
      .timer, "süre", aliases: ["timer"], arguments: "[dakika]", kind: .text,
      summary: "o kadar dakika sonra haber verir"),
    SlashCommand(
      .shoppingList, "liste", aliases: ["shopping", "shoppingList"], arguments: "[yol]",
      kind: .file,
      summary: "alışveriş listesini gösterir ya da dosyaya yazar (.md, .txt)"),
    SlashCommand(
      .pantry, "kiler", aliases: ["pantry", "evdekiler"], arguments: "[yol]", kind: .file,
      summary: "evde olanları gösterir ya da dosyaya yazar (.md, .txt)"),
    SlashCommand(
      .doctor, "doktor", aliases: ["doctor"], summary: "kurulumu denetler"),
    SlashCommand(
      .understand, "anla", aliases: ["understand"], arguments: "metin", kind: .text,
      summary: "gömülü motorun ne anladığını gösterir"),
    SlashCommand(
      .status, "durum", aliases: ["status"], summary: "profil, model, bağlam, ücret ve kayıt yeri"),
    SlashCommand(
      .clear, "temizle", aliases: ["clear"], summary: "ekranı temizler; sohbet kalır"),
    SlashCommand(
      .exit, "çık", aliases: ["exit", "quit"], summary: "çıkar (Ctrl-D de olur)"),
  ]
}
