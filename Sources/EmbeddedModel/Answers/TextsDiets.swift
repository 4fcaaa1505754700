import Turkish

// Diets and allergies in talk of recipes.
extension Texts {
  static let dietHeard =
    "Alerji, hastalık, beslenme biçimi gibi bilgileri yalnızca bu profilin sahibi için tutarım; "
    + "kaydetmedim. Bu sohbette isteyeceğiniz tarifleri buna göre hazırlarım; başkası için ayrı bir profil "
    + "de açabilirsiniz: `/profil yeni AD`."

  static func keptInMind(_ conditions: [String], _ texts: [String]) -> String {
    var parts: [String] = []
    if !texts.isEmpty {
      let told = texts.map { "“\($0)”" }.joined(separator: ", ")
      parts.append("\(told) dediğinizi dikkate aldım.")
    }
    if let first = conditions.first {
      parts.append(
        "Önceki isteğinizdeki gibi bunda da “\(Turkish.list(conditions))” koşulunu dikkate aldım; "
          + "artık gerekmiyorsa “\(first) olmasına gerek yok” yazın.")
    }
    return parts.joined(separator: "\n\n")
  }

  /// The answer to whether a thing is in a recipe or a meal.
  static func contents(_ answer: ContentsQuestion.Answer) -> String {
    let what = answer.isRecipe ? "bu tarifte" : "son öğününüzde"
    if !answer.found.isEmpty {
      let names = answer.found.joined(separator: ", ")
      return answer.isWithout
        ? "Hayır, \(what) \(answer.asked) olmayan bir şey var: \(names)."
        : "Evet, \(what) \(answer.asked) var: \(names)."
    }
    if !answer.unsure.isEmpty {
      let names = Turkish.list(answer.unsure)
      return answer.isWithout
        ? "\(Turkish.capitalised(names)) \(Turkish.asking(answer.asked)) bilmiyorum; etiketine ya da tarifine bakın."
        : "\(Turkish.capitalised(names)) içinde \(answer.asked) var mı bilmiyorum; etiketine ya da "
          + "tarifine bakın."
    }
    return answer.isWithout
      ? "Evet, malzemelerine göre \(answer.asked). Hazır aldıklarınızın etiketine yine de bakın."
      : "Hayır, \(what) \(answer.asked) görünmüyor. Hazır aldıklarınızın etiketine yine de bakın."
  }
}
