import { expect, screen, waitFor, within } from 'storybook/test'
import { fewBatches, longMalayalamBatch, manyBatches } from '#mocks/fixtures/batches.ts'
import { fewCourses, longMalayalam } from '#mocks/fixtures/courses.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import { held } from '#stories/admin/late.ts'
import { batches } from '#stories/admin/lists.ts'
import { ownWords } from '#stories/admin/ownWords.ts'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'

const meta = preview.meta({ ...consoleAt('/admin/batch'), tags: ['!autodocs', 'console'] })

export const Loaded = meta.story({
  parameters: { spec: [96, 159, 160, 163, 164, 166, 168, 407, 469, 470] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: manyBatches })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(/^1Weekend Batch 47/)
    await expect(rows[14]).toHaveTextContent(/^15Weekend Batch 33/)
    await expect(canvas.getByPlaceholderText('Search batches...')).toBeVisible()
    await leadsTo(canvas, 'ADD BATCH', '/admin/batch_add')
    await leadsTo(canvas, 'Edit Weekend Batch 47', '/admin/batch_edit/47')
  },
})

/** A batch without a course, and long Malayalam names. */
export const MissingParts = meta.story({
  parameters: { spec: [165] },
  beforeEach: ({ msw }) =>
    msw.use(
      ...apiHandlers({
        courses: [...fewCourses, { ...longMalayalam, M01_CourseId: 90 }],
        batches: [{ ...longMalayalamBatch, M02_M01_CourseId: 90 }, ...fewBatches],
      }),
    ),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Batch 03 Women')).closest('tr')
    await expect(row).toHaveTextContent('No Course Available')
    await expect(canvas.getAllByText('No Course Available')).toHaveLength(1)
    for (const name of [longMalayalamBatch.M02_Name, longMalayalam.M01_Title])
      await expect(canvas.getByText(name)).toHaveAttribute('lang', 'ml')
  },
})

export const OwnWords = meta.story({
  parameters: {
    spec: [
      163, 164, 167, 168, 169, 170, 171, 172, 290, 303, 305, 306, 478, 411, 432, 442, 443, 444, 496, 503,
    ],
  },
  ...ownWords(batches),
})

/** By keyboard. The previous rows stay until the filtered ones are loaded. */
export const FilterChosen = meta.story({
  parameters: { spec: [161, 162, 296, 386, 407, 437, 461] },
  args: { entries: ['/admin/batch?page=2'] },
  beforeEach: ({ msw }) =>
    msw.use(failing('get', '/course_ids', 500), ...apiHandlers({ batches: manyBatches })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 2 of 4')
    await tabTo(userEvent, canvas.getByRole('button', { name: 'FILTER' }))
    await userEvent.keyboard('{Enter}')
    const panel = within(await screen.findByRole('dialog', { name: /FILTER/ }))
    await expect(await panel.findByText('Error loading courses')).toBeVisible()
    const filtered = held('/batches', 'course_id', '2')
    msw.use(filtered.handler, ...apiHandlers({ batches: manyBatches }))
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }))
    const course = await panel.findByRole('combobox', { name: 'Course' })
    await waitFor(() => expect(course).toBeEnabled())
    await expect(course).toHaveTextContent('All Courses')
    await userEvent.click(course)
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'All Courses',
      'Advanced Hadith Studies',
      'Arabic for Readers',
      'Forty Hadith of Nawawi',
      'Foundation Course in Hadith',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Advanced Hadith Studies' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: /FILTER\s?1 in effect/ })).toHaveFocus()
    await isAt(canvas, '/admin/batch?course_id=2')
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible()
    filtered.release()
    await expect(await canvas.findByText('1 to 12 of 12')).toBeInTheDocument()
  },
})
