import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { endSession } from '#api/session.ts'
import { ROLE_TAKEN } from '#contract/roles.ts'
import { failing, offline, pending } from '#mocks/handlers.ts'
import { alreadySaved } from '#stories/admin/alreadySaved.ts'
import { Console } from '#stories/admin/Console.tsx'
import { outOfTime } from '#stories/admin/hurried.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/role_add'] },
})

export const Empty = meta.story({
  parameters: { spec: [109, 232, 233] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Role Creation' })).toBeVisible()
    await expect(canvas.getAllByRole('textbox')).toEqual([canvas.getByLabelText('Name')])
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
    await expect(canvas.getByRole('link', { name: 'Back to roles' })).toHaveAttribute('href', '/admin/role')
  },
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByLabelText('Name'), 'library'),
})

export const Refused = meta.story({
  parameters: { spec: [365] },
  play: async ({ canvas, userEvent, msw }) => {
    let sent = 0
    msw.use(
      http.post('/api/new_role', () => {
        sent += 1
      }),
    )
    await userEvent.type(await canvas.findByLabelText('Name'), '   {Enter}')
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Title is required')
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await expect(sent).toBe(0)
  },
})

export const Cleared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await userEvent.type(canvas.getByLabelText('Name'), 'l')
    await waitFor(() => expect(canvas.queryByText('Title is required')).not.toBeInTheDocument())
  },
})

export const Saving = meta.story({
  parameters: { spec: [278, 279] },
  beforeEach: ({ msw }) => msw.use(pending('post', '/new_role')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'library{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toBeDisabled()
  },
})

export const Saved = meta.story({
  parameters: { spec: [234, 240, 371, 381] },
  play: async ({ canvas, userEvent, msw }) => {
    let sent: unknown
    msw.use(
      http.post('/api/new_role', async ({ request }) => {
        sent = await request.clone().json()
      }),
    )
    await userEvent.type(await canvas.findByLabelText('Name'), 'library')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Role "library" has been added.')
    const row = (await canvas.findByText('library')).closest('tr')
    await expect(row).toHaveTextContent('5library saved')
    await expect(sent).toEqual({ name: 'library' })
  },
})

export const SavedAndAnother = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'library')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit and add another' }))
    await canvas.findByText('Role "library" has been added.')
    await expect(canvas.getByLabelText('Name')).toHaveValue('')
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/role_add'))
  },
})

export const Server422 = meta.story({
  parameters: { spec: [367] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Teacher{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(ROLE_TAKEN))
    await expect(canvas.getByLabelText('Name')).toHaveValue('Teacher')
  },
})

export const Server422Unknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/new_role', 422, { message: 'Refused', errors: { guard: ['No guard is set'] } }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'library{Enter}')
    await expect(await canvas.findByText('No guard is set')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { spec: [460, 503] },
  beforeEach: ({ msw }) => msw.use(failing('post', '/new_role', 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'library{Enter}')
    await canvas.findByText('The role could not be saved. Please try again.')
    await expect(canvas.getByLabelText('Name')).toHaveValue('library')
  },
})

export const Offline = meta.story({
  parameters: { spec: [460, 503] },
  beforeEach: ({ msw }) => msw.use(offline('post', '/new_role')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'library{Enter}')
    await canvas.findByText('No connection. Check the network, then try again.')
    await expect(canvas.getByLabelText('Name')).toHaveValue('library')
  },
})

export const TimedOut = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => {
    const { handler, stop } = outOfTime('post', '/new_role')
    msw.use(handler)
    return stop
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'library{Enter}')
    await canvas.findByText('The server takes too long to answer. Please try again.')
  },
})

export const SentTwice = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'library')
    // The server saves, and its response is lost.
    msw.use(
      http.post(
        '/api/new_role',
        async ({ request }) => {
          await fetch('/api/new_role', request.clone())
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('No connection. Check the network, then try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Role "library" has been added.')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6))
  },
})

export const AlreadySaved = meta.story(
  alreadySaved({
    address: '/admin/role_add',
    call: '/new_role',
    draft: { name: 'library' },
    label: 'Name',
    text: 'library',
    added: 'Role "library 2" has been added.',
  }),
)

export const Dirty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'library')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }))
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  },
})

export const DraftRestored = meta.story({
  beforeEach: () =>
    sessionStorage.setItem('draft:/admin/role_add', JSON.stringify({ values: { name: 'library' } })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('What you typed here before is back. It is not saved yet.')
    await expect(canvas.getByLabelText('Name')).toHaveValue('library')
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText('Name')).toHaveValue('')
  },
})

export const SignedOutWhileTyping = meta.story({
  parameters: { spec: [493] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'library')
    endSession()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
    await userEvent.type(dialog.getByLabelText('Email'), 'office@example.org')
    await userEvent.type(dialog.getByLabelText('Password'), 'forty-hadith{Enter}')
    await expect(await canvas.findByText('Role "library" has been added.')).toBeInTheDocument()
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})
