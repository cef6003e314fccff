import { AUDIT_KINDS, isRecordKind, type AuditKind } from '#contract/auditKinds.ts'
import { recordKinds, type RecordKind } from '#contract/kinds.ts'

/** The display name of a kind, in the singular. */
export const kindName = (kind: AuditKind) =>
  isRecordKind(kind) ? recordKinds[kind].name : { accounts: 'Account', site: 'Site' }[kind]

/** '1 student', '12 students'. */
export const countText = (kind: RecordKind, count: number) =>
  `${count} ${count === 1 ? recordKinds[kind].name.toLowerCase() : kind}`

/** The display names of all kinds. */
export const kindNames = Object.fromEntries(AUDIT_KINDS.map((kind) => [kind, kindName(kind)]))
