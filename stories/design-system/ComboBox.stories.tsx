import { expect, screen, waitFor } from 'storybook/test'
import { ComboBox } from '#design-system/ComboBox/ComboBox.tsx'
import preview from '#storybook/preview.tsx'
import { arabicChoices, courses, longChoices, malayalamChoices, manyChoices } from './choices.ts'
import { InForm, expectDarkEdge, onEdit } from './formData.tsx'
import { guide } from './guides/ComboBox.ts'
import { expectToFit } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'
import { expectShown } from './shown.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: ComboBox,
  parameters: { guide },
  args: { label: 'Course', name: 'course', options: courses, placeholder: 'Type a name' },
  render: (args) => (
    <InForm>
      <ComboBox {...args} />
    </InForm>
  ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Course' })
    await userEvent.click(field)
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
    await userEvent.click(screen.getByRole('option', { name: 'Advanced Hadith Studies' }))
    await expect(field).toHaveValue('Advanced Hadith Studies')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('course', [['course', '2']]))
  },
})

/** The whole task without a mouse; the filter ignores case and accents. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Course' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('NAWÁ')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Forty Hadith of Nawawi')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('course', [['course', '3']]))
    await userEvent.clear(field)
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('course', [['course', '']]))
  },
})

/** Text that matches no option reverts to the last selection. */
export const NothingFound = meta.story({
  args: { defaultValue: '1' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Course' })
    await userEvent.type(field, ' xyz')
    await expectShown(await screen.findByText('Nothing found'))
    await userEvent.tab()
    await expect(field).toHaveValue('Foundation Course in Hadith')
  },
})

export const Filled = meta.story({ args: { defaultValue: '2' } })

export const Hovered = meta.story({
  parameters: { pseudo: { hover: '[role=presentation]' } },
  play: ({ canvas }) => expectDarkEdge(boxOf(canvas.getByRole('combobox'))),
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('combobox')
    await expectRing(field, boxOf(field))
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, disabledReason: 'Choose a batch first.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Course' })
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription('Choose a batch first.')
  },
})

export const Invalid = meta.story({
  args: { errorMessage: 'Course is required', description: 'As it is printed.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Course' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('As it is printed. Course is required')
  },
})

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-required', 'true')
  },
})

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

export const Empty = meta.story({
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expectShown(await screen.findByText('No options'))
  },
})

export const LongText = meta.story({
  args: { options: longChoices },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: { label: 'വിഷയം', placeholder: 'പേര് എഴുതുക', options: malayalamChoices },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'വിഷയം' }), 'ഹിജ്')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
  },
})

export const RightToLeft = meta.story({
  parameters: { spec: [507] },
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: { label: 'الدورة', options: arabicChoices, defaultValue: '41' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'الدورة' }))
    await expect(getComputedStyle(await screen.findByRole('listbox')).direction).toBe('rtl')
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: expectToFit,
})

function boxOf(field: HTMLElement) {
  const box = field.closest<HTMLElement>('[role=presentation]')
  if (box === null) throw new Error('No box around the text')
  return box
}
