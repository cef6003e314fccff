import { expect, waitFor } from 'storybook/test'
import type { FormValues } from '#admin/shared/form/draft.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'

/** What every form of the console has, for the states that its stories share. */
interface ConsoleForm {
  /** The address of its list: /admin/course. */
  list: string
  noun: string
  /** The path of the request that saves: /courses. */
  call: string
  /** The label of a text field that must not be empty, and its text. */
  label: string | RegExp
  text: string
  /** What the row of the saved record says. */
  row: RegExp
  /** The calls that load its options, and what the form says when they fail. It works without them. */
  lookups?: Readonly<Record<string, string>>
  /** The message when saving failed without a reason, where it is its own. */
  failure?: string
}

export interface AddForm extends ConsoleForm {
  /** The form's address: /admin/course_add. */
  address: string
  /** What the form begins with, because it is long. */
  draft?: FormValues
  /** Fills the rest of the form. */
  fill: (player: PlayContext) => Promise<void>
  /** What the chosen fields say when the form is open for the next record, by their labels. */
  next?: Readonly<Record<string, string>>
  /** Whether the saved password is shown once. */
  hasPassword?: boolean
}

export interface EditForm extends ConsoleForm {
  /** The path of the request that loads, if it is another one: /students/4. */
  load?: string
  loadFailure: string
  submit: string
  /** Waits until the form can be submitted. */
  ready?: (canvas: PlayContext['canvas']) => Promise<void>
}

/** Returns a record in a notice: Course "Grammar". */
export const called = ({ noun }: { noun: string }, name: string) => `${capital(noun)} "${name}"`

/** The message when saving a form failed without a reason. */
export const failureOf = ({
  noun,
  failure = `The ${noun} could not be saved. Please try again.`,
}: ConsoleForm) => failure

export const failingLookups = ({ lookups = {} }: ConsoleForm) =>
  Object.keys(lookups).map((path) => failing('get', path, 500))

/** Waits until the form has said which options were not loaded. */
export async function missesLookups({ canvas }: Pick<PlayContext, 'canvas'>, { lookups = {} }: ConsoleForm) {
  for (const text of Object.values(lookups)) await canvas.findByText(text)
}

/** Then loads them. */
export async function retryLookups(player: PlayContextWithMsw, form: ConsoleForm) {
  await missesLookups(player, form)
  player.msw.use(...apiHandlers())
  for (const retry of player.canvas.queryAllByRole('button', { name: 'Retry' }))
    await player.userEvent.click(retry)
}

/** Waits for the list, and expects what the row of the saved record says. */
export async function isInList({ canvas }: Pick<PlayContext, 'canvas'>, { row }: ConsoleForm, name: string) {
  const link = await canvas.findByText(name)
  await waitFor(() => expect(link.closest('tr')).toHaveTextContent(row))
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Stores a draft for a form. */
export function keepDraft(address: string, values: FormValues) {
  sessionStorage.setItem(`draft:${address}`, JSON.stringify({ values }))
}
