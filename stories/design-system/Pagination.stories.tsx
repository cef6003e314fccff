import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Pagination.ts'
import { expectLeftOf, expectRing, expectToFit, expectUnlike, rightToLeft } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Pagination,
  args: { page: 3, lastPage: 17, onPageChange: fn() },
  parameters: { guide },
})

/** As many entries at any page, so that the buttons stay where they are. */
export const Default = meta.story({
  args: { page: 5 },
  parameters: { spec: [168] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    await expect(canvas.getByText('Page 5 of 17')).toBeVisible()
    const shown = canvas.getAllByRole('listitem').map((entry) => entry.textContent)
    await expect(shown).toEqual(['1', '...', '4', '5', '6', '...', '17'])
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('5')
    for (const [name, page] of [
      ['Next', 6],
      ['Previous', 4],
      ['Page 17', 17],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(args.onPageChange).toHaveBeenLastCalledWith(page)
    }
  },
})

export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: 'button:last-child' } },
  play: async ({ canvas, userEvent }) => {
    await expectUnlike(
      canvas.getByRole('button', { name: 'Next' }),
      canvas.getByRole('button', { name: 'Previous' }),
    )
    await userEvent.tab()
    await expectRing(canvas.getByRole('button', { name: 'Page 1' }))
  },
})

/** There is no page before it. While another page size loads, all is disabled. */
export const FirstPage = meta.story({
  args: { page: 1, onPageSizeChange: fn() },
  parameters: { spec: [297] },
  render: function Sized(args) {
    const [size, setSize] = useState(15)
    return (
      <Pagination
        {...args}
        pageSize={size}
        isDisabled={size !== 15}
        onPageSizeChange={(chosen) => {
          setSize(chosen)
          args.onPageSizeChange?.(chosen)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onPageChange).not.toHaveBeenCalled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50 per page')
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(50)
    for (const control of [...canvas.getAllByRole('button'), canvas.getByRole('combobox')])
      await expect(control).toBeDisabled()
  },
})

/** The only page: both directions are disabled. */
export const Disabled = meta.story({
  args: { page: 1, lastPage: 1 },
  parameters: { spec: [297] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onPageChange).not.toHaveBeenCalled()
  },
})

/** Compact, for a bar that has other things in it: to the last page and back. There Next is disabled but keeps the focus, and the page is announced. */
export const ByKeyboard = meta.story({
  args: { page: 16, isCompact: true },
  parameters: { spec: [168, 297] },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page)
    return <Pagination {...args} page={page} onPageChange={setPage} />
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Page 16' })).not.toBeInTheDocument()
    await expect(canvas.getByText('Page 16 of 17')).toBeVisible()
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 17 of 17')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 16 of 17')
    await expect(next).not.toHaveAttribute('aria-disabled')
  },
})

/** The arrows follow the reading direction. */
export const RightToLeft = meta.story({
  ...rightToLeft,
  render: (args) => (
    <>
      <p>صفحات الدورات</p>
      <Pagination {...args} />
    </>
  ),
  play: ({ canvas }) =>
    expectLeftOf(
      canvas.getByRole('button', { name: 'Next' }),
      canvas.getByRole('button', { name: 'Previous' }),
    ),
})

/** Only the arrows are visible, 44 px square; the labels remain their accessible names. */
export const ManyItems = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { page: 4999, lastPage: 5000 },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Next' }).getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
    await expectToFit()
  },
})
