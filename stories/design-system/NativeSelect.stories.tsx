import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { NativeSelect, type NativeSelectProps } from '#design-system/Select/NativeSelect.tsx'
import preview from '#storybook/preview.tsx'
import { arabicChoices, courses, longChoices, malayalamChoices, manyChoices } from './choices.ts'
import { expectDarkEdge } from './formData.tsx'
import { guide } from './guides/NativeSelect.ts'
import { expectToFit } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'

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
  render: (args) => <Held {...args} />,
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

export const LabelHidden = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Course' })
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(38)
    await expect(canvas.getByText('Course').closest('.visually-hidden')).not.toBeNull()
  },
})

export const Hovered = meta.story({
  parameters: { pseudo: { hover: 'select' } },
  play: ({ canvas }) => expectDarkEdge(canvas.getByRole('combobox', { name: 'Course' })),
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectRing(canvas.getByRole('combobox', { name: 'Course' }))
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, description: 'Choose a batch first' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Course' })
    await expect(select).toBeDisabled()
    await expect(select).toHaveAccessibleDescription('Choose a batch first')
  },
})

export const LongText = meta.story({
  args: { options: longChoices, value: longChoices[0]?.id ?? '' },
  play: expectToFit,
})

export const Malayalam = meta.story({
  args: { options: malayalamChoices, value: malayalamChoices[0]?.id ?? '' },
  decorators: [inMalayalam],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(malayalamChoices[0]?.name ?? '')
  },
})

export const ManyItems = meta.story({
  args: { options: manyChoices.slice(0, 500) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('combobox')).getAllByRole('option')).toHaveLength(501)
  },
})

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { options: arabicChoices, value: arabicChoices[0]?.id ?? '' },
  decorators: [inArabic],
  play: async ({ canvasElement }) => {
    const [select, chevron] = ['select', 'svg'].map((name) =>
      canvasElement.querySelector(name)?.getBoundingClientRect(),
    )
    await expect(chevron?.left).toBeLessThan((select?.left ?? 0) + (select?.width ?? 0) / 2)
  },
})

export const Narrow = LongText.extend({ globals: { viewport: { value: 'narrow' } } })
