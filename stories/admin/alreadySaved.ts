import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContextWithMsw } from '#stories/playContext.ts'
import { generate, press } from './formPlay.ts'
import { called, keepDraft, type AddForm } from './forms.ts'

/** The server saves, and its response is lost. */
export function savedUnheard(method: 'post' | 'put', call: string) {
  return http[method](
    `/api${call}`,
    async ({ request }) => {
      await fetch(`/api${call}`, request.clone())
      return HttpResponse.error()
    },
    { once: true },
  )
}

/** The form's message about a first version that was saved. */
export const FIRST_VERSION = /^Your first version was saved, but the confirmation did not arrive\./

/** Submits a form, loses the response, corrects the form, and submits it again. */
export async function sendCorrected(player: PlayContextWithMsw, form: AddForm) {
  const { canvas, userEvent, msw } = player
  const field = await canvas.findByLabelText(form.label)
  await form.ready?.(canvas)
  if (form.hasPassword) await generate(player)
  msw.use(savedUnheard('post', form.call))
  await press(player)
  await canvas.findByText(/No connection\. Check the network/)
  await waitFor(() => expect(field).toBeEnabled())
  await userEvent.type(field, ' 2')
  await press(player)
  return canvas.findByRole('region', { name: FIRST_VERSION })
}

/** The state that all add forms share. */
export const alreadySaved = (form: AddForm) => ({
  beforeEach: () => keepDraft(form.address, form.draft),
  async play(player: PlayContextWithMsw) {
    const { canvas, userEvent } = player
    const question = await sendCorrected(player, form)
    await waitFor(() => expect(question).toHaveFocus())
    const told = within(question).getAllByRole('term')
    await expect(told).toHaveLength(1)
    await expect(told[0]).toHaveTextContent(/ was saved as$/)
    await expect(within(question).getByRole('definition')).toHaveTextContent(form.text)
    await expect(canvas.getByLabelText(form.label)).toHaveValue(`${form.text} 2`)
    if (isLookedAt) return
    await userEvent.tab()
    await expect(within(question).getByRole('button', { name: 'Save my changes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(
      await canvas.findByText(`${called(form, `${form.text} 2`)} has been added.`),
    ).toBeInTheDocument()
  },
})
