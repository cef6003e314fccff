import { Secret, TOTP } from 'otpauth'
import { expect, waitFor, within } from 'storybook/test'
import { CODE_ASKED, PROOF_ASKED, WRONG_CODE, WRONG_PASSWORD } from '#contract/access/account.ts'
import { fewStaff, twoStepKey } from '#mocks/fixtures/staff.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'

const AGE = 660_000

/** A clock that is eleven minutes ahead after its first look, when the session opens. */
function aged() {
  let looks = 0
  return () => Date.now() + (looks++ === 0 ? 0 : AGE)
}

const meta = preview.meta({
  ...consoleAt('/admin/staff'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ accounts: fewStaff }, aged())),
})

/** Invites somebody when the last proof is too old. */
async function invite({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'ADD Person' }))
  const form = within(await canvas.findByRole('dialog', { name: 'Add a person' }))
  await userEvent.type(form.getByLabelText(/^Name/), 'Amina Beevi')
  await userEvent.type(form.getByLabelText(/^Sign-in name/), 'amina')
  await userEvent.click(form.getByRole('button', { name: 'Make the link' }))
  return within(await canvas.findByRole('dialog', { name: 'Confirm that it is you' }))
}

/** With two-step sign-in the password alone is not enough. */
export const AskedForTheCode = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ accounts: fewStaff.map((person) => ({ ...person, twoStepKey })) }, aged())),
  play: async ({ canvas, userEvent }) => {
    const dialog = await invite({ canvas, userEvent })
    const code = await dialog.findByLabelText('Code')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    const next = dialog.getByRole('button', { name: 'Continue' })
    await userEvent.type(dialog.getByLabelText('Password'), 'forty-hadith')
    await userEvent.click(next)
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(CODE_ASKED)))
    await waitFor(() => expect(code).toHaveFocus())
    if (isManualView) return
    await userEvent.type(code, '000 000')
    await userEvent.click(next)
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(WRONG_CODE)))
    const totp = new TOTP({ secret: Secret.fromBase32(twoStepKey) })
    await userEvent.clear(code)
    await userEvent.type(code, totp.generate({ timestamp: Date.now() + AGE }))
    await userEvent.click(next)
    await expect(await canvas.findByRole('dialog', { name: 'Send this link to Amina Beevi' })).toBeVisible()
  },
})

/** Without a proof nothing was saved, and the form is still there. With one, what was begun goes on. */
export const Asked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await invite({ canvas, userEvent })
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
    if (isManualView) return
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    const form = within(await canvas.findByRole('dialog', { name: 'Add a person' }))
    await expect(await form.findByText(PROOF_ASKED)).toBeVisible()
    await expect(form.getByLabelText(/^Sign-in name/)).toHaveValue('amina')
    await userEvent.click(form.getByRole('button', { name: 'Make the link' }))
    const again = within(await canvas.findByRole('dialog', { name: 'Confirm that it is you' }))
    const password = again.getByLabelText('Password')
    await userEvent.type(password, 'not this one{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription(new RegExp(WRONG_PASSWORD)))
    await userEvent.clear(password)
    await userEvent.type(password, 'forty-hadith{Enter}')
    await expect(await canvas.findByRole('dialog', { name: 'Send this link to Amina Beevi' })).toBeVisible()
  },
})
