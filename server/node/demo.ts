import type { Store } from '#server/store/store.ts'

const subjects = [
  ['Foundation Course in Hadith', 'Two terms. Forty narrations with meaning, chain and context.'],
  ['Advanced Hadith Studies', 'Grades of narration, biographies of narrators, supervised reading.'],
  ['Forty Hadith of Nawawi', 'A short course for weekends and for Ramadan.'],
  ['Arabic for Readers', 'Enough grammar to read a narration with its vowels.'],
  ['ഹദീസ് പഠനം: തുടക്കം', 'ഹദീസിന്റെ അടിസ്ഥാനങ്ങൾ മലയാളത്തിൽ. ആഴ്ചയിൽ രണ്ട് ക്ലാസുകൾ.'],
  ['നാൽപത് ഹദീസ്', 'ഓരോ ആഴ്ചയും ഒരു ഹദീസ്: വായന, അർത്ഥം, ജീവിതപാഠം.'],
  ['അറബി ഭാഷ: വായനയും വ്യാകരണവും', 'ഹർകത്തുകളോടെ വായിക്കാൻ പഠിക്കുന്നവർക്ക്.'],
  ['Science of Narrators', 'Who they were, where they travelled, and how they were weighed.'],
  ['Manuscripts and Their Care', 'Paper, ink and script; reading a colophon; keeping a leaf for a century.'],
  ['History of the Six Books', 'How the great collections were gathered, checked and taught.'],
  ['ഖുർആൻ പാരായണം', 'തജ്‌വീദ് നിയമങ്ങളോടെയുള്ള പാരായണ പരിശീലനം.'],
] as const

const terms = ['2023', '2024', '2025', '2026'] as const

/** Courses of an invented institute. Nothing is added to a store that has courses. */
export async function seedDemo(store: Store): Promise<void> {
  const { total } = await store.courses.page({ page: 1, per_page: 1, search: '' })
  if (total > 0) return
  for (const term of terms) {
    for (const [title, description] of subjects) {
      await store.courses.add({ M01_Title: `${title} (${term})`, M01_Description: description })
    }
  }
}
