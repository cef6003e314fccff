/** What a form holds: text by field name. */
export type FormValues = Readonly<Record<string, string>>

/** Typed text that was not saved yet, and the ETag of the record that it changes. */
export interface Draft {
  values: FormValues
  etag?: string
}

const keyOf = (address: string) => `draft:${address}`

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

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('values' in value)) return false
  const { values } = value
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  )
}

/** A form's text fields; files and hidden machinery are not text that was typed. */
export function valuesOf(data: FormData): FormValues {
  return Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
