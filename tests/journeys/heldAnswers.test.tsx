import { screen, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { heldAnswer } from '#stories/admin/late.ts'
import { draw, openOffice, worker } from './openConsole.tsx'

const DRAFT = 'draft:/admin/course_add'

/** The server's answer waits until it is released. */
function holdAnswer(method: 'get' | 'post' | 'put', path: string) {
  const { released, release } = heldAnswer()
  const handler = http[method](`/api${path}`, async () => {
    await released
    // The API answers.
    return undefined
  })
  worker.use(handler)
  return release
}

async function typeCourse(title: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), title)
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Two terms.')
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a copy of the tab adds a record of its own', async () => {
  const close = openOffice('/admin/course_add')
  await typeCourse('Grammar')
  const copied = Object.entries(sessionStorage)
  await press('Submit')
  await screen.findByText('Course "Grammar" has been added.')
  close()
  for (const [key, text] of copied) sessionStorage.setItem(key, text)
  draw('/admin/course_add')
  await screen.findByText('We restored your unsaved changes.')
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' of Arabic')
  await press('Submit')
  await screen.findByText('Course "Grammar of Arabic" has been added.')
  expect(await screen.findByText('1 to 6 of 6')).toBeTruthy()
})

test('a refused form may be copied with its tab, too', async () => {
  openOffice('/admin/course_add')
  await typeCourse('Grammar')
  worker.use(http.post('/api/courses', () => Response.json({ message: 'Not now.' }, { status: 403 })))
  await press('Submit')
  await screen.findByText('Not now.')
  expect(sessionStorage.getItem(DRAFT)).not.toContain('submitKey')
})

test('a form that was left opens no screen when its answer comes', async () => {
  openOffice('/admin/course_edit/4')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' 2')
  const release = holdAnswer('put', '/courses/4')
  await press('Update')
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }),
  )
  await userEvent.click(await screen.findByRole('link', { name: 'ADD COURSE' }))
  await screen.findByRole('textbox', { name: 'Title' })
  release()
  await screen.findByText(/^Course ".* 2" has been saved\.$/)
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Rhetoric')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Course Creation')
})

/** Sends a new course and goes back before the answer. */
async function sendAndGoBack() {
  openOffice('/admin/course')
  await userEvent.click(await screen.findByRole('link', { name: 'ADD COURSE' }))
  await typeCourse('Grammar')
  const release = holdAnswer('post', '/courses')
  await press('Submit')
  await press('Browser: back')
  await screen.findByText('1 to 4 of 4')
  expect(sessionStorage.getItem(DRAFT)).toContain('submitKey')
  return release
}

test('what a form sent before Back is no draft once it is saved', async () => {
  const release = await sendAndGoBack()
  release()
  await screen.findByText('Course "Grammar" has been added.')
  expect(sessionStorage.getItem(DRAFT)).toBeNull()
})

test('what is typed after Back stays, and so does its screen', async () => {
  const release = await sendAndGoBack()
  await userEvent.click(screen.getByRole('link', { name: 'ADD COURSE' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' of Arabic')
  release()
  await screen.findByText('Course "Grammar" has been added.')
  expect(sessionStorage.getItem(DRAFT)).toContain('Grammar of Arabic')
})

test('one may change at once again what one has just saved', async () => {
  openOffice('/admin/course_edit/4')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' 2')
  const release = holdAnswer('get', '/courses/4')
  await press('Update')
  await screen.findByText(/^Course ".* 2" has been saved\.$/)
  await userEvent.click(await screen.findByRole('link', { name: /^Edit .* 2$/ }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' 3')
  await press('Update')
  expect(await screen.findByText(/^Course ".* 2 3" has been saved\.$/)).toBeTruthy()
  release()
})
