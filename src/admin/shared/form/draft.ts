import { readPerson } from '#api/session.ts'
import { tabStorage } from '#api/storage.ts'
import { DRAFT_PREFIX } from './keptDrafts.ts'

/** Form values: text by field name. */
export type FormValues = Readonly<Record<string, string>>

/** Unsaved form values, and the ETag of the record that they change. */
export interface Draft {
  values: FormValues
  etag?: string
  /** That record as form values, for merging what somebody else saved since. */
  base?: FormValues
  /** Idempotency key of a submit that is pending or whose response was lost: it may have been saved. */
  submitKey?: string
  /** Whether a password was entered as well; drafts never hold one. */
  isWithoutSecret?: boolean
  /** The id of the person who typed it; undefined if it was unknown. Nobody else sees it. */
  owner?: number
}

const keyOf = (address: string) => `${DRAFT_PREFIX}${address}`

/** Drafts are kept in session storage, so that a shared computer keeps nothing after the tab closes. */
export function readDraft(address: string): Draft | undefined {
  const text = tabStorage.read(keyOf(address))
  if (text === null) return undefined
  try {
    const draft: unknown = JSON.parse(text)
    return isDraft(draft) && isOwn(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

export const writeDraft = (address: string, draft: Draft) =>
  tabStorage.write(keyOf(address), JSON.stringify({ ...draft, owner: readPerson()?.id }))

const isOwn = ({ owner }: Draft) => owner === undefined || owner === readPerson()?.id

export const removeDraft = (address: string) => tabStorage.remove(keyOf(address))

/** Removes the draft if it still holds these values; a newer draft is kept. */
export function removeDraftOf(address: string, values: FormValues): void {
  const draft = readDraft(address)
  if (draft && isSame(draft.values, values)) removeDraft(address)
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('values' in value)) return false
  const { values } = value
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  )
}

/**
 * Returns a form's text fields, without files. A list of ids, sent as `name[]`, becomes
 * one JSON text under `name`.
 * @spec 512
 */
export function valuesOf(data: FormData): FormValues {
  const values: Record<string, string> = {}
  const lists = new Map<string, string[]>()
  for (const [key, value] of data) {
    if (typeof value !== 'string') continue
    const name = key.endsWith('[]') ? key.slice(0, -2) : undefined
    if (name === undefined) {
      values[key] = value
      continue
    }
    const list = lists.get(name) ?? []
    list.push(value)
    lists.set(name, list)
  }
  return { ...values, ...Object.fromEntries([...lists].map(([name, ids]) => [name, listText(ids)])) }
}

/** Returns ids as one text of {@link FormValues}; '' for none. */
export const listText = (ids: readonly (string | number)[]) =>
  ids.length === 0 ? '' : JSON.stringify(ids.map(String))

/** Returns the ids in a text made by {@link listText}. */
export function listIn(text: string | undefined): string[] {
  if (text === undefined || text === '') return []
  const ids: unknown = JSON.parse(text)
  return Array.isArray(ids) ? ids.map(String) : []
}

/** Whether two forms have equal values. A missing field counts as empty. */
export function isSame(one: FormValues, other: FormValues): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/** Returns the named fields only; missing ones are ''. */
export function pick(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
}

export function without(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}
