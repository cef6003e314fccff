import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { NativeSelect, type NativeSelectProps } from '#design-system/Select/NativeSelect.tsx'
import preview from '#storybook/preview.tsx'
import { arabicChoices, courses, longChoices, malayalamChoices, manyChoices } from './choices.ts'
import { hoveredAndFocused } from './fieldStates.tsx'
import { guide } from './guides/NativeSelect.ts'
import { rightToLeft } from './surroundings.tsx'

const onChange = fn()

/** Holds the selection, as a list's URL does. */
function Held(props: NativeSelectProps) {
  const [value, setValue] = useState(props.value)
  return (
    <NativeSelect
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id)
        onChange(id)
      }}
    />
  )
}

const meta = preview.meta({
  tags: ['forced-colors'],
  component: NativeSelect,
  parameters: { guide },
  args: {
    label: 'Course',
    name: 'course_id',
    options: courses,
    emptyLabel: 'All Courses',
    value: '',
    onChange,
  },
  render: Held,
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Course' })
    await expect(select).toHaveDisplayValue('All Courses')
    await userEvent.selectOptions(select, 'Advanced Hadith Studies')
    await expect(onChange).toHaveBeenLastCalledWith('2')
    await expect(select).toHaveDisplayValue('Advanced Hadith Studies')
    await userEvent.selectOptions(select, 'All Courses')
    await expect(onChange).toHaveBeenLastCalledWith('')
  },
})

export const HoveredAndFocused = meta.story(hoveredAndFocused(Held))

export const DisabledAndLongText = meta.story({
  render: (args) => (
    <>
      <Held {...args} isDisabled description="Choose a batch first" />
      <Held {...args} label="Batch" options={longChoices} value="21" />
    </>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Course' })
    await expect(select).toBeDisabled()
    await expect(select).toHaveAccessibleDescription('Choose a batch first')
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue(/^Grades of narration/)
  },
})

/** Nothing is selected, and no option stands for that. */
export const Placeholder = meta.story({
  args: { emptyLabel: undefined, placeholder: 'Select Course' },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Course' })
    await expect(select).toHaveDisplayValue('Select Course')
    await userEvent.selectOptions(select, 'Forty Hadith of Nawawi')
    await expect(within(select).queryByText('Select Course')).toBeNull()
  },
})

/** Its label is hidden. */
export const ManyItems = meta.story({
  args: { options: manyChoices.slice(0, 500), isLabelHidden: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Course' })
    await expect(within(select).getAllByRole('option')).toHaveLength(501)
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(38)
    await expect(canvas.getByText('Course').closest('.visually-hidden')).not.toBeNull()
  },
})

/** The arrow is on the left. */
export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  args: { options: [...arabicChoices, ...malayalamChoices], value: '31' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(/^മരുഭൂമിയിലെ/)
    const [select, chevron] = ['select', 'svg'].map((name) =>
      canvasElement.querySelector(name)?.getBoundingClientRect(),
    )
    await expect(chevron?.left).toBeLessThan((select?.left ?? 0) + (select?.width ?? 0) / 2)
  },
})

/** A value that is not among the options, such as one of an old address, is shown as it is: no other is taken for it. */
export const ImpossibleProps = meta.story({
  args: { value: '77' },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox')
    await expect(select).toHaveDisplayValue('77')
    await userEvent.selectOptions(select, 'Forty Hadith of Nawawi')
    await expect(within(select).queryByText('77')).toBeNull()
  },
})
