import { KINDS } from '#contract/kinds.ts'
import { AUDIT_LIFE } from '#server/store/auditStore.ts'
import { UNDO_LIFE } from '#server/store/importStore.ts'
import { CLOCK_TOLERANCE, SUBMIT_KEY_LIFE, TRASH_LIFE } from '#server/store/store.ts'
import type { UpkeepStore } from '#server/store/upkeepStore.ts'
import type { Tables } from './tables.ts'

/** Upkeep in memory, where deleted data leaves no traces. */
export function memoryUpkeep(tables: Tables): UpkeepStore {
  return {
    async deleteExpired(at) {
      const { audit, imports, submits } = tables
      let gone = 0
      for (const { trash } of KINDS.map((kind) => tables[kind]))
        for (const [id, row] of trash) {
          if (row.at > at + CLOCK_TOLERANCE) row.at = at
          if (row.at <= at - TRASH_LIFE && trash.delete(id)) gone += 1
        }
      for (const [key, submit] of submits)
        if (submit.at <= at - SUBMIT_KEY_LIFE && submits.delete(key)) gone += 1
      for (const past of imports.values()) if (past.at <= at - UNDO_LIFE && imports.delete(past.id)) gone += 1
      const kept = audit.entries.filter((entry) => entry.at > at - AUDIT_LIFE)
      gone += audit.entries.length - kept.length
      audit.entries = kept
      return gone
    },
    rebuild: async () => true,
    erasures: async () => ({ lineage: 'memory', erased: [...tables.erased] }),
    backedUpAt: async () => undefined,
  }
}
