import { expect, waitFor, within } from 'storybook/test'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'
import { isAt, newPassword, press } from './formPlay.ts'
import {
  called,
  failingLookups,
  failureOf,
  isInList,
  keepDraft,
  retryLookups,
  type AddForm,
} from './forms.ts'

type Canvas = PlayContext['canvas']

/** The states that several forms share that add records, for the stories of each. */
export function addStates(form: AddForm) {
  const { address, list, call, label, text, draft, fill, next = {} } = form
  const added = `${called(form, text)} has been added.`

  function begin() {
    if (draft) keepDraft(address, draft)
  }

  async function hasText(canvas: Canvas, value: string) {
    const field = await canvas.findByLabelText(label)
    await waitFor(() => expect(field).toHaveValue(value))
  }

  async function send(player: PlayContext, button?: string) {
    await fill(player)
    await press(player, button)
  }

  async function closePassword({ canvas, userEvent }: PlayContext) {
    const shown = await newPassword(canvas)
    await expect(shown.getByText(text)).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  }

  async function isAdded(player: PlayContext) {
    if (form.hasPassword) await closePassword(player)
    await expect(await player.canvas.findByText(added)).toBeInTheDocument()
  }

  async function isSaved(player: PlayContext) {
    await isAdded(player)
    await isAt(player.canvas, list)
    await isInList(player, form, text)
  }

  return {
    saving: {
      beforeEach({ msw }: PlayContextWithMsw) {
        begin()
        msw.use(pending('post', call))
      },
      async play(player: PlayContextWithMsw) {
        const { canvas } = player
        await send(player)
        const busy = await canvas.findByRole('button', { name: 'Loading...' })
        await expect(busy).toHaveAttribute('aria-disabled', 'true')
        const fields = within(canvas.getByRole('form'))
        for (const role of ['textbox', 'combobox', 'switch'])
          for (const field of fields.queryAllByRole(role)) await expect(field).toBeDisabled()
      },
    },
    saved: {
      beforeEach: begin,
      async play(player: PlayContextWithMsw) {
        await send(player)
        await isSaved(player)
      },
    },
    savedAndAnother: {
      beforeEach: begin,
      async play(player: PlayContextWithMsw) {
        const { canvas } = player
        await send(player, 'Submit and add another')
        await expect(await canvas.findByText(added)).toBeInTheDocument()
        await hasText(canvas, '')
        for (const [name, said] of Object.entries(next)) {
          const field = canvas.getByRole('combobox', { name: new RegExp(`^${name}`) })
          await waitFor(() => expect(field.textContent || field.getAttribute('value')).toBe(said))
        }
        await isAt(canvas, address)
      },
    },
    /** What its own words say, one after the other: it has no options, cannot be saved, and is saved. */
    ownWords: {
      beforeEach({ msw }: PlayContextWithMsw) {
        begin()
        msw.use(...failingLookups(form))
      },
      async play(player: PlayContextWithMsw) {
        const { canvas, msw } = player
        await retryLookups(player, form)
        msw.use(failing('post', call, 500))
        await send(player)
        const alert = await canvas.findByText(failureOf(form))
        await waitFor(() => expect(alert).toBeVisible())
        await hasText(canvas, text)
        msw.use(...apiHandlers())
        await press(player)
        await isSaved(player)
      },
    },
  }
}
