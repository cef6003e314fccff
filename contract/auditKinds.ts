import { KINDS, type RecordKind } from './kinds.ts'

/** The kinds of targets of the audit trail: a record of any kind, an administrator's account, or the public site. */
export const AUDIT_KINDS = [...KINDS, 'accounts', 'site'] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

export const isRecordKind = (kind: AuditKind): kind is RecordKind => kind !== 'accounts' && kind !== 'site'
