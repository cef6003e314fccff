import { expect, screen, waitFor } from 'storybook/test'
import { manyTeachers } from '#mocks/fixtures/teachers.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { divisionAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import {
  choose,
  enter,
  isAt,
  leadsTo,
  leaveDialog,
  loaded,
  press,
  says,
  shows,
} from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { chooseMentor } from './chooseMentor.ts'

const states = addStates(divisionAdd)

const meta = preview.meta({
  ...consoleAt('/admin/division?search=a', { pathname: '/admin/division_add', state: { from: '?search=a' } }),
  tags: ['!autodocs', 'console'],
})

export const Empty = meta.story({
  parameters: { spec: [103, 157] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Division Creation' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Division Name/)).toHaveValue('')
    await shows(canvas, /^Batch/, 'Select Batch')
    await expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('')
    await leadsTo(canvas, 'Back to divisions', '/admin/division?search=a')
  },
})

/** The teachers of the batch are first; the others can be chosen as well, but not those who left. Any is found by typing. */
export const MentorReloaded = meta.story({
  parameters: { spec: [404, 488] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await choose(player, /^Batch/, 'Batch 07 Women')
    await userEvent.click(canvas.getByRole('combobox', { name: /^Mentor/ }))
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Asma KoyaIHT-014, this batch',
        'Jameel AhmedIHT-020, this batch',
        'Noushad HajiIHT-026, this batch',
        'Shihab FaizyIHT-032, this batch',
        'Abdul GafoorIHT-011',
        'Hafsa MajeedIHT-017',
        'Mumthas AliIHT-023',
      ]),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    player.msw.use(...apiHandlers({ teachers: manyTeachers }))
    // When the network is back, the form asks again.
    window.dispatchEvent(new Event('online'))
    await chooseMentor(player, 'Teacher 31')
    await expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('Teacher 31')
  },
})

export const Refused = meta.story({
  parameters: { spec: [339, 340, 341] },
  play: async (player) => {
    const { canvas } = player
    const batch = await loaded(canvas, /^Batch/)
    const mentor = await loaded(canvas, /^Mentor/)
    await press(player)
    await expect(await canvas.findByText('3 fields need attention')).toBeVisible()
    await says(canvas.getByLabelText(/^Division Name/), 'Division Name is required')
    await expect(batch).toHaveAccessibleDescription('Batch is required')
    await expect(mentor).toHaveAccessibleDescription('Mentor is required')
  },
})

/** The batch is kept for the next division. */
export const SavedAndAnother = meta.story(states.savedAndAnother)

/** Opened from another form: its batch is preselected, leaving is asked about, and saving leads back to it. */
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
    const { canvas, userEvent } = player
    await shows(canvas, /^Batch/, 'Ramadan Intensive 2024')
    for (const name of ['Cancel', 'Back to what you were doing']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/admin/add_students')
    }
    await expect(canvas.queryByRole('button', { name: /add another/ })).not.toBeInTheDocument()
    await enter(player, /^Division Name/, 'Division A')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await userEvent.click((await leaveDialog(canvas)).getByRole('button', { name: 'Keep editing' }))
    await chooseMentor(player, 'Noushad Haji')
    await press(player)
    await canvas.findByText('Division "Division A" has been added.')
    await isAt(canvas, '/admin/add_students')
  },
})

export const OwnWords = meta.story({
  parameters: { spec: [371, 385, 390, 404, 461, 503] },
  ...states.ownWords,
})
