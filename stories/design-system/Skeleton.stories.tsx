import { expect } from 'storybook/test'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { SkeletonForm } from '#design-system/Skeleton/SkeletonForm.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Skeleton.ts'
import { rightToLeft } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Skeleton,
  subcomponents: { SkeletonForm },
  parameters: { guide },
})

/** A line, and a form. */
export const Default = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div data-line>
        <Skeleton />
      </div>
      <SkeletonForm fields={3} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-line] [aria-hidden="true"]')).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
})

/** The fields start on the right. */
export const RightToLeft = meta.story({
  ...rightToLeft,
  render: () => <SkeletonForm fields={3} />,
  play: async ({ canvasElement }) => {
    const lines = Array.from(canvasElement.querySelectorAll('[aria-hidden="true"]'))
    const ends = lines.map((line) => Math.round(line.getBoundingClientRect().right))
    await expect(ends[0]).toBe(ends[1])
  },
})

export const ManyItems = meta.story({
  render: () => <SkeletonForm fields={20} />,
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(40),
})
