import { screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOffice } from './openConsole.tsx'

test('keys do nothing behind a question', async () => {
  openOffice('/admin/course')
  await screen.findByText('1 to 4 of 4')
  const [button] = screen.getAllByRole('button', { name: /^Delete / })
  if (button) await userEvent.click(button)
  await screen.findByRole('button', { name: 'Yes, Delete' })
  await userEvent.keyboard('n?m')
  expect(screen.getAllByRole('alertdialog').length + screen.queryAllByRole('dialog').length).toBe(1)
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
})
