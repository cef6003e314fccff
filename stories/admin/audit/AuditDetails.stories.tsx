import { expect, waitFor, within } from 'storybook/test'
import { classesExported, fewEntries, bulkDeleted, bulkMoved } from '#mocks/fixtures/audit.ts'
import { fixedNow } from '#mocks/fixtures/trash.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { isAt, press } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import type { PlayContext } from '#stories/playContext.ts'
import { foundation } from '#mocks/fixtures/courses.ts'

const meta = preview.meta({
  ...consoleAt('/admin/audit'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ audit: fewEntries }, () => fixedNow)),
})

/** Its address opens it again; closing restores the focus. */
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = 'Changed: Student "Fathima Nasreen"'
    const dialog = await opened({ canvas, userEvent }, title)
    await isAt(canvas, '/admin/audit?details=13')
    for (const text of ['office@example.org', '192.0.2.7', /^20 Nov 2026, 2:03\sPM$/]) {
      await expect(within(dialog).getByText(text)).toBeVisible()
    }
    await expect(rowsOf(dialog)).toEqual([
      ['Field', 'Before', 'After'],
      ['Batch', 'Batch 06 Women', 'Batch 07 Women'],
      ['Division', 'Division A', 'Division A'],
      ['Joining Date', '01 Jun 2024', '04 Jun 2024'],
      ['Allow login', 'Off', 'On'],
      ['Email', 'Nothing', 'fathima@example.org'],
      ['Password', '', 'Changed'],
    ])
    if (isManualView) return
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await isAt(canvas, '/admin/audit')
    await expect(canvas.getByRole('button', { name: title })).toHaveFocus()
  },
})

/**
 * Of several that were changed together, with what each was before; deleted records are shown by their ids; what was saved without
 * changes, erased, downloaded, or refused at sign-in.
 */
export const OtherEntries = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ audit: [classesExported, bulkMoved, ...fewEntries] }, () => fixedNow)),
  play: async (player) => {
    const { canvas, userEvent } = player
    for (const [title, rows, text] of entries) {
      const dialog = await opened(player, title)
      if (rows) await expect(rowsOf(dialog)).toEqual(rows)
      else await expect(within(dialog).queryByRole('table')).not.toBeInTheDocument()
      if (text) await expect(within(dialog).getByText(text)).toBeVisible()
      if (title === entries.at(-1)?.[0]) return
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    }
  },
})

/** Entries by their titles, with the rows of their tables, and other texts. */
const entries: [title: string, rows?: string[][], text?: string | RegExp][] = [
  [
    'Changed: 2 students',
    [
      ['Field', 'Value'],
      ['Batch', 'Batch 07 Women'],
      ['Division', 'Division A'],
      ['Student', 'Before'],
      ['Fathima Nasreen', 'Batch 06 Women, Division A'],
      ['Aysha Rahman', 'Batch 06 Women, Nothing'],
    ],
  ],
  [
    'Changed: Class "Module 1"',
    [
      ['Field', 'Before', 'After'],
      ['Divisions', 'Division A, no. 999', 'Division A'],
      ['Expire At', 'Nothing', '14 Dec 2024, 6:30 PM'],
    ],
  ],
  [
    'Deleted: Course "Arabic for Readers"',
    [
      ['Field', 'Before'],
      ['Number', '4'],
      ['Title', 'Arabic for Readers'],
      ['Description', 'Enough grammar to read a narration with its vowels.'],
    ],
  ],
  [
    'Added: Course "Arabic for Readers"',
    [
      ['Field', 'Value'],
      ['Number', '4'],
      ['Title', 'Arabic for Readers'],
      ['Description', 'Enough grammar to read a narration with its vowels.'],
    ],
  ],
  ['Changed: Course "Arabic for Readers"', undefined, 'Saved without changes.'],
  ['Added: Teacher no. 77', undefined, /^This record was deleted permanently/],
  [
    'Downloaded: the register of students',
    [
      ['Field', 'Value'],
      ['Batch', 'Batch 07 Women'],
    ],
  ],
  ['Sign-in refused: 10 attempts in 5 minutes', undefined, '198.51.100.23'],
  [
    'Downloaded: the register of classes',
    [
      ['Field', 'Value'],
      ['Time', 'Past'],
      ['From', '01 Dec 2024, 12:00 AM'],
    ],
  ],
]

async function opened({ canvas, userEvent }: PlayContext, text: string) {
  await userEvent.click(await canvas.findByRole('button', { name: text }))
  return canvas.findByRole('dialog', { name: 'History entry' })
}

/** Returns the texts of a dialog's table by row, with thin spaces replaced by plain ones. */
function rowsOf(dialog: HTMLElement) {
  return within(dialog)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s/g, ' ')))
}

// The entries' course was deleted and is no longer in the trash.
const withErased = () =>
  apiHandlers({ audit: [bulkDeleted, ...fewEntries], courses: [foundation] }, () => fixedNow)

const added = 'Added: Course "Arabic for Readers"'

/** Of records that were deleted, also of several at once. */
export const EraseOffered = meta.story({
  beforeEach: ({ msw }) => msw.use(...withErased()),
  play: async (player) => {
    const { canvas, userEvent } = player
    const close = async (dialog: ReturnType<typeof within>) => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    }
    const dialog = within(await opened(player, 'Changed: Student "Fathima Nasreen"'))
    await expect(dialog.queryByRole('button', { name: 'Delete permanently' })).not.toBeInTheDocument()
    await close(dialog)
    const several = within(await opened(player, 'Deleted: 2 students'))
    await userEvent.click(several.getByRole('button', { name: 'Delete permanently Rahila Moosa' }))
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent(
      'Delete the student Rahila Moosa permanently?',
    )
  },
})

/** All its entries are then empty and say so. */
export const Erased = meta.story({
  beforeEach: ({ msw }) => msw.use(...withErased()),
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    await opened(player, added)
    await press(player, 'Delete permanently')
    const question = await canvas.findByRole('alertdialog', { name: 'Confirm Deletion' })
    await expect(question).toHaveTextContent(
      'Delete the course Arabic for Readers permanently? It cannot be restored, and its name and fields are removed from the history.',
    )
    if (isManualView) return
    const erase = within(question).getByRole('button', { name: 'Delete permanently' })
    // Somebody else has erased it already.
    msw.use(failing('delete', '/trash/:kind/:id', 404, { message: 'Deleted record not found' }))
    await userEvent.click(erase)
    await expect(await within(question).findByRole('alert')).toHaveTextContent('Deleted record not found')
    msw.use(...withErased())
    await userEvent.click(within(question).getByRole('button', { name: 'Delete permanently' }))
    await canvas.findByText('Course "Arabic for Readers" has been deleted permanently.')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.queryByText(added)).not.toBeInTheDocument())
    await canvas.findByRole('button', { name: 'Deleted: Course no. 4' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Added: Course no. 4' })).toHaveFocus())
    const dialog = within(await opened(player, 'Added: Course no. 4'))
    await expect(dialog.getByText(/^This record was deleted permanently/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Delete permanently' })).not.toBeInTheDocument()
  },
})
