import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { endSession } from '#api/session.ts'
import { pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
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

export const Empty = meta.story({
  parameters: { spec: [100, 218, 219, 220, 221, 222] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Course Creation' })).toBeVisible()
    await expect(canvas.getByPlaceholderText('Higher Secondary')).toHaveAccessibleName(/^Title/)
    await expect(canvas.getByLabelText(/^Description/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to courses' })).toHaveAttribute(
      'href',
      '/admin/course?search=hadith',
    )
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
  },
})

export const Filled = meta.story({ play: fill })

export const Refused = meta.story({
  parameters: { spec: [363] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription('Title is required')
    await expect(canvas.getByLabelText(/^Description/)).toHaveAccessibleDescription('Description is required')
    await expect(canvas.getByText('2 fields need attention')).toBeVisible()
  },
})

export const RefusedOne = meta.story({
  parameters: { spec: [363] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), 'Grammar')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Description/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Title/)).not.toHaveAttribute('aria-invalid', 'true')
  },
})

export const Cleared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await userEvent.type(canvas.getByLabelText(/^Title/), 'G')
    await waitFor(() => expect(canvas.queryByText('Title is required')).not.toBeInTheDocument())
    await expect(canvas.getByText('Description is required')).toBeVisible()
  },
})

export const Saving = meta.story({
  parameters: { spec: [278, 279, 478] },
  beforeEach: ({ msw }) => msw.use(pending('post', '/courses')),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const busy = await canvas.findByRole('button', { name: 'Loading...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByLabelText(/^Title/)).toBeDisabled()
    await expect(canvas.getByLabelText(/^Description/)).toBeDisabled()
  },
})

export const Saved = meta.story({
  parameters: { spec: [223, 371, 414] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Course "Grammar" has been added.')
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/course'))
    const row = (await canvas.findByText('Grammar')).closest('tr')
    await expect(row).toHaveTextContent(/^1Grammar/)
    await expect(row).toHaveTextContent('saved')
  },
})

export const SavedAndAnother = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit and add another' }))
    await canvas.findByText('Course "Grammar" has been added.')
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('')
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/course_add'))
  },
})

export const SentTwice = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await fill({ canvas, userEvent })
    // The server saves, and its response is lost.
    msw.use(
      http.post(
        '/api/courses',
        async ({ request }) => {
          await fetch('/api/courses', request.clone())
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('No connection. Check the network, then try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Course "Grammar" has been added.')
    await expect(await canvas.findByText('1 to 5 of 5')).toBeInTheDocument()
  },
})

export const Dirty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }))
    if (isLookedAt) return
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar')
    await userEvent.click(canvas.getByRole('link', { name: 'Back to courses' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/course?search=hadith'),
    )
  },
})

export const DraftRestored = meta.story({
  beforeEach: () => {
    const values = { M01_Title: 'Grammar', M01_Description: 'Cases and moods.' }
    sessionStorage.setItem('draft:/admin/course_add', JSON.stringify({ values }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('What you typed here before is back. It is not saved yet.')
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar')
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('')
  },
})

export const SignedOutWhileTyping = meta.story({
  parameters: { spec: [493] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    endSession()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await signIn({ canvas, userEvent })
    await expect(await canvas.findByText('Course "Grammar" has been added.')).toBeInTheDocument()
  },
})

export const SessionExpiredWhileTyping = meta.story({
  parameters: { spec: [493] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    localStorage.setItem('adminToken', 'a-token-that-no-session-has-000000000000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar')
    await signIn({ canvas, userEvent })
    await expect(await canvas.findByText('Course "Grammar" has been added.')).toBeInTheDocument()
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

async function fill({ canvas, userEvent }: PlayContext, title = 'Grammar') {
  await userEvent.type(await canvas.findByLabelText(/^Title/), title)
  await userEvent.type(canvas.getByLabelText(/^Description/), 'Cases and moods.')
}

async function signIn({ canvas, userEvent }: PlayContext) {
  const dialog = within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
  await userEvent.type(dialog.getByLabelText('Email'), 'office@example.org')
  await userEvent.type(dialog.getByLabelText('Password'), 'forty-hadith')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
}
