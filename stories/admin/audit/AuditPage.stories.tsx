import { expect, waitFor } from 'storybook/test'
import { fewEntries, manyEntries } from '#mocks/fixtures/audit.ts'
import { fixedNow } from '#mocks/fixtures/trash.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { columnsOf, loadedAtLast } from '#stories/admin/ownWords.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { consoleAt } from '#stories/admin/consoleAt.ts'

const withEntries = (audit = fewEntries) => apiHandlers({ audit }, () => fixedNow)

const columns = ['#', 'What', 'Who', 'When', 'From']
const loaded = loadedAtLast({
  call: '/audit',
  loading: 'Loading history',
  columns,
  usual: () => withEntries(manyEntries),
})

const meta = preview.meta({
  ...consoleAt('/admin/audit'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...withEntries()),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Signed in' })
    await expect(columnsOf(canvas)).toEqual(columns)
    const rows = canvas.getAllByRole('row').slice(1)
    const texts = [
      /^1Changed: Course "Arabic for Readers"office@example\.org20 Nov 20262:10\sPM192\.0\.2\.7$/,
      /^2Signed in/,
      /^3Sign-in refused: 10 attempts in 5 minutesunknown name20 Nov 20262:08\sPM198\.51\.100\.23$/,
      /^4Downloaded: the register of students/,
      /^5Deleted permanently: Teacher no\. 77/,
      /^6Added: Teacher no\. 77/,
      /^7Changed: Class "Module 1"/,
      /^8Changed: Student "Fathima Nasreen"/,
      /^9Deleted: Course "Arabic for Readers"/,
      /^10Added: Course "Arabic for Readers"/,
    ]
    await expect(rows).toHaveLength(texts.length)
    for (const [index, text] of texts.entries()) await expect(rows[index]).toHaveTextContent(text)
    await expect(canvas.queryByRole('link', { name: /ADD/ })).not.toBeInTheDocument()
  },
})

/** The user's own actions appear immediately. */
export const DoneByYou = meta.story({
  args: { entries: ['/admin/course'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Arabic for Readers' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Delete' }))
    await canvas.findByText('Course "Arabic for Readers" has been deleted successfully.')
    await userEvent.click(canvas.getByRole('button', { name: /^Menu/ }))
    await userEvent.click(await canvas.findByRole('link', { name: 'History' }))
    await expect(await canvas.findByText('1 to 11 of 11')).toBeInTheDocument()
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(
      /^1Deleted: Course "Arabic for Readers"office@example\.org20 Nov 20263:30\sPM/,
    )
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...withEntries([])),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('heading', { name: 'NO HISTORY FOUND' })
    await expect(text.nextElementSibling).toHaveTextContent(/are listed here for 365 days\.$/)
  },
})

export const OwnWords = meta.story({
  beforeEach: loaded.beforeEach,
  play: async (player) => {
    const { canvas, userEvent } = player
    await loaded.play(player)
    await canvas.findByText('Page 1 of 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('16 to 30 of 40')).toBeInTheDocument()
    await expect(canvas.getByText('Changed: Course "Circle 25"')).toBeVisible()
  },
})

export const Filtered = meta.story({
  args: { entries: ['/admin/audit?action=sign-in-refused'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
    await expect(canvas.getByText('unknown name')).toBeVisible()
    const action = canvas.getByRole('combobox', { name: 'Action' })
    await expect(action).toHaveDisplayValue('Sign-in refused')
    await userEvent.selectOptions(action, 'Deleted')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Course')
    await expect(await canvas.findByText('Deleted: Course "Arabic for Readers"')).toBeVisible()
    await isAt(canvas, '/admin/audit?action=delete&kind=courses')
  },
})

export const NoMatch = meta.story({
  args: { entries: ['/admin/audit?search=nobody&kind=roles'] },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('heading', { name: 'NO HISTORY FOUND' })
    await expect(text.nextElementSibling).toHaveTextContent(
      /^No entry matches "nobody" within the filter\. Clear the search and filter\.$/,
    )
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }))
    await expect(await canvas.findByText('1 to 10 of 10')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search history...' }), 'NASREEN')
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Changed: Student "Fathima Nasreen"' })).toBeVisible()
  },
})
