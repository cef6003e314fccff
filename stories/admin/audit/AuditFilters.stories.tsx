import { expect, waitFor } from 'storybook/test'
import { fewEntries } from '#mocks/fixtures/audit.ts'
import { fixedNow } from '#mocks/fixtures/trash.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { consoleAt } from '#stories/admin/consoleAt.ts'

const meta = preview.meta({
  ...consoleAt('/admin/audit'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ audit: fewEntries }, () => fixedNow)),
})

export const ByKind = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Signed in' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Course')
    await expect(await canvas.findByText('1 to 3 of 3')).toBeInTheDocument()
    await isAt(canvas, '/admin/audit?kind=courses')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Action' }), 'Deleted')
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
    await expect(canvas.getByText('Deleted: Course "Arabic for Readers"')).toBeVisible()
  },
})

export const ByAction = meta.story({
  args: { entries: ['/admin/audit?action=sign-in-refused'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
    await expect(canvas.getByText('unknown name')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Action' })).toHaveDisplayValue('Sign-in refused')
  },
})

export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Signed in' })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search history...' }), 'NASREEN')
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Changed: Student "Fathima Nasreen"' })).toBeVisible()
  },
})

export const NoMatch = meta.story({
  args: { entries: ['/admin/audit?search=nobody&kind=roles'] },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('heading', { name: 'NO HISTORY FOUND' })
    await expect(text.nextElementSibling).toHaveTextContent(
      /^No entry matches "nobody" within the filter\. Clear the search and filter\.$/,
    )
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }))
    await expect(await canvas.findByText('1 to 10 of 10')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
  },
})
