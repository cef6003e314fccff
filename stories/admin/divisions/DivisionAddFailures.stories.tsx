import { expect } from 'storybook/test'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { enter, isAt, leaveDialog, press, shows } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { chooseMentor } from './chooseMentor.ts'

const meta = preview.meta({ ...consoleAt('/admin/division_add'), tags: ['!autodocs', 'console'] })

/** Neither batches nor teachers load: the form is shown, and both can be retried. */
export const LookupsFailed = meta.story({
  parameters: { spec: [461] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/batch_ids', 500), failing('get', '/teachers', 500)),
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    await expect(await canvas.findByText('Error loading batches')).toBeVisible()
    await expect(await canvas.findByText('Error loading teachers')).toBeVisible()
    await enter(player, /^Division Name/, 'Division F')
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getAllByRole('button', { name: 'Retry' })[1] ?? document.body)
    await chooseMentor(player, 'Hafsa Majeed')
    await expect(canvas.getByLabelText(/^Division Name/)).toHaveValue('Division F')
  },
})

/** Opened from another form: its batch is preselected, and saving leads back to it. */
export const OnADetour = meta.story({
  parameters: { spec: [511] },
  args: {
    entries: [
      '/admin/add_students',
      {
        pathname: '/admin/division_add',
        search: '?batch_id=2',
        state: { backTo: '/admin/add_students' },
      },
    ],
  },
  play: async (player) => {
    const { canvas } = player
    await shows(canvas, /^Batch/, 'Ramadan Intensive 2024')
    for (const name of ['Cancel', 'Back to what you were doing']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/admin/add_students')
    }
    await expect(canvas.queryByRole('button', { name: /add another/ })).not.toBeInTheDocument()
    await enter(player, /^Division Name/, 'Division A')
    await chooseMentor(player, 'Noushad Haji')
    await press(player)
    await canvas.findByText('Division "Division A" has been added.')
    await isAt(canvas, '/admin/add_students')
  },
})

/** Unsaved input on a detour is guarded like any other. */
export const DirtyOnADetour = OnADetour.extend({
  play: async (player) => {
    const { canvas, userEvent } = player
    await enter(player, /^Division Name/, 'Division A')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await userEvent.click((await leaveDialog(canvas)).getByRole('button', { name: 'Discard changes' }))
    await isAt(canvas, '/admin/add_students')
  },
})
