import * as z from 'zod/mini'
import { AUDIT_KINDS } from './auditKinds.ts'
import { Id } from './ids.ts'
import { PageQuery } from './paging.ts'

/** The actions that the audit trail records. */
export const ACTIONS = [
  'add',
  'change',
  'delete',
  'restore',
  'erase',
  'export',
  'sign-in',
  'sign-in-refused',
  'sign-in-slowed',
  'sign-out',
  'password-reset',
  'link-made',
  'link-used',
  'password-changed',
  'proof-refused',
  'two-step-on',
  'two-step-off',
  'codes-made',
  'code-used',
  'signed-out-elsewhere',
  'import',
  'import-undone',
  'publish',
  'discard',
] as const

export type Action = (typeof ACTIONS)[number]

const Fields = z.record(z.string(), z.unknown())

/** Fields of a record by their wire names. References are ids. No field contains a secret. */
export type Fields = z.output<typeof Fields>

/**
 * Used in place of sign-in names: one for names without an account, one for the sum of names above the limit. They
 * contain a space, which account names cannot.
 */
export const UNKNOWN_NAME = 'unknown name'
export const SEVERAL_NAMES = 'several names'

/** A record of an entry about several records. */
const AuditedRecord = z.object({
  record_id: Id,
  /** Null if it was erased for good. */
  name: z.nullable(z.string()),
  /** For a change, its own fields that differ. */
  before: z.nullable(Fields),
  can_erase: z.boolean(),
})

/** An entry of the audit trail. */
export const AuditEntry = z.object({
  id: Id,
  /** In ms since 1970. */
  at: z.int(),
  /**
   * The administrator's sign-in name; for a refused sign-in it may be {@link UNKNOWN_NAME} or {@link SEVERAL_NAMES}.
   */
  login: z.string(),
  /** The address of the client. */
  address: z.string(),
  action: z.enum(ACTIONS),
  kind: z.enum(AUDIT_KINDS),
  record_id: z.nullable(Id),
  /** The record's name at that time; null if it was erased for good. */
  name: z.nullable(z.string()),
  /**
   * The record before the action; for a change, only the fields that differ. Null if it did not exist or was erased.
   */
  before: z.nullable(Fields),
  /**
   * The record after the action, likewise; for an export, its filter; for refused sign-ins, the number of attempts so
   * far as `tries`, and for a name without an account its `digest`. A new password is `passwordChanged: true`.
   */
  after: z.nullable(Fields),
  /** Current names of the records that `before` and `after` refer to, by keys such as 'batches:7'. */
  names: z.record(z.string(), z.string()),
  /** Whether the entry still contains data of a deleted record, which `DELETE /trash/{kind}/{id}` removes. */
  can_erase: z.boolean(),
  /** The records that one action wrote together. The entry itself then has no record, name or `before`. */
  records: z.optional(z.array(AuditedRecord)),
})

export type AuditEntry = z.output<typeof AuditEntry>

/** A filter in a query; an absent or invalid value filters nothing. */
const chosen = <T extends string>(values: readonly T[]) => z.catch(z.optional(z.enum(values)), undefined)

/** `GET /audit?page&search&kind&action`; `search` looks in the names of the record and of the administrator. */
export const AuditQuery = z.extend(PageQuery, { kind: chosen(AUDIT_KINDS), action: chosen(ACTIONS) })

export type AuditQuery = z.output<typeof AuditQuery>
