import type { RecordKind } from '#contract/kinds.ts'
import type { SeveralOutcome } from '#contract/several.ts'
import { eventOf } from '#server/store/auditEntries.ts'
import { collectOutcome, type SeveralWrite } from '#server/store/severalStore.ts'
import { enterSeveral } from './auditEntries.ts'
import type { RecordParts } from './records.ts'
import { earlierOutcome, settled } from './severalSubmits.ts'
import type { Table, Tables } from './tables.ts'
import { insert } from './writes.ts'

/** Returns what adds records of a kind, all or none. The call runs without interruption. */
export const memoryAddingSeveral =
  <Row, Body extends object, View extends object>(
    tables: Tables,
    kind: RecordKind,
    table: Table<Row>,
    { view, rowOf, refuseFaults }: RecordParts<Row, Body, View>,
  ) =>
  async (bodies: readonly Body[], { submit, by, at }: SeveralWrite): Promise<SeveralOutcome> => {
    const earlier = earlierOutcome(tables, { submit, at })
    if (earlier) return earlier
    const next = table.sequence.last + 1
    const rows = bodies.map((body, index) => ({ body, id: next + index, row: rowOf(next + index, body) }))
    for (const { row } of rows) refuseFaults(row)
    const { outcome, events, written, common } = collectOutcome()
    for (const { body, id, row } of rows) {
      const added = insert(tables, table, row)
      const event = eventOf({ kind, by }, 'add', id, { after: view(added.record) })
      written({ id, version: added.version, event, set: body })
    }
    if (by) enterSeveral(tables, by, { kind, action: 'add', events, after: common() })
    return settled(tables, submit, outcome)
  }
