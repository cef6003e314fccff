import { delay, http, HttpResponse } from 'msw'
import { expect, fn, spyOn } from 'storybook/test'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { says } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({ ...consoleAt('/admin/adminpanel'), tags: ['!autodocs', 'console'] })

export const DownloadBusy = meta.story({
  beforeEach: ({ msw }) => msw.use(onExport(() => halfAFile())),
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent })
    const progress = await canvas.findByRole('progressbar', { name: 'Downloading students_export.xlsx' })
    await says(progress, '248 students, 3 kB')
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const DownloadDone = meta.story({
  parameters: { spec: [127, 398, 399, 400] },
  args: { entries: ['/admin/adminpanel?search=aysha&batch_id=7&division_id=11'] },
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(onExport(() => undefined))
    return catchFiles()
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Download: The file has all students in this filter, not only those found.')
    await press({ canvas, userEvent })
    await canvas.findByText(
      /^students_export.xlsx has been downloaded: 3 students. The file has all students/,
    )
    await expect(asked).toHaveBeenCalledWith('?export=export&batch_id=7&division_id=11')
    await expect(files).toHaveBeenCalledWith('students_export.xlsx')
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus()
  },
})

export const DownloadFailed = meta.story({
  parameters: { spec: [438, 503] },
  beforeEach: ({ msw }) => {
    msw.use(onExport(() => HttpResponse.json({ message: 'The disk is full.' }, { status: 507 })))
    return catchFiles()
  },
  play: async ({ canvas, userEvent, msw }) => {
    await press({ canvas, userEvent })
    await canvas.findByText('Error downloading the file. The disk is full.')
    if (isLookedAt) return
    msw.use(onExport(() => new HttpResponse(null, { status: 500 })))
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText('Error downloading the file')
    await expect(files).not.toHaveBeenCalled()
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText(/^students_export.xlsx has been downloaded: \d+ students\.$/)
    msw.use(failing('get', '/students', 500))
    await press({ canvas, userEvent })
    await expect(await canvas.findByText('Error downloading the file')).toBeVisible()
  },
})

/** A proxy's HTML page is not saved as a spreadsheet. */
export const DownloadNoFile = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(onExport(() => HttpResponse.html('<h1>Please accept the terms</h1>')))
    return catchFiles()
  },
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent })
    await expect(await canvas.findByText('Error downloading the file')).toBeVisible()
    await expect(files).not.toHaveBeenCalled()
  },
})

export const DownloadCancelled = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(onExport(() => delay('infinite')))
    return catchFiles()
  },
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await canvas.findByText('The download has been cancelled.')
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus()
    await expect(files).not.toHaveBeenCalled()
  },
})

const asked = fn()
const files = fn()

async function press({ canvas, userEvent }: PlayContext) {
  await canvas.findByText(/^Page 1 of/)
  await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
}

/** Overrides the response to the export only; undefined passes it to the API. */
function onExport(answer: () => Response | undefined | Promise<Response | undefined | void>) {
  return http.get('/api/students', async ({ request }) => {
    const { search } = new URL(request.url)
    if (!search.includes('export=')) return undefined
    asked(search)
    return (await answer()) ?? undefined
  })
}

/** Sends the first bytes and then stalls. */
function halfAFile() {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(3000)),
  })
  return new HttpResponse(body, { headers: { 'x-export-rows': '248' } })
}

/** Captures downloads in `files` instead of saving them. */
function catchFiles() {
  files.mockClear()
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files(this.download)
  })
  return () => click.mockRestore()
}
