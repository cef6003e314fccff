import { expect, waitFor } from 'storybook/test'
import { courseAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { enter, leadsTo, press, says, signInAgain } from '#stories/admin/formPlay.ts'
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

/** Typed key by key. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), 'Grammar')
    await userEvent.type(canvas.getByLabelText(/^Description/), 'Cases and moods.')
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar')
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue('Cases and moods.')
  },
})

export const Refused = meta.story({
  parameters: { spec: [363] },
  play: async (player) => {
    const { canvas } = player
    await press(player)
    await says(canvas.getByLabelText(/^Title/), 'Title is required')
    await says(canvas.getByLabelText(/^Description/), 'Description is required')
    await expect(canvas.getByText('2 fields need attention')).toBeVisible()
  },
})

export const RefusedOne = meta.story({
  parameters: { spec: [363] },
  play: async (player) => {
    const { canvas } = player
    await enter(player, /^Title/, 'Grammar')
    await press(player)
    await waitFor(() => expect(canvas.getByLabelText(/^Description/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Title/)).not.toHaveAttribute('aria-invalid', 'true')
  },
})

export const Cleared = meta.story(states.cleared)
export const Saving = meta.story({ parameters: { spec: [278, 279, 478] }, ...states.saving })

export const Saved = meta.story({
  parameters: { spec: [223, 371, 414] },
  ...states.saved('Grammar', /^1Grammar.*saved/),
})

export const SavedAndAnother = meta.story(states.savedAndAnother)
export const SentTwice = meta.story(states.sentTwice)
export const Dirty = meta.story(states.dirty)
export const DraftRestored = meta.story(states.draftRestored)

export const SignedOutWhileTyping = meta.story({
  parameters: { spec: [493] },
  ...states.signedOutWhileTyping,
})

export const SessionExpiredWhileTyping = meta.story({
  parameters: { spec: [493] },
  play: async (player) => {
    const { canvas } = player
    await courseAdd.fill(player)
    localStorage.setItem('adminToken', 'a-token-that-no-session-has-000000000000000')
    await press(player)
    await expect(await canvas.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Grammar')
    await signInAgain(player)
    await expect(await canvas.findByText('Course "Grammar" has been added.')).toBeInTheDocument()
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  play: async (player) => {
    const { canvas } = player
    await press(player)
    await canvas.findByText(courseAdd.required)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const tops = [
      canvas.getByRole('link', { name: 'Cancel' }),
      canvas.getByRole('button', { name: 'Submit and add another' }),
      canvas.getByRole('button', { name: 'Submit' }),
    ].map((control) => control.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
})
