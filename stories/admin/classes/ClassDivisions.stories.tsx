import { expect, screen, waitFor } from 'storybook/test'
import { batch07Women, batchWithoutDivisions } from '#mocks/fixtures/batches.ts'
import { fewDivisions, longMalayalamDivision, manyDivisions } from '#mocks/fixtures/divisions.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isManualView } from '#stories/isManualView.ts'
import { choose, isAt, says } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { chosenDivisions, divisionBox, drafted, inIndia } from './classStory.ts'

const meta = preview.meta({
  ...consoleAt('/admin/class_add'),
  tags: ['!autodocs', 'console'],
  beforeEach: inIndia,
})

/** The divisions of the batch, with their numbers of students. Another batch clears them; without one there are no options. */
export const BatchChosen = meta.story({
  parameters: { spec: [197, 198, 301, 302] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await choose(player, 'Batch', 'Batch 07 Women')
    await userEvent.click(await divisionBox(canvas))
    const options = await screen.findAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual([
      'Division A3 students',
      expect.stringContaining('Division B'),
      expect.stringContaining('Division C'),
      expect.stringContaining('Division D'),
    ])
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}')
    await waitFor(() => expect(chosenDivisions(canvas)).toEqual(['Remove Division A', 'Remove Division B']))
    if (isManualView) return
    await choose(player, 'Batch', 'Batch 06 Women')
    await expect(chosenDivisions(canvas)).toEqual([])
    await userEvent.click(await divisionBox(canvas))
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await choose(player, 'Batch', 'Select Batch')
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toBeDisabled()
    await expect(canvas.getByText('Choose a batch first')).toBeVisible()
    const draft = sessionStorage.getItem('draft:/admin/class_add') ?? ''
    await expect(draft).not.toContain('M03_M11_DivisionIds')
  },
})

/** The link to add a first division keeps the typed values. */
export const NoDivisions = meta.story({
  parameters: { spec: [198, 511] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Module 3')
    await choose({ canvas, userEvent }, 'Batch', batchWithoutDivisions.M02_Name)
    const division = canvas.getByRole('combobox', { name: 'Division' })
    await says(division, 'None chosen. This batch has no divisions yet. Add one')
    await expect(division).toBeDisabled()
    if (isManualView) return
    await userEvent.click(canvas.getByRole('link', { name: 'Add one' }))
    await isAt(canvas, `/admin/division_add?batch_id=${batchWithoutDivisions.M02_BatchId}`)
    await expect(sessionStorage.getItem('draft:/admin/class_add')).toContain('Module 3')
  },
})

/** The field shows the error and Retry, and keeps its selection. */
export const DivisionsFailed = meta.story({
  parameters: { spec: [461, 503] },
  beforeEach: ({ msw }) => {
    msw.use(failing('get', '/division', 500))
    drafted()
  },
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Error loading divisions')).toBeVisible()
    await says(canvas.getByRole('combobox', { name: 'Division' }), '2 chosen. Error loading divisions')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!')
    if (isManualView) return
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await divisionBox(canvas)
    await expect(chosenDivisions(canvas)).toEqual(['Remove Division A', 'Remove Division C'])
    await expect(sessionStorage.getItem('draft:/admin/class_add')).toContain('M03_M11_DivisionIds')
  },
})

/** Twelve tags are shown, with the number of the others. */
export const TagsMany = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...apiHandlers({ divisions: manyDivisions }))
    drafted({ M03_M02_BatchId: String(batch07Women.M02_BatchId) })
  },
  play: async ({ canvas, userEvent }) => {
    await divisionBox(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Select all of Division' }))
    await expect(await canvas.findByText('10 more, and')).toBeVisible()
    await expect(chosenDivisions(canvas)).toHaveLength(12)
  },
})

export const TagsLong = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...apiHandlers({ divisions: [longMalayalamDivision, ...fewDivisions] }))
    drafted({ M03_M02_BatchId: String(batch07Women.M02_BatchId), M03_M11_DivisionIds: '["90","11"]' })
  },
  play: async ({ canvas }) => {
    await divisionBox(canvas)
    await expect(canvas.getByText(longMalayalamDivision.M11_Division_name)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
