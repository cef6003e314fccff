import { expect, waitFor, within } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  ...consoleAt('/admin/course'),
  tags: ['!autodocs', 'console'],
  beforeEach: () => localStorage.setItem('adminToken', 'a-token-that-no-session-has-000000000000000'),
})

/** Declined, it is offered again; then only the password is asked of the name that signed in before. */
export const SignedOutOverAScreen = meta.story({
  parameters: { spec: [493] },
  beforeEach: () => sessionStorage.setItem('adminName', 'office@example.org'),
  play: async ({ canvas, userEvent }) => {
    const dialog = async () => within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
    await dialog()
    await isAt(canvas, '/admin/course')
    if (isLookedAt) return
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    const again = await dialog()
    await expect(again.getByLabelText('Email')).toHaveValue('office@example.org')
    await waitFor(() => expect(again.getByLabelText('Password')).toHaveFocus())
    await userEvent.keyboard('forty-hadith{Enter}')
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
})
