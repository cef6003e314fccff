import { expect, fn, waitFor } from 'storybook/test'
import thumb from '#content/art/thumb-a.svg'
import fallback from '#content/art/video-fallback.svg'
import { VideoCard } from '#design-system/VideoCard/VideoCard.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/VideoCard.ts'

const broken = 'data:image/png;base64,AAAA'
const greyPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"/>')}`
const longTitle = 'മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ, പിന്നെ മക്കയിലേക്കുള്ള മടക്കയാത്ര'

const meta = preview.meta({
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

/** One button; before it is pressed nothing but a picture is asked of YouTube. */
export const Default = meta.story({
  parameters: { spec: [76, 77, 78, 483] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const card = canvas.getByRole('button', { name: 'DAY-01 ജനനത്തിന്റെ പുലരി' })
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await userEvent.click(card)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
})

export const AsLink = meta.story({
  args: { href: '?day=1', onPress: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /DAY-01/ })).toHaveAttribute('href', '?day=1')
  },
})

/** It goes down the ladder, and ends at the local picture. */
export const PicturesFailed = meta.story({
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

export const NoVideoId = meta.story({
  args: { videoId: undefined },
  parameters: { spec: [266] },
  play: ({ canvasElement }) => shows(canvasElement, fallback),
})

/** One line, and room for the second, so that it moves nothing. */
export const LongTitle = meta.story({
  args: { title: longTitle },
  parameters: { spec: [78] },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText(longTitle))).toBe(1)
  },
})

export const CardFocus = meta.story({
  args: { title: longTitle },
  parameters: { spec: [79, 80] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = canvasElement.offsetHeight
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(linesOf(canvas.getByText(longTitle))).toBe(2)
    await expect(canvasElement.offsetHeight).toBe(before)
  },
})

export const Watched = meta.story({
  args: { isWatched: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Watched$/ })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { isWatched: true } })

const shows = (canvasElement: HTMLElement, src: string) =>
  waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', src))

const linesOf = (text: HTMLElement) =>
  Math.round(text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
