import { expect, waitFor, within } from 'storybook/test'
import { endSession } from '#api/session.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'
import { alreadySaved, savedUnheard } from './alreadySaved.ts'
import {
  isAt,
  IS_BACK,
  leaveDialog,
  newPassword,
  NO_CONNECTION,
  press,
  signInAgain,
  TOO_LONG,
} from './formPlay.ts'
import { called, keepDraft, type AddForm } from './forms.ts'
import { outOfTime } from './hurried.ts'

type Canvas = PlayContext['canvas']

/** The states that all forms share that add records, for the stories of each. */
export function addStates(form: AddForm) {
  const { address, list, call, label, text, draft, fill, prefix = '', choices = [] } = form
  const added = `${called(form, text)} has been added.`

  function begin() {
    if (form.isDrafted) keepDraft(address, draft)
  }

  const fieldOf = (canvas: Canvas) => canvas.findByLabelText(label)

  async function hasText(canvas: Canvas, value: string) {
    const field = await fieldOf(canvas)
    await waitFor(() => expect(field).toHaveValue(value))
  }

  /** Expects what the chosen fields say: what is chosen in the filled form, or nothing. */
  async function hasChoices(canvas: Canvas, isChosen: (choice: (typeof choices)[number]) => boolean) {
    for (const choice of choices) {
      const said = isChosen(choice) ? choice.text : choice.empty
      await waitFor(() => {
        const field = canvas.getByRole('combobox', { name: choice.label })
        return field instanceof HTMLInputElement
          ? expect(field).toHaveValue(said)
          : expect(field).toHaveTextContent(said)
      })
    }
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

  /** Submits; a message follows, and the text is kept. */
  const refused = (message: string) => async (player: PlayContextWithMsw) => {
    await send(player)
    const alert = await player.canvas.findByText(message)
    await waitFor(() => expect(alert).toBeVisible())
    await hasText(player.canvas, text)
  }

  return {
    filled: {
      beforeEach: begin,
      async play(player: PlayContextWithMsw) {
        await fill(player)
        await hasText(player.canvas, text)
        await hasChoices(player.canvas, () => true)
      },
    },
    cleared: {
      async play(player: PlayContextWithMsw) {
        const { canvas, userEvent } = player
        await press(player)
        await canvas.findByText(form.required)
        await userEvent.type(await fieldOf(canvas), text.slice(0, 1))
        await waitFor(() => expect(canvas.queryByText(form.required)).not.toBeInTheDocument())
        if (form.alsoRequired) await expect(canvas.getByText(form.alsoRequired)).toBeVisible()
      },
    },
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
        for (const field of [...fields.getAllByRole('textbox'), ...fields.queryAllByRole('combobox')]) {
          await expect(field).toBeDisabled()
        }
      },
    },
    /** Its row is the one with this cell. */
    saved: (cell: string, row: RegExp) => ({
      beforeEach: begin,
      async play(player: PlayContextWithMsw) {
        const { canvas } = player
        await send(player)
        await isAdded(player)
        await isAt(canvas, list)
        await expect((await canvas.findByText(cell)).closest('tr')).toHaveTextContent(row)
      },
    }),
    savedAndAnother: {
      beforeEach: begin,
      async play(player: PlayContextWithMsw) {
        await send(player, 'Submit and add another')
        await expect(await player.canvas.findByText(added)).toBeInTheDocument()
        await hasText(player.canvas, '')
        await hasChoices(player.canvas, ({ isKept = false }) => isKept)
        await isAt(player.canvas, address)
        if (isLookedAt || !form.hasPassword) return
        await press(player, '1 new password')
        await closePassword(player)
      },
    },
    failed: {
      beforeEach({ msw }: PlayContextWithMsw) {
        begin()
        msw.use(failing('post', call, 500))
      },
      play: refused(form.failure),
    },
    offline: {
      beforeEach({ msw }: PlayContextWithMsw) {
        begin()
        msw.use(offline('post', call))
      },
      play: refused(prefix + NO_CONNECTION),
    },
    timedOut: {
      beforeEach({ msw }: PlayContextWithMsw) {
        begin()
        const { handler, stop } = outOfTime('post', call)
        msw.use(handler)
        return stop
      },
      play: refused(prefix + TOO_LONG),
    },
    /** The server saves, and its response is lost: the second submit adds no second record. */
    sentTwice: {
      beforeEach: begin,
      async play(player: PlayContextWithMsw) {
        const { canvas, msw } = player
        await fill(player)
        msw.use(savedUnheard('post', call))
        await press(player)
        await canvas.findByText(prefix + NO_CONNECTION)
        await press(player)
        await isAdded(player)
        await expect(await canvas.findByText(text)).toBeVisible()
        if (form.count) await expect(await canvas.findByText(form.count)).toBeInTheDocument()
      },
    },
    alreadySaved: alreadySaved(form),
    /** What its own words say, one after the other: it cannot be saved, and is saved. */
    ownWords: {
      beforeEach({ msw }: PlayContextWithMsw) {
        begin()
        msw.use(failing('post', call, 500))
      },
      async play(player: PlayContextWithMsw) {
        await refused(form.failure)(player)
        player.msw.use(...apiHandlers())
        await press(player)
        await isAdded(player)
        await isAt(player.canvas, list)
      },
    },
    dirty: {
      args: { entries: [`${list}?search=a`, { pathname: address, state: { from: '?search=a' } }] },
      beforeEach() {
        if (!form.touch) begin()
      },
      async play(player: PlayContextWithMsw) {
        const { canvas, userEvent } = player
        await (form.touch ?? fill)(player)
        await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
        const dialog = await leaveDialog(canvas)
        await expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
        if (isLookedAt) return
        await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
        await hasText(canvas, form.touch ? '' : text)
        await userEvent.click(canvas.getByRole('link', { name: `Back to ${form.plural}` }))
        await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }))
        await isAt(canvas, `${list}?search=a`)
      },
    },
    draftRestored: {
      beforeEach: () => keepDraft(address, draft),
      async play(player: PlayContextWithMsw) {
        const { canvas } = player
        await canvas.findByText(IS_BACK)
        await hasText(canvas, text)
        await hasChoices(canvas, () => true)
        if (isLookedAt) return
        await press(player, 'Discard')
        await hasText(canvas, '')
        await hasChoices(canvas, () => false)
      },
    },
    signedOutWhileTyping: {
      beforeEach: begin,
      async play(player: PlayContextWithMsw) {
        await fill(player)
        endSession()
        await press(player)
        await signInAgain(player)
        await isAdded(player)
      },
    },
  }
}
