import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { fathimaNasreen, manyStudents, withoutEmail, withoutPlaces } from '#mocks/fixtures/students.ts'
import { answering, apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { captureFiles, downloadDone, files, onExport, pressDownload } from '#stories/admin/downloads.ts'
import { isAt, leadsTo, says } from '#stories/admin/formPlay.ts'
import { students } from '#stories/admin/lists.ts'
import { openTwice, saysAll } from '#stories/admin/openTwice.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'

const withoutParts = answering('students', [{ ...withoutPlaces, M05_Email: '' }, withoutEmail])

const meta = preview.meta({
  ...consoleAt('/admin/adminpanel?search=ihs'),
  tags: ['!autodocs', 'console'],
})

/** Next goes on over the end of the page; the row of the open record is marked. By keyboard alone. */
export const NextPage = meta.story({
  args: { entries: ['/admin/adminpanel'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: manyStudents })),
  play: async ({ canvas, userEvent }) => {
    const names = await canvas.findAllByRole('rowheader')
    await tabTo(userEvent, within(names.at(-1) ?? document.body).getByRole('link'))
    await userEvent.keyboard('{Enter}')
    const dialog = within(await canvas.findByRole('dialog', { name: 'Student Details' }))
    await expect(await dialog.findByText(`15 of ${manyStudents.length}`)).toBeVisible()
    await expect(names.at(-1)?.closest('tr')).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await dialog.findByText(`16 of ${manyStudents.length}`)).toBeVisible()
    const [first] = await canvas.findAllByRole('rowheader', { hidden: true })
    await waitFor(() => expect(first?.closest('tr')).toHaveAttribute('aria-current', 'true'))
    if (isManualView) return
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await dialog.findByText(`15 of ${manyStudents.length}`)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await canvas.findByText(/^Page 1 of/)).toBeVisible()
  },
})

/** Opened by a click on the row, and by keyboard from the name. */
export const DetailsOpen = meta.story({
  parameters: { spec: [129, 130, 131, 401, 495] },
  play: async (player) => {
    const dialog = await openTwice(player, students, 'IHS-1038', '/admin/adminpanel?search=ihs')
    await isAt(player.canvas, '/admin/adminpanel?search=ihs&details=214')
    await saysAll(dialog, [
      'Batch: Batch 07 Women',
      'Division: Division A',
      'Gender: Female',
      'Date of birth: 14 Feb 2001',
      'Qualification: B.A. Arabic',
      'Joining date: 04 Jun 2024',
      'Mobile number: +91 00000 01038WhatsApp',
      'Email: fathima@example.org',
      'Country: India',
      'Role: student',
      `Address: ${fathimaNasreen.M05_Address}`,
    ])
    await leadsTo(dialog, 'Edit', '/admin/student_edit/214')
  },
})

/** A record without places and an address. The last change can be asked for again; the record itself is there. */
export const DetailsMissingParts = meta.story({
  args: { entries: [`/admin/adminpanel?details=${withoutPlaces.M05_UserId}`] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/about/:kind/:id', 500), ...withoutParts),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Student Details' }))
    await expect(await dialog.findByText('Not set')).toBeVisible()
    await expect(dialog.getAllByText('N/A')).toHaveLength(2)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Error loading the last change')
    if (isManualView) return
    msw.use(
      http.get('/api/about/:kind/:id', () => HttpResponse.json({ data: { uses: {}, last_change: null } })),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument())
  },
})

/** The first bytes have come, and then no more. */
export const DownloadBusy = meta.story({
  args: { entries: ['/admin/adminpanel'] },
  beforeEach({ msw }) {
    const start = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(3000))
    const headers = { 'x-export-rows': '248' }
    msw.use(
      onExport('students', () => new HttpResponse(new ReadableStream<Uint8Array>({ start }), { headers })),
    )
    return captureFiles()
  },
  play: async (player) => {
    const { canvas, userEvent } = player
    await pressDownload(player)
    const name = 'Downloading students_export.xlsx'
    await says(await canvas.findByRole('progressbar', { name }), '248 students, 3 kB')
    const button = canvas.getByRole('button', { name: 'Download' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    if (isManualView) return
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await canvas.findByText('The download has been cancelled.')
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus()
    await expect(files).not.toHaveBeenCalled()
  },
})

export const DownloadDone = meta.story({
  parameters: { spec: [127, 398, 399, 400] },
  beforeEach: captureFiles,
  ...downloadDone(
    'students',
    '/admin/adminpanel?search=aysha&batch_id=7&division_id=11',
    '?export=export&batch_id=7&division_id=11',
    '3 students',
  ),
})

/** The server says why, or nothing, or answers with a page of a proxy, which is not saved as a spreadsheet. */
export const DownloadFailed = meta.story({
  args: { entries: ['/admin/adminpanel'] },
  parameters: { spec: [438, 503] },
  beforeEach({ msw }) {
    msw.use(onExport('students', () => HttpResponse.json({ message: 'The disk is full.' }, { status: 507 })))
    return captureFiles()
  },
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    const retry = () => userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await pressDownload(player)
    await canvas.findByText('Error downloading the file. The disk is full.')
    msw.use(onExport('students', () => HttpResponse.html('<h1>Please accept the terms</h1>')))
    await retry()
    await canvas.findByText('Error downloading the file')
    if (isManualView) return
    await expect(files).not.toHaveBeenCalled()
    msw.use(...apiHandlers())
    await retry()
    await canvas.findByText(/^students_export\.xlsx has been downloaded: \d+ students\.$/)
    msw.use(failing('get', '/students', 500))
    await pressDownload(player)
    await expect(await canvas.findByText('Error downloading the file')).toBeVisible()
  },
})
