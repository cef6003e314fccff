import { expect, waitFor } from 'storybook/test'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { choose, isAt, leadsTo } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { editPersonStates } from './personStates.ts'

const address = '/admin/student_edit/214'

const meta = preview.meta({ ...consoleAt(address), tags: ['!autodocs', 'console'] })

export const InvalidPhone = meta.story({ parameters: { spec: [326, 329] }, ...editPersonStates.invalidPhone })
export const InvalidEmail = meta.story({ parameters: { spec: [331] }, ...editPersonStates.invalidEmail })

export const PasswordGenerated = meta.story({
  parameters: { spec: [286, 287, 471] },
  ...editPersonStates.passwordGenerated,
})

/** Changing the batch loads its divisions, and none is selected. */
export const BatchChosen = meta.story({
  parameters: { spec: [280] },
  play: async ({ canvas, userEvent }) => {
    const division = await canvas.findByRole('combobox', { name: 'Division' })
    await waitFor(() => expect(division).toHaveTextContent('Division A'))
    await choose({ canvas, userEvent }, 'Batch', 'Batch 06 Women')
    await waitFor(() => expect(division).toHaveTextContent('Select Division'))
    await waitFor(() => expect(division).toBeEnabled())
  },
})

export const BatchCleared = meta.story({
  parameters: { spec: [281, 282] },
  play: async ({ canvas, userEvent }) => {
    const division = await canvas.findByRole('combobox', { name: 'Division' })
    await waitFor(() => expect(division).toHaveTextContent('Division A'))
    await choose({ canvas, userEvent }, 'Batch', 'Select Batch')
    await waitFor(() => expect(division).toBeDisabled())
    await expect(division).toHaveTextContent('Select Division')
  },
})

/** The link to the division form keeps the typed values. */
export const NoDivisions = meta.story({
  parameters: { spec: [282, 511] },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Batch', 'Ramadan Intensive 2024')
    await canvas.findByText(/This batch has no divisions yet/)
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toBeDisabled()
    await leadsTo(canvas, 'Add one', '/admin/division_add?batch_id=2')
    await isAt(canvas, address)
  },
})

export const DivisionsFailed = meta.story({
  parameters: { spec: [461, 503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/division', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading divisions')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Fathima Nasreen')
  },
})
