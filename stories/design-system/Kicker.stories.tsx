import { expect } from 'storybook/test'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Kicker.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Kicker,
  args: { children: 'Playlist · 30 videos' },
  parameters: { guide },
})

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('Playlist · 30 videos')).toBeVisible(),
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

/** The star stays at the first line; a word without room is broken. Malayalam is without capitals and letter spacing. */
export const LongTextAndMalayalamAndRightToLeft = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 280 }}>
      <Kicker>Playlist · 30 videos on the life of the Prophet, one for each evening of Ramadan</Kicker>
      <Kicker>Riyad-as-salihin-and-the-forty-hadith-of-an-nawawi-with-their-chains</Kicker>
      <Kicker lang="ml">ഹദീസ് പഠന കേന്ദ്രം, കേരള</Kicker>
      <div dir="rtl">
        <Kicker lang="ar">معهد دراسات الحديث</Kicker>
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText(/^Playlist/).getBoundingClientRect()
    const star = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect()
    await expect(star?.bottom).toBeLessThan(words.top + words.height / 2)
    await expect(canvas.getByText(/^Riyad/).offsetWidth).toBeLessThanOrEqual(280)
    await expect(getComputedStyle(canvas.getByText(/^ഹദീസ്/)).letterSpacing).toMatch(/^(normal|0px)$/)
  },
})
