import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Form, type FormErrors } from '#design-system/Form/Form.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import preview from '#storybook/preview.tsx'
import { arabicChoices, batches, courses, longChoices, malayalamChoices, manyChoices } from './choices.ts'
import { expectEdited, hoveredAndFocused, inForm } from './fieldStates.tsx'
import { InForm } from './formData.tsx'
import { guide } from './guides/Select.ts'
import { expectToFit, rightToLeft } from './surroundings.tsx'
import { expectShown } from './shown.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Select,
  parameters: { guide },
  args: { label: 'Course', name: 'course', options: courses, emptyLabel: 'All Courses' },
  render: inForm(Select),
})

export const Default = meta.story({
  parameters: { spec: [162] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Course' })
    await expect(button).toHaveTextContent('All Courses')
    await userEvent.click(button)
    await expect(screen.getByRole('option', { name: 'All Courses' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('option', { name: 'Advanced Hadith Studies' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent('Advanced Hadith Studies')
    await expectEdited('course', '2')
  },
})

/** The whole task without a mouse: type on the closed field; open, jump by typing, select; then the empty option again. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Course' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('adv')
    await expect(button).toHaveTextContent('Advanced Hadith Studies')
    await userEvent.keyboard('{ArrowDown}')
    await expectShown(await screen.findByRole('listbox'))
    await userEvent.keyboard('for{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(button).toHaveTextContent('Forty Hadith of Nawawi')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(button).toHaveTextContent('All Courses'))
    await expectEdited('course', '')
  },
})

export const HoveredAndFocused = meta.story({
  args: { defaultValue: '2' },
  ...hoveredAndFocused(Select),
})

/** In a Form the error focuses the field, the summary links to it, and selecting clears it. */
export const DisabledAndInvalid = meta.story({
  parameters: { spec: [182, 183, 196] },
  render: function Refused(args) {
    const [errors, setErrors] = useState<FormErrors>({ course: ['Course is required'] })
    return (
      <Form label="Batch" errors={errors} onSubmit={() => undefined} onEdit={() => setErrors({})}>
        <Select {...args} />
        <Select
          {...args}
          label="Batch"
          name="batch"
          emptyLabel={undefined}
          placeholder="Select Batch"
          isRequired
          errorMessage="Batch is required"
        />
        <Select
          {...args}
          label="Division"
          name="division"
          emptyLabel="All Divisions"
          isDisabled
          disabledReason="Choose a batch first."
          description="Optional."
        />
      </Form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Course' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toBeInvalid()
    await expect(button).toHaveAccessibleDescription('Course is required')
    await userEvent.click(canvas.getByRole('link', { name: 'Course' }))
    await expect(button).toHaveFocus()
    await userEvent.keyboard('for')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(button).toBeValid()

    const required = canvas.getByRole('combobox', { name: 'Batch' })
    await expect(required).toHaveAttribute('aria-required', 'true')
    await expect(required).toBeInvalid()
    await expect(required).toHaveAccessibleDescription('Batch is required')
    await expect(required).toHaveTextContent('Select Batch')
    const off = canvas.getByRole('combobox', { name: 'Division' })
    await expect(off).toBeDisabled()
    await expect(off).toHaveAccessibleDescription('Choose a batch first.')
  },
})

/** On a phone each option is a touch target. */
export const EmptyAndLongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <InForm>
      <Select {...args} options={[]} emptyLabel={undefined} />
      <Select
        {...args}
        label="The course that this batch belongs to, as it is printed"
        name="long"
        options={longChoices}
        defaultValue="22"
      />
    </InForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Course' }))
    await expectShown(await screen.findByText('No options'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('No options')).toBeNull())
    await userEvent.click(canvas.getByRole('combobox', { name: /^The course/ }))
    const option = await screen.findByRole('option', { name: 'All Courses' })
    await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expectToFit()
  },
})

/** Of more than a hundred options only visible ones are rendered. */
export const ManyItems = meta.story({
  args: { label: 'Student', name: 'student', options: manyChoices, emptyLabel: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Student' }))
    await screen.findByRole('option', { name: /Student 0001/ })
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
  },
})

/** With as many options the list has a search box. */
export const MalayalamAndRightToLeft = meta.story({
  parameters: { spec: [507] },
  ...rightToLeft,
  args: {
    label: 'الدورة',
    options: [...arabicChoices, ...malayalamChoices, ...batches(9)],
    emptyLabel: 'كل الدورات',
    defaultValue: '31',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'الدورة' }))
    await expect(getComputedStyle(await screen.findByRole('listbox')).direction).toBe('rtl')
    await expect(screen.getAllByRole('option')).toHaveLength(14)
    const search = screen.getByRole('searchbox')
    await userEvent.type(search, 'الأربعون', { skipClick: true })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    const chosen = screen.getByRole('option').id
    await waitFor(() => expect([null, chosen]).toContain(search.getAttribute('aria-activedescendant')))
  },
})
