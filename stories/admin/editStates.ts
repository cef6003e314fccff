import { expect, waitFor } from 'storybook/test'
import { endSession } from '#api/session.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'
import { savedUnheard } from './alreadySaved.ts'
import { isAt, IS_BACK, leaveDialog, press, says, signInAgain } from './formPlay.ts'
import { called, capital, keepDraft, type EditForm } from './forms.ts'
import { outOfTime } from './hurried.ts'

/** The states that all edit forms share, for the stories of each. */
export function editStates(form: EditForm) {
  const { address, list, noun, plural, call, load, label, name, text, required, submit } = form
  const saved = `${called(form, `${text} 2`)} has been saved.`

  async function fieldOf(canvas: PlayContext['canvas']) {
    await form.ready?.(canvas)
    return canvas.findByLabelText(label)
  }

  async function type({ canvas, userEvent }: PlayContext) {
    await userEvent.type(await fieldOf(canvas), ' 2')
  }

  async function change(player: PlayContext) {
    await type(player)
    await press(player, submit)
  }

  async function empty(player: PlayContext) {
    await player.userEvent.clear(await fieldOf(player.canvas))
    await press(player, submit)
  }

  return {
    loading: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(pending('get', load)),
      async play({ canvas }: PlayContextWithMsw) {
        await expect(await canvas.findByText('Loading')).toBeInTheDocument()
        await expect(canvas.getByRole('heading', { name: form.heading })).toBeVisible()
      },
    },
    loadFailed: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(failing('get', load, 500)),
      async play({ canvas }: PlayContextWithMsw) {
        await expect(await canvas.findByRole('heading', { name: form.loadFailure })).toBeVisible()
        await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
      },
    },
    gone: {
      args: { entries: [address.replace(/\d+$/, '999')] },
      async play({ canvas }: PlayContextWithMsw) {
        await expect(await canvas.findByRole('heading', { name: `${capital(noun)} not found` })).toBeVisible()
        await expect(canvas.getAllByRole('link', { name: `Back to ${plural}` })).toHaveLength(2)
      },
    },
    saving: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(pending('put', call)),
      async play(player: PlayContextWithMsw) {
        await change(player)
        await expect(await player.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
        await expect(player.canvas.getByLabelText(label)).toBeDisabled()
      },
    },
    failed: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(failing('put', call, 500)),
      async play(player: PlayContextWithMsw) {
        await change(player)
        await player.canvas.findByText(form.failure)
        await expect(await fieldOf(player.canvas)).toHaveValue(`${text} 2`)
      },
    },
    refusedOne: {
      async play(player: PlayContextWithMsw) {
        await empty(player)
        const emptied = await fieldOf(player.canvas)
        await waitFor(() => expect(emptied).toHaveAccessibleDescription(new RegExp(`${required}$`)))
        await waitFor(() => expect(emptied).toHaveFocus())
      },
    },
    cleared: {
      async play(player: PlayContextWithMsw) {
        const { canvas, userEvent } = player
        await empty(player)
        await canvas.findByText(required)
        await userEvent.type(await fieldOf(canvas), 'A')
        await waitFor(() => expect(canvas.queryByText(required)).not.toBeInTheDocument())
      },
    },
    saved: {
      async play(player: PlayContextWithMsw) {
        await change(player)
        await expect(await player.canvas.findByText(saved)).toBeInTheDocument()
        await isAt(player.canvas, list)
      },
    },
    server422: {
      beforeEach: ({ msw }: PlayContextWithMsw) =>
        msw.use(
          failing('put', call, 422, {
            message: 'Refused',
            errors: { [name]: ['Title is taken', 'Title is odd'] },
          }),
        ),
      async play(player: PlayContextWithMsw) {
        await change(player)
        await says(player.canvas.getByLabelText(label), 'Title is taken, Title is odd')
      },
    },
    server422Unknown: {
      beforeEach: ({ msw }: PlayContextWithMsw) =>
        msw.use(
          failing('put', call, 422, { message: 'Refused', errors: { M00_Term: ['The term is over'] } }),
        ),
      async play(player: PlayContextWithMsw) {
        await change(player)
        await expect(await player.canvas.findByText('The term is over')).toBeVisible()
      },
    },
    offline: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(offline('put', call)),
      async play(player: PlayContextWithMsw) {
        await change(player)
        await expect(await player.canvas.findByText(/No connection\. Check the network/)).toBeVisible()
        await expect(await fieldOf(player.canvas)).toHaveValue(`${text} 2`)
      },
    },
    /** Submitted from the bottom of the form, where the error is in view. */
    timedOut: {
      beforeEach: ({ msw }: PlayContextWithMsw) => {
        const { handler, stop } = outOfTime('put', call)
        msw.use(handler)
        return stop
      },
      async play(player: PlayContextWithMsw) {
        const { canvas } = player
        await type(player)
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        await press(player, submit)
        const failure = await canvas.findByText(/The server took too long to answer\. Please try again\./)
        const { top, bottom } = failure.getBoundingClientRect()
        await expect(top).toBeGreaterThan(0)
        await expect(bottom).toBeLessThan(window.innerHeight)
        await expect(await fieldOf(canvas)).toHaveValue(`${text} 2`)
      },
    },
    /** The second submit finds the values of the first one saved, and shows no conflict. */
    sentTwice: {
      async play(player: PlayContextWithMsw) {
        const { canvas, msw } = player
        await fieldOf(canvas)
        msw.use(savedUnheard('put', call))
        await change(player)
        await canvas.findByText(/No connection\. Check the network/)
        await press(player, submit)
        await expect(await canvas.findByText(saved)).toBeInTheDocument()
      },
    },
    /** What its own words say, one after the other: it cannot be loaded, then not be saved, and is saved. */
    ownWords: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(failing('get', load, 500)),
      async play(player: PlayContextWithMsw) {
        const { canvas, msw } = player
        await canvas.findByRole('heading', { name: form.loadFailure })
        msw.use(failing('put', call, 500), ...apiHandlers())
        await press(player, 'Retry')
        await change(player)
        await canvas.findByText(form.failure)
        await expect(await fieldOf(canvas)).toHaveValue(`${text} 2`)
        msw.use(...apiHandlers())
        await press(player, submit)
        await expect(await canvas.findByText(saved)).toBeInTheDocument()
        await isAt(canvas, list)
      },
    },
    draftRestored: {
      beforeEach: () => keepDraft(address, { [name]: `${text} 3` }),
      async play(player: PlayContextWithMsw) {
        const { canvas } = player
        await canvas.findByText(IS_BACK)
        await expect(await fieldOf(canvas)).toHaveValue(`${text} 3`)
        if (isLookedAt) return
        await press(player, 'Discard')
        await expect(await fieldOf(canvas)).toHaveValue(text)
      },
    },
    signedOutWhileTyping: {
      async play(player: PlayContextWithMsw) {
        await type(player)
        endSession()
        await press(player, submit)
        await signInAgain(player)
        await expect(await player.canvas.findByText(saved)).toBeInTheDocument()
      },
    },
    dirty: {
      async play(player: PlayContextWithMsw) {
        const { canvas, userEvent } = player
        await (form.touch ?? type)(player)
        await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
        const dialog = await leaveDialog(canvas)
        await expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
        if (isLookedAt) return
        await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }))
        await isAt(canvas, list)
      },
    },
  }
}
