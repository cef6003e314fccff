import { useLazyListAuditQuery } from '#api/endpoints/audit.ts'
import type { Action } from '#contract/audit.ts'
import type { RecordKind } from '#contract/kinds.ts'

/** Who changed a record last. */
export interface Changer {
  /** Their sign-in name. */
  name: string
  /** In ms since 1970. */
  at: number
  isPasswordChanged: boolean
}

/** Entries of the history that are searched: more people do not save at the same time. */
const LATEST = 50

/**
 * Returns a function that finds out who changed a record last; undefined if that cannot be found out.
 * @param action what they did: 'change' or 'delete'
 */
export function useWhoChanged(kind: RecordKind, action: Action = 'change') {
  const [listEntries] = useLazyListAuditQuery()
  return async function whoChanged(id: number): Promise<Changer | undefined> {
    const query = { page: 1, per_page: LATEST, search: '', kind, action } as const
    const { data } = await listEntries(query)
    const entry = data?.data.find((each) => each.record_id === id)
    return (
      entry && { name: entry.login, at: entry.at, isPasswordChanged: entry.after?.passwordChanged === true }
    )
  }
}
