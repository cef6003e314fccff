import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { LINK_GONE } from '#contract/staff.ts'
import { failing, offline, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

/** A link that is valid for the account of the stories. */
const validLink = () =>
  http.post('/api/admin/link/name', () => HttpResponse.json({ login: 'office@example.org' }))

const meta = preview.meta({
  ...consoleAt('/admin/link#a-token'),
  tags: ['!autodocs', 'console'],
  beforeEach({ msw }) {
    localStorage.removeItem('adminToken')
    msw.use(validLink())
  },
})

export const Asking = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('post', '/admin/link/name')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking the link...')).toBeVisible()
  },
})

export const Found = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your sign-in name')).toHaveValue('office@example.org')
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'password')
  },
})

/** Wrong, used and expired links have the same answer. */
export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('post', '/admin/link/name', 404, { message: LINK_GONE })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(LINK_GONE)).toBeVisible()
    await expect(canvas.queryByLabelText('New password')).toBeNull()
  },
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('post', '/admin/link/name')),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    msw.use(validLink())
    await userEvent.click(retry)
    await expect(await canvas.findByLabelText('New password')).toBeVisible()
  },
})

/** The server says why; what was typed stays. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/admin/link', 422, {
        message: 'Use at least 12 characters',
        errors: { password: ['Use at least 12 characters'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('New password'))
    await userEvent.paste('short')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and log in' }))
    const field = canvas.getByLabelText('New password')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Use at least 12 characters/))
    await expect(field).toHaveValue('short')
  },
})

export const UsedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('post', '/admin/link', 404, { message: LINK_GONE })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('New password'))
    await userEvent.paste('several plain words')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and log in' }))
    await expect(await canvas.findByText(LINK_GONE)).toBeVisible()
  },
})

export const Chosen = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post('/api/admin/link', () => HttpResponse.json({ success: true }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('New password'))
    await userEvent.paste('forty-hadith')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and log in' }))
    await isAt(canvas, '/admin/adminpanel')
  },
})
