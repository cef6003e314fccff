import type { RecordKind } from '#contract/kinds.ts'
import type { SeveralOutcome } from '#contract/several.ts'
import { eventOf } from '#server/store/auditEntries.ts'
import { collectOutcome, SubmittedOtherwise, type SeveralWrite } from '#server/store/severalStore.ts'
import { enterSeveral } from './audit.ts'
import { allowRecords } from '#server/store/sql/engine/budget.ts'
import type { RecordParts } from './records.ts'
import { allOf } from './rowWrites.ts'
import { claimSubmit, settleSubmit } from './submits.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** Returns what adds records of a kind, all or none: one transaction, with its entry in the audit trail. */
export const addingSeveral =
  <Row extends object, Body extends object>(
    db: Db,
    kind: RecordKind,
    { insert, read }: Pick<RecordParts<Row, Body, unknown>, 'insert' | 'read'>,
  ) =>
  (bodies: readonly Body[], { submit, by }: SeveralWrite): Promise<SeveralOutcome> => {
    allowRecords(bodies.length)
    return db.transaction().execute(async (transaction) => {
      const earlier = submit && (await claimSubmit(transaction, submit))
      if (earlier?.isOther) throw new SubmittedOtherwise()
      if (earlier?.outcome) return earlier.outcome
      const { outcome, events, written, common } = collectOutcome()
      const ids = allOf(await insert(transaction, bodies))
      const added = await read(transaction, ids)
      for (const [index, id] of ids.entries()) {
        const now = added.get(id)
        if (!now) throw new Error(`${kind}: a row that was just added is not there: ${id}`)
        const event = eventOf({ kind, by }, 'add', id, { after: now.record })
        written({ id, version: now.version, event, set: bodies[index] ?? {} })
      }
      if (by) await enterSeveral(transaction, by, { kind, action: 'add', events, after: common() })
      if (submit) await settleSubmit(transaction, submit, 0, outcome)
      return outcome
    })
  }
