import Domain
import Turkish

// What is said about the profile.
extension Texts {
  /// What a change of the profile is called: `profil (diyabet tip 2, boy 172 cm)`.
  static func profile(_ changed: JSON) -> String {
    "profil (\(ProfileText.parts(of: changed, gone: "silindi").joined(separator: ", ")))"
  }

  static func notInProfile(_ names: [String]) -> String {
    "Profilinizde \(list(names)) zaten yok; bir şey değişmedi."
  }

  static func tooLong(_ label: String, _ most: Int) -> String {
    "\(Turkish.capitalised(label)) en çok \(most) harf olabilir; daha kısa yazar mısınız?"
  }

  static func tooMany(_ label: String, _ most: Int) -> String {
    "\(Turkish.capitalised(label)): en çok \(most) satır saklanabilir."
  }

  static func impossibleYear(_ label: String, _ year: Double, _ first: Int, _ last: Int) -> String {
    "\(Int(year)) olamaz; \(label) \(first) ile \(last) arasında olmalı."
  }

  /// Diets by which something is avoided.
  static let avoided = [
    (diet: "glutensiz", food: "gluten"), (diet: "laktozsuz", food: "laktoz"),
    (diet: "sütsüz", food: "süt"), (diet: "çölyak", food: "gluten"),
    (diet: "laktoz", food: "laktoz"), (diet: "gluten", food: "gluten"),
  ]

  static func holdsAllergen(_ allergy: String, _ foods: [String]) -> String {
    "Dikkat: profilinizde “\(allergy)” var; \(foods.joined(separator: ", ")) bunu içerebilir."
  }

  static func notADay(_ text: String) -> String {
    "“\(text)” bir gün değil; 2027-03-13 gibi yazılır."
  }
  static let pregnantMan =
    "Cinsiyet erkek ve gebelik birlikte kaydedilemez; hangisi yanlışsa onu da söyler misiniz?"
}
