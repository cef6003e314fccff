import { expect, waitFor } from 'storybook/test'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'
import { isAt, press } from './formPlay.ts'
import { called, failingLookups, failureOf, isInList, missesLookups, type EditForm } from './forms.ts'

/** The states that several edit forms share, for the stories of each. */
export function editStates(form: EditForm) {
  const { call, text, submit } = form

  async function fieldOf(canvas: PlayContext['canvas']) {
    await form.ready?.(canvas)
    return canvas.findByLabelText(form.label)
  }

  return {
    /** Empties the field. @param required what it says then */
    refusedOne: async (player: PlayContext, required: string) => {
      await player.userEvent.clear(await fieldOf(player.canvas))
      await press(player, submit)
      const emptied = await fieldOf(player.canvas)
      await waitFor(() => expect(emptied).toHaveAccessibleDescription(new RegExp(`${required}$`)))
      await waitFor(() => expect(emptied).toHaveFocus())
    },
    /** What its own words say, one after the other: it cannot be loaded, has no options, cannot be saved, and is saved. */
    ownWords: {
      beforeEach: ({ msw }: PlayContextWithMsw) =>
        msw.use(failing('get', form.load ?? call, 500), ...failingLookups(form)),
      async play(player: PlayContextWithMsw) {
        const { canvas, userEvent, msw } = player
        await canvas.findByRole('heading', { name: form.loadFailure })
        msw.use(failing('put', call, 500), ...failingLookups(form), ...apiHandlers())
        await press(player, 'Retry')
        await missesLookups(player, form)
        await userEvent.type(await fieldOf(canvas), ' 2')
        await press(player, submit)
        await canvas.findByText(failureOf(form))
        await expect(await fieldOf(canvas)).toHaveValue(`${text} 2`)
        msw.use(...apiHandlers())
        await press(player, submit)
        await expect(
          await canvas.findByText(`${called(form, `${text} 2`)} has been saved.`),
        ).toBeInTheDocument()
        await isAt(canvas, form.list)
        await isInList(player, form, `${text} 2`)
      },
    },
  }
}
