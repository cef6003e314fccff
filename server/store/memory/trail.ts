import type { RecordKind } from '#contract/kinds.ts'
import type { Actor, AuditEvent } from '#server/store/auditStore.ts'
import type { Records } from '#server/store/store.ts'
import { eventOf, hasNewPassword } from '#server/store/trail.ts'
import type { Table, Tables } from './tables.ts'
import { earlier } from './writes.ts'

/** Makes an entry. */
export function enter({ audit }: Tables, { login, address, at }: Actor, event: AuditEvent): void {
  const { action, kind, record_id = null, name = null, before = null, after = null } = event
  audit.last += 1
  const entry = { id: audit.last, at, login, address, action, kind, record_id, name, before, after }
  audit.entries = [entry, ...audit.entries]
}

/**
 * A store of records whose writes enter themselves. A call runs to its end before another begins, so what is
 * read beside it is what it found.
 */
export function entering<Row extends object, Body extends object, Store extends Records<Row, Body>>(
  tables: Tables,
  kind: RecordKind,
  records: Store & Records<Row, Body>,
): Store {
  const table: Table<object> = tables[kind]
  const writes: Omit<Records<Row, Body>, 'get'> = {
    async add(body, submit, by) {
      const isRepeat = earlier(tables, table, submit) !== undefined
      const adding = records.add(body, submit)
      const id = table.sequence.last
      const added = await adding
      if (by && !isRepeat) enter(tables, by, eventOf({ kind, by }, 'add', id, { after: added.record }))
      return added
    },

    async replace(id, body, version, by) {
      const [before, after] = await Promise.all([records.get(id), records.replace(id, body, version)])
      const writing = { kind, by, hasNewPassword: hasNewPassword(body) }
      const change = { before: before?.record, after: after?.record }
      if (by && after) enter(tables, by, eventOf(writing, 'change', id, change))
      return after
    },

    async remove(id, at, by) {
      const [before, isGone] = await Promise.all([records.get(id), records.remove(id, at)])
      if (by && isGone) enter(tables, by, eventOf({ kind, by }, 'delete', id, { before: before?.record }))
      return isGone
    },

    async restore(id, at, by) {
      const restored = await records.restore(id, at)
      if (by && restored) enter(tables, by, eventOf({ kind, by }, 'restore', id, { after: restored.record }))
      return restored
    },
  }
  return { ...records, ...writes }
}
