import { expect, waitFor, within } from 'storybook/test'
import { DELETE_FIRST } from '#contract/trash.ts'
import { fewEntries } from '#mocks/fixtures/audit.ts'
import { foundation } from '#mocks/fixtures/courses.ts'
import { fixedNow } from '#mocks/fixtures/trash.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/audit'] },
  // The entries' course was deleted and is no longer in the trash.
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ audit: fewEntries, courses: [foundation] }, () => fixedNow)),
})

const added = 'Added: Course "Arabic for Readers"'

export const EraseOffered = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const dialog = await opened(player, 'Changed: Student "Fathima Nasreen"')
    await expect(dialog.queryByRole('button', { name: 'Erase for good' })).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    const other = await opened(player, added)
    await expect(other.getByRole('button', { name: 'Erase for good' })).toBeVisible()
  },
})

export const EraseAsked = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const question = await askToErase(player)
    await expect(question).toHaveTextContent(
      'Are you sure you want to erase the course Arabic for Readers for good? It cannot be brought back then, and the history forgets its name and fields.',
    )
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    if (isLookedAt) return
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Erase for good' })).toHaveFocus()
  },
})

export const EraseBusy = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('delete', '/trash/:kind/:id')),
  play: async (player) => {
    const question = within(await askToErase(player))
    await player.userEvent.click(question.getByRole('button', { name: 'Erase for good' }))
    const busy = await question.findByRole('button', { name: 'Erasing...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
  },
})

/** All its entries are then empty and say so. */
export const Erased = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const question = within(await askToErase(player))
    await userEvent.click(question.getByRole('button', { name: 'Erase for good' }))
    await canvas.findByText('Course "Arabic for Readers" has been erased for good.')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.queryByText(added)).not.toBeInTheDocument())
    await canvas.findByRole('button', { name: 'Deleted: Course no. 4' })
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    const dialog = await opened(player, 'Added: Course no. 4')
    await expect(dialog.getByText(/^This record was erased for good/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Erase for good' })).not.toBeInTheDocument()
  },
})

/** Another user has already erased it. */
export const EraseGone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failing('delete', '/trash/:kind/:id', 404, { message: 'Deleted record not found' })),
  play: async (player) => {
    await expectRefused(player, 'Deleted record not found')
  },
})

/** Another user has restored it. */
export const EraseRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('delete', '/trash/:kind/:id', 403, { message: DELETE_FIRST })),
  play: async (player) => {
    await expectRefused(player, DELETE_FIRST)
  },
})

export const EraseFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('delete', '/trash/:kind/:id', 500)),
  play: async (player) => {
    await expectRefused(player, 'The record could not be erased. Please try again.')
  },
})

export const EraseOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('delete', '/trash/:kind/:id')),
  play: async (player) => {
    await expectRefused(player, 'No connection.')
  },
})

async function opened({ canvas, userEvent }: PlayContext, text: string) {
  await userEvent.click(await canvas.findByRole('button', { name: text }))
  return within(await canvas.findByRole('dialog', { name: 'What was done' }))
}

async function askToErase(player: PlayContext) {
  const dialog = await opened(player, added)
  await player.userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }))
  return player.canvas.findByRole('alertdialog')
}

async function expectRefused(player: PlayContext, words: string) {
  const question = within(await askToErase(player))
  await player.userEvent.click(question.getByRole('button', { name: 'Erase for good' }))
  await expect(await question.findByRole('alert')).toHaveTextContent(words)
}
