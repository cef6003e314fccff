export type CourseTexts = readonly [title: string, description: string]

export const courses: CourseTexts[] = [
  ['Foundation Course in Hadith', 'Two terms. Forty narrations with meaning, chain and context.'],
  ['Advanced Hadith Studies', 'Grades of narration, biographies of narrators, supervised reading.'],
  ['Forty Hadith of Nawawi', 'A short course for weekends and for Ramadan.'],
  ['ഹദീസ് പഠനം', 'വാരാന്ത്യങ്ങളിലെ ഒരു ചെറിയ കോഴ്സ്.'],
]

export const longCourses: CourseTexts[] = [
  [
    'A title that somebody wrote without an end, with words upon words '.repeat(3).trim(),
    'Unbroken'.repeat(30),
  ],
  ['Al-jarh-wat-tadil-the-science-of-impugning-and-attesting-narrators', 'Evenings.'],
]

export const malayalamCourses: CourseTexts[] = [
  ['ഹദീസ് പഠനം', 'വാരാന്ത്യങ്ങളിലെ ഒരു ചെറിയ കോഴ്സ്.'],
  ['മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ', 'ഹിജ്റ: ഒരു പലായനമല്ല. മക്കയിലേക്കുള്ള മടക്കയാത്ര.'],
]

export const arabicCourses: CourseTexts[] = [
  ['علوم الحديث', 'مراتب الرواية وتراجم الرواة وقراءة بإشراف.'],
  ['الأربعون النووية', 'دورة قصيرة لأيام نهاية الأسبوع.'],
  ['مصطلح الحديث', 'فصلان دراسيان.'],
]

/** More rows than any page shows. */
export const manyCourses: CourseTexts[] = Array.from({ length: 200 }, (_, index) => [
  `Course ${index + 1}`,
  'Supervised reading.',
])

export interface Pupil {
  code: string
  name: string
  batch: string
  mobile: string
  joined: string
}

/** Two digits. */
const padded = (count: number) => String(count).padStart(2, '0')

/** Returns a student with a code, a mobile number and a date of this number. */
const pupil = (number: number, name = `Student ${number}`): Pupil => ({
  code: `IHS-1${padded(number)}`,
  name,
  batch: 'Batch 07 Women',
  mobile: `+91 00000 010${padded(number)}`,
  joined: `2024-06-${padded((number % 28) + 1)}`,
})

export const pupils: Pupil[] = ['Aysha Rahman', 'ആമിന റഹീം', 'Hamza Kunhi', 'Sumayya Latheef'].map(
  (name, index) => pupil(index + 1, name),
)

/** As many as three pages of 15. */
export const manyPupils: Pupil[] = Array.from({ length: 45 }, (_, index) => pupil(index + 1))
