import { expect } from 'storybook/test'
import { courseDeleted } from '#mocks/fixtures/audit.ts'
import { longMalayalam } from '#mocks/fixtures/courses.ts'
import { fewDeleted, longDeleted, fixedNow, manyDeleted } from '#mocks/fixtures/trash.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import type { MemorySeed } from '#server/store/memory/memoryStore.ts'
import { loadedAtLast } from '#stories/admin/ownWords.ts'
import preview from '#storybook/preview.tsx'
import { consoleAt } from '#stories/admin/consoleAt.ts'

const within30Days = (seed: MemorySeed) => apiHandlers(seed, () => fixedNow)

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
