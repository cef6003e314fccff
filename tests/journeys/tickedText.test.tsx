import { screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { classPageOn } from '#mocks/fixtures/classPages.ts'
import { manyClasses, sixteenClasses } from '#mocks/fixtures/classes.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { openOffice, worker } from './openConsole.tsx'

const user = userEvent.setup()

/** Presses a key on an element, as who has come to it with Tab. */
async function pressOn(element: HTMLElement, key: string) {
  element.focus()
  await user.keyboard(key)
}

const openText = async () => {
  await pressOn(screen.getByRole('button', { name: 'Text for WhatsApp' }), '{Enter}')
  return within(await screen.findByRole('dialog', { name: 'Text for WhatsApp' }))
}

test('classes that are ticked on two pages get one text by the keyboard alone, the earliest first', async () => {
  openOffice('/admin/class')
  localStorage.setItem('text-language', 'en')
  worker.resetHandlers(...apiHandlers({ classes: sixteenClasses, pages: [classPageOn] }))
  await pressOn(await screen.findByRole('checkbox', { name: 'Select Narration 16' }), ' ')
  await pressOn(screen.getByRole('button', { name: /^Next/ }), '{Enter}')
  await pressOn(await screen.findByRole('checkbox', { name: 'Select Module 2' }), ' ')
  await screen.findByRole('region', { name: '2 selected' })

  const dialog = await openText()
  const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  expect(field.value).toBe(`*Batch 07 Women, Division A*

*Sunday, 22 December*
6:30 PM  Hadith sciences: Module 2

*Saturday, 1 February*
6:30 PM  Hadith sciences: Narration 16

See the classes here:
${location.origin}/d/${classPageOn.token}`)

  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Text for WhatsApp' })),
  )
  expect(screen.getByRole('region', { name: '2 selected' })).toBeTruthy()
})

test('a group is told of its own classes alone, and never gets the address of another group', async () => {
  openOffice('/admin/class')
  worker.resetHandlers(...apiHandlers({ classes: sixteenClasses, pages: [classPageOn] }))
  for (const title of ['Narration 16', 'Narration 15'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }))
  const dialog = await openText()
  expect(dialog.queryByRole('link', { name: 'Open WhatsApp' })).toBeNull()
  await user.click(dialog.getByRole('combobox', { name: /Division/ }))
  await user.click(await screen.findByRole('option', { name: 'Batch 05 Men, Division B' }))
  await dialog.findByText(/this division has no class page yet/)
  const { value } = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  expect(value).toContain('Narration 15')
  expect(value).not.toMatch(/Narration 16|\/d\//)
})

test('all classes that match get a text, unless they are more than 50', async () => {
  const many = [
    ...manyClasses,
    ...manyClasses.slice(0, 4).map((lesson, index) => ({ ...lesson, M03_ClassesId: 100 + index })),
  ]
  openOffice('/admin/class?search=Narration')
  worker.resetHandlers(...apiHandlers({ classes: many, pages: [classPageOn] }))
  await screen.findByText('1 to 15 of 39')
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Select all 39 that match' }))
  const dialog = await openText()
  await user.click(dialog.getByRole('combobox', { name: /Division/ }))
  await user.click(await screen.findByRole('option', { name: 'Batch 07 Women, Division A' }))
  const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  expect(field.value.match(/Narration/g)).toHaveLength(19)
  await user.keyboard('{Escape}')

  await user.clear(screen.getByRole('searchbox'))
  await screen.findByText('1 to 15 of 51')
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Select all 51 that match' }))
  await screen.findByText('Text for WhatsApp: at most 50 at once')
  expect(screen.queryByRole('button', { name: 'Text for WhatsApp' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Shift' })).toBeTruthy()
})
