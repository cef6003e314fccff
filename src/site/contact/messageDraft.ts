/** Where the browser keeps what was typed, as long as its tab lives. */
const KEY = 'contact'

/** What was typed and is not sent yet: who writes, and each message by the words that it was begun with, '' for none. */
interface Draft {
  name: string
  email: string
  messages: Record<string, string>
  /** Which message was typed last. */
  last: string
}

const empty: Draft = { name: '', email: '', messages: {}, last: '' }

function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isDraft(kept) ? kept : empty
  } catch {
    return empty
  }
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' && kept !== null && 'messages' in kept && 'last' in kept

function writeDraft(draft: Draft): void {
  try {
    if (Object.keys(draft.messages).length === 0 && draft.name === '' && draft.email === '') {
      sessionStorage.removeItem(KEY)
    } else sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing loses it at a reload.
  }
}

/**
 * Keeps what a form holds.
 * @param begun the words that its message was begun with
 */
export function keepDraft(data: FormData, begun: string): void {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const { [begun]: _before, ...others } = readDraft().messages
  const message = text('message')
  const messages = message === begun ? others : { ...others, [begun]: message }
  writeDraft({ name: text('name'), email: text('email'), messages, last: begun })
}

/** Deletes the draft of a sent message, and with the last one the writer's name. */
export function forgetDraft(begun: string): void {
  const draft = readDraft()
  const { [begun]: _sent, ...messages } = draft.messages
  writeDraft(Object.keys(messages).length === 0 ? empty : { ...draft, messages, last: '' })
}

/**
 * Puts words into fields that are still empty, as a page is made without any. A link that led here may begin the
 * message, by `{ message: 'About ...' }` in the state of the history: what was typed about another thing waits then.
 * Returns the words that the message was begun with.
 */
export function fillForm(form: HTMLFormElement, state: unknown): string {
  const { name, email, messages, last } = readDraft()
  const asked = new Map<string, unknown>(Object.entries(state ?? {})).get('message')
  const begun = typeof asked === 'string' ? asked : messages[last] === undefined ? '' : last
  fill(form, 'name', name)
  fill(form, 'email', email)
  fill(form, 'message', messages[begun] ?? begun)
  return begun
}

function fill(form: HTMLFormElement, field: string, text: string) {
  const control = form.elements.namedItem(field)
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  if (isText && control.value === '') control.value = text
}
