import { sql } from 'kysely'
import type { Fields } from '#contract/audit.ts'
import { isRecordKind } from '#contract/auditKinds.ts'
import { foldText } from '#contract/text/foldText.ts'
import { recordKinds, type RecordKind } from '#contract/kinds.ts'
import { paged } from '#contract/paging.ts'
import {
  type Actor,
  type AuditEvent,
  type AuditStore,
  type BulkEvents,
  RightsGone,
} from '#server/store/auditStore.ts'
import {
  eventOf,
  SHOWN_PARTS,
  withNames,
  type StoredEntry,
  type StoredEntryPart,
  type Writing,
} from '#server/store/auditEntries.ts'
import { tableOf } from './locks.ts'
import { insertRows } from './rowSets.ts'
import { pageInSlices } from '#server/store/sql/lists/slices.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import type { Level } from '#contract/access/levels.ts'

/**
 * Adds an audit entry, in the transaction of the action that it records. Returns its id.
 * @throws {RightsGone} if the actor has no longer the rights by which the action was allowed
 */
export async function enter(db: Db, by: Actor, event: AuditEvent): Promise<number> {
  const row = Object.entries(auditRow(by, event, null))
  const { rows } = await sql<{ id: number }>`
    insert into "audit" (${sql.join(row.map(([column]) => sql.ref(column)))})
    select ${sql.join(row.map(([, value]) => value))} where ${hasRights(by)} returning "id"`.execute(db)
  const [entry] = rows
  if (entry) return entry.id
  await requireRights(db, by)
  throw new Error('An entry of the audit trail was not added')
}

/** Adds one entry for several events, in the transaction of their action; nothing for none. */
export async function enterBulk(db: Db, by: Actor, { events, after, ...head }: BulkEvents) {
  const [first, ...others] = events
  if (first === undefined) return
  if (others.length === 0) await enter(db, by, first)
  else await enterWhole(db, by, { ...head, ...(after && { after }) }, events)
}

/** Adds an entry with its events, in the transaction of their action. Returns the id of the entry. */
export async function enterWhole(
  db: Db,
  by: Actor,
  head: AuditEvent,
  events: readonly AuditEvent[],
): Promise<number> {
  const id = await enter(db, by, head)
  await enterParts(db, by, id, events)
  return id
}

/** Adds events to the entry with this id, in the transaction of their action. */
export const enterParts = (db: Db, by: Actor, id: number, events: readonly AuditEvent[]): Promise<void> =>
  insertRows(
    db,
    'audit',
    events.map((event) => auditRow(by, event, id)),
  )

/** Returns an event as it is stored, apart from its id. */
function auditRow({ login, address, at }: Actor, event: AuditEvent, part_of: number | null) {
  const { action, kind, record_id = null, name, before, after } = event
  return {
    at,
    login,
    login_key: foldText(login),
    address,
    action,
    kind,
    record_id,
    name: name ?? null,
    name_key: name === undefined ? null : foldText(name),
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
    part_of,
  }
}

/** Like {@link enter}, for the write of a record; does nothing without `by`. */
export async function enterWrite(db: Db, writing: Writing, ...event: EventArguments): Promise<void> {
  if (writing.by) await enter(db, writing.by, eventOf(writing, ...event))
}

type EventArguments = Parameters<typeof eventOf> extends [Writing, ...infer Rest] ? Rest : never

/**
 * Removes an erased record's name and fields from the audit trail; the entries remain. Returns whether there were
 * any.
 */
