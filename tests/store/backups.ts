import { seedDemo } from '#server/node/demo/demo.ts'
import { copyDatabase, upgradeSchema, type Opened } from '#server/store/sql/backup/copyDatabase.ts'
import { openEmbedded } from '#server/store/sql/engine/embedded.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import type { Store } from '#server/store/store.ts'
import { openQuick } from './embeddedDatabases.ts'
import { newDatabase, openPatient } from './postgresServer.ts'
import { complete, list } from './records.ts'

/** A new, empty database of either kind, an embedded one in `folder`. */
export const openEmpty = async (engine: Engine, folder: string): Promise<Db> =>
  engine === 'sqlite' ? openQuick(folder) : openPatient(await newDatabase())

/** Copies a database into an empty one, in the newest form. */
export async function copyInto(from: Opened, to: Opened, onRows = () => {}): Promise<void> {
  await copyDatabase((work) => work(from), to, { onRows })
  await upgradeSchema(to)
}

/** The demo's institute with an administrator, somebody signed in, and the newest student in the trash. */
export async function livedIn(db: Db, engine: Engine): Promise<Store> {
  const store = await sqlStore(db, engine)
  await seedDemo(store, { now: Date.now(), zone: 'Asia/Kolkata' })
  const account = await store.accounts.add('office@example.org', 'a hash')
  if (account) await store.sessions.open({ tokenHash: 'a token', account, deviceHash: 'a browser' }, 1000)
  const [newest] = (await store.students.page(list())).data
  await store.students.remove(newest?.M05_UserId ?? 0, Date.now())
  return store
}

/** What a user sees of the embedded database in a folder. */
export async function seenIn(folder: string) {
  const store = await sqlStore(openEmbedded(folder), 'sqlite')
  const lists = await seen(store)
  await store.close()
  return lists
}

/** What a user sees of a database: each list with its total, and what some searches and filters find. */
export async function seen({ roles, courses, batches, divisions, students, teachers, classes }: Store) {
  return {
    roles: await roles.all(),
    courses: await courses.page(complete()),
    found: await courses.page(list({ search: 'arabic' })),
    batches: await batches.page(complete()),
    divisions: await divisions.page(complete()),
    ofBatch: await divisions.page(list({ batch_id: 3 })),
    students: await students.page(complete()),
    named: await students.page(list({ search: 'kutty' })),
    inMalayalam: await students.page(list({ search: 'റഹീം' })),
    studentsOfBatch: await students.page(list({ batch_id: 2 })),
    studentsOfDivision: await students.page(list({ division_id: 4 })),
    teachers: await teachers.page(complete()),
    classes: await classes.page(complete()),
    lessons: await classes.page(list({ search: 'chain', batch_id: 1 })),
  }
}
