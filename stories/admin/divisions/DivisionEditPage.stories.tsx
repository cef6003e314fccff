import { expect, screen, waitFor } from 'storybook/test'
import { divisionWithoutMentor } from '#mocks/fixtures/divisions.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { divisionEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import { choose, isAt, leadsTo, press, shows } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { chooseMentor } from './chooseMentor.ts'

const states = editStates(divisionEdit)

const meta = preview.meta({ ...consoleAt('/admin/division_edit/1'), tags: ['!autodocs', 'console'] })

export const Filled = meta.story({
  parameters: { spec: [104, 158, 389] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Division Name/)).toHaveValue('Division D')
    await shows(canvas, /^Batch/, 'Batch 07 Women')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('Jameel Ahmed'))
    await leadsTo(canvas, 'Back to divisions', '/admin/division')
  },
})

/** The teachers of the other batch are first; the mentor is kept until another one is chosen. */
export const MentorReloaded = meta.story({
  parameters: { spec: [371, 391, 404] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await choose(player, /^Batch/, 'Batch 05 Men')
    const mentor = canvas.getByRole('combobox', { name: /^Mentor/ })
    await waitFor(() => expect(mentor).toHaveValue('Jameel Ahmed'))
    await userEvent.clear(mentor)
    await waitFor(() =>
      expect(screen.getAllByRole('option')[0]).toHaveTextContent('Abdul GafoorIHT-011, this batch'),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await chooseMentor(player, 'Asma Koya')
    await press(player, 'Update')
    await canvas.findByText('Division "Division D" has been saved.')
    await isAt(canvas, '/admin/division')
    const row = (await canvas.findByRole('link', { name: 'Division D' })).closest('tr')
    await expect(row).toHaveTextContent(/Batch 05 Men.*Asma Koya/)
  },
})

/** Its mentor was deleted. */
export const Refused = meta.story({
  parameters: { spec: [339, 340] },
  args: { entries: ['/admin/division_edit/91'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: [divisionWithoutMentor] })),
  play: async (player) => {
    await states.refusedOne(player, 'Division Name is required')
    await expect(player.canvas.getByText('Mentor is required')).toBeVisible()
  },
})

export const OwnWords = meta.story({ parameters: { spec: [440, 461, 503] }, ...states.ownWords })
