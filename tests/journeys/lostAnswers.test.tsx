import { screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { savedUnheard } from '#stories/admin/late.ts'
import { openOffice, worker } from './openConsole.tsx'

/** Somebody else saves some fields of a record. */
async function saveAsOther(path: string, writePath: string, changes: object) {
  const headers = { authorization: `Bearer ${openToken}`, 'content-type': 'application/json' }
  const { data } = await fetch(`/api${path}`, { headers }).then((answer) => answer.json())
  const body = JSON.stringify({ ...data, ...changes })
  const answer = await fetch(`/api${writePath}`, { method: 'PUT', headers, body })
  expect(answer.status).toBe(200)
}

async function generated() {
  const field = await screen.findByLabelText('Password')
  return field instanceof HTMLInputElement ? field.value : ''
}

const isOffline = () => screen.findByText(/No connection\. Check the network/)

async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button.closest('form')?.querySelector('fieldset:disabled') ?? null).toBeNull())
  await userEvent.click(button)
}

test('a blank that was typed at the end is no change of somebody else', async () => {
  openOffice('/admin/course_edit/4')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' 2 ')
  worker.use(savedUnheard('put', '/courses/4'))
  await press('Update')
  await isOffline()
  await press('Update')
  expect(await screen.findByText(/^Course ".* 2" has been saved\.$/)).toBeTruthy()
})

test('a whole link and divisions in another order are no change of somebody else', async () => {
  openOffice('/admin/class_edit/9')
  const link = await screen.findByRole('textbox', { name: 'YouTube Link' })
  await userEvent.clear(link)
  await userEvent.paste('https://www.youtube.com/watch?v=Q1W2e3r4t5y&t=10')
  const divisions = await screen.findByRole('combobox', { name: /^Division/ })
  await waitFor(() => expect(divisions).toHaveProperty('disabled', false))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Division A' }))
  await userEvent.type(divisions, 'Division A')
  await userEvent.click(await screen.findByRole('option', { name: /^Division A/ }))
  await userEvent.keyboard('{Escape}')
  worker.use(savedUnheard('put', '/classes/9'))
  await press('Update Class')
  await isOffline()
  await press('Update Class')
  await screen.findByText('Class "Module 1" has been saved.')
})

test('a new password is saved, and shown, by the next try', async () => {
  openOffice('/admin/student_edit/214')
  await press('Generate')
  const password = await generated()
  expect(sessionStorage).toHaveProperty('draft:/admin/student_edit/214')
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(password)
  worker.use(savedUnheard('put', '/users/214'))
  await press('Update')
  await isOffline()
  await press('Update')
  const dialog = await screen.findByRole('dialog', { name: 'New password' })
  expect(within(dialog).getByLabelText('Password')).toHaveProperty('value', password)
})

test('a password that may be saved is saved beside what somebody else saved', async () => {
  openOffice('/admin/student_edit/214')
  await press('Generate')
  const password = await generated()
  worker.use(savedUnheard('put', '/users/214'))
  await press('Update')
  await isOffline()
  await saveAsOther('/students/214', '/users/214', { M05_UserName: 'Fathima N.' })
  await press('Update')
  const dialog = await screen.findByRole('dialog', { name: 'New password' })
  expect(within(dialog).getByLabelText('Password')).toHaveProperty('value', password)
  await screen.findByText(/^Student "Fathima N\." has been saved\. User Name was changed by/)
})

test('of two new passwords, the user chooses one, and neither is shown', async () => {
  openOffice('/admin/student_edit/214')
  await press('Generate')
  await saveAsOther('/students/214', '/users/214', { M05_Password: 'another-password' })
  await press('Update')
  const choice = within(await screen.findByRole('group', { name: 'Password' }))
  expect(choice.queryByText('another-password')).toBeNull()
  await userEvent.click(choice.getByRole('radio', { name: /office@example\.org$/ }))
  await press('Update')
  await screen.findByText('Student "Fathima Nasreen" has been saved.')
  expect(screen.queryByRole('dialog', { name: 'New password' })).toBeNull()
})

test('only what differs once it is saved is asked', async () => {
  openOffice('/admin/course_edit/4')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' ')
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), ' Mine.')
  await saveAsOther('/courses/4', '/courses/4', { M01_Description: 'Theirs.' })
  await press('Update')
  await screen.findByRole('region', { name: 'Changes of two people' })
  expect(screen.getByRole('group', { name: 'Description' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Title' })).toBeNull()
})
