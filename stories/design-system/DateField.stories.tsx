import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { DateField } from '#design-system/DateField/DateField.tsx'
import { Form, type FormErrors } from '#design-system/Form/Form.tsx'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { InForm, expectDarkEdge, onEdit } from './formData.tsx'
import { guide } from './guides/DateField.ts'
import { expectToFit } from './states.tsx'
import { inArabic, inMalayalam } from './surroundings.tsx'
import { expectShown } from './shown.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: DateField,
  parameters: { guide },
  args: { label: 'Date of Birth', name: 'born' },
  render: (args) => (
    <InForm>
      <DateField {...args} />
    </InForm>
  ),
})

/** Typed segment by segment, without a mouse. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('14022001')
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('14 Feb 2001')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('born', [['born', '2001-02-14']]))
  },
})

export const Filled = meta.story({
  args: { defaultValue: '2001-02-14' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('14 Feb 2001')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('born', [['born', '2001-02-15']]))
    await userEvent.keyboard('{Backspace}{Backspace}')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('born', [['born', '']]))
  },
})

/** Month and year are selected above the days. */
export const FromCalendar = meta.story({
  args: { defaultValue: '2001-02-14' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /year/i }), '1988')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /month/i }), 'May')
    await userEvent.click(screen.getByRole('button', { name: /20 May 1988/ }))
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('20 May 1988')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('born', [['born', '1988-05-20']]))
  },
})

export const CalendarByKeyboard = meta.story({
  args: { defaultValue: '2001-02-14' },
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: /Calendar/ }))
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('born', [['born', '2001-02-22']]))
  },
})

export const Hovered = meta.story({
  args: { defaultValue: '2001-02-14' },
  parameters: { pseudo: { hover: '[role=group]' } },
  play: ({ canvas }) => expectDarkEdge(canvas.getByRole('group', { name: 'Date of Birth' })),
})

/** The box has the focus ring; the focused segment is filled. */
export const Focused = meta.story({
  args: { defaultValue: '2001-02-14' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const [day, month] = canvas.getAllByRole('spinbutton')
    await expect(day).toHaveFocus()
    await expect(backgroundOf(day)).not.toBe(backgroundOf(month))
    const box = canvas.getByRole('group', { name: 'Date of Birth' })
    await expect(getComputedStyle(box).outlineStyle).toBe('solid')
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: '2001-02-14', description: 'Fixed after admission.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Calendar/ })).toBeDisabled()
    for (const piece of canvas.getAllByRole('spinbutton'))
      await expect(piece).toHaveAttribute('aria-disabled', 'true')
  },
})

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: '2001-02-14' } })

export const Invalid = meta.story({
  args: { errorMessage: 'Date of Birth is required' },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton')
    await expect(day).toBeInvalid()
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveAccessibleDescription(
      /Date of Birth is required/,
    )
  },
})

/** In a Form the error and the summary focus the first segment. */
export const InvalidInForm = meta.story({
  render: function Refused(args) {
    const [errors, setErrors] = useState<FormErrors>({ born: ['Date of Birth is required'] })
    return (
      <Form label="Student" errors={errors} onSubmit={() => undefined} onEdit={() => setErrors({})}>
        <DateField {...args} />
      </Form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [day] = canvas.getAllByRole('spinbutton')
    await waitFor(() => expect(day).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Date of Birth' }))
    await expect(day).toHaveFocus()
    await userEvent.keyboard('14022001')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

/** The field itself disables the segments, as a fieldset does not. */
export const Pending = meta.story({
  render: (args) => (
    <Form label="Student" isPending onSubmit={() => undefined}>
      <DateField {...args} />
    </Form>
  ),
  args: { defaultValue: '2001-02-14' },
  parameters: { spec: [278] },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton')
    await expect(day).toHaveAttribute('aria-disabled', 'true')
  },
})

export const OutOfBounds = meta.story({
  args: { defaultValue: '1801-02-14' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The year must be from 1900 to 2100')).toBeVisible()
  },
})

/** A day that its month does not have is said, not turned into another one, and cannot be submitted. */
export const NoSuchDay = meta.story({
  args: { isOptional: true },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Date of Birth' })
    await userEvent.tab()
    await userEvent.keyboard('31022001')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('born', [['born', '2001-02-31']]))
    await userEvent.tab()
    await expect(await canvas.findByText('There is no 31 Feb 2001')).toBeVisible()
    await expect(group).not.toHaveTextContent('28')
    const [day] = canvas.getAllByRole('spinbutton')
    await expect(day).toBeInvalid()
    await userEvent.click(day ?? document.body)
    await userEvent.keyboard('28022001')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('born', [['born', '2001-02-28']]))
    await expect(canvas.queryByText('There is no 31 Feb 2001')).toBeNull()
  },
})

/** An optional field may be left empty afterwards. */
export const NoSuchDayLeft = NoSuchDay.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('31042024')
    await userEvent.tab()
    await canvas.findByText('There is no 31 Apr 2024')
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('born', [['born', '']]))
    await expect(canvas.queryByText('There is no 31 Apr 2024')).toBeNull()
  },
})

export const Required = meta.story({
  args: { isRequired: true, description: 'As in the passport.' },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton')
    await expect(day).toHaveAttribute('aria-required', 'true')
  },
})

export const Empty = meta.story({
  args: { isOptional: true },
  play: async ({ canvas }) => {
    for (const piece of canvas.getAllByRole('spinbutton'))
      await expect(piece).toHaveAttribute('aria-valuetext', 'Empty')
  },
})

export const LongText = meta.story({
  args: {
    label: 'The day on which the student was born, as it is printed in the passport',
    description:
      'Where the passport and the school certificate do not agree, the day in the passport counts.',
    defaultValue: '2001-02-14',
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: { label: 'ജനനത്തീയതി', description: 'പാസ്‌പോർട്ടിലുള്ളതുപോലെ.', defaultValue: '2001-02-14' },
})

/** The segments keep their order. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: { label: 'تاريخ الميلاد', description: 'كما هو في جواز السفر.', defaultValue: '2001-02-14' },
  play: async ({ canvas, userEvent }) => {
    const [day, month] = canvas.getAllByRole('spinbutton')
    await expect(day?.getBoundingClientRect().right).toBeLessThan(month?.getBoundingClientRect().left ?? 0)
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }))
    await expectShown(await screen.findByRole('grid'))
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    await expectToFit()
  },
})

const backgroundOf = (element: HTMLElement | undefined) =>
  element === undefined ? '' : getComputedStyle(element).backgroundColor
