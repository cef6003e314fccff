import { expect, screen, waitFor } from 'storybook/test'
import { ComboBox } from '#design-system/ComboBox/ComboBox.tsx'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { arabicChoices, courses, longChoices, malayalamChoices, manyChoices } from './choices.ts'
import { disabledAndInvalid, expectEdited, hoveredAndFocused, inForm } from './fieldStates.tsx'
import { InForm } from './formData.tsx'
import { guide } from './guides/ComboBox.ts'
import { answer, findNothing, findSafiya, optionNames, searched, searching } from './searchedFields.tsx'
import { rightToLeft } from './surroundings.tsx'
import { expectShown } from './shown.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: ComboBox,
  parameters: { guide },
  args: { label: 'Course', name: 'course', options: courses, placeholder: 'Type a name' },
  render: inForm(ComboBox),
})

/** By mouse, then without one: the filter ignores case and accents, and text that matches no option reverts to the last selection. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Course' })
    await step('by mouse', async () => {
      await userEvent.click(field)
      await expect(await screen.findAllByRole('option')).toHaveLength(3)
      await userEvent.click(screen.getByRole('option', { name: 'Advanced Hadith Studies' }))
      await expect(field).toHaveValue('Advanced Hadith Studies')
      await expectEdited('course', '2')
    })
    await step('by keyboard', async () => {
      await userEvent.clear(field)
      await expectEdited('course', '')
      await userEvent.keyboard('NAWÁ')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(field).toHaveValue('Forty Hadith of Nawawi')
      await expectEdited('course', '3')
    })
    await step('nothing found', async () => {
      await userEvent.type(field, ' xyz')
      await expectShown(await screen.findByText('Nothing found'))
      await userEvent.tab()
      await expect(field).toHaveValue('Forty Hadith of Nawawi')
    })
  },
})

/** The second is hovered. */
export const HoveredAndFocused = meta.story({
  args: { defaultValue: '2' },
  ...hoveredAndFocused(ComboBox, '[role=presentation]'),
})

export const DisabledAndInvalid = meta.story(
  disabledAndInvalid(ComboBox, {
    role: 'combobox',
    off: { disabledReason: 'Choose a course first.' },
    refused: {
      label: 'Batch',
      name: 'batch',
      description: 'As it is printed.',
      errorMessage: 'Batch is required',
    },
  }),
)

/** Five thousand options: only visible ones are rendered. */
export const ManyItems = meta.story({
  args: { label: 'Student', name: 'student', options: manyChoices },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Student' })
    await userEvent.click(field)
    await screen.findByRole('option', { name: /Student 0001/ })
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.keyboard('4321')
    await userEvent.click(await screen.findByRole('option', { name: /Student 4321/ }))
    await expect(field).toHaveValue('Student 4321')
  },
})

export const Searching = meta.story({ render: searched(ComboBox), ...searching })

/** The options come from a server. The chosen one keeps its name, and its place in the list, when others take theirs. */
export const SearchedElsewhere = meta.story({
  render: searched(ComboBox),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await findSafiya({ canvas, userEvent })
    await expectEdited('course', '73')
    await answer('')
    await userEvent.tab()
    await expect(field).toHaveValue('Safiya Moosa')
    await userEvent.click(field)
    await waitFor(() =>
      expect(optionNames().map((name) => name?.slice(0, 5))).toEqual(['Safiy', 'Aysha', 'Amina']),
    )
    await findNothing({ canvas, userEvent })
    await userEvent.tab()
    await expect(field).toHaveValue('Safiya Moosa')
  },
})

export const EmptyAndLongText = meta.story({
  render: (args) => (
    <InForm>
      <ComboBox {...args} label="Batch" name="batch" options={[]} />
      <ComboBox {...args} options={longChoices} />
    </InForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Batch' }))
    await expectShown(await screen.findByText('No options'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Course' }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    // An open list hides the field beside it from screen readers, but not from the Tab key, which closes the list.
    if (!isManualView) await userEvent.keyboard('{Escape}')
  },
})

export const MalayalamAndRightToLeft = meta.story({
  parameters: { spec: [507] },
  ...rightToLeft,
  args: { label: 'الدورة', options: [...arabicChoices, ...malayalamChoices], defaultValue: '41' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'الدورة' })
    await userEvent.click(field)
    await expect(getComputedStyle(await screen.findByRole('listbox')).direction).toBe('rtl')
    await userEvent.clear(field)
    await userEvent.type(field, 'ഹിജ്')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  },
})
