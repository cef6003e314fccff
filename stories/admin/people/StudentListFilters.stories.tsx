import { delay } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { manyStudents } from '#mocks/fixtures/students.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { batchNames, chooseFilter, filterNames } from '#stories/admin/filters.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { held } from '#stories/admin/late.ts'
import { students } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import { holdPause, passPause } from '#stories/heldPause.ts'
import preview from '#storybook/preview.tsx'

const states = pagedListStates(students)
const seekingAmina = states.searchAfterAPause('1045', 1, '/admin/adminpanel?search=1045')

const meta = preview.meta({ ...consoleAt('/admin/adminpanel'), tags: ['!autodocs', 'console'] })

export const FilterOpen = meta.story({
  parameters: { spec: [125, 385] },
  play: async ({ canvas }) => {
    await expect(await filterNames({ canvas }, 'Batch')).toEqual(batchNames)
  },
})

export const DependentDisabled = meta.story({
  parameters: { spec: [126] },
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    const division = canvas.getByRole('combobox', { name: 'Division' })
    await expect(division).toBeDisabled()
    await expect(division).toHaveAccessibleDescription('Choose a batch first')
  },
})

/** Choosing a batch takes the hint of the divisions away, and moves nothing. */
export const ChoosingMovesNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    const table = canvas.getByRole('table')
    const before = table.getBoundingClientRect().top
    await chooseFilter({ canvas, userEvent }, 'Batch', 'Batch 06 Women')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Division' })).toBeEnabled())
    await expect(canvas.queryByText('Choose a batch first')).toBeNull()
    await expect(table.getBoundingClientRect().top).toBe(before)
  },
})

/** The previous rows stay until the filtered ones are loaded. */
export const FilterChosen = meta.story({
  parameters: { spec: [125, 126, 296, 298, 387, 397] },
  args: { entries: ['/admin/adminpanel?page=2&batch_id=7&division_id=10'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: manyStudents })),
  play: async ({ canvas, userEvent, msw }) => {
    const filtered = held('/students', 'batch_id', '6')
    msw.use(filtered.handler)
    await canvas.findByText('Page 2 of 2')
    const division = canvas.getByRole('combobox', { name: 'Division' })
    await waitFor(() => expect(division).toHaveDisplayValue('Division B'))
    await chooseFilter({ canvas, userEvent }, 'Batch', 'Batch 06 Women')
    await expect(division).toHaveDisplayValue('All Divisions')
    await isAt(canvas, '/admin/adminpanel?batch_id=6')
    await expect(canvas.getByText('Page 2 of 2')).toBeVisible()
    filtered.release()
    await expect(await canvas.findByText('1 to 3 of 3')).toBeInTheDocument()
  },
})

/** A chosen filter that still waits for the debounce is cleared along with the search. */
export const ClearedWhileWaiting = meta.story({
  args: { entries: ['/admin/adminpanel?search=zzz'] },
  beforeEach: () => holdPause(students.pauseMs),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No student matches "zzz". Clear the search, or add a student.')
    // The first one is the search field's own button, which does not clear the filter.
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear search' })
    await chooseFilter({ canvas, userEvent }, 'Batch', 'Batch 06 Women')
    await userEvent.click(clear ?? document.body)
    await canvas.findByText('Page 1 of 1')
    await passPause()
    // A pending filter would change the address by now.
    await delay(200)
    await isAt(canvas, '/admin/adminpanel')
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('All Batches')
  },
})

export const FilterFailed = meta.story({ parameters: { spec: [461] }, ...states.filterFailed })

export const SearchAfterAPause = meta.story({
  parameters: { spec: [291, 296] },
  args: { entries: ['/admin/adminpanel?page=2'] },
  ...seekingAmina,
  play: async (player) => {
    await seekingAmina.play(player)
    await expect(player.canvas.getByText('ആമിന റഹീം')).toBeVisible()
  },
})

export const MarkedAfterEdit = meta.story({
  parameters: { spec: [138, 498] },
  ...states.markedAfterEdit({
    place: '/admin/adminpanel?search=ihs&page=2&batch_id=7',
    page: 'Page 2 of 2',
    name: 'Fathima Nasreen',
    label: 'User Code',
    more: 'B',
    found: 'IHS-1038B',
    submit: 'Update',
  }),
})
