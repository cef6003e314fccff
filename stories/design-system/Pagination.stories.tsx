import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Pagination.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Pagination,
  args: { page: 3, lastPage: 17, onPage: fn() },
  parameters: { guide },
})

export const Default = meta.story({
  parameters: { spec: [168] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    await expect(canvas.getByText('Page 3 of 17')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(2)
  },
})

export const FirstPage = meta.story({
  args: { page: 1 },
  parameters: { spec: [297] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onPage).not.toHaveBeenCalled()
  },
})

export const OnlyPage = meta.story({
  args: { page: 1, lastPage: 1 },
  parameters: { spec: [297] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onPage).not.toHaveBeenCalled()
  },
})

/** At the last page Next is off, but the focus stays on it and the page is said. */
export const ToTheLastPage = meta.story({
  args: { page: 16 },
  parameters: { spec: [168, 297] },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page)
    return <Pagination {...args} page={page} onPage={setPage} />
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await userEvent.click(next)
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 17 of 17')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
  },
})
