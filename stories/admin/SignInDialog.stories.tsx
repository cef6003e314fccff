import { expect, waitFor, within } from 'storybook/test'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  ...consoleAt('/admin/course'),
  tags: ['!autodocs', 'console'],
  beforeEach: () => localStorage.setItem('adminToken', 'a-token-that-no-session-has-000000000000000'),
})

export const SignedOutOverAScreen = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible()
    await isAt(canvas, '/admin/course')
  },
})

export const SignedInAgain = meta.story({
  parameters: { spec: [493] },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
    await userEvent.type(dialog.getByLabelText('Email'), 'office@example.org')
    await userEvent.type(dialog.getByLabelText('Password'), 'forty-hadith{Enter}')
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

/** The name that signed in before is there; only the password is asked. */
export const NameKept = meta.story({
  beforeEach: () => sessionStorage.setItem('adminName', 'office@example.org'),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
    await expect(dialog.getByLabelText('Email')).toHaveValue('office@example.org')
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
    await userEvent.keyboard('forty-hadith{Enter}')
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
  },
})

/** After a sign-in in another tab the dialog closes, and the waiting request continues. */
export const SignedInElsewhere = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'Log in to continue' })
    localStorage.setItem('adminToken', openToken)
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken', newValue: openToken }))
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const SignInDeclined = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: 'Log in to continue' })
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible()
  },
})
