import { expect, screen, waitFor, within } from 'storybook/test'
import { manyBatches } from '#mocks/fixtures/batches.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/batch'] },
})

/** By keyboard alone. */
export const FilterOpen = meta.story({
  parameters: { spec: [161, 162, 386] },
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('button', { name: 'FILTER' })
    filter.focus()
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

export const FilterChosen = meta.story({
  parameters: { spec: [296, 407] },
  args: { entries: ['/admin/batch?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: manyBatches })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await userEvent.click(canvas.getByRole('button', { name: 'FILTER' }))
    const course = await screen.findByRole('combobox', { name: 'Course' })
    await waitFor(() => expect(course).toBeEnabled())
    await userEvent.click(course)
    await userEvent.click(await screen.findByRole('option', { name: 'Advanced Hadith Studies' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: /FILTER\s?1 in effect/ })).toHaveFocus()
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible()
    await canvas.findByText('1 to 12 of 12')
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/batch?course_id=2'),
    )
  },
})

export const FilterFailed = meta.story({
  parameters: { spec: [437, 461] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/course_ids', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'FILTER' }))
    const panel = within(await screen.findByRole('dialog', { name: /FILTER/ }))
    await expect(await panel.findByText('Error loading courses')).toBeVisible()
    msw.use(...apiHandlers())
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Course' })).toBeEnabled())
    await expect(canvas.getByText('Batch 07 Women')).toBeVisible()
  },
})

export const SearchAfterAPause = meta.story({
  parameters: { spec: [290, 297] },
  args: { entries: ['/admin/batch?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: manyBatches })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await userEvent.type(canvas.getByPlaceholderText('Search batches...'), 'women')
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/batch?page=2'))
    await canvas.findByText('1 to 3 of 3')
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/batch?search=women'),
    )
  },
})
