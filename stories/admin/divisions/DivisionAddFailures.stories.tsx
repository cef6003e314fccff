import { expect, waitFor } from 'storybook/test'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { divisionAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { enter, isAt, leaveDialog, press, says, shows } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { chooseMentor } from './chooseMentor.ts'

const states = addStates(divisionAdd)

const meta = preview.meta({ ...consoleAt('/admin/division_add'), tags: ['!autodocs', 'console'] })

export const Server422 = meta.story({
  parameters: { spec: [367, 368] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/division', 422, {
        message: 'Refused',
        errors: { M11_M05_User_Id: ['This teacher is on leave', 'Choose another'] },
      }),
    ),
  play: async (player) => {
    await divisionAdd.fill(player)
    await press(player)
    const mentor = player.canvas.getByRole('combobox', { name: /^Mentor/ })
    await says(mentor, 'This teacher is on leave, Choose another')
    await waitFor(() => expect(mentor).toHaveFocus())
    await expect(mentor).toHaveValue('Hafsa Majeed')
  },
})

export const Server422Unknown = meta.story({
  tags: ['frame'],
  parameters: { spec: [367] },
  ...states.server422Unknown,
})

export const Failed = meta.story({
  parameters: { spec: [503] },
  ...states.failed,
  play: async (player) => {
    await states.failed.play(player)
    await expect(player.canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('Hafsa Majeed')
  },
})

export const Offline = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.offline })
export const TimedOut = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.timedOut })
export const AlreadySaved = meta.story({ tags: ['frame'], ...states.alreadySaved })

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

export const Narrow = meta.story({
  tags: ['frame'],
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  ...states.narrow,
})
