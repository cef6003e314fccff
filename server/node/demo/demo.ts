import { newPageToken } from '#server/classPage/token.ts'
import type { Store } from '#server/store/store.ts'
import { digestOf, hashPassword, newPassword } from '#server/node/authKit.ts'
import { demoClass, LIVE, type DemoTime } from './demoClasses.ts'
import { demoStudent, demoTeacher } from './demoPeople.ts'

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

const groups = [
  'Evening Men 2024',
  'Ramadan Intensive 2024',
  'Teachers Circle',
  'Weekend Readers',
  'വനിതാ പഠനവൃത്തം',
] as const

/** In order of age. The last one has no students yet, and therefore no divisions. */
const batchNames = [
  ...Array.from({ length: 16 }, (_, index) => {
    const number = String(index + 1).padStart(2, '0')
    return `Batch ${number} ${index % 2 === 0 ? 'Men' : 'Women'}`
  }),
  ...groups,
  'Sunday Circle',
]

const TEACHERS = 12
const STUDENTS = 248
const CLASSES = 64

interface Batch {
  id: number
  gender: 'male' | 'female'
  divisionIds: number[]
}

/** Returns the item of a list at an index, which wraps around. */
function at<Member>(list: readonly Member[], number: number): Member {
  const member = list[number % list.length]
  if (member === undefined) throw new RangeError('an empty list has no members')
  return member
}

/**
 * Adds the data of an invented institute, the same each time but for the days of its classes: courses, batches, divisions, teachers,
 * students, classes, a class page and two more roles. Does nothing if the store has courses. The people's passwords are random and not
 * recorded.
 */
export async function seedDemo(store: Store, time: DemoTime): Promise<void> {
  const { total } = await store.courses.page({ page: 1, per_page: 1, search: '' })
  if (total > 0) return
  for (const name of ['mentor', 'office']) await store.roles.add({ name })
  const passwordHash = await hashPassword(newPassword())
  const batches = await addBatches(store, await addCourses(store))
  const teacherIds = await addTeachers(store, batches, passwordHash)
  const peopled = await addDivisions(store, batches.slice(0, -1), teacherIds)
  await addStudents(store, peopled, passwordHash)
  await addClasses(store, peopled, time)
}

async function addCourses({ courses }: Store): Promise<number[]> {
  const ids = []
  for (const term of terms) {
    for (const [title, description] of subjects) {
      const body = { M01_Title: `${title} (${term})`, M01_Description: description }
      ids.push((await courses.add(body)).record.M01_CourseId)
    }
  }
  return ids
}

async function addBatches({ batches }: Store, courseIds: number[]): Promise<Batch[]> {
  const added: Batch[] = []
  for (const [index, name] of batchNames.entries()) {
    const { record } = await batches.add({ M02_Name: name, M02_M01_CourseId: at(courseIds, index * 3) })
    const gender = /Women|വനിതാ/.test(name) || name === 'Weekend Readers' ? 'female' : 'male'
    added.push({ id: record.M02_BatchId, gender, divisionIds: [] })
  }
  return added
}

async function addTeachers({ teachers }: Store, batches: Batch[], passwordHash: string): Promise<number[]> {
  const ids = []
  for (let index = 0; index < TEACHERS; index += 1) {
    const { id: batchId, gender } = at(batches, index)
    const { record } = await teachers.add(demoTeacher(index, { batchId, gender, passwordHash }))
    ids.push(record.M05_UserId)
  }
  return ids
}

/** Two to four divisions for each batch, with mentors in turn. The last two teachers mentor none. */
async function addDivisions({ divisions }: Store, batches: Batch[], teacherIds: number[]): Promise<Batch[]> {
  const mentorIds = teacherIds.slice(0, -2)
  const peopled = []
  for (const [index, batch] of batches.entries()) {
    const divisionIds = []
    for (const letter of ['A', 'B', 'C', 'D'].slice(0, 2 + (index % 3))) {
      const { record } = await divisions.add({
        M11_Division_name: `Division ${letter}`,
        M11_Batch_id: batch.id,
        M11_M05_User_Id: at(mentorIds, index + divisionIds.length),
      })
      divisionIds.push(record.M11_Division_id)
    }
    peopled.push({ ...batch, divisionIds })
  }
  return peopled
}

async function addStudents({ students }: Store, batches: Batch[], passwordHash: string): Promise<void> {
  for (let index = 0; index < STUDENTS; index += 1) {
    const { id: batchId, gender, divisionIds } = at(batches, index * 5)
    const divisionId = at(divisionIds, Math.floor(index / batches.length))
    await students.add(demoStudent(index, { batchId, gender, divisionId, passwordHash }))
  }
}

/** The page of the division whose class is live is on. */
async function addClasses({ classes, classPages }: Store, batches: Batch[], time: DemoTime): Promise<void> {
  for (let index = 0; index < CLASSES; index += 1) {
    const { id: batchId, divisionIds } = at(batches, index * 5)
    const seeing = divisionIds.slice(0, 1 + (index % divisionIds.length))
    await classes.add(demoClass(index, { batchId, divisionIds: seeing }, time))
    if (index !== LIVE) continue
    const token = newPageToken()
    const by = { login: 'demo', address: '', at: time.now }
    await classPages.turnOn(at(seeing, 0), { token, digest: digestOf(token) }, by)
  }
}
