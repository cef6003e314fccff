import type { Option } from '#design-system/Select/option.ts'

export const courses: Option[] = [
  { id: '1', name: 'Foundation Course in Hadith' },
  { id: '2', name: 'Advanced Hadith Studies' },
  { id: '3', name: 'Forty Hadith of Nawawi' },
]

export const divisions: Option[] = [
  { id: '11', name: 'Division A', detail: '24 students' },
  { id: '12', name: 'Division B', detail: '21 students' },
  { id: '13', name: 'Division C', detail: '19 students' },
  { id: '14', name: 'Division D', detail: '22 students' },
]

export const longChoices: Option[] = [
  {
    id: '21',
    name: 'Grades of narration, biographies of narrators, and supervised reading in the third year',
    detail: '124 students',
  },
  {
    id: '22',
    name: 'Al-jarh-wat-tadil-the-science-of-impugning-and-attesting-narrators',
    detail: 'evenings',
  },
]

export const malayalamChoices: Option[] = [
  { id: '31', name: 'മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ' },
  { id: '32', name: 'ഹിജ്റ: ഒരു പലായനമല്ല' },
]

export const arabicChoices: Option[] = [
  { id: '41', name: 'مدخل إلى علوم الحديث', detail: '24 طالبا' },
  { id: '42', name: 'الأربعون النووية', detail: '21 طالبا' },
]

/** The batches of an institute; a list with more than 12 of them has a search box. */
export const batches = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Batch ${String(index + 1).padStart(3, '0')}`,
  }))

export const detailedChoices: Option[] = [
  { id: '61', name: 'Teacher', detail: 'mwss3if / 3wq00u, Batch 2024 of the Foundation Course in Hadith' },
  { id: '62', name: 'Muhammad Abdul Kareem', detail: 'IHT-012' },
  {
    id: '63',
    name: 'Hafsa Majeed',
    detail: 'Grades of narration, biographies of narrators, and supervised reading in the third year',
  },
]

/** As many students as a statewide institute has. */
export const manyChoices: Option[] = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index + 1),
  name: `Student ${String(index + 1).padStart(4, '0')}`,
  detail: `IHS-${index + 1}`,
}))
