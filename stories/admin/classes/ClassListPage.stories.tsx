import { expect, waitFor, within } from 'storybook/test'
import { batch07Women } from '#mocks/fixtures/batches.ts'
import {
  fewClasses,
  longMalayalamClass,
  manyClasses,
  module1,
  sixteenClasses,
} from '#mocks/fixtures/classes.ts'
import { batch07A } from '#mocks/fixtures/divisions.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { detailsOf } from '#stories/admin/deleting.ts'
import { captureFiles, downloadDone } from '#stories/admin/downloads.ts'
import { batchNames, chooseFilter, filterNames } from '#stories/admin/filters.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import { classes } from '#stories/admin/lists.ts'
import { columnsOf, ownWords } from '#stories/admin/ownWords.ts'
import { press, selectFirst } from '#stories/admin/bulk.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { underBar } from '#stories/underBar.ts'
import { atTheOffice, inIndia } from './classStory.ts'

const meta = preview.meta({
  ...consoleAt('/admin/class'),
  tags: ['!autodocs', 'console'],
  beforeEach: inIndia,
})

export const Loaded = meta.story({
  parameters: { spec: [105, 180, 181, 182, 184, 185, 186, 190, 417, 469, 470] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: manyClasses })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(
      /^1Hadith sciencesNarration 47Batch 05 MenDivision B01 Feb 20256:30 PM ISTExpired\d+ \w+ ago08 Feb 20256:30 PM IST/,
    )
    await expect(rows[14]).toHaveTextContent(/^15Hadith sciencesNarration 33/)
    await expect(columnsOf(canvas)).toEqual(classes.columns)
    await expect(canvas.getByPlaceholderText('Search classes...')).toBeVisible()
    await leadsTo(canvas, 'ADD CLASS', '/admin/class_add')
    await expect(canvas.getByRole('link', { name: 'Edit Narration 47' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Delete Narration 47' })).toBeVisible()
    await expect(canvas.getByText('1 to 15 of 47')).toBeInTheDocument()
    for (const name of ['Previous', 'Next']) await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
})

/** A link that is not a video is shown as text. Texts have the language of their script, also in the details. */
export const MissingParts = meta.story({
  parameters: { spec: [187, 188] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: [longMalayalamClass, ...fewClasses] })),
  play: async ({ canvas, userEvent }) => {
    const rowOf = (title: string) => canvas.getByText(title).closest('tr')
    await canvas.findByText('Page 1 of 1')
    await expect(rowOf('Nominal sentences')).toHaveTextContent('Not set')
    await expect(rowOf('Grades of narration')).toHaveTextContent('Batch 04 MenN/A')
    const divisions = within(rowOf('Module 1') ?? document.body).getAllByRole('listitem')
    await expect(divisions.map((division) => division.textContent)).toEqual(['Division A', 'Division B'])
    const video = canvas.getByRole('link', { name: 'a1B2c3D4e5F' })
    await expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=a1B2c3D4e5F')
    await expect(video).toHaveAttribute('target', '_blank')
    await expect(video).toHaveAttribute('rel', 'noreferrer')
    await expect(canvas.getByText('the recording will follow').closest('a')).toBeNull()
    const long = canvas.getByRole('link', { name: longMalayalamClass.M03_Title })
    await expect(long).toHaveAttribute('lang', 'ml')
    if (isManualView) return
    await userEvent.click(long)
    await isAt(canvas, '/admin/class?details=90')
    const dialog = await detailsOf(canvas, 'class')
    const subject = await dialog.findByText(longMalayalamClass.M03_SubjectName, { selector: 'dd' })
    await expect(subject).toHaveAttribute('lang', 'ml')
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
})

export const OwnWords = meta.story({
  parameters: {
    spec: [185, 189, 191, 192, 295, 303, 305, 306, 478, 311, 421, 433, 445, 446, 496, 503],
  },
  ...ownWords(classes),
})

/** The divisions wait for a batch, and say so; changing the batch clears the division. */
export const FilterChosen = meta.story({
  parameters: { spec: [181, 182, 183, 295, 296, 299, 417] },
  args: { entries: ['/admin/class?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: manyClasses })),
  play: async (player) => {
    const { canvas } = player
    await canvas.findByText('Page 2 of 4')
    const division = canvas.getByRole('combobox', { name: 'Division' })
    await expect(division).toBeDisabled()
    await expect(division).toHaveDisplayValue('All Divisions')
    await expect(division).toHaveAccessibleDescription('Choose a batch first')
    await expect(await filterNames(player, 'Batch')).toEqual(batchNames)
    await chooseFilter(player, 'Batch', 'Batch 07 Women')
    await chooseFilter(player, 'Division', 'Division A')
    await canvas.findByText('1 to 15 of 22')
    await isAt(
      canvas,
      `/admin/class?batch_id=${batch07Women.M02_BatchId}&division_id=${batch07A.M11_Division_id}`,
    )
    await chooseFilter(player, 'Batch', 'Batch 04 Men')
    await waitFor(() => expect(division).toHaveDisplayValue('All Divisions'))
    await canvas.findByText('1 to 2 of 2')
    await isAt(canvas, '/admin/class?batch_id=4')
  },
})

export const DownloadDone = meta.story({
  beforeEach: captureFiles,
  ...downloadDone(
    'classes',
    '/admin/class?search=module&batch_id=7&division_id=11&when=past',
    '?export=export&batch_id=7&division_id=11&when=past',
    '3 classes',
  ),
})

/** A class does not leave, and has no number. */
export const Chosen = meta.story({
  parameters: underBar,
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: sixteenClasses })),
  play: async (player) => {
    const { canvas } = player
    const bar = await selectFirst(player, 2)
    for (const name of ['Move to...', 'Shift', 'Delete'])
      await expect(bar.getByRole('button', { name })).toBeVisible()
    for (const name of ['Mark as left', 'Copy numbers'])
      await expect(bar.queryByRole('button', { name })).not.toBeInTheDocument()
    if (isManualView) return
    await press(player, 'Delete')
    const question = await canvas.findByRole('alertdialog', { name: 'Confirm Deletion' })
    await expect(question).toHaveTextContent('delete 2 classes?Narration 16, Narration 15')
  },
})

