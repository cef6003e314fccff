import { sql } from 'kysely'
import type { Versioned } from '#contract/paging.ts'
import { eventOf } from '#server/store/auditEntries.ts'
import type { Actor } from '#server/store/auditStore.ts'
import { Outdated, type NewIds } from '#server/store/importStore.ts'
import { AT_ONCE, chunks, progressOf, rowsBefore, type RecordSteps } from '#server/store/importSteps.ts'
import { auditRow } from '#server/store/sql/audit.ts'
import {
  refuseTakenCode,
  roleOf,
  searchColumns,
  type NewUser,
  type PersonRow,
} from '#server/store/sql/sqlUsers.ts'
import type { Db, Engine, UserRow, UserType } from '#server/store/sql/tables.ts'
import { lists, tallyUsers, type Membership } from '#server/store/sql/userTallies.ts'
import { newUserIds } from './newUserIds.ts'
import type { PrepareRecords, RecordPlan } from './recordsWriter.ts'
import { stagedLike, type Staged } from './staged.ts'

interface PeopleParts<Row, Body> {
  columns: (body: Body) => NewUser
  /** Refuses batches and divisions that do not exist. */
  needParents: (transaction: Db, rows: readonly Membership[]) => Promise<void>
  rowsWith: (ids: readonly number[], db: Db) => ReturnType<RecordSteps<Row, Body>['rowsWith']>
  /** Returns a row as lists show it, apart from names of other records. */
  rowOf: (row: UserRow & PersonRow & { M11_Division_name: null }) => Row
}

/** A person to write: `current` is the record that is changed, or removed if there is no `user`. */
type Wanted<Row> = { user: UserRow; current: Row | undefined } | { user: undefined; current: Row & Versioned }

/** The ids and versions of the people to remove, and what the trash keeps of them. */
type Removals = Record<'gone' | 'trash', Staged>

/**
 * Prepares many students or teachers in temporary tables. Then one statement for each table writes them all: others wait for a
 * fraction of the time.
 */
