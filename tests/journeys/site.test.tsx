import { screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOffice } from './openConsole.tsx'

const page = () => screen.findByTitle<HTMLIFrameElement>('The page as visitors see it')

test('a video is pasted, looked at, published, and taken back by publishing the version before', async () => {
  const user = userEvent.setup()
  openOffice('/admin/adminpanel')
  await user.click(await screen.findByRole('button', { name: /^Menu/ }))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Edit the site' }),
  )
  await user.click(await screen.findByRole('link', { name: 'Edit Library' }))

  await user.click(await screen.findByRole('button', { name: 'നബിയോരം' }))
  await user.click(screen.getByRole('textbox', { name: 'Add videos from links' }))
  await user.paste('https://www.youtube.com/watch?v=farewell-01')
  await user.click(screen.getByRole('button', { name: 'Add videos' }))
  await user.type(await screen.findByRole('textbox', { name: 'Title of youtu.be/farewell-01' }), 'Farewell')
  await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy())

  if (screen.queryByTitle('The page as visitors see it') === null)
    await user.click(screen.getByRole('button', { name: 'Preview' }))
  await waitFor(async () => expect((await page()).contentDocument?.body.textContent).toMatch(/Farewell/))

  await user.click(screen.getByRole('link', { name: 'Publish...' }))
  await user.click(await screen.findByRole('button', { name: 'Publish 1 change' }))
  await screen.findByText(/^Published\. Library: /)

  await user.click(screen.getAllByRole('link', { name: 'Back to the site' })[0] ?? document.body)
  await user.click(await screen.findByRole('link', { name: 'Versions' }))
  await user.click(await screen.findByRole('button', { name: 'Publish this again version 1' }))
  const question = within(screen.getByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Version 1 is published again.')
  await screen.findByText(/^Version 3, by /)
})
