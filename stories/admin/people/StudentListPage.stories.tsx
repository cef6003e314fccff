import { delay } from 'msw'
import { expect, waitFor } from 'storybook/test'
import {
  fathimaNasreen,
  longMalayalamStudent,
  manyStudents,
  twelveOfDivisionA,
  withoutPlaces,
} from '#mocks/fixtures/students.ts'
import { answering, apiHandlers, failing, offline } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { batchNames, chooseFilter, filterNames } from '#stories/admin/filters.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import { held } from '#stories/admin/late.ts'
import { students } from '#stories/admin/lists.ts'
import { ownWords } from '#stories/admin/ownWords.ts'
import { holdPause, passPause } from '#stories/heldPause.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/adminpanel'), tags: ['!autodocs', 'console'] })

export const Loaded = meta.story({
  parameters: { spec: [88, 124, 125, 126, 127, 128, 397, 469, 470] },
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[1]).toHaveTextContent(
      /^2Fathima NasreenIHS-1038Batch 07 WomenDivision A\+91 00000 01038/,
    )
    await expect(canvas.getByPlaceholderText('Search students...')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('All Batches')
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toHaveDisplayValue('All Divisions')
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible()
    await leadsTo(canvas, 'ADD Student', '/admin/add_students')
  },
})

/** One whose batch and division were deleted, and one with a long Malayalam name. */
export const MissingParts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...answering('students', [withoutPlaces, fathimaNasreen, longMalayalamStudent])),
  play: async ({ canvas }) => {
    await canvas.findByText('Salman Faris')
    await expect(canvas.getAllByText('N/A')).toHaveLength(2)
    const name = canvas.getByRole('link', { name: longMalayalamStudent.M05_UserName })
    await expect(name).toHaveAttribute('lang', 'ml')
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('get', '/students')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Offline' })).toBeVisible()
  },
})

export const OwnWords = meta.story({
  parameters: { spec: [131, 132, 291, 303, 305, 306, 307, 402, 429, 430, 435, 454, 496, 503] },
  ...ownWords(students),
})

/** The divisions wait for a batch. Choosing one takes their hint away, and moves nothing. */
export const FilterOpen = meta.story({
  parameters: { spec: [125, 126, 127, 385, 398, 399, 400] },
  play: async (player) => {
    const { canvas } = player
    await canvas.findByText('Page 1 of 1')
    const division = canvas.getByRole('combobox', { name: 'Division' })
    await expect(division).toBeDisabled()
    await expect(division).toHaveAccessibleDescription('Choose a batch first')
    await expect(await filterNames(player, 'Batch')).toEqual(batchNames)
    if (isManualView) return
    const table = canvas.getByRole('table')
    const before = table.getBoundingClientRect().top
    await chooseFilter(player, 'Batch', 'Batch 06 Women')
    await waitFor(() => expect(division).toBeEnabled())
    await expect(canvas.queryByText('Choose a batch first')).toBeNull()
    await expect(table.getBoundingClientRect().top).toBe(before)
    await expect(await canvas.findByText('1 to 3 of 3')).toBeInTheDocument()
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

/** The rows are there without it. */
export const FilterFailed = meta.story({
  parameters: { spec: [461] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/batch_ids', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Error loading batches')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Fathima Nasreen' })).toBeVisible()
    if (isManualView) return
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Batch' })).toBeEnabled())
  },
})

/** Who left is in quiet colour, with a tag. The filter of them is kept on this device. */
export const LeftRows = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...apiHandlers({
        students: twelveOfDivisionA.map((student, index) =>
          index % 4 === 0 ? { ...student, M05_IsActive: 0 as const } : student,
        ),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 to 12 of 12')
    await expect(canvas.getByRole('row', { name: /Student 1 Left/ })).toBeVisible()
    await expect(canvas.getAllByText('Left', { selector: 'th *' })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Left' }))
    await canvas.findByText('1 to 3 of 3')
    await expect(canvas.getByRole('button', { name: 'Left' })).toHaveAttribute('aria-pressed', 'true')
    await expect(localStorage.getItem('state:students')).toBe('0')
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filter' }))
    await canvas.findByText('1 to 12 of 12')
    await expect(localStorage.getItem('state:students')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'))
  },
})
