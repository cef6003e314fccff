import { expect } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { downloadStates } from '#stories/admin/downloadStates.ts'
import { signedInAs } from '#stories/admin/signedInAs.ts'
import preview from '#storybook/preview.tsx'

const states = downloadStates({
  kind: 'classes',
  filtered: {
    address: '/admin/class?search=module&batch_id=7&division_id=11&when=past',
    query: '?export=export&batch_id=7&division_id=11&when=past',
    count: '3 classes',
  },
})

const meta = preview.meta({ ...consoleAt('/admin/class'), tags: ['!autodocs', 'console'] })

export const DownloadBusy = meta.story(states.busy)
export const DownloadDone = meta.story(states.done)
export const DownloadFailed = meta.story({ tags: ['frame'], ...states.failed })
export const DownloadNoFile = meta.story({ tags: ['frame'], ...states.noFile })
export const DownloadCancelled = meta.story({ tags: ['frame'], ...states.cancelled })

/** An Editor imports and ticks, but downloads nothing. */
export const DownloadForEditors = meta.story({
  beforeEach: signedInAs('editor'),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Page 1 of/)
    await expect(canvas.getByRole('link', { name: 'Import' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull()
  },
})

export const DownloadOnANarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
