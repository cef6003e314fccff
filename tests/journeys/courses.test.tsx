import { screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SCREEN_ID } from '#admin/shared/focusScreen.ts'
import { openConsole } from './openConsole.tsx'

test('a course is added, found, corrected, deleted and brought back', async () => {
  const user = userEvent.setup()
  openConsole('/admin')
  await user.type(await screen.findByLabelText('Email'), 'office@example.org')
  await user.type(screen.getByLabelText('Password'), 'forty-hadith{Enter}')

  await user.click(await screen.findByRole('button', { name: /^Menu/ }))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: /^Course/ }),
  )
  await screen.findByText('1 to 4 of 4')
  expect(document.activeElement?.id).toBe(SCREEN_ID)

  await user.click(screen.getByRole('link', { name: 'ADD COURSE' }))
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Grammar of narations')
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Two terms.')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText('Course "Grammar of narations" has been added.')
  await screen.findByText('1 to 5 of 5')

  await user.type(await screen.findByPlaceholderText('Search courses...'), 'naration{Enter}')
  await screen.findByText('1 to 1 of 1')

  await user.click(screen.getByRole('link', { name: 'Edit Grammar of narations' }))
  const title = await screen.findByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, 'Grammar of narrations')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await screen.findByText('Course "Grammar of narrations" has been saved.')

  const search = await screen.findByPlaceholderText('Search courses...')
  await user.clear(search)
  await user.type(search, 'of narrations{Enter}')
  await screen.findByText('1 to 1 of 1')
  await user.click(screen.getByRole('button', { name: 'Delete Grammar of narrations' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, Delete' }))
  await screen.findByText('Course "Grammar of narrations" has been deleted successfully.')
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Delete Grammar of narrations' })).toBeNull(),
  )

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Course "Grammar of narrations" has been restored.')
  await screen.findByRole('button', { name: 'Delete Grammar of narrations' })
})
