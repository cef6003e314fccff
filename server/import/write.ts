import type { ImportBody, ImportCheck, ImportDone, Slip } from '#contract/import/import.ts'
import { CHANGED_MEANWHILE } from '#contract/bulk.ts'
import { Refusal } from '#server/refusal.ts'
import {
  Outdated,
  type ImportPlan,
  type ImportStore,
  type ImportWrite,
  type KindImports,
  type NewIds,
} from '#server/store/importStore.ts'
import { chunks } from '#server/store/chunks.ts'
import { check, type Checked } from './check.ts'
import type { Planned } from './validateRows.ts'
import type { Fields, KindRules } from './kindRules.ts'

/** A password for a new person, and its hash. */
export interface NewPassword {
  password: string
  passwordHash: string
}

interface WriteDeps<Row, Body extends Fields, Stored> {
  rules: KindRules<Row, Body>
  imports: KindImports<Row, Stored>
  past: Pick<ImportStore, 'earlier'>
  /** Returns the body as it is stored; new people get a password. */
  storedOf: (body: Body, password: NewPassword | undefined) => Stored
  /** Undefined for kinds without passwords. */
  newPassword: (() => Promise<NewPassword>) | undefined
}

/** How often a file is validated again because others save at the same time. */
const ATTEMPTS = 4

const PASSWORDS_AT_ONCE = 100

const NOT_AS_SEEN =
  'Some rows are refused, or have changed since they were checked. Nothing was imported. Look at them and try again.'
const BUSY = 'Others keep saving the same records. Nothing was imported. Please try again in a moment.'

/**
 * Writes a file: all of it, or all that is good and as it was seen.
 * @throws {Refusal} 409 with the new check, if all was asked and not all is as it was seen; 503 if others keep saving
 */
export async function writeImport<Row, Body extends Fields, Stored>(
  deps: WriteDeps<Row, Body, Stored>,
  body: ImportBody,
  write: ImportWrite,
): Promise<ImportDone> {
  const { rules, imports, past, storedOf, newPassword } = deps
  const earlier = write.submit && (await past.earlier(write.submit))
  if (earlier) return repeated(earlier)
  const passwords = new Map<number, NewPassword>()
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await check(rules, imports, body)
    const { good, refused } = sorted(found.validation.planned, body)
    if (body.mode === 'all' && refused.length > 0)
      throw new Refusal(409, NOT_AS_SEEN, { body: { data: checkOf(found) } })
    const done = { counts: countsOf(good, refused.length), refused }
    const adds = good.filter(({ write: one }) => one?.id === null)
    if (newPassword) await addPasswords(passwords, adds, newPassword)
    const plan = planOf(found, good, rules, (one, row) => storedOf(one, passwords.get(row)))
    if (plan.adds.length + plan.changes.length === 0) return { ...done, id: null, slips: [] }
    try {
      const imported = await imports.write(plan, write)
      return imported.isRepeated
        ? repeated(imported)
        : { ...done, id: imported.id, slips: slipsOf(adds, passwords) }
    } catch (error) {
      if (!(error instanceof Outdated)) throw error
    }
  }
  throw new Refusal(503, BUSY, { headers: { 'Retry-After': '5' } })
}

/** Makes passwords for the rows that have none yet, many at a time: their hashes are made in other threads. */
async function addPasswords<Body>(
  passwords: Map<number, NewPassword>,
  adds: readonly Planned<Body>[],
  newPassword: () => Promise<NewPassword>,
) {
  const rows = adds.map(({ validated }) => validated.row).filter((row) => !passwords.has(row))
  for (const some of chunks(rows, PASSWORDS_AT_ONCE)) {
    const made = await Promise.all(some.map(async (row) => [row, await newPassword()] as const))
    for (const [row, password] of made) passwords.set(row, password)
  }
}

/** Returns the check as it is sent. */
export const checkOf = <Body>({ validation: { planned, ...others } }: Checked<Body>): ImportCheck => ({
  ...others,
  rows: planned.map(({ validated }) => validated),
})

const repeated = ({ id, added, changed }: { id: number; added: number; changed: number }): ImportDone => ({
  id,
  counts: { added, changed, same: 0, refused: 0 },
  refused: [],
  slips: null,
})

/** Separates the rows that are good and as they were seen from the others. */
function sorted<Body>(planned: readonly Planned<Body>[], { seen }: ImportBody) {
  const good: Planned<Body>[] = []
  const refused: ImportDone['refused'] = []
  planned.forEach((one, index) => {
    const { row, errors, seen: now } = one.validated
    const [message] = Object.values(errors ?? {}).flat()
    if (now === null) refused.push({ row, message: message ?? CHANGED_MEANWHILE })
    else if (now !== seen[index]) refused.push({ row, message: CHANGED_MEANWHILE })
    else good.push(one)
  })
  return { good, refused }
}

function countsOf<Body>(good: readonly Planned<Body>[], refused: number): ImportDone['counts'] {
  const counts = { added: 0, changed: 0, same: 0, refused }
  for (const { validated } of good) counts[validated.outcome] += 1
  return counts
}

/** Returns what to write. Batches and divisions that no row needs are not added. */
function planOf<Row, Body extends Fields, Stored>(
  { parents }: Checked<Body>,
  good: readonly Planned<Body>[],
  { batchField, divisionField, relinked }: KindRules<Row, Body>,
  storedOf: (body: Body, row: number) => Stored,
): ImportPlan<Stored> {
  const writes = good.flatMap(({ validated, write }) => (write ? [{ ...write, row: validated.row }] : []))
  const used = (field: string | undefined) =>
    new Set(writes.flatMap(({ body }) => (field === undefined ? [] : [body[field]].flat())))
  const usedDivisions = used(divisionField)
  const divisions = parents.divisions.filter(({ at }) => usedDivisions.has(at))
  const usedBatches = used(batchField)
  for (const { body } of divisions) usedBatches.add(body.M11_Batch_id)
  const batches = parents.batches.filter(({ at }) => usedBatches.has(at))
  const bodyOf =
    ({ body, row }: (typeof writes)[number]) =>
    (ids: NewIds) =>
      storedOf(relinked(body, ids), row)
  return {
    batches,
    divisions,
    adds: writes.filter(({ id }) => id === null).map(bodyOf),
    changes: writes.flatMap((one) =>
      one.id === null ? [] : [{ id: one.id, version: one.version, body: bodyOf(one) }],
    ),
  }
}

function slipsOf<Body extends Fields>(
  adds: readonly Planned<Body>[],
  passwords: ReadonlyMap<number, NewPassword>,
): Slip[] {
  return adds.flatMap(({ validated: { row, name }, write }) => {
    const made = passwords.get(row)
    return made && write ? [{ name, code: String(write.body['M05_UserCode']), password: made.password }] : []
  })
}
