import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { DateField } from '#design-system/DateField/DateField.tsx'
import { Form, type FormErrors } from '#design-system/Form/Form.tsx'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { expectEdited, hoveredAndFocused, fieldInBothScripts, inForm } from './fieldStates.tsx'
import { InForm, onEdit } from './formData.tsx'
import { guide } from './guides/DateField.ts'
import { backgroundOf, expectLeftOf, expectToFit } from './surroundings.tsx'
import { expectShown } from './shown.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: DateField,
  parameters: { guide },
  args: { label: 'Date of Birth', name: 'born' },
  render: inForm(DateField),
})

const hovered = hoveredAndFocused(DateField, '[role=group]')

/** Typed segment by segment, without a mouse; changed by one, and emptied. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('14022001')
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('14 Feb 2001')
    await expectEdited('born', '2001-02-14')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowUp}')
    await expectEdited('born', '2001-02-15')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expectEdited('born', '')
  },
})

/** As people write it: a separator ends a day or month of one digit, and a date is pasted whole. */
export const AsWritten = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('2/3/2008')
    await expectEdited('born', '2008-03-02')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('05/1-')
    await expectEdited('born', '2008-01-05')
    await userEvent.paste('29.2.2004')
    await expectEdited('born', '2004-02-29')
    await userEvent.paste('31/02/2004')
    await expectEdited('born', '2004-02-29')
  },
})

/** Month and year are selected above the days; then without a mouse. */
export const FromCalendar = meta.story({
  args: { defaultValue: '2001-02-14' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Calendar/ })
    await userEvent.click(opener)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /year/i }), '1988')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /month/i }), 'May')
    await userEvent.click(screen.getByRole('button', { name: /20 May 1988/ }))
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('20 May 1988')
    await expectEdited('born', '1988-05-20')
    await tabTo(userEvent, opener)
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expectEdited('born', '1988-05-28')
  },
})

/** The box has the focus ring; the focused segment is filled. The second box is hovered. */
export const HoveredAndFocused = meta.story({
  ...hovered,
  args: { defaultValue: '2001-02-14' },
  play: async (player) => {
    await hovered.play(player)
    const [day, month] = player.canvas.getAllByRole('spinbutton')
    await expect(backgroundOf(day)).not.toBe(backgroundOf(month))
  },
})

/** And read-only. In a pending Form the field itself disables the segments, as a fieldset does not. */
export const DisabledAndPending = meta.story({
  parameters: { spec: [278] },
  args: { defaultValue: '2001-02-14' },
  render: (args) => (
    <>
      <InForm>
        <DateField {...args} isDisabled description="Fixed after admission." />
        <DateField {...args} label="Date of Joining" name="joined" isReadOnly />
      </InForm>
      <Form label="Student" isPending onSubmit={() => undefined}>
        <DateField {...args} label="Date of Leaving" name="left" />
      </Form>
    </>
  ),
  play: async ({ canvas }) => {
    const piecesOf = (name: string) => within(canvas.getByRole('group', { name })).getAllByRole('spinbutton')
    const [calendar] = canvas.getAllByRole('button', { name: /Calendar/ })
    await expect(calendar).toBeDisabled()
    for (const piece of [...piecesOf('Date of Birth'), ...piecesOf('Date of Leaving')])
      await expect(piece).toHaveAttribute('aria-disabled', 'true')
    for (const piece of piecesOf('Date of Joining'))
      await expect(piece).toHaveAttribute('aria-readonly', 'true')
  },
})

/** In a Form the error and the summary focus the first segment. */
export const Invalid = meta.story({
  args: { isRequired: true, description: 'As in the passport.' },
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
    await expect(day).toBeInvalid()
    await expect(day).toHaveAttribute('aria-required', 'true')
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveAccessibleDescription(
      /Date of Birth is required/,
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Date of Birth' }))
    await expect(day).toHaveFocus()
    await userEvent.keyboard('14022001')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

/** A day that its month does not have, and a year out of bounds, are refused in words. An optional field may then be left empty. */
export const NoSuchDay = meta.story({
  args: { isOptional: true },
  render: (args) => (
    <InForm>
      <DateField {...args} />
      <DateField {...args} label="Date of Joining" name="joined" defaultValue="1801-02-14" />
      <DateField {...args} label="Date of Leaving" name="left" />
    </InForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Date of Birth' })
    const [day] = canvas.getAllByRole('spinbutton')
    const expectAmong = (name: string, value: string) =>
      waitFor(() => expect(onEdit).toHaveBeenLastCalledWith(name, expect.arrayContaining([[name, value]])))
    await expect(canvas.getByText('The year must be from 1900 to 2100')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('31022001')
    await expectAmong('born', '2001-02-31')
    await userEvent.tab()
    await expect(await canvas.findByText('There is no 31 Feb 2001')).toBeVisible()
    await expect(group).not.toHaveTextContent('28')
    await expect(day).toBeInvalid()
    await userEvent.click(day ?? document.body)
    await userEvent.keyboard('28022001')
    await expectAmong('born', '2001-02-28')
    await expect(canvas.queryByText('There is no 31 Feb 2001')).toBeNull()
    const [other] = within(canvas.getByRole('group', { name: 'Date of Leaving' })).getAllByRole('spinbutton')
    await userEvent.click(other ?? document.body)
    await userEvent.keyboard('31042024')
    await userEvent.tab()
    await canvas.findByText('There is no 31 Apr 2024')
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expectAmong('left', '')
    await expect(canvas.queryByText('There is no 31 Apr 2024')).toBeNull()
  },
})

export const EmptyAndLongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <InForm>
      <DateField {...args} isOptional />
      <DateField
        name="long"
        label="The day on which the student was born, as it is printed in the passport"
        description="Where the passport and the school certificate do not agree, the day in the passport counts."
        defaultValue="2001-02-14"
      />
    </InForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const empty = within(canvas.getByRole('group', { name: /^Date of Birth/ }))
    for (const piece of empty.getAllByRole('spinbutton'))
      await expect(piece).toHaveAttribute('aria-valuetext', 'Empty')
    const [, opener] = canvas.getAllByRole('button', { name: /Calendar/ })
    await userEvent.click(opener ?? document.body)
    await expectShown(await screen.findByRole('grid'))
    await expectToFit()
  },
})

/** The segments keep their order. */
export const MalayalamAndRightToLeft = meta.story({
  ...fieldInBothScripts(
    DateField,
    { label: 'تاريخ الميلاد', description: 'كما هو في جواز السفر.' },
    { label: 'ജനനത്തീയതി', description: 'പാസ്‌പോർട്ടിലുള്ളതുപോലെ.' },
  ),
  args: { defaultValue: '2001-02-14' },
  play: async ({ canvas, userEvent }) => {
    const [day, month] = canvas.getAllByRole('spinbutton')
    if (day && month) await expectLeftOf(day, month)
    const [opener] = canvas.getAllByRole('button', { name: /Calendar/ })
    await userEvent.click(opener ?? document.body)
    await expectShown(await screen.findByRole('grid'))
  },
})
