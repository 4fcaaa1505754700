#include "CTables.h"

#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

// One array a file; add a table here and in the list below.

static const char foods_breads[] = {
#if __has_embed("Foods/breads.tsv")
#embed "Foods/breads.tsv" suffix(,)
#endif
  0};
static const char foods_breakfast[] = {
#if __has_embed("Foods/breakfast.tsv")
#embed "Foods/breakfast.tsv" suffix(,)
#endif
  0};
static const char foods_dairy[] = {
#if __has_embed("Foods/dairy.tsv")
#embed "Foods/dairy.tsv" suffix(,)
#endif
  0};
static const char foods_fruit[] = {
#if __has_embed("Foods/fruit.tsv")
#embed "Foods/fruit.tsv" suffix(,)
#endif
  0};
static const char foods_vegetables[] = {
#if __has_embed("Foods/vegetables.tsv")
#embed "Foods/vegetables.tsv" suffix(,)
#endif
  0};
static const char foods_nuts[] = {
#if __has_embed("Foods/nuts.tsv")
#embed "Foods/nuts.tsv" suffix(,)
#endif
  0};
static const char foods_drinks[] = {
#if __has_embed("Foods/drinks.tsv")
#embed "Foods/drinks.tsv" suffix(,)
#endif
  0};
static const char foods_snacks[] = {
#if __has_embed("Foods/snacks.tsv")
#embed "Foods/snacks.tsv" suffix(,)
#endif
  0};
static const char foods_ingredients_food[] = {
#if __has_embed("Foods/ingredients-food.tsv")
#embed "Foods/ingredients-food.tsv" suffix(,)
#endif
  0};
static const char foods_soups[] = {
#if __has_embed("Foods/soups.tsv")
#embed "Foods/soups.tsv" suffix(,)
#endif
  0};
static const char foods_meat[] = {
#if __has_embed("Foods/meat.tsv")
#embed "Foods/meat.tsv" suffix(,)
#endif
  0};
static const char foods_fish[] = {
#if __has_embed("Foods/fish.tsv")
#embed "Foods/fish.tsv" suffix(,)
#endif
  0};
static const char foods_vegetable_dishes[] = {
#if __has_embed("Foods/vegetable-dishes.tsv")
#embed "Foods/vegetable-dishes.tsv" suffix(,)
#endif
  0};
static const char foods_legumes[] = {
#if __has_embed("Foods/legumes.tsv")
#embed "Foods/legumes.tsv" suffix(,)
#endif
  0};
static const char foods_pilav_pasta[] = {
#if __has_embed("Foods/pilav-pasta.tsv")
#embed "Foods/pilav-pasta.tsv" suffix(,)
#endif
  0};
static const char foods_borek[] = {
#if __has_embed("Foods/borek.tsv")
#embed "Foods/borek.tsv" suffix(,)
#endif
  0};
static const char foods_street[] = {
#if __has_embed("Foods/street.tsv")
#embed "Foods/street.tsv" suffix(,)
#endif
  0};
static const char foods_desserts[] = {
#if __has_embed("Foods/desserts.tsv")
#embed "Foods/desserts.tsv" suffix(,)
#endif
  0};
static const char foods_regional[] = {
#if __has_embed("Foods/regional.tsv")
#embed "Foods/regional.tsv" suffix(,)
#endif
  0};
static const char foods_international[] = {
#if __has_embed("Foods/international.tsv")
#embed "Foods/international.tsv" suffix(,)
#endif
  0};
static const char foods_asked[] = {
#if __has_embed("Foods/asked.tsv")
#embed "Foods/asked.tsv" suffix(,)
#endif
  0};
static const char foods_states[] = {
#if __has_embed("Foods/states.tsv")
#embed "Foods/states.tsv" suffix(,)
#endif
  0};
static const char foods_grocery[] = {
#if __has_embed("Foods/grocery.tsv")
#embed "Foods/grocery.tsv" suffix(,)
#endif
  0};
static const char language_names[] = {
#if __has_embed("Language/names.tsv")
#embed "Language/names.tsv" suffix(,)
#endif
  0};
static const char language_terms[] = {
#if __has_embed("Language/terms.tsv")
#embed "Language/terms.tsv" suffix(,)
#endif
  0};
static const char language_situations[] = {
#if __has_embed("Language/situations.tsv")
#embed "Language/situations.tsv" suffix(,)
#endif
  0};
