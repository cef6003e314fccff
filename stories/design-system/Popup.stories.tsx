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

/** Every popup in a modal dialog is in the top layer, can be used, and Escape closes the popup only. */
export const InDialog = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Edit Class' })
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished))

    await step('Select', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Course' }))
      await expectOnTop(await screen.findByRole('option', { name: 'Forty Hadith of Nawawi' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await expectShown(dialog)
      await userEvent.click(canvas.getByRole('combobox', { name: 'Course' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Forty Hadith of Nawawi' }))
      await waitFor(() =>
        expect(canvas.getByRole('combobox', { name: 'Course' })).toHaveTextContent('Forty Hadith of Nawawi'),
      )
    })
    await step('ComboBox', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Teacher' }))
      await expectOnTop(await screen.findByRole('option', { name: 'Forty Hadith of Nawawi' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    })
    await step('MultiSelect', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Division' }))
      await expectOnTop(await screen.findByRole('option', { name: /Division A/ }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    })
    await step('DateField', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }))
      await expectOnTop(await screen.findByRole('button', { name: /14 February 2001/ }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    })
    await step('Menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }))
      await expectOnTop(await screen.findByRole('menuitem', { name: 'Copy link' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
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
