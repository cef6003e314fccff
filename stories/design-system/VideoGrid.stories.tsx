import { expect } from 'storybook/test'
import thumbA from '#content/art/thumb-a.svg'
import thumbB from '#content/art/thumb-b.svg'
import thumbC from '#content/art/thumb-c.svg'
import thumbD from '#content/art/thumb-d.svg'
import fallback from '#content/art/video-fallback.svg'
import { VideoCard } from '#design-system/VideoCard/VideoCard.tsx'
import { VideoGrid } from '#design-system/VideoCard/VideoGrid.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/VideoGrid.ts'
import { expectLeftOf, expectToFit } from './surroundings.tsx'

const thumbs = [thumbB, thumbA, thumbC, thumbD]
const english = ['The dawn of his birth', 'A childhood in the desert', 'In the shade of his grandfather']
const malayalam = [
  'ജനനത്തിന്റെ പുലരി',
  'മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ',
  'അബ്ദുൽ മുത്തലിബിന്റെ തണൽ',
  'ശാമിലേക്കുള്ള ആദ്യയാത്ര',
  'വിശ്വസ്തൻ എന്ന പേര്',
  'കഅ്ബയുടെ പുനർനിർമാണം',
]

const meta = preview.meta({
  component: VideoGrid,
  args: { label: 'Nabiyoram', children: cards(6) },
  parameters: { spec: [74, 75, 477], guide },
})

/** A month of videos in as many columns as fit: 1, 2, 3, 4 or 5. Every card is reachable with Tab. */
export const ManyItems = meta.story({
  args: { children: cards(30) },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('list', { name: 'Nabiyoram' })
    const widths = [560, 900, 1200, 1560]
    const columns = 1 + widths.filter((width) => matchMedia(`(min-width: ${width}px)`).matches).length
    await expect(columnsOf(grid)).toBe(columns)
    const [first, second] = canvas.getAllByRole('button')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(second).toHaveFocus()
  },
})

/** Short and long titles in one row: all images and titles start at the same height. */
export const LongTextAndMalayalam = meta.story({
  args: { children: cards(6, [`${malayalam.join(', ')}, ${malayalam.join(', ')}`, ...malayalam], 'ml') },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    await expect(first?.getBoundingClientRect().bottom).toBe(second?.getBoundingClientRect().bottom)
  },
})

/** The first day is on the right. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    label: 'سيرة',
    children: cards(6, ['فجر الميلاد', 'طفولة في الصحراء', 'في ظل عبد المطلب'], 'ar'),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    if (first && second) await expectLeftOf(second, first)
  },
})

/** One column. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { children: cards(3, ['x'.repeat(80), ...english]) },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(1)
    await expectToFit()
  },
})

function cards(count: number, titles = english, lang?: string) {
  return Array.from({ length: count }, (_, at) => (
    <li key={at}>
      <VideoCard
        title={titles[at % titles.length] ?? ''}
        lang={lang}
        day={`DAY-${String(at + 1).padStart(2, '0')}`}
        videoId="dQw4w9WgXcQ"
        fallback={fallback}
        picturesOf={() => [thumbs[at % thumbs.length] ?? fallback]}
      />
    </li>
  ))
}

const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length