static const char language_sets[] = {
#if __has_embed("Language/sets.tsv")
#embed "Language/sets.tsv" suffix(,)
#endif
  0};
static const char research_concepts[] = {
#if __has_embed("Research/concepts.tsv")
#embed "Research/concepts.tsv" suffix(,)
#endif
  0};
static const char research_stances[] = {
#if __has_embed("Research/stances.tsv")
#embed "Research/stances.tsv" suffix(,)
#endif
  0};
static const char research_web[] = {
#if __has_embed("Research/web.tsv")
#embed "Research/web.tsv" suffix(,)
#endif
  0};
static const char research_units[] = {
#if __has_embed("Research/units.tsv")
#embed "Research/units.tsv" suffix(,)
#endif
  0};
static const char research_asking[] = {
#if __has_embed("Research/asking.tsv")
#embed "Research/asking.tsv" suffix(,)
#endif
  0};
static const char research_asked_forms[] = {
#if __has_embed("Research/asked-forms.tsv")
#embed "Research/asked-forms.tsv" suffix(,)
#endif
  0};
static const char research_asked_words[] = {
#if __has_embed("Research/asked-words.tsv")
#embed "Research/asked-words.tsv" suffix(,)
#endif
  0};
static const char research_knowledge[] = {
#if __has_embed("Research/knowledge.tsv")
#embed "Research/knowledge.tsv" suffix(,)
#endif
  0};
static const char models_models[] = {
#if __has_embed("Models/models.tsv")
#embed "Models/models.tsv" suffix(,)
#endif
  0};
static const char language_words[] = {
#if __has_embed("Language/words.tsv")
#embed "Language/words.tsv" suffix(,)
#endif
  0};
static const char language_alarm_weights[] = {
#if __has_embed("Language/alarm-weights.tsv")
#embed "Language/alarm-weights.tsv" suffix(,)
#endif
  0};
static const char language_weights[] = {
#if __has_embed("Language/weights.tsv")
#embed "Language/weights.tsv" suffix(,)
#endif
  0};
static const char language_stems[] = {
#if __has_embed("Language/stems.tsv")
#embed "Language/stems.tsv" suffix(,)
#endif
  0};
static const char language_allergens[] = {
#if __has_embed("Language/allergens.tsv")
#embed "Language/allergens.tsv" suffix(,)
#endif
  0};
static const char language_self[] = {
#if __has_embed("Language/self.tsv")
#embed "Language/self.tsv" suffix(,)
#endif
  0};
static const char language_glucose_asks[] = {
#if __has_embed("Language/glucose-asks.tsv")
#embed "Language/glucose-asks.tsv" suffix(,)
#endif
  0};
static const char language_glucose_questions[] = {
#if __has_embed("Language/glucose-questions.tsv")
#embed "Language/glucose-questions.tsv" suffix(,)
#endif
  0};
static const char language_own_asks[] = {
#if __has_embed("Language/own-asks.tsv")
#embed "Language/own-asks.tsv" suffix(,)
#endif
  0};
static const char language_small_talk[] = {
#if __has_embed("Language/small-talk.tsv")
#embed "Language/small-talk.tsv" suffix(,)
#endif
  0};
static const char language_small_talk_texts[] = {
#if __has_embed("Language/small-talk-texts.tsv")
#embed "Language/small-talk-texts.tsv" suffix(,)
#endif
  0};
static const char language_tablets[] = {
#if __has_embed("Language/tablets.tsv")
#embed "Language/tablets.tsv" suffix(,)
#endif
  0};
static const char files_glucose[] = {
#if __has_embed("Files/glucose.tsv")
#embed "Files/glucose.tsv" suffix(,)
#endif
  0};
static const char labels_terms[] = {
#if __has_embed("Labels/terms.tsv")
#embed "Labels/terms.tsv" suffix(,)
#endif
  0};
static const char kitchen_ingredients[] = {
#if __has_embed("Kitchen/ingredients.tsv")
#embed "Kitchen/ingredients.tsv" suffix(,)
#endif
  0};
static const char kitchen_indexes[] = {
#if __has_embed("Kitchen/indexes.tsv")
#embed "Kitchen/indexes.tsv" suffix(,)
#endif
  0};
static const char kitchen_groups[] = {
#if __has_embed("Kitchen/groups.tsv")
#embed "Kitchen/groups.tsv" suffix(,)
#endif
  0};
static const char kitchen_methods[] = {
#if __has_embed("Kitchen/methods.tsv")
#embed "Kitchen/methods.tsv" suffix(,)
#endif
  0};
