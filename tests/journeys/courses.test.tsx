import { screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SCREEN_ID } from '#admin/shared/focusScreen.ts'
import { openOffice } from './openConsole.tsx'

test('a section opens with the focus on it; a course is found in it, deleted and brought back', async () => {
  const user = userEvent.setup()
  openOffice('/admin/adminpanel')
  await user.click(await screen.findByRole('button', { name: /^Menu/ }))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: /^Course/ }),
  )
  await screen.findByText('1 to 4 of 4')
  expect(document.activeElement?.id).toBe(SCREEN_ID)

  await user.type(await screen.findByPlaceholderText('Search courses...'), 'for readers{Enter}')
  await screen.findByText('1 to 1 of 1')
  await user.click(screen.getByRole('button', { name: 'Delete Arabic for Readers' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, Delete' }))
  await screen.findByText('Course "Arabic for Readers" has been deleted successfully.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Arabic for Readers' })).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Course "Arabic for Readers" has been restored.')
  await screen.findByRole('button', { name: 'Delete Arabic for Readers' })
})
