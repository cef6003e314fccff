import { expect, waitFor, within } from 'storybook/test'
import { byTouch } from '#stories/admin/byTouch.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { loaded, press, says } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { keepStudentDraft } from './personForms.ts'

/** The fields of a form where a finger points: the phone's own lists and calendars. */
const meta = preview.meta({
  ...consoleAt('/admin/adminpanel', '/admin/add_students'),
  tags: ['!autodocs', 'console'],
  beforeEach: byTouch,
})

/** Another batch empties the division, in the draft too. */
export const FilledByTouch = meta.story({
  parameters: { spec: [280, 281, 282] },
  beforeEach: () => keepStudentDraft(),
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas, 'Division')
    const batch = await loaded(canvas, 'Batch')
    await expect(batch).toHaveDisplayValue('Batch 07 Women')
    const day = canvas.getByLabelText('Date of Birth')
    await expect(day).toHaveValue('2002-05-01')
    await expect(day).toHaveAttribute('type', 'date')
    if (isManualView) return
    const other = within(batch).getByRole('option', { name: 'Batch 06 Women' })
    await userEvent.selectOptions(batch, other)
    const division = await loaded(canvas, 'Division')
    await expect(division).toHaveDisplayValue('Select Division')
    const kept = () => sessionStorage.getItem('draft:/admin/add_students')
    await waitFor(() => expect(kept()).toContain('"M07_M11_DivisionId":""'))
    await expect(kept()).toContain(`"M05_M02_BachId":"${other.getAttribute('value')}"`)
  },
})

/** A year that no student is of is said when its field is left, as a DateField does. */
export const YearByTouch = meta.story({
  beforeEach: () => keepStudentDraft({ M05_DOB: '' }),
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByLabelText('Date of Birth')
    await userEvent.type(day, '0202-05-01')
    await expect(canvas.queryByText('The year must be from 1900 to 2100')).toBeNull()
    await userEvent.tab()
    await says(day, 'The year must be from 1900 to 2100')
  },
})

/** The first field that is wrong has the focus, also a list. */
export const RefusedByTouch = meta.story({
  beforeEach: () => keepStudentDraft({ M05_Gender: '', M05_DOB: '' }),
  play: async (player) => {
    const { canvas } = player
    await loaded(canvas, 'Batch')
    await press(player)
    const gender = canvas.getByRole('combobox', { name: 'Gender' })
    await says(gender, 'Gender is required')
    await expect(gender).toHaveDisplayValue('Select Gender')
    await says(canvas.getByLabelText('Date of Birth'), 'Date of Birth is required')
    await waitFor(() => expect(gender).toHaveFocus())
  },
})
