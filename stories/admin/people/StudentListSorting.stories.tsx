import { expect, waitFor } from 'storybook/test'
import { manyStudents } from '#mocks/fixtures/students.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'

const meta = preview.meta({ ...consoleAt('/admin/adminpanel'), tags: ['!autodocs', 'console'] })

const namesOf = (canvas: PlayContext['canvas']) =>
  canvas.getAllByRole('rowheader').map((cell) => cell.textContent)

const byName = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })

/**
 * The order is in the address, and one that the list does not have is newest first. A new one begins on page 1, and the third
 * press of a header ends it.
 */
export const ByHeader = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: manyStudents })),
  args: { entries: ['/admin/adminpanel?sort=time&page=2'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^16Student 32/)
    if (isManualView) return
    const name = canvas.getByRole('columnheader', { name: 'Name' })
    await expect(name).toHaveAttribute('aria-sort', 'none')
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Name' }))
    await userEvent.keyboard('{Enter}')
    await isAt(canvas, '/admin/adminpanel?sort=name')
    await waitFor(() => expect(name).toHaveAttribute('aria-sort', 'ascending'))
    await canvas.findByText('Page 1 of 4')
    await waitFor(() => expect(namesOf(canvas)).toEqual(namesOf(canvas).toSorted(byName)))
    await userEvent.keyboard('{Enter}')
    await isAt(canvas, '/admin/adminpanel?sort=-name')
    await waitFor(() => expect(namesOf(canvas)).toEqual(namesOf(canvas).toSorted(byName).toReversed()))
    await userEvent.keyboard('{Enter}')
    await isAt(canvas, '/admin/adminpanel')
    await expect(await canvas.findByText('Newest first', { selector: 'output' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }))
    await isAt(canvas, '/admin/adminpanel?sort=-joined')
    await userEvent.click(canvas.getByRole('button', { name: 'User code' }))
    await isAt(canvas, '/admin/adminpanel?sort=code')
    await waitFor(async () => {
      const codes = canvas.getAllByText(/^IHS-/).map((cell) => cell.textContent)
      await expect(codes).toEqual(codes.toSorted(byName))
    })
  },
})

/** Over the cards a select has all orders. */
export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    if (isManualView) return
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(select).toHaveDisplayValue('Newest first')
    await userEvent.selectOptions(select, 'Name, ascending')
    await isAt(canvas, '/admin/adminpanel?sort=name')
    await waitFor(() => expect(namesOf(canvas)).toEqual(namesOf(canvas).toSorted(byName)))
    await userEvent.selectOptions(select, 'Newest first')
    await isAt(canvas, '/admin/adminpanel')
  },
})

/** What a search has matched is marked as the row writes it. */
export const Marked = meta.story({
  args: { entries: ['/admin/adminpanel?search=ihs+1038'] },
  play: async ({ canvas, userEvent }) => {
    const isMarked = (texts: string[]) =>
      waitFor(() => expect(canvas.getAllByRole('mark').map((mark) => mark.textContent)).toEqual(texts))
    await isMarked(['IHS-1038'])
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'nasreen fath +91 00000{Enter}')
    await isMarked(['Fath', 'Nasreen', '+91', '00000'])
  },
})
