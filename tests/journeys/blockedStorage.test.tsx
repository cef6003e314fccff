import { screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { restoreTheme } from '#admin/theme.ts'
import { endSession } from '#api/session.ts'
import { openingScript } from '#app/opening.ts'
import { openConsole } from './openConsole.tsx'

/** As with cookies blocked, or a quota that is used up. */
function blockStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
  )
  onTestFinished(() => {
    endSession()
    for (const spy of spies) spy.mockRestore()
  })
}

test('a page of the console opens without storage', () => {
  blockStorage()
  const faults: unknown[] = []
  const note = (event: ErrorEvent) => {
    faults.push(event.error)
    event.preventDefault()
  }
  window.addEventListener('error', note)
  document.body.append(document.createRange().createContextualFragment(openingScript()))
  window.removeEventListener('error', note)
  expect(faults).toEqual([])
  expect(restoreTheme).not.toThrow()
})

test('the office signs in, types and saves without storage', async () => {
  blockStorage()
  openConsole('/admin')
  await userEvent.type(await screen.findByLabelText('Email'), 'office@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'forty-hadith{Enter}')
  await screen.findByRole('heading', { name: 'Students' })
  await userEvent.keyboard('mc')
  await userEvent.click(await screen.findByRole('link', { name: 'ADD COURSE' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Grammar')
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Two terms.')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Course "Grammar" has been added.')).toBeTruthy()
})
