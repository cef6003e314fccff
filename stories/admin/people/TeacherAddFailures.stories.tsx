import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { endSession } from '#api/session.ts'
import { CODE_TAKEN } from '#contract/users.ts'
import { failing, offline } from '#mocks/handlers.ts'
import { alreadySaved } from '#stories/admin/alreadySaved.ts'
import { Console } from '#stories/admin/Console.tsx'
import { outOfTime } from '#stories/admin/hurried.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { addressOf, generate, newPassword } from './studentForm.ts'
import { keepTeacherDraft, salih } from './teacherForm.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/teacher', '/admin/teacher_add'] },
  beforeEach: () => keepTeacherDraft(),
})

/** Refused by the real server: another teacher has this code. */
export const Server422 = meta.story({
  parameters: { spec: [367] },
  beforeEach: () => keepTeacherDraft({ M05_UserCode: 'iht-011' }),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    const code = canvas.getByLabelText('User Code')
    await waitFor(() => expect(code).toHaveAccessibleDescription(CODE_TAKEN))
    await waitFor(() => expect(code).toHaveFocus())
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Salih Faizy')
  },
})

export const Server422Unknown = meta.story({
  parameters: { spec: [368] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/users', 422, {
        message: 'Refused',
        errors: { M05_Term: ['The term is over'], M06_Specialization: ['Too odd', 'Too long'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await expect(await canvas.findByText('The term is over')).toBeVisible()
    await expect(canvas.getByLabelText('Specialization')).toHaveAccessibleDescription('Too odd, Too long')
  },
})

export const Failed = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(failing('post', '/users', 500)),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await canvas.findByText('The teacher could not be saved. Please try again.')
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Salih Faizy')
  },
})

export const Offline = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(offline('post', '/users')),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await canvas.findByText('No connection. Check the network, then try again.')
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Salih Faizy')
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
    await canvas.findByText('The server takes too long to answer. Please try again.')
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
    await expect(await canvas.findByText('1 to 9 of 9')).toBeInTheDocument()
  },
})

export const AlreadySaved = meta.story(
  alreadySaved({
    address: '/admin/teacher_add',
    call: '/users',
    draft: salih,
    label: 'User Name',
    text: 'Salih Faizy',
    added: 'Teacher "Salih Faizy 2" has been added.',
    hasPassword: true,
  }),
)

export const Dirty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Cancel' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }))
    if (isLookedAt) return
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(addressOf(canvas)).toBe('/admin/teacher'))
  },
})

export const DraftRestored = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('What you typed here before is back. It is not saved yet.')
    await expect(canvas.getByLabelText('Specialization')).toHaveValue('Tafsir')
    await expect(canvas.getByRole('switch', { name: 'Active' })).not.toBeChecked()
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText('Specialization')).toHaveValue('')
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeChecked()
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
    await userEvent.type(dialog.getByLabelText('Password'), 'forty-hadith{Enter}')
    await expect((await newPassword(canvas)).getByText('Salih Faizy')).toBeVisible()
  },
})

async function submit({ canvas, userEvent }: PlayContext) {
  await generate({ canvas, userEvent })
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
}
