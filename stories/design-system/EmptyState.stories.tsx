import { expect } from 'storybook/test'
import emptyLedger from '#content/art/empty-ledger.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/EmptyState.ts'

const meta = preview.meta({
  component: EmptyState,
  args: { title: 'NO COURSES FOUND' },
  parameters: { guide },
})

export const Default = meta.story({
  args: {
    art: emptyLedger,
    children: 'No course matches "zzz". Clear the search, or add a course.',
    action: <Button>Clear search</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'NO COURSES FOUND' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible()
  },
})

export const TitleOnly = meta.story({})
