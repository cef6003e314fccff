import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { endSession } from '#api/session.ts'
import { failing, offline } from '#mocks/handlers.ts'
import { alreadySaved } from '#stories/admin/alreadySaved.ts'
import { Console } from '#stories/admin/Console.tsx'
import { outOfTime } from '#stories/admin/hurried.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { generate, keepDraft, newPassword, ruqiya } from './studentForm.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/adminpanel', '/admin/add_students'] },
  beforeEach: () => keepDraft(),
})

export const Server422 = meta.story({
  parameters: { spec: [367, 368, 424] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/users', 422, {
        message: 'The given data was invalid.',
        errors: { M05_UserCode: ['This user code is already taken', 'Too short'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    const code = canvas.getByLabelText('User Code')
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription('This user code is already taken, Too short'),
    )
    await waitFor(() => expect(code).toHaveFocus())
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Ruqiya Ameen')
  },
})

export const Server422Unknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/users', 422, { message: 'Refused', errors: { M05_Term: ['The term is over'] } }),
    ),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await expect(await canvas.findByText('The term is over')).toBeVisible()
  },
})

/** Field errors with a status other than 422 are also shown as a notice. */
export const RefusedOtherwise = meta.story({
  parameters: { spec: [425] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/users', 409, {
        message: 'Refused',
        errors: { M05_UserCode: ['Taken yesterday'], M05_Email: ['Known already'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await expect(await canvas.findByText('Taken yesterday, Known already')).toBeVisible()
    await expect(canvas.getByLabelText('User Code')).toHaveAccessibleDescription('Taken yesterday')
  },
})

export const Failed = meta.story({
  parameters: { spec: [426, 503] },
  beforeEach: ({ msw }) => msw.use(failing('post', '/users', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await submit({ canvas, userEvent })
    await canvas.findByText('Error adding form')
    msw.use(failing('post', '/users', 503, { message: 'The database cannot be reached just now.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Error adding form. The database cannot be reached just now.')
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Ruqiya Ameen')
  },
})

export const Offline = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(offline('post', '/users')),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await canvas.findByText('Error adding form. No connection. Check the network, then try again.')
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Ruqiya Ameen')
  },
})

export const TimedOut = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => {
    const { handler, stop } = outOfTime('post', '/users')
    msw.use(handler)
    return stop
  },
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await expect(
      await canvas.findByText('Error adding form. The server takes too long to answer. Please try again.'),
    ).toBeVisible()
  },
})

export const SentTwice = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    // The server saves, and its response is lost.
    msw.use(
      http.post(
        '/api/users',
        async ({ request }) => {
          await fetch('/api/users', request.clone())
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await submit({ canvas, userEvent })
    await canvas.findByText(/No connection/)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await userEvent.click((await newPassword(canvas)).getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByText('1 to 15 of 16')).toBeInTheDocument()
  },
})

export const AlreadySaved = meta.story(
  alreadySaved({
    address: '/admin/add_students',
    call: '/users',
    draft: ruqiya,
    label: 'User Name',
    text: 'Ruqiya Ameen',
    added: 'Student "Ruqiya Ameen 2" has been added.',
    hasPassword: true,
  }),
)

export const Dirty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Cancel' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }))
    if (isLookedAt) return
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Ruqiya Ameen')
    await userEvent.click(canvas.getByRole('link', { name: 'Back to students' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/adminpanel'))
  },
})

export const DraftRestored = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('What you typed here before is back. It is not saved yet.')
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Ruqiya Ameen')
    const division = canvas.getByRole('combobox', { name: 'Division' })
    await waitFor(() => expect(division).toHaveTextContent('Division A'))
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText('User Name')).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveTextContent('Select Batch')
  },
})

export const SignedOutWhileTyping = meta.story({
  parameters: { spec: [493] },
  play: async ({ canvas, userEvent }) => {
    await generate({ canvas, userEvent })
    endSession()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
    await userEvent.type(dialog.getByLabelText('Email'), 'office@example.org')
    await userEvent.type(dialog.getByLabelText('Password'), 'forty-hadith')
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('dialog', { name: 'New password' })).toBeVisible()
  },
})

async function submit({ canvas, userEvent }: PlayContext) {
  await generate({ canvas, userEvent })
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
}
