import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { endSession } from '#api/session.ts'
import { failing, offline } from '#mocks/handlers.ts'
import { courseAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { enter, leadsTo, NO_CONNECTION, press, says, signInAgain } from '#stories/admin/formPlay.ts'
import { failureOf } from '#stories/admin/forms.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'

const states = addStates(courseAdd)

const meta = preview.meta({
  ...consoleAt('/admin/course?search=hadith', {
    pathname: '/admin/course_add',
    state: { from: '?search=hadith' },
  }),
  tags: ['!autodocs', 'console'],
})

export const Empty = meta.story({
  parameters: { spec: [100, 218, 219, 220, 221, 222] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Course Creation' })).toBeVisible()
    await expect(canvas.getByPlaceholderText('Higher Secondary')).toHaveAccessibleName(/^Title/)
    await expect(canvas.getByLabelText(/^Description/)).toBeVisible()
    await leadsTo(canvas, 'Back to courses', '/admin/course?search=hadith')
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
  },
})

/** Both fields; typing clears an error; then the one left; then what only the real server knows. */
export const Refused = meta.story({
  parameters: { spec: [363, 367, 487] },
  play: async (player) => {
    const { canvas } = player
    await press(player)
    const title = canvas.getByLabelText(/^Title/)
    const description = canvas.getByLabelText(/^Description/)
    await says(title, 'Title is required')
    await says(description, 'Description is required')
    await expect(canvas.getByText('2 fields need attention')).toBeVisible()
    if (isManualView) return
    await enter(player, /^Title/, 'Arabic for readers')
    await waitFor(() => expect(canvas.queryByText('Title is required')).not.toBeInTheDocument())
    await expect(canvas.getByText('Description is required')).toBeVisible()
    await press(player)
    await waitFor(() => expect(description).toHaveFocus())
    await expect(title).not.toHaveAttribute('aria-invalid', 'true')
    await enter(player, /^Description/, 'Cases and moods.')
    await press(player)
    await says(title, 'A course with this title already exists')
    await waitFor(() => expect(title).toHaveFocus())
    await expect(description).toHaveValue('Cases and moods.')
  },
})

/** Of the messages to a field, this form shows the first; one to a field that it does not have is above. */
export const CourseCreate422 = meta.story({
  parameters: { spec: [451, 452, 453] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/courses', 422, {
        message: 'The given data was invalid.',
        errors: {
          M01_Title: ['M01_Title is taken', 'M01_Title is odd'],
          M01_Description: ['M01_Description is short'],
          M01_Term: ['The term is over'],
        },
      }),
    ),
  play: async (player) => {
    const { canvas } = player
    await courseAdd.fill(player)
    await press(player)
    await says(canvas.getByLabelText(/^Title/), 'Title is taken')
    await says(canvas.getByLabelText(/^Description/), 'Description is short')
    const alerts = canvas.getAllByRole('alert').map((alert) => alert.textContent)
    await expect(alerts).toContainEqual(expect.stringContaining('The given data was invalid.'))
    await expect(canvas.getByText('The term is over')).toBeVisible()
  },
})

const busy = () => new HttpResponse('<h1>Busy</h1>', { status: 503, headers: { 'retry-after': '30' } })

/** What kept it from being saved: a proxy sends Retry-After without a message; a 409 without a record is an ordinary error. */
const troubles = [
  [failing('post', '/courses', 500), failureOf(courseAdd)],
  [offline('post', '/courses'), NO_CONNECTION],
  [http.post('/api/courses', busy), 'The server is busy. Try again in 30 seconds.'],
  [
    failing('post', '/courses', 409, { message: 'This form was sent already.' }),
    'This form was sent already.',
  ],
] as const

/** Each time the text is kept. */
export const Failed = meta.story({
  parameters: { spec: [503] },
  play: async (player) => {
    const { canvas, msw } = player
    await courseAdd.fill(player)
    for (const [answer, message] of troubles) {
      msw.use(answer)
      await press(player)
      const alert = await canvas.findByText(message)
      await waitFor(() => expect(alert).toBeVisible())
      await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar'))
    }
  },
})

export const Saved = meta.story({
  parameters: { spec: [223, 371, 414] },
  ...states.saved,
})

export const SavedAndAnother = meta.story(states.savedAndAnother)

/** The browser has no session any more; then it has one that the server does not know. */
export const SignedOutWhileTyping = meta.story({
  parameters: { spec: [493] },
  play: async (player) => {
    const { canvas, userEvent } = player
    const title = () => canvas.getByLabelText(/^Title/)
    await courseAdd.fill(player)
    endSession()
    await press(player, 'Submit and add another')
    await expect(await canvas.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible()
    await expect(title()).toHaveValue('Grammar')
    if (isManualView) return
    await signInAgain(player)
    await canvas.findByText('Course "Grammar" has been added.')
    await waitFor(() => expect(title()).toHaveValue(''))
    await enter(player, /^Title/, 'Syntax')
    await enter(player, /^Description/, 'Sentences.')
    localStorage.setItem('adminToken', 'a-token-that-no-session-has-000000000000000')
    await press(player)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
    await userEvent.type(dialog.getByLabelText('Password'), 'forty-hadith{Enter}')
    await expect(await canvas.findByText('Course "Syntax" has been added.')).toBeInTheDocument()
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  play: async (player) => {
    const { canvas } = player
    await press(player)
    await canvas.findByText('Title is required')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const tops = [
      canvas.getByRole('link', { name: 'Cancel' }),
      canvas.getByRole('button', { name: 'Submit and add another' }),
      canvas.getByRole('button', { name: 'Submit' }),
    ].map((control) => control.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
})
