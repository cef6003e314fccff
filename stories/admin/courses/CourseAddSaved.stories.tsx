import { expect, waitFor, within } from 'storybook/test'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { failing } from '#mocks/handlers.ts'
import { courseAdd } from '#stories/admin/addForms.ts'
import { alreadySaved, FIRST_VERSION, sendCorrected } from '#stories/admin/alreadySaved.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  ...consoleAt('/admin/course', '/admin/course_add'),
  tags: ['!autodocs', 'console'],
  beforeEach: alreadySaved(courseAdd).beforeEach,
})

/** The record's own form opens with the typed values as unsaved. */
export const SavedOpened = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const question = within(await sendCorrected(player, courseAdd))
    await userEvent.click(question.getByRole('button', { name: 'Open the saved record' }))
    await canvas.findByRole('heading', { name: 'Edit Course' })
    await canvas.findByText('We restored your unsaved changes.')
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Course "Grammar 2" has been saved.')
    await expect(await canvas.findByText('1 to 5 of 5')).toBeInTheDocument()
  },
})

export const SavedKeptTyping = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const question = within(await sendCorrected(player, courseAdd))
    await userEvent.click(question.getByRole('button', { name: 'Keep typing' }))
    await expect(canvas.queryByRole('region', { name: FIRST_VERSION })).not.toBeInTheDocument()
    await expect(canvas.getByLabelText(/^Title/)).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(/^Title/), '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const again = await canvas.findByRole('region', { name: FIRST_VERSION })
    await waitFor(() => expect(again).toHaveFocus())
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar 21')
  },
})

/** With the saved values restored, leaving asks nothing. */
export const SavedUncorrected = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const question = within(await sendCorrected(player, courseAdd))
    await userEvent.click(question.getByRole('button', { name: 'Keep typing' }))
    await userEvent.type(canvas.getByLabelText(/^Title/), '{Backspace}{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Course "Grammar" has been added.')
    await expect(await canvas.findByText('1 to 5 of 5')).toBeInTheDocument()
  },
})

/** The empty form for the next record follows, as requested. */
export const SavedAndAnotherAmended = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const question = within(await sendCorrected(player, courseAdd))
    await userEvent.click(question.getByRole('button', { name: 'Keep typing' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit and add another' }))
    const again = within(await canvas.findByRole('region', { name: FIRST_VERSION }))
    await userEvent.click(again.getByRole('button', { name: 'Save my changes' }))
    await canvas.findByText('Course "Grammar 2" has been added.')
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveValue(''))
  },
})

/** Another user has changed it since: the conflict shows the current values. */
export const SavedChangedMeanwhile = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const question = within(await sendCorrected(player, courseAdd))
    await ask('PUT', { M01_Title: 'Syntax', M01_Description: 'Cases and moods.' })
    await userEvent.click(question.getByRole('button', { name: 'Save my changes' }))
    await expect(await canvas.findByText('Syntax')).toBeVisible()
    const again = within(await canvas.findByRole('region', { name: FIRST_VERSION }))
    await userEvent.click(again.getByRole('button', { name: 'Save my changes' }))
    await canvas.findByText('Course "Grammar 2" has been added.')
  },
})

/** If it was deleted since, another submit adds it again. */
export const SavedGone = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const question = within(await sendCorrected(player, courseAdd))
    await ask('DELETE')
    await userEvent.click(question.getByRole('button', { name: 'Save my changes' }))
    await canvas.findByText(
      'The saved record has been deleted in the meantime. Submit again to save a new one.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Course "Grammar 2" has been added.')
    await expect(await canvas.findByText('1 to 5 of 5')).toBeInTheDocument()
  },
})

/** The page was reloaded after the response was lost: the submit keeps its idempotency key. */
export const SavedBeforeReload = meta.story({
  beforeEach: () => {
    const draft = { values: courseAdd.draft, submitKey: 'ab12cd34ef56ab12' }
    sessionStorage.setItem('draft:/admin/course_add', JSON.stringify(draft))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We restored your unsaved changes.')
    await fetch('/api/courses', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'ab12cd34ef56ab12' },
      body: JSON.stringify(courseAdd.draft),
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Course "Grammar" has been added.')
    await expect(await canvas.findByText('1 to 5 of 5')).toBeInTheDocument()
  },
})

/** A 409 without a record is an ordinary error. */
export const Refused409 = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failing('post', '/courses', 409, { message: 'This form was sent already.' })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText(/^Title/)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('This form was sent already.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar')
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
