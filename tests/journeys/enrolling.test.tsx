import { screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOffice } from './openConsole.tsx'

/** Presses of buttons and links. Typing, choosing and moving to the next field are the entry of data. */
let actions = 0

async function press(name: string | RegExp, role: 'button' | 'link' = 'button') {
  actions++
  await userEvent.click(await screen.findByRole(role, { name }))
}

const field = (label: string) => screen.findByLabelText(label)

async function type(label: string, text: string) {
  await userEvent.click(await field(label))
  await userEvent.paste(text)
}

async function choose(label: string, option: string) {
  const select = await screen.findByRole('combobox', { name: label })
  await waitFor(() => expect(select).toHaveProperty('disabled', false))
  await userEvent.click(select)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
}

async function typeDay(label: string, digits: string) {
  const group = await screen.findByRole('group', { name: label })
  const [day] = within(group).getAllByRole('spinbutton')
  if (day) await userEvent.type(day, digits)
}

/** @param isFocused whether the form is waiting for it, so that nobody has to go there */
async function typeName(name: string, isFocused: boolean) {
  if (!isFocused) await userEvent.click(await field('User Name'))
  await waitFor(async () => expect(document.activeElement).toBe(await field('User Name')))
  await userEvent.paste(name)
}

const STUDENTS = 3
const nameOf = (index: number) => `Student ${String.fromCharCode(65 + index)}`

test('each student is enrolled with one action that is not data, and four before and after', async () => {
  actions = 0
  openOffice('/admin/adminpanel')
  await press('ADD Student', 'link')

  for (let index = 0; index < STUDENTS; index++) {
    await typeName(nameOf(index), index > 0)
    if (index === 0) {
      await press(/^Use IHS/)
      await choose('Batch', 'Batch 07 Women')
      await choose('Division', 'Division A')
      await typeDay('Joining Date', '03062024')
      await type('Country Name', 'India')
    }
    await choose('Gender', 'Female')
    await typeDay('Date of Birth', '14022001')
    await type('Qualification', 'Plus Two')
    await type('Mobile Number', `+9100000${12000 + index}`)
    await type('Address', 'Masjid Road')
    await press('Submit and add another')
    await screen.findByText(`Student "${nameOf(index)}" has been added.`)
    expect(screen.queryByRole('dialog')).toBeNull()
  }

  await press('Cancel', 'link')
  const dialog = within(await screen.findByRole('dialog', { name: `${STUDENTS} new passwords` }))
  const rows = dialog.getAllByRole('listitem')
  expect(rows).toHaveLength(STUDENTS)
  expect(new Set(rows.map((row) => row.querySelector('code')?.textContent)).size).toBe(STUDENTS)
  expect(rows.at(-1)?.textContent).toContain(nameOf(STUDENTS - 1))
  await press('Done')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const table = within(await screen.findByRole('table', { name: 'Students' }))
  const row = (await table.findByText(nameOf(STUDENTS - 1))).closest('tr')
  expect(row?.textContent).toMatch(/IHS-\d+Batch 07 WomenDivision A/)
  expect(actions).toBe(STUDENTS + 4)
})
