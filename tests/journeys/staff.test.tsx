import { screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { endSession } from '#api/session.ts'
import { administrator } from '#mocks/fixtures/accounts.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { draw, openOffice, worker } from './openConsole.tsx'

const PASSWORD = 'several plain words'

const press = async (name: string, role: 'button' | 'link' = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }))

async function enter(label: string, text: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: label }))
  await userEvent.paste(text)
}

async function enterPassword(label: string) {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(PASSWORD)
}

/** The text of a field that cannot be changed. */
const shownIn = async (label: string) => (await screen.findByLabelText(label)).getAttribute('value') ?? ''

test('a colleague is invited, turns two-step sign-in on, comes back with a recovery code and signs out elsewhere', async () => {
  const closeOffice = openOffice('/admin/staff')
  await press('ADD Person')
  await enter('Name', 'Amina Beevi')
  await enter('Sign-in name', 'amina')
  await userEvent.selectOptions(
    within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Level' }),
    'editor',
  )
  await press('Make the link')
  const link = new URL(await shownIn('One-time link'))
  closeOffice()
  endSession()

  // Another browser, with the same server.
  const closeFirst = draw(link.pathname + link.hash)
  expect(await shownIn('Your sign-in name')).toBe('amina')
  await enterPassword('New password')
  await press('Save and log in')
  await screen.findByRole('heading', { name: 'Students' })
  await screen.findByRole('link', { name: 'ADD Student' })
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()

  await press('My account', 'link')
  await press('Set up')
  const key = (await shownIn('No camera? Type this key')).replaceAll(' ', '')
  await enter('Six digits from the app', new TOTP({ secret: key }).generate())
  await press('Turn on')
  await screen.findByRole('heading', { name: 'Recovery codes' })
  const [code] = within(screen.getByRole('list')).getAllByRole('listitem')
  const recovery = code?.textContent ?? ''
  await userEvent.click(screen.getByLabelText(/^I have put them in a safe place/))
  await press('Finish')
  await screen.findByText(/10 of 10 recovery codes left/)
  closeFirst()

  // The session stays open there; here is a third browser.
  localStorage.clear()
  const closeThird = draw('/admin')
  await enter('Email', 'amina')
  await enterPassword('Password')
  await press('Submit')
  await enter('Code', recovery)
  await press('Submit')
  await screen.findByRole('heading', { name: 'Students' })
  await press('My account', 'link')
  await screen.findByText(/9 of 10 recovery codes left/)
  await press('Sign out everywhere else')
  await screen.findByText('You are signed out everywhere else.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull())
  closeThird()

  // The link is used up.
  endSession()
  draw(link.pathname + link.hash)
  await screen.findByText('This link has been used or has expired. Ask an Administrator for a new one.')
})

test('what the server refuses because a level was lowered is no longer offered', async () => {
  openOffice('/admin/course')
  const add = await screen.findByRole('link', { name: 'ADD COURSE' })
  await expect.poll(() => localStorage.getItem('adminPerson')).toContain('administrator')
  worker.use(...apiHandlers({ accounts: [{ ...administrator, level: 'viewer' }] }))
  await press('Delete Arabic for Readers')
  await press('Yes, Delete')
  await waitFor(() => expect(add.isConnected).toBe(false))
})
