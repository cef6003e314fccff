import { expect } from 'storybook/test'
import { Icon } from '#design-system/Icon/Icon.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Icon.ts'

const meta = preview.meta({ component: Icon, args: { name: 'edit' as const }, parameters: { guide } })

export const Default = meta.story({})

/** Arrows follow the reading direction. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: () => (
    <p lang="ar" style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <Icon name="previous" /> السابق
      <Icon name="next" /> التالي
      <Icon name="back" /> عودة
      <Icon name="edit" /> تعديل
    </p>
  ),
  play: async ({ canvasElement }) => {
    const scales = [...canvasElement.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).scale)
    await expect(scales).toEqual(['-1 1', '-1 1', '-1 1', 'none'])
  },
})
