import type { FormValues } from '#admin/shared/draft.ts'
import type { PlayContext } from '#stories/playContext.ts'

/** What every form of the console has, for the states that its stories share. */
interface ConsoleForm {
  /** The form's address: /admin/course_add. */
  address: string
  /** The address of its list: /admin/course. */
  list: string
  noun: string
  plural: string
  /** The path of the request that saves: /courses. */
  call: string
  /** The label of a text field that must not be empty, its name, and its text. */
  label: string | RegExp
  name: string
  text: string
  /** The error when that field is empty. */
  required: string
  /** The message when saving failed without a reason. */
  failure: string
  /** Precedes the reason that the connection gives. */
  prefix?: string
  /** Waits until the form can be submitted. */
  ready?: (canvas: PlayContext['canvas']) => Promise<void>
  /** Changes a field that is no text, for the form to be unsaved; else the text is changed. */
  touch?: (player: PlayContext) => Promise<void>
}

/** A field that is chosen from a list. */
interface Choice {
  label: string | RegExp
  text: string
  /** What it says when nothing is chosen. */
  empty: string
  /** Whether the next record begins with it. */
  isKept?: boolean
}

export interface AddForm extends ConsoleForm {
  /** The values of the filled form. */
  draft: FormValues
  choices?: readonly Choice[]
  /** Fills the form; one with `isDrafted` begins with its draft, because it is long. */
  fill: (player: PlayContext) => Promise<void>
  isDrafted?: boolean
  /** The error of another empty field. */
  alsoRequired?: string
  /** The rows of the list after it was added: 1 to 5 of 5. */
  count?: string
  /** Whether the saved password is shown once. */
  hasPassword?: boolean
}

export interface EditForm extends ConsoleForm {
  heading: string
  /** The path of the request that loads: /courses/4. */
  load: string
  loadFailure: string
  submit: string
}

/** Returns a record in a notice: Course "Grammar". */
export const called = ({ noun }: { noun: string }, name: string) => `${capital(noun)} "${name}"`

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Stores a draft for a form. */
export function keepDraft(address: string, values: FormValues) {
  sessionStorage.setItem(`draft:${address}`, JSON.stringify({ values }))
}
