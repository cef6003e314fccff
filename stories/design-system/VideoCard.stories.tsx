import { expect, fn, waitFor, within } from 'storybook/test'
import thumb from '#content/art/thumb-a.svg'
import fallback from '#content/art/video-fallback.svg'
import { pending } from '#mocks/handlers.ts'
import { VideoCard } from '#design-system/VideoCard/VideoCard.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/VideoCard.ts'
import { expectToFit } from './states.tsx'

const broken = 'data:image/png;base64,AAAA'
const greyPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"/>')}`
const longTitle = 'മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ, പിന്നെ മക്കയിലേക്കുള്ള മടക്കയാത്ര'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: VideoCard,
  parameters: { guide },
  args: {
    title: 'ജനനത്തിന്റെ പുലരി',
    lang: 'ml',
    day: 'DAY-01',
    videoId: 'dQw4w9WgXcQ',
    fallback,
    picturesOf: () => [thumb],
    onPress: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
})

/** One button; until it is pressed, only an image is requested from YouTube. */
export const Default = meta.story({
  parameters: { spec: [76, 77, 78, 483] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const card = canvas.getByRole('button', { name: 'DAY-01 ജനനത്തിന്റെ പുലരി' })
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await userEvent.click(card)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

/** On focus the title's second line and the star appear; nothing else moves. */
export const ByKeyboard = meta.story({
  args: { title: longTitle },
  parameters: { spec: [79, 80] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const before = canvasElement.offsetHeight
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expectOpen(canvas.getByRole('button'))
    await expect(canvasElement.offsetHeight).toBe(before)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
})

/** Hovered, the image grows as well. */
export const Hovered = meta.story({
  args: { title: longTitle },
  parameters: { pseudo: { hover: 'button' } },
  play: ({ canvas }) => expectOpen(canvas.getByRole('button')),
})

export const Focused = meta.story({
  args: { title: longTitle },
  parameters: { pseudo: { focusVisible: 'button' } },
  play: async ({ canvas }) => {
    await expectOpen(canvas.getByRole('button'))
    await expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid')
  },
})

export const AsLink = meta.story({
  args: { href: '?day=1', onPress: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /DAY-01/ })).toHaveAttribute('href', '?day=1')
  },
})

/** The dark background reserves the space of an image that is loading. */
export const Pending = meta.story({
  args: { picturesOf: () => ['/api/picture'] },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  beforeEach: ({ msw }) => msw.use(pending('get', '/picture')),
  play: async ({ canvasElement }) => {
    const { offsetWidth = 0, offsetHeight = 1 } = canvasElement.querySelector('img')?.parentElement ?? {}
    await expect(offsetWidth / offsetHeight).toBeCloseTo(16 / 9, 1)
  },
})

/** Falls back through the image sizes to the local image. */
export const Failed = meta.story({
  args: { picturesOf: () => [broken, `${broken}BB`] },
  parameters: { spec: [267] },
  play: ({ canvasElement }) => shows(canvasElement, fallback),
})

export const SecondPicture = meta.story({
  args: { picturesOf: () => [broken, thumb] },
  play: ({ canvasElement }) => shows(canvasElement, thumb),
})

export const GreyPicture = meta.story({
  args: { picturesOf: () => [greyPicture] },
  parameters: { spec: [484] },
  play: ({ canvasElement }) => shows(canvasElement, fallback),
})

/** Without an id no image is requested. */
export const Empty = meta.story({
  args: { videoId: undefined },
  parameters: { spec: [266] },
  play: ({ canvasElement }) => shows(canvasElement, fallback),
})

/** One line, with reserved space for the second, so that nothing moves. */
export const LongText = meta.story({
  args: { title: longTitle },
  parameters: { spec: [78] },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText(longTitle))).toBe(1)
  },
})

export const Watched = meta.story({
  args: { isWatched: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Watched$/ })).toBeVisible()
  },
})

/** Diacritics above and below have room in both lines. */
export const Malayalam = meta.story({
  args: { title: 'സ്ത്രീശക്തി: ഖുർആൻ വ്യാഖ്യാനത്തിന്റെ സൂക്ഷ്മതകളും പണ്ഡിതശ്രേഷ്ഠരുടെ വിജ്ഞാനവും' },
  parameters: { pseudo: { hover: 'button' } },
})

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { title: 'فجر الميلاد', lang: 'ar', isWatched: true, watchedLabel: 'شوهد' },
  play: async ({ canvas }) => {
    const day = canvas.getByText('DAY-01').getBoundingClientRect()
    await expect(day.left).toBeGreaterThan(canvas.getByText('شوهد').getBoundingClientRect().right)
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'x'.repeat(80), lang: undefined },
  play: expectToFit,
})

const shows = (canvasElement: HTMLElement, src: string) =>
  waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', src))

async function expectOpen(card: HTMLElement) {
  const star = card.querySelector('[aria-hidden]')
  await waitFor(() => expect(star && getComputedStyle(star).opacity).toBe('1'))
  await expect(linesOf(within(card).getByText(longTitle))).toBe(2)
}

const linesOf = (text: HTMLElement) =>
  Math.round(text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
