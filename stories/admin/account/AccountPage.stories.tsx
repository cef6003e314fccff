import { http, HttpResponse } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { WRONG_CODE, WRONG_PASSWORD } from '#contract/access/account.ts'
import { fewStaff } from '#mocks/fixtures/staff.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { asInSafari, offerInstall } from '#stories/offerInstall.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isManualView } from '#stories/isManualView.ts'
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
    await expect(canvas.getByRole('heading', { name: 'My account' })).toBeVisible()
  },
})

/** The wrong present password is said at its field; the new one stays. */
export const Saved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.delete('/api/account/sessions/:id', () =>
        HttpResponse.json({ success: true, message: 'Signed out' }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const name = await canvas.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await press('Save name')
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Name is required/))
    await userEvent.type(name, 'Nadira S.')
    await press('Save name')
    await canvas.findByText('Your name has been saved.')
    const [now, next] = [canvas.getByLabelText(/^Password now/), canvas.getByLabelText(/^New password/)]
    await userEvent.type(now, 'not this one')
    await userEvent.type(next, 'several plain words')
    await press('Change password')
    await waitFor(() => expect(now).toHaveAccessibleDescription(new RegExp(WRONG_PASSWORD)))
    await expect(next).toHaveValue('several plain words')
    if (isManualView) return
    await userEvent.clear(now)
    await userEvent.type(now, 'forty-hadith')
    await press('Change password')
    await canvas.findByText('Your password has been changed. Your other sessions are signed out.')
    await expect(canvas.getByLabelText(/^Password now/)).toHaveValue('')
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Chrome on Android' }))
    await canvas.findByText('Chrome on Android has been signed out.')
    await press('Sign out everywhere else')
    await canvas.findByText('You are signed out everywhere else.')
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
    const code = canvas.getByLabelText('Six digits from the app')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    if (isManualView) return
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
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^On since .* 0 of 10 recovery codes left\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change phone' })).toBeVisible()
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Make new recovery codes' }))
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Make new recovery codes' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make new codes' }))
    await canvas.findByRole('heading', { name: 'Recovery codes' })
    await userEvent.click(canvas.getByLabelText(/^I have put them in a safe place/))
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }))
    await expect(await canvas.findByText(/10 of 10 recovery codes left/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    const question = within(await canvas.findByRole('alertdialog', { name: 'Turn off two-step sign-in' }))
    await userEvent.click(question.getByRole('button', { name: 'Turn off' }))
    await canvas.findByText('Two-step sign-in is off.')
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible()
  },
})

/** Everybody needs two-step sign-in: nothing else opens before. */
export const TwoStepRequired = meta.story({
  args: { entries: ['/admin/course'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/account', () =>
        HttpResponse.json({
          data: {
            id: 1,
            login: 'nadira@example.org',
            name: 'Nadira Salim',
            level: 'editor',
            added_at: null,
            password_changed_at: null,
            two_step: null,
            two_step_required: true,
          },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Set up two-step sign-in to go on')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/admin/account')
  },
})

/** Where the browser can put the console on the home screen; once it has, nothing is offered. */
export const HomeScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Where you are signed in' })
    await expect(canvas.queryByRole('heading', { name: 'Home screen' })).not.toBeInTheDocument()
    const prompt = offerInstall()
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to home screen' }))
    await expect(prompt).toHaveBeenCalledOnce()
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Home screen' })).not.toBeInTheDocument(),
    )
  },
})

/** As it is offered, on a phone. */
export const HomeScreenOffered = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Where you are signed in' })
    offerInstall()
    await expect(await canvas.findByRole('button', { name: 'Add to home screen' })).toBeVisible()
  },
})

/** In Safari only its own menu can. */
export const HomeScreenInSafari = meta.story({
  beforeEach: asInSafari,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Share, then Add to Home Screen/)).toBeVisible()
  },
})
