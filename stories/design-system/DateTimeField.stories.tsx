import { expect, waitFor } from 'storybook/test'
import { DateTimeField } from '#design-system/DateTimeField/DateTimeField.tsx'
import preview from '#storybook/preview.tsx'
import { InForm, onEdit } from './formData.tsx'
import { guide } from './guides/DateTimeField.ts'

const meta = preview.meta({
  component: DateTimeField,
  parameters: { guide },
  args: { label: 'Schedule Time', name: 'schedule', viewerZone: 'Asia/Kolkata' },
  render: (args) => (
    <InForm>
      <DateTimeField {...args} />
    </InForm>
  ),
})

/** Typed piece by piece: the whole job without a mouse. */
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

/** Away from India the hint says what the clock there shows. */
export const OtherZone = meta.story({
  args: { defaultValue: '2024-12-07 02:30:00', viewerZone: 'Europe/London', description: 'When it opens.' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('When it opens. 2:30 AM IST is 9:00 PM on 06 Dec 2024 where you are (Europe/London)'),
    ).toBeVisible()
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: '2024-12-07 18:30:00', description: 'The class is over.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Calendar/ })).toBeDisabled()
  },
})

export const Invalid = meta.story({
  args: { error: 'Schedule Time is required' },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton')
    await expect(day).toBeInvalid()
  },
})

export const Required = meta.story({ args: { isRequired: true } })

export const LongText = meta.story({
  args: { label: 'The time at which the recording of the class opens for the students of all divisions' },
})

export const Malayalam = meta.story({ args: { label: 'സമയം', defaultValue: '2024-12-07 18:30:00' } })

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { defaultValue: '2024-12-07 18:30:00' },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { defaultValue: '2024-12-07 18:30:00' },
})
