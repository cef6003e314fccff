import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { failing, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/role_edit/16'] },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/new_role/:id')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Edit Role' })).toBeVisible()
  },
})

export const Filled = meta.story({
  parameters: { spec: [110, 235, 236, 237, 382] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('TITLE')).toHaveValue('mentor')
    await expect(canvas.getByRole('button', { name: 'UPDATE' })).toHaveAttribute('type', 'submit')
    await expect(canvas.getByRole('link', { name: 'Back to roles' })).toHaveAttribute('href', '/admin/role')
  },
})

export const LoadFailed = meta.story({
  parameters: { spec: [460, 503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/new_role/:id', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The role could not be loaded' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
  },
})

export const Gone = meta.story({
  args: { entries: ['/admin/role_edit/999'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Role not found' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Back to roles' })).toHaveLength(2)
  },
})

export const Refused = meta.story({
  parameters: { spec: [365] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('TITLE'))
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    await expect(canvas.getByLabelText('TITLE')).toHaveAccessibleDescription('Title is required')
    await userEvent.type(canvas.getByLabelText('TITLE'), 'm')
    await waitFor(() => expect(canvas.queryByText('Title is required')).not.toBeInTheDocument())
  },
})

export const FixedName = meta.story({
  parameters: { spec: [490] },
  args: { entries: ['/admin/role_edit/14'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('TITLE')).toHaveAccessibleDescription(
      'Users receive this role by its name, so it keeps it.',
    )
    await userEvent.type(canvas.getByLabelText('TITLE'), 's{Enter}')
    await expect(await canvas.findByText('The role "student" is needed and keeps its name')).toBeVisible()
  },
})

export const Saving = meta.story({
  parameters: { spec: [278, 279] },
  beforeEach: ({ msw }) => msw.use(pending('put', '/new_role/:id')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('TITLE'), ' 2{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
    await expect(canvas.getByLabelText('TITLE')).toBeDisabled()
  },
})

export const Saved = meta.story({
  parameters: { spec: [238, 240, 383] },
  play: async ({ canvas, userEvent, msw }) => {
    let sent: unknown
    msw.use(
      http.put('/api/new_role/16', async ({ request }) => {
        sent = await request.clone().json()
      }),
    )
    await userEvent.type(await canvas.findByLabelText('TITLE'), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    await canvas.findByText('Role "mentor 2" has been saved.')
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/admin\/role$/))
    await expect(sent).toEqual({ name: 'mentor 2' })
  },
})

export const Server422 = meta.story({
  parameters: { spec: [367, 368] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('put', '/new_role/:id', 422, {
        message: 'Refused',
        errors: { name: ['Title is taken', 'Title is odd'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('TITLE'), ' 2{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText('TITLE')).toHaveAccessibleDescription('Title is taken, Title is odd'),
    )
  },
})

export const Failed = meta.story({
  parameters: { spec: [460, 503] },
  beforeEach: ({ msw }) => msw.use(failing('put', '/new_role/:id', 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('TITLE'), ' 2{Enter}')
    await canvas.findByText('The role could not be saved. Please try again.')
    await expect(canvas.getByLabelText('TITLE')).toHaveValue('mentor 2')
  },
})

export const Conflict412 = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('TITLE'), ' 2')
    await fetch('/api/new_role/16', {
      method: 'PUT',
      headers: { authorization: `Bearer ${openToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'guide' }),
    })
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    await expect(await canvas.findByText(/Somebody else changed this/)).toBeVisible()
    await expect(canvas.getByText('TITLE now reads').nextSibling).toHaveTextContent('guide')
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }))
    await expect(await canvas.findByText('Role "mentor 2" has been saved.')).toBeInTheDocument()
  },
})

export const Dirty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('TITLE'), ' 2')
    await userEvent.click(canvas.getByRole('link', { name: 'Back to roles' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }))
    if (isLookedAt) return
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/admin\/role$/))
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('TITLE')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})
