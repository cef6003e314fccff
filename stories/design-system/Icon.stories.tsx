import { expect } from 'storybook/test'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { paths } from '#design-system/Icon/paths.ts'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Icon.ts'

const meta = preview.meta({ component: Icon, args: { name: 'edit' as const }, parameters: { guide } })

const isName = (name: string): name is IconName => name in paths

export const Default = meta.story({})

export const All = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 7rem)', gap: 24 }}>
      {Object.keys(paths)
        .filter(isName)
        .map((name) => (
          <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: '1.25rem' }}>
            <Icon name={name} />
            <small style={{ fontSize: 'var(--text-ui-sm)' }}>{name}</small>
          </li>
        ))}
    </ul>
  ),
})

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