export async function eraseEntries(db: Db, kind: RecordKind, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('audit')
    .set({ name: null, name_key: null, before: null, after: null })
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where((entry) =>
      entry.or([
        entry('name', 'is not', null),
        entry('before', 'is not', null),
        entry('after', 'is not', null),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether a record exists and is not deleted. */
export const isLive = async (db: Db, kind: RecordKind, id: number): Promise<boolean> =>
  (await namesOf(db, kind, [id])).size > 0

const columns = sql<Row>`"id", "at", "login", "address", "action", "kind", "record_id", "name", "before", "after"`

/**
 * The audit trail in SQL. It is written often and read rarely, so a search scans its rows. An index would slow down
 * every write, and would keep parts of erased names.
 */
export function sqlAudit(db: Db, engine: Engine): AuditStore {
  const positionOf = { sqlite: sql`instr`, postgres: sql`strpos` }
  const isIn = (column: string, term: string) => sql`${positionOf[engine]}(${sql.ref(column)}, ${term}) > 0`

  return {
    async page(query) {
      const term = foldText(query.search)
      // Only an entry about several records has parts.
      const isInPart = sql`"record_id" is null and exists (select 1 from "audit" as "part"
        where "part"."part_of" = "audit"."id" and ${isIn('part.name_key', term)})`
      const conditions = [
        sql`"part_of" is null`,
        ...(query.kind === undefined ? [] : [sql`"kind" = ${query.kind}`]),
        ...(query.hasAccounts === false ? [sql`"kind" <> 'accounts'`] : []),
        ...(query.action === undefined ? [] : [sql`"action" = ${query.action}`]),
        ...(term === ''
          ? []
          : [sql`(${isIn('name_key', term)} or ${isIn('login_key', term)} or ${isInPart})`]),
      ]
      const wanted = sql.join(conditions, sql` and `)
      const table = { name: 'audit', columns }
      const { rows, total, window } = await pageInSlices(db, engine, table, { wanted, query })
      const parts = await partsOf(db, rows)
      const kept = rows.map((row) => {
        const own = parts.get(row.id)
        return own ? { ...entryOf(row), parts: own } : entryOf(row)
      })
      const entries = await withNames(kept, (kind, ids) => namesOf(db, kind, ids))
      return paged(entries, total, window)
    },

    async latest(kind, id) {
      const { rows } = await sql<Row>`
        select ${columns} from "audit" where "kind" = ${kind} and "record_id" = ${id}
        order by "id" desc limit 1`.execute(db)
      const [entry] = await withNames(rows.map(entryOf), (of, ids) => namesOf(db, of, ids))
      return entry
    },

    async enter(by, event) {
      await enter(db, by, event)
    },
  }
}

type Row = Omit<StoredEntry, 'before' | 'after'> & { before: string | null; after: string | null }

const entryOf = ({ before, after, ...row }: Row): StoredEntry => ({
  ...row,
  before: fieldsOf(before),
  after: fieldsOf(after),
})

type PartRow = Omit<StoredEntryPart, 'before' | 'after'> &
  Pick<Row, 'before' | 'after'> & { part_of: number | null }

/** Returns the parts of entries about several records, by the id of the entry. */
async function partsOf(db: Db, rows: readonly Row[]): Promise<Map<number, StoredEntryPart[]>> {
  const parts = new Map<number, StoredEntryPart[]>()
  const heads = rows.flatMap(({ id, kind, record_id }) =>
    isRecordKind(kind) && record_id === null ? [id] : [],
  )
  if (heads.length === 0) return parts
  const { rows: found } = await sql<PartRow>`
    select "part_of", "kind", "record_id", "name", "before", "after" from (
      select *, row_number() over (partition by "part_of" order by "id") as "number" from "audit"
      where "part_of" in (${sql.join(heads)})) as "parts"
    where "number" <= ${sql.lit(SHOWN_PARTS)} order by "part_of", "number"`.execute(db)
  for (const { part_of, before, after, ...part } of found) {
    if (part_of === null) continue
    const own = parts.get(part_of) ?? []
    own.push({ ...part, before: fieldsOf(before), after: fieldsOf(after) })
    parts.set(part_of, own)
  }
  return parts
}

export function fieldsOf(text: string | null): Fields | null {
  if (text === null) return null
  // Only `enter` writes these texts, from fields.
  const fields: Fields = JSON.parse(text)
  return fields
}

async function namesOf(db: Db, kind: RecordKind, ids: number[]): Promise<Map<number, string>> {
  const { name: table, id, only = sql`true` } = tableOf(kind)
  const { rows } = await sql<{ id: number; name: string }>`
    select ${sql.ref(id)} as "id", ${sql.ref(recordKinds[kind].nameField)} as "name" from ${sql.table(table)}
    where ${sql.ref(id)} in (${sql.join(ids)}) and ${only}`.execute(db)
  return new Map(rows.map((row) => [row.id, row.name]))
}

type Session = NonNullable<Actor['session']>

const levelOf = ({ tokenHash }: Session) => sql<{ level: Level }>`
  select "level" from "sessions" join "accounts" on "accounts"."id" = "account_id"
  where "token_hash" = ${tokenHash} and "state" = 'active'`

/**
 * Whether the actor of a write is still signed in, with the level by which it was allowed. Somebody may have been removed
 * while the rest of their request was on its way. It locks nothing: who is removed later is removed after this write.
 */
const hasRights = ({ session }: Actor) =>
  session ? sql<boolean>`(${levelOf(session)}) = ${session.level}` : sql<boolean>`true`

/** Requires {@link hasRights}. @throws {RightsGone} */
export async function requireRights(db: Db, { session }: Actor): Promise<void> {
  if (!session) return
  const { rows } = await levelOf(session).execute(db)
  const [now] = rows
  if (now?.level !== session.level) throw new RightsGone(now === undefined)
}
