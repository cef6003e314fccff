import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { FilterPopover, type FilterPopoverProps } from '#design-system/FilterPopover/FilterPopover.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import preview from '#storybook/preview.tsx'
import { courses, longChoices, malayalamChoices } from './choices.ts'
import { guide } from './guides/FilterPopover.ts'

const choose = fn()

const meta = preview.meta({
  component: FilterPopover,
  parameters: { guide },
  args: {
    children: (
      <Select label="Course" name="course" options={courses} emptyLabel="All Courses" onChange={choose} />
    ),
  },
})

/** Filters take effect at once; choosing leaves the panel open, Escape and a press outside close it. */
export const Default = meta.story({
  parameters: { spec: [162] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'FILTER' }))
    const panel = await screen.findByRole('dialog', { name: /FILTER/ })
    await userEvent.click(screen.getByRole('combobox', { name: 'Course' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Advanced Hadith Studies' }))
    await expect(choose).toHaveBeenLastCalledWith('2')
    await expect(panel).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: /FILTER/ })
    await userEvent.tab()
    await expect(screen.getByRole('combobox', { name: 'Course' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('for{Enter}')
    await waitFor(() => expect(choose).toHaveBeenLastCalledWith('3'))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Course' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'FILTER' })).toHaveFocus())
  },
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /FILTER/ }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Course' }))
    await expect(await screen.findByRole('listbox')).toBeVisible()
  },
})

/** The button says how many filters are in effect. */
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

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'FILTER' })).toBeDisabled()
  },
})

export const LongText = meta.story({
  args: {
    children: <Select label="Course" name="course" options={longChoices} defaultValue="21" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'FILTER' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})

export const Malayalam = meta.story({
  args: {
    children: <Select label="Course" name="course" options={malayalamChoices} defaultValue="31" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'FILTER' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'FILTER' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'FILTER' }))
    const panel = await screen.findByRole('dialog')
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
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
        onChange={setCourse}
      />
    </FilterPopover>
  )
}
