import { sql } from 'kysely'
import { PASSWORD_MARKER } from '#contract/password.ts'
import type { Teacher, TeacherQuery, TeacherUpdate } from '#contract/users.ts'
import { refuseInUse } from '#server/store/refusals.ts'
import type { Hashed, Stored, TeacherStore, Unpaged } from '#server/store/store.ts'
import { hasNewPassword } from '#server/store/trail.ts'
import { filterBy } from './filter.ts'
import { parents } from './locks.ts'
import { pager } from './page.ts'
import {
  bodyColumns,
  insertUser,
  personColumns,
  personOf,
  removeUser,
  restoreUser,
  updateUser,
  userList,
  usersPlace,
  type PersonRow,
} from './sqlUsers.ts'
import type { Db, Engine } from './tables.ts'
import { partOf } from './tally.ts'
import { addOnce, removeLocked, replaceLocked, restoreWhole } from './writes.ts'

/** Teachers in SQL, as {@link TeacherStore} says. */
export function sqlTeachers(db: Db, engine: Engine): TeacherStore {
  const list = pager(db, engine, userList('teacher'), {
    read: async (isOnPage, order) => {
      const { rows } = await sql<Row>`
        select ${personColumns}, "M06_Specialization" ${from}
        where ${isOnPage} order by ${order}`.execute(db)
      return rows.map(teacherOf)
    },
    idOf: (teacher) => teacher.M05_UserId,
    beside: ['batches'],
  })
  const need = parents(engine)

  const needBatch = (transaction: Db, { M05_M02_BachId }: Pick<Teacher, 'M05_M02_BachId'>) =>
    need.batch(transaction, 'M05_M02_BachId', M05_M02_BachId)

  return {
    page: (query) => list.page(query, filterOf(query)),
    slices: (query) => list.slices(query, filterOf(query)),

    get: (id) => read(db, id),

    add: (body, submit, by) =>
      addOnce(db, submit, { kind: 'teachers', by, read }, async (transaction) => {
        await needBatch(transaction, body)
        return insertUser(transaction, {
          ...columns(body),
          M05_User_Type: 'teacher',
        })
      }),

    replace: (id, body, version, by) =>
      replaceLocked(
        db,
        engine,
        usersPlace,
        { kind: 'teachers', by, id, version, read, hasNewPassword: hasNewPassword(body) },
        async (transaction, current) => {
          await needBatch(transaction, body)
          await updateUser(transaction, id, columns(body), current)
        },
      ),

    remove: (id, at, by) =>
      removeLocked(db, engine, usersPlace, { kind: 'teachers', by, id, read }, async (transaction) => {
        refuseInUse('teacher', await usesOf(transaction, id))
        return removeUser(transaction, 'teacher', id, at)
      }),

    restore: (id, at, by) =>
      restoreWhole(db, { kind: 'teachers', by, id, read }, (transaction) =>
        restoreUser(transaction, engine, 'teacher', { id, at }, (row) => needBatch(transaction, row)),
      ),
  }
}

const filterOf = ({ batch_id }: Unpaged<TeacherQuery>) =>
  filterBy({
    name: 'batch',
    id: batch_id,
    condition: (id) => sql`"M05_M02_BachId" = ${id}`,
    tally: (id) => partOf('teachers', 'batch', id),
  })

type Row = PersonRow & Pick<Teacher, 'M06_Specialization'>

const from = sql`from "users" join "batches" on "M02_BatchId" = "M05_M02_BachId"`

const teacherOf = (row: Row): Teacher =>
  Object.assign(personOf(row), {
    M05_User_Type: 'teacher' as const,
    M06_Specialization: row.M06_Specialization,
  })

async function read(db: Db, id: number): Promise<Stored<Teacher> | undefined> {
  const { rows } = await sql<Row & { version: number; M05_Password: string }>`
    select ${personColumns}, "M06_Specialization", "users"."version",
      case when "password_hash" is null then '' else ${sql.lit(PASSWORD_MARKER)} end as "M05_Password" ${from}
    where "M05_UserId" = ${id} and "M05_User_Type" = 'teacher'`.execute(db)
  const [found] = rows
  if (!found) return undefined
  return { record: { ...teacherOf(found), M05_Password: found.M05_Password }, version: found.version }
}

async function usesOf(db: Db, id: number) {
  const { division } = await db
    .selectFrom('divisions')
    .select((build) => build.fn.countAll<number>().as('division'))
    .where('M11_M05_User_Id', '=', id)
    .executeTakeFirstOrThrow()
  return { division }
}

const columns = (body: Hashed<TeacherUpdate>) => ({
  ...bodyColumns(body),
  M07_M11_DivisionId: null,
  M06_Specialization: body.M06_Specialization,
})
