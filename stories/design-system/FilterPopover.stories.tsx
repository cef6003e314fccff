import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { FilterPopover, type FilterPopoverProps } from '#design-system/FilterPopover/FilterPopover.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import preview from '#storybook/preview.tsx'
import { arabicChoices, courses, longChoices, malayalamChoices } from './choices.ts'
import { guide } from './guides/FilterPopover.ts'
import { expectRing, expectToFit, rightToLeft } from './surroundings.tsx'
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

/** Filters apply immediately; the panel stays open until Escape or a press outside. The button shows the number of active filters. */
export const Default = meta.story({
  parameters: { spec: [162] },
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^FILTER$/ }))
    const panel = await screen.findByRole('dialog', { name: /FILTER/ })
    await userEvent.click(screen.getByRole('combobox', { name: 'Course' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Advanced Hadith Studies' }))
    await expect(choose).toHaveBeenLastCalledWith('2')
    await expectShown(panel)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Course' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('button', { name: /FILTER\s?1 in effect/ })).toBeVisible()
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

export const HoveredAndFocused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'FILTER' })
    await userEvent.hover(button)
    await expect(button).toHaveAttribute('data-hovered')
    await userEvent.tab()
    await expectRing(button)
  },
})

/** An empty panel: the focus is on the panel itself. */
export const DisabledAndEmpty = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <FilterPopover {...args} isDisabled />
      <FilterPopover label="SORT">No orders</FilterPopover>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'FILTER' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'SORT' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'SORT' })).toHaveFocus())
  },
})

export const LongTextAndManyItems = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'FILTER STUDENTS BY COURSE AND BY BATCH',
    activeCount: 12,
    children: ['Course', 'Batch', 'Division', 'Mentor', 'Country'].map((label) => (
      <Select key={label} label={label} name={label} options={longChoices} defaultValue="22" />
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^FILTER.*12 in effect/ }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Course' })).toHaveFocus())
    await expectShown(screen.getByRole('combobox', { name: 'Country' }))
    await expectToFit()
  },
})

export const MalayalamAndRightToLeft = meta.story({
  parameters: { spec: [507] },
  ...rightToLeft,
  args: {
    label: 'تصفية',
    activeCount: 1,
    children: (
      <>
        <Select label="الدورة" name="course" options={arabicChoices} defaultValue="41" />
        <Select label="വിഷയം" name="subject" options={malayalamChoices} defaultValue="31" />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /تصفية/ })
    await userEvent.click(button)
    const panel = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(panel.getBoundingClientRect().left).toBeLessThan(button.getBoundingClientRect().left),
    )
  },
})

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
        onChange={(id) => {
          choose(id)
          setCourse(id)
        }}
      />
    </FilterPopover>
  )
}
