import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContextWithMsw } from '#stories/playContext.ts'
import { generate } from './people/studentForm.ts'

/** A form that adds records, and the text field that is corrected. */
export interface AddForm {
  /** The form's address: /admin/course_add. */
  address: string
  /** The path of the add request: /courses. */
  call: string
  /** The typed values. */
  draft: Readonly<Record<string, string>>
  label: string | RegExp
  /** The text of the field. */
  text: string
  /** The notice after it was added with ' 2' appended to that text. */
  added: string
  /** Waits until the form can be submitted. */
  ready?: (canvas: PlayContextWithMsw['canvas']) => Promise<void>
  hasPassword?: boolean
}

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
export const FIRST_VERSION = /^Your first version was saved, though its answer did not arrive\./

/** Submits a form, loses the response, corrects the form, and submits it again. */
export async function sendCorrected({ canvas, userEvent, msw }: PlayContextWithMsw, form: AddForm) {
  const field = await canvas.findByLabelText(form.label)
  await form.ready?.(canvas)
  if (form.hasPassword) await generate({ canvas, userEvent })
  msw.use(savedUnheard('post', form.call))
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
  await canvas.findByText(/No connection\. Check the network/)
  await waitFor(() => expect(field).toBeEnabled())
  await userEvent.type(field, ' 2')
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
  return canvas.findByRole('region', { name: FIRST_VERSION })
}

/** The state that all add forms share. */
export const alreadySaved = (form: AddForm) => ({
  beforeEach: () => sessionStorage.setItem(`draft:${form.address}`, JSON.stringify({ values: form.draft })),
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
    await expect(await canvas.findByText(form.added)).toBeInTheDocument()
  },
})
