import { expect, waitFor, within } from 'storybook/test'
import { classPageOn } from '#mocks/fixtures/classPages.ts'
import {
  divisionWithoutMentor,
  longMalayalamDivision,
  manyDivisions,
  unusedDivision,
} from '#mocks/fixtures/divisions.ts'
import { answering, apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { batchNames, chooseFilter, filterNames } from '#stories/admin/filters.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import { divisions } from '#stories/admin/lists.ts'
import { openTwice } from '#stories/admin/openTwice.ts'
import { ownWords } from '#stories/admin/ownWords.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'

/** The id of the division in the first row. */
const firstId = Math.max(...manyDivisions.map((division) => division.M11_Division_id))

const meta = preview.meta({ ...consoleAt('/admin/division'), tags: ['!autodocs', 'console'] })

export const Loaded = meta.story({
  parameters: { spec: [102, 149, 150, 151, 152, 388, 469, 470] },
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ divisions: manyDivisions, pages: [{ ...classPageOn, divisionId: firstId }] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(/^1Circle 47Batch 05 MenAbdul Gafoor0On$/)
    await expect(rows[14]).toHaveTextContent(/^15Circle 33.*Off$/)
    await expect(canvas.getByPlaceholderText('Search divisions...')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('All Batches')
    await expect(canvas.getByRole('combobox', { name: 'Mentor' })).toHaveDisplayValue('All Mentors')
    await leadsTo(canvas, 'ADD DIVISION', '/admin/division_add')
  },
})

/** One without a mentor, one whose batch was deleted, and a long Malayalam name. */
export const MissingParts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...answering(
        'divisions',
        [divisionWithoutMentor, { ...unusedDivision, batch: null }, longMalayalamDivision].map(
          (division) => ({ ...division, students_count: 0, has_class_page: false }),
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findByRole('link', { name: 'Division E' })).closest('tr')
    await expect(row).toHaveTextContent(/Batch 07 WomenNot set0Off$/)
    const lost = canvas.getByRole('link', { name: 'Division D' }).closest('tr')
    await expect(lost).toHaveTextContent(/N\/AJameel Ahmed0Off$/)
    const long = canvas.getByRole('link', { name: longMalayalamDivision.M11_Division_name })
    await expect(long).toHaveAttribute('lang', 'ml')
    if (isManualView) return
    await userEvent.click(canvas.getByRole('link', { name: 'Division E' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Division Details' })
    await waitFor(() => expect(dialog).toHaveTextContent(/MentorNot setStudents0/))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await isAt(canvas, '/admin/division')
  },
})

export const OwnWords = meta.story({
  parameters: {
    spec: [149, 155, 156, 293, 303, 305, 306, 309, 392, 439, 440, 456, 478, 496, 503],
  },
  ...ownWords(divisions),
})

/** After changing the batch, its teachers are the options, and the previous mentor is not. */
export const FilterChosen = meta.story({
  parameters: { spec: [150, 151, 156, 296, 300, 388, 404, 461, 503] },
  args: { entries: ['/admin/division?mentor_id=108&page=2'] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('get', '/batch_ids', 500),
      failing('get', '/teachers', 500),
      ...apiHandlers({ divisions: manyDivisions }),
    ),
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    const mentor = () => canvas.getByRole('combobox', { name: 'Mentor' })
    await canvas.findByText('Page 2 of 2')
    await canvas.findByText('Error loading batches')
    await canvas.findByText('Error loading teachers')
    msw.use(...apiHandlers({ divisions: manyDivisions }))
    for (const retry of canvas.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry)
    await expect(await filterNames(player, 'Batch')).toEqual(batchNames)
    await expect(await filterNames(player, 'Mentor')).toHaveLength(9)
    await chooseFilter(player, 'Batch', 'Batch 07 Women')
    await expect(mentor()).toHaveDisplayValue('All Mentors')
    await expect(await filterNames(player, 'Mentor')).toEqual([
      'All Mentors',
      expect.stringContaining('Asma Koya'),
      expect.stringContaining('Jameel Ahmed'),
      expect.stringContaining('Noushad Haji'),
      expect.stringContaining('Shihab Faizy'),
    ])
    await chooseFilter(player, 'Mentor', /^Asma Koya/)
    await canvas.findByText('1 to 2 of 2')
    await expect(canvas.getByLabelText('Address').textContent).toMatch(
      /^\/admin\/division\?(mentor_id=107&batch_id=7|batch_id=7&mentor_id=107)$/,
    )
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filter' }))
    await waitFor(() => expect(mentor()).toHaveDisplayValue('All Mentors'))
    await isAt(canvas, '/admin/division')
  },
})

/** Opened by a click on the row, and by keyboard from the name. */
export const DetailsOpen = meta.story({
  parameters: { spec: [153, 154, 155, 389, 495] },
  args: { entries: ['/admin/division?search=division&batch_id=7'] },
  play: async (player) => {
    const address = '/admin/division?search=division&batch_id=7'
    const list = { noun: 'division', row: 'Division A' }
    const dialog = await openTwice(player, list, 'Asma Koya', address)
    await isAt(player.canvas, `${address}&details=11`)
    const shown = player.canvas.getByRole('dialog')
    await waitFor(() => expect(shown).toHaveTextContent(/Division NameDivision ABatchBatch 07 Women/))
    await expect(shown).toHaveTextContent(/MentorAsma KoyaStudents3/)
    await leadsTo(dialog, 'Edit', '/admin/division_edit/11')
  },
})
