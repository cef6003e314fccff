import { screen, waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { savedUnheard } from '#stories/admin/late.ts'
import { draw, openOffice, worker } from './openConsole.tsx'

/** The form of one class, filled in. */
const typed = {
  M03_SubjectName: 'Hadith sciences',
  M03_Title: 'Day 1',
  M03_YouTubeLink: 'https://youtu.be/zXcVbN12m_k',
  M03_M02_BatchId: '7',
  M03_M11_DivisionIds: '["10"]',
  M03_ScheduledAt: '2025-03-01 18:30:00',
  M03_ExpiryTime: '2025-03-08 18:30:00',
}

const DRAFT = 'draft:/admin/class_add'

async function openForm() {
  openOffice('/admin/class')()
  sessionStorage.setItem(DRAFT, JSON.stringify({ values: typed }))
  draw('/admin/class_add')
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Batch/ })).toHaveTextContent('Batch 07'))
}

const total = async () => {
  const headers = { authorization: `Bearer ${openToken}` }
  const answer = await fetch('/api/classes?page=1', { headers })
  return z.object({ total: z.number() }).parse(await answer.json()).total
}

/** Makes 30 daily classes of the one that is filled in. Returns the number of actions up to the submit. */
async function repeatDaily() {
  let actions = 0
  const click = async (element: Element) => {
    actions += 1
    await userEvent.click(element)
  }
  await click(screen.getByRole('checkbox', { name: 'Repeat this class' }))
  await click(screen.getByRole('button', { name: 'Every day' }))
  await click(screen.getByRole('combobox', { name: /^Ends/ }))
  await click(await screen.findByRole('option', { name: 'After a number of classes' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Number of classes' }), '30')
  await click(await screen.findByRole('button', { name: 'Add 30 classes' }))
  return actions + 1
}

test('30 daily classes are saved in at most 6 actions, and taken back in one', async () => {
  await openForm()
  const before = await total()
  expect(await repeatDaily()).toBeLessThanOrEqual(6)
  await screen.findByText('30 classes have been added.')
  expect(await total()).toBe(before + 30)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('30 classes have been deleted.')
  expect(await total()).toBe(before)
})

test('when the answer is lost, sending again adds none of the 30 twice', async () => {
  await openForm()
  const before = await total()
  worker.use(savedUnheard('post', '/classes/several/add'))
  await repeatDaily()
  await screen.findByText(/No connection\. Check the network/)
  await userEvent.click(screen.getByRole('button', { name: 'Add 30 classes' }))
  await screen.findByText('30 classes have been added.')
  expect(await total()).toBe(before + 30)
})
