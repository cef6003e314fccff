/** Key of the draft in sessionStorage. */
const KEY = 'contact'

/** An unsent draft: the sender, and the messages by their initial text ('' for none). */
interface Draft {
  name: string
  email: string
  messages: Record<string, string>
  /** Key of the message edited last. */
  last: string
}

const emptyDraft: Draft = { name: '', email: '', messages: {}, last: '' }

function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isDraft(stored) ? stored : emptyDraft
  } catch {
    return emptyDraft
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'messages' in value && 'last' in value

function writeDraft(draft: Draft): void {
  try {
    if (Object.keys(draft.messages).length === 0 && draft.name === '' && draft.email === '') {
      sessionStorage.removeItem(KEY)
    } else sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Without storage the draft is lost on reload.
  }
}

/**
 * Saves the form's values as a draft.
 * @param initialText the initial text of its message
 */
export function saveDraft(data: FormData, initialText: string): void {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const { [initialText]: _previous, ...others } = readDraft().messages
  const message = text('message')
  const messages = message === initialText ? others : { ...others, [initialText]: message }
  writeDraft({ name: text('name'), email: text('email'), messages, last: initialText })
}

/** Discards a message that was sent, and the sender if no other message remains. */
export function discardDraft(initialText: string): void {
  const draft = readDraft()
  const { [initialText]: _sent, ...messages } = draft.messages
  writeDraft(Object.keys(messages).length === 0 ? emptyDraft : { ...draft, messages, last: '' })
}

/**
 * Fills the empty fields of a prerendered form from the draft. A link can set the initial text of the message by
 * `{ message: 'About ...' }` in the history state; drafts with another initial text are kept for later.
 * Returns the initial text.
 */
export function fillForm(form: HTMLFormElement, state: unknown): string {
  const { name, email, messages, last } = readDraft()
  const requested = new Map<string, unknown>(Object.entries(state ?? {})).get('message')
  const initialText = typeof requested === 'string' ? requested : messages[last] === undefined ? '' : last
  fill(form, 'name', name)
  fill(form, 'email', email)
  fill(form, 'message', messages[initialText] ?? initialText)
  return initialText
}

function fill(form: HTMLFormElement, field: string, text: string) {
  const control = form.elements.namedItem(field)
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  if (isText && control.value === '') control.value = text
}
