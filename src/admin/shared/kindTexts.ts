import { AUDIT_KINDS, type AuditKind } from '#contract/audit.ts'
import { recordKinds } from '#contract/kinds.ts'

/** Returns the name of a kind: 'Batch'. */
export const kindName = (kind: AuditKind) => (kind === 'accounts' ? 'Account' : recordKinds[kind].name)

/** The names of all kinds. */
export const kindNames = Object.fromEntries(AUDIT_KINDS.map((kind) => [kind, kindName(kind)]))
