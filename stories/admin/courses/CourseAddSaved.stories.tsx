import { expect, waitFor, within } from 'storybook/test'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { IS_BACK, NO_CONNECTION, press } from '#stories/admin/formPlay.ts'
import { keepDraft } from '#stories/admin/forms.ts'
import { savedUnheard } from '#stories/admin/late.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContextWithMsw } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'

const draft = { M01_Title: 'Grammar', M01_Description: 'Cases and moods.' }

const meta = preview.meta({
  ...consoleAt('/admin/course', '/admin/course_add'),
  tags: ['!autodocs', 'console'],
  beforeEach: () => keepDraft('/admin/course_add', draft),
})

/** The form's message about a first version that was saved. */
const FIRST_VERSION = /^Your first version was saved, but the confirmation did not arrive\./

const firstVersion = async ({ canvas }: Pick<PlayContextWithMsw, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: FIRST_VERSION }))

/** Submits the form: the server saves it, and the response is lost. */
async function sendUnheard(player: PlayContextWithMsw) {
  const { canvas, msw } = player
  const title = await canvas.findByLabelText(/^Title/)
  msw.use(savedUnheard('post', '/courses'))
  await press(player)
  await canvas.findByText(NO_CONNECTION)
  await waitFor(() => expect(title).toBeEnabled())
  return title
}

/** Then corrects the title, and submits again. */
async function sendCorrected(player: PlayContextWithMsw) {
  await player.userEvent.type(await sendUnheard(player), ' 2')
  await press(player)
  return firstVersion(player)
}

/** Expects one course more, and no second one of the same submit. */
async function isAddedOnce({ canvas }: Pick<PlayContextWithMsw, 'canvas'>, title: string) {
  await canvas.findByText(`Course "${title}" has been added.`)
  await expect(await canvas.findByText('1 to 5 of 5')).toBeInTheDocument()
}

/** The second submit adds no second record. */
export const SentTwice = meta.story({
  play: async (player) => {
    await sendUnheard(player)
    await press(player)
    await isAddedOnce(player, 'Grammar')
    await expect(player.canvas.getByText('Grammar')).toBeVisible()
  },
})

export const AlreadySaved = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const question = await sendCorrected(player)
    await waitFor(() => expect(canvas.getByRole('region', { name: FIRST_VERSION })).toHaveFocus())
    const told = question.getAllByRole('term')
    await expect(told).toHaveLength(1)
    await expect(told[0]).toHaveTextContent(/ was saved as$/)
    await expect(question.getByRole('definition')).toHaveTextContent('Grammar')
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar 2')
    if (isManualView) return
    await userEvent.tab()
    await expect(question.getByRole('button', { name: 'Save my changes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await isAddedOnce(player, 'Grammar 2')
  },
})

/** The record's own form opens with the typed values as unsaved. */
export const SavedOpened = meta.story({
  play: async (player) => {
    const { canvas } = player
    await sendCorrected(player)
    await press(player, 'Open the saved record')
    await canvas.findByRole('heading', { name: 'Edit Course' })
    await canvas.findByText(IS_BACK)
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar 2')
    if (isManualView) return
    await press(player, 'Update')
    await canvas.findByText('Course "Grammar 2" has been saved.')
    await expect(await canvas.findByText('1 to 5 of 5')).toBeInTheDocument()
  },
})

/** It is asked again, until the saved values are back: then leaving asks nothing. */
export const SavedKeptTyping = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await sendCorrected(player)
    await press(player, 'Keep typing')
    await expect(canvas.queryByRole('region', { name: FIRST_VERSION })).not.toBeInTheDocument()
    const title = canvas.getByLabelText(/^Title/)
    await expect(title).toHaveFocus()
    await userEvent.type(title, '1')
    await press(player)
    await firstVersion(player)
    await waitFor(() => expect(canvas.getByRole('region', { name: FIRST_VERSION })).toHaveFocus())
    await expect(title).toHaveValue('Grammar 21')
    if (isManualView) return
    await press(player, 'Keep typing')
    await userEvent.type(title, '{Backspace}{Backspace}{Backspace}')
    await press(player)
    await isAddedOnce(player, 'Grammar')
  },
})

/** Another user has changed it since: the conflict shows the current values. The empty form follows, as requested. */
export const SavedChangedMeanwhile = meta.story({
  play: async (player) => {
    const { canvas } = player
    await sendCorrected(player)
    await press(player, 'Keep typing')
    await press(player, 'Submit and add another')
    await firstVersion(player)
    await ask('PUT', { M01_Title: 'Syntax', M01_Description: 'Cases and moods.' })
    await press(player, 'Save my changes')
    await expect(await canvas.findByText('Syntax')).toBeVisible()
    await firstVersion(player)
    if (isManualView) return
    await press(player, 'Save my changes')
    await canvas.findByText('Course "Grammar 2" has been added.')
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveValue(''))
  },
})

/** If it was deleted since, another submit adds it again. */
export const SavedGone = meta.story({
  play: async (player) => {
    await sendCorrected(player)
    await ask('DELETE')
    await press(player, 'Save my changes')
    await player.canvas.findByText(
      'The saved record has been deleted in the meantime. Submit again to save a new one.',
    )
    if (isManualView) return
    await press(player)
    await isAddedOnce(player, 'Grammar 2')
  },
})

/** The page was reloaded after the response was lost: the submit keeps its idempotency key. */
export const SavedBeforeReload = meta.story({
  beforeEach: () =>
    sessionStorage.setItem(
      'draft:/admin/course_add',
      JSON.stringify({ values: draft, submitKey: 'ab12cd34ef56ab12' }),
    ),
  play: async (player) => {
    await player.canvas.findByText(IS_BACK)
    await fetch('/api/courses', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'ab12cd34ef56ab12' },
      body: JSON.stringify(draft),
    })
    await press(player)
    await isAddedOnce(player, 'Grammar')
  },
})

const headers = { authorization: `Bearer ${openToken}`, 'content-type': 'application/json' }

/** Sends a request of another user about the last added course. */
async function ask(method: 'PUT' | 'DELETE', body?: object) {
  const answer = await fetch('/api/courses?page=1&search=', { headers })
  const page: { data: { M01_CourseId: number }[] } = await answer.json()
  const id = page.data[0]?.M01_CourseId
  await fetch(`/api/courses/${id}`, { method, headers, body: body && JSON.stringify(body) })
}
