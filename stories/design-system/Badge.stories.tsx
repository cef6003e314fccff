import { expect } from 'storybook/test'
import { Badge } from '#design-system/Badge/Badge.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Badge.ts'
import { expectToFit } from './states.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Badge,
  args: { children: 'N/A' },
  parameters: { guide },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible()
  },
})

export const Tones = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 14 }}>
      <Badge>N/A</Badge>
      <Badge tone="ok">Active</Badge>
      <Badge tone="warn">Expires soon</Badge>
      <Badge tone="bad">Expired</Badge>
      <Badge tone="info">Scheduled</Badge>
      <Badge tone="day">DAY-01</Badge>
    </div>
  ),
})

/** Wraps if there is no room. */
export const LongText = meta.story({
  args: { tone: 'warn', children: 'Expires at the end of the third year of this course' },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Badge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Expires/).offsetWidth).toBeLessThanOrEqual(200)
  },
})

export const Malayalam = meta.story({ args: { children: 'സജീവം', lang: 'ml', tone: 'ok' } })

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { children: 'نشط', lang: 'ar', tone: 'ok' },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: 'Expires at the end of the third year of this course, unless it is prolonged',
    tone: 'warn',
  },
  play: expectToFit,
})
