import { foldText } from '#contract/foldText.ts'
import { KINDS, recordKinds, type RecordKind } from '#contract/kinds.ts'
import { paged, pageWindow } from '#contract/paging.ts'
import type { TrashEntry } from '#contract/trash.ts'
import type { AuditStore, TrashStore } from '#server/store/auditStore.ts'
import { refuseLive } from '#server/store/refusals.ts'
import { TRASH_LIFE } from '#server/store/store.ts'
import { SHOWN_PARTS, withNames, type KeptEntry } from '#server/store/auditEntries.ts'
import type { Tables } from './tables.ts'
import { enter } from './auditEntries.ts'

/** The audit trail in memory. */
export function memoryAudit(tables: Tables): AuditStore {
  return {
    async page(query) {
      const term = foldText(query.search)
      const partsOf = new Map<number, KeptEntry[]>()
      for (const { partOf, ...part } of tables.audit.entries.toReversed())
        if (partOf !== undefined) partsOf.set(partOf, [...(partsOf.get(partOf) ?? []), part])
      const found = tables.audit.entries.filter(
        ({ id, partOf, kind, action, name, login }) =>
          partOf === undefined &&
          (query.kind === undefined || query.kind === kind) &&
          (query.hasAccounts !== false || kind !== 'accounts') &&
          (query.action === undefined || query.action === action) &&
          [name ?? '', login, ...(partsOf.get(id) ?? []).map((part) => part.name ?? '')].some((text) =>
            foldText(text).includes(term),
          ),
      )
      const window = pageWindow(query, found.length)
      const entries = found
        .slice(window.offset, window.offset + window.size)
        .map(({ partOf: _none, ...entry }): KeptEntry => {
          const parts = partsOf.get(entry.id)?.slice(0, SHOWN_PARTS)
          return parts ? { ...entry, parts } : entry
        })
      const named = await withNames(entries, async (kind, ids) => namesOf(tables, kind, ids))
      return paged(named, found.length, window)
    },

    async latest(kind, id) {
      const newest = tables.audit.entries.find((entry) => entry.kind === kind && entry.record_id === id)
      if (!newest) return undefined
      const { partOf: _whole, ...entry } = newest
      const [named] = await withNames([entry], async (of, ids) => namesOf(tables, of, ids))
      return named
    },

    async enter(by, event) {
      enter(tables, by, event)
    },
  }
}

/** Deleted records of all kinds, in memory. */
export function memoryTrash(tables: Tables): TrashStore {
  const deletedBy = (kind: RecordKind, id: number) =>
    tables.audit.entries.find(
      (entry) => entry.kind === kind && entry.record_id === id && entry.action === 'delete',
    )?.login ?? null

  const entriesOf = (kind: RecordKind): TrashEntry[] =>
    [...tables[kind].trash].map(([id, { record, at }]) => ({
      kind,
      id,
      name: nameOf(kind, record),
      deleted_at: at,
      kept_until: at + TRASH_LIFE,
      deleted_by: deletedBy(kind, id),
    }))

  return {
    async page(query, at) {
      const found = KINDS.flatMap(entriesOf)
        .filter((entry) => entry.kept_until > at)
        .toSorted(
          (one, other) =>
            other.deleted_at - one.deleted_at ||
            Number(one.kind > other.kind) - Number(one.kind < other.kind) ||
            other.id - one.id,
        )
      const window = pageWindow(query, found.length)
      return paged(found.slice(window.offset, window.offset + window.size), found.length, window)
    },

    async erase(kind, id, by) {
      refuseLive(tables[kind].rows.has(id))
      const wasThere = tables[kind].trash.delete(id)
      const { audit, cancelled } = tables
      if (kind === 'classes')
        for (const key of cancelled.keys()) if (key.startsWith(`${id}:`)) cancelled.delete(key)
      const isTold = ({ name, before, after, ...entry }: KeptEntry) =>
        entry.kind === kind && entry.record_id === id && [name, before, after].some((part) => part !== null)
      if (!wasThere && !audit.entries.some(isTold)) return false
      audit.entries = audit.entries.map((entry) =>
        isTold(entry) ? { ...entry, name: null, before: null, after: null } : entry,
      )
      if (by) enter(tables, by, { action: 'erase', kind, record_id: id })
      if (!tables.erased.some((erasure) => erasure.kind === kind && erasure.id === id))
        tables.erased.push({ kind, id, at: by?.at ?? Date.now() })
      return true
    },
  }
}

function namesOf(tables: Tables, kind: RecordKind, ids: number[]): Map<number, string> {
  const { rows } = tables[kind]
  return new Map(
    ids.flatMap((id) => {
      const stored = rows.get(id)
      return stored ? [[id, nameOf(kind, stored.record)] as const] : []
    }),
  )
}

const nameOf = (kind: RecordKind, record: object) =>
  String(Object.entries(record).find(([field]) => field === recordKinds[kind].nameField)?.[1])
