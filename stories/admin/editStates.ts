import { expect, waitFor, within } from 'storybook/test'
import { endSession } from '#api/session.ts'
import { failing, offline } from '#mocks/handlers.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContextWithMsw } from '#stories/playContext.ts'
import { savedUnheard } from './alreadySaved.ts'
import { outOfTime } from './hurried.ts'

/** An edit form, and the text field that its stories change. */
export interface EditForm {
  /** The form's address: /admin/course_edit/4. */
  address: string
  /** The path of the save request: /courses/4. */
  call: string
  /** Label, name and text of a field that must not be empty. */
  label: string | RegExp
  name: string
  text: string
  /** The error when it is empty. */
  required: string
  submit: string
  /** The notice after ' 2' was appended to its text and saved. */
  saved: string
  /** Waits until the form can be submitted. */
  ready?: (canvas: PlayContextWithMsw['canvas']) => Promise<void>
}

/** The states that all edit forms share, for the stories of each. */
export function editStates({ address, call, label, name, text, required, submit, saved, ready }: EditForm) {
  async function field(canvas: PlayContextWithMsw['canvas']) {
    await ready?.(canvas)
    return canvas.findByLabelText(label)
  }

  async function change({ canvas, userEvent }: Omit<PlayContextWithMsw, 'msw'>) {
    await userEvent.type(await field(canvas), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: submit }))
  }

  async function empty({ canvas, userEvent }: PlayContextWithMsw) {
    await userEvent.clear(await field(canvas))
    await userEvent.click(canvas.getByRole('button', { name: submit }))
  }

  return {
    refusedOne: {
      async play(player: PlayContextWithMsw) {
        await empty(player)
        const emptied = await field(player.canvas)
        await waitFor(() => expect(emptied).toHaveAccessibleDescription(new RegExp(`${required}$`)))
        await waitFor(() => expect(emptied).toHaveFocus())
      },
    },
    cleared: {
      async play(player: PlayContextWithMsw) {
        const { canvas, userEvent } = player
        await empty(player)
        await canvas.findByText(required)
        await userEvent.type(await field(canvas), 'A')
        await waitFor(() => expect(canvas.queryByText(required)).not.toBeInTheDocument())
      },
    },
    saved: {
      async play(player: PlayContextWithMsw) {
        await change(player)
        await expect(await player.canvas.findByText(saved)).toBeInTheDocument()
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
        await expect(await field(player.canvas)).toHaveValue(`${text} 2`)
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
        const { canvas, userEvent } = player
        await userEvent.type(await field(canvas), ' 2')
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        await userEvent.click(canvas.getByRole('button', { name: submit }))
        const failure = await canvas.findByText(/The server takes too long to answer\. Please try again\./)
        const { top, bottom } = failure.getBoundingClientRect()
        await expect(top).toBeGreaterThan(0)
        await expect(bottom).toBeLessThan(window.innerHeight)
        await expect(await field(canvas)).toHaveValue(`${text} 2`)
      },
    },
    /** The second submit finds the values of the first one saved, and shows no conflict. */
    sentTwice: {
      async play(player: PlayContextWithMsw) {
        const { canvas, userEvent, msw } = player
        await field(canvas)
        msw.use(savedUnheard('put', call))
        await change(player)
        await canvas.findByText(/No connection\. Check the network/)
        await userEvent.click(canvas.getByRole('button', { name: submit }))
        await expect(await canvas.findByText(saved)).toBeInTheDocument()
      },
    },
    draftRestored: {
      beforeEach: () =>
        sessionStorage.setItem(`draft:${address}`, JSON.stringify({ values: { [name]: `${text} 3` } })),
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await canvas.findByText('What you typed here before is back. It is not saved yet.')
        await expect(await field(canvas)).toHaveValue(`${text} 3`)
        if (isLookedAt) return
        await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
        await expect(await field(canvas)).toHaveValue(text)
      },
    },
    signedOutWhileTyping: {
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await userEvent.type(await field(canvas), ' 2')
        endSession()
        await userEvent.click(canvas.getByRole('button', { name: submit }))
        const dialog = within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
        await userEvent.type(dialog.getByLabelText('Email'), 'office@example.org')
        await userEvent.type(dialog.getByLabelText('Password'), 'forty-hadith{Enter}')
        await expect(await canvas.findByText(saved)).toBeInTheDocument()
      },
    },
  }
}
