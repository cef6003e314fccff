import { screen, waitFor, within } from '@testing-library/dom'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOffice, worker } from './openConsole.tsx'
import { manyStudents, twelveOfDivisionA } from '#mocks/fixtures/students.ts'
import { apiHandlers } from '#mocks/handlers.ts'

/** Counts the clicks that the user makes. */
function countingUser() {
  const user = userEvent.setup()
  let clicks = 0
  const click = async (element: Element) => {
    clicks += 1
    await user.click(element)
  }
  return { user, click, clicks: () => clicks }
}

const ticks = () => screen.getAllByRole('checkbox', { name: /^Select Student/ })

test('12 students move to another division in at most 6 clicks, and back in one', async () => {
  const { user, click, clicks } = countingUser()
  openOffice('/admin/adminpanel')
  worker.resetHandlers(...apiHandlers({ students: twelveOfDivisionA }))
  await screen.findByText('1 to 12 of 12')

  const [first, last] = [ticks()[0], ticks()[11]]
  if (!first || !last) throw new Error('12 students')
  await click(first)
  await user.keyboard('{Shift>}')
  await click(last)
  await user.keyboard('{/Shift}')
  await screen.findByRole('region', { name: '12 selected' })
  await click(screen.getByRole('button', { name: 'Move to...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 12 students' }))
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: /Batch/ })).toHaveTextContent('Batch 07 Women'),
  )
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /Division/ })).toBeEnabled())
  await click(dialog.getByRole('combobox', { name: /Division/ }))
  await click(await screen.findByRole('option', { name: /^Division B/ }))
  await click(dialog.getByRole('button', { name: 'Move 12 students' }))
  await screen.findByText('12 students have been moved to Batch 07 Women, Division B.')
  expect(clicks()).toBeLessThanOrEqual(6)
  await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Division B' })).toHaveLength(12))
  expect(screen.queryByRole('region', { name: /selected$/ })).toBeNull()

  await click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('12 students have been changed back.')
  await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Division A' })).toHaveLength(12))
})

/** On a phone. */
async function filterBy(user: UserEvent, state: string) {
  await user.click(screen.getByRole('button', { name: /^Filter/ }))
  await user.click(screen.getByRole('button', { name: state }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
}

test('students are marked as left, found under Left, and marked as active again', async () => {
  const user = userEvent.setup()
  openOffice('/admin/adminpanel')
  worker.resetHandlers(...apiHandlers({ students: twelveOfDivisionA }))
  await screen.findByText('1 to 12 of 12')
  for (const tick of ticks().slice(0, 2)) await user.click(tick)
  await user.click(screen.getByRole('button', { name: 'Mark as left' }))
  await screen.findByText('2 students have been marked as left.')
  await waitFor(() => expect(screen.getAllByText('Left', { selector: 'td *, th *' })).toHaveLength(2))

  await filterBy(user, 'Left')
  await screen.findByText('1 to 2 of 2')
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Mark as active' }))
  await screen.findByText('2 students have been marked as active.')
  await filterBy(user, 'All')
  await screen.findByText('1 to 12 of 12')
  expect(screen.queryByText('Left', { selector: 'td *, th *' })).toBeNull()
})

test('students of two pages are chosen together', async () => {
  const user = userEvent.setup()
  openOffice('/admin/adminpanel')
  worker.resetHandlers(...apiHandlers({ students: manyStudents }))
  await screen.findByText('1 to 15 of 47')
  for (const tick of ticks().slice(0, 2)) await user.click(tick)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('16 to 30 of 47')
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull())
  for (const tick of ticks().slice(0, 1)) await user.click(tick)
  expect(await screen.findByRole('region', { name: '3 selected' })).toBeTruthy()
})

test('several students are deleted after a question, and come back with one Undo', async () => {
  const user = userEvent.setup()
  openOffice('/admin/adminpanel')
  worker.resetHandlers(...apiHandlers({ students: twelveOfDivisionA }))
  await screen.findByText('1 to 12 of 12')
  for (const tick of ticks().slice(0, 3)) await user.click(tick)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete 3 students' }))
  await screen.findByText('3 students have been deleted.')
  await screen.findByText('1 to 9 of 9')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select Student 9' })),
  )
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('3 students have been restored.')
  expect(await screen.findByText('1 to 12 of 12')).toBeTruthy()
})

test('after all students are deleted, the heading has the focus', async () => {
  const user = userEvent.setup()
  openOffice('/admin/adminpanel')
  worker.resetHandlers(...apiHandlers({ students: twelveOfDivisionA }))
  await screen.findByText('1 to 12 of 12')
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete 12 students' }))
  await screen.findByText('NO STUDENTS FOUND')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})
