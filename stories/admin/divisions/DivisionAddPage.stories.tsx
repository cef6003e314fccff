import { expect, screen, waitFor } from 'storybook/test'
import { manyTeachers } from '#mocks/fixtures/teachers.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { divisionAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { choose, leadsTo, loaded, press, says, shows } from '#stories/admin/formPlay.ts'
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

/** Typed key by key. */
export const Filled = meta.story({
  parameters: { spec: [385, 404] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await userEvent.type(await canvas.findByLabelText(/^Division Name/), 'Division F')
    await choose(player, /^Batch/, 'Batch 06 Women')
    await chooseMentor(player, 'Hafsa Majeed')
    await expect(canvas.getByLabelText(/^Division Name/)).toHaveValue('Division F')
    await shows(canvas, /^Batch/, 'Batch 06 Women')
    await expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('Hafsa Majeed')
  },
})

/** Found by typing, at any position in the list. */
export const SixteenthTeacher = meta.story({
  parameters: { spec: [488] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async (player) => {
    await chooseMentor(player, 'Teacher 31')
    await expect(player.canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('Teacher 31')
  },
})

/** The teachers of the batch are first; the others can be chosen as well, but not those who left. */
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

export const Saved = meta.story({
  parameters: { spec: [371, 390] },
  ...states.saved('Division F', /^1Division F saved.*Batch 06 Women.*Hafsa Majeed.*0Off$/),
})

/** The batch is kept for the next division. */
export const SavedAndAnother = meta.story(states.savedAndAnother)

export const OwnWords = meta.story({ parameters: { spec: [503] }, ...states.ownWords })
