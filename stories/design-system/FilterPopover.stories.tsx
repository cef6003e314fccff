import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { FilterPopover, type FilterPopoverProps } from '#design-system/FilterPopover/FilterPopover.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import preview from '#storybook/preview.tsx'
import { arabicChoices, courses, longChoices, malayalamChoices } from './choices.ts'
import { guide } from './guides/FilterPopover.ts'
import { expectToFit } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'
import { expectShown } from './shown.ts'

const choose = fn()

const meta = preview.meta({
  tags: ['forced-colors'],
  component: FilterPopover,
  parameters: { guide },
  args: {
    children: (
      <Select label="Course" name="course" options={courses} emptyLabel="All Courses" onChange={choose} />
    ),
  },
})

/** Filters apply immediately; the panel stays open until Escape or a press outside. */
export const Default = meta.story({
  parameters: { spec: [162] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'FILTER' }))
    const panel = await screen.findByRole('dialog', { name: /FILTER/ })
    await userEvent.click(screen.getByRole('combobox', { name: 'Course' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Advanced Hadith Studies' }))
    await expect(choose).toHaveBeenLastCalledWith('2')
    await expectShown(panel)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Course' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** The focus moves to the first field, and back to the button. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('combobox', { name: 'Course' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('for{Enter}')
    await waitFor(() => expect(choose).toHaveBeenLastCalledWith('3'))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'FILTER' })).toHaveFocus())
  },
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /FILTER/ }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Course' }))
    await expectShown(await screen.findByRole('listbox'))
  },
})

/** The button shows the number of active filters. */
export const Filled = meta.story({
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^FILTER$/ }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Course' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Forty Hadith of Nawawi' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: /FILTER\s?1 in effect/ })).toBeVisible()
  },
})

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'FILTER' }))
    await expect(canvas.getByRole('button', { name: 'FILTER' })).toHaveAttribute('data-hovered')
  },
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectRing(canvas.getByRole('button', { name: 'FILTER' }))
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'FILTER' })).toBeDisabled()
  },
})

/** An empty panel: the focus is on the panel itself. */
export const Empty = meta.story({
  args: { children: 'No filters' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'FILTER' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'FILTER' })).toHaveFocus())
  },
})

export const ManyItems = meta.story({
  args: {
    activeCount: 12,
    children: ['Course', 'Batch', 'Division', 'Mentor', 'Country'].map((label) => (
      <Select key={label} label={label} name={label} options={courses} emptyLabel="All" />
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /FILTER\s?12 in effect/ }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Course' })).toHaveFocus())
    await expectShown(screen.getByRole('combobox', { name: 'Country' }))
  },
})

export const LongText = meta.story({
  args: {
    label: 'FILTER STUDENTS BY COURSE AND BY BATCH',
    children: <Select label="Course" name="course" options={longChoices} defaultValue="22" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^FILTER/ }))
    await expectShown(await screen.findByRole('dialog'))
    await expectToFit()
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: {
    label: 'തിരയുക',
    children: <Select label="വിഷയം" name="course" options={malayalamChoices} defaultValue="31" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'തിരയുക' }))
    await expectShown(await screen.findByRole('dialog', { name: 'തിരയുക' }))
  },
})

export const RightToLeft = meta.story({
  parameters: { spec: [507] },
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: {
    label: 'تصفية',
    activeCount: 1,
    children: <Select label="الدورة" name="course" options={arabicChoices} defaultValue="41" />,
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /تصفية/ })
    await userEvent.click(button)
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(leftOf(panel)).toBeLessThan(leftOf(button)))
  },
})

export const Narrow = LongText.extend({ globals: { viewport: { value: 'narrow' } } })

const leftOf = (element: HTMLElement) => element.getBoundingClientRect().left

function Counting(args: FilterPopoverProps) {
  const [course, setCourse] = useState('')
  return (
    <FilterPopover {...args} activeCount={course === '' ? 0 : 1}>
      <Select
        label="Course"
        name="course"
        options={courses}
        emptyLabel="All Courses"
        value={course}
        onChange={setCourse}
      />
    </FilterPopover>
  )
}
