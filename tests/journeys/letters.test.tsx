import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { findAllByRole, waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { openOffice } from './openConsole.tsx'

/** Types without a pause between keys. */
const user = userEvent.setup({ delay: null })

const LETTERS = 'abcdefghijklmnopqrstuvwxyz/?'

const FIELDS =
  ':is(input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select, [role=spinbutton], button[aria-haspopup=listbox], [role=combobox]):not(:disabled)'

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
    await waitFor(() =>
      expect(document.querySelectorAll(`main ${FIELDS}`).length).toBeGreaterThanOrEqual(count),
    )
    const before = state()
    const fields = [...document.querySelectorAll<HTMLElement>(`main ${FIELDS}`)]
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

const usages = import.meta.glob<{ Example: () => ReactNode }>('../../stories/design-system/usage/*.tsx', {
  eager: true,
})

/** What opens a list, a menu or a dialog in which letters may be typed. */
const OPENERS = 'button:is([aria-haspopup], [aria-expanded=false]):not(:disabled)'

test('in the console, every letter that is typed into a part of the design system, or into what it opens, stays there', async () => {
  openOffice('/admin/course')
  await findAllByRole(document.body, 'row')
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  for (const [file, { Example }] of Object.entries(usages)) {
    const root = createRoot(place)
    root.render(<Example />)
    await waitFor(() => expect(place.childElementCount).toBeGreaterThan(0))
    for (const field of place.querySelectorAll<HTMLElement>(FIELDS)) {
      const before = state()
      field.focus()
      await user.keyboard(LETTERS)
      expect([file, ...state()]).toEqual([file, ...before])
    }
    for (const opener of place.querySelectorAll<HTMLElement>(OPENERS)) {
      await user.click(opener)
      const before = state()
      await user.keyboard(LETTERS)
      expect([file, ...state()]).toEqual([file, ...before])
      await user.keyboard('{Escape}{Escape}')
    }
    root.unmount()
  }
})
