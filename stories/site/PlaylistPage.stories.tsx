import { http, HttpResponse } from 'msw'
import { expect, spyOn, waitFor } from 'storybook/test'
import fallback from '#content/art/video-fallback.svg?no-inline'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { PlaylistPage } from '#site/library/PlaylistPage.tsx'
import { expectPageToFit } from './expectPageToFit.ts'
import { InFrame } from './InFrame.tsx'
import { LibrarySite } from './LibrarySite.tsx'
import { withFirst, withIds } from './playlists.ts'
import { daysUpTo, remember } from './progress.ts'
import {
  picturesAreGrey,
  picturesAreSlow,
  picturesCome,
  picturesFail,
  playerSays,
  playing,
} from './videoHost.ts'

const longTitle = 'മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ, പിന്നെ മക്കയിലേക്കുള്ള മടക്കയാത്രയും കാത്തിരിപ്പും'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: LibrarySite,
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/library/nabiyoram'] },
  beforeEach({ msw }) {
    msw.use(picturesCome)
    return playerSays(playing)
  },
})

/** Every day a link, each with its picture; of the video host nothing but pictures is asked. */
export const Default = meta.story({
  parameters: { spec: [18, 19, 71, 72, 73, 76, 77, 257, 258, 259, 260, 261, 264, 422, 483] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'നബിയോരം' })).toBeVisible()
    await expect(canvas.getByText('Playlist · 30 videos')).toBeVisible()
    await expect(canvas.getByText(/മുപ്പത് ദിവസത്തെ യാത്ര/)).toBeVisible()
    const cards = canvas.getAllByRole('link', { name: /^DAY-/ })
    await expect(cards).toHaveLength(30)
    await expect(cards[0]).toHaveAccessibleName('DAY-01 ജനനത്തിന്റെ പുലരി')
    await expect(cards[0]).toHaveAttribute('href', '?day=1')
    await expect(cards[29]).toHaveAccessibleName(/^DAY-30 /)
    await expect(pictureOf(cards[0])).toHaveAttribute(
      'src',
      'https://i.ytimg.com/vi/nabiyoram01/maxresdefault.jpg',
    )
    await expect(pictureOf(cards[0])).toHaveAttribute('loading', 'lazy')
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    if (isManualView) return
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Library' }))
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/library$/))
    await userEvent.click(await canvas.findByRole('link', { name: 'സഞ്ചാരികം' }))
    await expect(await canvas.findAllByRole('link', { name: /^DAY-/ })).toHaveLength(29)
  },
})

/** A URL in a different case opens the same playlist; on a wide window in five columns. */
export const OtherCase = meta.story({
  globals: { viewport: { value: 'wide' } },
  parameters: { spec: [75, 477] },
  args: { entries: ['/Library/NabiYoram?day=99'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'നബിയോരം' })).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expectColumns(canvas.getByRole('list', { name: 'നബിയോരം' }), 5)
  },
})

/** The dark background reserves their space. */
export const LoadingPictures = meta.story({
  args: { playlist: withIds('slow-ones') },
  beforeEach: ({ msw }) => msw.use(picturesAreSlow),
  play: ({ canvas }) => {
    const { offsetWidth, offsetHeight } = pictureOf(canvas.getByRole('link', { name: /^DAY-01/ }))
    return expect(offsetWidth / offsetHeight).toBeCloseTo(16 / 9, 1)
  },
})

export const PicturesFailed = meta.story({
  parameters: { spec: [267] },
  args: { playlist: withIds('no-answer') },
  beforeEach: ({ msw }) => msw.use(picturesFail),
  play: ({ canvas }) => showsFallback(canvas.getByRole('link', { name: /^DAY-01/ })),
})

export const GreyPicture = meta.story({
  parameters: { spec: [484] },
  args: { playlist: withIds('grey-ones') },
  beforeEach: ({ msw }) => msw.use(picturesAreGrey),
  play: ({ canvas }) => showsFallback(canvas.getByRole('link', { name: /^DAY-01/ })),
})

/** Its address names no video: a picture of ours, and in the player the way to that address. */
export const NoVideoId = meta.story({
  parameters: { spec: [266] },
  args: { playlist: withFirst({ url: 'https://example.org/a-video' }) },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('link', { name: /^DAY-01/ })
    await showsFallback(card)
    await userEvent.click(card)
    await expect(await canvas.findByRole('link', { name: /Watch/ })).toHaveAttribute(
      'href',
      'https://example.org/a-video',
    )
  },
})

