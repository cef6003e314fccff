import { screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openConsole } from './openConsole.tsx'

test('a wrong password is refused in words; the right one opens the students', async () => {
  const user = userEvent.setup()
  openConsole('/admin')
  await user.type(await screen.findByLabelText('Email'), 'office@example.org')
  await user.type(screen.getByLabelText('Password'), 'forty-narrations{Enter}')
  await screen.findByText('Email or password is incorrect')

  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'forty-hadith{Enter}')
  await screen.findByRole('heading', { name: 'Students' })
  expect(screen.queryByText('Email or password is incorrect')).toBeNull()
})
