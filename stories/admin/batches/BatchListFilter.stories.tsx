import { expect, screen, waitFor, within } from 'storybook/test'
import { manyBatches } from '#mocks/fixtures/batches.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { held } from '#stories/admin/late.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import { batches } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'

const states = pagedListStates(batches)

const meta = preview.meta({ ...consoleAt('/admin/batch'), tags: ['!autodocs', 'console'] })

/** By keyboard only. */
export const FilterOpen = meta.story({
  parameters: { spec: [161, 162, 386] },
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('button', { name: 'FILTER' })
    await tabTo(userEvent, filter)
    await userEvent.keyboard('{Enter}')
    const course = await screen.findByRole('combobox', { name: 'Course' })
    await expect(course).toHaveTextContent('All Courses')
    await waitFor(() => expect(course).toBeEnabled())
    await userEvent.click(course)
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'All Courses',
      'Advanced Hadith Studies',
      'Arabic for Readers',
      'Forty Hadith of Nawawi',
      'Foundation Course in Hadith',
    ])
  },
})

/** The previous rows stay until the filtered ones are loaded. */
export const FilterChosen = meta.story({
  parameters: { spec: [296, 407] },
  args: { entries: ['/admin/batch?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: manyBatches })),
  play: async ({ canvas, userEvent, msw }) => {
    const filtered = held('/batches', 'course_id', '2')
    msw.use(filtered.handler)
    await canvas.findByText('Page 2 of 4')
    await userEvent.click(canvas.getByRole('button', { name: 'FILTER' }))
    const course = await screen.findByRole('combobox', { name: 'Course' })
    await waitFor(() => expect(course).toBeEnabled())
    await userEvent.click(course)
    await userEvent.click(await screen.findByRole('option', { name: 'Advanced Hadith Studies' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: /FILTER\s?1 in effect/ })).toHaveFocus()
    await isAt(canvas, '/admin/batch?course_id=2')
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible()
    filtered.release()
    await expect(await canvas.findByText('1 to 12 of 12')).toBeInTheDocument()
  },
})

export const FilterFailed = meta.story({
  parameters: { spec: [437, 461] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/course_ids', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'FILTER' }))
    const panel = within(await screen.findByRole('dialog', { name: /FILTER/ }))
    await expect(await panel.findByText('Error loading courses')).toBeVisible()
    if (isLookedAt) return
    msw.use(...apiHandlers())
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Course' })).toBeEnabled())
    await expect(canvas.getByText('Batch 07 Women')).toBeVisible()
  },
})

export const SearchAfterAPause = meta.story({
  parameters: { spec: [290, 297] },
  args: { entries: ['/admin/batch?page=2'] },
  ...states.searchAfterAPause('women', 3, '/admin/batch?search=women'),
})

export const MarkedAfterEdit = meta.story({
  parameters: { spec: [166, 179, 410, 498] },
  ...states.markedAfterEdit({
    place: '/admin/batch?search=weekend&page=2',
    page: 'Page 2 of 3',
    name: 'Weekend Batch 30',
    label: /^Batch Name/,
    more: ' North',
    found: 'Weekend Batch 30 North',
    submit: 'UPDATE',
  }),
})
