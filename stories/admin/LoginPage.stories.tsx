import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { CODE_ASKED, WRONG_CODE } from '#contract/access/account.ts'
import { failing, offline, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt, leadsTo, NO_CONNECTION, says } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  ...consoleAt('/admin'),
  tags: ['!autodocs', 'console'],
  beforeEach: () => localStorage.removeItem('adminToken'),
})

export const Empty = meta.story({
  parameters: { spec: [87, 112, 113] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible()
    await leadsTo(canvas, 'Back to the site', '/home')
  },
})

export const Invalid = meta.story({
  parameters: { spec: [366] },
  play: async (player) => {
    const { canvas } = player
    await submit(player, 'office at example', '')
    await says(canvas.getByLabelText('Email'), 'Invalid email')
    await says(canvas.getByLabelText('Password'), 'Invalid password')
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
  },
})

export const Sending = meta.story({
  parameters: { spec: [278, 279] },
  beforeEach: ({ msw }) => msw.use(pending('post', '/admin/login')),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent }, 'office@example.org', 'forty-hadith')
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toBeDisabled()
  },
})

export const SignedIn = meta.story({
  parameters: { spec: [88, 114, 275, 276, 379] },
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent }, 'Office@example.org', 'forty-hadith')
    await isAt(canvas, '/admin/adminpanel')
    await expect(localStorage.getItem('adminToken')).toMatch(/^\S{43}$/)
  },
})

export const Refused = meta.story({
  parameters: { spec: [277, 457, 491] },
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent }, 'office@example.org', 'wrong')
    await expect(await canvas.findByText('Email or password is incorrect')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('office@example.org')
    await expect(localStorage.getItem('adminToken')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled')
  },
})

const login = (answer: () => Response) => http.post('/api/admin/login', answer)
const later = (seconds: string) => ({ headers: { 'retry-after': seconds } })
const FAILED = 'The server failed to respond. Please try again.'
const CROSS_SITE = 'This was sent from another site. Open the console at its own address and try again.'

/** What is not a wrong password is not called one; the message says how long to wait, or what is wrong. */
const troubles = [
  [login(() => HttpResponse.json({ success: false, token: 'odd' })), 'Email or password is incorrect'],
  [
    login(() => HttpResponse.json({ message: 'Too many.' }, { status: 429, ...later('42') })),
    'Too many attempts. Try again in 42 seconds.',
  ],
  [failing('post', '/admin/login', 503), FAILED],
  [failing('post', '/admin/login', 403, { message: CROSS_SITE }), CROSS_SITE],
  // A response that is not from the API.
  [failing('post', '/admin/login', 404), FAILED],
  [
    login(() => new HttpResponse('<h1>Busy</h1>', { status: 503, ...later('5') })),
    'The server is busy. Try again in 5 seconds.',
  ],
  [
    login(() => HttpResponse.json({ message: 'Too many people sign in.' }, { status: 503, ...later('2') })),
    /^Too many people sign in\./,
  ],
  [offline('post', '/admin/login'), NO_CONNECTION],
] as const

export const ServerDown = meta.story({
  parameters: { spec: [277, 457, 491, 503] },
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    const [[first, text], ...others] = troubles
    msw.use(first)
    await submit(player, 'office@example.org', 'forty-hadith')
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(localStorage.getItem('adminToken')).toBeNull()
    for (const [answer, words] of others) {
      msw.use(answer)
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
      await expect(await canvas.findByText(words)).toBeVisible()
    }
    await expect(canvas.queryByText(text)).not.toBeInTheDocument()
  },
})

export const AlreadySignedIn = meta.story({
  beforeEach: () => localStorage.setItem('adminToken', 'some-token'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/admin/adminpanel',
    )
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible()
  },
})

/** After a one-time link whose sign-in was not answered: the password is chosen, and the name is there already. */
export const PasswordChosen = meta.story({
  args: { entries: [{ pathname: '/admin', state: { chosenBy: 'office@example.org' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your password has been saved. Log in with it.')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('office@example.org')
  },
})

async function submit({ canvas, userEvent }: PlayContext, email: string, password: string) {
  await userEvent.type(await canvas.findByLabelText('Email'), email)
  if (password !== '') await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
}

const TWO_STEP = { message: CODE_ASKED, needs: 'code' } as const

/** Name and password are right, and the account has two-step sign-in. */
export const CodeAsked = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('post', '/admin/login', 401, TWO_STEP)),
  play: async ({ canvas, userEvent, msw }) => {
    await submit({ canvas, userEvent }, 'office@example.org', 'forty-hadith')
    const code = await canvas.findByLabelText('Code')
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(canvas.queryByLabelText('Password')).toBeNull()
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Enter the six digits/))
    msw.use(failing('post', '/admin/login', 401, { message: WRONG_CODE, needs: 'code' }))
    await userEvent.type(code, '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(WRONG_CODE)))
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(await canvas.findByLabelText('Password')).toBeVisible()
  },
})
