import { expect } from 'storybook/test'
import { batch07Women } from '#mocks/fixtures/batches.ts'
import { batch07A } from '#mocks/fixtures/divisions.ts'
import { manyClasses } from '#mocks/fixtures/classes.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { batchNames, chooseFilter, filterNames } from '#stories/admin/filters.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { classes } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import preview from '#storybook/preview.tsx'
import { inIndia, readyForm } from './classStory.ts'

const states = pagedListStates(classes)

const meta = preview.meta({
  ...consoleAt('/admin/class'),
  tags: ['!autodocs', 'console'],
  beforeEach: inIndia,
})

/** The division filter is disabled until a batch is chosen, and says so. */
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
    await expect(await filterNames({ canvas }, 'Batch')).toEqual(batchNames)
  },
})

/** A batch and one of its divisions are chosen; changing the batch clears the division. */
export const FilterChosen = meta.story({
  parameters: { spec: [183, 295, 296, 299, 417] },
  args: { entries: ['/admin/class?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: manyClasses })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await chooseFilter({ canvas, userEvent }, 'Batch', 'Batch 07 Women')
    await chooseFilter({ canvas, userEvent }, 'Division', 'Division A')
    await canvas.findByText('1 to 15 of 22')
    await isAt(
      canvas,
      `/admin/class?batch_id=${batch07Women.M02_BatchId}&division_id=${batch07A.M11_Division_id}`,
    )
    await chooseFilter({ canvas, userEvent }, 'Batch', 'Batch 04 Men')
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toHaveDisplayValue('All Divisions')
    await canvas.findByText('1 to 2 of 2')
    await isAt(canvas, '/admin/class?batch_id=4')
  },
})

export const FilterFailed = meta.story({
  tags: ['frame'],
  parameters: { spec: [461, 503] },
  ...states.filterFailed,
})

export const SearchAfterAPause = meta.story({
  parameters: { spec: [295, 297] },
  args: { entries: ['/admin/class?page=2'] },
  ...states.searchAfterAPause('seerah', 1, '/admin/class?search=seerah'),
})

export const LateAnswer = meta.story({ tags: ['frame'], parameters: { spec: [497] }, ...states.lateAnswer })

export const MarkedAfterEdit = meta.story({
  parameters: { spec: [209, 498] },
  ...states.markedAfterEdit({
    place: '/admin/class?search=narration&page=2',
    page: 'Page 2 of 3',
    name: 'Narration 30',
    label: 'Title',
    more: ' 2',
    found: 'Narration 30 2',
    submit: 'Update Class',
    ready: (canvas) => readyForm(canvas, 'Edit Class'),
  }),
})