static const char kitchen_patterns[] = {
#if __has_embed("Kitchen/patterns.tsv")
#embed "Kitchen/patterns.tsv" suffix(,)
#endif
  0};
static const char kitchen_demands[] = {
#if __has_embed("Kitchen/demands.tsv")
#embed "Kitchen/demands.tsv" suffix(,)
#endif
  0};
static const char kitchen_list[] = {
#if __has_embed("Kitchen/list.tsv")
#embed "Kitchen/list.tsv" suffix(,)
#endif
  0};
static const char kitchen_requests[] = {
#if __has_embed("Kitchen/requests.tsv")
#embed "Kitchen/requests.tsv" suffix(,)
#endif
  0};
static const char kitchen_things[] = {
#if __has_embed("Kitchen/things.tsv")
#embed "Kitchen/things.tsv" suffix(,)
#endif
  0};
static const char kitchen_notes[] = {
#if __has_embed("Kitchen/notes.tsv")
#embed "Kitchen/notes.tsv" suffix(,)
#endif
  0};
static const char kitchen_dishes[] = {
#if __has_embed("Kitchen/dishes.tsv")
#embed "Kitchen/dishes.tsv" suffix(,)
#endif
  0};
static const char kitchen_forms[] = {
#if __has_embed("Kitchen/forms.tsv")
#embed "Kitchen/forms.tsv" suffix(,)
#endif
  0};
static const char kitchen_edits[] = {
#if __has_embed("Kitchen/edits.tsv")
#embed "Kitchen/edits.tsv" suffix(,)
#endif
  0};
static const char kitchen_styles[] = {
#if __has_embed("Kitchen/styles.tsv")
#embed "Kitchen/styles.tsv" suffix(,)
#endif
  0};
static const char kitchen_kin[] = {
#if __has_embed("Kitchen/kin.tsv")
#embed "Kitchen/kin.tsv" suffix(,)
#endif
  0};
static const char kitchen_swaps[] = {
#if __has_embed("Kitchen/swaps.tsv")
#embed "Kitchen/swaps.tsv" suffix(,)
#endif
  0};
static const char kitchen_kinds[] = {
#if __has_embed("Kitchen/kinds.tsv")
#embed "Kitchen/kinds.tsv" suffix(,)
#endif
  0};
static const char kitchen_chef_notes[] = {
#if __has_embed("Kitchen/chef-notes.tsv")
#embed "Kitchen/chef-notes.tsv" suffix(,)
#endif
  0};

