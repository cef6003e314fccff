import { expect } from 'storybook/test'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { SkeletonForm } from '#design-system/Skeleton/SkeletonForm.tsx'
import { SkeletonTable } from '#design-system/Skeleton/SkeletonTable.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Skeleton.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: SkeletonTable,
  parameters: { guide },
  args: {
    label: 'Courses',
    columns: 4,
    head: (
      <>
        <HeadCell variant="number">#</HeadCell>
        <HeadCell>TITLE</HeadCell>
        <HeadCell>DESCRIPTION</HeadCell>
        <HeadCell variant="actions">ACTIONS</HeadCell>
      </>
    ),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading courses')
    await expect(canvas.getByRole('columnheader', { name: 'TITLE' })).toBeVisible()
  },
})

export const People = meta.story({ args: { label: 'Students', variant: 'people' } })

export const OfAForm = meta.story({
  render: () => <SkeletonForm fields={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
})
