import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { failing, offline } from '#mocks/handlers.ts'
import { alreadySaved } from '#stories/admin/alreadySaved.ts'
import { Console } from '#stories/admin/Console.tsx'
import { outOfTime } from '#stories/admin/hurried.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: {
    entries: [
      '/admin/course?search=hadith',
      { pathname: '/admin/course_add', state: { from: '?search=hadith' } },
    ],
  },
})

export const Server422 = meta.story({
  parameters: { spec: [367, 487] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Arabic for readers')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription(
        'A course with this title already exists',
      ),
    )
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
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription('Title is taken'))
    await expect(canvas.getByLabelText(/^Description/)).toHaveAccessibleDescription('Description is short')
    const alerts = canvas.getAllByRole('alert').map((alert) => alert.textContent)
    await expect(alerts).toContainEqual(expect.stringContaining('The given data was invalid.'))
  },
})

export const Server422Unknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/courses', 422, { message: 'Refused', errors: { M01_Term: ['The term is over'] } }),
    ),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('The term is over')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(failing('post', '/courses', 500)),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('The course could not be saved. Please try again.')
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar')
  },
})

export const Offline = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(offline('post', '/courses')),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('No connection. Check the network, then try again.')
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar')
  },
})

/** A proxy sends Retry-After without a message. */
export const Busy = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(
        '/api/courses',
        () => new HttpResponse('<h1>Busy</h1>', { status: 503, headers: { 'retry-after': '30' } }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('The server is busy. Try again in 30 seconds.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar')
  },
})

export const TimedOut = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => {
    const { handler, stop } = outOfTime('post', '/courses')
    msw.use(handler)
    return stop
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('The server takes too long to answer. Please try again.')
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar')
  },
})

export const AlreadySaved = meta.story(
  alreadySaved({
    address: '/admin/course_add',
    call: '/courses',
    draft: { M01_Title: 'Grammar', M01_Description: 'Cases and moods.' },
    label: /^Title/,
    text: 'Grammar',
    added: 'Course "Grammar 2" has been added.',
  }),
)

async function fill({ canvas, userEvent }: PlayContext, title = 'Grammar') {
  await userEvent.type(await canvas.findByLabelText(/^Title/), title)
  await userEvent.type(canvas.getByLabelText(/^Description/), 'Cases and moods.')
}