/** One line, two under the pointer; the rows below stay where they are. On the narrowest phone there is one column. */
export const LongTitle = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { spec: [74, 78] },
  args: { playlist: { ...withFirst({ title: longTitle }), description: undefined } },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText(longTitle))).toBe(1)
    await expectColumns(canvas.getByRole('list', { name: 'നബിയോരം' }), 1)
    await expect(canvas.queryByText(/മുപ്പത് ദിവസത്തെ യാത്ര/)).toBeNull()
  },
})

/** Under the pointer, and with the focus. */
export const CardHover = meta.story({
  parameters: { spec: [79, 80], pseudo: { hover: '#day-1 a', focusVisible: '#day-1 a' } },
  args: { playlist: withFirst({ title: longTitle }) },
  play: async ({ canvas }) => {
    const below = () => canvas.getByRole('link', { name: /^DAY-08/ }).offsetTop
    const before = below()
    await waitFor(() => expect(linesOf(canvas.getByText(longTitle))).toBe(2))
    await expect(below()).toBe(before)
    await expect(getComputedStyle(canvas.getByRole('link', { name: /^DAY-01/ })).outlineStyle).toBe('solid')
  },
})

export const Watched = meta.story({
  beforeEach: () => remember({ watched: { nabiyoram: [...daysUpTo(3), 99], sancharikam: [4] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /Watched$/ })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: /^DAY-03.*Watched$/ })).toBeVisible()
    await expect(canvas.getByText('3 of 30 watched')).toBeVisible()
  },
})

/** By parts of words in any order and in any of their spellings, and by the day. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search in this playlist' })
    const only = async (typed: string, name: RegExp) => {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      // The only one: another one would be an error.
      await waitFor(() => expect(canvas.getByRole('link', { name: /^DAY-/ })).toHaveAccessibleName(name))
      await expect(canvas.getByRole('status')).toHaveTextContent('1 of 30 found')
    }
    await only('കുന്നി സഫാ', /സഫാ/)
    await only('വിശ്വസ്തന്\u200D', /വിശ്വസ്തൻ/)
    await only('day 12{Enter}', /^DAY-12 /)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getAllByRole('link', { name: /^DAY-/ })).toHaveLength(30)
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'ഉടമ്പടി{Enter}')
    await expect(canvas.getAllByRole('link', { name: /^DAY-/ })).toHaveLength(2)
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'കടൽ{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'No video found' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 30 found')
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 30' }))
    await expect(canvas.getAllByRole('link', { name: /^DAY-/ })).toHaveLength(30)
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
  },
})

/** The list can be read and searched, and says that nothing can be played. */
export const Offline = meta.story({
  args: { playlist: withIds('far-aways') },
  beforeEach({ msw }) {
    msw.use(picturesFail)
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return () => online.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'No connection: videos cannot be played right now.',
    )
    await showsFallback(canvas.getByRole('link', { name: /^DAY-01/ }))
  },
})

/** The library takes its place in the history, so that Back does not return to it. */
export const UnknownId = meta.story({
  parameters: { spec: [85, 86] },
  beforeEach: ({ msw }) =>
    msw.use(http.get('/content/library/*', () => new HttpResponse(null, { status: 404 }))),
  args: { entries: ['/gallery', '/library/no-such-playlist'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Popular Playlist' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/library$/))
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: "The browser's Back" }))
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/gallery$/))
  },
})

function pictureOf(card: HTMLElement | undefined): HTMLImageElement {
  const picture = card?.querySelector('img')
  if (!picture) throw new Error('The card has no picture.')
  return picture
}

const showsFallback = (card: HTMLElement) =>
  waitFor(() => expect(pictureOf(card)).toHaveAttribute('src', fallback))

const linesOf = (text: HTMLElement) =>
  Math.round(text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight))

async function expectColumns(list: HTMLElement, columns: number) {
  await expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(columns)
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** At the address of a playlist that the institute has removed. */
export const Removed = meta.story({
  render: () => (
    <InFrame entries={['/library/seerah']}>
      <PlaylistPage content={undefined} />
    </InFrame>
  ),
  play: async ({ canvas }) => {
    const heading = { level: 1, name: 'This playlist has been removed' } as const
    await expect(canvas.getByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the Library' })).toHaveAttribute('href', '/library')
    await expectPageToFit({ canvas })
  },
})
