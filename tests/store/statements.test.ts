import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/store/sql/migrations.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { migratedDatabases } from './embeddedDatabases.ts'
import { engines, newDatabase, openPatient } from './postgresServer.ts'
import { list, writer } from './records.ts'

const openEmbedded = migratedDatabases()

const databases: Record<Engine, () => Promise<Db>> = {
  sqlite: openEmbedded,
  async postgres() {
    const db = openPatient(await newDatabase())
    await migrate(db, 'postgres')
    return db
  },
}

/** The embedded database holds the thread meanwhile, so it takes records in parts of 100, and classes of 25. */
const PARTS: Record<Engine, number> = { sqlite: 20, postgres: 1 }

/** Opens a store that counts its statements. */
async function countingStore(engine: Engine) {
  let made = 0
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      made += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = (await databases[engine]()).withPlugin(counting)
  const store = await sqlStore(db, engine)
  /** Returns the result of some work, and how many statements it took. */
  async function counted<T>(work: () => Promise<T>): Promise<[result: T, statements: number]> {
    made = 0
    const result = await work()
    return [result, made]
  }
  return { store, counted }
}

/** Returns how many statements each call on several records takes. */
async function statementsFor(engine: Engine, count: number) {
  const { store, counted: countedBy } = await countingStore(engine)
  const write = writer(() => store)
  const by = { login: 'office', address: '192.0.2.7', at: Date.now() }
  const how = { at: by.at, by }
  const taken: Record<string, number> = {}
  async function counted<T>(name: string, work: () => Promise<T>): Promise<T> {
    const [result, statements] = await countedBy(work)
    taken[name] = statements
    return result
  }

  const { batchId, divisionIds, divisionId, places } = await write.batchWith(3)
  const person = await write.studentBody(places)
  const teacher = await write.teacherBody({ M05_M02_BachId: batchId })
  const lesson = await write.lessonBody({ M03_M02_BatchId: batchId, M03_M11_DivisionIds: divisionIds })
  const many = <Body>(bodyOf: (index: number) => Body) => ({
    batches: [],
    divisions: [],
    adds: Array.from({ length: count }, (_, index) => () => bodyOf(index)),
    changes: [],
  })
  const students = await counted('import of students', () =>
    store.students.imports.write(
      many((index) => ({ ...person, M05_UserCode: `S-${index}` })),
      how,
    ),
  )
  await counted('undo of students', () => store.imports.undo(students.id, how))
  const teachers = await counted('import of teachers', () =>
    store.teachers.imports.write(
      many((index) => ({ ...teacher, M05_UserCode: `T-${index}` })),
      how,
    ),
  )
  await counted('undo of teachers', () => store.imports.undo(teachers.id, how))
  const classes = await counted('import of classes', () =>
    store.classes.imports.write(
      many(() => lesson),
      how,
    ),
  )
  await counted('undo of classes', () => store.imports.undo(classes.id, how))
  await write.manyStudents(count, places, (index) => ({ M05_UserCode: `M-${index}` }))
  const { data } = await store.students.page({ ...list(), per_page: count })
  const seen = data.map(({ M05_UserId: id, version }) => ({ id, version }))
  const set = { M05_M02_BachId: batchId, M07_M11_DivisionId: divisionIds[1] ?? divisionId }
  const moved = await counted('move', () =>
    store.students.bulk.change(
      seen.map((one) => ({ ...one, set })),
      how,
    ),
  )
  const gone = await counted('delete', () => store.students.bulk.remove(moved.done, how))
  const ids = gone.done.map(({ id }) => id)
  await counted('restore', () => store.students.bulk.restore(ids, how))
  const again = await counted('refused', () => store.students.bulk.remove(seen, how))
  expect([moved.done.length, gone.done.length, again.refused.length]).toEqual([count, count, count])
  const added = await counted('repeat', () =>
    store.classes.addBulk(
      Array.from({ length: count }, () => lesson),
      how,
    ),
  )
  await counted('change of classes', () =>
    store.classes.bulk.change(
      added.done.map((one) => ({
        ...one,
        set: { M03_ScheduledAt: '2024-12-08 18:30:00', M03_ExpiryTime: null },
      })),
      how,
    ),
  )
  await store.close()
  return taken
}

test.each(engines)('%s takes as many statements for 500 records as for 10', async (engine) => {
  const [few, many] = [await statementsFor(engine, 10), await statementsFor(engine, 500)]
  expect(Object.keys(few)).toHaveLength(12)
  const grown = Object.entries(many).filter(([name, count]) => count > (few[name] ?? 0) * PARTS[engine])
  expect(grown).toEqual([])
})

/** Of one edit, without those that begin and end its transaction. On PostgreSQL it also locks the record. */
const EDIT: Record<Engine, { stays: number; moves: number }> = {
  sqlite: { stays: 5, moves: 8 },
  postgres: { stays: 6, moves: 9 },
}

test.each(engines)('%s changes a student in few statements, and answers what is stored', async (engine) => {
  const { store, counted } = await countingStore(engine)
  const write = writer(() => store)
  const account = await store.accounts.add('office', 'hash')
  const session = { tokenHash: 'token', level: 'administrator' as const }
  const by = { login: 'office', address: '192.0.2.7', at: Date.now(), session }
  if (account) await store.sessions.open({ tokenHash: 'token', account }, by.at)
  const { batchId, divisionIds, divisionId } = await write.batchWith(2)
  const body = await write.studentBody({ M05_M02_BachId: batchId, M07_M11_DivisionId: divisionId })
  const { record, version } = await store.students.add(body)
  const id = record.M05_UserId

  const other = { ...body, M05_UserName: 'Another Name', M05_IsActive: 0 as const, passwordHash: 'another' }
  const [stayed, stays] = await counted(() => store.students.replace(id, other, version, by))
  expect(stayed).toEqual(await store.students.get(id))
  const M07_M11_DivisionId = divisionIds.find((one) => one !== divisionId) ?? 0
  const [moved, moves] = await counted(() =>
    store.students.replace(id, { ...other, M07_M11_DivisionId }, 2, by),
  )
  expect(moved).toEqual(await store.students.get(id))
  expect({ stays, moves }).toEqual(EDIT[engine])
  await store.close()
})
