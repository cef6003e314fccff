import { AUDIT_KINDS, type AuditKind } from '#contract/audit.ts'
import { recordKinds } from '#contract/kinds.ts'

/** The display name of a kind, in the singular. */
export const kindName = (kind: AuditKind) => (kind === 'accounts' ? 'Account' : recordKinds[kind].name)

/** The display names of all kinds. */
export const kindNames = Object.fromEntries(AUDIT_KINDS.map((kind) => [kind, kindName(kind)]))
