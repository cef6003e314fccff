import { expect } from 'storybook/test'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Kicker.ts'
import { expectToFit } from './states.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Kicker,
  args: { children: 'Playlist · 30 videos' },
  parameters: { guide },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Playlist · 30 videos')).toBeVisible()
  },
})

/** The star stays at the first line. */
export const LongText = meta.story({
  args: { children: 'Playlist · 30 videos on the life of the Prophet, one for each evening of Ramadan' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText(/^Playlist/).getBoundingClientRect()
    const star = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect()
    await expect(star?.bottom).toBeLessThan(words.top + words.height / 2)
  },
})

/** Without capitals and letter spacing. */
export const Malayalam = meta.story({ args: { children: 'ഹദീസ് പഠന കേന്ദ്രം, കേരള', lang: 'ml' } })

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { children: 'معهد دراسات الحديث', lang: 'ar' },
})

export const OnArt = meta.story({
  args: { tone: 'brass' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: 'var(--color-art)' }}>
        <Story />
      </div>
    ),
  ],
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Riyad-as-salihin-and-the-forty-hadith-of-an-nawawi-with-their-chains' },
  play: expectToFit,
})
