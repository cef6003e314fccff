import { expect, waitFor } from 'storybook/test'
import { batch07Women } from '#mocks/fixtures/batches.ts'
import { batch07A } from '#mocks/fixtures/divisions.ts'
import { manyClasses } from '#mocks/fixtures/classes.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { heldSearch } from '#stories/admin/late.ts'
import { chooseFilter, filterNames } from '#stories/admin/filters.ts'
import preview from '#storybook/preview.tsx'
import { inIndia } from './classStory.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/class'] },
  beforeEach: inIndia,
})

/** Divisions wait for a batch, and the field says so. */
export const DependentDisabled = meta.story({
  parameters: { spec: [181, 182, 183] },
  play: async ({ canvas }) => {
    const division = await canvas.findByRole('combobox', { name: 'Division' })
    await expect(division).toBeDisabled()
    await expect(division).toHaveDisplayValue('All Divisions')
    await expect(division).toHaveAccessibleDescription('Choose a batch first')
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('All Batches')
  },
})

export const FilterOpen = meta.story({
  parameters: { spec: [181] },
  play: async ({ canvas }) => {
    await expect(await filterNames({ canvas }, 'Batch')).toEqual([
      'All Batches',
      'Batch 01',
      'Batch 03 Women',
      'Batch 04 Men',
      'Batch 05 Men',
      'Batch 06 Women',
      'Batch 07 Women',
      'Ramadan Intensive 2024',
    ])
  },
})

/** A batch, one of its divisions; another batch takes the division back. */
export const FilterChosen = meta.story({
  parameters: { spec: [183, 295, 296, 299, 417] },
  args: { entries: ['/admin/class?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: manyClasses })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await chooseFilter({ canvas, userEvent }, 'Batch', 'Batch 07 Women')
    await chooseFilter({ canvas, userEvent }, 'Division', 'Division A')
    await canvas.findByText('1 to 15 of 22')
    const address = canvas.getByLabelText('Address')
    await waitFor(() =>
      expect(address).toHaveTextContent(
        `/admin/class?batch_id=${batch07Women.M02_BatchId}&division_id=${batch07A.M11_Division_id}`,
      ),
    )
    await chooseFilter({ canvas, userEvent }, 'Batch', 'Batch 04 Men')
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toHaveDisplayValue('All Divisions')
    await canvas.findByText('1 to 2 of 2')
    await expect(address.textContent).toBe('/admin/class?batch_id=4')
  },
})

export const FilterFailed = meta.story({
  parameters: { spec: [461, 503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/batch_ids', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Error loading batches')).toBeVisible()
    await expect(await canvas.findByText('Nominal sentences')).toBeVisible()
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Batch' })).toBeEnabled())
  },
})

export const SearchAfterAPause = meta.story({
  parameters: { spec: [295, 297] },
  args: { entries: ['/admin/class?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: manyClasses })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await userEvent.type(canvas.getByPlaceholderText('Search classes...'), 'seerah')
    await canvas.findByText('1 to 1 of 1')
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/class?search=seerah')
  },
})

export const LateAnswer = meta.story({
  parameters: { spec: [497] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 1')
    const grammar = heldSearch('/classes', 'grammar')
    msw.use(grammar.handler)
    const search = canvas.getByPlaceholderText('Search classes...')
    await userEvent.type(search, 'grammar{Enter}')
    await userEvent.clear(search)
    await userEvent.type(search, 'fiqh{Enter}')
    await canvas.findByText('1 to 1 of 1')
    grammar.release()
    await expect(await canvas.findByText('Purity')).toBeVisible()
    await expect(canvas.queryByText('Nominal sentences')).not.toBeInTheDocument()
  },
})
