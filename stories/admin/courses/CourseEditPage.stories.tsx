import { expect } from 'storybook/test'
import { arabic } from '#mocks/fixtures/courses.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { courseEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import { press, somebodyElseSaves } from '#stories/admin/formPlay.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'

const states = editStates(courseEdit)

const meta = preview.meta({ ...consoleAt('/admin/course_edit/4'), tags: ['!autodocs', 'console'] })

export const Loading = meta.story(states.loading)

export const Filled = meta.story({
  parameters: { spec: [101, 224, 225, 413] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue(arabic.M01_Title)
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue(arabic.M01_Description)
    await expect(canvas.getByRole('button', { name: 'Update' })).toBeVisible()
  },
})

export const LoadFailed = meta.story({ parameters: { spec: [503] }, ...states.loadFailed })
export const Gone = meta.story(states.gone)

export const Refused = meta.story({
  parameters: { spec: [364] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await userEvent.clear(await canvas.findByLabelText(/^Title/))
    await userEvent.clear(canvas.getByLabelText(/^Description/))
    await press(player, 'Update')
    await expect(await canvas.findByText('Title is required')).toBeVisible()
    await expect(canvas.getByText('Description is required')).toBeVisible()
  },
})

export const Saving = meta.story({ parameters: { spec: [278, 279] }, ...states.saving })
export const Saved = meta.story({ parameters: { spec: [226, 415] }, ...states.saved })
export const Server422 = meta.story({ parameters: { spec: [367, 368] }, ...states.server422 })
export const Failed = meta.story({ parameters: { spec: [503] }, ...states.failed })
export const Offline = meta.story({ parameters: { spec: [503] }, ...states.offline })

export const Conflict412 = meta.story({
  play: async (player) => {
    const { canvas } = player
    const alert = await conflict(player)
    await expect(canvas.getByText('Title now reads').nextSibling).toHaveTextContent('Arabic for Beginners')
    await expect(alert).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Arabic for Readers 2')
    await expect(canvas.queryByText('Description now reads')).not.toBeInTheDocument()
  },
})

export const ConflictMineSaved = meta.story({
  play: async (player) => {
    await conflict(player)
    await press(player, 'Save mine')
    await player.canvas.findByText('Course "Arabic for Readers 2" has been saved.')
  },
})

export const ConflictTheirsTaken = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await conflict(player)
    await press(player, 'Take theirs')
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Arabic for Beginners')
    await userEvent.type(canvas.getByLabelText(/^Title/), ' 3')
    await press(player, 'Update')
    await canvas.findByText('Course "Arabic for Beginners 3" has been saved.')
  },
})

export const Dirty = meta.story(states.dirty)

async function conflict(player: PlayContext) {
  await player.userEvent.type(await player.canvas.findByLabelText(/^Title/), ' 2')
  await somebodyElseSaves('/courses/4', { ...arabic, M01_Title: 'Arabic for Beginners' })
  await press(player, 'Update')
  return player.canvas.findByText(/Somebody else changed this/)
}
