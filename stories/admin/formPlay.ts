import { expect, screen, waitFor, within } from 'storybook/test'
import { openToken } from '#mocks/fixtures/accounts.ts'
import type { PlayContext } from '#stories/playContext.ts'

export const NO_CONNECTION = 'No connection. Check the network, then try again.'
export const IS_BACK = 'We restored your unsaved changes.'

/** Returns the current address; forms have a field of that name, too. */
const addressOf = (canvas: PlayContext['canvas']) =>
  canvas.getByLabelText('Address', { selector: 'code' }).textContent

/** Waits until this address is shown. */
export const isAt = (canvas: PlayContext['canvas'], address: string) =>
  waitFor(() => expect(addressOf(canvas)).toBe(address))

export const leadsTo = (canvas: PlayContext['canvas'], link: string, href: string) =>
  expect(canvas.getByRole('link', { name: link })).toHaveAttribute('href', href)

/** Waits until a field with options shows a text. */
export const shows = (canvas: PlayContext['canvas'], label: string | RegExp, text: string) =>
  waitFor(() => expect(canvas.getByRole('combobox', { name: label })).toHaveTextContent(text))

/** Waits until a field has a description, such as its error. */
export const says = (field: HTMLElement, text: string) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(text))

/** Enters a text as by pasting: at once. */
export async function enter({ canvas, userEvent }: PlayContext, label: string | RegExp, text: string) {
  await userEvent.click(await canvas.findByLabelText(label))
  await userEvent.paste(text)
}

/** Types a day by its digits: '14022001'. */
export async function enterDay({ canvas, userEvent }: PlayContext, label: string, digits: string) {
  const [day] = within(await canvas.findByRole('group', { name: label })).getAllByRole('spinbutton')
  if (day) await userEvent.type(day, digits)
}

export async function press({ canvas, userEvent }: PlayContext, name = 'Submit') {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

/** Waits until a field with options has loaded them. */
export async function loaded(canvas: PlayContext['canvas'], label: string | RegExp) {
  const field = await canvas.findByRole('combobox', { name: label })
  await waitFor(() => expect(field).toBeEnabled())
  return field
}

/** @param option how its text begins: more may follow, such as a number of students */
export async function choose(player: PlayContext, label: string | RegExp, option: string) {
  await player.userEvent.click(await loaded(player.canvas, label))
  await player.userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

/** Returns the question whether to leave an unsaved form. */
export const leaveDialog = async (canvas: PlayContext['canvas']) =>
  within(await canvas.findByRole('alertdialog', { name: 'Leave without saving?' }))

/** Returns the question whether to save values that are probably wrong. */
export const question = async (canvas: PlayContext['canvas']) =>
  within(await canvas.findByRole('alertdialog', { name: 'Is this right?' }))

export async function signInAgain({ canvas, userEvent }: PlayContext) {
  const dialog = within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
  await userEvent.click(dialog.getByLabelText('Email'))
  await userEvent.paste('office@example.org')
  await userEvent.click(dialog.getByLabelText('Password'))
  await userEvent.paste('forty-hadith')
  await userEvent.keyboard('{Enter}')
}

/** Generates a password and returns it. */
export async function generate({ canvas, userEvent }: PlayContext): Promise<string> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Generate' }))
  const field = canvas.getByLabelText('Password')
  return field instanceof HTMLInputElement ? field.value : ''
}

/** The dialog that shows a saved password once. */
export const newPassword = async (canvas: PlayContext['canvas']) =>
  within(await canvas.findByRole('dialog', { name: 'New password' }))

/** The choice between two values of a field that two people changed. */
export const choiceOf = async (canvas: PlayContext['canvas'], field: string) =>
  within(await canvas.findByRole('group', { name: field, description: /^You both changed it/ }))

/** What the notice says about fields that another user changed. */
export const CHANGED_BY_OFFICE = 'changed by office@example.org meanwhile.'

/** Saves a record as another user. */
export const somebodyElseSaves = (call: string, body: object) =>
  fetch(`/api${call}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${openToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Deletes a record as another user. */
export const somebodyElseDeletes = (call: string) =>
  fetch(`/api${call}`, { method: 'DELETE', headers: { authorization: `Bearer ${openToken}` } })
