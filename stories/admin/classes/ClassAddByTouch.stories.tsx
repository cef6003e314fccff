import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test'
import { byTouch } from '#stories/admin/byTouch.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { loaded, press, says } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'
import { batchWithoutDivisions } from '#mocks/fixtures/batches.ts'
import { drafted, typedClass } from './classStory.ts'

/** The form where a finger points: the phone's own lists, calendar and clock, and a box for each division. */
const meta = preview.meta({
  ...consoleAt('/admin/class_add'),
  tags: ['!autodocs', 'console'],
  beforeEach: () => {
    const ends = [byTouch(), clocksIn('Asia/Kolkata')]
    return () => ends.forEach((end) => end())
  },
})

const divisions = async ({ canvas }: PlayContext) =>
  within(await canvas.findByRole('group', { name: 'Division' }))
const box = async (player: PlayContext, name: string) =>
  (await divisions(player)).findByRole('checkbox', { name })
const kept = () => sessionStorage.getItem('draft:/admin/class_add') ?? ''

/** What is ticked is submitted in the order of the options; another batch unticks all. */
export const FilledByTouch = meta.story({
  parameters: { spec: [197, 198, 199, 301, 302] },
  beforeEach: () => drafted(),
  play: async (player) => {
    const { canvas, userEvent } = player
    await expect(await box(player, 'Division A')).toBeChecked()
    await expect(await box(player, 'Division B')).not.toBeChecked()
    await expect(await box(player, 'Division C')).toBeChecked()
    const start = canvas.getByLabelText('Schedule Time')
    await expect(start).toHaveValue('2024-12-07T18:30')
    await expect(canvas.getAllByText('IST')).toHaveLength(2)
    if (isManualView) return
    await userEvent.click(await box(player, 'Division A'))
    await userEvent.click(await box(player, 'Division B'))
    const [b, c] = await Promise.all(['Division B', 'Division C'].map((name) => box(player, name)))
    await expect(b).toBeChecked()
    await expect(c).toBeChecked()
    await fireEvent.change(start, { target: { value: '2024-12-08T19:00' } })
    await says(canvas.getByLabelText('Expire Time'), 'Moved along with Schedule Time')
    await waitFor(() => expect(kept()).toContain('"M03_ScheduledAt":"2024-12-08 19:00:00"'))
    await expect(kept()).toContain('"M03_ExpiryTime":"2024-12-15 19:00:00"')
    await userEvent.selectOptions(await loaded(canvas, 'Batch'), 'Batch 06 Women')
    const boxes = await divisions(player)
    await waitFor(() => expect(boxes.getAllByRole('checkbox')).toHaveLength(2))
    await expect(boxes.queryAllByRole('checkbox', { checked: true })).toEqual([])
  },
})

/** Boxes and times say what is missing, and the first field that is wrong has the focus. */
export const RefusedByTouch = meta.story({
  beforeEach: () => drafted({ ...typedClass, M03_M11_DivisionIds: '', M03_ScheduledAt: '' }),
  play: async (player) => {
    const { canvas } = player
    await box(player, 'Division A')
    await press(player)
    await says(
      canvas.getByRole('group', { name: 'Division' }),
      'Select Division At least one division is required',
    )
    await expect(await canvas.findByText('Schedule is required')).toBeVisible()
    await waitFor(async () => expect(await box(player, 'Division A')).toHaveFocus())
  },
})

/** A batch without divisions says so in place of boxes. */
export const NoDivisionsByTouch = meta.story({
  parameters: { spec: [198] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await expect(await canvas.findByText('Choose a batch first')).toBeVisible()
    await userEvent.selectOptions(await loaded(canvas, 'Batch'), batchWithoutDivisions.M02_Name)
    await canvas.findByText(/This batch has no divisions yet/)
    await expect((await divisions(player)).queryAllByRole('checkbox')).toEqual([])
  },
})

/** Where clocks show another time, both are said, as in the field for a mouse. */
export const ElsewhereByTouch = meta.story({
  parameters: { spec: [200] },
  beforeEach: () => {
    drafted()
    return clocksIn('Europe/London')
  },
  play: async ({ canvas }) =>
    says(
      await canvas.findByLabelText('Schedule Time'),
      '6:30 PM IST is 1:00 PM on 07 Dec 2024 where you are (Europe/London)',
    ),
})

/** Lets the browser say that it is in a zone. Returns a function that ends it. */
function clocksIn(timeZone: string): () => void {
  const own = new Intl.DateTimeFormat().resolvedOptions()
  const options = spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...own,
    timeZone,
  })
  return () => options.mockRestore()
}
