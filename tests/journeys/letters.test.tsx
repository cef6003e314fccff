import { waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openOffice } from './openConsole.tsx'

/** Types without a pause between keys. */
const user = userEvent.setup({ delay: null })

const LETTERS = 'abcdefghijklmnopqrstuvwxyz/?'

const FIELDS =
  'main :is(input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select, [role=spinbutton], button[aria-haspopup=listbox], [role=combobox]):not(:disabled)'

/** How many fields each form has at least, once what they offer is there. */
const forms = {
  '/admin/course_add': 2,
  '/admin/batch_add': 2,
  '/admin/division_add': 3,
  '/admin/add_students': 12,
  '/admin/teacher_add': 12,
  '/admin/class_add': 6,
}

/** What a shortcut would change: the screen, or a dialog over it. */
const state = () => [
  document.querySelector('h1')?.textContent,
  document.querySelectorAll('dialog:modal').length,
]

const isList = (field: Element) => field.getAttribute('aria-haspopup') === 'listbox'

test.each(Object.entries(forms))(
  'every letter that is typed into a field of %s, or into its open list, stays there',
  async (address, count) => {
    openOffice(address)
    await waitFor(() => expect(document.querySelectorAll(FIELDS).length).toBeGreaterThanOrEqual(count))
    const before = state()
    const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)]
    for (const field of fields) {
      field.focus()
      await user.keyboard(LETTERS)
      expect([field.outerHTML.slice(0, 80), ...state()]).toEqual([field.outerHTML.slice(0, 80), ...before])
      if (!isList(field)) continue
      await user.click(field)
      await user.keyboard(LETTERS)
      expect([field.outerHTML.slice(0, 80), ...state()]).toEqual([field.outerHTML.slice(0, 80), ...before])
      await user.keyboard('{Escape}{Escape}')
    }
  },
)
