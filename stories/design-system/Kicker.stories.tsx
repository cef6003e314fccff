import { expect } from 'storybook/test'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Kicker.ts'

const meta = preview.meta({
  component: Kicker,
  args: { children: 'Playlist · 30 videos' },
  parameters: { guide },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Playlist · 30 videos')).toBeVisible()
  },
})

/** Neither capitals nor tracking. */
export const Malayalam = meta.story({ args: { children: 'ഹദീസ് പഠന കേന്ദ്രം, കേരള', lang: 'ml' } })

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { children: 'معهد دراسات الحديث', lang: 'ar' },
})

export const OnArt = meta.story({
  args: { tone: 'brass' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: 'var(--monsoon-950)' }}>
        <Story />
      </div>
    ),
  ],
})
