import { http, HttpResponse } from 'msw'
import { expect, within } from 'storybook/test'
import type { VersionHead } from '#contract/site/editing.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isManualView } from '#stories/isManualView.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { drafted, published } from './siteStory.ts'

const meta = preview.meta({
  ...consoleAt('/admin/site/versions'),
  tags: ['!autodocs', 'console'],
  beforeEach: async ({ msw }) => {
    msw.use(...apiHandlers())
    await drafted('courses', 'courses', { kicker: 'Learn' })
    await published()
  },
})

export const VersionsListed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('Visitors see this')).toBeVisible()
    await expect(canvas.getByText('Version 1, from a file on the server')).toBeVisible()
  },
})

/** After a question; the version is then the newest. */
export const VersionPublishedAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish this again version 1' }))
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Publish version 1 again?' }))
    if (isManualView) return
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await canvas.findByText('Version 1 is published again.')
    await expect(await canvas.findByText(/^Version 3, by /)).toBeVisible()
  },
})

export const VersionPreviewed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview version 1' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Version 1' }))
    await expect(await dialog.findByTitle('The page as visitors see it')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('link', { name: 'Edit this page' }))
    await isAt(canvas, '/admin/site/home')
  },
})

/** The newest twenty, then twenty more with each press. */
export const VersionsMany = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/api/site/versions', () => HttpResponse.json({ data: many }))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 20 more' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show 5 more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(45)
    await expect(canvas.queryByRole('button', { name: /more$/ })).toBeNull()
  },
})

export const VersionsNone = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'NOTHING PUBLISHED YET' })
  },
})

export const VersionsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/site/versions', 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Failed to load the versions' })
  },
})

const many: VersionHead[] = Array.from({ length: 45 }, (_, index) => ({
  number: 45 - index,
  at: 1_772_600_000_000 - index * 60_000,
  by: 'office@example.org',
  summary: 'Library: 1 video added.',
}))
