import { sql, type Selectable } from 'kysely'
import { recordKinds, type RecordKind } from '#contract/kinds.ts'
import { paged, pageWindow } from '#contract/paging.ts'
import type { TrashEntry } from '#contract/trash.ts'
import type { TrashStore } from '#server/store/auditStore.ts'
import { refuseLive } from '#server/store/refusals.ts'
import { TRASH_LIFE } from '#server/store/store.ts'
import { enter, eraseEntries, isLive } from './audit.ts'
import { eraseCancelled } from '#server/store/sql/kinds/cancelledClasses.ts'
import { trashNow } from '#server/store/sql/engine/databaseNow.ts'
import { noteErasure, markErasure } from '#server/store/sql/upkeep/erasures.ts'
import { inParts, insertRows } from './rowSets.ts'
import type { Db, Engine, Tables } from '#server/store/sql/tables.ts'
import { updateCount } from '#server/store/sql/lists/storedCount.ts'

/**
 * Stores records that their transaction deletes, so that they can be restored.
 * @param at ms since 1970
 */
export const discard = (
  db: Db,
  kind: RecordKind,
  records: readonly { id: number; row: object }[],
  at: number,
) =>
  insertRows(
    db,
    'trash',
    records.map(({ id, row }) => ({ kind, record_id: id, row: JSON.stringify(row), at })),
  )

/**
 * Returns deleted records by their ids, in the order of these, without those that are too old. Nobody else restores them until the
 * transaction ends.
 * @param at ms since 1970
 */
export async function discarded<Trashed>(
  db: Db,
  engine: Engine,
  kind: RecordKind,
  { ids, at }: { ids: readonly number[]; at: number },
): Promise<Map<number, Trashed>> {
  const lock = engine === 'sqlite' ? sql`` : sql` for update`
  const inOrder = ids.toSorted((one, other) => one - other)
  const rows = await inParts(db, inOrder, async (some) => {
    const found = await sql<{ record_id: number; row: string }>`
      select "record_id", "row" from "trash" where "kind" = ${kind} and "record_id" in (${sql.join(some)})
        and "at" > ${oldestIn(engine, at)} order by "record_id"${lock}`.execute(db)
    return found.rows
  })
  return new Map(
    rows.map(({ record_id, row: text }) => {
      // Only `discard` writes these texts, from rows of the same kind.
      const row: Trashed = JSON.parse(text)
      return [record_id, row]
    }),
  )
}

/** Removes restored records from the trash. */
export async function leaveTrash(db: Db, kind: RecordKind, ids: readonly number[]): Promise<void> {
  await inParts(db, ids, (some) =>
    db.deleteFrom('trash').where('kind', '=', kind).where('record_id', 'in', some).execute(),
  )
}

/** Returns the deletion time of the oldest record that can be restored. */
const oldestIn = (engine: Engine, at: number) => sql<number>`${trashNow(engine, at)} - ${sql.lit(TRASH_LIFE)}`

/** Deleted records of all kinds, in SQL. */
export function sqlTrash(db: Db, engine: Engine): TrashStore {
  return {
    async page(query, at) {
      const oldest = oldestIn(engine, at)
      const counted = await sql<{ total: number }>`
        select count(*) as total from "trash" where "at" > ${oldest}`.execute(db)
      const total = counted.rows[0]?.total ?? 0
      const window = pageWindow(query, total)
      // The index on "at" finds where a page begins, however deep it is; only its own rows are read whole.
      const { rows } = await sql<Row>`
        with "first" as (select "at" from "trash" where "at" > ${oldest}
            order by "at" desc limit 1 offset ${window.offset}),
          "keys" as (select "kind", "record_id" from "trash"
            where "at" > ${oldest} and "at" <= (select "at" from "first")
            order by "at" desc, "kind", "record_id" desc limit ${window.size}
            offset ${window.offset} - (select count(*) from "trash" where "at" > (select "at" from "first")))
        select "kind", "record_id", "row", "at",
          (select "login" from "audit" where "audit"."kind" = "trash"."kind" and "audit"."record_id" = "trash"."record_id"
            and "action" = 'delete' order by "id" desc limit 1) as "deleted_by"
        from "trash" where ("kind", "record_id") in (select "kind", "record_id" from "keys")
        order by "at" desc, "kind", "record_id" desc`.execute(db)
      return paged(rows.map(entryOf), total, window)
    },

    async erase(kind, id, by) {
      return db.transaction().execute(async (transaction) => {
        refuseLive(await isLive(transaction, kind, id))
        const row = await transaction
          .deleteFrom('trash')
          .where('kind', '=', kind)
          .where('record_id', '=', id)
          .returning('record_id')
          .executeTakeFirst()
        // On PostgreSQL somebody may have restored it while this waited for the row.
        refuseLive(await isLive(transaction, kind, id))
        if (kind === 'classes') {
          await eraseCancelled(id).execute(transaction)
          // Calendars have shown it.
          await updateCount(transaction, 'classes', 0)
        }
        const wasTold = await eraseEntries(transaction, kind, id)
        if (!row && !wasTold) return false
        if (by) await enter(transaction, by, { action: 'erase', kind, record_id: id })
        await markErasure(transaction)
        await noteErasure(transaction, { kind, id, at: by?.at ?? Date.now() })
        return true
      })
    },
  }
}

type Row = Selectable<Tables['trash']> & { deleted_by: string | null }

function entryOf({ kind, record_id, row, at, deleted_by }: Row): TrashEntry {
  return {
    kind,
    id: record_id,
    name: nameIn(kind, row),
    deleted_at: at,
    kept_until: at + TRASH_LIFE,
    deleted_by,
  }
}

function nameIn(kind: RecordKind, text: string): string {
  const kept: { row?: Record<string, unknown> } & Record<string, unknown> = JSON.parse(text)
  return String((kept.row ?? kept)[recordKinds[kind].nameField])
}
