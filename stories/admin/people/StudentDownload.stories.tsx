import { HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { captureFiles, downloadDone, files, onExport, pressDownload } from '#stories/admin/downloads.ts'
import { says } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  ...consoleAt('/admin/adminpanel'),
  tags: ['!autodocs', 'console'],
  beforeEach: captureFiles,
})

/** The first bytes have come, and then no more. */
export const DownloadBusy = meta.story({
  beforeEach: ({ msw }) => {
    const start = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(3000))
    const headers = { 'x-export-rows': '248' }
    msw.use(
      onExport('students', () => new HttpResponse(new ReadableStream<Uint8Array>({ start }), { headers })),
    )
  },
  play: async (player) => {
    const { canvas, userEvent } = player
    await pressDownload(player)
    const name = 'Downloading students_export.xlsx'
    await says(await canvas.findByRole('progressbar', { name }), '248 students, 3 kB')
    const button = canvas.getByRole('button', { name: 'Download' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    if (isLookedAt) return
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await canvas.findByText('The download has been cancelled.')
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus()
    await expect(files).not.toHaveBeenCalled()
  },
})

export const DownloadDone = meta.story({
  parameters: { spec: [127, 398, 399, 400] },
  ...downloadDone(
    'students',
    '/admin/adminpanel?search=aysha&batch_id=7&division_id=11',
    '?export=export&batch_id=7&division_id=11',
    '3 students',
  ),
})

/** The server says why, or nothing, or answers with a page of a proxy, which is not saved as a spreadsheet. */
export const DownloadFailed = meta.story({
  parameters: { spec: [438, 503] },
  beforeEach: ({ msw }) =>
    msw.use(onExport('students', () => HttpResponse.json({ message: 'The disk is full.' }, { status: 507 }))),
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    const retry = () => userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await pressDownload(player)
    await canvas.findByText('Error downloading the file. The disk is full.')
    msw.use(onExport('students', () => HttpResponse.html('<h1>Please accept the terms</h1>')))
    await retry()
    await canvas.findByText('Error downloading the file')
    if (isLookedAt) return
    await expect(files).not.toHaveBeenCalled()
    msw.use(...apiHandlers())
    await retry()
    await canvas.findByText(/^students_export\.xlsx has been downloaded: \d+ students\.$/)
    msw.use(failing('get', '/students', 500))
    await pressDownload(player)
    await expect(await canvas.findByText('Error downloading the file')).toBeVisible()
  },
})
