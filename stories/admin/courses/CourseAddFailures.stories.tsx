import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { failing } from '#mocks/handlers.ts'
import { courseAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { enter, press, says } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const states = addStates(courseAdd)

const meta = preview.meta({ ...consoleAt('/admin/course_add'), tags: ['!autodocs', 'console'] })

export const Server422 = meta.story({
  parameters: { spec: [367, 487] },
  play: async (player) => {
    const { canvas } = player
    await enter(player, /^Title/, 'Arabic for readers')
    await enter(player, /^Description/, 'Cases and moods.')
    await press(player)
    await says(canvas.getByLabelText(/^Title/), 'A course with this title already exists')
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue('Cases and moods.')
  },
})

export const CourseCreate422 = meta.story({
  parameters: { spec: [451, 452, 453] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/courses', 422, {
        message: 'The given data was invalid.',
        errors: {
          M01_Title: ['M01_Title is taken', 'M01_Title is odd'],
          M01_Description: ['M01_Description is short'],
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
  },
})

/** Of the messages to a field, this form shows the first. */
export const Server422Unknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/courses', 422, { message: 'Refused', errors: { M01_Term: ['The term is over'] } }),
    ),
  play: async (player) => {
    await courseAdd.fill(player)
    await press(player)
    await expect(await player.canvas.findByText('The term is over')).toBeVisible()
  },
})

export const Failed = meta.story({ parameters: { spec: [503] }, ...states.failed })
export const Offline = meta.story({ parameters: { spec: [503] }, ...states.offline })

/** A proxy sends Retry-After without a message. */
export const Busy = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(
        '/api/courses',
        () => new HttpResponse('<h1>Busy</h1>', { status: 503, headers: { 'retry-after': '30' } }),
      ),
    ),
  play: async (player) => {
    const { canvas } = player
    await courseAdd.fill(player)
    await press(player)
    await expect(await canvas.findByText('The server is busy. Try again in 30 seconds.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar')
  },
})

export const TimedOut = meta.story({ parameters: { spec: [503] }, ...states.timedOut })
export const AlreadySaved = meta.story(states.alreadySaved)
