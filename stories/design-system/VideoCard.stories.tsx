import { expect, fn, waitFor, within } from 'storybook/test'
import thumb from '#content/art/thumb-a.svg'
import fallback from '#content/art/video-fallback.svg'
import { pending } from '#mocks/handlers.ts'
import { VideoCard } from '#design-system/VideoCard/VideoCard.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/VideoCard.ts'
import { expectLeftOf, inWidth } from './surroundings.tsx'

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
  decorators: [inWidth(300)],
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

/** On focus and under the pointer the title's second line and the star appear; nothing else moves. */
export const HoveredAndFocused = meta.story({
  args: { title: longTitle },
  parameters: { spec: [79, 80], pseudo: { hover: '[data-card="hovered"] button' } },
  render: (args) => (
    <>
      {['focused', 'hovered'].map((look) => (
        <div key={look} data-card={look}>
          <VideoCard {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const [focused, hovered] = canvas.getAllByRole('button')
    if (!focused || !hovered) throw new Error('There are fewer than two cards.')
    await expectOpen(hovered)
    const before = canvasElement.offsetHeight
    await userEvent.tab()
    await expect(focused).toHaveFocus()
    await expectOpen(focused)
    await expect(getComputedStyle(focused).outlineStyle).toBe('solid')
    await expect(canvasElement.offsetHeight).toBe(before)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
})

/** As a link. */
export const Watched = meta.story({
  args: { href: '?day=1', onPress: undefined, isWatched: true },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /^DAY-01.*Watched$/ })
    await expect(card).toBeVisible()
    await expect(card).toHaveAttribute('href', '?day=1')
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

/** Falls back to the second image size, or to the local image: where none loads, where it is YouTube's grey one, or without an id. */
export const FailedAndEmpty = meta.story({
  parameters: { spec: [266, 267, 484] },
  render: (args) => (
    <>
      <VideoCard {...args} day="DAY-01" picturesOf={() => [broken, thumb]} />
      <VideoCard {...args} day="DAY-02" picturesOf={() => [broken, `${broken}BB`]} />
      <VideoCard {...args} day="DAY-03" picturesOf={() => [greyPicture]} />
      <VideoCard {...args} day="DAY-04" videoId={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    await shows(canvas.getByRole('button', { name: /^DAY-01/ }), thumb)
    for (const day of ['02', '03', '04'])
      await shows(canvas.getByRole('button', { name: new RegExp(`^DAY-${day}`) }), fallback)
  },
})

/** One line, with reserved space for the second, so that nothing moves. */
export const LongText = meta.story({
  parameters: { spec: [78] },
  render: (args) => (
    <>
      <VideoCard {...args} title={longTitle} />
      <VideoCard {...args} title={'x'.repeat(80)} lang={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const title of [longTitle, 'x'.repeat(80)]) await expect(linesOf(canvas.getByText(title))).toBe(1)
  },
})

/** Diacritics above and below have room in both lines of the hovered card. */
export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  parameters: { pseudo: { hover: 'button:last-child' } },
  render: (args) => (
    <>
      <VideoCard {...args} title="فجر الميلاد" lang="ar" isWatched watchedLabel="شوهد" />
      <VideoCard {...args} day="DAY-02" title="സ്ത്രീശക്തി: ഖുർആൻ വ്യാഖ്യാനത്തിന്റെ സൂക്ഷ്മതകളും പണ്ഡിതശ്രേഷ്ഠരുടെ വിജ്ഞാനവും" />
    </>
  ),
  play: ({ canvas }) => expectLeftOf(canvas.getByText('شوهد'), canvas.getByText('DAY-01')),
})

const shows = (card: HTMLElement, src: string) =>
  waitFor(() => expect(card.querySelector('img')).toHaveAttribute('src', src))

async function expectOpen(card: HTMLElement) {
  const star = card.querySelector('[aria-hidden]')
  await waitFor(() => expect(star && getComputedStyle(star).opacity).toBe('1'))
  await expect(linesOf(within(card).getByText(longTitle))).toBe(2)
}

const linesOf = (text: HTMLElement) =>
  Math.round(text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
