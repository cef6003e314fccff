/** What a form holds: text by field name. */
export type FormValues = Readonly<Record<string, string>>

/** Typed text that was not saved yet, and the ETag of the record that it changes. */
export interface Draft {
  values: FormValues
  etag?: string
  /** Of the submit that was tried with it, perhaps: saved, while its answer was lost. */
  submitKey?: string
  /** Whether a password was chosen as well, which no draft holds. */
  isWithoutSecret?: boolean
}

const PREFIX = 'draft:'
const keyOf = (address: string) => `${PREFIX}${address}`

/** Drafts live as long as the tab: a shared computer keeps nothing. */
export function readDraft(address: string): Draft | undefined {
  const text = sessionStorage.getItem(keyOf(address))
  if (text === null) return undefined
  try {
    const draft: unknown = JSON.parse(text)
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(address: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(address), JSON.stringify(draft))
  } catch {
    // A full or forbidden storage costs the draft, not the form.
  }
}

export const forgetDraft = (address: string) => sessionStorage.removeItem(keyOf(address))

/** At the end of a session, so that the next user of the browser sees no drafts. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
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
 * A form's text fields; files and hidden machinery are not text that was typed. A list of ids, which is sent as
 * `name[]`, is one JSON text under `name`.
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

/** Ids as one text of {@link FormValues}; '' for none. */
export const listText = (ids: readonly (string | number)[]) =>
  ids.length === 0 ? '' : JSON.stringify(ids.map(String))

/** The ids in a text of {@link listText}. */
export function listIn(text: string | undefined): string[] {
  if (text === undefined || text === '') return []
  const ids: unknown = JSON.parse(text)
  return Array.isArray(ids) ? ids.map(String) : []
}

/** Whether two forms hold the same; a field that is missing is empty. */
export function isSame(one: FormValues, other: FormValues): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/** Some of a form's fields. */
export function pick(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
}

export function without(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}
