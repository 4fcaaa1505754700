package import Domain

// What a small model reads of each tool: when to call it, and the arguments that matter. The full form
// stands in the tool's own file, and every call is validated against it.

extension LogMeal {
  package static var brief: ToolBrief? {
    ToolBrief(
      "yenen, içilen yiyecekleri kaydeder",
      ["items.name", "items.quantity", "items.unit", "mealType"])
  }
}

extension GetMeals {
  package static var brief: ToolBrief? { ToolBrief("kayıtlı öğünleri gösterir", ["food"]) }
}

extension UpdateMeal {
  package static var brief: ToolBrief? {
    ToolBrief(
      "kayıtlı öğünü düzeltir",
      [
        "which", "items.name", "items.quantity", "items.unit", "replace.from", "replace.to",
        "remove", "mealType",
      ])
  }
}

extension DeleteMeal {
  package static var brief: ToolBrief? { ToolBrief("kayıtlı öğünü siler", ["which"]) }
}

extension LookupFood {
  package static var brief: ToolBrief? {
    ToolBrief("bir yiyecekte ne kadar karbonhidrat, kalori var", ["name", "quantity", "unit"])
  }
}

extension GetNutrition {
  package static var brief: ToolBrief? {
    ToolBrief("alınan toplam karbonhidrat, kalori, protein", ["period"])
  }
}

extension GetDay {
  package static var brief: ToolBrief? { ToolBrief("günün bütün kayıtlarını gösterir") }
}

extension LogGlucose {
  package static var brief: ToolBrief? {
    ToolBrief("ölçülmüş şeker değerini kaydeder", ["value", "context"])
  }
}

extension GetGlucose {
  package static var brief: ToolBrief? {
    ToolBrief("şeker kayıtları: son değer, ortalama, gidiş", ["range"])
  }
}

extension AddToShoppingList {
  package static var brief: ToolBrief? {
    ToolBrief(
      "biten, alınacak şeyi alışveriş listesine ekler",
      ["items.name", "items.quantity", "items.unit"])
  }
}

extension GetShoppingList {
  package static var brief: ToolBrief? { ToolBrief("alışveriş listesini gösterir") }
}

extension UpdateShoppingList {
  package static var brief: ToolBrief? {
    ToolBrief("listedeki alındı (check) ya da silinsin (remove)", ["check", "remove"])
  }
}

extension LogWater {
  package static var brief: ToolBrief? { ToolBrief("içilen suyu kaydeder") }
}

extension LogActivity {
  package static var brief: ToolBrief? {
    ToolBrief("yapılan hareketi, sporu kaydeder", ["minutes", "steps"])
  }
}

extension LogSleep {
  package static var brief: ToolBrief? { ToolBrief("uyunan süreyi kaydeder") }
}

extension LogWeight {
  package static var brief: ToolBrief? { ToolBrief("tartılan kiloyu kaydeder") }
}

extension LogMood {
  package static var brief: ToolBrief? { ToolBrief("söylenen ruh hâlini kaydeder") }
}

extension LogSymptom {
  package static var brief: ToolBrief? {
    ToolBrief("duyulan belirtiyi, ağrıyı kaydeder", ["severity"])
  }
}

extension LogMedication {
  package static var brief: ToolBrief? {
    ToolBrief("alınan ilacı, yapılan insülini kaydeder", ["dose", "unit"])
  }
}

extension UpdateEntry {
  package static var brief: ToolBrief? {
    ToolBrief(
      "öğün olmayan kaydı düzeltir",
      ["which", "value", "milliliters", "minutes", "hours", "kilograms", "dose"])
  }
}

extension DeleteEntry {
  package static var brief: ToolBrief? { ToolBrief("öğün olmayan kaydı siler", ["which"]) }
}

extension SetTarget {
  package static var brief: ToolBrief? {
    ToolBrief("hedef ya da sınır koyar", ["value", "min", "max"])
  }
}

extension GetTargets {
  package static var brief: ToolBrief? { ToolBrief("hedefleri gösterir") }
}

extension SetMeasure {
  package static var brief: ToolBrief? {
    ToolBrief("kişinin kendi ölçüsü: benim kasem 300 ml", ["isWeight", "food"])
  }
}

extension WriteNote {
  package static var brief: ToolBrief? { ToolBrief("istenince not saklar") }
}

extension RecallConversations {
  package static var brief: ToolBrief? { ToolBrief("eski sohbetlerde arar") }
}

extension Undo {
  package static var brief: ToolBrief? { ToolBrief("son değişikliği geri alır") }
}
