import { expect } from 'storybook/test'
import { Badge } from '#design-system/Badge/Badge.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Badge.ts'

const meta = preview.meta({ component: Badge, args: { children: 'N/A' }, parameters: { guide } })

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

export const Malayalam = meta.story({ args: { children: 'സജീവം', lang: 'ml', tone: 'ok' } })
