import { expect, waitFor, within } from 'storybook/test'
import { classesExported, fewEntries, severalMoved } from '#mocks/fixtures/audit.ts'
import { fixedNow } from '#mocks/fixtures/trash.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  ...consoleAt('/admin/audit'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ audit: fewEntries }, () => fixedNow)),
})

export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened({ canvas, userEvent }, 'Changed: Student "Fathima Nasreen"')
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
  },
})

/** One entry for all that were changed together, with what each was before. */
export const ChangedTogether = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ audit: [severalMoved] }, () => fixedNow)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened({ canvas, userEvent }, 'Changed: 2 students')
    await expect(rowsOf(dialog)).toEqual([
      ['Field', 'Value'],
      ['Batch', 'Batch 07 Women'],
      ['Division', 'Division A'],
      ['Student', 'Before'],
      ['Fathima Nasreen', 'Batch 06 Women, Division A'],
      ['Aysha Rahman', 'Batch 06 Women, Nothing'],
    ])
  },
})

/** Deleted records are shown by their ids. */
export const ChangedClass = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened({ canvas, userEvent }, 'Changed: Class "Module 1"')
    await expect(rowsOf(dialog)).toEqual([
      ['Field', 'Before', 'After'],
      ['Divisions', 'Division A, no. 999', 'Division A'],
      ['Expire At', 'Nothing', '14 Dec 2024, 6:30 PM'],
    ])
  },
})

export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened({ canvas, userEvent }, 'Deleted: Course "Arabic for Readers"')
    await expect(rowsOf(dialog)).toEqual([
      ['Field', 'Before'],
      ['Number', '4'],
      ['Title', 'Arabic for Readers'],
      ['Description', 'Enough grammar to read a narration with its vowels.'],
    ])
  },
})

export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened({ canvas, userEvent }, 'Added: Course "Arabic for Readers"')
    await expect(rowsOf(dialog)[0]).toEqual(['Field', 'Value'])
  },
})

export const SavedAsItStood = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened({ canvas, userEvent }, 'Changed: Course "Arabic for Readers"')
    await expect(within(dialog).getByText('Saved without changes.')).toBeVisible()
  },
})

export const ErasedForGood = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened({ canvas, userEvent }, 'Added: Teacher no. 77')
    await expect(within(dialog).getByText(/^This record was deleted permanently/)).toBeVisible()
    await expect(within(dialog).queryByRole('table')).not.toBeInTheDocument()
  },
})

export const Download = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened({ canvas, userEvent }, 'Downloaded: the register of students')
    await expect(rowsOf(dialog)).toEqual([
      ['Field', 'Value'],
      ['Batch', 'Batch 07 Women'],
    ])
  },
})

export const DownloadOfClasses = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ audit: [classesExported] }, () => fixedNow)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened({ canvas, userEvent }, 'Downloaded: the register of classes')
    await expect(rowsOf(dialog)).toEqual([
      ['Field', 'Value'],
      ['Time', 'Past'],
      ['From', '01 Dec 2024, 12:00 AM'],
    ])
  },
})

export const SignIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened({ canvas, userEvent }, 'Sign-in refused: 10 attempts in 5 minutes')
    await expect(within(dialog).getByText('198.51.100.23')).toBeVisible()
    await expect(within(dialog).queryByRole('table')).not.toBeInTheDocument()
  },
})

/** Closing restores the focus; the URL opens it again. */
export const OpenedAndClosed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = 'Changed: Student "Fathima Nasreen"'
    const dialog = await opened({ canvas, userEvent }, text)
    await isAt(canvas, '/admin/audit?details=13')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await isAt(canvas, '/admin/audit')
    await expect(canvas.getByRole('button', { name: text })).toHaveFocus()
  },
})

export const Narrow = meta.story({
  args: { entries: ['/admin/audit?details=13'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'History entry' })
    await expect(within(dialog).getByText('fathima@example.org')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

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
