import { expect, screen, waitFor } from 'storybook/test'
import { ComboBox } from '#design-system/ComboBox/ComboBox.tsx'
import { DateField } from '#design-system/DateField/DateField.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { FilterPopover } from '#design-system/FilterPopover/FilterPopover.tsx'
import { Menu } from '#design-system/Menu/Menu.tsx'
import { MultiSelect } from '#design-system/MultiSelect/MultiSelect.tsx'
import { Popup } from '#design-system/Popup/Popup.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import preview from '#storybook/preview.tsx'
import { courses, divisions } from './choices.ts'
import { expectShown } from './shown.ts'

const meta = preview.meta({
  tags: ['!autodocs'],
  component: Popup,
  args: { children: null },
  render: () => (
    <Dialog title="Edit Class" isOpen onClose={() => undefined}>
      <div style={{ display: 'grid', gap: 16 }}>
        <Select label="Course" name="course" options={courses} emptyLabel="All Courses" />
        <ComboBox label="Teacher" name="teacher" options={courses} />
        <MultiSelect label="Division" name="divisions" options={divisions} />
        <DateField label="Date" name="date" defaultValue="2001-02-14" />
        <Menu label="More" entries={[{ id: 'copy', label: 'Copy link', icon: 'copy' }]} />
        <FilterPopover>
          <Select label="Batch" name="batch" options={courses} emptyLabel="All Batches" />
        </FilterPopover>
      </div>
    </Dialog>
  ),
})

/** Each popup: its control, something in it, and its own role. */
const popups = [
  ['combobox', 'Course', 'option', 'Forty Hadith of Nawawi', 'listbox'],
  ['combobox', 'Teacher', 'option', 'Forty Hadith of Nawawi', 'listbox'],
  ['combobox', 'Division', 'option', /Division A/, 'listbox'],
  ['button', /Calendar/, 'button', /14 February 2001/, 'grid'],
  ['button', 'More', 'menuitem', 'Copy link', 'menu'],
] as const

/** Every popup in a modal dialog is in the top layer, can be used, and Escape closes the popup only. */
export const InDialog = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Edit Class' })
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
    for (const [role, name, itemRole, item, popup] of popups)
      await step(String(name), async () => {
        await userEvent.click(canvas.getByRole(role, { name }))
        await expectOnTop(await screen.findByRole(itemRole, { name: item }))
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole(popup)).toBeNull())
        await expectShown(dialog)
      })
    await step('an option is chosen', async () => {
      const select = canvas.getByRole('combobox', { name: 'Course' })
      await userEvent.click(select)
      await userEvent.click(await screen.findByRole('option', { name: 'Forty Hadith of Nawawi' }))
      await waitFor(() => expect(select).toHaveTextContent('Forty Hadith of Nawawi'))
    })
    await step('a Select in a FilterPopover', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'FILTER' }))
      await userEvent.click(await screen.findByRole('combobox', { name: 'Batch' }))
      await expectOnTop(await screen.findByRole('option', { name: 'All Batches' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Batch' })).toBeNull())
    })
    await expectShown(dialog)
  },
})

async function expectOnTop(element: HTMLElement) {
  await waitFor(async () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    await expect(element.contains(top)).toBe(true)
  })
}
