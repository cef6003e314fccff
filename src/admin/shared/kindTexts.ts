import { AUDIT_KINDS, type AuditKind } from '#contract/audit.ts'
import { recordKinds } from '#contract/kinds.ts'

/** What one record of a kind is called. */
export const kindName = (kind: AuditKind) => (kind === 'accounts' ? 'Account' : recordKinds[kind].name)

/** Every kind with its word, to choose from. */
export const kindNames = Object.fromEntries(AUDIT_KINDS.map((kind) => [kind, kindName(kind)]))
