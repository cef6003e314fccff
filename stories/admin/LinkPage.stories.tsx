import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { LINK_GONE } from '#contract/access/staff.ts'
import { failing, offline } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { heldAnswer } from '#stories/admin/late.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext } from '#stories/playContext.ts'
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

/** After an attempt without a connection. */
export const Found = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('post', '/admin/link/name')),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    const answer = heldAnswer()
    msw.use(
      http.post('/api/admin/link/name', async () => {
        await answer.released
        return HttpResponse.json({ login: 'office@example.org' })
      }),
    )
    await userEvent.click(retry)
    await expect(await canvas.findByText('Checking the link...')).toBeVisible()
    answer.release()
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

/** The server says why, and what was typed stays. Then somebody else has used the link. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/admin/link', 422, {
        message: 'Use at least 12 characters',
        errors: { password: ['Use at least 12 characters'] },
      }),
    ),
  play: async ({ canvas, userEvent, msw }) => {
    await save({ canvas, userEvent }, 'short')
    const field = canvas.getByLabelText('New password')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Use at least 12 characters/))
    await expect(field).toHaveValue('short')
    if (isManualView) return
    msw.use(failing('post', '/admin/link', 404, { message: LINK_GONE }))
    await save({ canvas, userEvent }, 'several plain words')
    await expect(await canvas.findByText(LINK_GONE)).toBeVisible()
  },
})

export const PasswordChosen = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post('/api/admin/link', () => HttpResponse.json({ success: true }))),
  play: async ({ canvas, userEvent }) => {
    await save({ canvas, userEvent }, 'forty-hadith')
    await isAt(canvas, '/admin/adminpanel')
  },
})

async function save({ canvas, userEvent }: PlayContext, password: string) {
  await userEvent.click(await canvas.findByLabelText('New password'))
  await userEvent.paste(password)
  await userEvent.click(canvas.getByRole('button', { name: 'Save and log in' }))
}
