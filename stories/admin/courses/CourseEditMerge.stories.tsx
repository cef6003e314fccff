import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { arabic } from '#mocks/fixtures/courses.ts'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import {
  CHANGED_BY_OFFICE,
  choiceOf,
  press,
  somebodyElseDeletes,
  somebodyElseSaves,
} from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  ...consoleAt('/admin/course_edit/4'),
  tags: ['!autodocs', 'console'],
})

/** Fields that only one person changed are merged in silence, and told; also when somebody saves once more meanwhile. */
export const Merged = meta.story({
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    await typeTitle(player)
    await save({ M01_Description: 'Two terms.' })
    const second = http.put(
      '/api/courses/4',
      async () => {
        await save({ M01_Description: 'Three terms.' })
      },
      { once: true },
    )
    msw.use(second)
    await press(player, 'Update')
    await canvas.findByText(
      `Course "Arabic for Readers 2" has been saved. Description was ${CHANGED_BY_OFFICE}`,
    )
    await waitFor(() => expect(canvas.getByText('Three terms.')).toBeInTheDocument())
    if (isManualView) return
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit Arabic for Readers 2' }))
    await expect(await canvas.findByLabelText(/^Description/)).toHaveValue('Three terms.')
  },
})

/** Nobody is told who it was when the history cannot be read. */
export const MergedUnknown = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/audit', 500)),
  play: async (player) => {
    await typeTitle(player)
    await save({ M01_Description: 'Two terms.' })
    await press(player, 'Update')
    await player.canvas.findByText(/has been saved\. Description was changed by somebody else meanwhile\.$/)
  },
})

/** Only the field that both changed asks, with both values, and nothing is chosen beforehand. */
export const Conflict412 = meta.story({
  play: async (player) => {
    const { canvas } = player
    const choice = await contested(player)
    await waitFor(() =>
      expect(choice.getByRole('radio', { name: 'Arabic for Readers 2 Yours' })).toHaveFocus(),
    )
    await expect(
      choice.getByRole('radio', { name: 'Arabic for Beginners office@example.org' }),
    ).not.toBeChecked()
    await expect(choice.getByText(/^You both changed it\. It was/)).toHaveTextContent(
      'It was Arabic for Readers.',
    )
    await expect(canvas.getByText(/saved this record at/)).toHaveTextContent(
      `Description was ${CHANGED_BY_OFFICE} One field needs your choice.`,
    )
    const description = canvas.getByLabelText(/^Description/)
    await expect(description).toHaveValue('Two terms.')
    await expect(description).toHaveAccessibleDescription(/From office@example\.org, .* It was /)
    await expect(canvas.getByRole('form')).toContainElement(choice.getByRole('radio', { name: /Yours$/ }))
    await expect(canvas.queryByRole('textbox', { name: /^Title/ })).toBeNull()
  },
})

/** Saving without a choice leads back to it. */
export const MineChosen = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const choice = await contested(player)
    await press(player, 'Update')
    await expect(await choice.findByText('Choose one')).toBeVisible()
    const mine = () => choice.getByRole('radio', { name: /Yours$/ })
    await waitFor(() => expect(mine()).toHaveFocus())
    await userEvent.click(mine())
    const chosen = (await choiceOf(canvas, 'Title')).getByRole('radio', { name: /Yours$/ })
    await expect(chosen).toBeChecked()
    await waitFor(() => expect(chosen).toHaveFocus())
    if (isManualView) return
    await press(player, 'Update')
    await canvas.findByText('Course "Arabic for Readers 2" has been saved.')
    await waitFor(() => expect(canvas.getByText('Two terms.')).toBeInTheDocument())
  },
})

/** What was taken counts as saved: nothing is left to lose. */
export const TheirsChosen = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const choice = await contested(player)
    await userEvent.click(choice.getByRole('radio', { name: /office@example\.org$/ }))
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Arabic for Beginners')
    if (isManualView) return
    // Restored after a change, they are still what is saved.
    await userEvent.type(canvas.getByLabelText(/^Title/), '3{Backspace}')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await canvas.findByRole('heading', { name: /^Courses/ })
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

/** Somebody saves once more while the choice is open: the new conflict is handled as the first. */
export const AskedAgain = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const choice = await contested(player)
    await userEvent.click(choice.getByRole('radio', { name: /Yours$/ }))
    await save({ M01_Title: 'Arabic, third', M01_Description: 'Two terms.' })
    await press(player, 'Update')
    const again = await canvas.findByRole('radio', { name: 'Arabic, third office@example.org' })
    await expect(again).not.toBeChecked()
    await userEvent.click(again)
    if (isManualView) return
    await press(player, 'Update')
    await canvas.findByText('Course "Arabic, third" has been saved.')
  },
})

/** Deleted while it was edited: restored and saved at once, with what was typed. */
export const Deleted = meta.story({
  play: async (player) => {
    await deletedMeanwhile(player)
    await expect(player.canvas.getByRole('button', { name: 'Save as new' })).toBeVisible()
    if (isManualView) return
    await press(player, 'Restore and save')
    await player.canvas.findByText('Course "Arabic for Readers 2" has been saved.')
  },
})

/** Restoring fails: nothing typed is lost, and it can be saved as another record. */
export const DeletedForGood = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('post', '/courses/4/restore', 404)),
  play: async (player) => {
    const { canvas } = player
    await deletedMeanwhile(player)
    await press(player, 'Restore and save')
    await canvas.findByText(/What you typed is still here\. .+/)
    await press(player, 'Save as new')
    await expect(await canvas.findByRole('heading', { name: 'Course Creation' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Arabic for Readers 2')
    if (isManualView) return
    await press(player, 'Submit')
    await canvas.findByText('Course "Arabic for Readers 2" has been added.')
  },
})

async function deletedMeanwhile(player: PlayContext) {
  await typeTitle(player)
  await somebodyElseDeletes('/courses/4')
  await press(player, 'Update')
  await player.canvas.findByText(
    /^office@example\.org deleted this course at .+ What you typed is still here\.$/,
  )
}

const save = (changes: Partial<typeof arabic>) => somebodyElseSaves('/courses/4', { ...arabic, ...changes })

const typeTitle = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.type(await canvas.findByLabelText(/^Title/), ' 2')

/** Both change the title, and they the description. */
async function contested(player: PlayContext) {
  await typeTitle(player)
  await save({ M01_Title: 'Arabic for Beginners', M01_Description: 'Two terms.' })
  await press(player, 'Update')
  return choiceOf(player.canvas, 'Title')
}
