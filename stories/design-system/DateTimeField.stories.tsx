import { expect, screen, waitFor, within } from 'storybook/test'
import { DateTimeField } from '#design-system/DateTimeField/DateTimeField.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { expectEdited, hoveredAndFocused, fieldInBothScripts, inForm } from './fieldStates.tsx'
import { InForm, onEdit } from './formData.tsx'
import { guide } from './guides/DateTimeField.ts'
import { expectShown } from './shown.ts'
import { backgroundOf, expectLeftOf, expectToFit } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: DateTimeField,
  parameters: { guide },
  args: { label: 'Schedule Time', name: 'schedule', viewerZone: 'Asia/Kolkata' },
  render: inForm(DateTimeField),
})

const hovered = hoveredAndFocused(DateTimeField, '[role=group]')

/** Typed segment by segment, without a mouse. */
export const Default = meta.story({
  parameters: { spec: [199, 200] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('071220240630p')
    await expect(canvas.getByRole('group', { name: 'Schedule Time' })).toHaveTextContent(
      /07 Dec 2024, 6:30 PM/,
    )
    await expect(canvas.getByText('IST')).toBeVisible()
    await expectEdited('schedule', '2024-12-07 18:30:00')
  },
})

/** The calendar sets the day only: no class begins at midnight, so the time stays empty until it is typed. Choosing another day keeps the time. */
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
    await expectEdited('schedule', '2024-12-07 18:30:00')
    await tabTo(userEvent, canvas.getByRole('button', { name: /Calendar/ }))
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expectEdited('schedule', '2024-12-08 18:30:00')
  },
})

/** The box has the focus ring; the focused segment is filled. The second box is hovered. */
export const HoveredAndFocused = meta.story({
  ...hovered,
  args: { defaultValue: '2001-02-14 18:30:00' },
  play: async (player) => {
    await hovered.play(player)
    const [day, month] = player.canvas.getAllByRole('spinbutton')
    await expect(backgroundOf(day)).not.toBe(backgroundOf(month))
  },
})

/** And in a Form that is being submitted. */
export const DisabledAndPendingAndInvalid = meta.story({
  args: { defaultValue: '2024-12-07 18:30:00' },
  render: (args) => (
    <>
      <InForm>
        <DateTimeField {...args} isDisabled description="The class is over." />
        <DateTimeField
          label="Expiry Time"
          name="expiry"
          isRequired
          errorMessage="Expiry Time is required"
          viewerZone="Asia/Kolkata"
        />
      </InForm>
      <Form label="Class" isPending onSubmit={() => undefined}>
        <DateTimeField {...args} label="Opening Time" name="opening" />
      </Form>
    </>
  ),
  play: async ({ canvas }) => {
    const piecesOf = (name: RegExp) => within(canvas.getByRole('group', { name })).getAllByRole('spinbutton')
    const [calendar] = canvas.getAllByRole('button', { name: /Calendar/ })
    await expect(calendar).toBeDisabled()
    await expect(piecesOf(/^Expiry Time/)[0]).toBeInvalid()
    for (const piece of piecesOf(/^Opening Time/))
      await expect(piece).toHaveAttribute('aria-disabled', 'true')
  },
})

/** Outside India the hint shows the user's local time. */
export const EmptyAndLongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { defaultValue: '2024-12-07 02:30:00', viewerZone: 'Europe/London', description: 'When it opens.' },
  render: (args) => (
    <InForm>
      <DateTimeField label="Expiry Time" name="expiry" viewerZone="Asia/Kolkata" isOptional />
      <DateTimeField {...args} />
      <DateTimeField
        label="The time at which the recording of the class opens for the students of all divisions"
        description="Students see it in their lists a day before."
        name="long"
        viewerZone="America/Argentina/Buenos_Aires"
        defaultValue="2024-12-07 18:30:00"
      />
    </InForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const empty = within(canvas.getByRole('group', { name: /^Expiry Time/ }))
    for (const piece of empty.getAllByRole('spinbutton'))
      await expect(piece).toHaveAttribute('aria-valuetext', 'Empty')
    await expect(
      canvas.getByText('When it opens. 2:30 AM IST is 9:00 PM on 06 Dec 2024 where you are (Europe/London)'),
    ).toBeVisible()
    const [, , opener] = canvas.getAllByRole('button', { name: /Calendar/ })
    await userEvent.click(opener ?? document.body)
    await expectShown(await screen.findByRole('grid'))
    await expectToFit()
  },
})

/** The segments keep their order. */
export const MalayalamAndRightToLeft = meta.story({
  ...fieldInBothScripts(
    DateTimeField,
    { label: 'موعد الدرس', description: 'بتوقيت المعهد.' },
    { label: 'സമയം', description: 'ക്ലാസ് തുടങ്ങുന്ന സമയം.' },
  ),
  args: { defaultValue: '2024-12-07 18:30:00' },
  play: async ({ canvas }) => {
    const [hour] = canvas.getAllByRole('spinbutton', { name: /hour/ })
    const [minute] = canvas.getAllByRole('spinbutton', { name: /minute/ })
    if (hour && minute) await expectLeftOf(hour, minute)
  },
})
