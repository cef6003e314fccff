import { expect, screen, waitFor } from 'storybook/test'
import { DateTimeField } from '#design-system/DateTimeField/DateTimeField.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { InForm, expectDarkEdge, onEdit } from './formData.tsx'
import { guide } from './guides/DateTimeField.ts'
import { expectToFit } from './states.tsx'
import { inArabic, inMalayalam } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: DateTimeField,
  parameters: { guide },
  args: { label: 'Schedule Time', name: 'schedule', viewerZone: 'Asia/Kolkata' },
  render: (args) => (
    <InForm>
      <DateTimeField {...args} />
    </InForm>
  ),
})

/** Typed segment by segment, without a mouse. */
export const Default = meta.story({
  parameters: { spec: [199, 200] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('071220240630p')
    await expect(canvas.getByRole('group', { name: 'Schedule Time' })).toHaveTextContent(
      /07 Dec 2024, 6:30 PM/,
    )
    await waitFor(() =>
      expect(onEdit).toHaveBeenLastCalledWith('schedule', [['schedule', '2024-12-07 18:30:00']]),
    )
  },
})

export const Filled = meta.story({
  args: { defaultValue: '2024-12-07 18:30:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Schedule Time' })).toHaveTextContent(
      /07 Dec 2024, 6:30 PM/,
    )
    await expect(canvas.getByText('IST')).toBeVisible()
  },
})

/** Outside India the hint shows the user's local time. */
export const OtherZone = meta.story({
  args: { defaultValue: '2024-12-07 02:30:00', viewerZone: 'Europe/London', description: 'When it opens.' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('When it opens. 2:30 AM IST is 9:00 PM on 06 Dec 2024 where you are (Europe/London)'),
    ).toBeVisible()
  },
})

/** The calendar sets the day only: no class begins at midnight, so the time stays empty until it is typed. */
export const FromCalendar = meta.story({
  args: { maxYear: 2030 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /year/i }), '2024')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /month/i }), 'December')
    await userEvent.click(screen.getByRole('button', { name: 'Saturday, 7 December 2024' }))
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    const box = canvas.getByRole('group', { name: 'Schedule Time' })
    await expect(box).toHaveTextContent(/07 Dec 2024/)
    const hour = canvas.getByRole('spinbutton', { name: /hour/ })
    await expect(hour).toHaveAttribute('aria-valuetext', 'Empty')
    await expect(onEdit).not.toHaveBeenCalledWith('schedule', [['schedule', '2024-12-07 00:00:00']])
    await userEvent.click(hour)
    await userEvent.keyboard('0630p')
    await waitFor(() =>
      expect(onEdit).toHaveBeenLastCalledWith('schedule', [['schedule', '2024-12-07 18:30:00']]),
    )
  },
})

/** Choosing another day keeps the time. */
export const OtherDay = meta.story({
  args: { defaultValue: '2024-12-07 18:30:00' },
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: /Calendar/ }))
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() =>
      expect(onEdit).toHaveBeenLastCalledWith('schedule', [['schedule', '2024-12-08 18:30:00']]),
    )
  },
})

export const Hovered = meta.story({
  args: { defaultValue: '2024-12-07 18:30:00' },
  parameters: { pseudo: { hover: '[role=group]' } },
  play: ({ canvas }) => expectDarkEdge(canvas.getByRole('group', { name: 'Schedule Time' })),
})

/** The box has the focus ring; the focused segment is filled. */
export const Focused = meta.story({
  args: { defaultValue: '2024-12-07 18:30:00' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const [day, month] = canvas.getAllByRole('spinbutton')
    await expect(day).toHaveFocus()
    await expect(backgroundOf(day)).not.toBe(backgroundOf(month))
    const box = canvas.getByRole('group', { name: 'Schedule Time' })
    await expect(getComputedStyle(box).outlineStyle).toBe('solid')
  },
})

export const Pending = meta.story({
  render: (args) => (
    <Form label="Class" isPending onSubmit={() => undefined}>
      <DateTimeField {...args} />
    </Form>
  ),
  args: { defaultValue: '2024-12-07 18:30:00' },
  play: async ({ canvas }) => {
    for (const piece of canvas.getAllByRole('spinbutton'))
      await expect(piece).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: '2024-12-07 18:30:00', description: 'The class is over.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Calendar/ })).toBeDisabled()
  },
})

export const Invalid = meta.story({
  args: { errorMessage: 'Schedule Time is required' },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton')
    await expect(day).toBeInvalid()
  },
})

export const Required = meta.story({ args: { isRequired: true } })

export const Empty = meta.story({
  args: { isOptional: true },
  play: async ({ canvas }) => {
    for (const piece of canvas.getAllByRole('spinbutton'))
      await expect(piece).toHaveAttribute('aria-valuetext', 'Empty')
  },
})

export const LongText = meta.story({
  args: {
    label: 'The time at which the recording of the class opens for the students of all divisions',
    description: 'Students see it in their lists a day before.',
    viewerZone: 'America/Argentina/Buenos_Aires',
    defaultValue: '2024-12-07 18:30:00',
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: { label: 'സമയം', description: 'ക്ലാസ് തുടങ്ങുന്ന സമയം.', defaultValue: '2024-12-07 18:30:00' },
})

/** The segments keep their order. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: { label: 'موعد الدرس', description: 'بتوقيت المعهد.', defaultValue: '2024-12-07 18:30:00' },
  play: async ({ canvas }) => {
    const hour = canvas.getByRole('spinbutton', { name: /hour/ }).getBoundingClientRect()
    const minute = canvas.getByRole('spinbutton', { name: /minute/ }).getBoundingClientRect()
    await expect(hour.right).toBeLessThan(minute.left)
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
