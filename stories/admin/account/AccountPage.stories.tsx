import { http, HttpResponse } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { WRONG_CODE, WRONG_PASSWORD } from '#contract/account.ts'
import { fewStaff } from '#mocks/fixtures/staff.ts'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import preview from '#storybook/preview.tsx'

const codes = Array.from({ length: 10 }, (_, index) => `K7M2-QX4${index}-9TVB`)

/** The set-up, confirmed by any code. */
const setUp = () =>
  http.post('/api/account/two-step/confirm', () => HttpResponse.json({ success: true, data: { codes } }))

const HOUR = 3_600_000

const session = (id: string, device: string, ago: number) => ({
  id: id.padEnd(16, '0'),
  device,
  address: '192.0.2.10',
  opened_at: Date.now() - ago - HOUR,
  seen_at: Date.now() - ago,
  is_current: id === 'this',
})

const threeSessions = () =>
  http.get('/api/account/sessions', () =>
    HttpResponse.json({
      data: [
        session('this', 'Firefox on Windows', 0),
        session('phone', 'Chrome on Android', 13 * HOUR),
        session('other', 'Safari on iPhone', 200 * HOUR),
      ],
    }),
  )

/** The own account, with two-step sign-in. */
const withTwoStep = () =>
  fewStaff.map((person) =>
    person.id === 1
      ? { ...person, twoStepKey: 'JBSWY3DPEHPK3PXP', twoStepSince: Date.now() - 900 * HOUR }
      : person,
  )

const meta = preview.meta({
  ...consoleAt('/admin/account'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(threeSessions(), ...apiHandlers({ accounts: fewStaff })),
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/account')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My account' })).toBeVisible()
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Nadira Salim')
    await expect(canvas.getByText(/^Off\. With it/)).toBeVisible()
    await canvas.findByText('Firefox on Windows')
    await expect(canvas.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/account', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account could not be loaded')).toBeVisible()
  },
})

export const NameSaved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Name is required/))
    await userEvent.type(name, 'Nadira S.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }))
    await canvas.findByText('Your name has been saved.')
  },
})

export const PasswordChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password now/), 'forty-hadith')
    await userEvent.type(canvas.getByLabelText(/^New password/), 'several plain words')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await canvas.findByText('Your password has been changed. Your other sessions are signed out.')
    await expect(canvas.getByLabelText(/^Password now/)).toHaveValue('')
  },
})

/** The wrong present password is said at its field; the new one stays. */
export const PasswordWrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password now/), 'not this one')
    await userEvent.type(canvas.getByLabelText(/^New password/), 'several plain words')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    const field = canvas.getByLabelText(/^Password now/)
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(WRONG_PASSWORD)))
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('several plain words')
  },
})

export const SetUpTwoStep = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }))
    await expect(await canvas.findByRole('img', { name: 'QR code with the key' })).toBeVisible()
    const key = canvas.getByLabelText('No camera? Type this key').getAttribute('value') ?? ''
    await expect(key).toMatch(/^(\w{4} )+\w{1,4}$/)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(write).toHaveBeenCalledWith(key.replaceAll(' ', ''))
    await expect(canvas.getByLabelText('Six digits from the app')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    )
  },
})

export const SetUpWrongCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }))
    await canvas.findByRole('img', { name: 'QR code with the key' })
    const code = canvas.getByLabelText('Six digits from the app')
    await userEvent.type(code, '000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(WRONG_CODE)))
  },
})

/** The codes are shown once; Finish waits for the tick. */
export const RecoveryCodes = meta.story({
  beforeEach: ({ msw }) => msw.use(setUp()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }))
    await canvas.findByRole('img', { name: 'QR code with the key' })
    await userEvent.type(canvas.getByLabelText('Six digits from the app'), '123 456')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    await canvas.findByRole('heading', { name: 'Recovery codes' })
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(10)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(write).toHaveBeenCalledWith(codes.join('\n'))
    const finish = canvas.getByRole('button', { name: 'Finish' })
    await expect(finish).toBeDisabled()
    await userEvent.click(canvas.getByLabelText(/^I have put them in a safe place/))
    await expect(finish).toBeEnabled()
  },
})

export const TwoStepOn = meta.story({
  beforeEach: ({ msw }) => msw.use(threeSessions(), ...apiHandlers({ accounts: withTwoStep() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^On since .* 0 of 10 recovery codes left\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change phone' })).toBeVisible()
  },
})

export const NewCodes = meta.story({
  beforeEach: ({ msw }) => msw.use(threeSessions(), ...apiHandlers({ accounts: withTwoStep() })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make new recovery codes' }))
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Make new recovery codes' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make new codes' }))
    await canvas.findByRole('heading', { name: 'Recovery codes' })
    await userEvent.click(canvas.getByLabelText(/^I have put them in a safe place/))
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }))
    await expect(await canvas.findByText(/10 of 10 recovery codes left/)).toBeVisible()
  },
})

export const TurnedOff = meta.story({
  beforeEach: ({ msw }) => msw.use(threeSessions(), ...apiHandlers({ accounts: withTwoStep() })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }))
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Turn off two-step sign-in' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
    await canvas.findByText('Two-step sign-in is off.')
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible()
  },
})

/** Everybody needs two-step sign-in: nothing else opens before. */
export const TwoStepRequired = meta.story({
  args: { entries: ['/admin/course'] },
  beforeEach: () =>
    localStorage.setItem(
      'adminPerson',
      JSON.stringify({ id: 1, name: 'Nadira Salim', level: 'editor', needsTwoStep: true }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Set up two-step sign-in to go on')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/admin/account')
  },
})

export const SignedOutElsewhere = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.delete('/api/account/sessions/:id', () =>
        HttpResponse.json({ success: true, message: 'Signed out' }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Chrome on Android' }))
    await canvas.findByText('Chrome on Android has been signed out.')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }))
    await canvas.findByText('You are signed out everywhere else.')
  },
})
