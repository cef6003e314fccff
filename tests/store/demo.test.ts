import { expect, test } from 'vitest'
import { ClassUpdate } from '#contract/classes/classBodies.ts'
import { classState, classTimes } from '#contract/classes/classState.ts'
import { StudentUpdate, TeacherUpdate } from '#contract/userForms.ts'
import { seedDemo } from '#server/node/demo/demo.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { migratedDatabases } from './embeddedDatabases.ts'
import { complete } from './records.ts'

const migrated = migratedDatabases()
const zone = 'Asia/Kolkata'

async function seeded(now = Date.UTC(2026, 10, 27, 12)) {
  const store = await sqlStore(await migrated(), 'sqlite')
  await seedDemo(store, { now, zone })
  const lists = [store.courses, store.batches, store.divisions, store.teachers, store.students, store.classes]
  const totals = async () => Promise.all(lists.map(async (list) => (await list.page(complete())).total))
  return { store, totals }
}

let usual: ReturnType<typeof seeded> | undefined

/** The one that tests share which change nothing in it. */
const demo = () => (usual ??= seeded())

test('the demo is an institute with pages of everything, and is added once', async () => {
  const { store, totals } = await demo()
  const expected = [44, 22, 63, 12, 248, 64]
  expect(await totals()).toEqual(expected)
  await seedDemo(store, { now: 0, zone })
  expect(await totals()).toEqual(expected)
  expect((await store.roles.all()).map((role) => role.M04_RoleName)).toEqual([
    'student',
    'teacher',
    'mentor',
    'office',
  ])
})

test('the demo could have been typed in, and names nobody: example addresses, mobiles of zeros', async () => {
  const { store } = await demo()
  const { data: students } = await store.students.page(complete())
  const { data: teachers } = await store.teachers.page(complete())
  const { data: classes } = await store.classes.page(complete())
  for (const person of [...students, ...teachers]) {
    expect(person.M05_MobileNumber).toMatch(/^\+9100000\d{5}$/)
    expect(person.M05_Email).toMatch(/^$|@example\.org$/)
  }
  const bodies = [
    ...students.map((student) => StudentUpdate.safeParse(student)),
    ...teachers.map((teacher) => TeacherUpdate.safeParse(teacher)),
    ...classes.map((lesson) =>
      ClassUpdate.safeParse({
        ...lesson,
        M03_M11_DivisionIds: lesson.divisions.map((division) => division.M11_Division_id),
      }),
    ),
  ]
  expect(bodies.filter((body) => !body.success)).toEqual([])
  expect(new Set(students.map((student) => student.M05_UserName)).size).toBeGreaterThan(100)
})

test('the demo is the same each time', async () => {
  const [one, other] = [await demo(), await seeded()]
  expect(await other.store.students.page(complete())).toEqual(await one.store.students.page(complete()))
  expect(await other.store.classes.page(complete())).toEqual(await one.store.classes.page(complete()))
})

test.each(['2026-11-27T12:00Z', '2027-02-28T18:31Z', '2028-02-29T18:29Z', '2026-01-01T00:00Z'])(
  'a demo that is begun at %s has a live class with a page, one later today or tomorrow, and past and coming ones',
  async (begun) => {
    const now = Date.parse(begun)
    const { store } = await seeded(now)
    const { data } = await store.classes.page(complete())
    const states = data.map((lesson) => classState(classTimes(lesson, zone), now))
    const count = (state: string) => states.filter((one) => one === state).length
    expect([count('live'), count('past') > 5, count('expired') > 20, count('coming') > 20]).toEqual([
      1,
      true,
      true,
      true,
    ])
    const live = data[states.indexOf('live')]
    const soon = data.filter((lesson) => {
      const { startsAt } = classTimes(lesson, zone)
      return startsAt > now && startsAt < now + 4 * 3_600_000
    })
    expect(soon.length).toBeGreaterThan(0)
    const { token } = (await store.classPages.addressOf(live?.divisions[0]?.M11_Division_id ?? 0)) ?? {}
    expect(token).toMatch(/^[\w-]{22}$/)
  },
)
