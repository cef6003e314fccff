import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { Form, type FormErrors } from '#design-system/Form/Form.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import preview from '#storybook/preview.tsx'
import { arabicChoices, courses, longChoices, malayalamChoices, manyChoices } from './choices.ts'
import { InForm, expectDarkEdge, onEdit } from './formData.tsx'
import { guide } from './guides/Select.ts'
import { expectToFit } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'
import { expectShown } from './shown.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Select,
  parameters: { guide },
  args: { label: 'Course', name: 'course', options: courses, emptyLabel: 'All Courses' },
  render: (args) => (
    <InForm>
      <Select {...args} />
    </InForm>
  ),
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
    await expect(onEdit).toHaveBeenLastCalledWith('course', [['course', '2']])
  },
})

/** The whole task without a mouse: open, jump by typing, select; then the empty option again. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Course' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
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
    await expect(onEdit).toHaveBeenLastCalledWith('course', [['course', '']])
  },
})

/** Typing on the closed field selects, too. */
export const TypeAhead = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('adv')
    await expect(canvas.getByRole('combobox', { name: 'Course' })).toHaveTextContent(
      'Advanced Hadith Studies',
    )
  },
})

export const Filled = meta.story({
  args: { defaultValue: '2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Course' })).toHaveTextContent(
      'Advanced Hadith Studies',
    )
  },
})

export const Hovered = meta.story({
  parameters: { pseudo: { hover: 'button' } },
  play: ({ canvas }) => expectDarkEdge(canvas.getByRole('combobox', { name: 'Course' })),
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectRing(canvas.getByRole('combobox', { name: 'Course' }))
  },
})

export const Disabled = meta.story({
  args: {
    label: 'Division',
    emptyLabel: 'All Divisions',
    isDisabled: true,
    disabledReason: 'Choose a batch first.',
    description: 'Optional.',
  },
  parameters: { spec: [182, 183] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('combobox', { name: 'Division' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Choose a batch first.')
  },
})

export const Invalid = meta.story({
  args: {
    errorMessage: 'Course is required',
    isRequired: true,
    emptyLabel: undefined,
    placeholder: 'Select Course',
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('combobox', { name: 'Course' })
    await expect(button).toBeInvalid()
    await expect(button).toHaveAccessibleDescription('Course is required')
    await expect(button).toHaveTextContent('Select Course')
  },
})

/** In a Form the error focuses the field, the summary links to it, and selecting clears it. */
export const InvalidInForm = meta.story({
  render: function Refused(args) {
    const [errors, setErrors] = useState<FormErrors>({ course: ['Course is required'] })
    return (
      <Form label="Batch" errors={errors} onSubmit={() => undefined} onEdit={() => setErrors({})}>
        <Select {...args} />
      </Form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Course' })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Course' }))
    await expect(button).toHaveFocus()
    await userEvent.keyboard('for')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

export const Required = meta.story({
  args: { isRequired: true, description: 'The batch belongs to it.', emptyLabel: 'Select Batch' },
  parameters: { spec: [196] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Course' })).toHaveAttribute('aria-required', 'true')
  },
})

export const Empty = meta.story({
  args: { options: [], emptyLabel: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Course' }))
    await expectShown(await screen.findByText('No options'))
  },
})

export const LongText = meta.story({
  args: { label: 'The course that this batch belongs to, as it is printed', options: longChoices },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expectShown(await screen.findByRole('listbox'))
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: { label: 'വിഷയം', options: malayalamChoices, emptyLabel: undefined, defaultValue: '31' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'വിഷയം' }))
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
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

/** The list is above the dialog and not clipped by it; Escape closes the list only. */
export const InDialog = meta.story({
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Edit</Button>
        <Dialog title="Edit Batch" size="sm" isOpen={isOpen} onClose={() => setOpen(false)}>
          <Select {...args} />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Edit Batch' })
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
    await userEvent.click(canvas.getByRole('combobox', { name: 'Course' }))
    const option = await screen.findByRole('option', { name: 'Forty Hadith of Nawawi' })
    const { x, y, width, height } = option.getBoundingClientRect()
    await expect(option).toBe(elementAt(x + width / 2, y + height / 2)?.closest('[role=option]'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expectShown(dialog)
    await userEvent.click(canvas.getByRole('combobox', { name: 'Course' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Forty Hadith of Nawawi' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Course' })).toHaveTextContent('Forty Hadith of Nawawi'),
    )
    await expectShown(dialog)
  },
})

export const RightToLeft = meta.story({
  parameters: { spec: [507] },
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: { label: 'الدورة', options: arabicChoices, emptyLabel: 'كل الدورات', defaultValue: '41' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'الدورة' }))
    await expect(getComputedStyle(await screen.findByRole('listbox')).direction).toBe('rtl')
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  args: { defaultValue: '22' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const option = await screen.findByRole('option', { name: 'All Courses' })
    await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(
      window.innerWidth > 768 ? 38 : 44,
    )
    await expectToFit()
  },
})

function elementAt(x: number, y: number) {
  return document.elementFromPoint(x, y)
}
