import { expect, waitFor, within } from 'storybook/test'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { drafted, isSaved } from './siteStory.ts'

const meta = preview.meta({ ...consoleAt('/admin/site/courses'), tags: ['!autodocs', 'console'] })

const kicker = ({ canvas }: PlayContext) => canvas.findByRole('textbox', { name: 'Small heading' })

/** Opens the question, and returns it with what answers it. */
async function askToDiscard({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }))
  const dialog = within(await canvas.findByRole('alertdialog', { name: 'Discard changes' }))
  return { dialog, discard: () => userEvent.click(dialog.getByRole('button', { name: 'Discard' })) }
}

/** Taken back to what is published, and brought back. */
export const SectionDiscarded = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...apiHandlers())
    await drafted('courses', 'courses', { kicker: 'Learn' })
  },
  play: async (player) => {
    const { canvas, userEvent } = player
    const { discard } = await askToDiscard(player)
    await discard()
    await canvas.findByText('Courses is as it is published.')
    await waitFor(() => expect(canvas.getByText('Saved')).toHaveFocus())
    await expect(await kicker(player)).toHaveValue('Courses')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await kicker(player)).toHaveValue('Learn')
    await isSaved(canvas)
  },
})

/** What another has saved unseen is shown before it can be discarded, and comes back with the rest. */
export const SectionDiscardUndone = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...apiHandlers())
    await drafted('courses', 'courses', { kicker: 'Learn' })
  },
  play: async (player) => {
    const { canvas, userEvent } = player
    const { dialog, discard } = await askToDiscard(player)
    await drafted('courses', 'courses', { heading: 'All courses' })
    await discard()
    await dialog.findByText('Somebody else changed this in the meantime.')
    await expect(canvas.getByLabelText('Heading')).toHaveValue('All courses')
    await discard()
    await waitFor(() => expect(canvas.getByText('Saved')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveValue('All courses'))
    await expect(await kicker(player)).toHaveValue('Learn')
    await isSaved(canvas)
  },
})

/** A blank that is typed where a text may be missing is no change. */
export const SectionBlankTyped = meta.story({
  args: { entries: ['/admin/site/contact'] },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Postal address' })
    await userEvent.type(address, '{Enter}')
    await isSaved(canvas)
    await expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull()
  },
})