/** A class in each state, on 10 December at 6:52 PM. */
const times = [
  ['2024-12-10 21:00:00', '2024-12-17 21:00:00'],
  ['2024-12-10 18:30:00', '2024-12-17 18:30:00'],
  ['2024-12-08 07:00:00', null],
  ['2024-12-01 18:30:00', '2024-12-08 18:30:00'],
] as const

const lessons = times.map(([start, expiry], index) => ({
  ...(fewClasses[index] ?? module1),
  M03_ClassesId: 9 - index,
  M03_ScheduledAt: start,
  M03_ExpiryTime: expiry,
}))

/** The buttons filter by time; the filter is in the address. */
export const States = meta.story({
  beforeEach: atTheOffice({ classes: lessons }),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 1')
    const states = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
    await expect(states).toEqual([
      expect.stringContaining('9:00 PM ISTComingin 2 hours'),
      expect.stringContaining('6:30 PM ISTLive now22 minutes ago'),
      expect.stringContaining('7:00 AM ISTPast2 days ago'),
      expect.stringContaining('6:30 PM ISTExpired9 days ago'),
    ])
    if (isManualView) return
    const show = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await show('Today')
    await canvas.findByText('1 to 2 of 2')
    await isAt(canvas, '/admin/class?when=today')
    await show('Coming')
    await canvas.findByText('1 to 1 of 1')
    await show('Past')
    await canvas.findByText('Expired')
    await isAt(canvas, '/admin/class?when=past')
    await expect(canvas.getByRole('button', { name: 'Past' })).toHaveAttribute('aria-pressed', 'true')
    await show('All')
    await canvas.findByText('1 to 4 of 4')
    // A filter that finds no class offers to clear it.
    msw.use(...apiHandlers({ classes: [module1] }))
    await chooseFilter({ canvas, userEvent }, 'Batch', 'Batch 04 Men')
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filter' }))
    await isAt(canvas, '/admin/class')
  },
})

export const OnAPhone = meta.story({
  beforeEach: atTheOffice({ classes: lessons }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Live now')
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(120)
    }
  },
})
