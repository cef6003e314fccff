import { expect } from 'storybook/test'
import { Badge } from '#design-system/Badge/Badge.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Badge.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Badge,
  args: { children: 'N/A' },
  parameters: { guide },
})

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('N/A')).toBeVisible(),
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
export const LongTextAndMalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 14, inlineSize: 200 }}>
      <Badge tone="ok" lang="ar">
        نشط
      </Badge>
      <Badge tone="ok" lang="ml">
        സജീവം
      </Badge>
      <Badge tone="warn">Expires at the end of the third year of this course</Badge>
    </div>
  ),
  play: ({ canvas }) => expect(canvas.getByText(/^Expires/).offsetWidth).toBeLessThanOrEqual(200),
})
