import { expect } from 'storybook/test'
import { fewEntries, manyEntries } from '#mocks/fixtures/audit.ts'
import { fixedNow } from '#mocks/fixtures/trash.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { columnsOf, listStates } from '#stories/admin/listStates.ts'
import preview from '#storybook/preview.tsx'
import { consoleAt } from '#stories/admin/consoleAt.ts'

const withEntries = (audit = fewEntries) => apiHandlers({ audit }, () => fixedNow)

const columns = ['#', 'What', 'Who', 'When', 'From']
const states = listStates({
  call: '/audit',
  loading: 'Loading history',
  columns,
  row: 'Signed in',
  nameRole: 'button',
  usual: withEntries,
})

const meta = preview.meta({
  ...consoleAt('/admin/audit'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...withEntries()),
})

export const Loading = meta.story({ tags: ['frame'], ...states.loading })

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

export const SecondPage = meta.story({
  args: { entries: ['/admin/audit?page=2'] },
  beforeEach: ({ msw }) => msw.use(...withEntries(manyEntries)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('16 to 30 of 40')).toBeInTheDocument()
    await expect(canvas.getByText('Changed: Course "Circle 25"')).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Signed in' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

export const Failed = meta.story({ tags: ['frame'], ...states.failed })
export const Offline = meta.story({ tags: ['frame'], ...states.offline })
export const NoToken = meta.story({ tags: ['frame'], ...states.noToken })
