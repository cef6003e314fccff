import * as z from 'zod/mini'
import { Id } from './ids.ts'
import { KINDS } from './kinds.ts'
import { PageQuery } from './paging.ts'

/** The kinds of actions. */
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
] as const

export type Action = (typeof ACTIONS)[number]

/** The kinds of targets: a record of the institute, or an administrator's account. */
export const AUDIT_KINDS = [...KINDS, 'accounts'] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

const Fields = z.record(z.string(), z.unknown())

/** Fields of a record by their wire names. Other records stand in it by their ids; no field holds a secret. */
export type Fields = z.output<typeof Fields>

/** Stand in for sign-in names: one for names without an account, one for those above the limit. No account has a space. */
export const UNKNOWN_NAME = 'unknown name'
export const SEVERAL_NAMES = 'several names'

/** One line of the audit trail. */
export const AuditEntry = z.object({
  id: Id,
  /** In ms since 1970. */
  at: z.int(),
  /** The administrator's sign-in name; where a sign-in was refused, perhaps {@link UNKNOWN_NAME} or {@link SEVERAL_NAMES}. */
  login: z.string(),
  /** Where the request came from. */
  address: z.string(),
  action: z.enum(ACTIONS),
  kind: z.enum(AUDIT_KINDS),
  record_id: z.nullable(Id),
  /** The record's name as it was then; null where it was erased for good. */
  name: z.nullable(z.string()),
  /** The record as it was; of a change, the fields that differ. Null where it was not there, or was erased. */
  before: z.nullable(Fields),
  /** The record as it became, likewise; of an export, its filter; of refused sign-ins, how many `tries` were made so far. A new password is `passwordChanged: true`. */
  after: z.nullable(Fields),
  /** Present names of other records that `before` and `after` hold by their ids, under 'batches:7'. */
  names: z.record(z.string(), z.string()),
  /** Whether the entry still has the name or fields of a deleted record; `DELETE /trash/{kind}/{id}` removes them. */
  can_erase: z.boolean(),
})

export type AuditEntry = z.output<typeof AuditEntry>

/** A filter that an address may leave out; nonsense in it filters nothing. */
const chosen = <T extends string>(values: readonly T[]) => z.catch(z.optional(z.enum(values)), undefined)

/** `GET /audit?page&search&kind&action`; `search` looks in the record's name and the administrator's. */
export const AuditQuery = z.extend(PageQuery, { kind: chosen(AUDIT_KINDS), action: chosen(ACTIONS) })

export type AuditQuery = z.output<typeof AuditQuery>
