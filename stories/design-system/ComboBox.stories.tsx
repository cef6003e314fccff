import { expect, screen, waitFor } from 'storybook/test'
import { ComboBox } from '#design-system/ComboBox/ComboBox.tsx'
import preview from '#storybook/preview.tsx'
import { arabicChoices, courses, longChoices, malayalamChoices, manyChoices } from './choices.ts'
import { InForm, expectDarkEdge, onEdit } from './formData.tsx'
import { guide } from './guides/ComboBox.ts'
import { Twice } from './states.tsx'
import { expectRing, inArabic } from './surroundings.tsx'
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

/** By mouse, then without one: the filter ignores case and accents, and text that matches no option reverts to the last selection. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Course' })
    await step('by mouse', async () => {
      await userEvent.click(field)
      await expect(await screen.findAllByRole('option')).toHaveLength(3)
      await userEvent.click(screen.getByRole('option', { name: 'Advanced Hadith Studies' }))
      await expect(field).toHaveValue('Advanced Hadith Studies')
      await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('course', [['course', '2']]))
    })
    await step('by keyboard', async () => {
      await userEvent.clear(field)
      await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('course', [['course', '']]))
      await userEvent.keyboard('NAWÁ')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(field).toHaveValue('Forty Hadith of Nawawi')
      await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('course', [['course', '3']]))
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
  parameters: { pseudo: { hover: '[data-half="second"] [role=presentation]' } },
  render: (args) => (
    <Twice>
      <ComboBox {...args} />
    </Twice>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, hovered] = canvas.getAllByRole('combobox')
    if (!first || !hovered) throw new Error('There are fewer than two fields.')
    await expectDarkEdge(boxOf(hovered))
    await userEvent.tab()
    await expectRing(first, boxOf(first))
  },
})

export const DisabledAndInvalid = meta.story({
  render: (args) => (
    <InForm>
      <ComboBox {...args} label="Batch" name="batch" isDisabled disabledReason="Choose a course first." />
      <ComboBox {...args} isRequired errorMessage="Course is required" description="As it is printed." />
    </InForm>
  ),
  play: async ({ canvas }) => {
    const off = canvas.getByRole('combobox', { name: 'Batch' })
    await expect(off).toBeDisabled()
    await expect(off).toHaveAccessibleDescription('Choose a course first.')
    const refused = canvas.getByRole('combobox', { name: 'Course' })
    await expect(refused).toBeInvalid()
    await expect(refused).toHaveAttribute('aria-required', 'true')
    await expect(refused).toHaveAccessibleDescription('As it is printed. Course is required')
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
  },
})

export const MalayalamAndRightToLeft = meta.story({
  parameters: { spec: [507] },
  globals: { dir: 'rtl' },
  decorators: [inArabic],
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

function boxOf(field: HTMLElement) {
  const box = field.closest<HTMLElement>('[role=presentation]')
  if (box === null) throw new Error('No box around the text')
  return box
}