export function stagedPeople<Row extends Membership & { M05_UserId: number; M05_M04_Role: number[] }, Body>(
  engine: Engine,
  type: UserType,
  { columns, needParents, rowsWith, rowOf }: PeopleParts<Row, Body>,
): PrepareRecords<Body> {
  const kind = lists[type]

  /** Returns functions that make the rows, so that not all exist at once. */
  async function wanted(db: Db, { adds, changes, removes = [] }: RecordPlan<Body>, ids: NewIds) {
    const before = await rowsBefore(
      [...changes, ...removes],
      (row: Row) => row.M05_UserId,
      (some) => rowsWith(some, db),
    )
    const newRole = await roleOf(db, type)
    const newIds = await newUserIds(db, engine, adds.length)
    const userOf = (M05_UserId: number, M05_M04_Role: number, version: number, body: Body): UserRow => ({
      M05_UserId,
      M05_User_Type: type,
      M05_M04_Role,
      password_hash: null,
      version,
      ...columns(body),
    })
    return [
      ...adds.map((bodyWith, index) => (): Wanted<Row> => {
        const id = newIds[index]
        if (id === undefined) throw new Error('users: too few ids')
        return { user: userOf(id, newRole, 1, bodyWith(ids)), current: undefined }
      }),
      ...changes.map(({ id, version, body }) => (): Wanted<Row> => {
        const current = before(id)
        const [role = newRole] = current.M05_M04_Role
        return { user: userOf(id, role, version + 1, body(ids)), current }
      }),
      ...removes.map(({ id }) => (): Wanted<Row> => ({ user: undefined, current: before(id) })),
    ]
  }

  function auditRowOf({ user, current }: Wanted<Row>, by: Actor) {
    if (!user)
      return auditRow(by, eventOf({ kind, by }, 'delete', current.M05_UserId, { before: current }), null)
    const after = rowOf({ ...user, M02_Name: '', M11_Division_name: null })
    const event = eventOf({ kind, by }, current ? 'change' : 'add', user.M05_UserId, {
      before: current,
      after,
    })
    return auditRow(by, event, null)
  }

  /**
   * @param steps by how much the staged version is higher than the stored one
   * @throws {Outdated}
   */
  async function refuseOutdated(transaction: Db, staged: Staged, steps: number, expected: number) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as "count" from ${staged.table} as "staged"
      join "users" on "users"."M05_UserId" = "staged"."M05_UserId"
      where "users"."M05_User_Type" = ${type} and "users"."version" = "staged"."version" - ${sql.lit(steps)}`.execute(
      transaction,
    )
    if (Number(rows[0]?.count) !== expected) throw new Outdated()
  }

  /** Stages what the trash keeps of people. Every write of a person changes their version. @throws {Outdated} */
  async function stageRemoved(
    db: Db,
    removed: readonly (Row & Versioned)[],
    at: number,
    { gone, trash }: Removals,
  ) {
    if (removed.length === 0) return
    const ids = removed.map((row) => row.M05_UserId)
    const rows = await db.selectFrom('users').selectAll().where('M05_UserId', 'in', ids).execute()
    const versions = new Map(rows.map((row) => [row.M05_UserId, row.version]))
    if (removed.some((row) => versions.get(row.M05_UserId) !== row.version)) throw new Outdated()
    await gone.add(rows.map(({ M05_UserId, version }) => ({ M05_UserId, version })))
    await trash.add(rows.map((row) => ({ kind, record_id: row.M05_UserId, row: JSON.stringify(row), at })))
  }

  return async (db, plan, ids, write) => {
    const all = await wanted(db, plan, ids)
    const members: { before?: Membership; after?: Membership }[] = []
    const users = await stagedLike(db, engine, 'users')
    const search = await stagedLike(db, engine, 'user_search')
    const audit = await stagedLike(db, engine, 'audit')
    const removals = {
      gone: await stagedLike(db, engine, 'users'),
      trash: await stagedLike(db, engine, 'trash'),
    }
    const note = progressOf(all.length, write)

    async function stage(some: Wanted<Row>[]) {
      const rows = some.flatMap(({ user }) => (user ? [user] : []))
      await users.add(rows.map((user) => ({ ...user })))
      await search.add(rows.map((user) => ({ M05_UserId: user.M05_UserId, ...searchColumns(user) })))
      const removed = some.flatMap((one) => (one.user ? [] : [one.current]))
      await stageRemoved(db, removed, write.at, removals)
      await audit.add(
        some.map((one, index) => ({ id: members.length + index, ...auditRowOf(one, write.by) })),
      )
      for (const { user, current } of some)
        members.push({
          ...(user && { after: memberOf(user) }),
          ...(current && { before: memberOf(current) }),
        })
    }
    async function drop(connection: Db) {
      for (const table of [users, search, audit, removals.gone, removals.trash]) await table.drop(connection)
    }
    try {
      for (const some of chunks(all, AT_ONCE)) {
        await stage(some.map((make) => make()))
        await note(some.length)
      }
    } catch (error) {
      if (engine === 'sqlite') await drop(db)
      throw error
    }

    return {
      async write(transaction) {
        await refuseOutdated(transaction, users, 1, plan.changes.length)
        await refuseOutdated(transaction, removals.gone, 0, plan.removes?.length ?? 0)
        await needParents(
          transaction,
          members.flatMap(({ after }) => after ?? []),
        )
        await users
          .write(transaction, {
            id: 'M05_UserId',
            kept: ['M05_User_Type', 'M05_M04_Role'],
            keptIfNull: ['password_hash'],
          })
          .catch(refuseTakenCode)
        await search.write(transaction, { id: 'M05_UserId' })
        await sql`delete from "users" where "M05_UserId" in (select "M05_UserId" from ${removals.gone.table})`.execute(
          transaction,
        )
        await sql`insert into "trash" (${discarded}) select ${discarded} from ${removals.trash.table}`.execute(
          transaction,
        )
        await tallyUsers(transaction, type, members)
      },
      async enter(transaction, whole) {
        await sql`insert into "audit" (${entry}, "part_of")
          select ${entry}, cast(${whole} as integer) from ${audit.table} order by "id"`.execute(transaction)
      },
      drop,
    }
  }
}

/** The columns of an entry in the audit trail that are prepared. */
const entry = sql`"at", "login", "login_key", "address", "action", "kind", "record_id", "name", "name_key", "before", "after"`

const discarded = sql`"kind", "record_id", "row", "at"`

/** The few fields that tallies are about, so that not all records are kept in memory. */
const memberOf = ({ M05_M02_BachId, M05_IsActive, M07_M11_DivisionId }: Membership): Membership => ({
  M05_M02_BachId,
  M05_IsActive,
  ...(M07_M11_DivisionId !== undefined && { M07_M11_DivisionId }),
})
