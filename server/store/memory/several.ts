import type { RecordKind } from '#contract/kinds.ts'
import { NOT_IN_TRASH, type SeveralOutcome } from '#contract/several.ts'
import { eventOf } from '#server/store/auditEntries.ts'
import {
  asSeen,
  collectOutcome,
  Refused,
  type Several,
  type SeveralWrite,
} from '#server/store/severalStore.ts'
import { enterSeveral } from './auditEntries.ts'
import { earlierOutcome, settled } from './severalSubmits.ts'
import type { RowParts } from './records.ts'
import { newestFirst, type Table, type Tables } from './tables.ts'
import { discard, discarded, overwrite, putBack } from './writes.ts'

interface SeveralParts<Row, View, Set> extends RowParts<Row, View> {
  /** Returns a row as the list shows it. */
  listed: (row: Row) => View
  idOf: (row: Row) => number
  /** Returns the row with some changed fields. */
  patched: (row: Row, set: Set) => Row
}

/** Writes of several records of one kind in memory. Each call runs without interruption. */
export function memorySeveral<Row, View extends object, Set extends object>(
  tables: Tables,
  kind: RecordKind,
  table: Table<Row>,
  { view, listed, idOf, patched, refuseFaults, refuseUsed = () => {} }: SeveralParts<Row, View, Set>,
): Several<View, Set> {
  type Outcome = ReturnType<typeof collectOutcome>

  function each<One extends { id: number }>(
    action: 'change' | 'delete' | 'restore',
    records: readonly One[],
    { submit, by, at }: SeveralWrite,
    write: (record: One) => Parameters<Outcome['written']>[0],
  ): SeveralOutcome {
    const earlier = earlierOutcome(tables, { submit, at })
    if (earlier) return earlier
    const { outcome, events, written, refused, common } = collectOutcome()
    for (const record of records) {
      try {
        written(write(record))
      } catch (error) {
        refused(record.id, error)
      }
    }
    if (by) enterSeveral(tables, by, { kind, action, events, after: common() })
    return settled(tables, submit, outcome)
  }

  return {
    async rows(ids) {
      const wanted = new Set(ids)
      return newestFirst(table)
        .filter((row) => wanted.has(idOf(row)))
        .map(listed)
    },

    change: async (changes, write) =>
      each('change', changes, write, ({ id, version, set }) => {
        const stored = asSeen(table.rows.get(id), version)
        const before = view(stored.record)
        const row = patched(stored.record, set)
        refuseFaults(row, stored.record)
        const next = overwrite(table, id, stored, row)
        const event = eventOf({ kind, by: write.by }, 'change', id, { before, after: view(next.record) })
        return { id, version: next.version, event, set }
      }),

    remove: async (records, write) =>
      each('delete', records, write, ({ id, version }) => {
        const { record } = asSeen(table.rows.get(id), version)
        refuseUsed(record)
        const event = eventOf({ kind, by: write.by }, 'delete', id, { before: view(record) })
        discard(table, id, write.at)
        return { id, version, event }
      }),

    restore: async (ids, write) =>
      each(
        'restore',
        ids.map((id) => ({ id })),
        write,
        ({ id }) => {
          const row = discarded(table, id, write.at)
          if (!row) throw new Refused(NOT_IN_TRASH)
          refuseFaults(row)
          const stored = putBack(table, id)
          if (!stored) throw new Refused(NOT_IN_TRASH)
          const event = eventOf({ kind, by: write.by }, 'restore', id, { after: view(stored.record) })
          return { id, version: stored.version, event }
        },
      ),
  }
}
