import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { VideoModal } from '#design-system/VideoModal/VideoModal.tsx'
import { embedOf, thumbnailsOf } from '#design-system/VideoModal/videoUrl.ts'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { guide } from './guides/VideoModal.ts'
import { expectNoneCut, unlessForced } from './modals.ts'
import { expectEveryWayToClose, openedBy } from './overlays.tsx'
import { expectLeftOf } from './surroundings.tsx'
import { playerThatSays, video } from './videoPlayer.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: VideoModal,
  parameters: { guide, a11y: unlessForced },
  args: {
    isOpen: true,
    video,
    onClose: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onEnded: fn(),
    actions: <Button icon="copy">Copy link</Button>,
    frameOf: playerThatSays({ event: 'onStateChange', info: 1 }),
  },
})

/** 16 : 9, with the attributes that YouTube needs. */
export const Default = meta.story({
  parameters: { spec: [81, 82, 476, 481] },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle(video.title)
    await expect(canvas.getByRole('dialog', { name: video.title })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Close video' })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByText('Loading video...')).toBeNull())
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    await expect(frame.getAttribute('allow')).toMatch(/autoplay.*fullscreen/)
    await expect(frame.offsetWidth / frame.offsetHeight).toBeCloseTo(16 / 9, 1)
  },
})

/** No iframe before it is opened; Escape, backdrop and the close button close it, and the focus returns to the card. */
export const OpenedAndClosed = meta.story({
  parameters: { spec: [83, 84, 272, 273, 483, 494] },
  render: openedBy('DAY-02', VideoModal),
  play: async (player) => {
    const expectNoFrame = () => expect(player.canvasElement.querySelector('iframe')).toBeNull()
    await expectNoFrame()
    await expectEveryWayToClose(player, {
      opener: 'DAY-02',
      cross: 'Close video',
      whileOpen: () => expect(player.canvas.getByTitle(video.title)).toBeInTheDocument(),
      whenClosed: expectNoFrame,
    })
  },
})

/** Opened, navigated, played again, and closed; the focus is restored. */
export const ByKeyboard = meta.story({
  args: { frameOf: playerThatSays({ event: 'onStateChange', info: 0 }) },
  render: openedBy('DAY-02', VideoModal),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Close video' })).toHaveFocus()
    await canvas.findByRole('button', { name: 'Play again' })
    for (const name of ['Next', 'Play again']) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveTextContent(name)
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close video' })).toHaveFocus())
    await canvas.findByRole('button', { name: 'Play again' })
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Previous' }))
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPrevious).toHaveBeenCalledOnce()
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'DAY-02' })).toHaveFocus()
  },
})

/** Its buttons, in both states at once. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: 'dialog button', focusVisible: 'dialog button' } },
  play: async ({ canvas }) => {
    const next = getComputedStyle(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(next.outlineStyle).toBe('solid'))
  },
})

export const Pending = meta.story({
  args: { frameOf: playerThatSays() },
  play: ({ canvas }) => expect(canvas.getByText('Loading video...')).toBeInTheDocument(),
})

export const Ended = meta.story({
  args: { frameOf: playerThatSays({ event: 'infoDelivery', info: { playerState: 0 } }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('The video has ended.')).toBeVisible()
    await waitFor(() => expect(args.onEnded).toHaveBeenCalledOnce())
    const [next] = canvas.getAllByRole('button', { name: 'Next' })
    await tabTo(userEvent, next ?? document.body)
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
})

/** A code that has no words of its own; those that have them are states of the screen Video. */
export const Failed = meta.story({
  args: { frameOf: playerThatSays({ event: 'onError', info: 999 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The video cannot be played here.')
    await expect(canvas.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    )
  },
})

/** Blocked: the player sends no messages. */
export const Silent = meta.story({
  args: { frameOf: playerThatSays(), patienceMs: 200 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The player is not responding.')
    await expect(canvas.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
  },
})

/** No iframe while offline; it loads when the network is back. */
export const Offline = meta.story({
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return () => online.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no connection to the internet.')
    await expect(canvas.queryByTitle(video.title)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
  },
})

/** A video without an id: nothing to play, with an action. */
export const Empty = meta.story({
  args: { video: { ...video, id: undefined, href: 'https://example.org/video' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('no link')
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://example.org/video')
  },
})

/** Messages from another origin are ignored. */
export const ForeignMessage = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Loading video...')).toBeNull())
    window.postMessage(JSON.stringify({ event: 'onError', info: 100 }), '*')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** At the first video Previous is disabled. */
export const DisabledAndLongText = meta.story({
  args: {
    onPrevious: undefined,
    video: { ...video, title: `${video.title}, ${video.title}, ${video.title}` },
  },
  play: ({ canvas }) => expectOff(canvas.getByRole('button', { name: 'Previous' })),
})

export const Last = meta.story({
  args: { onNext: undefined },
  play: ({ canvas }) => expectOff(canvas.getByRole('button', { name: 'Next' })),
})

export const Malayalam = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    frameOf: playerThatSays({ event: 'onError', info: 100 }),
    actions: <Button icon="copy">ലിങ്ക് പകർത്തുക</Button>,
    words: {
      100: 'ഈ വീഡിയോ നീക്കം ചെയ്തിരിക്കുന്നു, അല്ലെങ്കിൽ സ്വകാര്യമാണ്.',
      close: 'വീഡിയോ അടയ്ക്കുക',
      previous: 'മുമ്പത്തേത്',
      next: 'അടുത്തത്',
      retry: 'വീണ്ടും ശ്രമിക്കുക',
      watch: 'യൂട്യൂബിൽ കാണുക',
    },
  },
  play: expectNoneCut,
})

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    video: { ...video, title: 'فجر الميلاد', lang: 'ar' },
    actions: undefined,
    words: { close: 'إغلاق', previous: 'السابق', next: 'التالي' },
  },
  play: ({ canvas }) =>
    expectLeftOf(canvas.getByRole('button', { name: 'إغلاق' }), canvas.getByText('فجر الميلاد')),
})

/** An id determines the player URL and the image URLs. */
export const Addresses = meta.story({
  parameters: { spec: [264, 265] },
  args: { isOpen: false },
  play: async () => {
    await expect(thumbnailsOf(video.id)[0]).toBe('https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg')
    const player = new URL(embedOf(video.id))
    await expect(player.origin + player.pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
    await expect(player.searchParams.get('autoplay')).toBe('1')
    await expect(player.searchParams.get('origin')).toBe(window.location.origin)
  },
})

const expectOff = (button: HTMLElement) => expect(button).toHaveAttribute('aria-disabled', 'true')