static const balli_table tables[] = {
  {"Foods/breads", foods_breads, sizeof foods_breads - 1},
  {"Foods/breakfast", foods_breakfast, sizeof foods_breakfast - 1},
  {"Foods/dairy", foods_dairy, sizeof foods_dairy - 1},
  {"Foods/fruit", foods_fruit, sizeof foods_fruit - 1},
  {"Foods/vegetables", foods_vegetables, sizeof foods_vegetables - 1},
  {"Foods/nuts", foods_nuts, sizeof foods_nuts - 1},
  {"Foods/drinks", foods_drinks, sizeof foods_drinks - 1},
  {"Foods/snacks", foods_snacks, sizeof foods_snacks - 1},
  {"Foods/ingredients-food", foods_ingredients_food, sizeof foods_ingredients_food - 1},
  {"Foods/soups", foods_soups, sizeof foods_soups - 1},
  {"Foods/meat", foods_meat, sizeof foods_meat - 1},
  {"Foods/fish", foods_fish, sizeof foods_fish - 1},
  {"Foods/vegetable-dishes", foods_vegetable_dishes, sizeof foods_vegetable_dishes - 1},
  {"Foods/legumes", foods_legumes, sizeof foods_legumes - 1},
  {"Foods/pilav-pasta", foods_pilav_pasta, sizeof foods_pilav_pasta - 1},
  {"Foods/borek", foods_borek, sizeof foods_borek - 1},
  {"Foods/street", foods_street, sizeof foods_street - 1},
  {"Foods/desserts", foods_desserts, sizeof foods_desserts - 1},
  {"Foods/regional", foods_regional, sizeof foods_regional - 1},
  {"Foods/international", foods_international, sizeof foods_international - 1},
  {"Foods/grocery", foods_grocery, sizeof foods_grocery - 1},
  {"Foods/asked", foods_asked, sizeof foods_asked - 1},
  {"Foods/states", foods_states, sizeof foods_states - 1},
  {"Language/names", language_names, sizeof language_names - 1},
  {"Kitchen/ingredients", kitchen_ingredients, sizeof kitchen_ingredients - 1},
  {"Kitchen/indexes", kitchen_indexes, sizeof kitchen_indexes - 1},
  {"Kitchen/groups", kitchen_groups, sizeof kitchen_groups - 1},
  {"Kitchen/methods", kitchen_methods, sizeof kitchen_methods - 1},
  {"Kitchen/patterns", kitchen_patterns, sizeof kitchen_patterns - 1},
  {"Kitchen/demands", kitchen_demands, sizeof kitchen_demands - 1},
  {"Kitchen/list", kitchen_list, sizeof kitchen_list - 1},
  {"Kitchen/requests", kitchen_requests, sizeof kitchen_requests - 1},
  {"Kitchen/things", kitchen_things, sizeof kitchen_things - 1},
  {"Kitchen/notes", kitchen_notes, sizeof kitchen_notes - 1},
  {"Kitchen/dishes", kitchen_dishes, sizeof kitchen_dishes - 1},
  {"Kitchen/forms", kitchen_forms, sizeof kitchen_forms - 1},
  {"Kitchen/edits", kitchen_edits, sizeof kitchen_edits - 1},
  {"Kitchen/styles", kitchen_styles, sizeof kitchen_styles - 1},
  {"Kitchen/kin", kitchen_kin, sizeof kitchen_kin - 1},
  {"Kitchen/swaps", kitchen_swaps, sizeof kitchen_swaps - 1},
  {"Kitchen/kinds", kitchen_kinds, sizeof kitchen_kinds - 1},
  {"Kitchen/chef-notes", kitchen_chef_notes, sizeof kitchen_chef_notes - 1},
  {"Language/allergens", language_allergens, sizeof language_allergens - 1},
  {"Language/self", language_self, sizeof language_self - 1},
  {"Language/glucose-asks", language_glucose_asks, sizeof language_glucose_asks - 1},
  {"Language/glucose-questions", language_glucose_questions, sizeof language_glucose_questions - 1},
  {"Language/own-asks", language_own_asks, sizeof language_own_asks - 1},
  {"Language/small-talk", language_small_talk, sizeof language_small_talk - 1},
  {"Language/small-talk-texts", language_small_talk_texts, sizeof language_small_talk_texts - 1},
  {"Language/tablets", language_tablets, sizeof language_tablets - 1},
  {"Files/glucose", files_glucose, sizeof files_glucose - 1},
  {"Labels/terms", labels_terms, sizeof labels_terms - 1},
  {"Language/terms", language_terms, sizeof language_terms - 1},
  {"Language/situations", language_situations, sizeof language_situations - 1},
  {"Language/sets", language_sets, sizeof language_sets - 1},
  {"Language/words", language_words, sizeof language_words - 1},
  {"Language/alarm-weights", language_alarm_weights, sizeof language_alarm_weights - 1},
  {"Language/weights", language_weights, sizeof language_weights - 1},
  {"Language/stems", language_stems, sizeof language_stems - 1},
  {"Models/models", models_models, sizeof models_models - 1},
  {"Research/concepts", research_concepts, sizeof research_concepts - 1},
  {"Research/stances", research_stances, sizeof research_stances - 1},
  {"Research/web", research_web, sizeof research_web - 1},
  {"Research/units", research_units, sizeof research_units - 1},
  {"Research/asking", research_asking, sizeof research_asking - 1},
  {"Research/asked-forms", research_asked_forms, sizeof research_asked_forms - 1},
  {"Research/asked-words", research_asked_words, sizeof research_asked_words - 1},
  {"Research/knowledge", research_knowledge, sizeof research_knowledge - 1},
};

balli_table balli_table_at(size_t index) {
  if (index < sizeof tables / sizeof tables[0]) return tables[index];
  return (balli_table){"", "", 0};
}

size_t balli_length_before(const void *bytes, size_t count, char mark) {
  const char *found = memchr(bytes, mark, count);
  return found ? (size_t)(found - (const char *)bytes) : count;
}

void balli_let_go(const void *bytes, size_t count) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  // At both ends stand pages that hold something else, too.
  uintptr_t start = ((uintptr_t)bytes + page - 1) / page * page;
  uintptr_t end = ((uintptr_t)bytes + count) / page * page;
  if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
}
