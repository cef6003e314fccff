import { expect, waitFor, within } from 'storybook/test'
import { courseDeleted } from '#mocks/fixtures/audit.ts'
import { longMalayalam } from '#mocks/fixtures/courses.ts'
import { fewDeleted, fixedNow, longDeleted, manyDeleted } from '#mocks/fixtures/trash.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import type { Seed } from '#mocks/database/seed.ts'
import { loadedAtLast } from '#stories/admin/ownWords.ts'
import preview from '#storybook/preview.tsx'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { DELETE_FIRST } from '#contract/trash.ts'
import { press } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext } from '#stories/playContext.ts'

const ERASE = '/trash/:kind/:id'

const within30Days = (seed: Seed) => apiHandlers(seed, () => fixedNow)

const loaded = loadedAtLast({
  call: '/trash',
  loading: 'Loading recently deleted',
  columns: ['#', 'Name', 'Kind', 'Deleted', 'By', 'Kept until', 'Actions'],
  usual: () => within30Days(manyDeleted),
})

const meta = preview.meta({
  ...consoleAt('/admin/trash'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...within30Days({ deleted: fewDeleted, audit: [courseDeleted] })),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Aysha Rahman')
    const rows = canvas.getAllByRole('row').slice(1)
    const texts = [
      /^1Aysha RahmanStudent20 Nov 20262:30\sPMUnknown20 Dec 20262:30\sPM/,
      /^2mentorRole19 Nov 20263:30\sPMUnknown/,
      /^3Arabic for ReadersCourse18 Nov 20263:30\sPMoffice@example\.org18 Dec 2026/,
      /^4Batch 01Batch17 Nov 2026/,
    ]
    await expect(rows).toHaveLength(texts.length)
    for (const [index, text] of texts.entries()) await expect(rows[index]).toHaveTextContent(text)
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Restore Aysha Rahman' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Delete permanently Aysha Rahman' })).toBeVisible()
  },
})

export const LongAndMalayalam = meta.story({
  beforeEach: ({ msw }) => msw.use(...within30Days(longDeleted)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longMalayalam.M01_Title)).toHaveAttribute('lang', 'ml')
  },
})

/** The last record was restored. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...within30Days({ deleted: fewDeleted?.slice(0, 1) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore Aysha Rahman' }))
    const text = await canvas.findByRole('heading', { name: 'NOTHING DELETED' })
    await expect(text.nextElementSibling).toHaveTextContent('Deleted records stay here for 30 days.')
    await expect(canvas.queryByRole('link', { name: /ADD/ })).not.toBeInTheDocument()
  },
})

export const OwnWords = meta.story({
  beforeEach: loaded.beforeEach,
  play: async (player) => {
    const { canvas, userEvent } = player
    await loaded.play(player)
    await canvas.findByText('Page 1 of 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('16 to 17 of 17')).toBeInTheDocument()
    await expect(canvas.getByText('Circle 1')).toBeVisible()
  },
})

async function ask(player: PlayContext) {
  await press(player, 'Delete permanently Aysha Rahman')
  const question = await player.canvas.findByRole('alertdialog', { name: 'Confirm Deletion' })
  const button = (name: string) => within(question).getByRole('button', { name })
  return { question, cancel: button('Cancel'), erase: button('Delete permanently') }
}

/** While it is being erased, nothing closes the question. */
export const EraseAsked = meta.story({
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    const { question, cancel } = await ask(player)
    await expect(question).toHaveTextContent(
      'Delete the student Aysha Rahman permanently? It cannot be restored, and its name and fields are removed from the history.',
    )
    await expect(cancel).toHaveFocus()
    if (isManualView) return
    await userEvent.click(cancel)
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Delete permanently Aysha Rahman' })).toHaveFocus()
    msw.use(pending('delete', ERASE))
    const again = await ask(player)
    await userEvent.click(again.erase)
    const busy = await within(again.question).findByRole('button', { name: 'Deleting...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
})

/** Somebody else has erased or restored it; no reason; no connection. */
export const EraseFailed = meta.story({
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    const { question, cancel } = await ask(player)
    for (const [answer, says] of [
      [failing('delete', ERASE, 404, { message: 'Deleted record not found' }), 'Deleted record not found'],
      [failing('delete', ERASE, 403, { message: DELETE_FIRST }), DELETE_FIRST],
      [offline('delete', ERASE), 'No connection.'],
      [failing('delete', ERASE, 500), 'The record could not be erased. Please try again.'],
    ] as const) {
      msw.use(answer)
      await userEvent.click(within(question).getByRole('button', { name: 'Delete permanently' }))
      await waitFor(() => expect(within(question).getByRole('alert')).toHaveTextContent(says))
    }
    if (isManualView) return
    await userEvent.click(cancel)
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})

export const Erased = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await userEvent.click((await ask(player)).erase)
    await canvas.findByText('Student "Aysha Rahman" has been deleted permanently.')
    await waitFor(() => expect(canvas.queryByText('Aysha Rahman')).not.toBeInTheDocument())
    await expect(await canvas.findByText('1 to 3 of 3')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Delete permanently mentor' })).toHaveFocus()
  },
})
